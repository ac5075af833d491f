### Tabelas exatas: o comando `tables`, e o que pode estar mal numa tabela. $file: o seu ficheiro; sem ponto final nos erros.

## Uma tabela que não se pode usar

table-foreign = { $file } não é uma tabela: apague-o, e construa a tabela de novo
table-version = { $file } é da versão { $found } do formato, que este programa não conhece: use o programa mais recente, ou construa a tabela de novo
table-header = O início de { $file } está danificado: apague-o, e construa a tabela de novo
table-length = { $file } tem { $found } bytes onde devia ter { $expected }: apague-o, e construa a tabela de novo
table-directory = A lista de blocos em { $file } está danificada: apague-o, e construa a tabela de novo
table-block = Em { $file }, o bloco { $block } { $plane ->
        [values] dos valores
       *[distances] das distâncias
    } está danificado: apague-o, e construa a tabela de novo
table-counts = { $file } não contém o que diz conter: apague-o, e construa a tabela de novo
table-codec = { $file } está comprimido com { $name }, que este programa não sabe ler: use uma tabela sem compressão
table-scheme = { $file } numera as suas posições de uma maneira ({ $found }) que este programa não conhece: construa a tabela de novo
table-rules = { $file } pertence a outras regras ({ $found } onde é preciso { $expected }): apague-o, e construa a tabela de novo
table-slice = { $file } contém { $found } onde devia estar { $expected }: dê-lhe de novo o seu nome, ou apague-o
table-unreadable = Não é possível ler { $file } ({ $reason }): verifique se o pode ler
table-disk-full = O disco está cheio: não é possível escrever { $file }. O que está pronto fica guardado: abra espaço, ou indique outra pasta com --tables, e dê de novo o mesmo comando
table-unwritable = Não é possível escrever { $file } ({ $reason }): verifique se pode escrever ali, ou indique outra pasta com --tables

## O que impede um comando

tables-no-game = Não há tabelas para { $id }: existem para Seega, Saut du Chat e Seti-Beth
tables-no-folder = Este sistema não diz onde os programas guardam o que fazem: indique uma pasta com --tables
tables-none = Não há tabelas de { $id } em { $folder }: construa-as com khamsin tables build
tables-pieces = Com { $pieces } peças não há nada para construir: escolha um número de { $first } a { $most }
tables-memory = { $slice } precisa de { $needed } de memória, e podem usar-se { $limit }: permita mais com --memory, ou peça menos peças; o que está pronto fica guardado
tables-memory-size = “{ $text }” não é uma quantidade de memória: escreva um número com M ou G, como 8G
tables-too-deep = { $slice } tem distâncias longas demais para uma tabela: avise quem faz este programa
tables-check-missing = { $slice } não está construída: construa-a primeiro
tables-check-count = { $slice } tem { $found } posições onde há { $expected }: apague a sua tabela, e construa-a de novo
tables-check-entry = Em { $slice }, a entrada { $number } não é o que as regras fazem dela: apague a sua tabela, e construa-a de novo
tables-in-use = Outro programa constrói tabelas em { $folder }: espere por ele, ou indique outra pasta com --tables
tables-mid-turn = Esta posição está no meio de um turno ou antes de as peças se moverem, e as tabelas só conhecem as que ficam entre turnos: acabe primeiro o turno
tables-unknown = Não há tabela para esta posição: construa as de { $pieces } peças

## A construção. $slice: as peças do lado a jogar, depois as do outro.

# A unidade dos tamanhos, depois de k, M ou G.
tables-byte = B
tables-up-to = Até { $pieces } peças
tables-plan-positions = Posições
tables-plan-positions-value = { $count } em { $values } fatias
tables-plan-finished = Já prontas
tables-plan-finished-value = { $count } posições em { $values } fatias
tables-plan-memory = Memória
tables-plan-memory-value = no máximo { $memory }, de { $limit } que se podem usar
tables-plan-disk = Disco
tables-plan-disk-value = cerca de { $disk } em { $folder }
tables-plan-disk-short = cerca de { $disk } em { $folder }, onde só há { $limit } livres
tables-plan-time = Tempo
tables-plan-time-value = cerca de { $time }
tables-nothing-to-do = Já está tudo construído
tables-progress = { $slice }: { $share } · { $rate } M posições/s · faltam { $time }
tables-progress-slice = { $slice } está pronta: { $count } posições, { $rate } M posições/s, faltam { $time } para tudo
tables-stopped = Parado. O que está pronto fica guardado; para continuar, dê de novo o mesmo comando
tables-built = Construído: { $count } posições em { $time }

## O que existe

tables-column-slice = Fatia
tables-column-positions = Posições
tables-column-wins = Ganhas
tables-column-draws = Empatadas
tables-column-losses = Perdidas
tables-column-longest = No máximo
tables-column-size = Tamanho
tables-folder = Pasta: { $folder }
tables-verify-done = { $count } posições em { $values } fatias verificadas: { $wrong ->
        [0] nada de errado
        [one] uma fatia errada
       *[other] { $wrong } fatias erradas
    }
tables-verify-progress = Verificação de { $slice }: { $count } posições

## O que vale uma posição. $side: o nome de um lado.

tables-value-draw = Empate
tables-value-won = { $side }: { $kind }
tables-victory = vitória
tables-either = { $one } ou { $two }
tables-distance = a próxima captura ou o fim em { $count ->
        [0] zero turnos
        [one] { $count } turno
       *[other] { $count } turnos
    }
tables-by-count = por contagem, porque ninguém pode forçar nada melhor
tables-by-endless = porque ninguém pode forçar nada melhor
tables-over = A partida acabou
tables-turns = Todos os turnos, o melhor primeiro
tables-turn-unknown = desconhecido
tables-limit = O limite de turnos calmos acaba a partida em { $count ->
        [0] zero turnos
        [one] { $count } turno
       *[other] { $count } turnos
    }, antes disso
