### مباريات بين الأجهزة: اللقاء، والمباراة الجارية، والسلاسل، والصفوف. $name: لاعب؛ $time: دقائق وثوانٍ.

## بخادم وبلا خادم

web-online-none = ليس وراء هذه النسخة من خمسين خادم يصل بين جهازين. افتح خمسين من خادم، أو شغّل خادمًا بالأمر { LATIN("khamsin serve") }؛ أما ضد الحاسوب وعلى هذا الجهاز فيمكنك اللعب هنا.
web-online-cut = تعذر الوصول إلى الخادم. تحقق من اتصالك بالشبكة وحاول مرة أخرى.
web-online-local = لا تستطيع الأجهزة الأخرى فتح هذا العنوان: فهو يعني هذا الجهاز وحده. افتح خمسين بالعنوان الذي يعرضه البرنامج للشبكة المحلية.
web-online-name = اسمك
web-online-name-hint = يراه اللاعبون الآخرون. ويمكنك تركه فارغًا.

## مباراة جديدة ضد صديق

web-new-friend = صديق، برابط
web-new-listed = من يمكنه الانضمام
web-new-listed-link = من لديه الرابط
web-new-listed-lobby = الجميع: اعرضها في الردهة
web-new-invite = أنشئ المباراة وادعُ إليها

## دعوة

web-live-wait = في انتظار اللاعب الآخر
web-live-wait-text = أرسل هذا الرابط. تبدأ المباراة حين يفتحه أحد وينضم.
web-live-wait-listed = وهي معروضة أيضًا في الردهة حيث يمكن لأي أحد الانضمام.
web-live-link = رابط المباراة
web-live-qr = الرابط على هيئة رمز { LATIN("QR") }
web-live-invited = أنت مدعو إلى مباراة
web-live-invited-text = يريد { $name } أن يلعب { $text }.
web-live-somebody = لاعب ما
web-live-join = انضم
web-live-watch = شاهد فقط

## مباراة بين جهازين

web-live-connecting = جارٍ الاتصال…
web-live-connected = متصل
web-live-lost = انقطع الاتصال؛ تجري المحاولة من جديد
web-live-saved = دورك محفوظ وسيُرسل
web-live-gone = هذه المباراة غير موجودة. تحقق من الرابط، أو أنشئ مباراة جديدة.
web-live-broken = لا يفهم الخادم هذه الصفحة. أعد تحميلها.
web-live-watching = أنت تشاهد.
web-live-watchers = { $count ->
        [zero] لا أحد يشاهد
        [one] شخص واحد يشاهد
        [two] شخصان يشاهدان
        [few] { $count } أشخاص يشاهدون
        [many] { $count } شخصًا يشاهدون
       *[other] { $count } شخص يشاهدون
    }
web-live-away = غائب منذ { $time }
web-live-not-here = غائب
web-live-paused = أوقف المعلّم المباراة مؤقتًا.
web-live-claim-text = { $name } غائب منذ { $time }، والدور له. يمكنك أن تنهي المباراة فائزًا، أو أن تنتظر.
web-live-claim = أنهِها فائزًا
web-offer-takeback = اطلب التراجع
web-offer-rematch = اعرض مباراة ثأر
web-offered-takeback = يطلب { $side } التراجع عن دوره الأخير.
web-offered-rematch = يعرض { $side } مباراة ثأر.
web-live-offering = عرضك ينتظر الجواب: { $text }
web-live-declined = رُفض عرضك.
web-live-resign-sure = ستستسلم وتخسر المباراة. هل أنت متأكد؟
web-live-next = إلى مباراة الثأر
web-live-series = جدول سلسلة المباريات
web-live-copy = انسخ رابط المشاهدة

## الردهة

web-nav-lobby = مع الآخرين
web-lobby-mine = مباريات أنت فيها
web-lobby-open = مباريات تنتظر لاعبًا
web-lobby-none = لا أحد ينتظر الآن. أنشئ مباراة واعرضها هنا، أو أرسل رابطها إلى صديق.
web-lobby-new = العب مع صديق
web-lobby-by = يلعب { $name } في الطرف { $side }
web-lobby-yours = عد إلى مباراتك
web-lobby-join-one = انضم إلى { $name }: { $text }
web-clock-none = بلا ساعة
web-clock-increment = { $time } للمباراة، وتُزاد { $value } ث لكل دور
web-clock-turn = { $time } لكل دور

