### Jogos, conjuntos de regras e parâmetros. “.summary” de um jogo: umas sessenta palavras; de um conjunto: uma linha.

## Jogos

game-seega = Seega
    .summary = Dois exércitos enchem o tabuleiro, duas peças de cada vez, até que só o centro fique vazio. Depois põem-se em marcha, casa a casa, e procuram cercar as peças adversárias entre duas das suas. O tabuleiro apinhado vai-se esvaziando, erguem-se muros, e uma peça no centro está a salvo. É fácil de aprender, e cada região tem as suas regras.
game-saut-du-chat = Saut du Chat
    .summary = O Salto do Gato joga-se no tabuleiro pequeno do Seega, mas todas as peças já estão lá e só o centro está vazio. As peças andam para cima, para baixo, para a esquerda ou para a direita, e capturam saltando por cima de uma peça adversária vizinha, várias vezes seguidas se puderem. Capture todas as peças adversárias, ou deixe-as sem movimento, e ganha.
game-pahtum = Pahtum
    .summary = Algumas peças neutras estão espalhadas por um tabuleiro de 49 casas. Depois, pretas e brancas enchem-no, uma peça de cada vez, e nada se move. Quando o tabuleiro está cheio, as sequências de três ou mais peças de uma cor dão pontos, e as longas dão muitos. Construa, portanto, as suas sequências, e corte as do adversário.
game-seti = Seti
    .summary = Uma corrida entre duas pequenas cortes. Um Faraó e os seus Sumos Sacerdotes procuram alcançar a linha inicial do adversário e sobreviver ali durante um turno. O Faraó caminha, os Sumos Sacerdotes saltam. No Seti-Aleph, as figuras capturadas mudam de lado, e as barcas funerárias tornam intocável quem vai a bordo; no Seti-Beth, o tabuleiro é mais largo, não há barcas, e uma figura capturada está perdida.

## Conjuntos de regras

ruleset-seega-globe-joueur = Seega, Le Globe Joueur
    .summary = 7 por 7, 24 peças para cada lado; captura livre, um movimento por turno, um lado bloqueado tem de ser desbloqueado
ruleset-seega-jeu-du-seega = Seega, Jeu du Seega
    .summary = 5 por 5; é preciso capturar e continuar a capturar, um lado bloqueado tem de ser desbloqueado, três tipos de vitória
ruleset-seega-ludens-planet = Seega, Ludens Planet
    .summary = 5 por 5; é preciso capturar e pode-se continuar, um lado bloqueado retira uma peça, 5, 2, 1 ou 0 pontos
ruleset-seega-kharbga = Kharbga
    .summary = o tabuleiro tunisino de 49 casas com 48 peças, no resto segundo a folha Ludens Planet
ruleset-seega-tabuleiro-42 = Seega, Tabuleiro 42
    .summary = 5 por 5, 7 por 7 ou 9 por 9; captura livre, um lado bloqueado espera enquanto o outro continua a jogar
ruleset-saut-du-chat-ludens-planet = Saut du Chat, Ludens Planet
    .summary = 5 por 5; todas as peças no tabuleiro desde o início, capturas por salto
ruleset-pahtum-globe-joueur = Pahtum, Le Globe Joueur
    .summary = 7 por 7 com um número ímpar de peças neutras; as sequências longas dão pontos
ruleset-seti-aleph = Seti-Aleph
    .summary = 3 por 10; três figuras e três barcas funerárias para cada lado, as figuras capturadas mudam de lado
ruleset-seti-beth = Seti-Beth
    .summary = 5 por 10; sem barcas, as figuras capturadas saem do jogo

## Parâmetros

parameter-size = Tamanho do tabuleiro
parameter-placement-captures = Capturas durante a colocação
parameter-opening = Abertura
parameter-starter = Quem move primeiro
parameter-move = Como se movem as peças
parameter-centre-safe = Centro a salvo
parameter-capture = Obrigação de capturar
parameter-chain = Continuar a capturar
parameter-blocked = Um lado que não pode mover nada
parameter-cannot-unblock = Um lado que não se pode desbloquear
parameter-barrier = O que faz uma barreira
parameter-barrier-shape = Forma de uma barreira
parameter-barrier-reserve = Uma peça atrás da barreira
parameter-endless = Jogo sem fim
parameter-quiet-limit = Turnos sem captura
parameter-lose-at = Peças restantes com que se perde
parameter-points = Pontos
parameter-neutrals = Peças neutras
parameter-neutral-setup = Quem coloca as peças neutras
parameter-pie = Regra do bolo
parameter-edition = Edição da folha
parameter-home-ships = Barcas na própria linha inicial
