### As cláusulas do Seti. Ver clauses-seega.ftl para o sentido dos atributos.

## O tabuleiro e os lados

seti-board = O tabuleiro tem { $board } casas. A linha curta em cada ponta é a linha inicial de um lado.
    .title = Tabuleiro e linhas iniciais
    .refusal = { $square } não é uma casa deste tabuleiro
seti-sides = As cores são sorteadas. Primeiro tem as brancas e fica em baixo.
    .title = As cores
seti-start = O Faraó começa no meio da linha inicial, entre os seus Sumos Sacerdotes. No Seti-Aleph há dois Sumos Sacerdotes, e três barcas funerárias esperam na mão; no Seti-Beth há quatro Sumos Sacerdotes e não há barcas.
    .title = Posição inicial
seti-start-six = Cada lado tem dois Faraós e quatro Sumos Sacerdotes. Ficam nas três casas do meio das duas linhas mais próximas do seu jogador, em cada linha um Faraó entre dois Sumos Sacerdotes.
    .title = Posição inicial com seis
seti-first = Primeiro, que tem as brancas, começa. Em cada turno faz-se exatamente uma coisa.
    .title = As brancas começam

## Os movimentos

seti-move-own = Cada um move as suas próprias figuras, nunca as do outro lado.
    .title = As suas próprias figuras
    .refusal = { $action } não move uma figura sua
seti-move-free = Uma figura nunca vai para uma casa onde está uma figura do seu lado.
    .title = Não sobre as suas
    .refusal = Já está uma figura sua em { $square }
seti-pharaoh-eight = O Faraó anda uma casa em qualquer direção, também na diagonal. Nunca salta.
    .title = O Faraó
    .refusal = { $action } não é um movimento de Faraó: ele anda uma casa em qualquer direção
seti-pharaoh-four = O Faraó anda uma casa para cima, para baixo, para a esquerda ou para a direita. Nunca salta e nunca anda na diagonal.
    .title = O Faraó
    .refusal = { $action } não é um movimento de Faraó: ele anda uma casa para cima, para baixo, para a esquerda ou para a direita
seti-priest = O Sumo Sacerdote anda exatamente duas casas na diagonal, ou como o cavalo do xadrez: duas casas em linha reta e uma para o lado.
    .title = O Sumo Sacerdote
    .refusal = { $action } não é um movimento de Sumo Sacerdote: ele anda exatamente duas casas na diagonal, ou duas em linha reta e uma para o lado
seti-priest-leaps = O Sumo Sacerdote salta por cima de tudo o que está no seu caminho. O que fica por baixo do salto não sofre nada.
    .title = Os Sacerdotes saltam

## As barcas funerárias

seti-ship-put = Em vez de mover, pode pôr uma barca funerária da sua mão numa casa vazia ou debaixo de uma figura.
    .title = Pôr uma barca
    .refusal = { $action } não é possível: precisa de uma barca na mão, e de uma casa vazia ou com uma figura sua sem barca
seti-ship-under-own = Uma barca só vai para debaixo das suas próprias figuras.
    .title = Debaixo das suas
    .refusal = Está uma figura adversária em { $square }: uma barca só vai para debaixo das suas próprias figuras
seti-ship-one = Uma casa leva no máximo uma barca.
    .title = Uma barca por casa
    .refusal = Já há uma barca em { $square }
seti-ship-far-row = Não se pode pôr uma barca na linha que se procura alcançar.
    .title = Não na chegada
    .refusal = { $square } está na linha que procura alcançar: nenhuma barca sua pode ficar ali
seti-ship-home = Podem pôr-se barcas na própria linha inicial.
    .title = Barcas no início
seti-ship-no-home = Não se pode pôr uma barca na própria linha inicial.
    .title = Sem barcas no início
    .refusal = { $square } está na sua própria linha inicial: não se pode pôr uma barca ali
seti-ship-take = Em vez de mover, pode recolher na mão uma das suas barcas, de uma casa vazia ou de debaixo de uma figura sua.
    .title = Recolher uma barca
    .refusal = Não há nenhuma barca sua para recolher em { $square }
seti-ship-stays = Uma barca nunca se move. Quando a sua figura sai, a barca fica.
    .title = A barca fica
    .refusal = { $action } moveria uma barca, e as barcas nunca se movem: põem-se e recolhem-se
