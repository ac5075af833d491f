### D’où vient une règle : feuilles, sources, étiquettes, notes.

## Les cinq feuilles. « .claim » : ce qu’une feuille dit de l’origine de son jeu ; c’est elle qui le dit, pas nous.

sheet-globe-joueur = feuille du Globe Joueur
    .claim = La feuille dit que le Seega vient d’Égypte et se joue encore en Somalie, et que le Pahtum vient de la Mésopotamie antique.
sheet-jeu-du-seega = feuille « Jeu du Seega »
    .claim = La feuille dit que le jeu a été inventé au temps des pharaons, que des plateaux gravés dans la pierre des temples datent de 1300 avant notre ère, et qu’il passe pour le jeu national de la Somalie.
sheet-ludens-planet = feuille de Ludens Planet
    .claim = La feuille dit que le jeu a été inventé au temps des pharaons, que des plateaux gravés dans la pierre des temples datent de 1300 avant notre ère, et qu’il passe pour le jeu national de la Somalie.
sheet-tabuleiro-42 = feuille du « tabuleiro 42 »
    .claim = La feuille ne dit rien de l’origine du jeu.
sheet-seti = feuille du Seti
    .claim = La feuille dit que le Seti vient de l’Égypte ancienne et présente ses règles comme un essai de reconstruction, car aucune ne nous est parvenue.

## Sources extérieures. « .full » : la référence, autant que nous l’avons.

source-lane = E. W. Lane, 1836
    .full = E. W. Lane, An Account of the Manners and Customs of the Modern Egyptians (1836), à propos du seega ; les cases sont celles que reprennent des pages d’amateurs plus récentes. Notre lecture de ses lettres perdues est incertaine.
source-bellin = Bellin, 1964
    .full = Bellin 1964 sur la Kharebga à El Oued, en Algérie, d’après la base de jeux Ludii.
source-quemeneur = Quemeneur, 1944
    .full = Quemeneur 1944 sur la Kharbga tunisienne, d’après la base de jeux Ludii.
source-davies = Davies, 1925
    .full = Davies 1925 sur la sija soudanaise, d’après les pages du musée des jeux de l’université de Waterloo.
source-marin = Marin, 1931
    .full = Marin 1931 sur le Koruböddo somalien, d’après la base de jeux Ludii.
source-high-jump = Wikipédia en anglais, « High Jump »
    .full = L’article « High Jump » de Wikipédia en anglais.
source-cyningstan = cyningstan.com
    .full = cyningstan.com, à propos du seega.
source-pahtum-pages = BrainKing et boardgamesoftheworld.com
    .full = La page de règles de BrainKing et boardgamesoftheworld.com, à propos du Pahtum.
source-ploog = David Ploog
    .full = Une proposition de David Ploog sur la page du Seti du site World of Abstract Games de J. P. Neto.

## Étiquettes, pour les badges. « .help » : ce que dit le badge.

tag-sheet = de la feuille
    .help = La feuille de règles le dit elle-même.
tag-outside = d’ailleurs
    .help = Cette feuille ne le dit pas ; une source extérieure ou une autre feuille le dit.
tag-house = choix maison
    .help = La feuille se tait ou se contredit : nous avons tranché.
tag-chosen = réglé par vous
    .help = C’est vous qui l’avez réglé ainsi ; aucune feuille ne le dit.

## D’où une règle du jeu tient une clause

provenance-sheet = { $sheet }, « { $section } »
provenance-outside = source : { $source }
provenance-house = choix maison
provenance-chosen = réglé par vous ; aucune feuille ne le dit
# Une remarque suit l’origine ; une raison explique un choix maison.
provenance-remark = { $origin } — { $note }
provenance-reason = { $origin } : { $note }

## Un refus ($text, sans point final) et de qui vient la règle

refusal-sheet = { $text } ({ $sheet })
refusal-outside = { $text } (source : { $source })
refusal-house = { $text } ({ $sheet } — choix maison)
refusal-chosen = { $text } (réglé ainsi dans cette règle du jeu ; aucune feuille ne le dit)

