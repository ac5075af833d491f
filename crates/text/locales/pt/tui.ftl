### O jogo no terminal: o que dizem a mesa, o ecrã inteiro e o modo linha a linha.

## O que aconteceu. $text: o que um lado fez; segue o nome do lado. $other: de onde; $square: para onde.

told-place = coloca em { $square }
told-place-two = coloca em { $one } e em { $two }
told-neutral = coloca uma peça neutra em { $square }
told-step = anda de { $other } para { $square }
told-slide = desliza de { $other } para { $square }
told-leap = salta de { $other } para { $square }
told-remove = retira a peça em { $square }
told-put = põe uma barca em { $square }
told-take = recolhe a barca em { $square }
told-reenter = põe a figura capturada em { $square }
told-swap = fica com a primeira peça
told-pass = passa a vez, porque nenhuma peça sua se pode mover
told-end = para de capturar
told-captures = { $text } e captura { $squares }
told-then = { $one }, depois { $two }
told-acted = { $side } { $text }.
told-taken-back = { $count ->
        [0] Não se voltou atrás em nenhuma ação.
        [one] Voltou-se atrás numa ação.
       *[other] Voltou-se atrás em { $count } ações.
    }
told-offer-count = { $side } propõe parar e contar.
told-offer-draw = { $side } propõe empate.
told-accepted = { $side } aceita.
told-declined = { $side } recusa e continua a jogar.
told-resigned = { $side } desiste.
told-flag = { $side } já não tem tempo.
told-your-turn = É a sua vez: { $count ->
        [0] nenhuma possibilidade.
        [one] uma possibilidade.
       *[other] { $count } possibilidades.
    }
told-your-duty = É a sua vez: { $duty } ({ $count ->
        [0] nenhuma possibilidade
        [one] uma possibilidade
       *[other] { $count } possibilidades
    }).
told-turn = É a vez de { $side }: { $count ->
        [0] nenhuma possibilidade.
        [one] uma possibilidade.
       *[other] { $count } possibilidades.
    }
told-duty = É a vez de { $side }: { $duty } ({ $count ->
        [0] nenhuma possibilidade
        [one] uma possibilidade
       *[other] { $count } possibilidades
    }).
told-thinking = { $side } pensa…
told-thinking-depth = { $side } pensa: profundidade { $depth }, { $nodes } ações tentadas
told-hint = Dica: { $text } ({ $value })
told-hint-thinking = À procura de uma dica…
told-review-thinking = A rever a partida…
told-offer-thinking = { $side } pensa na proposta…
told-pair = { $label }: { $text }
told-you-play = O seu lado é { $side }, contra { $name }.
told-shared = Dois jogadores no mesmo teclado: Primeiro começa.
told-saved = Partida guardada em { $file }.
told-copied = A posição foi copiada: { $text }
told-resumed = A partida continua onde tinha ficado.

## Porque não se cumpriu um pedido

table-not-your-turn = Não é a sua vez: espere pelo outro lado
table-nothing-to-take-back = Não há em que voltar atrás: ainda não decidiu nada
store-no-folder = Este sistema não diz onde os programas guardam os seus ficheiros: defina XDG_DATA_HOME ou HOME, ou guarde com um caminho completo
store-unwritable = Não é possível escrever { $file } ({ $reason }): escolha outro nome ou uma pasta onde possa escrever
store-unreadable = Não é possível ler { $file } ({ $reason }): verifique o nome e se o pode ler
terminal-failed = Não é possível usar o terminal ({ $reason }): experimente khamsin play --plain
terminal-engine = O motor parou, o que é uma falha de Khamsin: a sua partida está guardada, comece de novo para a continuar
terminal-none = O jogo de ecrã inteiro precisa de um terminal: num pipe, use khamsin play --plain

## Jogadores

player-person = uma pessoa
player-engine = o computador, nível { $count }

## O ecrã inteiro: o menu