## سلسلة: مباريات بين اللاعبَين نفسيهما. $number: أيّها.

web-series = سلسلة مباريات
web-series-game = المباراة { $number }
web-series-begins = { $side }: { $name }
web-series-running = لم تنتهِ بعد
web-series-total = مجموع النقاط
web-series-won = فوز
web-series-drawn = تعادل
web-series-lost = خسارة
web-series-points = النقاط هي نقاط الورقة.

## صف. $number: جولة، أو تلميذ بلا اسم.

web-class = صف
web-class-named = صف { $name }
web-class-enter = انضم إلى صف
web-class-open = صفوف يمكنك الانضمام إليها
web-class-none = لا صفوف مفتوحة الآن.
web-class-code = رمز الصف
web-class-code-hint = خمسة حروف وأرقام يعطيك إياها معلّمك.
web-class-go = إلى الصف
web-class-hold = أنشئ صفًا
web-class-hold-text = توزّع تلاميذك أزواجًا وترى كل مبارياتهم؛ ولا يحتاجون إلى حساب، بل إلى العنوان فقط.
web-class-title = اسم الصف
web-class-days = عدد الأيام قبل حذف أسماء التلاميذ
web-class-make = أنشئ الصف
web-class-first-name = اسمك الأول
web-class-join = انضم
web-class-wait = أنت في الصف. ستُفتح مباراتك تلقائيًا حين تبدأ الجولة.
web-class-wait-games = انتهت مباراتك. وستُفتح التالية تلقائيًا.
web-class-bye = ليس لك خصم في هذه الجولة. ويُعدّ ذلك فوزًا.
web-class-paused = الصف متوقف مؤقتًا.
web-class-ended = انتهى الصف.
web-class-play = إلى مباراتك
web-class-back = عد إلى الصف
web-class-back-soon = بعد ثوانٍ تعود إلى الصف.
web-class-stay = ابقَ هنا
web-class-round = الجولة { $number }
web-class-table = جدول الترتيب
web-class-place = المرتبة
web-class-pupil = التلميذ
web-class-pupil-number = التلميذ { $number }
web-class-points = النقاط
web-class-pupils = { $count ->
        [zero] لا تلاميذ
        [one] تلميذ واحد
        [two] تلميذان
        [few] { $count } تلاميذ
        [many] { $count } تلميذًا
       *[other] { $count } تلميذ
    }
web-class-you = أنت
web-class-games = مباريات هذه الجولة
web-class-running = جارية
web-class-free = ليس أمام { $name } خصم

## صفحة المعلّم

web-class-address = افتحوا هذا العنوان، أو امسحوا رمز { LATIN("QR") }
web-class-large = بحجم كبير، لجهاز العرض
web-class-pair = ابدأ الجولة { $number }
web-class-pair-text = ما زالت مباريات من هذه الجولة جارية. وإن بدأت الجولة التالية الآن انتهت تلك المباريات بالتعادل.
web-class-pair-stop = أنهِها بالتعادل
web-class-pause = أوقف المباريات كلها مؤقتًا
web-class-resume = استأنف
web-class-end = أنهِ الصف
web-class-end-sure = لن يستطيع أحد الانضمام أو اللعب؛ ويبقى جدول الترتيب، وتحلّ فيه الأرقام محلّ الأسماء بعد حذفها. هل تنهي الصف؟
web-class-manage = التلاميذ والأسماء
web-class-name-of = اسم التلميذ { $number }
web-class-save = احفظ الاسم
web-class-remove-one = أخرج { $name }
web-class-remove-sure = سيخرج { $name } من الصف، ويخسر مباراته إن كانت جارية. هل أنت متأكد؟
web-class-export = احفظ النتائج
web-class-names = الأسماء في الملفات
web-class-names-names = كما هي
web-class-names-anonymous = محذوفة
web-class-csv = احفظ جدول الترتيب ({ LATIN("CSV") })
web-class-pgn = احفظ السجلات ({ LATIN("PGN") })
