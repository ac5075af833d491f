### O laboratório: conjuntos de regras comparados por partidas de motores iguais.

## O que pode correr mal

lab-folder-io = { $file }: não é possível usar este ficheiro ({ $reason }): verifique a pasta e se pode escrever nela
lab-folder-occupied = { $folder }: já há uma experiência nesta pasta: continue-a com --resume, ou indique outra pasta
lab-folder-game = A partida { $game } do diário da pasta não é uma partida ({ $reason }): apague a sua linha, e ela joga-se outra vez
lab-one-game = { $one } e { $two } são jogos diferentes: compare conjuntos de regras do mesmo jogo

## O progresso. $rate: partidas por minuto; $share: o resultado do primeiro jogador até agora.

lab-progress = { $id }: { $done } de { $count } partidas · { $rate } por minuto · primeiro jogador { $share }
lab-progress-time = faltam { $time }
lab-stopped = Parado. O que se jogou fica guardado: continue com --resume
lab-written = O relatório está em { $file }

## O que se mede

lab-measure-first-score = Resultado do primeiro jogador
lab-measure-draws = Partidas empatadas
lab-measure-total = Vitórias totais
lab-measure-grand = Grandes vitórias
lab-measure-small = Pequenas vitórias
lab-measure-blocked = Vitórias por bloqueio
lab-measure-breakthrough = Travessias
lab-measure-ladder-points = Pontos por partida na escala da folha
lab-measure-margin = Vantagem do vencedor em pontos das sequências
lab-measure-turns = Turnos por partida
lab-measure-branching = Possibilidades por decisão
lab-measure-captures = Peças capturadas por partida
lab-measure-chain = Capturas por turno com captura
lab-measure-longest-chain = Cadeia de capturas mais longa
lab-measure-first-capture = Turno da primeira captura
lab-measure-lead-changes = Mudanças de vantagem
lab-measure-blocked-turns = Turnos bloqueados por partida
lab-measure-starter-blocked = Quem começa fica logo bloqueado
lab-measure-reply-blocked = Resposta bloqueada
lab-measure-early-block = Um bloqueio nos primeiros dez turnos de movimento
lab-measure-barriers = Acabadas por uma barreira
lab-measure-quiet-ends = Acabadas pelo limite de turnos calmos
lab-measure-repetitions = Acabadas por repetição

## O relatório. $one: o primeiro conjunto de regras; $two: o outro.

