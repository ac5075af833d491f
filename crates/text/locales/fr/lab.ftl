### Le laboratoire : des règles comparées par des parties entre moteurs égaux.

## Ce qui peut clocher

lab-folder-io = { $file } : ce fichier est inutilisable ({ $reason }) : vérifiez le dossier et si vous pouvez y écrire
lab-folder-occupied = { $folder } : il y a déjà une expérience dans ce dossier : reprenez-la avec --resume, ou nommez un autre dossier
lab-folder-game = La partie { $game } du journal n’en est pas une ({ $reason }) : supprimez sa ligne, elle sera rejouée
lab-one-game = { $one } et { $two } sont des jeux différents : comparez des règles du même jeu

## Progression

lab-progress = { $id } : { $done } parties sur { $count } · { $rate } par minute · premier joueur { $share }
lab-progress-time = encore { $time }
lab-stopped = Arrêté. Ce qui a été joué est gardé : reprenez avec --resume
lab-written = Le rapport se trouve dans { $file }

## Ce qui est mesuré

lab-measure-first-score = Score du premier joueur
lab-measure-draws = Parties nulles
lab-measure-total = Victoires totales
lab-measure-grand = Grandes victoires
lab-measure-small = Petites victoires
lab-measure-blocked = Victoires par blocage
lab-measure-breakthrough = Percées
lab-measure-ladder-points = Points par partie sur l’échelle de la feuille
lab-measure-margin = Avance du vainqueur en points d’alignements
lab-measure-turns = Tours par partie
lab-measure-branching = Choix par décision
lab-measure-captures = Pions capturés par partie
lab-measure-chain = Captures par tour avec capture
lab-measure-longest-chain = Plus long enchaînement de captures
lab-measure-first-capture = Tour de la première capture
lab-measure-lead-changes = Changements de meneur
lab-measure-blocked-turns = Tours bloqués par partie
lab-measure-starter-blocked = Premier à jouer bloqué d’emblée
lab-measure-reply-blocked = Réponse bloquée
lab-measure-early-block = Un blocage dans les dix premiers tours de déplacement
lab-measure-barriers = Finies par une barrière
lab-measure-quiet-ends = Finies par la limite de tours calmes
lab-measure-repetitions = Finies par répétition

## Le rapport

