### Ce qui n’allait pas, et que faire : l’endroit, la raison, l’issue. Sans point final, comme les refus.
### $side est un nombre ; $column et $line comptent à partir de un.

## Le texte d’une position (six champs sur une ligne)

position-fields = Position, colonne { $column } : il faut six champs séparés par une seule espace, mais ici { $count ->
        [one] il n’y en a qu’un
       *[other] il y en a { $count }
    } : plateau, camp, phase, mains, tours calmes, tour
position-letter = Position, colonne { $column } : « { $letter } » n’est pas une pièce : écrivez M, P, H ou S pour Premier, en minuscules pour Second, * pour un pion neutre et des nombres pour les cases vides
position-gap = Position, colonne { $column } : les cases vides s’écrivent par un seul nombre de 1 à 9, sans zéro et jamais deux nombres de suite
position-plus = Position, colonne { $column } : un + désigne le vaisseau sous une figurine : écrivez-le une seule fois, juste après un P ou un H
position-row-width = Position, colonne { $column } : la rangée { $row } à partir du haut a { $width ->
        [0] zéro case
        [one] une case
       *[other] { $width } cases
    } : toutes les rangées doivent avoir la même longueur, et aucun plateau ne dépasse neuf cases de large
position-row-count = Position, colonne { $column } : aucun plateau n’a plus de dix rangées : supprimez celles qui suivent
position-side = Position, colonne { $column } : « { $text } » n’est pas un camp : écrivez 1 ou 2 pour le camp qui doit jouer
position-phase = Position, colonne { $column } : « { $text } » n’est pas une phase : écrivez place avec le nombre restant, neutral, pie, move, chain avec sa case, unblock, freed, ou reenter avec P ou H ; un deux-points joint les deux
position-hands = Position, colonne { $column } : « { $text } » ne dit pas ce que chacun a en main : écrivez deux nombres avec une virgule, celui de Premier puis celui de Second
position-quiet = Position, colonne { $column } : « { $text } » n’est pas un nombre de tours calmes : écrivez un nombre entier plus petit que le tour
position-turn = Position, colonne { $column } : « { $text } » n’est pas un tour : écrivez un nombre entier à partir de 1

## Une position impossible

setup-board = La position a { $files } cases sur { $ranks }, mais le plateau de cette règle du jeu en a { $needed_files } sur { $needed_ranks } : changez la position ou choisissez une autre règle du jeu
setup-foreign-piece = Il y a un « { $letter } » en { $square }, mais ce jeu n’a pas cette pièce : enlevez-la
setup-foreign-phase = La phase « { $phase } » n’existe pas dans cette règle du jeu : choisissez-en une des siennes, ou une autre règle du jeu
setup-pieces = { $side ->
        [1] Premier
       *[2] Second
    } a { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } sur le plateau et en main, alors qu’il peut y en avoir { $most } : corrigez le plateau ou les mains
setup-total = Il y a en tout { $count } « { $letter } », sur le plateau et en main, mais il en faut { $needed } : corrigez le plateau ou les mains
setup-hands = Avec { $first } et { $second } en main, ce ne peut pas être à ce camp de jouer dans cette phase : corrigez les mains, le camp ou la phase
setup-square = { $square } ne peut pas être ainsi : { $clause }
setup-no-further-capture = En { $square }, aucun pion du camp qui doit jouer ne peut continuer à capturer : écrivez la phase move, ou nommez le pion qui le peut
setup-not-blocked = L’adversaire n’est pas bloqué, il n’y a donc rien à débloquer : écrivez la phase move
setup-not-freed = Aucun retrait d’un seul pion ne mène à cette position, personne ne vient donc d’être libéré : écrivez la phase move
setup-wrong-side = Ce n’est jamais à { $side ->
        [1] Premier
       *[2] Second
    } de jouer dans cette phase : écrivez l’autre camp, ou une autre phase
