### De onde vem uma regra: folhas, fontes, etiquetas, notas.

## As cinco folhas. “.claim”: o que uma folha diz da origem do seu jogo; quem o diz é a folha, não nós.

sheet-globe-joueur = folha Le Globe Joueur
    .claim = A folha diz que o Seega vem do Egito e ainda se joga na Somália, e que o Pahtum vem da antiga Mesopotâmia.
sheet-jeu-du-seega = folha Jeu du Seega
    .claim = A folha diz que o jogo foi inventado no tempo dos faraós, que tabuleiros gravados em pedras de templos datam de 1300 a. C., e que é tido como o jogo nacional da Somália.
sheet-ludens-planet = folha Ludens Planet
    .claim = A folha diz que o jogo foi inventado no tempo dos faraós, que tabuleiros gravados em pedras de templos datam de 1300 a. C., e que é tido como o jogo nacional da Somália.
sheet-tabuleiro-42 = folha do tabuleiro n.º 42
    .claim = A folha não diz nada sobre a origem do jogo.
sheet-seti = folha do Seti
    .claim = A folha diz que o Seti vem do antigo Egito e chama às suas regras uma tentativa de reconstrução, porque nenhuma regra chegou até nós.

## Fontes de fora. “.full”: a referência, tanto quanto a temos.

source-lane = E. W. Lane, 1836
    .full = E. W. Lane, An Account of the Manners and Customs of the Modern Egyptians (1836), sobre o seega; as casas tal como páginas de amadores as retomaram mais tarde. A nossa leitura das suas letras perdidas é incerta.
source-bellin = Bellin, 1964
    .full = Bellin 1964 sobre a Kharebga em El Oued, na Argélia, segundo a base de jogos Ludii.
source-quemeneur = Quemeneur, 1944
    .full = Quemeneur 1944 sobre a Kharbga tunisina, segundo a base de jogos Ludii.
source-davies = Davies, 1925
    .full = Davies 1925 sobre a sija sudanesa, segundo as páginas do museu de jogos da Universidade de Waterloo.
source-marin = Marin, 1931
    .full = Marin 1931 sobre o Koruböddo somali, segundo a base de jogos Ludii.
source-high-jump = a Wikipédia em inglês, “High Jump”
    .full = O artigo “High Jump” da Wikipédia em inglês.
source-cyningstan = cyningstan.com
    .full = cyningstan.com, sobre o seega.
source-pahtum-pages = BrainKing e boardgamesoftheworld.com
    .full = A página de regras do BrainKing e boardgamesoftheworld.com, sobre o Pahtum.
source-ploog = David Ploog
    .full = A sugestão de David Ploog na página do Seti em World of Abstract Games, de J. P. Neto.

## Etiquetas, para distintivos. “.help”: o que o distintivo quer dizer.

tag-sheet = da folha
    .help = É a própria folha de regras que o diz.
tag-outside = de outro lugar
    .help = Esta folha não o diz; diz uma fonte de fora ou outra folha.
tag-house = decisão nossa
    .help = A folha não diz nada ou contradiz-se; por isso, decidimos nós.
tag-chosen = escolha sua
    .help = A escolha foi sua; nenhuma folha o diz.

## De onde um conjunto de regras tem uma cláusula

provenance-sheet = { $sheet }, “{ $section }”
provenance-outside = fonte: { $source }
provenance-house = decisão nossa
provenance-chosen = escolha sua; nenhuma folha o diz
# Uma observação segue a origem; uma razão explica uma decisão nossa.
provenance-remark = { $origin } — { $note }
provenance-reason = { $origin }: { $note }

## Uma recusa ($text, sem ponto final) e de quem é a regra

refusal-sheet = { $text } ({ $sheet })
refusal-outside = { $text } (fonte: { $source })
refusal-house = { $text } ({ $sheet } — decisão nossa)
refusal-chosen = { $text } (escolhido assim neste conjunto de regras; nenhuma folha o diz)