seti-ship-aboard = Uma figura pode ir para uma barca livre do seu lado, e então está ali a salvo.
    .title = Subir a bordo
seti-ship-protects = Uma figura numa barca do seu lado não pode ser capturada.
    .title = A salvo a bordo
    .refusal = A figura em { $square } está na sua própria barca e não pode ser capturada
seti-ship-taken = Captura-se uma barca adversária sem figura indo para a sua casa. A barca vai para a sua mão, pronta para o seu próximo turno, e a sua figura fica ali sem barca.
    .title = Capturar uma barca
seti-no-ships = O Seti-Beth joga-se sem barcas funerárias.
    .title = Não há barcas
    .refusal = { $action } não é possível: no Seti-Beth não há barcas funerárias

## As capturas

seti-capture = Captura-se uma figura adversária indo para a sua casa.
    .title = Capturar
seti-capture-optional = Não é preciso capturar.
    .title = Captura livre
seti-capture-turns-coat = Uma figura capturada muda de lado. Quem a capturou coloca-a logo no tabuleiro, pelo seu próprio lado, e pode movê-la a partir do seu próximo turno.
    .title = Muda de lado
    .refusal = { $action } não é possível: primeiro ponha a figura capturada de novo no tabuleiro, pelo seu lado
seti-capture-out = Uma figura capturada sai do jogo de vez.
    .title = Fora do jogo
    .refusal = { $action } não é possível: uma figura capturada está fora do jogo e nunca volta
seti-reenter-row = Uma figura capturada volta na linha inicial do seu novo lado. A escolha da casa é de quem a capturou.
    .title = Volta à linha inicial
    .refusal = { $action } não é possível: só volta uma figura que acaba de capturar, e na sua própria linha inicial enquanto houver lugar
seti-reenter-square = Ela volta numa casa sem figura e sem barca adversária. Uma barca sua não atrapalha.
    .title = Uma casa livre
    .refusal = { $square } não está livre: uma figura volta onde não há figura nem barca adversária
seti-reenter-overflow = Se a linha inicial está cheia, a figura volta na linha seguinte: na casa do meio, se estiver livre; se não, numa casa livre à sua escolha. Se essa linha também está cheia, usa-se a seguinte da mesma maneira.
    .title = Quando a linha está cheia
    .refusal = { $square } não é o seu lugar: a sua linha inicial está cheia, por isso a figura vai para a linha mais próxima com lugar, e para a casa do meio se estiver livre

## O fim

seti-breakthrough = Ganha quem tem uma figura na linha inicial do adversário sem que este a capture no seu turno seguinte.
    .title = Travessia
    .ending = Uma figura de { $winner } alcançou a linha inicial de { $loser } e não foi capturada em resposta.
seti-breakthrough-reply = O adversário tem um só turno para capturar a intrusa. Chegar ele próprio ao outro lado não o ajuda, e se houver duas intrusas, capturar uma não basta.
    .title = Uma só resposta
seti-end-no-figures = Um lado que já não tem Faraó nem Sumo Sacerdote perde imediatamente.
    .title = Sem figuras
    .ending = { $loser } já não tem figuras.
seti-end-no-turn = Se um lado não pode fazer nada no seu turno, a partida acaba empatada.
    .title = Nada a fazer
    .ending = O lado a jogar não pode fazer nada: empate.
seti-endless-repetition = Se a mesma posição aparece pela terceira vez, com o mesmo lado a jogar, a partida acaba empatada.
    .title = Terceira vez
    .ending = A mesma posição apareceu pela terceira vez: empate.
seti-endless-quiet = { $limit ->
        [1] Se um turno passa
       *[other] Se { $limit } turnos seguidos passam
    } sem captura, a partida acaba empatada.
    .title = Calmo demais
    .ending = Durante demasiados turnos seguidos, nada foi capturado: empate.
seti-agree-draw = Os jogadores podem combinar um empate.
    .title = Empate combinado
    .ending = Os jogadores combinaram um empate.
seti-resign = Um lado que desiste, esgota o seu tempo ou deixa a partida perde.
    .title = Desistir
    .ending = { $loser } desistiu, esgotou o seu tempo ou deixou a partida.
seti-points = Pontos para o encontro: travessia { $grand }, vitória sobre um lado sem figuras { $total }, empate { $draw } para cada lado.
    .title = Pontos
