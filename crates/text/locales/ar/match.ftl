### مواجهات بين المحرّكات: الأمر `match`.

## المحرّكات كما تُكتب. $text: النص كله; بلا نقطة، ككل الأخطاء.

match-engine-unknown = المحرّك «{ $text }»: لا يوجد «{ $name }»: اختر من { $known }
match-engine-level = المحرّك «{ $text }»: «{ $value }» ليس مستوى: اختر واحدًا من 1 إلى { $most }
match-engine-depth = المحرّك «{ $text }»: «{ $value }» ليس عمقًا: اختر واحدًا من 1 إلى { $most }
match-engine-form = المحرّك «{ $text }»: تُكتب الإعدادات { LATIN("(name=value,name=value)") } بعد اسم المحرّك، أو بعد { LATIN("cmd") } وقبل النقطتين
match-engine-setting = المحرّك «{ $text }»: ليس له إعداد «{ $name }»: اختر من { $known }
match-engine-value = المحرّك «{ $text }»: لا يمكن أن يكون { $name } «{ $value }»: أعط عددًا يناسبه
match-engine-twice = المحرّك «{ $text }»: { $name } مذكور مرتين: أبقِ واحدًا منهما
match-engine-command = المحرّك «{ $text }»: مكان الأمر بعد { LATIN("cmd") } والنقطتين، ويجب أن تُغلق علامات اقتباسه
match-engine-start = المحرّك «{ $text }»: يتعذر تشغيل برنامجه ({ $reason }): تحقق من الأمر

## الافتتاحات واليوميات والسجلات

match-openings-empty = ليس فيه افتتاحات: اكتب وضعيات، واحدة في كل سطر، أو سجلات
match-openings-ruleset = لُعب هذا الافتتاح بحسب { $found }، والمواجهة بحسب { $expected }: استعمل مجموعة القواعد نفسها
match-openings-over = في هذا الافتتاح انتهت المباراة من قبل: احذفه
match-openings-none = كل افتتاح عشوائي للزوج { $count } أنهى المباراة: اطلب أدوارًا أقل بالخيار { LATIN("--openings") }
match-openings-turns = «{ $text }» ليس عدد أدوار عشوائية: اكتب { $known }، مع عدد من 0 إلى 999، أو اسم ملف
match-place-line = السطر { $line }
match-sprt-bad = هذه الأعداد لا تصنع اختبارًا: يجب أن تكون قيمة { LATIN("Elo") } الأولى هي الصغرى، وكلتاهما في حدود 1000، وأن تكون { LATIN("alpha") } و{ LATIN("beta") } بين 0 و{ LATIN("0.5") }
match-journal-io = يتعذر استعمال ملف اليوميات ({ $reason }): تحقق من اسمه ومن أنه يجوز لك أن تكتب فيه
match-journal-in-use = مواجهة أخرى تكتب في ملف اليوميات هذا: انتظرها، أو سمّ ملفًا آخر
match-journal-foreign = هذا الملف ليس يوميات مواجهة، ويبقى كما هو: سمّ ملفًا آخر
match-journal-line = السطر { $line } من اليوميات ليس مباراة ({ $reason }): احذف ذلك السطر تُلعب المباراة من جديد
match-journal-settings = اليوميات لمواجهة بإعدادات أخرى، هناك والآن: { $known }: استعمل الإعدادات نفسها، أو سمّ ملفًا آخر
match-records-io = تتعذر كتابة السجلات ({ $reason }): تحقق من اسم الملف ومن أنه يجوز لك أن تكتب فيه

## التقدم، على خرج الأخطاء. $text: النتيجة بالمئة.

match-progress = { $done } من { $count } مباراة: { $text } لصالح { $one }
match-progress-elo = { LATIN("Elo") } { $value } ± { $after }
match-progress-ratio = { LATIN("LLR") } { $value } (من { $before } إلى { $after })
match-progress-time = بقي { $time }

## النتيجة. $value: عدد; $before و$after: طرفا مجاله.

match-title = { $one } ضد { $two }
match-games = المباريات
match-games-value = { $count ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
       *[other] { $count } مباراة
    }، للمحرّك { $one }: فوز { $won }، تعادل { $drawn }، خسارة { $lost }
match-percent = { $value }%
match-share = النتيجة
match-interval = { $value } (مجال 95%: من { $before } إلى { $after })
match-elo = فرق { LATIN("Elo") }
match-normalised = { LATIN("Elo") } المعيارية
match-wilson = مجال ويلسون
match-wilson-value = من { $before } إلى { $after } من النتيجة، كل مباراة على حدة
match-superiority = الأقوى
match-superiority-value = { $one } هو الأقوى باحتمال { $value }
match-pairs = الأزواج
match-pairs-value = { $values } من الأزواج أعطت { LATIN("0, ½, 1, 1½, 2") } نقطة
match-points = النقاط
match-points-value = { $first } إلى { $second } على سلّم الورقة
match-margin = الفارق
match-margin-value = تقدّم بمقدار { $value } من نقاط الخطوط في المتوسط
match-sides = الطرفان
match-sides-value = فاز الأول { $first }، وفاز الثاني { $second }
match-length = الطول
match-length-value = { $value } دور في المتوسط
match-too-long = أطول مما يجوز
match-too-long-value = { $count ->
        [one] أُوقفت مباراة واحدة
        [two] أُوقفت مباراتان
        [few] أُوقفت { $count } مباريات
       *[other] أُوقفت { $count } مباراة
    } وحُسبت تعادلًا
match-test = الاختبار
match-test-value = { LATIN("LLR") } { $value }، ينتهي عند { $before } أو { $after } ({ $text })
match-test-verdict = { $value }؛ { $text }
match-test-accepted = مقبول: المباريات ترجّح الفرق الأكبر
match-test-rejected = مرفوض: المباريات ترجّح الفرق الأصغر
match-test-open = لا حكم بعد
match-faults = الأعطال
match-faults-value = خسر { $name } { $count ->
        [one] مباراة واحدة
        [two] مباراتين
        [few] { $count } مباريات
       *[other] { $count } مباراة
    }: { $reason } (المباراة { $game }: { $text })
match-fault-start = تعذر تشغيل برنامجه
match-fault-crashed = تعطّل أو انتهى من تلقاء نفسه
match-fault-hung = لم يجب
match-fault-overtime = استغرق وقتًا أطول مما يجوز
match-fault-illegal = لعب ما تمنعه القواعد
match-fault-garbage = لم يكن جوابه دورًا
match-fault-flooded = كتب بلا نهاية
match-stopped = توقفت بعد { $done } من { $count } مباراة
match-stopped-journal = للمتابعة أعط الأمر نفسه مرة أخرى