setup-no-captor = Aucune figurine ne peut avoir fait ici la prise après laquelle une figurine revient : écrivez la phase move, ou placez des figurines des deux camps
setup-deserted = Le plateau est si vide que la partie était déjà finie : placez-y des pièces

## Le nom d’une règle du jeu

ruleset-form = Règle du jeu, colonne { $column } : un nom a la forme jeu/feuille@1(paramètre=valeur,…), et « { $text } » n’y répond pas : corrigez à cet endroit
ruleset-unknown = Règle du jeu, colonne { $column } : « { $text } » n’existe pas : choisissez parmi { $known }
ruleset-revision = Règle du jeu, colonne { $column } : il n’y a pas de révision « { $text } » : la plus récente est { $newest }
ruleset-parameter = Règle du jeu, colonne { $column } : ce jeu n’a pas de paramètre « { $text } » : choisissez parmi { $known }
ruleset-twice = Règle du jeu, colonne { $column } : le paramètre { $name } est donné deux fois : gardez-en un seul
ruleset-value = Règle du jeu, colonne { $column } : { $name } ne peut pas valoir « { $text } » : choisissez parmi { $values }
ruleset-ladder = Règle du jeu, colonne { $column } : « { $text } » n’est pas un barème : écrivez quatre nombres de 0 à 99 avec des tirets, pour victoire totale, grande et petite et pour la nulle, aucun plus grand que le précédent, par exemple 5-2-1-0
ruleset-neutrals = Règle du jeu, colonne { $column } : il ne peut pas y avoir « { $text } » pions neutres, car leur nombre est impair et d’au plus 13 : choisissez parmi 1, 3, 5, 7, 9, 11, 13
ruleset-won-at-once = Règle du jeu, colonne { $column } : si le centre est à l’abri et qu’un camp bloqué perd, Premier gagne aussitôt par c2c3 : réglez aussi blocked=pass, ou laissez le centre exposé

## La notation d’une partie

record-empty = Ligne { $line }, colonne { $column } : ce texte ne contient pas de partie : il faut des étiquettes, des tours et un résultat
record-second-game = Ligne { $line }, colonne { $column } : une deuxième partie commence ici, alors qu’on en attend une seule : enlevez l’une des deux
record-control-character = Ligne { $line }, colonne { $column } : un caractère de contrôle n’a pas sa place ici : supprimez-le
record-unexpected-character = Ligne { $line }, colonne { $column } : rien ne commence par « { $text } » dans une partie notée : supprimez-le, ou mettez-le dans un commentaire
record-unclosed-comment = Ligne { $line }, colonne { $column } : le commentaire qui commence ici n’est pas fermé : ajoutez une accolade fermante
record-tag-syntax = Ligne { $line }, colonne { $column } : « { $text } » n’est pas une étiquette : écrivez un nom de lettres et de chiffres, puis une valeur entre guillemets droits, le tout entre crochets
record-unclosed-tag-value = Ligne { $line }, colonne { $column } : la valeur « { $text } » n’est pas fermée sur sa ligne : ajoutez le guillemet fermant
record-duplicate-tag = Ligne { $line }, colonne { $column } : l’étiquette { $text } est déjà là : gardez-en une seule
record-bad-result = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un résultat : écrivez 1-0, 0-1, 1/2-1/2 ou *
record-result-contradiction = Ligne { $line }, colonne { $column } : la partie finit par { $text }, mais son étiquette Result dit autre chose : corrigez l’une des deux
record-bad-turn = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un tour : écrivez ses actions avec des virgules et sans espaces, par exemple b2,d4
record-bad-number = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un numéro de tour : écrivez des chiffres et un point, comme 12. devant le tour
record-number-without-turn = Ligne { $line }, colonne { $column } : aucun tour ne suit le numéro { $text } : ajoutez le tour ou supprimez le numéro
record-bad-nag = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un signe d’appréciation : écrivez un dollar avec un nombre de 0 à 255, ou un ou deux points d’exclamation et d’interrogation
record-stray-nag = Ligne { $line }, colonne { $column } : il n’y a pas de tour avant le signe { $text } : écrivez-le après le tour qu’il juge
record-stray-variation = Ligne { $line }, colonne { $column } : il n’y a pas de tour que cette variante puisse remplacer : écrivez-la après le tour
record-empty-variation = Ligne { $line }, colonne { $column } : la variante qui commence ici n’a pas de tour : ajoutez-en un, ou supprimez les parenthèses
record-unclosed-variation = Ligne { $line }, colonne { $column } : la variante qui commence ici n’est pas fermée : ajoutez une parenthèse fermante
record-unopened-variation = Ligne { $line }, colonne { $column } : aucune variante n’est ouverte ici : supprimez la parenthèse fermante
record-too-deep = Ligne { $line }, colonne { $column } : les variantes sont trop imbriquées ici : on garde au plus 30 niveaux
record-json = Ligne { $line }, colonne { $column } : ce JSON n’est pas une partie ({ $text }) : suivez le schéma