## Notas: seguem dois-pontos ou um travessão, por isso começam com minúscula e não têm ponto final

note-taken-for-granted = a folha dá-o por evidente, mais do que o diz
note-sides-silent = a folha não diz quem começa a colocar
note-place-silent = a folha não diz se a colocação captura
note-capture-automatic = as folhas não dizem se uma captura pode ser recusada ou esquecida; o programa executa-a
note-capture-not-stated = a folha não diz que capturar seja obrigatório
note-remove-refuge = o centro é um refúgio, e há sempre outra peça cuja retirada desbloqueia o lado bloqueado
note-remove-same-turn = a folha não diz se o movimento se segue no mesmo turno
note-barrier-geometry = a folha não diz exatamente como é uma barreira
note-barrier-reserve = nenhuma folha o pede; sem uma peça livre atrás de si, um muro tem de se desfazer em breve
note-endless = a folha não diz o que acontece quando o jogo anda em círculos; o limite é generoso de propósito
note-endless-count = a folha conta as peças quando nada mais pode ser capturado; fazemos o mesmo quando o jogo não tem fim
note-end-bare = a folha deixa aos jogadores a decisão de parar; com tão poucas peças, o programa decide por eles
note-agree-draw = a folha não fala de empates combinados
note-resign = a folha não fala de desistir, de tempo esgotado nem de deixar a partida
note-points-plain = a folha não dá pontos para um encontro: uma vitória conta um, um empate nada

note-globe-board = a folha não dá o tamanho do seu tabuleiro de Seega; 24 peças para cada lado e o centro livre fazem 49 casas, e o mesmo jogo traz o tabuleiro de 7 por 7 do Pahtum
note-globe-harmless = o resumo da folha até proíbe cercar peças durante a colocação; as últimas colocações dificilmente o evitam, e por isso, por decisão nossa, isso simplesmente não tem efeito
note-globe-several = a folha mostra duas peças capturadas de uma vez
note-globe-contradiction = a folha contradiz-se: segundo o objetivo, bloquear o outro lado é ganhar; segundo o final, um lado bloqueado passa e tem de ser desbloqueado; fazemos valer ambos, e um lado bloqueado que não se pode desbloquear perde
note-globe-aim = o objetivo da folha também o diz, mas o seu final diz outra coisa
note-globe-count = a folha conta as peças capturadas, o que dá no mesmo; não chama a isto uma grande vitória

note-jeu-harmless = a folha deixa os jogadores decidir; lemos o seu jogo principal sem capturas durante a colocação
note-jeu-place-capture = a folha só menciona esta variante; que as casas esvaziadas se possam ocupar e que a colocação termine com a última peça na mão são decisões nossas
note-jeu-straight-line = a folha diz apenas “em linha reta”; uma folha de texto muito parecido diz que as casas são contíguas, por isso lemos um passo de uma casa
note-jeu-unblock-count = a folha termina aqui a partida e, pelo seu objetivo, mais peças ganham; chamar a isso uma grande vitória, e um empate quando são iguais, são decisões nossas
note-jeu-equal = a folha não diz o que valem números iguais; o empate é decisão nossa
note-jeu-agree = a folha termina a partida quando nenhum lado pode mais capturar; que os jogadores possam concordar nisso é decisão nossa
note-jeu-points = esta folha nomeia as três vitórias, mas não dá pontos

