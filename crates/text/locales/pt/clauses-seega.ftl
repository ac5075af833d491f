### As cláusulas do Seega. Valor: a regra. “.refusal”: por que uma ação é proibida, sem ponto final ($action, $square).
### “.ending”: por que a partida acabou ($winner, $loser só onde alguém ganha sempre).

## O tabuleiro e os lados

seega-board = O tabuleiro tem { $size } por { $size } casas. Cada lado tem { $pieces } peças.
    .title = Tabuleiro e peças
    .refusal = { $square } não é uma casa deste tabuleiro
seega-sides = Os jogadores sorteiam ou combinam quem é Primeiro. Primeiro começa a colocar peças.
    .title = Quem é Primeiro

## A colocação

seega-place-two = O tabuleiro começa vazio. Os jogadores alternam-se, e em cada turno colocam-se duas peças.
    .title = Duas de cada vez
    .refusal = { $action } não cabe aqui: por enquanto, cada turno coloca duas peças no tabuleiro, e nada se move ainda
seega-place-empty = Uma peça coloca-se numa casa vazia.
    .title = Só casas vazias
    .refusal = { $square } está ocupada: uma peça coloca-se numa casa vazia
seega-place-centre = A casa central fica vazia enquanto se colocam as peças.
    .title = O centro fica livre
    .refusal = { $square } é o centro: fica vazio enquanto se colocam as peças
seega-place-harmless = A colocação não captura nada, mesmo que uma peça adversária fique entre duas das suas.
    .title = Colocar não captura
seega-place-capture = A colocação captura: uma peça adversária que a sua nova peça cerca, com outra peça sua do outro lado, sai do jogo. As casas que ficam vazias podem ser ocupadas de novo, mas não o centro.
    .title = Colocar captura
seega-place-end = A colocação termina quando ninguém tem mais peças na mão. A partir daí, as peças movem-se.
    .title = Fim da colocação
    .refusal = { $action } colocaria uma peça, mas já estão todas colocadas: agora movem-se
seega-opening-croisade-edges = As primeiras casas são fixas. Primeiro coloca no meio das bordas de baixo e de cima; depois, Segundo no meio das bordas esquerda e direita. A seguir, cada um coloca onde quiser.
    .title = La Croisade, bordas
    .refusal = { $square } não é uma das casas deste turno: as primeiras peças vão para o meio das bordas, primeiro em baixo e em cima, depois à esquerda e à direita
seega-opening-croisade-inner = As primeiras casas são fixas. Primeiro coloca logo abaixo e logo acima do centro; depois, Segundo logo à esquerda e logo à direita. A seguir, cada um coloca onde quiser.
    .title = La Croisade, interior
    .refusal = { $square } não é uma das casas deste turno: as primeiras peças vão para junto do centro, primeiro abaixo e acima, depois à esquerda e à direita
seega-opening-croisade-cross = As primeiras casas são fixas. Primeiro ocupa o meio das bordas de baixo e de cima, Segundo o das bordas esquerda e direita. Depois, Primeiro coloca à esquerda e à direita do centro, e Segundo abaixo e acima. A seguir, cada um coloca onde quiser.
    .title = La Croisade, em cruz
    .refusal = { $square } não é uma das casas deste turno: os quatro primeiros turnos vão para o meio das bordas e depois para junto do centro, numa ordem fixa

## Os movimentos

seega-start-last-placer = Quem colocou as últimas peças faz o primeiro movimento.
    .title = O último começa
seega-start-first-placer = Quem colocou as primeiras peças faz o primeiro movimento.
    .title = O primeiro começa
seega-move-own = Cada um move as suas próprias peças, nunca as do outro lado.
    .title = As suas próprias peças
    .refusal = Não há nenhuma peça sua em { $square }
seega-move-empty = Uma peça move-se para uma casa vazia.
    .title = Para casas vazias
    .refusal = { $square } está ocupada: uma peça move-se para uma casa vazia
seega-move-step = Uma peça anda uma casa: para cima, para baixo, para a esquerda ou para a direita. Nunca anda na diagonal.
    .title = Um passo em linha reta
    .refusal = { $action } não é um passo: uma peça anda exatamente uma casa, para cima, para baixo, para a esquerda ou para a direita
seega-move-slide = Uma peça desliza para cima, para baixo, para a esquerda ou para a direita, tão longe quanto quiser, por casas vazias. Nunca salta e nunca anda na diagonal.
    .title = Deslizar em linha reta
    .refusal = { $action } não é um deslize: uma peça segue a sua linha ou a sua coluna, e só por casas vazias
seega-move-centre = Quando as peças já se movem, pode-se entrar no centro como em qualquer outra casa.
    .title = O centro abre-se

