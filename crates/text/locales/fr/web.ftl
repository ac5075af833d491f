### Ce que seul le navigateur dit.

web-title = Khamsin

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
web-badge-house = Choix maison

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
web-square-target-ring = jouable, avec capture
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
web-tray-captured = Capturés par { $side }
web-pile = { $piece } ({ $count })
web-pile-target = { $piece } ({ $count }), peut revenir ici

## Le cadre de toutes les pages

web-navigation = Pages
web-menu = Menu
web-nav-games = Mes parties
web-settings = Réglages
web-cancel = Annuler
web-nowhere = Il n’y a pas de page ici
web-nowhere-home = Vers l’accueil
web-error = Cela n’a pas marché
web-error-kept = Vos parties sont gardées sur cet appareil : rien n’est perdu.
web-error-again = Réessayer
web-error-unavailable = Khamsin n’a pas pu être chargé en entier. Vérifiez la connexion au réseau et réessayez ; le navigateur doit connaître WebAssembly.
web-error-crashed = Khamsin a trébuché, ce qui est une faute du programme. Il est reparti : refaites votre geste.
web-error-unknown = Quelque chose d’inattendu est arrivé ({ $reason }). Réessayez, ou rechargez la page.

## La page d’accueil. Les petites lignes sur les jeux se lisent sous leurs noms.

web-home-sentence = De vieux jeux de plateau, joués comme leurs feuilles de règles les racontent
web-home-play = Jouer
web-home-first = Le seega sur le petit plateau, contre le premier niveau. Pas de compte, rien à installer.
web-home-again = Le jeu de votre dernière partie, depuis le début.
web-home-resume = Reprendre la partie
web-home-lesson = D’abord une leçon
web-home-choose = Choisir un jeu
web-home-games = Les jeux
web-home-still = Arrêter les plateaux
web-home-living = Faire jouer les plateaux
web-home-seega = Encadrez les pions adverses entre deux des vôtres.
web-home-saut-du-chat = Sautez par-dessus un pion adverse, puis le suivant.
web-home-pahtum = Remplissez le plateau de longs alignements, coupez les autres.
web-home-seti = Menez une figurine à la dernière rangée et tenez un tour.

## Joueurs et parties. $one, $two : joueurs ; $count : un niveau.

web-player-you = Vous
web-player-computer = Ordinateur, niveau { $count }
web-versus = { $one } contre { $two }

## Les parties de cet appareil

web-games-kept = Elles sont gardées dans ce navigateur, sur cet appareil, et nulle part ailleurs.
web-games-none = Il n’y en a pas encore.
web-games-export = Tout enregistrer dans un fichier
web-games-open = Ouvrir un fichier
web-games-paste = Coller une notation ou un lien
web-games-paste-label = Une partie notée, un lien, ou un fichier de parties en texte
web-games-take = Ouvrir
web-games-imported = { $count ->
        [one] Une partie a été ajoutée.
       *[other] { $count } parties ont été ajoutées.
    }
web-games-running = { $count ->
        [one] { $count } tour joué
       *[other] { $count } tours joués
    }
web-games-over = terminée, { $text }
web-games-remove = Retirer
web-games-remove-one = Retirer cette partie : { $name }
web-games-remove-sure = La partie disparaîtra pour de bon. Voulez-vous la retirer ?
web-open-wait = La partie du lien s’ouvre.
web-open-failed = Ce lien ne peut pas être ouvert

## Réglages

web-set-page = Page
web-set-board = Plateau
web-set-kept = Les réglages valent tout de suite et sont gardés sur cet appareil.
web-set-sound = Son
web-set-sound-off = Coupé
web-set-sound-on = Allumé
web-set-confirm = Un tour est joué
web-set-confirm-at-once = tout de suite
web-set-confirm-confirm = quand je le confirme
web-set-coordinates = Lettres et chiffres au bord
web-set-coordinates-shown = Montrés
web-set-coordinates-hidden = Cachés
web-set-motion = Les pions
web-set-motion-animated = bougent
web-set-motion-still = restent immobiles

## Une partie en cours. $count : nombre de pions ou de points ; $done : le combientième pion du tour.

