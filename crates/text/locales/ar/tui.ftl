### اللعب في الطرفية: ما تقوله الطاولة وملء الشاشة ونمط السطور.

## ما حدث. $text: ما فعله طرف، ويتبع اسمه. $other: من أين; $square: إلى أين.

told-place = يضع في { $square }
told-place-two = يضع في { $one } وفي { $two }
told-neutral = يضع قطعة محايدة في { $square }
told-step = يخطو من { $other } إلى { $square }
told-slide = ينزلق من { $other } إلى { $square }
told-leap = يقفز من { $other } إلى { $square }
told-remove = يرفع القطعة التي في { $square }
told-put = يضع سفينة في { $square }
told-take = يستعيد السفينة التي في { $square }
told-reenter = يضع الشخصية المأسورة في { $square }
told-swap = يأخذ القطعة الأولى
told-pass = يمرّر دوره، إذ لا تستطيع أي قطعة له أن تتحرك
told-end = يتوقف عن الأسر
told-captures = { $text } ويأسر ما في { $squares }
told-then = { $one }، ثم { $two }
told-acted = { $side } { $text }.
told-taken-back = { $count ->
        [zero] لم يُتراجع عن أي فعل.
        [one] تم التراجع عن فعل واحد.
        [two] تم التراجع عن فعلين.
        [few] تم التراجع عن { $count } أفعال.
        [many] تم التراجع عن { $count } فعلًا.
       *[other] تم التراجع عن { $count } فعل.
    }
told-offer-count = يعرض { $side } التوقف والعدّ.
told-offer-draw = يعرض { $side } التعادل.
told-accepted = يقبل { $side }.
told-declined = يرفض { $side } ويواصل اللعب.
told-resigned = يستسلم { $side }.
told-flag = نفد وقت { $side }.
told-your-turn = دورك: { $count ->
        [zero] لا خيار.
        [one] خيار واحد.
        [two] خياران.
        [few] { $count } خيارات.
        [many] { $count } خيارًا.
       *[other] { $count } خيار.
    }
told-your-duty = دورك: عليك { $duty } ({ $count ->
        [zero] لا خيار
        [one] خيار واحد
        [two] خياران
        [few] { $count } خيارات
        [many] { $count } خيارًا
       *[other] { $count } خيار
    }).
told-turn = دور { $side }: { $count ->
        [zero] لا خيار.
        [one] خيار واحد.
        [two] خياران.
        [few] { $count } خيارات.
        [many] { $count } خيارًا.
       *[other] { $count } خيار.
    }
told-duty = دور { $side }: عليه { $duty } ({ $count ->
        [zero] لا خيار
        [one] خيار واحد
        [two] خياران
        [few] { $count } خيارات
        [many] { $count } خيارًا
       *[other] { $count } خيار
    }).
told-thinking = يفكر { $side }…
told-thinking-depth = يفكر { $side }: العمق { $depth }، الأفعال المجرّبة { $nodes }
told-hint = تلميح: { $text } ({ $value })
told-hint-thinking = البحث عن تلميح…
told-review-thinking = النظر في المباراة…
told-offer-thinking = يفكر { $side } في العرض…
told-pair = { $label }: { $text }
told-you-play = أنت { $side }، وخصمك { $name }.
told-shared = لاعبان على لوحة مفاتيح واحدة: الأول يبدأ.
told-saved = حُفظت باسم { $file }.
told-copied = نُسخت الوضعية: { $text }
told-resumed = تتواصل المباراة من حيث تُركت.

## لماذا لم يتحقق طلب

table-not-your-turn = ليس هذا دورك: انتظر الطرف الآخر
table-nothing-to-take-back = لا شيء تتراجع عنه: لم تقرر شيئًا بعد
store-no-folder = لا يقول هذا النظام أين تحفظ البرامج ملفاتها: حدّد { LATIN("XDG_DATA_HOME") } أو { LATIN("HOME") }، أو احفظ بمسار كامل
store-unwritable = تتعذر كتابة { $file } ({ $reason }): اختر اسمًا آخر أو مجلدًا يجوز لك أن تكتب فيه
store-unreadable = تتعذر قراءة { $file } ({ $reason }): تحقق من اسمه ومن أنه يجوز لك أن تقرأه
terminal-failed = يتعذر استعمال الطرفية ({ $reason }): جرّب { LATIN("khamsin play --plain") }
terminal-engine = توقف المحرّك، وهذا خلل في خمسين: مباراتك محفوظة، فابدأ من جديد لتواصلها
terminal-none = اللعب بملء الشاشة يحتاج إلى طرفية: استعمل في الأنبوب { LATIN("khamsin play --plain") }

## اللاعبون

player-person = إنسان
player-engine = الحاسوب، المستوى { $count }

## ملء الشاشة: القائمة