## Notes : elles suivent deux-points ou un tiret, donc sans majuscule ni point final

note-taken-for-granted = la feuille le tient pour évident plutôt qu’elle ne le dit
note-sides-silent = la feuille ne dit pas qui commence à poser
note-place-silent = la feuille ne dit pas si la pose capture
note-capture-automatic = les feuilles ne disent pas si l’on peut renoncer à une capture ou l’oublier ; le programme la fait
note-capture-not-stated = la feuille ne dit pas que capturer soit une obligation
note-remove-refuge = le centre est un refuge, et il existe toujours un autre pion dont le retrait libère le camp bloqué
note-remove-same-turn = la feuille ne dit pas si le déplacement suit dans le même tour
note-barrier-geometry = la feuille ne dit pas exactement à quoi ressemble une barrière
note-barrier-reserve = aucune feuille ne le demande ; sans pion libre derrière lui, un mur doit bientôt se rompre
note-endless = la feuille ne dit pas ce qui se passe quand le jeu tourne en rond ; la limite est généreuse à dessein
note-endless-count = la feuille compte les pions quand plus rien ne peut être capturé ; nous faisons de même quand le jeu tourne en rond
note-end-bare = la feuille laisse les joueurs s’arrêter d’eux-mêmes ; avec si peu de pions, le programme le fait pour eux
note-agree-draw = la feuille ne parle pas de nulle par accord
note-resign = la feuille ne parle ni d’abandon, ni de temps dépassé, ni de départ
note-points-plain = la feuille ne donne pas de points pour un match : une victoire compte un, une nulle rien

note-globe-board = la feuille ne donne pas la taille de son plateau de Seega ; 24 pions chacun et le centre libre font 49 cases, et le même coffret contient le plateau de 7 cases sur 7 du Pahtum
note-globe-harmless = le résumé de la feuille interdit même d’encadrer pendant la pose ; les dernières poses ne peuvent guère l’éviter, donc, choix maison, l’encadrement reste simplement sans effet
note-globe-several = la feuille montre deux pions capturés à la fois
note-globe-contradiction = la feuille se contredit : selon son but, bloquer l’adversaire fait gagner ; selon sa fin de partie, le camp bloqué passe et doit être débloqué ; nous gardons les deux, et un camp que l’on ne peut pas débloquer perd
note-globe-aim = le but du jeu de la feuille le dit aussi, mais sa fin de partie dit autre chose
note-globe-count = la feuille compte les pions capturés, ce qui revient au même ; elle ne parle pas de grande victoire

note-jeu-harmless = la feuille laisse les joueurs décider ; nous lisons son jeu principal sans capture pendant la pose
note-jeu-place-capture = la feuille ne fait que nommer cette variante ; que les cases libérées puissent être remplies et que la pose s’achève avec le dernier pion en main sont des choix maison
note-jeu-straight-line = la feuille dit seulement « en ligne droite » ; une feuille au texte très proche parle de cases contiguës, nous lisons donc un pas d’une case
note-jeu-unblock-count = la feuille arrête ici la partie et, selon son but, le plus grand nombre de pions gagne ; parler de grande victoire, et de nulle à égalité, sont des choix maison
note-jeu-equal = la feuille ne dit rien de l’égalité ; la nulle est un choix maison
note-jeu-agree = la feuille arrête la partie quand plus aucun camp ne peut capturer ; que les joueurs puissent en convenir est un choix maison
note-jeu-points = cette feuille-ci nomme les trois victoires mais ne donne pas de points

note-ludens-kharbga = l’introduction de la feuille cite aussi la Kharbga, forme tunisienne à 49 cases et 48 pions, sans en dire davantage ; elle se joue ici avec les mêmes règles
note-ludens-overlooked = sur la feuille, une capture oubliée reste due jusqu’à ce qu’elle soit faite ; ici, le programme n’en laisse oublier aucune
note-ludens-advice = la feuille conseille aussi de ne pas bloquer l’adversaire ; c’est un conseil, et voici la pénalité
note-ludens-barrier = la feuille parle de cinq pions qui divisent le plateau, et sa figure est perdue ; qu’ils remplissent une rangée ou une colonne hors du bord est un choix maison
note-croisade-edges = la feuille de Ludens Planet nomme cette ouverture, mais sa figure est perdue ; ces cases viennent d’un récit sur l’Égypte, repris par des pages plus récentes, et notre lecture en est incertaine
note-croisade-conjecture = la feuille de Ludens Planet nomme l’ouverture La Croisade, mais sa figure est perdue ; ce choix de cases est une conjecture

