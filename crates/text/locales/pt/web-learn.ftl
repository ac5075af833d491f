### As lições. `web-lesson-…`: os seus nomes; `web-learn-<lição>-<passo>`: o que há para fazer, com um título.

web-nav-learn = Aprender
web-learn-intro = Lições curtas: faz cada movimento por si, e as regras respondem.
web-learn-progress = { $done } de { $count } passos feitos
web-learn-begin = Começar
web-learn-go-on = Continuar
web-learn-step = passo { $done } de { $count }
web-learn-right = É isso.
web-learn-limit = É este o limite de que trata este passo.
web-learn-again = Tente outra vez.
web-learn-other = Isso é permitido, mas não é o que este passo pede. Tente outra vez.
web-learn-next = Passo seguinte
web-learn-back = Voltar
web-learn-hint = Mostrar
web-learn-end = A lição está feita.
web-learn-play = Jogar uma partida
web-learn-more = Mais lições

web-lesson-seega = Seega
    .about = Encha o tabuleiro, cerque as peças adversárias e segure o centro.
web-lesson-sheets = Em que diferem as folhas do Seega
    .about = Um tabuleiro, várias tradições: quem tem de capturar, quem continua, e quem fica bloqueado.
web-lesson-saut-du-chat = Saut du Chat
    .about = Salte por cima das peças adversárias, e salte outra vez.
web-lesson-pahtum = Pahtum
    .about = Coloque peças que já não saem e construa sequências longas.
web-lesson-seti = Seti
    .about = Leve uma figura à linha inicial do adversário.

## Seega

web-learn-seega-place = Dois exércitos encontram-se na areia. Primeiro enchem o tabuleiro, depois perseguem-se. O seu lado é Primeiro: coloque as suas duas primeiras peças em quaisquer casas vazias.
    .title = O tabuleiro enche-se
web-learn-seega-centre = Uma casa fica vazia durante a colocação. Tente pôr uma peça na estrela do meio.
    .title = A casa proibida
web-learn-seega-full = Agora o seu lado é Segundo, com as duas últimas peças na mão. Encha o tabuleiro; depois as peças começam a mover-se.
    .title = As duas últimas
web-learn-seega-step = Quem colocou por último move primeiro. Uma peça anda uma casa para cima, para baixo, para a esquerda ou para a direita, e o centro agora está aberto. Leve para lá uma peça de Segundo.
    .title = Um passo a direito
web-learn-seega-capture = Captura-se uma peça adversária cercando-a entre duas das suas, numa linha ou numa coluna. Encontre o movimento.
    .title = Cercar
web-learn-seega-several = Um movimento pode capturar em mais de uma direção. Capture duas peças de uma vez.
    .title = Duas de uma vez
web-learn-seega-between = Só captura o lado que se move. Entre no meio das duas peças adversárias: não lhe acontece nada.
    .title = Entrar é seguro
web-learn-seega-safe = Uma peça no centro está a salvo. Cerque a que lá está, e veja que ela fica.
    .title = A casa segura
web-learn-seega-win = Um lado sem peças perdeu: é uma vitória total do outro. Capture a última peça.
    .title = Vitória

## Diferenças entre as folhas

web-learn-sheets-free = Nesta folha, capturar nunca é obrigatório. Aqui podia capturar: faça um movimento que não capture.
    .title = Capture se quiser
web-learn-sheets-must = A mesma posição por outra folha. Tente o movimento de b4 para b3, que não captura nada.
    .title = É obrigatório capturar
web-learn-sheets-on = Aqui, uma peça que capturou continua enquanto puder. Capture duas vezes num só turno.
    .title = É obrigatório continuar
web-learn-sheets-stop = Esta folha deixa escolher. Capture uma vez, depois pare.
    .title = Continue se quiser
web-learn-sheets-wait = O seu lado é Segundo, está no canto e não se pode mover. Por esta folha, passa a vez, e o outro lado continua a jogar.
    .title = Bloqueado: passar
web-learn-sheets-remove = Outra vez bloqueado, por outra folha: retire uma peça adversária ao lado da sua, depois mova.
    .title = Bloqueado: retirar uma