## As capturas

seega-capture-custody = Captura-se uma peça adversária quando o seu movimento a cerca entre duas das suas peças, numa linha ou numa coluna. Ela sai do jogo.
    .title = Cercar para capturar
seega-capture-automatic = A captura acontece por si mesma logo que uma peça fica cercada. Não é preciso anunciá-la, e ninguém pode recusá-la.
    .title = Capturas automáticas
seega-capture-several = Um só movimento pode capturar em várias direções ao mesmo tempo.
    .title = Várias de uma vez
seega-capture-pair = Cada peça capturada tem de ser cercada sozinha. Duas peças adversárias lado a lado nunca são capturadas em par.
    .title = Pares não
seega-capture-mover = Só captura a peça que acaba de se mover. Por isso pode entrar sem perigo entre duas peças adversárias; para capturá-la ali, uma delas tem de sair e voltar.
    .title = Entrar sem perigo
seega-capture-centre-safe = Uma peça no centro não pode ser capturada.
    .title = O centro protege
seega-capture-centre-open = Uma peça no centro pode ser capturada como qualquer outra.
    .title = O centro não protege
seega-capture-centre-helps = Uma peça no centro ajuda a capturar: pode ser uma das duas que cercam uma peça adversária.
    .title = O centro ajuda
seega-capture-optional = Não é preciso capturar. Pode fazer outro movimento, mesmo que uma captura seja possível.
    .title = Captura livre
seega-capture-mandatory = Se uma das suas peças pode capturar, tem de fazer um movimento que capture. Se houver vários, a escolha é sua.
    .title = Captura obrigatória
    .refusal = { $action } não captura nada, mas há uma captura possível: tem de fazer um movimento que capture
seega-chain-none = Um turno é um só movimento. Depois de uma captura joga o outro lado, mesmo que a sua peça ainda pudesse capturar.
    .title = Um movimento por turno
    .refusal = { $action } não é possível: um turno é um só movimento, portanto não há cadeias de capturas nem nada para terminar
seega-chain-optional = Depois de uma captura, a mesma peça pode continuar, desde que cada novo movimento também capture. Pode parar com “end”.
    .title = Continuar, se quiser
    .refusal = { $action } não é possível: só uma peça que acaba de capturar e pode capturar de novo continua ou para com “end”, e continuar quer dizer capturar
seega-chain-mandatory = Depois de uma captura, a mesma peça tem de continuar a capturar enquanto puder. Cada novo movimento também tem de capturar.
    .title = É obrigatório continuar
    .refusal = { $action } não é possível: uma peça que capturou continua a capturar enquanto pode, e a cadeia termina por si mesma
seega-chain-same-piece = Só continua a peça que acaba de capturar; nenhuma outra se junta a ela.
    .title = A mesma peça continua
    .refusal = { $action } move outra peça: só continua a que acaba de capturar

## Quando um lado está bloqueado

seega-blocked-pass-unblock = Um lado que não pode mover nada passa a vez. O outro tem então de fazer um movimento que o desbloqueie.
    .title = Passar e ser desbloqueado
    .refusal = { $action } não é possível: passa-se quando não se pode mover nada, e só então, e nunca se retira uma peça para abrir espaço
seega-blocked-remove = Um lado que não pode mover nada retira do tabuleiro uma peça adversária vizinha de uma das suas, e depois move.
    .title = Bloqueado: retirar uma
    .refusal = { $action } não é possível: quando não se pode mover nada, e só então, retira-se uma peça adversária vizinha de uma das suas; ninguém passa
seega-blocked-pass = Um lado que não pode mover nada passa a vez. O outro continua a jogar e pode deixá-lo bloqueado.
    .title = Bloqueado: passar
    .refusal = { $action } não é possível: passa-se quando não se pode mover nada, e só então, e nunca se retira uma peça para abrir espaço
seega-blocked-lose = Um lado que, no seu turno, não pode mover nada perde a partida.
    .title = Bloqueado: perder
    .refusal = { $action } não é possível: ninguém passa e nunca se retira uma peça para abrir espaço, porque um lado que não pode mover nada já perdeu
    .ending = { $loser } não pode mover nada, e por isso { $winner } ganha.
seega-remove-centre = Uma peça no centro também não pode ser retirada.
    .title = No centro, não
    .refusal = { $square } é o centro: uma peça que está ali não pode ser retirada
seega-remove-then-move = Depois de retirar uma peça, faz-se o movimento no mesmo turno.
    .title = Retirar e depois mover
    .refusal = { $action } não é possível: depois de retirar uma peça, move-se uma das suas
