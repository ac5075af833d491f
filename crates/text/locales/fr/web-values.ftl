### Les valeurs des paramètres en mots, et les listes.

web-value-true = oui
web-value-false = non
web-value-size = { $value } × { $value } cases
web-value-points = totale { $total }, grande { $grand }, petite { $small }, nulle { $draw }
web-value-opening-free = libre
web-value-starter-last-placer = qui a posé le dernier
web-value-starter-first-placer = qui a posé le premier
web-value-move-step = d’une case
web-value-move-slide = aussi loin que la voie est libre
web-value-capture-optional = libre
web-value-capture-mandatory = obligatoire
web-value-chain-none = non
web-value-chain-optional = libre
web-value-chain-mandatory = obligatoire
web-value-blocked-pass-unblock = passe, et doit être débloqué
web-value-blocked-remove = retire un pion adverse et joue
web-value-blocked-pass = passe
web-value-blocked-lose = perd
web-value-cannot-unblock-loss = perd
web-value-cannot-unblock-count = on compte les pions
web-value-barrier-none = rien
web-value-barrier-count = finit la partie : le plus de pions gagne
web-value-barrier-builder = finit la partie : qui l’a bâtie gagne
web-value-barrier-both = finit la partie quand les deux camps en ont une
web-value-barrier-shape-straight = droite
web-value-barrier-shape-connected = continue
web-value-endless-count = on compte les pions
web-value-endless-draw = partie nulle
web-value-neutral-setup-players = les joueurs
web-value-neutral-setup-random = le sort
web-value-edition-de = le texte allemand
web-value-edition-en = le texte anglais
web-parameter-is = { $label } : { $value }
web-list = { $one }, { $two }
# $name: a rule set; $text: what was changed in it.
web-ruleset-changed = { $name } ({ $text })