tui-title = خمسين
tui-menu-game = اللعبة
tui-menu-rules = القواعد
tui-menu-opponent = الخصم
tui-menu-level = المستوى
tui-menu-side = طرفك
tui-menu-clock = الساعة
tui-menu-start = ابدأ المباراة
tui-menu-resume = واصل مباراة لم تنته: { $text }
tui-menu-open = افتح مباراة محفوظة
tui-menu-quit = خروج
tui-menu-computer = الحاسوب
tui-menu-person = شخص آخر هنا
tui-menu-lot = بالقرعة
tui-menu-no-clock = بلا ساعة
tui-menu-minutes = { $count } د
tui-menu-increment = { $count } د + { $second } ث لكل دور
tui-menu-level-worth = { $count }، نتيجته { $share } أمام المستوى الذي دونه
tui-menu-level-first = { $count }، لمباراة أولى
tui-menu-source = من: { $sheet }
tui-menu-changed = غُيّر عما في الورقة: { $text }

## ملء الشاشة: مباراة

tui-moves = الأدوار
tui-rules = القواعد المستعملة للتو
tui-rules-none = تُذكر هنا البنود التي يستعملها كل دور.
tui-in-hand = في اليد { $count }
tui-on-board = على الرقعة { $count }
tui-points = { $count ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطةً
       *[other] { $count } نقطة
    }
tui-captured = أسر { $count }
tui-level = المستوى { $count }
tui-you = أنت
tui-place-of = وضع القطعة { $done } من { $count }
tui-chain-space = متابعة الأسر من { $square }، أو التوقف بمفتاح المسافة
tui-pass-space = تمرير الدور بمفتاح المسافة، إذ لا تستطيع أي قطعة أن تتحرك
tui-pie = وضع قطعة، أو أخذ القطعة الأولى بالمفتاح { LATIN("x") }
tui-ships = تحريك شخصية، أو وضع سفينة أو استعادتها بالمفتاح { LATIN("b") }
tui-turn-number = الدور { $turn }
tui-type-move = اكتب فعلًا، مثل { LATIN("b2") } أو { LATIN("c3c4") }:
tui-type-save = احفظ باسم ({ LATIN("Enter") } وحده: اسم تلقائي):
tui-type-open = افتح الملف:
tui-ask-resign = أتستسلم؟
tui-ask-accept = { $side }، أتقبل؟
tui-ask-leave = أتترك المباراة؟ إنها تُحفظ، ويمكنك أن تواصلها لاحقًا.
tui-yes-no = { LATIN("y") } نعم، { LATIN("n") } لا
tui-too-small = النافذة أصغر مما ينبغي: يلزم على الأقل { $width } في { $count } من المحارف.
tui-not-an-action = «{ $text }» ليس فعلًا: اكتب خانة مثل { LATIN("c3") }، أو خانتين مثل { LATIN("c3c4") }، أو خانة بعد { LATIN("x") } أو { LATIN("+") } أو { LATIN("-") } أو { LATIN("@") }، أو إحدى الكلمات { LATIN("swap") } و{ LATIN("pass") } و{ LATIN("end") }

## ملء الشاشة: النتيجة والمراجعة

tui-series = المباريات هنا: { $text }
tui-review = المراجعة
tui-reviewing = النظر في الوضعية { $done } من { $count }
tui-review-start = الوضعية قبل الدور الأول
tui-review-best = كان الأفضل { $text } ({ $value })
tui-review-graph = فرص الأول، دورًا بعد دور
tui-review-lines = أفضل لعب من هنا، العمق { $depth }
tui-proved = { $value }، مُثبت
tui-review-none = لا شيء للمراجعة بعد
tui-no-mistake = لا أخطاء أخرى في هذا الاتجاه
tui-open-title = المباريات المحفوظة
tui-open-none = لا مباريات محفوظة بعد. اضغط { LATIN(":") } لتكتب اسم ملف.

## المفاتيح. النص يتبع المفتاح.

tui-help = مساعدة
tui-rules-title = قواعد { $name }
key-move = تحريك
key-select = اختيار
key-change = تغيير
key-say = اختيار؛ توقف، تمرير
key-type = كتابة فعل
key-type-path = كتابة اسم ملف
key-takeback = تراجع
key-hint = تلميح
key-count = عرض العدّ
key-draw = عرض التعادل
key-resign = استسلام
key-save = حفظ
key-copy = نسخ الوضعية
key-rules = القواعد
key-swap = مبادلة (قاعدة الكعكة)
key-ship = وضع سفينة أو استعادتها
key-review = مراجعة
key-again = مباراة أخرى
key-mistakes = الأخطاء
key-step = دور إلى الوراء، إلى الأمام
key-ends = البداية، النهاية
key-scroll-moves = تمرير الأدوار
key-scroll = تمرير النص
key-back = رجوع
key-leave = مغادرة
key-help = مساعدة
key-yes = نعم
key-no = لا
tui-help-intro = الأسهم و{ LATIN("h j k l") } تحرّك المؤشر. { LATIN("Enter") } يختار خانة: القطعة أولًا، ثم وجهتها. والفأرة تفعل الأمرين. وكل محاولة خاطئة تقول أي بند يمنعها.
tui-help-marks = على الرقعة
mark-cursor = المؤشر
mark-selected = القطعة المختارة
mark-target = إلى أين يمكنها أن تذهب، أو ما يمكن أسره
mark-place = أين يمكن وضع قطعة
mark-last = تحرّكت آخر مرة
mark-from = تُركت في الدور الأخير
mark-captured = أُسرت في الدور الأخير
mark-hint = التلميح
mark-centre = المركز

