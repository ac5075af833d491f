### الألغاز. `web-puzzle-goal-…`: المطلوب; `web-puzzle-value-…`: ما يؤدي إليه أفضل لعب، داخل جملة.

web-nav-puzzles = الألغاز
web-puzzle-set = مجموعة القواعد
web-puzzle-grade = الصعوبة، و1 أسهلها
web-puzzle-number = اللغز { $done } من { $count }
web-puzzle-streak = على التوالي: { $count }
web-puzzle-solved-count = المحلولة: { $count }
web-puzzle-goal-gain = { $count ->
        [zero] يلعب { $side }: اكسب قطعة في الحال.
        [one] يلعب { $side }: اكسب قطعة في دور واحد.
        [two] يلعب { $side }: اكسب قطعة في دورين.
        [few] يلعب { $side }: اكسب قطعة في { $count } أدوار.
        [many] يلعب { $side }: اكسب قطعة في { $count } دورًا.
       *[other] يلعب { $side }: اكسب قطعة في { $count } دور.
    }
web-puzzle-goal-end = { $count ->
        [zero] يلعب { $side }: اكسب المباراة في الحال.
        [one] يلعب { $side }: اكسب المباراة في دور واحد.
        [two] يلعب { $side }: اكسب المباراة في دورين.
        [few] يلعب { $side }: اكسب المباراة في { $count } أدوار.
        [many] يلعب { $side }: اكسب المباراة في { $count } دورًا.
       *[other] يلعب { $side }: اكسب المباراة في { $count } دور.
    }
web-puzzle-goal-hold = { $count ->
        [zero] يلعب { $side }: حافظ على الوضعية.
        [one] يلعب { $side }: جِد الدور الوحيد الذي يصمد.
        [two] يلعب { $side }: جِد الدورين الوحيدين اللذين يصمدان.
        [few] يلعب { $side }: جِد الأدوار الوحيدة التي تصمد، وهي { $count } أدوار.
        [many] يلعب { $side }: جِد الأدوار الوحيدة التي تصمد، وهي { $count } دورًا.
       *[other] يلعب { $side }: جِد الأدوار الوحيدة التي تصمد، وهي { $count } دور.
    }
web-puzzle-leads = بأفضل لعب يؤدي ذلك إلى { $value }.
web-puzzle-value-win = نصر
web-puzzle-value-win-total = نصر تام
web-puzzle-value-win-grand = نصر كبير
web-puzzle-value-win-small = نصر صغير
web-puzzle-value-draw = تعادل
web-puzzle-value-loss = هزيمة
web-puzzle-value-loss-total = هزيمة تامة
web-puzzle-value-loss-grand = هزيمة كبيرة
web-puzzle-value-loss-small = هزيمة صغيرة
web-puzzle-solved = حُلّ اللغز.
web-puzzle-right = صحيح. الجواب { $turn }؛ واصل.
web-puzzle-wrong = { $turn } مسموح، لكنه ليس الحل. حاول مرة أخرى.
web-puzzle-wrong-value = { $turn } ليس الحل: مُثبت أنه يؤدي إلى { $value }. حاول مرة أخرى.
web-puzzle-hint = تلميح
web-puzzle-hint-text = انظر إلى { $square }.
web-puzzle-next = اللغز التالي
web-puzzle-skip = تخطَّه
