### المختبر: مجموعات قواعد تُقارن بمباريات بين محرّكات متساوية.

## ما قد يكون خطأ

lab-folder-io = { $file }: يتعذر استعمال هذا الملف ({ $reason }): تحقق من المجلد ومن أنه يجوز لك أن تكتب فيه
lab-folder-occupied = { $folder }: في هذا المجلد تجربة من قبل: واصلها بالخيار { LATIN("--resume") }، أو سمّ مجلدًا آخر
lab-folder-game = المباراة { $game } في يوميات المجلد ليست مباراة ({ $reason }): احذف سطرها تُلعب من جديد
lab-one-game = { $one } و{ $two } لعبتان مختلفتان: قارن مجموعات قواعد للعبة نفسها

## التقدم. $rate: مباريات في الدقيقة; $share: نتيجة البادئ حتى الآن.

lab-progress = { $id }: { $done } من { $count } من المباريات · { $rate } في الدقيقة · البادئ { $share }
lab-progress-time = بقي { $time }
lab-stopped = توقفت التجربة. ما لُعب محفوظ: واصلها بالخيار { LATIN("--resume") }
lab-written = التقرير في { $file }

## ما يُقاس

lab-measure-first-score = نتيجة البادئ
lab-measure-draws = مباريات التعادل
lab-measure-total = مرات النصر التام
lab-measure-grand = مرات النصر الكبير
lab-measure-small = مرات النصر الصغير
lab-measure-blocked = مرات النصر بسد الطرق
lab-measure-breakthrough = مرات الاختراق
lab-measure-ladder-points = نقاط كل مباراة على سلّم الورقة
lab-measure-margin = تقدّم الفائز بنقاط الخطوط
lab-measure-turns = أدوار كل مباراة
lab-measure-branching = الخيارات في كل قرار
lab-measure-captures = القطع المأسورة في كل مباراة
lab-measure-longest-chain = أطول سلسلة أسر
lab-measure-first-capture = دور أول أسر
lab-measure-lead-changes = مرات تبدّل المتقدم
lab-measure-blocked-turns = الأدوار العالقة في كل مباراة
lab-measure-starter-blocked = البادئ عالق في الحال
lab-measure-reply-blocked = المجيب عالق
lab-measure-early-block = طرف عالق في أول عشرة أدوار من التحريك
lab-measure-barriers = ما انتهى بحاجز
lab-measure-quiet-ends = ما انتهى بحد الأدوار الهادئة
lab-measure-repetitions = ما انتهى بالتكرار

## التقرير. $one: مجموعة القواعد الأولى; $two: الأخرى.

lab-title-compare = مقارنة مجموعات قواعد
lab-title-openings = هل تمنع جداول الافتتاح أن يعلق طرف مبكرًا؟
lab-title-clause = ما يفعله كل بند
lab-asked-compare = فيمَ تختلف مجموعات القواعد هذه حين يلعب بها لاعبون متساوون؟ تُقارن كل منها بالأولى.
lab-asked-openings = تقول الورقة إن جداولها الثلاثة لأول الوضع تجعل طرفًا يعلق مبكرًا أقل مما في الوضع الحر. فهل هذا صحيح؟
lab-asked-clause = ما الذي يتغير حين يُغيَّر معامل واحد من مجموعة القواعد الأولى ولا شيء سواه؟
lab-method = لعب محرّك خمسين ضد نفسه بكل مجموعة قواعد، وعدد المباريات { $count }، وعدد العقد في كل دور { $nodes }. والمباريات أزواج: تبدأ المباراتان بالأدوار العشوائية نفسها، ويتبادل اللاعبان الطرفين. هؤلاء اللاعبون متساوون وبعيدون عن الكمال: فالأرقام عن مباريات لاعبين مثلهم.
lab-heading-question = السؤال
lab-heading-answer = الجواب
lab-heading-figures = رسوم بيانية
lab-heading-differences = الفروق
lab-heading-clauses = كم مرة استُعمل كل بند
lab-heading-exact = قيم دقيقة
lab-heading-games = بعض المباريات
lab-heading-repeat = للإعادة والاستشهاد
lab-answer = تختلف { $two } عن { $one } في { $count } من { $total } من المقاييس؛ وأوضحها «{ $name }»: { $after } بدل { $before }.
lab-answer-none = لا تُظهر هذه المباريات فرقًا بين { $two } و{ $one } في أي من المقاييس وعددها { $total }.
lab-claim-holds = القول صحيح: مع كل جدول من الجداول وعددها { $total } تقلّ المباريات التي يعلق فيها طرف مبكرًا.
lab-claim-partly = القول صحيح جزئيًا: مع { $count } من { $total } من الجداول تقلّ المباريات التي يعلق فيها طرف مبكرًا.
lab-claim-open = لا تؤكد هذه المباريات القول ولا تنفيه: لا جدول من الجداول وعددها { $total } يغيّر نسبة المباريات التي يعلق فيها طرف مبكرًا أكثر مما تفعل الصدفة.
lab-claim-fails = القول غير صحيح: لا تقلّ المباريات التي يعلق فيها طرف مبكرًا مع أي من الجداول وعددها { $total }، بل تزيد مع بعضها.
lab-figures = النقطة هي ما قيس، والخط مجاله بنسبة 95%: دقيق (كلوبر وبيرسون) للنسب، وبإعادة السحب من الأزواج للمتوسطات.
lab-figure-values = «{ $name }» بالأرقام
lab-compared = { $two } مقابل { $one }
lab-differences = النجمة علامة على فرق لا تفسّره الصدفة: اختبار تبديل للأزواج عند 5%، مصحَّح بطريقة هولم لكل مقاييس المقارنة.
lab-column-measure = المقياس
lab-column-difference = الفرق
lab-column-interval = مجال 95%
lab-column-p = { LATIN("p") } المصحَّحة
lab-column-clause = البند
lab-clauses = عدد المرات في كل مباراة؛ وشرطة حيث لا يوجد البند في مجموعة القواعد. أما البنود التي لم تُستعمل قط فلا تُذكر.
lab-exact = من جداول كل الوضعيات القليلة القطع: أفضل لعب للطرفين، من جهة صاحب الدور.
lab-games = أولى مباريات كل مجموعة قواعد، لتتابعها دورًا دورًا.
lab-game = { $id }، المباراة { $game }: { $found }
lab-turns = أدوار المباراة { $game }، { $id }: { $found }
lab-step-first = البداية
lab-step-back = إلى الوراء
lab-step-on = إلى الأمام
lab-step-last = النهاية
lab-repeat = يعطي خمسين { $name } المباريات نفسها والتقرير نفسه بهذا الأمر، أيًا كان عدد خيوط التنفيذ:
lab-hashes = بصمات القواعد:
lab-cite = للاستشهاد بهذا التقرير:
lab-citation = خمسين { $name }، المختبر: «{ $text }».
