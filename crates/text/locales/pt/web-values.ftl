### Os valores dos parâmetros por palavras, e as listas.

web-value-true = sim
web-value-false = não
web-value-size = { $value } × { $value } casas
web-value-points = total { $total }, grande { $grand }, pequena { $small }, empate { $draw }
web-value-opening-free = livre
web-value-starter-last-placer = quem colocou por último
web-value-starter-first-placer = quem colocou primeiro
web-value-move-step = uma casa
web-value-move-slide = até onde o caminho estiver livre
web-value-capture-optional = livre
web-value-capture-mandatory = obrigatório
web-value-chain-none = não
web-value-chain-optional = livre
web-value-chain-mandatory = obrigatório
web-value-blocked-pass-unblock = passa a vez, e tem de ser desbloqueado
web-value-blocked-remove = retira uma peça adversária e move
web-value-blocked-pass = passa a vez
web-value-blocked-lose = perde
web-value-cannot-unblock-loss = perde
web-value-cannot-unblock-count = contam-se as peças
web-value-barrier-none = nada
web-value-barrier-count = acaba a partida: ganha quem tiver mais peças
web-value-barrier-builder = acaba a partida: ganha quem a construiu
web-value-barrier-both = acaba a partida quando os dois lados têm uma
web-value-barrier-shape-straight = direita
web-value-barrier-shape-connected = ligada
web-value-endless-count = contam-se as peças
web-value-endless-draw = empate
web-value-neutral-setup-players = os jogadores
web-value-neutral-setup-random = a sorte
web-value-edition-de = o texto alemão
web-value-edition-en = o texto inglês
web-parameter-is = { $label }: { $value }
web-list = { $one }, { $two }
# $name: a rule set; $text: what was changed in it.
web-ruleset-changed = { $name } ({ $text })
