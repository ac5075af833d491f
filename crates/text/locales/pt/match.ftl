### Encontros entre motores: o comando `match`.

## Os motores tal como se escrevem. $text: o texto inteiro; sem ponto final, como todos os erros.

match-engine-unknown = Motor “{ $text }”: “{ $name }” não existe: escolha entre { $known }
match-engine-level = Motor “{ $text }”: “{ $value }” não é um nível: escolha um de 1 a { $most }
match-engine-depth = Motor “{ $text }”: “{ $value }” não é uma profundidade: escolha uma de 1 a { $most }
match-engine-form = Motor “{ $text }”: as definições escrevem-se (nome=valor,nome=valor) depois do nome de um motor, ou depois de cmd e antes dos seus dois-pontos
match-engine-setting = Motor “{ $text }”: não tem a definição “{ $name }”: escolha entre { $known }
match-engine-value = Motor “{ $text }”: { $name } não pode ser “{ $value }”: dê um número que faça sentido
match-engine-twice = Motor “{ $text }”: { $name } está duas vezes: deixe só um
match-engine-command = Motor “{ $text }”: depois de cmd e dos seus dois-pontos vem um comando, e as suas aspas têm de estar fechadas
match-engine-start = Motor “{ $text }”: não é possível iniciar o seu programa ({ $reason }): verifique o comando

## Aberturas, diários, notações

match-openings-empty = Não há aberturas aqui: escreva posições, uma por linha, ou partidas
match-openings-ruleset = Esta abertura foi jogada por { $found }, mas o encontro joga-se por { $expected }: use o mesmo conjunto de regras
match-openings-over = Nesta abertura a partida já acabou: retire-a
match-openings-none = Todas as aberturas ao acaso do par { $count } acabaram a partida: peça menos turnos com --openings
match-openings-turns = “{ $text }” não é um número de turnos ao acaso: escreva { $known }, com um número de 0 a 999, ou o nome de um ficheiro
match-place-line = linha { $line }
match-sprt-bad = Estes números não fazem um teste: o primeiro Elo tem de ser o menor, ambos até 1000, e alpha e beta entre 0 e 0,5
match-journal-io = Não é possível usar o diário ({ $reason }): verifique o nome e se pode escrever nele
match-journal-in-use = Outro encontro usa este diário: espere por ele, ou indique outro ficheiro
match-journal-foreign = Este ficheiro não é o diário de um encontro e fica como está: indique outro ficheiro
match-journal-line = A linha { $line } do diário não é uma partida ({ $reason }): apague essa linha, e a partida joga-se de novo
match-journal-settings = O diário é de um encontro com outras definições, lá e agora: { $known }: use as mesmas definições, ou indique outro ficheiro
match-records-io = Não é possível escrever as partidas ({ $reason }): verifique o nome do ficheiro e se pode escrever nele

## O andamento, na saída de erros. $text: o resultado em percentagem.

match-progress = { $done } de { $count } partidas: { $text } para { $one }
match-progress-elo = Elo { $value } ± { $after }
match-progress-ratio = RLV { $value } ({ $before } a { $after })
match-progress-time = faltam { $time }

## O resultado. $value: um número; $before e $after: os extremos do seu intervalo. RLV: razão logarítmica de verosimilhança.

match-title = { $one } contra { $two }
match-games = Partidas
match-games-value = { $count } partidas: { $won } ganhas, { $drawn } empatadas, { $lost } perdidas por { $one }
match-percent = { $value }%
match-share = Resultado
match-interval = { $value } (intervalo de 95%: { $before } a { $after })
match-elo = Diferença de Elo
match-normalised = Elo normalizado
match-wilson = Intervalo de Wilson
match-wilson-value = { $before } a { $after } do resultado, cada partida por si
match-superiority = Mais forte
match-superiority-value = { $one } é o mais forte com uma probabilidade de { $value }
match-pairs = Pares
match-pairs-value = { $values } pares deram 0, ½, 1, 1½, 2 pontos
match-points = Pontos
match-points-value = { $first } a { $second } na escala da folha
match-margin = Vantagem
match-margin-value = { $value } pontos de sequências de vantagem em média
match-sides = Lados
match-sides-value = Primeiro ganhou { $first }, Segundo ganhou { $second }
match-length = Duração
match-length-value = { $value } turnos em média
match-too-long = Longas demais
match-too-long-value = { $count ->
        [one] { $count } partida parada
       *[other] { $count } partidas paradas
    } como empate
match-test = Teste
match-test-value = RLV { $value }, acaba em { $before } ou { $after } ({ $text })
match-test-verdict = { $value }; { $text }
match-test-accepted = aceitação: as partidas falam pela diferença maior
match-test-rejected = rejeição: as partidas falam pela diferença menor
match-test-open = ainda sem veredicto
match-faults = Falhas
match-faults-value = { $name } perdeu { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }: { $reason } (partida { $game }: { $text })
match-fault-start = não foi possível iniciar o seu programa
match-fault-crashed = avariou ou acabou por si mesmo
match-fault-hung = não deu resposta
match-fault-overtime = demorou demais
match-fault-illegal = jogou o que as regras proíbem
match-fault-garbage = a sua resposta não era um turno
match-fault-flooded = escreveu sem fim
match-stopped = Parado depois de { $done } de { $count } partidas
match-stopped-journal = Para continuar, dê de novo o mesmo comando
