### مجموعتا قواعد على رقعة واحدة.

web-compare = قارن مجموعات القواعد
web-compare-left = مجموعة القواعد اليسرى
web-compare-right = مجموعة القواعد اليمنى
web-compare-other-game = هاتان لعبتان، { $one } و{ $two }: لا تجمعهما رقعة.
web-compare-alike = تُلعب هاتان المجموعتان على النحو نفسه.
web-compare-here = ما يجوز لعبه هنا
web-compare-both-legal = مسموح في كلتيهما
web-compare-left-legal = في مجموعة القواعد اليسرى فقط
web-compare-right-legal = في مجموعة القواعد اليمنى فقط
web-compare-shortest = { $count ->
        [zero] تختلفان من البداية:
        [one] أقصر تسلسل تختلفان بعده فيه فعل واحد:
        [two] أقصر تسلسل تختلفان بعده فيه فعلان:
        [few] أقصر تسلسل تختلفان بعده فيه { $count } أفعال:
        [many] أقصر تسلسل تختلفان بعده فيه { $count } فعلًا:
       *[other] أقصر تسلسل تختلفان بعده فيه { $count } فعل:
    }
web-compare-line = { $count ->
        [zero] تختلفان من البداية:
        [one] تسلسل تختلفان بعده فيه فعل واحد:
        [two] تسلسل تختلفان بعده فيه فعلان:
        [few] تسلسل تختلفان بعده فيه { $count } أفعال:
        [many] تسلسل تختلفان بعده فيه { $count } فعلًا:
       *[other] تسلسل تختلفان بعده فيه { $count } فعل:
    }
web-compare-what-outcome = عندئذ تنهي إحداهما المباراة، أو تنهيها على نحو آخر.
web-compare-what-duty = عندئذ يكون الدور لطرف آخر، أو يكون الواجب شيئًا آخر.
web-compare-what-board = عندئذ يكون على الرقعة شيء آخر.
web-compare-what-actions = عندئذ تكون أفعال أخرى مسموحة.
web-compare-stepping = { $done } من { $count } من أفعال التسلسل
web-compare-step = فعل واحد إلى الأمام
web-compare-to-end = إلى نهايته
web-compare-restart = عودة إلى البداية
web-compare-parameters = ما يختلف
web-compare-parameter = القاعدة
web-compare-only-left = بنود في اليسرى فقط
web-compare-only-right = بنود في اليمنى فقط