seega-unblock-duty = Se o outro lado teve de passar, o seu movimento tem de permitir que ele se mova.
    .title = Desbloquear o outro
    .refusal = { $action } deixa o outro lado bloqueado: o seu movimento tem de desbloqueá-lo
seega-unblock-loss = Se nenhum movimento pode desbloquear o lado bloqueado, este perde.
    .title = Ninguém o desbloqueia
    .ending = { $loser } está bloqueado, e nenhum movimento de { $winner } podia mudar isso: { $winner } ganha.
seega-unblock-count = Se nenhum movimento pode desbloquear o lado bloqueado, a partida termina e contam-se as peças.
    .title = Sem desbloqueio: contar
    .ending = Um lado está bloqueado e nenhum movimento podia desbloqueá-lo: contaram-se as peças do tabuleiro.

## O fim

seega-end-total = { $lose_at ->
        [1] Um lado que só tem uma peça, enquanto o outro tem mais, perde a partida.
       *[other] Um lado que perdeu todas as peças perde a partida.
    } O outro obtém uma vitória total.
    .title = Vitória total
    .ending = { $loser } não tem peças suficientes para continuar: vitória total de { $winner }.
seega-end-bare = Quando nenhum lado tem mais de uma peça, ninguém poderá capturar de novo. A partida termina e contam-se as peças.
    .title = Nada mais a capturar
    .ending = Nenhum lado tem mais de uma peça, e nada mais pode ser capturado: contaram-se as peças.
seega-barrier-count = Uma barreira termina a partida, seja quem for que a construiu. O lado com mais peças obtém uma pequena vitória; com números iguais, há empate.
    .title = Barreira: contar
    .ending = Uma barreira divide o tabuleiro: contaram-se as peças.
seega-barrier-builder = Quem constrói uma barreira obtém logo uma pequena vitória, seja qual for o número de peças de cada lado.
    .title = Barreira: ganha quem constrói
    .ending = { $winner } dividiu o tabuleiro com uma barreira.
seega-barrier-both = Quando os dois lados têm uma barreira, a partida termina. Ganha o lado com mais peças; com números iguais, há empate.
    .title = Duas barreiras: contar
    .ending = Os dois lados têm uma barreira: contaram-se as peças.
seega-barrier-straight = Uma barreira é uma linha ou uma coluna inteira, fora da borda, ocupada por um só lado, sem nenhuma peça adversária de um dos seus lados. Conta quando acaba o turno de quem a tem.
    .title = Barreira reta
seega-barrier-connected = Uma barreira é um muro de peças de um só lado, de borda a borda, em que cada uma toca na seguinte, nem que seja por um canto. Nenhuma parte dela corre ao longo das duas bordas que separa, e nenhuma peça adversária está de um dos seus lados. Conta quando acaba o turno de quem a tem.
    .title = Barreira contínua
seega-barrier-reserve = Uma barreira só conta se pelo menos uma peça de quem a tem estiver atrás dela, do lado sem adversários. Essa peça pode mover-se, e assim o muro pode ficar.
    .title = Uma peça atrás
seega-endless-repetition = Se a mesma posição aparece pela terceira vez, com o mesmo lado a jogar, o jogo não tem fim e para aí.
    .title = Terceira vez
    .ending = A mesma posição apareceu pela terceira vez.
seega-endless-quiet = { $limit ->
        [1] Se um turno passa
       *[other] Se { $limit } turnos seguidos passam
    } sem captura nem retirada, o jogo não tem fim e para aí.
    .title = Calmo demais
    .ending = Durante demasiados turnos seguidos, nada foi capturado.
seega-endless-count = Quando o jogo não tem fim, contam-se as peças.
    .title = Sem fim: contar
seega-endless-draw = Quando o jogo não tem fim, a partida acaba empatada.
    .title = Sem fim: empate
seega-agree-count = Os jogadores podem concordar que nada mais será capturado. Então param e contam as peças.
    .title = Concordar em contar
    .ending = Os jogadores concordaram em parar e contar as peças.
seega-agree-draw = Os jogadores podem combinar um empate.
    .title = Empate combinado
    .ending = Os jogadores combinaram um empate.
seega-count = Numa contagem, ganha o lado com mais peças no tabuleiro; onde nada mais se diz, é uma grande vitória. Com números iguais, há empate.
    .title = Contar as peças
seega-resign = Um lado que desiste, esgota o seu tempo ou deixa a partida perde. O outro obtém uma vitória total.
    .title = Desistir
    .ending = { $loser } desistiu, esgotou o seu tempo ou deixou a partida.
seega-points = Pontos para o encontro: vitória total { $total }, grande vitória ou vitória por bloqueio { $grand }, pequena vitória { $small }, empate { $draw } para cada lado.
    .title = Pontos