## Une notation qui n’est pas une partie

replay-no-ruleset = La partie n’a pas d’étiquette Ruleset, on ne sait donc pas selon quelles règles elle a été jouée : ajoutez-en une, par exemple seega/ludens-planet
replay-hash = L’étiquette RulesHash dit { $found }, mais la règle du jeu a { $expected } : la partie a été jouée selon d’autres règles ; corrigez l’étiquette Ruleset, ou supprimez RulesHash si vous êtes sûr de vous
replay-seed = L’étiquette Seed dit « { $text } », qui n’est pas un nombre entier : corrigez-la ou supprimez-la
replay-result = La notation dit { $found }, mais d’après les tours le résultat est { $expected } : corrigez le résultat, ou dites dans l’étiquette Termination comment les joueurs ont conclu

## Un tour ou une action

turn-illegal = { $action } n’est pas permis ici
turn-incomplete = Le tour n’est pas complet, il reste à faire : { $phase } ; ajoutez les actions manquantes après une virgule
turn-too-long = Le tour était complet avant { $action } : c’est à l’autre camp, commencez donc un nouveau tour à cet endroit
action-text = « { $text } » n’est pas une action : écrivez une case (c3), deux cases (c3c4), une case après x, +, - ou @, ou bien swap, pass ou end
# $reason : le titre de la clause qui a mis fin à la partie.
action-over = { $action } vient trop tard, la partie est déjà finie ({ $reason }) : supprimez-le, ainsi que ce qui suit

## Les propositions entre joueurs

offer-over = La partie est finie : on ne peut plus rien proposer ni abandonner
offer-nothing-to-count = Il n’y a rien à compter maintenant : seul le Seega compte les pions, et seulement une fois qu’ils se déplacent
offer-none = L’adversaire n’a rien proposé : faites vous-même une proposition
offer-standing = Cette proposition est déjà faite : attendez la réponse, ou continuez à jouer

## Une question au programme qui reste sans réponse

request-form = Ceci n’est pas une question ({ $reason }) : envoyez un objet avec ask, with et peut-être lang
request-unknown = Il n’y a pas de question « { $text } » : choisissez parmi { $known }
request-fields = La question { $name } est illisible ({ $reason }) : envoyez les champs qu’elle a
request-language = Il n’y a pas de langue « { $text } » : choisissez parmi { $known }
request-seed = « { $text } » n’est pas une graine : écrivez un nombre entier sans signe
request-turns = { $count } tours, c’est plus qu’aucune partie n’en a : envoyez-en au plus { $most }
request-level = Il n’y a pas de niveau { $text } : choisissez de 1 à { $most }
request-piece = Une telle pièce ne peut pas être en « { $text } » : nommez une case du plateau, et un camp sauf pour une pièce neutre
request-link = « { $text } » n’est ni une partie ni une position : ouvrez le lien tel qu’il fut envoyé, sans rien en couper
request-texts = Les textes de { $name } sont illisibles ({ $reason }) : rechargez la page