tui-title = Khamsin
tui-menu-game = Jogo
tui-menu-rules = Regras
tui-menu-opponent = Adversário
tui-menu-level = Nível
tui-menu-side = O seu lado
tui-menu-clock = Relógio
tui-menu-start = Começar a partida
tui-menu-resume = Continuar uma partida por acabar: { $text }
tui-menu-open = Abrir uma partida guardada
tui-menu-quit = Sair
tui-menu-computer = o computador
tui-menu-person = outra pessoa aqui
tui-menu-lot = por sorteio
tui-menu-no-clock = nenhum
tui-menu-minutes = { $count } min
tui-menu-increment = { $count } min + { $second } s por turno
tui-menu-level-worth = { $count }, faz { $share } contra o nível abaixo
tui-menu-level-first = { $count }, para uma primeira partida
tui-menu-source = De: { $sheet }
tui-menu-changed = Mudado em relação à folha: { $text }

## O ecrã inteiro: uma partida

tui-moves = Turnos
tui-rules = Regras que acabam de servir
tui-rules-none = Aqui aparecem as cláusulas de que um turno se serve.
tui-in-hand = na mão { $count }
tui-on-board = { $count } no tabuleiro
tui-points = { $count ->
        [0] { $count } pontos
        [one] { $count } ponto
       *[other] { $count } pontos
    }
tui-captured = capturas { $count }
tui-level = nível { $count }
tui-you = você
tui-place-of = colocar a peça { $done } de { $count }
tui-chain-space = continuar a capturar com { $square }, ou parar com a barra de espaço
tui-pass-space = passar a vez com a barra de espaço, porque nenhuma peça sua se pode mover
tui-pie = colocar uma peça, ou ficar com a primeira com a tecla x
tui-ships = mover uma figura, ou pôr ou recolher uma barca com a tecla b
tui-turn-number = Turno { $turn }
tui-type-move = Escreva uma ação, como b2 ou c3c4:
tui-type-save = Guardar como (só Enter: um nome automático):
tui-type-open = Abrir o ficheiro:
tui-ask-resign = Desistir da partida?
tui-ask-accept = { $side }, aceita?
tui-ask-leave = Sair da partida? Ela fica guardada, e pode continuar mais tarde.
tui-yes-no = y sim, n não
tui-too-small = A janela é pequena demais: são precisos pelo menos { $width } por { $count } caracteres.
tui-not-an-action = “{ $text }” não é uma ação: escreva uma casa (c3), duas casas (c3c4), uma casa depois de x, +, - ou @, ou uma das palavras swap, pass e end

## O ecrã inteiro: o resultado e a revisão

tui-series = Partidas aqui: { $text }
tui-review = Revisão
tui-reviewing = A ver a posição { $done } de { $count }
tui-review-start = A posição antes do primeiro turno
tui-review-best = Melhor era { $text } ({ $value })
tui-review-graph = Possibilidades de Primeiro por turno
tui-review-lines = Melhor jogo daqui, profundidade { $depth }
tui-proved = { $value }, provado
tui-review-none = Ainda não há nada para rever
tui-no-mistake = Não há mais erros nesse sentido
tui-open-title = Partidas guardadas
tui-open-none = Ainda não há partidas guardadas. Com a tecla dos dois pontos pode escrever o nome de um ficheiro.

## Teclas. O texto segue a tecla.

tui-help = Ajuda
tui-rules-title = As regras: { $name }
key-move = mover
key-select = escolher
key-change = mudar
key-say = escolher; parar, passar
key-type = escrever uma ação
key-type-path = escrever um ficheiro
key-takeback = voltar atrás
key-hint = dica
key-count = propor contar
key-draw = propor empate
key-resign = desistir
key-save = guardar
key-copy = copiar a posição
key-rules = regras
key-swap = trocar (regra do bolo)
key-ship = pôr ou recolher uma barca
key-review = revisão
key-again = jogar outra vez
key-mistakes = erros
key-step = turno atrás, à frente
key-ends = início, fim
key-scroll-moves = percorrer os turnos
key-scroll = deslocar
key-back = voltar
key-leave = sair
key-help = ajuda
key-yes = sim
key-no = não
tui-help-intro = As setas e h j k l movem o cursor. Enter escolhe uma casa: primeiro a peça, depois para onde vai. O rato faz as duas coisas. Uma tentativa errada diz que cláusula a proíbe.
tui-help-marks = No tabuleiro
mark-cursor = o cursor
mark-selected = a peça escolhida
mark-target = para onde pode ir, ou o que pode capturar
mark-place = onde se pode colocar uma peça
mark-last = moveu-se no último turno
mark-from = deixada no último turno
mark-captured = capturada no último turno
mark-hint = a dica
mark-centre = o centro

