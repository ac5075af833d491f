### خادم الويب: ما يكتبه في الطرفية، وما يجيب به عن الطلبات. $value: منفذ؛ لا نقطة في الأخطاء.

server-ready = خمسين جاهز في متصفحك: { $text }
server-network = على الشبكة المحلية: { $text }
server-no-network = ليس لهذا الجهاز عنوان على شبكة محلية: صِله بها وابدأ من جديد
server-next-port = المنفذ { $value } مشغول، فيستعمل خمسين أول منفذ خالٍ بعده.
server-end = لإنهائه اضغط { LATIN("Ctrl-C") }.
server-without-app = بُني هذا البرنامج بلا تطبيق الويب: ثبّت { LATIN("Node.js") } ونفّذ { LATIN("make run") } في مجلد خمسين
server-port-taken = المنفذ { $value } مشغول ببرنامج آخر: أنهِ ذلك البرنامج، أو اختر منفذًا آخر بالخيار { LATIN("--port") }
server-port-refused = لا يمكن استعمال المنفذ { $value } ({ $reason }): اختر منفذًا آخر بالخيار { LATIN("--port") } من 1024 فصاعدًا
server-not-found = لا شيء في { $text }: ابدأ من { LATIN("/") }
server-method = لا يصلح { $name } مع { $text }: استعمل { LATIN("GET") }
