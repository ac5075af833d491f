### صفحة لطاولة متحف: لعبة واحدة بلا مخرج.

web-kiosk-begin = المس لتلعب
web-kiosk-again = العب من جديد
web-kiosk-restart = ابدأ من البداية
web-kiosk-idle = ألا أحد هنا؟ تبدأ المباراة من جديد بعد { $count ->
        [zero] صفر ثانية
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $count } ثوانٍ
        [many] { $count } ثانيةً
       *[other] { $count } ثانية
    }.
web-kiosk-stay = ما زلت هنا
