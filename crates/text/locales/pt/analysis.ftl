### O que o motor diz de posições e de partidas. $side: o nome de um lado.

## Valores. $number: centésimos de uma peça, acima de zero para Primeiro.

analysis-even = { $number }, equilíbrio
analysis-better = { $number }, { $side } está melhor
analysis-much-better = { $number }, { $side } está muito melhor
analysis-points = { $side } acaba com { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    } de vantagem, provado
analysis-win = { $side } ganha em { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }, provado
analysis-win-by-tables = { $side } ganha, provado pelas tabelas exatas
# $value: um valor exato em palavras.
analysis-known = { $value }, provado
analysis-won = { $side } ganhou

## Uma posição. $text: o melhor turno e o que pode seguir-se.

analysis-depth = Profundidade { $depth }: { $nodes } ações tentadas, { $rate } por segundo, { $time } s
analysis-line = { $value }: { $text }

## Uma partida inteira

analysis-progress = Reflexão sobre a posição { $done } de { $count }
analysis-game = { $one } contra { $two }
analysis-summary = { $side }: precisão de { $accuracy }%, { $inaccuracies ->
        [0] nenhuma imprecisão
        [one] { $inaccuracies } imprecisão
       *[other] { $inaccuracies } imprecisões
    }, { $mistakes ->
        [0] nenhum erro
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    }, { $blunders ->
        [0] nenhum erro grave
        [one] { $blunders } erro grave
       *[other] { $blunders } erros graves
    }
analysis-no-turns = { $side }: nenhum turno para julgar
analysis-mistakes = Erros, os piores primeiro
analysis-no-mistakes = Não se encontrou nenhum erro
# $mark: ?, ?! ou ??; $kind: um dos três tamanhos.
analysis-mistake = Turno { $turn }, { $side }: { $text } { $mark } ({ $kind })
analysis-size-inaccuracy = imprecisão
analysis-size-mistake = erro
analysis-size-blunder = erro grave
# $before, $after: probabilidades de ganhar em centésimos; $value: o que vale a posição depois do turno.
analysis-cost = A probabilidade de ganhar caiu de { $before }% para { $after }%: { $value }
analysis-missed-win = Perdeu-se uma vitória em { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }; a probabilidade de ganhar caiu de { $before }% para { $after }%: { $value }
analysis-points-lost = Quem vence é o mesmo, mas a vitória vale outros pontos: { $value }
analysis-instead = Melhor era { $text } ({ $value })
analysis-values = Valores depois de cada turno, acima de zero para Primeiro (# uma vitória em tantos turnos, pt pontos)
analysis-stopped = A revisão foi interrompida: só estão julgados os turnos a partir do { $turn }
analysis-stopped-early = A revisão foi interrompida antes de se julgar um só turno
analysis-written = A partida anotada, com a revisão, foi escrita em { $text }
analysis-unwritable = Não é possível escrever o ficheiro ({ $reason }): escolha outro nome ou uma pasta onde possa escrever