## O modo linha a linha. Palavras separadas por vírgulas querem dizer o mesmo; a primeira é a que se anuncia.

plain-welcome = { $name }, { $sheet }. Escreva uma ação ou um comando; “ajuda” dá a lista dos comandos.
plain-which-game = Que jogo? Escreva o seu número.
plain-no-such-game = Não há número “{ $text }”: escreva um de 1 a { $count }.
plain-resume = Há uma partida por acabar de { $name }, turno { $turn }. Continuar? Escreva sim ou não.
plain-unknown = “{ $text }” não é uma ação nem um comando: escreva “ajuda” para ler o que pode dizer.
plain-moves = Ações permitidas: { $text }
plain-position = Posição: { $text }
plain-count = No tabuleiro: Primeiro { $first }, Segundo { $second }.
plain-lines = Pontos: Primeiro { $first }, Segundo { $second }.
plain-hands = Na mão: Primeiro { $first }, Segundo { $second }.
plain-clock = Tempo que resta: Primeiro { $one }, Segundo { $two }.
plain-row = Linha { $row }: { $text }
plain-piece = { $square } { $piece }
plain-empty = vazia
plain-man = peça de { $side }
plain-neutral = neutra
plain-pharaoh = Faraó de { $side }
plain-priest = Sumo Sacerdote de { $side }
plain-aboard = { $text } numa barca
plain-ship = barca de { $side }
plain-no-clauses = O último turno não se serviu de nenhuma cláusula em particular.
plain-notation = Uma ação escreve-se com uma casa (c3), com duas casas (c3c4), ou com uma casa depois de x para retirar, + para pôr uma barca, - para a recolher, @ para fazer voltar uma figura; várias ações de um turno separam-se com vírgulas.
plain-clauses = Regras que acabam de servir: { $text }
plain-bye = A partida fica guardada. Escreva khamsin play para a continuar.
plain-goodbye = Até à próxima.
plain-yes = sim, s
plain-accept-asked = { $side }, escreva sim para aceitar ou não para recusar.
plain-resign-asked = Desistir da partida? Escreva sim ou não.
plain-again = A partida acabou. Escreva “outra” para jogar mais uma, “revisão”, “guardar”, “voltar” ou “sair”.
plain-not-over = A partida não acabou: continue, ou desista com “desistir”.
plain-mistake = Turno { $turn }, { $side }: { $text } { $mark }. Melhor era { $other } ({ $value }).
command-help = ajuda
    .does = diz os comandos
command-moves = ações, acoes
    .does = diz todas as ações permitidas
command-board = tabuleiro
    .does = diz o que está em cada casa
command-hint = dica
    .does = pede ao motor uma boa ação
command-back = voltar, desfazer
    .does = volta atrás na sua última decisão
command-count = contar
    .does = propõe parar e contar
command-draw = empate
    .does = propõe empate
command-resign = desistir
    .does = desiste da partida
command-rules = regras
    .does = diz as cláusulas de que o último turno se serviu
command-all-rules = cláusulas, clausulas
    .does = diz todas as cláusulas do conjunto de regras
command-position = posição, posicao
    .does = diz a posição numa linha, para copiar
command-save = guardar, salvar
    .does = guarda a partida; pode seguir-se o nome de um ficheiro
command-review = revisão, revisao
    .does = procura os erros da partida
command-again = outra
    .does = começa outra partida
command-quit = sair
    .does = sai; uma partida por acabar fica guardada
