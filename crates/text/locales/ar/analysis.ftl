### ما يقوله المحرّك عن الوضعيات والمباريات. $side: اسم طرف.

## القيم. $number: أجزاء من مئة من القطعة، فوق الصفر للأول.

analysis-even = { $number }، تكافؤ
analysis-better = { $number }، { $side } أفضل
analysis-much-better = { $number }، { $side } أفضل بكثير
analysis-points = ينتهي { $side } متقدمًا { $count ->
        [one] بنقطة واحدة
        [two] بنقطتين
        [few] بـ { $count } نقاط
        [many] بـ { $count } نقطةً
       *[other] بـ { $count } نقطة
    }، مُثبت
analysis-win = يفوز { $side } في { $count ->
        [one] دور واحد
        [two] دورين
        [few] { $count } أدوار
        [many] { $count } دورًا
       *[other] { $count } دور
    }، مُثبت
analysis-win-by-tables = يفوز { $side }، تُثبته الجداول الدقيقة
# $value: قيمة دقيقة بالكلمات.
analysis-known = { $value }، مُثبت
analysis-won = فاز { $side }

## وضعية. $text: أفضل دور وما قد يتبعه.

analysis-depth = العمق { $depth }: الأفعال المجرّبة { $nodes }، { $rate } في الثانية، { $time } ث
analysis-line = { $value }: { $text }

## مباراة كاملة

analysis-progress = تفكير في الوضعية { $done } من { $count }
analysis-game = { $one } ضد { $two }
analysis-summary = { $side }: الدقة { $accuracy }%، { $inaccuracies ->
        [0] لا هفوات
        [one] هفوة واحدة
        [two] هفوتان
        [few] { $inaccuracies } هفوات
       *[other] { $inaccuracies } هفوة
    }، { $mistakes ->
        [0] لا أخطاء
        [one] خطأ واحد
        [two] خطآن
        [few] { $mistakes } أخطاء
       *[other] { $mistakes } خطأ
    }، { $blunders ->
        [0] لا أخطاء فادحة
        [one] خطأ فادح واحد
        [two] خطآن فادحان
        [few] { $blunders } أخطاء فادحة
       *[other] { $blunders } خطأ فادح
    }
analysis-no-turns = { $side }: لا أدوار للحكم عليها
analysis-mistakes = الأخطاء، الأسوأ أولًا
analysis-no-mistakes = لم يُعثر على أخطاء
# $mark: ?, ?! أو ??; $kind: أحد الأحجام الثلاثة.
analysis-mistake = الدور { $turn }، { $side }: { $text } { $mark } ({ $kind })
analysis-size-inaccuracy = هفوة
analysis-size-mistake = خطأ
analysis-size-blunder = خطأ فادح
# $before, $after: فرص الفوز من مئة; $value: قيمة الوضعية بعد الدور.
analysis-cost = هبطت فرصة الفوز من { $before }% إلى { $after }%: { $value }
analysis-missed-win = ضاع فوز في { $count ->
        [one] دور واحد
        [two] دورين
        [few] { $count } أدوار
        [many] { $count } دورًا
       *[other] { $count } دور
    }؛ هبطت فرصة الفوز من { $before }% إلى { $after }%: { $value }
analysis-points-lost = الفائز هو نفسه، لكن نقاط النصر تغيرت: { $value }
analysis-instead = الأفضل كان { $text } ({ $value })
analysis-values = القيم بعد كل دور، فوق الصفر للأول ({ LATIN("#") } فوز في هذا العدد من الأدوار، { LATIN("pt") } نقاط)
analysis-stopped = أُوقفت المراجعة: حُكم على الأدوار ابتداءً من { $turn } فقط
analysis-stopped-early = أُوقفت المراجعة قبل الحكم على أي دور
analysis-written = كُتب السجل مع المراجعة في { $text }
analysis-unwritable = تتعذر كتابة الملف ({ $reason }): اختر اسمًا آخر أو مجلدًا يجوز لك أن تكتب فيه