web-play-none = Cette partie n’est pas sur cet appareil
web-play-controls = Ce que vous pouvez faire
web-play-beside = À côté du plateau
web-play-turn = au trait
web-play-pieces = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
web-play-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-play-placing = { $done } sur { $count } à poser
web-play-thinking = L’ordinateur réfléchit.
web-play-not-yours = Prenez d’abord un de vos pions.
web-play-clause = Règle : { $clause }
web-play-lit = vient de servir
web-play-moves = Coups
web-play-rules = Règles
web-play-no-moves = Rien n’a encore été joué.
web-play-typed = Votre coup en lettres
web-play-typed-hint = Par exemple b2, c3c4 ou xd2 ; plusieurs actions avec des virgules.
web-play-typed-go = Jouer
web-play-confirm = Jouer { $action }
web-play-swap = Adopter le premier pion
web-play-pass = Passer
web-play-end = Cesser de capturer
web-play-undo = Défaire
web-play-takeback = Reprendre
web-play-hint = Indice
web-play-flip = Tourner
web-play-more = Plus
web-play-share = Partager et garder
web-play-sound-on = Allumer le son
web-play-sound-off = Couper le son
web-play-resign = Abandonner
web-play-resign-sure = { $side } abandonne et perd la partie. En êtes-vous sûr ?
web-offer-count = Proposer d’arrêter et de compter
web-offer-draw = Proposer la nulle
web-offered-count = { $side } propose d’arrêter et de compter les pions.
web-offered-draw = { $side } propose la nulle.
web-offer-accept = Accepter
web-offer-decline = Refuser

## Partager et garder

web-share-link = Un lien qui contient toute la partie
web-share-copy-game = Copier le lien
web-share-copy-position-link = Copier un lien vers cette position
web-share-copy-record = Copier la notation
web-share-copy-position = Copier la position
web-share-pgn = Enregistrer la partie (PGN)
web-share-json = Enregistrer la partie (JSON)
web-share-png = Enregistrer une image (PNG)
web-share-svg = Enregistrer une image (SVG)
web-share-system = Partager
web-share-copied = Copié.
web-share-refused = Le navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même.

## La fin d’une partie. $done, $count : parties d’un match.

web-result-draw = Partie nulle
web-result-won = { $winner } gagne
web-result-you-won = Vous gagnez
web-result-you-lost = L’ordinateur gagne
web-result-match = Après { $done } parties sur { $count } :
web-result-next = Partie suivante du match
web-result-rematch = Revanche, côtés échangés
web-result-review = Examiner
web-result-new = Une autre partie

## Une nouvelle partie. $count : combien de paramètres ont été changés.

web-nav-new = Nouvelle partie
web-new-against = Contre
web-new-computer = L’ordinateur
web-new-device = Quelqu’un sur cet appareil
web-new-level = Niveau
web-level = Niveau { $value }
web-level-lowest = Niveau { $value }, pour une première partie
web-level-first = Le niveau le plus bas : les autres sont mesurés à partir de là.
# $value : son score contre le niveau au-dessous ; $before, $after : les bornes.
web-level-strength = Marque { $value } contre le niveau au-dessous ({ $before } à { $after }).
web-new-side = Vous jouez
web-new-side-first = Premier
web-new-side-second = Second
web-new-side-lot = Au sort
web-new-name = Nom de { $side }
web-new-rules = Règles
web-new-game = Jeu
web-new-ruleset = Règle
web-new-parameters = { $count ->
        [0] Changer les règles
        [one] Changer les règles (un changement)
       *[other] Changer les règles ({ $count } changements)
    }
web-new-as-sheet = { $value } (comme sur la feuille)
web-new-time = Temps et départ
web-new-clock = Pendule
web-new-clock-none = Aucune
web-new-clock-increment = Pour la partie
web-new-clock-turn = Pour chaque tour
web-new-minutes = Minutes pour la partie
web-new-increment = Secondes de plus par tour
web-new-each = Secondes pour chaque tour
web-new-games = Parties du match
web-new-position = Commencer par une position
web-new-position-text = Position
web-new-position-hint = Une ligne, comme la donne « Copier la position ». Laissez vide pour le début habituel.
web-new-start = Jouer

## La page d’un jeu

web-game-play = Jouer
web-game-learn = L’apprendre
web-game-compare = Comparer les règles
web-game-sources = Sources
web-game-rulesets = Règles
web-game-known = Celle que vous connaissez
web-game-known-none = Aucune
web-game-unknown = Ce que nous ne savons pas
web-game-unknown-text = Les feuilles laissent des choses ouvertes, ont perdu leurs figures et se contredisent. Voici ce que nous avons dû décider ou laisser dans le doute.
web-game-unknown-of = { $name } ({ $count })
web-names-seega = Se prononce « siga », disent deux des feuilles. La forme tunisienne s’appelle la kharbga.
web-names-saut-du-chat = Le jeu porte son nom français.
web-names-pahtum = Le titre de la feuille l’écrit aussi pathum.
web-names-seti = Ses deux formes s’appellent Seti-Aleph et Seti-Beth.
web-ruleset-from = { $sheet }, { $files } cases sur { $ranks }
web-ruleset-authority = D’où viennent ses règles
web-ruleset-clauses = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-ruleset-differs = Diffère de celle que vous connaissez
web-ruleset-alike = Se joue pareil.
web-ruleset-variants = { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }
web-ruleset-play = Y jouer
web-ruleset-print = L’imprimer
