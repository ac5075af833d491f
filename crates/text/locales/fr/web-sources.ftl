### La page des sources : feuilles, autres sources, licences. $sheet, $other et $house sont des nombres de clauses.

web-nav-sources = Sources
web-sources-lead = Chaque règle dit ici de qui elle vient. Rien de ce que nous avons décidé nous-mêmes ne passe pour une tradition, et là où personne ne sait, nous le disons.
web-sources-sheets = Les cinq feuilles de règles
web-sources-sheets-text = Khamsin se joue selon cinq feuilles imprimées. Ce qu’elles affirment de l’origine de leurs jeux, ce sont elles qui l’affirment, pas nous.
web-sources-counts = Clauses de la feuille : { $sheet }. Venues d’ailleurs : { $other }. Choix maison : { $house }.
web-sources-unknown = Ce qu’on ne sait pas
web-sources-print = Imprimer plateau, pièces et règles
web-sources-outside = Autres sources
web-sources-outside-text = Là où une feuille se tait ou a perdu une figure, d’autres descriptions aident. Nous n’en lisons certaines que telles que d’autres les rapportent, et nous le disons.
web-sources-used = { $count ->
        [one] Une clause s’appuie sur elle.
       *[other] { $count } clauses s’appuient sur elle.
    }
web-sources-licences = Licences
web-sources-licence-own = Khamsin, ses dessins et ses textes sont libres sous la licence MIT ou la licence Apache 2.0, au choix.
web-sources-licence-sheets = Les règles sont racontées avec nos propres mots. Les feuilles elles-mêmes appartiennent à leurs auteurs et ne font pas partie de Khamsin.
web-sources-licence-others = La page est construite avec Svelte (MIT) et Fluent (Apache-2.0). Elle ne charge rien d’ailleurs et n’envoie rien.