lab-title-compare = Conjuntos de regras comparados
lab-title-openings = As tabelas de abertura evitam os bloqueios cedo?
lab-title-clause = O que faz cada cláusula
lab-asked-compare = Em que diferem estes conjuntos de regras quando os jogam jogadores iguais? Cada um é comparado com o primeiro.
lab-asked-openings = A folha diz que as suas três tabelas para as primeiras colocações levam a menos bloqueios cedo do que a colocação livre. Será assim?
lab-asked-clause = O que muda quando se muda um só parâmetro do primeiro conjunto de regras, e nada mais?
lab-method = O motor de Khamsin jogou { $count } partidas contra si próprio com cada conjunto de regras, com { $nodes } nós por turno. As partidas vão aos pares: as duas começam com os mesmos turnos ao acaso, e os dois jogadores trocam de lado. Com cada conjunto de regras, os primeiros { $turn } turnos em que há escolha são ao acaso, e todos os outros são dos jogadores. Estes jogadores são iguais e estão longe de ser perfeitos: os números dizem respeito a partidas entre jogadores assim.
lab-method-pie = A troca nunca fica ao acaso: é o jogador que decide.
lab-broken-off = { $id }: { $count } de { $total } partidas foram interrompidas e não contam em nenhum número.
lab-heading-rules = O que difere nas regras
lab-column-parameter = Parâmetro
lab-heading-question = O que se perguntou
lab-heading-answer = A resposta
lab-heading-proved = O que está demonstrado
lab-proved-pahtum = Quando os próprios jogadores colocam as peças neutras, o Pahtum é um empate se ambos jogarem na perfeição. As brancas põem a primeira neutra no centro e respondem depois a cada colocação na casa oposta em relação ao centro: no fim, as duas cores são o reflexo uma da outra e as suas sequências valem o mesmo. E as pretas, que jogam primeiro, não podem ser obrigadas a perder em nenhuma disposição, desde que não haja a regra do bolo: mais uma peça própria nunca prejudica, pelo que uma maneira de ganhar do segundo jogador seria também uma do primeiro. As partidas abaixo mostram, portanto, o que acontece a jogadores que não veem tão longe; as neutras ao acaso e a regra do bolo tiram o espelho.
lab-heading-figures = Gráficos
lab-heading-differences = Diferenças
lab-heading-clauses = Quantas vezes serviu cada cláusula
lab-heading-exact = Valores exatos
lab-heading-games = Algumas das partidas
lab-heading-repeat = Repetir e citar
# $known: some measures, each as in lab-answer-part.
lab-answer = { $two } difere de { $one } em { $count } de { $total } medidas, entre elas: { $known }.
lab-answer-part = “{ $name }” { $after } em vez de { $before }
lab-answer-none = Estas partidas não mostram diferença entre { $two } e { $one } em nenhuma de { $total } medidas.
lab-claim-blocks = { $id }: quem começa fica logo bloqueado em { $before } das partidas, a resposta em { $after }, e algum lado nos primeiros dez turnos de movimento em { $share }.
lab-claim-holds = A afirmação confirma-se: com cada uma das { $total } tabelas há menos partidas com um bloqueio cedo.
lab-claim-partly = A afirmação confirma-se em parte: com { $count } das { $total } tabelas há menos partidas com um bloqueio cedo.
lab-claim-open = Estas partidas não confirmam nem desmentem a afirmação: nenhuma das { $total } tabelas muda a parte das partidas com um bloqueio cedo para além do acaso.
lab-claim-fails = A afirmação não se confirma: com nenhuma das { $total } tabelas há menos partidas com um bloqueio cedo, e com algumas há mais.
lab-figures = O ponto é o que se mediu, o traço o seu intervalo de 95%: exato (Clopper e Pearson) para partes, por reamostragem dos pares para médias.
lab-figure-values = “{ $name }” em números
lab-compared = { $two } contra { $one }
lab-differences = Uma estrela marca uma diferença que o acaso não explica: um teste de permutação dos pares a 5%, corrigido segundo Holm para todas as medidas da comparação.
lab-column-measure = Medida
lab-column-difference = Diferença
lab-column-interval = Intervalo de 95%
lab-column-p = p corrigido
lab-column-clause = Cláusula
lab-clauses = Vezes por partida; um traço onde o conjunto de regras não tem a cláusula. As cláusulas que nunca serviram ficam de fora.
lab-exact = De tabelas de todas as posições com poucas peças, resolvidas: o melhor jogo dos dois lados, visto pelo lado a jogar. Cada linha vale para as peças do lado a jogar e do outro; o segundo número é o máximo de turnos até à próxima captura ou ao fim.
lab-exact-table = Posições ganhas / empatadas / perdidas para o lado a jogar
lab-games = As primeiras partidas de cada conjunto de regras, para seguir passo a passo.
lab-legend-men = ● Primeiro, ○ Segundo, ■ neutra
lab-legend-seti = As maiúsculas são de Primeiro, as minúsculas de Segundo: P Faraó, H Sumo Sacerdote; com uma barca ao lado, a figura está sobre ela. ▼ barca funerária de Primeiro, ▽ de Segundo.
lab-game = { $id }, partida { $game }: { $found }
lab-turns = Os turnos de: { $text }
lab-step-first = Início
lab-step-back = Atrás
lab-step-on = Avançar
lab-step-last = Fim
lab-repeat = Khamsin { $name } dá as mesmas partidas e o mesmo relatório com este comando, seja qual for o número de threads:
lab-hashes = As impressões digitais das regras:
lab-cite = Para citar este relatório:
lab-citation = Khamsin { $name }, o laboratório: “{ $text }”.

## A escada: os níveis uns contra os outros

lab-title-ladder = Que distância há entre os níveis?
lab-asked-ladder = Como se sai cada nível contra cada um dos outros?
lab-ladder-method = Os níveis jogaram dois a dois { $count } partidas. As partidas vão aos pares: as duas começam com os mesmos { $turn } turnos ao acaso, e os dois trocam de lado. O que um nível consegue não depende da velocidade da máquina.
lab-ladder-rises = Cada nível vence o nível abaixo, e o acaso não o explica. O passo mais pequeno é o do nível { $level }: { $share } dos pontos.
lab-ladder-partly = { $count } de { $total } níveis vencem o nível abaixo sem que o acaso o explique. O passo mais pequeno é o do nível { $level }: { $share } dos pontos.
lab-ladder-below = Resultado contra o nível abaixo
lab-ladder-figures = O ponto é o resultado (uma vitória vale um, um empate meio), o traço o seu intervalo de 95%, pela variação dos pares.
lab-heading-table = Tabela cruzada
lab-ladder-table = Resultado do nível da linha contra o da coluna, com o seu intervalo de 95%
lab-ladder-level = Nível { $level }
lab-ladder-levels = nível { $first } – nível { $second }
lab-ladder-game = Nível { $first } contra nível { $second }, partida { $game }: { $found }
lab-ladder-progress = { $id }: { $done } de { $count } partidas · { $rate } por minuto · resultado { $share }
