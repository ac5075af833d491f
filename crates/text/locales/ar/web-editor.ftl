### محرّر الوضعيات.

web-nav-editor = محرّر الوضعيات
web-editor-ruleset = مجموعة القواعد
web-editor-palette = ضع على الرقعة
web-editor-erase = أزل
web-editor-possible = يمكن أن تنشأ هذه الوضعية.
web-editor-impossible = لا يمكن أن تنشأ هذه الوضعية.
web-editor-side = صاحب الدور
web-editor-phase = ما عليه فعله
web-editor-play = العب من هنا
web-editor-analyse = حلّل
web-editor-start = ترتيب البداية
web-editor-clear = أخلِ الرقعة
web-editor-text = الوضعية نصًا