web-learn-sheets-release = Agora bloqueou o outro lado, e ele teve de passar a vez. Por esta folha, o seu movimento tem de o desbloquear.
    .title = Desbloquear

## Saut du Chat

web-learn-saut-du-chat-start = O gato espera num tabuleiro cheio, e só o centro está vazio. Uma peça anda uma casa para cima, para baixo, para a esquerda ou para a direita. Entre no centro.
    .title = Um tabuleiro cheio
web-learn-saut-du-chat-leap = O seu lado é Segundo. Salte em linha reta por cima de uma peça adversária ao lado da sua, para a casa vazia atrás dela: fica capturada.
    .title = O salto
web-learn-saut-du-chat-straight = Tente saltar na diagonal, de c2 por cima de d3.
    .title = Só saltos a direito
web-learn-saut-du-chat-optional = Saltar nunca é obrigatório. Aqui é possível um salto: em vez disso, dê um passo.
    .title = Salte se quiser
web-learn-saut-du-chat-chain = Depois de um salto, a mesma peça pode saltar outra vez, e pode mudar de direção. Capture duas peças num turno.
    .title = Saltar outra vez
web-learn-saut-du-chat-blocked = Um lado que não se pode mover perde. Deixe a peça do canto sem passo nem salto.
    .title = Sem saída
web-learn-saut-du-chat-win = O objetivo é capturar todas as peças adversárias. Capture a última.
    .title = Vitória

## Pahtum

web-learn-pahtum-neutral = Um tabuleiro de barro com 49 casas. Antes de jogar, os jogadores põem nele, à vez, peças neutras, que não são de ninguém. As brancas começam: coloque uma.
    .title = Peças neutras
web-learn-pahtum-place = Depois, pretas e brancas colocam uma peça sua por turno. O seu lado tem as pretas: coloque uma numa casa vazia.
    .title = Uma de cada vez
web-learn-pahtum-stay = Nada se move nem sai, e uma peça neutra também guarda a sua casa. Tente colocar uma peça sobre a neutra do meio.
    .title = Casas ocupadas
web-learn-pahtum-line = As sequências valem pontos: três peças de uma cor numa linha ou numa coluna são 3 pontos, sete são 119. Faça uma sequência de três.
    .title = As sequências valem pontos
web-learn-pahtum-crossing = Uma peça pode pertencer a duas sequências, e conta nas duas. Encontre a casa que completa uma linha e uma coluna.
    .title = Sequências cruzadas
web-learn-pahtum-broken = Uma peça neutra interrompe uma sequência. Coloque uma peça na casa à direita da neutra do meio, e veja que não faz uma sequência de três.
    .title = Sequências interrompidas
web-learn-pahtum-end = A partida acaba quando o tabuleiro está cheio, e ganha quem tem mais pontos. O seu lado tem as brancas: encha a última casa.
    .title = O tabuleiro cheio

## Seti

web-learn-seti-pharaoh = Duas cortes correm através de um papiro. O Faraó está no meio da sua linha inicial: anda uma casa em qualquer direção. Mova-o.
    .title = O Faraó
web-learn-seti-priest = O Sumo Sacerdote salta: duas casas na diagonal, ou duas em linha reta e uma para o lado. Mova um Sumo Sacerdote.
    .title = O Sumo Sacerdote
web-learn-seti-capture = Captura-se indo para cima de uma figura adversária. Ela muda de lado: ponha-a na sua linha inicial.
    .title = Mudar de lado
web-learn-seti-ship = Em vez de mover, pode pôr uma barca funerária da sua mão debaixo de uma figura sua: ali ninguém a pode capturar.
    .title = As barcas funerárias
web-learn-seti-goal = Nenhuma barca pode ficar na linha que quer alcançar. Tente pôr uma em a10.
    .title = Não na chegada
web-learn-seti-protected = A figura adversária em c6 está numa barca. Tente capturá-la com o seu Sumo Sacerdote.
    .title = A salvo a bordo
web-learn-seti-aboard = Há uma barca sua livre em a3. Leve uma figura para cima dela.
    .title = Subir a bordo
web-learn-seti-break = Ganha quando uma figura sua está na linha inicial do adversário e a resposta não a captura. Salte para c10.
    .title = A travessia