note-saut-layout = la figure de la feuille est perdue ; c’est ainsi que l’on dispose des jeux très proches
note-saut-first = la feuille ne dit pas qui joue le premier
note-saut-as-seega = la feuille dit que les pions se déplacent comme dans son Seega
note-saut-orthogonal = la feuille dit « en ligne droite » ; comme les pions ne vont jamais en diagonale, nous lisons sans diagonales
note-saut-centre = des sources extérieures mettent le centre à l’abri ; pas la feuille
note-saut-pass = si le centre était un abri et qu’un camp bloqué perdait, Premier gagnerait dès le premier coup ; un centre à l’abri exige donc cette règle
note-saut-points = les points de la feuille sont pour le Seega ; ici, une victoire compte un, une nulle rien

note-pahtum-five = la feuille laisse les joueurs convenir d’un nombre impair jusqu’à 13 ou le tirer au sort ; cinq, si vous ne choisissez rien, est un choix maison
note-pahtum-mirror = bien jouée, la partie est nulle : Blanc met le premier pion neutre au centre, puis répond à chaque pose par la case symétrique, et Noir peut toujours tenir l’équilibre aussi ; pour une partie ouverte, tirez les pions neutres au sort
note-pahtum-why-random = si les joueurs placent eux-mêmes les pions neutres, Blanc peut forcer la nulle par symétrie
note-pahtum-why-pie = bien jouée, la partie n’est jamais perdue pour celui qui commence, et cette règle rétablit l’équilibre

note-tabuleiro-small = parler ici de petite victoire est un choix maison
note-tabuleiro-endless = la feuille ne compte les pions que derrière deux barrières, donc un jeu qui tourne en rond est nul
note-tabuleiro-agree = la feuille ne parle pas d’accord entre les joueurs
note-tabuleiro-count = la feuille ne compte les pions que derrière deux barrières ; compter par accord, ou quand plus aucune capture ne peut venir, est un choix maison

note-seti-beth-row = pour le Seti-Beth, la feuille dit seulement que la mise en place est la même, avec quatre grands prêtres
note-seti-six = le texte anglais donne deux pharaons et quatre grands prêtres ; six figurines ne tiennent pas sur une rangée de cinq, cette mise en place vient donc d’ailleurs
note-seti-editions = les textes allemand et français laissent le pharaon aller en diagonale, pas le texte anglais
note-seti-under-own = la feuille dit sous une figurine, sans dire de qui
note-seti-one-ship = la feuille ne dit pas si les vaisseaux peuvent s’empiler
note-seti-home = la feuille n’interdit que la ligne à atteindre ; trois figurines sur trois vaisseaux au départ font une ligne presque impossible à percer
note-seti-no-home = la feuille permet les vaisseaux au départ ; cette option ouvre des lignes presque impossibles à percer
note-seti-aboard = la feuille ne dit pas si une figurine peut aller sur un vaisseau déjà posé
note-seti-choice = la feuille ne dit pas qui choisit la case ; c’est celui qui a pris
note-seti-reenter-square = la feuille dit seulement qu’il faut de la place
note-seti-overflow = la feuille dit de commencer par la case du milieu ; le libre choix ensuite est un choix maison
note-seti-reply = ce qui se passe quand les deux camps arrivent découle de l’unique réponse que donne la feuille, mais elle ne le détaille pas
note-seti-no-figures = la feuille ne dit pas ce qu’il advient d’un camp sans figurines
note-seti-no-turn = la feuille ne dit pas ce qui se passe quand il n’y a plus rien à faire
