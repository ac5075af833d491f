### Die Seite der Quellen: Blätter, Quellen von außen, Lizenzen. $sheet, $other und $house sind Zahlen von Klauseln.

web-nav-sources = Quellen
web-sources-lead = Jede Regel sagt hier, von wem sie ist. Nichts, was wir selbst festgelegt haben, geben wir als Überlieferung aus, und wo niemand es weiß, sagen wir das.
web-sources-sheets = Die fünf Regelblätter
web-sources-sheets-text = Khamsin spielt nach fünf gedruckten Blättern. Was sie über die Herkunft ihrer Spiele behaupten, behaupten sie, nicht wir.
web-sources-counts = Klauseln vom Regelblatt: { $sheet }. Von anderswo: { $other }. Eigene Festlegungen: { $house }.
web-sources-unknown = Was man nicht weiß
web-sources-print = Brett, Steine und Regeln drucken
web-sources-outside = Quellen von außen
web-sources-outside-text = Wo ein Blatt schweigt oder eine Abbildung verloren hat, helfen andere Beschreibungen. Manche kennen wir nur so, wie andere sie wiedergeben, und sagen das dann.
web-sources-used = { $count ->
        [one] Eine Klausel stützt sich darauf.
       *[other] { $count } Klauseln stützen sich darauf.
    }
web-sources-licences = Lizenzen
web-sources-licence-own = Khamsin, seine Zeichnungen und seine Texte sind frei, unter der MIT-Lizenz oder der Apache-Lizenz 2.0, wie du magst.
web-sources-licence-sheets = Die Regeln sind in unseren eigenen Worten erzählt. Die Regelblätter selbst gehören ihren Verfassern und sind kein Teil von Khamsin.
web-sources-licence-others = Die Seite ist mit Svelte (MIT) und Fluent (Apache-2.0) gebaut. Sie lädt nichts von anderswo und schickt nichts weg.
