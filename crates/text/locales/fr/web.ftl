### Ce que seul le navigateur dit.

web-title = Khamsin
web-tagline = De vieux jeux de plateau, joués comme leurs feuilles de règles les racontent.

## Commandes que toutes les pages ont

web-close = Fermer
web-language = Langue
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-sand = Sable
web-theme-night = Nuit
web-theme-contrast = Contraste élevé
web-notices = Avis
web-skip = Aller au contenu

## D’où vient une clause, sur les badges

web-badge-sheet = De la feuille
web-badge-elsewhere = D’ailleurs
web-badge-house = Décision maison

## Le plateau, pour qui l’écoute

web-board = Plateau de { $name }
web-piece-man = pion de { $side }
web-piece-pharaoh = pharaon de { $side }
web-piece-priest = grand prêtre de { $side }
web-piece-ship = vaisseau mortuaire de { $side }
web-piece-neutral = pion neutre
web-piece-aboard = { $piece } sur un vaisseau mortuaire
web-square-empty = { $square }, vide
web-square-piece = { $square }, { $piece }
web-square-centre = case centrale
web-square-target-dot = jouable
web-square-target-ring = jouable, avec prise
web-square-target-cross = peut être retiré
web-square-selected = sélectionné
web-square-forced = doit continuer
web-square-last = dernier coup
web-mark-lit = mis en évidence
web-mark-good = bon
web-mark-bad = mauvais
web-mark-left = seulement dans la règle de gauche
web-mark-right = seulement dans la règle de droite
web-mark-both = dans les deux règles
web-tray-hand = En main de { $side }
web-tray-captured = Pris par { $side }
web-pile = { $piece } ({ $count })
web-pile-target = { $piece } ({ $count }), peut revenir ici
