### O que a linha de comandos diz além das regras.

## Ficheiros

cli-file-unreadable = Não é possível ler o ficheiro ({ $reason }): verifique o nome e se o pode ler
cli-file-not-text = Isto não é um texto em UTF-8: guarde-o nessa codificação
cli-stdin = entrada padrão

## rules list

cli-column-ruleset = Conjunto de regras
cli-column-board = Tabuleiro
cli-column-hash = Impressão digital
cli-entry = { $text } — { $sheet }
cli-list-hint = Para ler um deles cláusula por cláusula: khamsin rules show { $id }

## rules show. As fases do jogo servem de títulos.

cli-identity = { $id }, { $sheet }, tabuleiro { $board }, impressão digital { $hash }
# Onde se mudaram parâmetros, o resumo continua a ser o da folha.
cli-summary-sheet = Na folha: { $text }
cli-parameters = Parâmetros
cli-parameter = { $label } ({ $values })
cli-parameter-changed = { $label } ({ $values }); a folha tem { $value }
cli-parameter-legend = * mudado em relação à folha
cli-phase-setup = O tabuleiro e os lados
cli-phase-place = A colocação
cli-phase-move = Os movimentos
cli-phase-ship = As barcas funerárias
cli-phase-capture = As capturas
cli-phase-blocked = Quando um lado está bloqueado
cli-phase-score = Os pontos das sequências
cli-phase-end = O fim

## rules diff. $one, $two: os identificadores.

cli-diff-same = Nada difere: os dois nomes designam { $id }
cli-diff-games = Jogos diferentes: { $one } é { $first_game }, { $two } é { $second_game }, e não têm nenhuma cláusula em comum
cli-diff-alike = Jogam-se da mesma maneira: ambos têm a impressão digital { $hash }
cli-diff-parameters = Parâmetros que diferem
cli-diff-only = Só em { $id }
cli-diff-origin = Nos dois, mas não da mesma origem
cli-diff-sheets = Nos dois, e cada folha o diz por si

## show. $mark: o sinal no tabuleiro.

cli-legend-neutral = { $mark } neutra
cli-legend-centre = { $mark } o centro
cli-legend-figures = P Faraó, H Sumo Sacerdote, maiúsculas para Primeiro, minúsculas para Segundo
cli-legend-ship = { $mark } barca de { $side }
cli-legend-aboard = { $mark } Faraó na sua barca
cli-hand-pieces = Peças na mão: Primeiro { $first }, Segundo { $second }
cli-hand-neutrals = Peças neutras na mão: Primeiro { $first }, Segundo { $second }
cli-hand-ships = Barcas na mão: Primeiro { $first }, Segundo { $second }
cli-count-pieces = No tabuleiro: Primeiro { $first }, Segundo { $second }
cli-count-lines = Pontos das sequências: Primeiro { $first }, Segundo { $second }
cli-duty = Turno { $turn }: { $side } deve { $duty }
cli-actions = { $count ->
        [0] Nenhuma ação permitida
        [one] { $count } ação permitida
       *[other] { $count } ações permitidas
    }
cli-actions-captures = { $mark } captura
cli-action-place = Colocar
cli-action-move = Mover
cli-action-remove = Retirar
cli-action-put = Pôr uma barca
cli-action-take = Recolher uma barca
cli-action-reenter = Fazer voltar
cli-action-word = Dizer
cli-position = Posição: { $text }

## O que um lado deve fazer: segue “deve”, e fica sozinho depois de “falta fazer”.

duty-place = { $count ->
        [one] colocar uma peça
       *[other] colocar { $count } peças
    }
duty-neutral = colocar uma peça neutra
duty-pie = colocar uma peça, ou ficar com a de Primeiro com “swap”
duty-move = mover uma peça
duty-move-figure = mover uma figura
duty-move-ship = mover uma figura, ou pôr ou recolher uma barca
duty-pass = passar, porque nenhuma peça sua se pode mover
duty-remove = retirar uma peça adversária, porque nenhuma peça sua se pode mover
duty-chain = continuar a capturar com a peça em { $square }
duty-chain-optional = continuar a capturar com a peça em { $square }, ou parar com “end”
duty-unblock = fazer um movimento que desbloqueie o outro lado
duty-freed = mover uma peça, agora que uma peça adversária foi retirada
duty-reenter-pharaoh = pôr de novo no tabuleiro o Faraó capturado
duty-reenter-priest = pôr de novo no tabuleiro o Sumo Sacerdote capturado

## Uma partida inteira: show --playout, replay

cli-playout = Uma partida ao acaso, semente { $text }
cli-turns = { $count ->
        [0] Nenhum turno
        [one] { $count } turno
       *[other] { $count } turnos
    }
cli-turn = Turno { $turn }, { $side }: { $text }
cli-game = Partida { $game }: { $one } contra { $two }
cli-unfinished = A notação acaba aqui, e a partida não terminou
cli-replayed = { $count ->
        [0] Nenhuma partida verificada
        [one] { $count } partida verificada
       *[other] { $count } partidas verificadas
    }, { $wrong ->
        [0] nada de errado
        [one] uma delas errada
       *[other] { $wrong } delas erradas
    }
cli-place-game = partida { $game }
cli-place-turn = turno { $turn }

## perft

cli-pace = { $text } segundos

## levels

levels-own = O resultado de cada nível de { $id } contra o nível abaixo: uma vitória conta um, um empate meio.
levels-kin = O resultado de cada nível contra o nível abaixo, contando uma vitória um e um empate meio. { $id } não foi medido ele próprio; estes são os números de { $other }.
levels-level = nível
levels-score = resultado
levels-interval = intervalo de 95%

## fit

fit-files-differ = { $one } e { $two } não têm os mesmos pesos: ajuste-os um depois do outro

## bench

cli-bench-rule-set = conjunto de regras
cli-bench-actions = M ações/s
cli-bench-leaves = M folhas/s
cli-bench-checksum = soma de verificação
cli-bench-node-rate = M nós/s
cli-bench-seconds = segundos
cli-bench-nodes = nós
cli-bench-position-rate = M posições/s
cli-bench-core-rate = M/s por núcleo
cli-bench-longest = no máximo
cli-bench-solution = … as suas últimas { $count } casas resolvidas
bench-server-too-long = Nenhuma partida ao acaso de { $text } dura tanto: jogue menos segundos, ou mais devagar
bench-server-failed = A medição foi interrompida ({ $reason }): verifique a base de dados, e quantos ficheiros um processo pode abrir (ulimit -n)
bench-server-gathering = partidas ligadas: { $one } de { $two }
bench-server-playing = as partidas estão em curso
bench-server-unknown = desconhecido
bench-server-load = partidas: { $one }, ligações: { $two }, turnos: { $count }, segundos: { $text }
bench-server-times = do envio aos dois jogadores: metade em { $one } ms, 99% em { $two } ms, tudo em { $value } ms
bench-server-memory = memória do servidor: { $text } MB no máximo
bench-server-cores = núcleos em uso: servidor { $one }, jogadores { $two }, a máquina toda { $value }
