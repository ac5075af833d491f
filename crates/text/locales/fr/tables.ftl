### Les tables exactes : la commande `tables`, et ce qui peut être faux dans une table. $file : son fichier ; sans point final dans les erreurs.

## Une table qui ne peut pas servir

table-foreign = { $file } n’est pas une table : enlevez-le, et refaites la table
table-version = { $file } est de la version { $found } du format, que ce programme ne connaît pas : prenez le programme le plus récent, ou refaites la table
table-header = Le début de { $file } est abîmé : enlevez-le, et refaites la table
table-length = { $file } a { $found } octets alors qu’il devrait en avoir { $expected } : enlevez-le, et refaites la table
table-directory = La liste des blocs de { $file } est abîmée : enlevez-le, et refaites la table
table-block = Dans { $file }, le bloc { $block } des { $plane ->
        [values] valeurs
       *[distances] distances
    } est abîmé : enlevez-le, et refaites la table
table-counts = { $file } ne contient pas ce qu’il annonce : enlevez-le, et refaites la table
table-codec = { $file } est compressé avec { $name }, que ce programme ne sait pas lire : prenez une table non compressée
table-scheme = { $file } numérote ses positions d’une façon ({ $found }) que ce programme ne connaît pas : refaites la table
table-rules = { $file } appartient à d’autres règles ({ $found } au lieu de { $expected }) : enlevez-le, et refaites la table
table-slice = { $file } contient { $found } au lieu de { $expected } : rendez-lui son nom, ou enlevez-le
table-unreadable = { $file } ne peut pas être lu ({ $reason }) : vérifiez vos droits
table-disk-full = Le disque est plein : { $file } ne peut pas être écrit. Ce qui est fini est conservé : faites de la place, ou nommez un autre dossier avec --tables, et redonnez la même commande
table-unwritable = { $file } ne peut pas être écrit ({ $reason }) : vérifiez vos droits, ou nommez un autre dossier avec --tables

## Ce qui empêche une commande

tables-no-game = Il n’y a pas de tables pour { $id } : il y en a pour le Seega, le Saut du Chat et le Seti-Beth
tables-no-folder = Ce système ne dit pas où les programmes gardent ce qu’ils font : nommez un dossier avec --tables
tables-none = Il n’y a pas de tables de { $id } dans { $folder } : faites-les avec khamsin tables build
tables-pieces = Avec { $pieces } pièces il n’y a rien à construire : choisissez de { $first } à { $most }
tables-memory = { $slice } demande { $needed } de mémoire, et { $limit } peuvent servir : permettez-en plus avec --memory, ou demandez moins de pièces ; ce qui est fini est conservé
tables-memory-size = « { $text } » n’est pas une quantité de mémoire : écrivez un nombre suivi de M ou G, comme 8G
tables-too-deep = { $slice } a des distances trop longues pour une table : dites-le à ceux qui font ce programme
tables-check-missing = { $slice } n’est pas construite : construisez-la d’abord
tables-check-count = { $slice } a { $found } positions alors qu’il y en a { $expected } : enlevez sa table, et refaites-la
tables-check-entry = Dans { $slice }, l’entrée { $number } n’est pas ce que les règles en font : enlevez sa table, et refaites-la
tables-in-use = Un autre programme construit des tables dans { $folder } : attendez-le, ou nommez un autre dossier avec --tables
tables-mid-turn = Cette position est au milieu d’un tour ou avant que les pièces bougent, et les tables ne connaissent que celles entre les tours : finissez d’abord le tour
tables-unknown = Il n’y a pas de table pour cette position : construisez celles de { $pieces } pièces
tables-not-known = Il n’y a pas ici de table pour une position à { $pieces } pions

## La construction. $slice : les pièces du camp qui joue, puis celles de l’autre.

# L’unité des tailles, après k, M ou G.
tables-byte = o
tables-up-to = Jusqu’à { $pieces } pièces
tables-plan-positions = Positions
tables-plan-positions-value = { $count } dans { $values } tranches
tables-plan-finished = Déjà finies
tables-plan-finished-value = { $count } positions dans { $values } tranches
tables-plan-memory = Mémoire
tables-plan-memory-value = { $memory } au plus, sur { $limit } qui peuvent servir
tables-plan-disk = Disque
tables-plan-disk-value = environ { $disk } dans { $folder }
tables-plan-disk-short = environ { $disk } dans { $folder }, où seuls { $limit } sont libres
tables-plan-time = Temps
tables-plan-time-value = environ { $time }
tables-nothing-to-do = Tout est déjà construit
tables-progress = { $slice } : { $share } · { $rate } M positions/s · encore { $time }
tables-progress-slice = { $slice } est finie : { $count } positions, { $rate } M positions/s, encore { $time } pour tout
tables-stopped = Arrêté. Ce qui est fini est conservé ; pour continuer, redonnez la même commande
tables-built = Construit : { $count } positions en { $time }
tables-packed = { $file } : { $count } tables en tout, { $disk }

## Ce qu’il y a

tables-column-slice = Tranche
tables-column-positions = Positions
tables-column-wins = Gagnées
tables-column-draws = Nulles
tables-column-losses = Perdues
tables-column-longest = Au plus
tables-column-size = Taille
tables-folder = Dossier : { $folder }
tables-verify-done = { $count } positions dans { $values } tranches vérifiées : { $wrong ->
        [0] rien de faux
        [one] { $wrong } tranche fausse
       *[other] { $wrong } tranches fausses
    }
tables-verify-progress = Vérification de { $slice } : { $count } positions

## Ce que vaut une position. $side : le nom d’un camp.

tables-value-draw = Partie nulle
tables-value-won = { $side } : { $kind }
tables-victory = victoire
tables-either = { $one } ou { $two }
tables-distance = la prochaine capture ou la fin dans { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
tables-by-count = au décompte, car personne ne peut forcer mieux
tables-by-endless = car personne ne peut forcer mieux
tables-over = La partie est finie
tables-turns = Tous les tours, le meilleur d’abord
tables-turn-unknown = inconnu
tables-limit = La limite de tours calmes met fin à la partie dans { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }, donc avant

## Les problèmes. $side : le camp qui joue. $kind : ce qu’il obtient ; $count : ses tours.

puzzles-end = { $side } joue : { $kind } en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
puzzles-gain = { $side } joue : gagner une pièce en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }, sur la voie d’une { $kind }
puzzles-gain-draw = { $side } joue : gagner une pièce en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } et sauver la partie nulle
puzzles-hold = { $side } joue : garder l’avance, une { $kind } au décompte
puzzles-hold-draw = { $side } joue : sauver la partie nulle
puzzles-progress = { $count } positions examinées, { $values } problèmes trouvés
puzzles-fewer = Il n’y a que { $count } problèmes de ce genre, et { $needed } sont demandés : construisez des tables avec plus de pièces, ou demandez-en moins
puzzles-build = Il n’y a pas de tables de { $id } avec { $pieces } pièces dans { $folder } : construisez-les d’abord : { $text }
puzzles-none-shipped = Le programme n’apporte pas de problèmes de { $id } : omettez --shipped pour en chercher dans les tables
