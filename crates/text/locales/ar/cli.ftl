### ما يقوله سطر الأوامر غير القواعد.

## الملفات

cli-file-unreadable = تتعذر قراءة الملف ({ $reason }): تحقق من اسمه ومن أنه يجوز لك أن تقرأه
cli-file-not-text = هذا ليس نصًا بترميز { LATIN("UTF-8") }: احفظه بهذا الترميز
cli-stdin = الدخل القياسي

## rules list

cli-column-ruleset = مجموعة القواعد
cli-column-board = الرقعة
cli-column-hash = بصمة القواعد
cli-entry = { $text } ({ $sheet })
cli-list-hint = لقراءة إحداها بندًا بندًا: { LATIN("khamsin rules show") } { $id }

## rules show. مراحل اللعبة عناوين.

cli-identity = { $id }، { $sheet }، الرقعة { $board }، بصمة القواعد { $hash }
# حيث غُيّرت معاملات يبقى الملخص ملخص الورقة.
cli-summary-sheet = في الورقة: { $text }
cli-parameters = المعاملات
cli-parameter = { $label } ({ $values })
cli-parameter-changed = { $label } ({ $values })؛ وفي الورقة { $value }
cli-parameter-legend = { LATIN("*") } غُيّر عما في الورقة
cli-phase-setup = الرقعة والطرفان
cli-phase-place = الوضع
cli-phase-move = التحريك
cli-phase-ship = سفن الموتى
cli-phase-capture = الأسر
cli-phase-blocked = حين يعلق طرف
cli-phase-score = نقاط الخطوط
cli-phase-end = النهاية

## rules diff. $one, $two: المعرّفان.

cli-diff-same = لا فرق: الاسمان كلاهما يعنيان { $id }
cli-diff-games = لعبتان مختلفتان: { $one } هي { $first_game }، و{ $two } هي { $second_game }، ولا بند مشترك بينهما
cli-diff-alike = تُلعبان على النحو نفسه: لكلتيهما بصمة القواعد { $hash }
cli-diff-parameters = المعاملات المختلفة
cli-diff-only = في { $id } فقط
cli-diff-origin = في كلتيهما، لكن من مصدرين مختلفين
cli-diff-sheets = في كلتيهما، وكل ورقة تقول ذلك بنفسها

## show. $mark: العلامة على الرقعة.

cli-legend-neutral = { $mark } محايدة
cli-legend-centre = { $mark } المركز
cli-legend-figures = { LATIN("P") } الفرعون، { LATIN("H") } الكاهن الأكبر، الحروف الكبيرة للأول والصغيرة للثاني
cli-legend-ship = { $mark } سفينة { $side }
cli-legend-aboard = { $mark } الفرعون على سفينته
cli-hand-pieces = القطع في اليد: الأول { $first }، الثاني { $second }
cli-hand-neutrals = القطع المحايدة في اليد: الأول { $first }، الثاني { $second }
cli-hand-ships = السفن في اليد: الأول { $first }، الثاني { $second }
cli-count-pieces = على الرقعة: الأول { $first }، الثاني { $second }
cli-count-lines = نقاط الخطوط: الأول { $first }، الثاني { $second }
cli-duty = الدور { $turn }: على { $side } { $duty }
cli-actions = { $count ->
        [zero] لا أفعال مسموحة
        [one] فعل واحد مسموح
        [two] فعلان مسموحان
        [few] { $count } أفعال مسموحة
        [many] { $count } فعلًا مسموحًا
       *[other] { $count } فعل مسموح
    }
cli-actions-captures = { $mark } يأسر
cli-action-place = وضع
cli-action-move = تحريك
cli-action-remove = رفع
cli-action-put = وضع سفينة
cli-action-take = استعادة سفينة
cli-action-reenter = إعادة
cli-action-word = قول
cli-position = الوضعية: { $text }

## ما على الطرف أن يفعله: يتبع «على»، ويقف وحده بعد «بقي».

duty-place = { $count ->
        [one] وضع قطعة واحدة
        [two] وضع قطعتين
        [few] وضع { $count } قطع
       *[other] وضع { $count } قطعة
    }