note-ludens-kharbga = a introdução da folha menciona também a Kharbga, uma forma tunisina com 49 casas e 48 peças, sem dizer mais nada; aqui joga-se pelas mesmas regras
note-ludens-overlooked = na folha, uma captura esquecida continua devida até ser feita; aqui, o programa não deixa esquecer nenhuma
note-ludens-advice = a folha também aconselha a não bloquear o outro lado; isso é um conselho, e esta é a sua penalidade
note-ludens-barrier = a folha fala de cinco peças que dividem o tabuleiro, e a sua ilustração perdeu-se; que ocupem uma linha ou uma coluna fora da borda é decisão nossa
note-croisade-edges = a folha Ludens Planet nomeia esta abertura, mas a sua ilustração perdeu-se; estas casas vêm de um relato sobre o Egito, retomado por páginas mais recentes, e a nossa leitura dele é incerta
note-croisade-conjecture = a folha Ludens Planet nomeia a abertura La Croisade, mas a sua ilustração perdeu-se; este conjunto de casas é uma conjetura

note-saut-layout = a ilustração da folha perdeu-se; é assim que se dispõem jogos muito próximos
note-saut-first = a folha não diz quem move primeiro
note-saut-as-seega = a folha diz que as peças se movem como no seu Seega
note-saut-orthogonal = a folha diz “em linha reta”; como as peças nunca andam na diagonal, lemos isso sem diagonais
note-saut-centre = fontes de fora põem o centro a salvo; a folha não
note-saut-pass = se o centro estivesse a salvo e um lado bloqueado perdesse, Primeiro ganharia logo com o primeiro movimento; por isso, um centro a salvo precisa desta regra
note-saut-points = os pontos da folha são para o Seega; aqui, uma vitória conta um, um empate nada

note-pahtum-five = a folha deixa os jogadores combinar ou sortear um número ímpar até 13; cinco, se nada se escolher, é decisão nossa
note-pahtum-mirror = com jogo perfeito, isto acaba em empate: as brancas ocupam o centro com a primeira peça neutra e depois respondem a cada colocação na casa simétrica, e também as pretas podem sempre manter o equilíbrio; para uma partida aberta, sorteie as peças neutras
note-pahtum-why-random = se os próprios jogadores colocam as peças neutras, as brancas podem forçar o empate por simetria
note-pahtum-why-pie = com jogo perfeito, quem joga primeiro nunca pode perder, e esta regra compensa isso

note-tabuleiro-small = chamar a isto uma pequena vitória é decisão nossa
note-tabuleiro-endless = a folha só conta peças atrás de duas barreiras, por isso o jogo sem fim é um empate
note-tabuleiro-agree = a folha não fala de um acordo
note-tabuleiro-count = a folha só conta peças atrás de duas barreiras; contar por acordo, ou quando já não pode haver captura, é decisão nossa

note-seti-beth-row = para o Seti-Beth, a folha diz apenas que a posição inicial é a mesma, com quatro Sumos Sacerdotes
note-seti-six = o texto inglês dá dois Faraós e quatro Sumos Sacerdotes; seis figuras não cabem numa linha de cinco, por isso esta posição inicial vem de outro lugar
note-seti-editions = os textos alemão e francês deixam o Faraó andar na diagonal, o texto inglês não
note-seti-under-own = a folha diz debaixo de uma figura, sem dizer de quem
note-seti-one-ship = a folha não diz se as barcas se podem empilhar
note-seti-home = a folha só proíbe a linha a alcançar; três figuras em três barcas na linha inicial formam uma linha quase impossível de atravessar
note-seti-no-home = a folha permite barcas na linha inicial; esta opção abre linhas que seriam quase impossíveis de atravessar
note-seti-aboard = a folha não diz se uma figura pode ir para uma barca que já está lá
note-seti-choice = a folha não diz quem escolhe a casa; escolhe quem capturou
note-seti-reenter-square = a folha diz apenas que tem de haver lugar
note-seti-overflow = a folha diz para começar pela casa do meio; a livre escolha depois disso é decisão nossa
note-seti-reply = o que acontece quando os dois lados chegam ao outro lado resulta da única resposta que a folha concede, mas ela não o explica
note-seti-no-figures = a folha não diz o que acontece a um lado sem figuras
note-seti-no-turn = a folha não diz o que acontece quando não se pode fazer nada
