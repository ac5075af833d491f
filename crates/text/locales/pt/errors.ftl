### O que correu mal, e o que fazer: o lugar, a razão, a saída. Sem ponto final, como nas recusas.
### $side é um número; $column e $line contam a partir de um.

## O texto de uma posição (seis campos numa linha)

position-fields = Posição, coluna { $column }: são seis campos separados por um só espaço, mas aqui { $count ->
        [0] não há nenhum
        [one] só há um
       *[other] há { $count }
    }: tabuleiro, lado, fase, mãos, turnos calmos, turno
position-letter = Posição, coluna { $column }: “{ $letter }” não é uma peça: escreva M, P, H ou S para Primeiro, minúsculas para Segundo, * para uma peça neutra e números para casas vazias
position-gap = Posição, coluna { $column }: as casas vazias escrevem-se com um só número de 1 a 9, sem zero e nunca com dois números seguidos
position-plus = Posição, coluna { $column }: um + designa a barca debaixo de uma figura: escreva-o uma só vez, logo a seguir a um P ou um H
position-row-width = Posição, coluna { $column }: a linha { $row } a contar de cima tem { $width ->
        [0] zero casas
        [one] uma casa
       *[other] { $width } casas
    }: todas as linhas devem ter o mesmo comprimento, e nenhum tabuleiro tem mais de nove casas de largura
position-row-count = Posição, coluna { $column }: nenhum tabuleiro tem mais de dez linhas: apague as linhas a partir daqui
position-side = Posição, coluna { $column }: “{ $text }” não é um lado: escreva 1 ou 2 para o lado que deve jogar
position-phase = Posição, coluna { $column }: “{ $text }” não é uma fase: escreva place com o número que falta, neutral, pie, move, chain com a sua casa, unblock, freed, ou reenter com P ou H; dois-pontos unem os dois
position-hands = Posição, coluna { $column }: “{ $text }” não diz o que está na mão: escreva dois números com uma vírgula, o de Primeiro e depois o de Segundo
position-quiet = Posição, coluna { $column }: “{ $text }” não é um número de turnos calmos: escreva um número inteiro menor que o turno
position-turn = Posição, coluna { $column }: “{ $text }” não é um turno: escreva um número inteiro a partir de 1

## Uma posição que não pode surgir

setup-board = A posição tem { $files } por { $ranks } casas, mas o tabuleiro deste conjunto de regras tem { $needed_files } por { $needed_ranks }: mude a posição ou escolha outro conjunto de regras
setup-foreign-piece = Há um “{ $letter }” em { $square }, mas este jogo não tem essa peça: retire-a
setup-foreign-phase = A fase “{ $phase }” não existe neste conjunto de regras: escolha uma das suas fases, ou outro conjunto de regras
setup-pieces = { $side ->
        [1] Primeiro
       *[2] Segundo
    } tem { $count ->
        [0] zero peças
        [one] { $count } peça
       *[other] { $count } peças
    } no tabuleiro e na mão, onde pode haver { $most }: corrija o tabuleiro ou as mãos
setup-total = Há ao todo { $count } “{ $letter }”, no tabuleiro e na mão, mas tem de haver { $needed }: corrija o tabuleiro ou as mãos
setup-hands = Com { $first } e { $second } na mão, não pode ser a vez deste lado nesta fase: corrija as mãos, o lado ou a fase
setup-square = { $square } não pode estar como está aqui: { $clause }
setup-no-further-capture = Em { $square }, nenhuma peça do lado que deve jogar pode continuar a capturar: escreva a fase move, ou nomeie a peça que pode
setup-not-blocked = O outro lado não está bloqueado, por isso não é preciso desbloqueá-lo: escreva a fase move
setup-not-freed = Nenhuma retirada de uma só peça leva a esta posição, por isso ninguém acaba de ser desbloqueado: escreva a fase move
setup-wrong-side = Nesta fase, { $side ->
        [1] Primeiro
       *[2] Segundo
    } nunca é quem deve jogar: escreva o outro lado, ou outra fase
setup-no-captor = Aqui nenhuma figura pode ter feito a captura depois da qual uma figura volta: escreva a fase move, ou ponha figuras dos dois lados no tabuleiro
setup-deserted = O tabuleiro está tão vazio que a partida já tinha acabado: ponha peças nele

## O nome de um conjunto de regras

ruleset-form = Conjunto de regras, coluna { $column }: um nome tem a forma jogo/folha@1(parâmetro=valor,…), e “{ $text }” não a segue: corrija-o nesse lugar
ruleset-unknown = Conjunto de regras, coluna { $column }: “{ $text }” não existe: escolha um de { $known }
ruleset-revision = Conjunto de regras, coluna { $column }: não há revisão “{ $text }”: a mais recente é { $newest }
ruleset-parameter = Conjunto de regras, coluna { $column }: este jogo não tem o parâmetro “{ $text }”: escolha um de { $known }
ruleset-twice = Conjunto de regras, coluna { $column }: o parâmetro { $name } está duas vezes: deixe só um
ruleset-value = Conjunto de regras, coluna { $column }: { $name } não pode ser “{ $text }”: escolha um de { $values }
ruleset-ladder = Conjunto de regras, coluna { $column }: “{ $text }” não é uma escala de pontos: escreva quatro números de 0 a 99 com hifens, para vitória total, grande e pequena e para empate, nenhum maior que o anterior, como 5-2-1-0
ruleset-neutrals = Conjunto de regras, coluna { $column }: não pode haver “{ $text }” peças neutras, porque o número é ímpar e no máximo 13: escolha um de 1, 3, 5, 7, 9, 11, 13
ruleset-won-at-once = Conjunto de regras, coluna { $column }: se o centro está a salvo e um lado bloqueado perde, Primeiro ganha logo com c2c3: escreva também blocked=pass, ou deixe o centro sem proteção