duty-neutral = وضع قطعة محايدة
duty-pie = وضع قطعة، أو أخذ قطعة الأول بكلمة «{ LATIN("swap") }»
duty-move = تحريك قطعة
duty-move-figure = تحريك شخصية
duty-move-ship = تحريك شخصية، أو وضع سفينة أو استعادتها
duty-pass = تمرير الدور، إذ لا تستطيع أي قطعة له أن تتحرك
duty-remove = رفع قطعة للخصم، إذ لا تستطيع أي قطعة له أن تتحرك
duty-chain = متابعة الأسر بالقطعة التي في { $square }
duty-chain-optional = متابعة الأسر بالقطعة التي في { $square }، أو التوقف بكلمة «{ LATIN("end") }»
duty-unblock = التحرك بما يحرّر الطرف الآخر
duty-freed = تحريك قطعة، بعد أن رُفعت قطعة للخصم
duty-reenter-pharaoh = إعادة الفرعون المأسور إلى الرقعة
duty-reenter-priest = إعادة الكاهن الأكبر المأسور إلى الرقعة

## مباراة كاملة: show --playout, replay

cli-playout = مباراة عشوائية، البذرة { $text }
cli-turns = { $count ->
        [zero] لا أدوار
        [one] دور واحد
        [two] دوران
        [few] { $count } أدوار
        [many] { $count } دورًا
       *[other] { $count } دور
    }
cli-turn = الدور { $turn }، { $side }: { $text }
cli-game = المباراة { $game }: { $one } ضد { $two }
cli-unfinished = يتوقف السجل هنا، والمباراة لم تنته
cli-replayed = فُحصت { $count ->
        [zero] صفر مباراة
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
       *[other] { $count } مباراة
    }، { $wrong ->
        [0] ولا خطأ فيها
        [one] واحدة منها خاطئة
        [two] اثنتان منها خاطئتان
       *[other] { $wrong } منها خاطئة
    }
cli-place-game = المباراة { $game }
cli-place-turn = الدور { $turn }

## perft

cli-pace = { $text } ثانية

## levels

levels-own = نتيجة كل مستوى من { $id } أمام المستوى الذي دونه: الفوز يساوي واحدًا، والتعادل نصفًا.
levels-kin = نتيجة كل مستوى أمام المستوى الذي دونه، والفوز يساوي واحدًا والتعادل نصفًا. لم تُقَس { $id } نفسها؛ هذه أرقام { $other }.
levels-level = المستوى
levels-score = النتيجة
levels-interval = مجال 95%

## fit

fit-files-differ = لا تشترك { $one } و{ $two } في الأوزان: اضبطهما واحدة بعد الأخرى

## bench

cli-bench-rule-set = مجموعة القواعد
cli-bench-actions = مليون فعل/ث
cli-bench-leaves = مليون ورقة/ث
cli-bench-checksum = مجموع التحقق
cli-bench-node-rate = مليون عقدة/ث
cli-bench-seconds = الثواني
cli-bench-nodes = العقد
cli-bench-position-rate = مليون وضعية/ث
cli-bench-core-rate = مليون/ث لكل نواة
cli-bench-longest = الأطول
cli-bench-solution = … حُلّت خاناتها الأخيرة وعددها { $count }
bench-server-too-long = لا تدوم أي مباراة عشوائية من { $text } هذه المدة: العب مدة أقصر، أو بإيقاع أبطأ
bench-server-failed = انقطع القياس ({ $reason }): تحقق من قاعدة البيانات، ومن عدد الملفات التي يجوز لعملية أن تفتحها ({ LATIN("ulimit -n") })
bench-server-gathering = المباريات المتصلة: { $one } من { $two }
bench-server-playing = تُلعب المباريات
bench-server-unknown = غير معروف
bench-server-load = المباريات: { $one }، الاتصالات: { $two }، الأدوار: { $count }، الثواني: { $text }
bench-server-times = من الإرسال إلى اللاعبَين: النصف خلال { $one } ملّي ثانية، و99% خلال { $two } ملّي ثانية، والكل خلال { $value } ملّي ثانية
bench-server-memory = ذاكرة الخادم: { $text } ميغابايت على الأكثر
bench-server-cores = الأنوية المشغولة: الخادم { $one }، اللاعبون { $two }، الجهاز كله { $value }
