### ما لا يقوله إلا المتصفح.

web-title = خمسين
web-tagline = ألعاب رقعة قديمة، تُلعب كما ترويها أوراق قواعدها.

## أدوات في كل صفحة

web-close = إغلاق
web-language = اللغة
web-theme = الألوان
web-theme-system = كما في النظام
web-theme-sand = رمل
web-theme-night = ليل
web-theme-contrast = تباين عالٍ
web-notices = تنبيهات
web-skip = انتقل إلى المحتوى

## من أين جاء البند، على الشارات

web-badge-sheet = من الورقة
web-badge-elsewhere = من مصدر آخر
web-badge-house = قرار منّا

## الرقعة، لمن يسمعها

web-board = رقعة { $name }
web-piece-man = قطعة { $side }
web-piece-pharaoh = فرعون { $side }
web-piece-priest = كاهن { $side } الأكبر
web-piece-ship = سفينة موتى { $side }
web-piece-neutral = قطعة محايدة
web-piece-aboard = { $piece } على سفينة موتى
web-square-empty = { $square }، فارغة
web-square-piece = { $square }، { $piece }
web-square-centre = المركز
web-square-target-dot = يمكن اللعب فيها
web-square-target-ring = يمكن اللعب فيها مع أسر
web-square-target-cross = يمكن رفعها
web-square-selected = محددة
web-square-forced = يجب أن تتابع الأسر
web-square-last = آخر تحريك
web-mark-lit = مُبرزة
web-mark-good = جيد
web-mark-bad = سيئ
web-mark-left = في مجموعة القواعد اليسرى فقط
web-mark-right = في مجموعة القواعد اليمنى فقط
web-mark-both = في مجموعتي القواعد كلتيهما
web-tray-hand = في يد { $side }
web-tray-captured = أسرها { $side }
web-pile = { $piece } ({ $count })
web-pile-target = { $piece } ({ $count })، يمكن أن تعود إلى هنا
