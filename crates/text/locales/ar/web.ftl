### ما لا يقوله إلا المتصفح.

web-title = خمسين

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

## الإطار حول كل صفحة

web-navigation = الصفحات
web-menu = القائمة
web-nav-games = مبارياتي
web-settings = الإعدادات
web-cancel = إلغاء
web-nowhere = لا صفحة هنا
web-nowhere-home = إلى البداية
web-error = لم ينجح ذلك
web-error-kept = مبارياتك محفوظة على هذا الجهاز، ولم يضع شيء.
web-error-again = حاول مرة أخرى
web-error-unavailable = تعذر تحميل خمسين كاملًا. تحقق من اتصالك بالشبكة وحاول مرة أخرى؛ ويجب أن يكون المتصفح ممن يعرف { LATIN("WebAssembly") }.
web-error-crashed = تعثّر خمسين بنفسه، وهذا خلل في البرنامج. وقد بدأ من جديد: أعد ما فعلت من فضلك.
web-error-unknown = حدث شيء غير متوقع ({ $reason }). حاول مرة أخرى، أو أعد تحميل الصفحة.

## الصفحة الأولى. السطور القصيرة عن الألعاب تقع تحت أسمائها.

web-home-sentence = ألعاب رقعة قديمة، تُلعب كما ترويها أوراق قواعدها
web-home-play = العب الآن
web-home-first = السيجة على الرقعة الصغيرة، أمام أدنى مستوى. بلا حساب، وبلا تثبيت.
web-home-again = لعبة مباراتك الأخيرة، مرة أخرى من البداية.
web-home-resume = واصل مباراتك
web-home-lesson = درس أولًا
web-home-choose = اختر لعبة
web-home-games = الألعاب
web-home-still = أوقف الرقع
web-home-living = دع الرقع تلعب
web-home-seega = احصر قطع الخصم بين قطعتين لك.
web-home-saut-du-chat = اقفز فوق قطعة للخصم، ثم فوق التي تليها.
web-home-pahtum = املأ الرقعة بخطوط طويلة، واقطع خطوط الخصم.
web-home-seti = أوصل شخصية إلى الصف المقابل، ولتنجُ فيه دورًا.

## اللاعبون والمباريات. $one, $two: لاعبان; $count: مستوى.

web-player-you = أنت
web-player-computer = الحاسوب، المستوى { $count }
web-versus = { $one } ضد { $two }

## المباريات على هذا الجهاز

web-games-kept = إنها محفوظة في هذا المتصفح، على هذا الجهاز، لا في مكان آخر.
web-games-none = لا مباريات بعد.
web-games-export = احفظها كلها في ملف
web-games-open = افتح ملفًا
web-games-paste = ألصق سجلًا أو رابطًا
web-games-paste-label = سجل مباراة، أو رابط، أو ملف مباريات على هيئة نص
web-games-take = افتحه
web-games-imported = { $count ->
        [zero] لم تُضف أي مباراة.
        [one] أُضيفت مباراة واحدة.
        [two] أُضيفت مباراتان.
        [few] أُضيفت { $count } مباريات.
        [many] أُضيفت { $count } مباراةً.
       *[other] أُضيفت { $count } مباراة.
    }
web-games-running = { $count ->
        [zero] لم يُلعب أي دور
        [one] لُعب دور واحد
        [two] لُعب دوران
        [few] لُعبت { $count } أدوار
        [many] لُعب { $count } دورًا
       *[other] لُعب { $count } دور
    }
web-games-over = انتهت، { $text }
web-games-remove = حذف
web-games-remove-one = احذف هذه المباراة: { $name }
web-games-remove-sure = ستضيع المباراة إلى الأبد. أتريد حذفها؟
web-open-wait = تُفتح المباراة التي في الرابط.
web-open-failed = يتعذر فتح هذا الرابط

## الإعدادات

