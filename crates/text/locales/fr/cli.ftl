### Ce que dit la ligne de commande en dehors des règles.

## Fichiers

cli-file-unreadable = Le fichier ne peut pas être lu ({ $reason }) : vérifiez son nom et vos droits
cli-file-not-text = Ce n’est pas un texte en UTF-8 : enregistrez-le dans ce codage
cli-stdin = entrée standard

## rules list

cli-column-ruleset = Règle du jeu
cli-column-board = Plateau
cli-column-hash = Empreinte
cli-entry = { $text } — { $sheet }
cli-list-hint = Pour en lire une clause par clause : khamsin rules show { $id }

## rules show. Les phases du jeu servent d’intertitres.

cli-identity = { $id }, { $sheet }, plateau { $board }, empreinte { $hash }
# Si des paramètres sont changés, le résumé reste celui de la feuille.
cli-summary-sheet = Sur la feuille : { $text }
cli-parameters = Paramètres
cli-parameter = { $label } : { $values }
cli-parameter-changed = { $label } : { $values } ; la feuille a { $value }
cli-parameter-legend = * changé par rapport à la feuille
cli-phase-setup = Le plateau et les camps
cli-phase-place = La pose
cli-phase-move = Les déplacements
cli-phase-ship = Les vaisseaux mortuaires
cli-phase-capture = Les captures
cli-phase-blocked = Quand un camp est bloqué
cli-phase-score = Les points des alignements
cli-phase-end = La fin

## rules diff. $one, $two : les identifiants.

cli-diff-same = Rien ne diffère : les deux noms désignent { $id }
cli-diff-games = Jeux différents : { $one } est { $first_game }, { $two } est { $second_game }, et ils n’ont aucune clause commune
cli-diff-alike = On les joue de la même façon : tous deux ont l’empreinte { $hash }
cli-diff-parameters = Paramètres qui diffèrent
cli-diff-only = Seulement dans { $id }
cli-diff-origin = Dans les deux, mais d’origine différente
cli-diff-sheets = Dans les deux, et chaque feuille le dit elle-même

## show. $mark : le signe sur le plateau.

cli-legend-neutral = { $mark } neutre
cli-legend-centre = { $mark } le centre
cli-legend-figures = P pharaon, H grand prêtre, majuscules pour Premier, minuscules pour Second
cli-legend-ship = { $mark } vaisseau de { $side }
cli-legend-aboard = { $mark } pharaon sur son vaisseau
cli-hand-pieces = Pions en main : Premier { $first }, Second { $second }
cli-hand-neutrals = Pions neutres en main : Premier { $first }, Second { $second }
cli-hand-ships = Vaisseaux en main : Premier { $first }, Second { $second }
cli-count-pieces = Sur le plateau : Premier { $first }, Second { $second }
cli-count-lines = Points des alignements : Premier { $first }, Second { $second }
cli-duty = Tour { $turn } : { $side } doit { $duty }
cli-actions = { $count ->
        [one] { $count } action permise
       *[other] { $count } actions permises
    }
cli-actions-captures = { $mark } capture
cli-action-place = Poser
cli-action-move = Déplacer
cli-action-remove = Retirer
cli-action-put = Mettre un vaisseau
cli-action-take = Reprendre un vaisseau
cli-action-reenter = Faire revenir
cli-action-word = Dire
cli-position = Position : { $text }

## Ce qu’un camp doit faire : cela suit « doit », et se lit seul après « il reste à faire ».

duty-place = { $count ->
        [one] poser un pion
       *[other] poser { $count } pions
    }
duty-neutral = poser un pion neutre
duty-pie = poser un pion, ou adopter celui de Premier avec « swap »
duty-move = déplacer un pion
duty-move-figure = déplacer une figurine
duty-move-ship = déplacer une figurine, ou mettre ou reprendre un vaisseau
duty-pass = passer, car aucun de ses pions ne peut bouger
duty-remove = retirer un pion adverse, car aucun des siens ne peut bouger
duty-chain = continuer à capturer avec le pion en { $square }
duty-chain-optional = continuer à capturer avec le pion en { $square }, ou cesser avec « end »
duty-unblock = jouer un coup qui débloque l’adversaire
duty-freed = déplacer un pion, maintenant qu’un pion adverse a été retiré
duty-reenter-pharaoh = remettre sur le plateau le pharaon pris
duty-reenter-priest = remettre sur le plateau le grand prêtre pris

## Une partie entière : show --playout, replay

cli-playout = Une partie au hasard, graine { $text }
cli-turns = { $count ->
        [0] Aucun tour
        [one] { $count } tour
       *[other] { $count } tours
    }
cli-turn = Tour { $turn }, { $side } : { $text }
cli-game = Partie { $game } : { $one } contre { $two }
cli-unfinished = La notation s’arrête ici, et la partie n’est pas finie
cli-replayed = { $count ->
        [one] { $count } partie vérifiée
       *[other] { $count } parties vérifiées
    }, { $wrong ->
        [0] rien à redire
        [one] dont une fautive
       *[other] dont { $wrong } fautives
    }
cli-place-game = partie { $game }
cli-place-turn = tour { $turn }

## perft

cli-pace = { $text } secondes

## levels

levels-own = Le score de chaque niveau de { $id } contre le niveau inférieur : une victoire compte un, une nulle un demi.
levels-kin = Le score de chaque niveau contre le niveau inférieur, une victoire comptant un et une nulle un demi. { $id } n’a pas été mesuré lui-même : voici les chiffres de { $other }.
levels-level = niveau
levels-score = score
levels-interval = intervalle à 95 %

## fit

fit-files-differ = { $one } et { $two } ne partagent pas leurs poids : ajustez-les l’un après l’autre

## bench

cli-bench-rule-set = règle du jeu
cli-bench-actions = actions (M/s)
cli-bench-leaves = feuilles (M/s)
cli-bench-node-rate = nœuds (M/s)
cli-bench-seconds = secondes
cli-bench-nodes = nœuds
cli-bench-position-rate = positions (M/s)
cli-bench-core-rate = M/s par cœur
cli-bench-longest = au plus
cli-bench-solution = … ses { $count } dernières cases résolues
cli-bench-checksum = somme de contrôle
bench-server-too-long = Aucune partie au hasard de { $text } ne dure aussi longtemps : jouez moins longtemps, ou plus lentement
bench-server-failed = La mesure a été interrompue ({ $reason }) : vérifiez la base de données, et combien de fichiers un processus peut ouvrir (ulimit -n)
bench-server-gathering = parties connectées : { $one } sur { $two }
bench-server-playing = les parties se jouent
bench-server-unknown = inconnu
bench-server-load = parties : { $one }, connexions : { $two }, tours : { $count }, secondes : { $text }
bench-server-times = de l’envoi aux deux joueurs : la moitié en { $one } ms, 99 % en { $two } ms, la totalité en { $value } ms
bench-server-memory = mémoire du serveur : { $text } Mo au plus
bench-server-cores = cœurs occupés : serveur { $one }, joueurs { $two }, toute la machine { $value }