lab-title-compare = Règles comparées
lab-title-openings = Les tables d’ouverture évitent-elles les blocages précoces ?
lab-title-clause = Ce que fait chaque clause
lab-asked-compare = En quoi ces règles diffèrent-elles quand des joueurs égaux les jouent ? Chacune est comparée à la première.
lab-asked-openings = La feuille dit que ses trois tables pour les premières poses mènent à moins de blocages précoces que la pose libre. Est-ce vrai ?
lab-asked-clause = Que change-t-on en changeant un seul paramètre des premières règles, et rien d’autre ?
lab-method = Le moteur de Khamsin a joué { $count } parties contre lui-même avec chaque règle, à { $nodes } nœuds par tour. Les parties vont par paires : toutes deux commencent par les mêmes tours tirés au sort, et les deux joueurs échangent leurs places. Avec chaque règle, les { $turn } premiers tours où il y a un choix sont tirés au sort, et tous les autres sont aux joueurs. Ces joueurs sont égaux et loin d’être parfaits : les chiffres parlent de parties entre de tels joueurs.
lab-method-pie = L’échange n’est jamais tiré au sort : le joueur en décide.
lab-broken-off = { $id } : { $count } parties sur { $total } ont été interrompues et ne comptent dans aucun chiffre.
lab-heading-rules = Ce qui diffère dans les règles
lab-column-parameter = Paramètre
lab-heading-question = La question
lab-heading-answer = La réponse
lab-heading-proved = Ce qui est démontré
lab-proved-pahtum = Quand les joueurs posent eux-mêmes les pions neutres, une partie de Pahtum est nulle si tous deux jouent parfaitement. Blanc pose le premier neutre au centre, puis répond à chaque pose sur la case opposée par rapport au centre : à la fin, les deux couleurs se reflètent et leurs alignements valent autant. Et Noir, qui joue le premier, ne peut être forcé de perdre sur aucune disposition, tant qu’il n’y a pas la règle du gâteau : un pion de plus ne nuit jamais, si bien qu’un moyen de gagner pour le second joueur en serait un pour le premier. Les parties ci-dessous montrent donc ce qui arrive à des joueurs qui ne voient pas si loin ; les neutres tirés au sort et la règle du gâteau suppriment le miroir.
lab-heading-figures = Graphiques
lab-heading-differences = Différences
lab-heading-clauses = Combien de fois chaque clause a servi
lab-heading-exact = Valeurs exactes
lab-heading-games = Quelques parties
lab-heading-repeat = Refaire et citer
# $known: some measures, each as in lab-answer-part.
lab-answer = { $two } diffère de { $one } sur { $count } mesures parmi { $total }, dont : { $known }.
lab-answer-part = « { $name } » { $after } au lieu de { $before }
lab-answer-none = Ces parties ne montrent aucune différence entre { $two } et { $one } sur les { $total } mesures.
lab-claim-blocks = { $id } : le premier à jouer est bloqué d’emblée dans { $before } des parties, la réponse dans { $after }, et un camp dans les dix premiers tours de mouvement dans { $share }.
lab-claim-holds = L’affirmation tient : avec chacune des { $total } tables, il y a moins de parties à blocage précoce.
lab-claim-partly = L’affirmation tient en partie : avec { $count } des { $total } tables, il y a moins de parties à blocage précoce.
lab-claim-open = Ces parties ne confirment ni ne réfutent l’affirmation : aucune des { $total } tables ne change la part des parties à blocage précoce au-delà du hasard.
lab-claim-fails = L’affirmation ne tient pas : aucune des { $total } tables ne donne moins de parties à blocage précoce, et certaines en donnent plus.
lab-figures = Le point est la mesure, le trait son intervalle à 95 % : exact (Clopper et Pearson) pour les parts, par rééchantillonnage des paires pour les moyennes.
lab-figure-values = « { $name } » en chiffres
lab-compared = { $two } contre { $one }
lab-differences = Une étoile marque une différence que le hasard n’explique pas : test de permutation des paires à 5 %, corrigé selon Holm pour toutes les mesures de la comparaison.
lab-column-measure = Mesure
lab-column-difference = Différence
lab-column-interval = Intervalle à 95 %
lab-column-p = p corrigé
lab-column-clause = Clause
lab-clauses = Fois par partie ; un tiret là où la règle n’a pas la clause. Les clauses qui n’ont jamais servi manquent.
lab-exact = D’après les tables de toutes les positions à peu de pions, résolues : meilleur jeu des deux camps, vu du camp au trait. Chaque ligne vaut pour les pions du camp au trait et de l’autre ; le second nombre est le plus grand nombre de tours jusqu’à la prochaine capture ou la fin.
lab-exact-table = Positions gagnées / nulles / perdues pour le camp au trait
lab-games = Les premières parties de chaque règle, à parcourir pas à pas.
lab-legend-men = ● Premier, ○ Second, ■ neutre
lab-legend-seti = Les majuscules sont à Premier, les minuscules à Second : P pharaon, H grand prêtre ; avec un vaisseau à côté, la figurine se tient dessus. ▼ vaisseau mortuaire de Premier, ▽ de Second.
lab-game = { $id }, partie { $game } : { $found }
lab-turns = Les tours de : { $text }
lab-step-first = Début
lab-step-back = Reculer
lab-step-on = Avancer
lab-step-last = Fin
lab-repeat = Khamsin { $name } redonne les mêmes parties et le même rapport par cette commande, quel que soit le nombre de fils :
lab-hashes = Les empreintes des règles :
lab-cite = Pour citer ce rapport :
lab-citation = Khamsin { $name }, le laboratoire : « { $text } ».

## L’échelle : les niveaux l’un contre l’autre

lab-title-ladder = Quel écart entre les niveaux ?
lab-asked-ladder = Comment chaque niveau s’en tire-t-il contre chacun des autres ?
lab-ladder-method = Les niveaux ont joué deux à deux { $count } parties. Les parties vont par paires : toutes deux commencent par les mêmes { $turn } tours tirés au sort, et les deux échangent leurs places. Ce que peut un niveau ne dépend pas de la vitesse de la machine.
lab-ladder-rises = Chaque niveau bat le niveau inférieur, et le hasard ne l’explique pas. Le plus petit écart est celui du niveau { $level } : { $share } des points.
lab-ladder-partly = { $count } niveaux sur { $total } battent le niveau inférieur sans que le hasard l’explique. Le plus petit écart est celui du niveau { $level } : { $share } des points.
lab-ladder-below = Score contre le niveau inférieur
lab-ladder-figures = Le point est le score (une victoire vaut un, une nulle un demi), le trait son intervalle à 95 %, d’après la dispersion des paires.
lab-heading-table = Tableau croisé
lab-ladder-table = Score du niveau de la ligne contre celui de la colonne, avec son intervalle à 95 %
lab-ladder-level = Niveau { $level }
lab-ladder-levels = niveau { $first } – niveau { $second }
lab-ladder-game = Niveau { $first } contre niveau { $second }, partie { $game } : { $found }
lab-ladder-progress = { $id } : { $done } parties sur { $count } · { $rate } par minute · score { $share }