web-set-page = الصفحة
web-set-board = الرقعة
web-set-kept = تسري الإعدادات في الحال، وتُحفظ على هذا الجهاز.
web-set-sound = الصوت
web-set-sound-off = مغلق
web-set-sound-on = مفتوح
web-set-confirm = يُلعب الدور
web-set-confirm-at-once = في الحال
web-set-confirm-confirm = حين أؤكده
web-set-coordinates = الحروف والأرقام على الحافة
web-set-coordinates-shown = ظاهرة
web-set-coordinates-hidden = مخفية
web-set-motion = القطع
web-set-motion-animated = تتحرك
web-set-motion-still = تبقى ساكنة

## مباراة جارية. $count: عدد قطع أو نقاط; $done: أي قطعة من الدور.

web-play-none = هذه المباراة ليست على هذا الجهاز
web-play-controls = ما يمكنك فعله
web-play-beside = إلى جانب الرقعة
web-play-turn = صاحب الدور
web-play-pieces = { $count ->
        [zero] لا قطع
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعةً
       *[other] { $count } قطعة
    }
web-play-points = { $count ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطةً
       *[other] { $count } نقطة
    }
web-play-placing = للوضع: { $done } من { $count }
web-play-thinking = الحاسوب يفكر.
web-play-not-yours = خذ أولًا قطعة من قطعك.
web-play-clause = قاعدة: { $clause }
web-play-lit = استُعمل للتو
web-play-moves = الأدوار
web-play-rules = القواعد
web-play-no-moves = لم يُلعب شيء بعد.
web-play-typed = دورك بالحروف
web-play-typed-hint = مثل { LATIN("b2") } أو { LATIN("c3c4") } أو { LATIN("xd2") }؛ وعدة أفعال بفواصل لاتينية.
web-play-typed-go = العب
web-play-confirm = العب { $action }
web-play-swap = خذ القطعة الأولى
web-play-pass = مرّر الدور
web-play-end = أوقف الأسر
web-play-undo = إلغاء الفعل
web-play-takeback = تراجع
web-play-hint = تلميح
web-play-flip = تدوير
web-play-more = المزيد
web-play-share = مشاركة وحفظ
web-play-sound-on = افتح الصوت
web-play-sound-off = أغلق الصوت
web-play-resign = استسلام
web-play-resign-sure = يستسلم { $side } ويخسر المباراة. هل أنت متأكد؟
web-offer-count = اعرض التوقف والعدّ
web-offer-draw = اعرض التعادل
web-offered-count = يعرض { $side } التوقف وعدّ القطع.
web-offered-draw = يعرض { $side } التعادل.
web-offer-accept = قبول
web-offer-decline = رفض

## المشاركة والحفظ

web-share-link = رابط فيه المباراة كلها
web-share-copy-game = انسخ الرابط
web-share-copy-position-link = انسخ رابطًا إلى هذه الوضعية
web-share-copy-record = انسخ السجل
web-share-copy-position = انسخ الوضعية
web-share-pgn = احفظ السجل ({ LATIN("PGN") })
web-share-json = احفظ السجل ({ LATIN("JSON") })
web-share-png = احفظ صورة ({ LATIN("PNG") })
web-share-svg = احفظ صورة ({ LATIN("SVG") })
web-share-system = مشاركة
web-share-copied = تم النسخ.
web-share-refused = لا يسمح لنا المتصفح بالنسخ. حدّد النص وانسخه بنفسك.

## نهاية مباراة. $done, $count: مباريات مواجهة.

web-result-draw = تعادل
web-result-won = يفوز { $winner }
web-result-you-won = أنت الفائز
web-result-you-lost = يفوز الحاسوب
web-result-match = بعد { $done } من { $count } من المباريات:
web-result-next = المباراة التالية في المواجهة
web-result-rematch = مباراة ثأر مع تبديل الطرفين
web-result-review = مراجعة
web-result-new = مباراة أخرى

## مباراة جديدة. $count: كم معاملًا غُيّر.

