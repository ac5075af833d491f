### الجداول الدقيقة: الأمر `tables`، وما قد يكون خطأ في جدول. $file: ملفه; لا نقطة في الأخطاء.

## جدول لا يمكن استعماله

table-foreign = { $file } ليس جدولًا: احذفه وابنِ الجدول من جديد
table-version = { $file } من الإصدار { $found } للصيغة، ولا يعرفه هذا البرنامج: استعمل أحدث برنامج، أو ابنِ الجدول من جديد
table-header = بداية { $file } تالفة: احذفه وابنِ الجدول من جديد
table-length = حجم { $file } بالبايت { $found }، ويجب أن يكون { $expected }: احذفه وابنِ الجدول من جديد
table-directory = قائمة الكتل في { $file } تالفة: احذفه وابنِ الجدول من جديد
table-block = في { $file } الكتلة { $block } من { $plane ->
        [values] القيم
       *[distances] المسافات
    } تالفة: احذفه وابنِ الجدول من جديد
table-counts = لا يحوي { $file } ما يقول إنه يحويه: احذفه وابنِ الجدول من جديد
table-codec = { $file } مضغوط بطريقة { $name } التي لا يستطيع هذا البرنامج قراءتها: استعمل جدولًا غير مضغوط
table-scheme = يرقّم { $file } وضعياته بطريقة ({ $found }) لا يعرفها هذا البرنامج: ابنِ الجدول من جديد
table-rules = { $file } لقواعد أخرى ({ $found } والمطلوب { $expected }): احذفه وابنِ الجدول من جديد
table-slice = يحوي { $file } الشريحة { $found } حيث يجب أن تكون { $expected }: أعد إليه اسمه، أو احذفه
table-unreadable = تتعذر قراءة { $file } ({ $reason }): تحقق من أنه يجوز لك أن تقرأه
table-disk-full = القرص ممتلئ: تتعذر كتابة { $file }. ما اكتمل محفوظ: أفسح مكانًا، أو سمّ مجلدًا آخر بالخيار { LATIN("--tables") }، وأعط الأمر نفسه مرة أخرى
table-unwritable = تتعذر كتابة { $file } ({ $reason }): تحقق من أنه يجوز لك أن تكتب هناك، أو سمّ مجلدًا آخر بالخيار { LATIN("--tables") }

## ما يمنع أمرًا

tables-no-game = لا جداول للقواعد { $id }: الجداول للسيجة وقفزة القط وسيتي بيث
tables-no-folder = لا يقول هذا النظام أين تحفظ البرامج ما تصنعه: سمّ مجلدًا بالخيار { LATIN("--tables") }
tables-none = لا جداول للقواعد { $id } في { $folder }: اصنعها بالأمر { LATIN("khamsin tables build") }
tables-pieces = لا شيء يُبنى بهذا العدد من القطع ({ $pieces }): اختر عددًا من { $first } إلى { $most }
tables-memory = تحتاج { $slice } إلى { $needed } من الذاكرة، والمسموح { $limit }: اسمح بالمزيد بالخيار { LATIN("--memory") }، أو اطلب قطعًا أقل؛ ما اكتمل محفوظ
tables-memory-size = «{ $text }» ليس مقدار ذاكرة: اكتب عددًا مع { LATIN("M") } أو { LATIN("G") }، مثل { LATIN("8G") }
tables-too-deep = في { $slice } مسافات أطول مما يسعه جدول: أخبر صانعي هذا البرنامج من فضلك
tables-check-missing = لم تُبنَ { $slice }: ابنِها أولًا
tables-check-count = في { $slice } عدد الوضعيات { $found } والصحيح { $expected }: احذف جدولها وابنِه من جديد
tables-check-entry = في { $slice } المدخل { $number } ليس كما تجعله القواعد: احذف جدولها وابنِه من جديد
tables-in-use = برنامج آخر يبني جداول في { $folder }: انتظره، أو سمّ مجلدًا آخر بالخيار { LATIN("--tables") }
tables-mid-turn = هذه الوضعية في منتصف دور أو قبل أن تتحرك القطع، والجداول لا تعرف إلا ما بين الأدوار: أتمّ الدور أولًا
tables-unknown = لا جدول لهذه الوضعية: ابنِ جداول هذا العدد من القطع: { $pieces }

## البناء. $slice: قطع صاحب الدور، ثم قطع الآخر.

# وحدة الأحجام بعد k أو M أو G.
tables-byte = { LATIN("B") }
tables-up-to = حتى { $pieces ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $pieces } قطع
       *[other] { $pieces } قطعة
    }
tables-plan-positions = الوضعيات
tables-plan-positions-value = { $count } في الشرائح وعددها { $values }
tables-plan-finished = ما اكتمل
tables-plan-finished-value = عدد الوضعيات { $count } في الشرائح وعددها { $values }
tables-plan-memory = الذاكرة
tables-plan-memory-value = { $memory } على الأكثر، من { $limit } مسموح بها
tables-plan-disk = القرص
tables-plan-disk-value = نحو { $disk } في { $folder }
tables-plan-disk-short = نحو { $disk } في { $folder }، حيث الفارغ { $limit } فقط
tables-plan-time = الوقت
tables-plan-time-value = نحو { $time }
tables-nothing-to-do = كل شيء مبني من قبل
tables-progress = { $slice }: { $share } · { $rate } مليون وضعية/ث · بقي { $time }
tables-progress-slice = اكتملت { $slice }: عدد الوضعيات { $count }، { $rate } مليون وضعية/ث، بقي { $time } للكل
tables-stopped = توقف البناء. ما اكتمل محفوظ؛ للمتابعة أعط الأمر نفسه مرة أخرى
tables-built = تم البناء: عدد الوضعيات { $count } في { $time }

## ما هو موجود

tables-column-slice = الشريحة
tables-column-positions = الوضعيات
tables-column-wins = فوز
tables-column-draws = تعادل
tables-column-losses = خسارة
tables-column-longest = الأطول
tables-column-size = الحجم
tables-folder = المجلد: { $folder }
tables-verify-done = فُحصت الوضعيات وعددها { $count } في الشرائح وعددها { $values }: { $wrong ->
        [0] لا خطأ
        [one] شريحة واحدة خاطئة
        [two] شريحتان خاطئتان
        [few] { $wrong } شرائح خاطئة
       *[other] { $wrong } شريحة خاطئة
    }
tables-verify-progress = فحص { $slice }: عدد الوضعيات { $count }

## قيمة الوضعية. $side: اسم طرف.

tables-value-draw = تعادل
tables-value-won = { $side }: { $kind }
tables-victory = نصر
tables-either = { $one } أو { $two }
tables-distance = الأسر القادم أو النهاية بعد { $count ->
        [zero] صفر دور
        [one] دور واحد
        [two] دورين
        [few] { $count } أدوار
        [many] { $count } دورًا
       *[other] { $count } دور
    }
tables-by-count = بالعدّ، إذ لا يستطيع أحد أن يفرض ما هو أفضل
tables-by-endless = إذ لا يستطيع أحد أن يفرض ما هو أفضل
tables-over = انتهت المباراة
tables-turns = كل الأدوار، الأفضل أولًا
tables-turn-unknown = غير معروف
tables-limit = حد الأدوار الهادئة ينهي المباراة بعد { $count ->
        [zero] صفر دور
        [one] دور واحد
        [two] دورين
        [few] { $count } أدوار
        [many] { $count } دورًا
       *[other] { $count } دور
    }، أي قبل ذلك
