### Les matchs entre programmes : la commande `match`.

## Les programmes tels qu’on les écrit. $text : le texte entier ; sans point final, comme toutes les erreurs.

match-engine-unknown = Programme « { $text } » : « { $name } » n’existe pas : choisissez parmi { $known }
match-engine-level = Programme « { $text } » : « { $value } » n’est pas un niveau : choisissez de 1 à { $most }
match-engine-depth = Programme « { $text } » : « { $value } » n’est pas une profondeur : choisissez de 1 à { $most }
match-engine-form = Programme « { $text } » : les réglages s’écrivent (nom=valeur,nom=valeur) après le nom, ou après cmd et avant son deux-points
match-engine-setting = Programme « { $text } » : il n’a pas de réglage « { $name } » : choisissez parmi { $known }
match-engine-value = Programme « { $text } » : { $name } ne peut pas valoir « { $value } » : donnez un nombre qui ait un sens
match-engine-twice = Programme « { $text } » : { $name } est donné deux fois : n’en gardez qu’un
match-engine-command = Programme « { $text } » : une commande doit suivre cmd et son deux-points, et ses guillemets doivent être fermés
match-engine-start = Programme « { $text } » : il ne peut pas être lancé ({ $reason }) : vérifiez la commande

## Ouvertures, journaux, parties

match-openings-empty = Il n’y a pas d’ouverture ici : écrivez des positions, une par ligne, ou des parties
match-openings-ruleset = Cette ouverture suit { $found }, mais le match suit { $expected } : prenez la même règle du jeu
match-openings-over = Dans cette ouverture, la partie est déjà finie : enlevez-la
match-openings-none = Toutes les ouvertures au hasard de la paire { $count } finissent la partie : demandez moins de tours avec --openings
match-openings-turns = « { $text } » n’est pas un nombre de tours au hasard : écrivez { $known }, avec un nombre de 0 à 999, ou le nom d’un fichier
match-place-line = ligne { $line }
match-sprt-bad = Ces nombres ne font pas un test : le premier Elo doit être le plus petit, les deux à moins de 1000, alpha et beta entre 0 et 0,5
match-journal-io = Le journal ne peut pas servir ({ $reason }) : vérifiez son nom et vos droits
match-journal-in-use = Un autre match écrit dans ce journal : attendez-le, ou nommez un autre fichier
match-journal-foreign = Ce fichier n’est pas le journal d’un match et reste tel quel : nommez un autre fichier
match-journal-line = La ligne { $line } du journal n’est pas une partie ({ $reason }) : enlevez cette ligne, et la partie sera rejouée
match-journal-settings = Le journal est celui d’un match aux réglages différents, là-bas et maintenant : { $known } : reprenez les mêmes réglages, ou nommez un autre fichier
match-records-io = Les parties ne peuvent pas être écrites ({ $reason }) : vérifiez le nom du fichier et vos droits

## L’avancement, sur la sortie d’erreur. $text : le score en pour cent.

match-progress = { $done } parties sur { $count } : { $text } pour { $one }
match-progress-elo = Elo { $value } ± { $after }
match-progress-ratio = RLV { $value } ({ $before } à { $after })
match-progress-time = encore { $time }

## Le résultat. $value : un nombre ; $before et $after : les bornes de son intervalle.

match-title = { $one } contre { $two }
match-games = Parties
match-games-value = { $count } parties : { $won } gagnées, { $drawn } nulles, { $lost } perdues par { $one }
match-percent = { $value } %
match-share = Score
match-interval = { $value } (intervalle à 95 % : { $before } à { $after })
match-elo = Écart Elo
match-normalised = Elo normalisé
match-wilson = Intervalle de Wilson
match-wilson-value = { $before } à { $after } du score, chaque partie à part
match-superiority = Le plus fort
match-superiority-value = { $one } est le plus fort avec une vraisemblance de { $value }
match-pairs = Paires
match-pairs-value = { $values } paires ont donné 0, ½, 1, 1½, 2 points
match-points = Barème
match-points-value = { $first } à { $second } selon le barème de la feuille
match-margin = Avance
match-margin-value = { $value } points d’alignements d’avance en moyenne
match-sides = Camps
match-sides-value = Premier en gagne { $first }, Second { $second }
match-length = Durée
match-length-value = { $value } tours en moyenne
match-too-long = Trop longues
match-too-long-value = { $count ->
        [one] { $count } partie arrêtée
       *[other] { $count } parties arrêtées
    } comme nulles
match-test = Test
match-test-value = RLV { $value }, bornes { $before } et { $after } ({ $text })
match-test-verdict = { $value } ; { $text }
match-test-accepted = accepté : les parties parlent pour le plus grand écart
match-test-rejected = rejeté : les parties parlent pour le plus petit écart
match-test-open = pas encore de verdict
match-faults = Fautes
match-faults-value = { $name } a perdu { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } : { $reason } (partie { $game } : { $text })
match-fault-start = il n’a pas pu être lancé
match-fault-crashed = il est tombé en panne ou s’est arrêté de lui-même
match-fault-hung = il n’a pas répondu
match-fault-overtime = il a pris trop de temps
match-fault-illegal = il a joué ce que les règles interdisent
match-fault-garbage = sa réponse n’était pas un tour
match-fault-flooded = il écrivait sans fin
match-stopped = Arrêté après { $done } parties sur { $count }
match-stopped-journal = Pour continuer, redonnez la même commande