web-nav-new = مباراة جديدة
web-new-against = الخصم
web-new-computer = الحاسوب
web-new-device = شخص على هذا الجهاز
web-new-level = المستوى
web-level = المستوى { $value }
web-level-lowest = المستوى { $value }، لمباراة أولى
web-level-first = أدنى مستوى: تُقاس المستويات الأخرى من هنا صعودًا.
# $value: نتيجته أمام المستوى الذي دونه; $before, $after: حدّا ما يمكن أن تكون.
web-level-strength = نتيجته { $value } أمام المستوى الذي دونه (من { $before } إلى { $after }).
web-new-side = تلعب
web-new-side-first = الأول
web-new-side-second = الثاني
web-new-side-lot = بالقرعة
web-new-name = اسم { $side }
web-new-rules = القواعد
web-new-game = اللعبة
web-new-ruleset = مجموعة القواعد
web-new-parameters = { $count ->
        [zero] غيّر القواعد
        [one] غيّر القواعد (تغيير واحد)
        [two] غيّر القواعد (تغييران)
        [few] غيّر القواعد ({ $count } تغييرات)
        [many] غيّر القواعد ({ $count } تغييرًا)
       *[other] غيّر القواعد ({ $count } تغيير)
    }
web-new-as-sheet = { $value } (كما في الورقة)
web-new-time = الوقت والبداية
web-new-clock = الساعة
web-new-clock-none = بلا ساعة
web-new-clock-increment = للمباراة
web-new-clock-turn = لكل دور
web-new-minutes = دقائق المباراة
web-new-increment = ثوانٍ تُزاد لكل دور
web-new-each = ثواني كل دور
web-new-games = مباريات المواجهة
web-new-position = ابدأ من وضعية
web-new-position-text = الوضعية
web-new-position-hint = سطر واحد كما يعطيه «انسخ الوضعية». اتركه فارغًا للبداية المعتادة.
web-new-start = العب

## صفحة لعبة

web-game-play = العب
web-game-learn = تعلّمها
web-game-compare = قارن مجموعات القواعد
web-game-sources = المصادر
web-game-rulesets = مجموعات القواعد
web-game-known = المجموعة التي تعرفها
web-game-known-none = لا أعرف أيًّا منها
web-game-unknown = ما لا نعرفه
web-game-unknown-text = تترك الأوراق أمورًا مفتوحة، وضاعت رسومها، وتناقض نفسها. إليك ما اضطررنا إلى أن نقرره أو أن نتركه موضع شك.
web-game-unknown-of = { $name } ({ $count })
web-names-seega = تُكتب باللاتينية { LATIN("Seega") }، وتقول ورقتان إنها تُنطق { LATIN("siga") }. والشكل التونسي يُسمَّى الخربقة.
web-names-saut-du-chat = اسمها بالفرنسية { LATIN("Saut du Chat") }، أي «قفزة القط».
web-names-pahtum = تُكتب باللاتينية { LATIN("Pahtum") }، ويكتبها عنوان الورقة أيضًا { LATIN("Pathum") }.
web-names-seti = تُكتب باللاتينية { LATIN("Seti") }. ويُسمَّى شكلاها سيتي ألف وسيتي بيث.
web-ruleset-from = { $sheet }، { $files } في { $ranks } خانات
web-ruleset-authority = من أين جاءت قواعدها
web-ruleset-clauses = { $count ->
        [zero] لا قواعد
        [one] قاعدة واحدة
        [two] قاعدتان
        [few] { $count } قواعد
        [many] { $count } قاعدةً
       *[other] { $count } قاعدة
    }
web-ruleset-differs = ما تختلف فيه عن التي تعرفها
web-ruleset-alike = تُلعب على النحو نفسه.
web-ruleset-variants = { $count ->
        [zero] لا أشكال أخرى
        [one] شكل آخر واحد
        [two] شكلان آخران
        [few] { $count } أشكال أخرى
        [many] { $count } شكلًا آخر
       *[other] { $count } شكل آخر
    }
web-ruleset-play = العب بها
web-ruleset-print = اطبعها