## نمط السطور. الكلمات التي بينها فواصل سواء في المعنى، والأولى هي التي تُذكر.

plain-welcome = { $name }، { $sheet }. اكتب فعلًا أو أمرًا؛ «مساعدة» تذكر الأوامر.
plain-which-game = أي لعبة؟ اكتب رقمها.
plain-no-such-game = لا يوجد رقم «{ $text }»: اكتب رقمًا من 1 إلى { $count }.
plain-resume = هناك مباراة لم تنته: { $name }، الدور { $turn }. أتواصلها؟ اكتب نعم أو لا.
plain-unknown = «{ $text }» ليس فعلًا ولا أمرًا: اكتب «مساعدة» لتقرأ ما يمكنك قوله.
plain-moves = الأفعال المسموحة: { $text }
plain-position = الوضعية: { $text }
plain-count = على الرقعة: الأول { $first }، الثاني { $second }.
plain-lines = النقاط: الأول { $first }، الثاني { $second }.
plain-hands = في اليد: الأول { $first }، الثاني { $second }.
plain-clock = الوقت الباقي: الأول { $one }، الثاني { $two }.
plain-row = الصف { $row }: { $text }
plain-piece = { $piece } في { $square }
plain-empty = فارغة
plain-man = قطعة { $side }
plain-neutral = محايدة
plain-pharaoh = فرعون { $side }
plain-priest = كاهن { $side } الأكبر
plain-aboard = { $text } على سفينة
plain-ship = سفينة { $side }
plain-no-clauses = لم يستعمل الدور الأخير بندًا بعينه.
plain-notation = يُكتب الفعل بخانة مثل { LATIN("c3") }، أو بخانتين مثل { LATIN("c3c4") }، أو بخانة بعد { LATIN("x") } لرفع قطعة، أو { LATIN("+") } لوضع سفينة، أو { LATIN("-") } لاستعادتها، أو { LATIN("@") } لإعادة شخصية؛ وبين أفعال الدور الواحد فاصلة { LATIN(",") }.
plain-clauses = القواعد المستعملة للتو: { $text }
plain-bye = المباراة محفوظة. اكتب { LATIN("khamsin play") } لتواصلها.
plain-goodbye = إلى اللقاء.
plain-yes = نعم، أجل
plain-accept-asked = { $side }، اكتب نعم لتقبل أو لا لترفض.
plain-resign-asked = أتستسلم؟ اكتب نعم أو لا.
plain-again = انتهت المباراة. اكتب «جديدة» لمباراة أخرى، أو «مراجعة» أو «حفظ» أو «تراجع» أو «خروج».
plain-not-over = لم تنته المباراة: واصل اللعب، أو استسلم بكلمة «استسلام».
plain-mistake = الدور { $turn }، { $side }: { $text } { $mark }. كان الأفضل { $other } ({ $value }).
command-help = مساعدة
    .does = تذكر الأوامر
command-moves = خيارات، أفعال
    .does = تذكر كل فعل مسموح
command-board = رقعة
    .does = تذكر ما في كل خانة
command-hint = تلميح، تلميحة
    .does = يسأل المحرّك عن فعل جيد
command-back = تراجع، رجوع
    .does = يعيد قرارك الأخير
command-count = عد، العد، عدّ
    .does = يعرض التوقف والعدّ
command-draw = تعادل
    .does = يعرض التعادل
command-resign = استسلام، أستسلم
    .does = ينهي المباراة بخسارتك
command-rules = قواعد
    .does = تذكر البنود التي استعملها الدور الأخير
command-all-rules = بنود
    .does = تذكر كل بنود مجموعة القواعد
command-position = وضعية
    .does = تذكر الوضعية في سطر واحد للنسخ
command-save = حفظ
    .does = يحفظ المباراة؛ ويجوز أن يتبعه اسم ملف
command-review = مراجعة
    .does = تبحث عن أخطاء المباراة
command-again = جديدة
    .does = تبدأ مباراة أخرى
command-quit = خروج، مغادرة
    .does = يغادر؛ والمباراة التي لم تنته تُحفظ