## A notação de uma partida

record-empty = Linha { $line }, coluna { $column }: não há nenhuma partida neste texto: uma notação tem etiquetas, turnos e um resultado
record-second-game = Linha { $line }, coluna { $column }: aqui começa uma segunda partida, mas pediu-se uma só: apague uma delas
record-control-character = Linha { $line }, coluna { $column }: um caractere de comando não pode estar aqui: apague-o
record-unexpected-character = Linha { $line }, coluna { $column }: numa notação nada começa por “{ $text }”: apague-o, ou ponha-o num comentário
record-unclosed-comment = Linha { $line }, coluna { $column }: o comentário que começa aqui não está fechado: acrescente a chave que o fecha
record-tag-syntax = Linha { $line }, coluna { $column }: “{ $text }” não é uma etiqueta: escreva um nome de letras e algarismos, depois um valor entre aspas retas duplas, tudo entre [ e ]
record-unclosed-tag-value = Linha { $line }, coluna { $column }: o valor “{ $text }” não está fechado na sua linha: acrescente as aspas que o fecham
record-duplicate-tag = Linha { $line }, coluna { $column }: a etiqueta { $text } já existe: deixe só uma
record-bad-result = Linha { $line }, coluna { $column }: “{ $text }” não é um resultado: escreva 1-0, 0-1, 1/2-1/2 ou *
record-result-contradiction = Linha { $line }, coluna { $column }: a partida acaba com { $text }, mas a sua etiqueta Result diz outra coisa: corrija uma das duas
record-bad-turn = Linha { $line }, coluna { $column }: “{ $text }” não é um turno: escreva as suas ações com vírgulas e sem espaços, como b2,d4
record-bad-number = Linha { $line }, coluna { $column }: “{ $text }” não é um número de turno: escreva algarismos e um ponto, como 12. antes do turno
record-number-without-turn = Linha { $line }, coluna { $column }: nenhum turno segue o número { $text }: acrescente o turno ou apague o número
record-bad-nag = Linha { $line }, coluna { $column }: “{ $text }” não é um sinal de apreciação: escreva um cifrão com um número de 0 a 255, ou um ou dois pontos de exclamação e de interrogação
record-stray-nag = Linha { $line }, coluna { $column }: não há turno antes do sinal { $text }: escreva-o depois do turno a que se refere
record-stray-variation = Linha { $line }, coluna { $column }: não há turno que esta variante possa substituir: escreva-a depois do turno
record-empty-variation = Linha { $line }, coluna { $column }: a variante que começa aqui não tem turno: acrescente um, ou apague os parênteses
record-unclosed-variation = Linha { $line }, coluna { $column }: a variante que começa aqui não está fechada: acrescente o parêntese que a fecha
record-unopened-variation = Linha { $line }, coluna { $column }: aqui não há variante aberta: apague o parêntese
record-too-deep = Linha { $line }, coluna { $column }: as variantes estão aqui demasiado encaixadas: guardam-se no máximo 30 níveis
record-json = Linha { $line }, coluna { $column }: este JSON não é uma partida ({ $text }): siga o esquema

## Uma notação que não é uma partida

replay-no-ruleset = A notação não tem a etiqueta Ruleset, e assim ninguém sabe por que regras se jogou: acrescente uma, como seega/ludens-planet
replay-hash = A etiqueta RulesHash diz { $found }, mas o conjunto de regras tem { $expected }: a partida foi jogada por outras regras; corrija a etiqueta Ruleset, ou apague RulesHash se tem a certeza
replay-seed = A etiqueta Seed diz “{ $text }”, que não é um número inteiro: corrija-a ou apague-a
replay-result = A notação diz { $found }, mas pelos turnos o resultado é { $expected }: corrija o resultado, ou diga na etiqueta Termination como os jogadores acabaram a partida

## Um turno ou uma ação

turn-illegal = { $action } não é permitido aqui
turn-incomplete = O turno não está completo, falta fazer: { $phase }; acrescente as ações que faltam depois de uma vírgula
turn-too-long = O turno já estava completo antes de { $action }: joga o outro lado, por isso comece ali um novo turno
action-text = “{ $text }” não é uma ação: escreva uma casa (c3), duas casas (c3c4), uma casa depois de x, +, - ou @, ou uma das palavras swap, pass e end
# $reason: o título da cláusula que acabou a partida.
action-over = { $action } vem tarde demais, a partida já acabou ({ $reason }): apague essa ação e o que se segue

## Propostas entre os jogadores

offer-over = A partida acabou: já não se pode propor nada nem desistir
offer-nothing-to-count = Agora não há nada para contar: só o Seega conta peças, e só quando elas já se movem
offer-none = Não há proposta do outro lado para responder: faça uma proposta
offer-standing = Esta proposta já está feita: espere pela resposta, ou continue a jogar
