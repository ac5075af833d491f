### As cláusulas do Pahtum. Ver clauses-seega.ftl para o sentido dos atributos.

pahtum-board = O tabuleiro tem 7 por 7 casas.
    .title = O tabuleiro
    .refusal = { $square } não é uma casa deste tabuleiro
pahtum-sides = Os jogadores sorteiam ou combinam as cores. Primeiro joga com as pretas, Segundo com as brancas.
    .title = Pretas e brancas
pahtum-neutrals = { $neutrals ->
        [1] Antes de começar, põe-se uma peça neutra no tabuleiro. Não pertence a ninguém.
       *[other] Antes de começar, põem-se { $neutrals } peças neutras no tabuleiro. Não pertencem a ninguém.
    } O número de peças neutras é sempre ímpar.
    .title = Peças neutras
    .refusal = { $action } não é possível: primeiro colocam-se as peças neutras, uma por turno, em quaisquer casas vazias
pahtum-neutrals-players = Os jogadores alternam-se a colocar as peças neutras, uma de cada vez, em qualquer casa vazia. Começa Segundo, que joga com as brancas.
    .title = Colocadas pelos jogadores
pahtum-neutrals-random = As peças neutras vão para casas sorteadas antes do início da partida.
    .title = Colocadas por sorteio
pahtum-first = Primeiro, que joga com as pretas, coloca a primeira peça.
    .title = As pretas começam
pahtum-place-one = Os jogadores alternam-se, e em cada turno coloca-se uma peça da própria cor.
    .title = Uma de cada vez
pahtum-place-empty = Uma peça coloca-se numa casa vazia. Uma casa com uma peça neutra não está vazia.
    .title = Só casas vazias
    .refusal = { $square } está ocupada: uma peça coloca-se numa casa vazia
pahtum-place-for-good = Uma peça colocada fica onde está até ao fim.
    .title = Colocada de vez
    .refusal = { $action } não é possível: em cada turno coloca-se uma peça, e as peças colocadas nunca se movem nem saem
pahtum-pie = Depois da primeira peça de Primeiro, Segundo pode responder “swap”: a peça passa a ser de Segundo, e Primeiro joga de novo.
    .title = Regra do bolo
    .refusal = { $action } não é possível: só há troca com a regra do bolo, como resposta de Segundo à primeiríssima peça de Primeiro
pahtum-run = Quando o tabuleiro está cheio, as sequências de uma só cor dão pontos: três peças 3 pontos, quatro 10, cinco 25, seis 56, sete 119.
    .title = As sequências dão pontos
pahtum-run-straight = As sequências seguem uma linha ou uma coluna. As diagonais não contam.
    .title = Linhas e colunas
pahtum-run-crossing = Uma peça pode pertencer a duas sequências, uma na sua linha e outra na sua coluna, e conta nas duas.
    .title = Sequências cruzadas
pahtum-run-maximal = Uma sequência conta uma vez, em todo o seu comprimento. As sequências mais curtas dentro dela não dão mais pontos.
    .title = Só o comprimento todo
pahtum-run-neutral = Uma peça neutra interrompe uma sequência.
    .title = As neutras interrompem
pahtum-end-points = A partida termina quando o tabuleiro está cheio. Ganha quem tem mais pontos.
    .title = O tabuleiro cheio
    .ending = O tabuleiro está cheio, e { $winner } tem mais pontos.
pahtum-end-equal = Com pontos iguais, a partida acaba empatada.
    .title = Pontos iguais
    .ending = O tabuleiro está cheio, e os dois lados têm os mesmos pontos.
pahtum-agree-draw = Os jogadores podem combinar um empate.
    .title = Empate combinado
    .ending = Os jogadores combinaram um empate.
pahtum-resign = Um lado que desiste, esgota o seu tempo ou deixa a partida perde.
    .title = Desistir
    .ending = { $loser } desistiu, esgotou o seu tempo ou deixou a partida.
pahtum-points = Pontos para o encontro: vitória { $grand }, vitória porque o outro desistiu { $total }, empate { $draw } para cada lado.
    .title = Pontos do encontro
