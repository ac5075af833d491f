### O que só o navegador diz.

web-title = Khamsin

## Comandos que todas as páginas têm

web-close = Fechar
web-language = Língua
web-theme = Cores
web-theme-system = Como o sistema
web-theme-sand = Areia
web-theme-night = Noite
web-theme-contrast = Alto contraste
web-notices = Avisos
web-skip = Ir para o conteúdo

## De onde vem uma cláusula, nas etiquetas

web-badge-sheet = Da folha
web-badge-elsewhere = De outro lugar
web-badge-house = Decisão nossa

## O tabuleiro, para quem o ouve

web-board = Tabuleiro de { $name }
web-piece-man = peça de { $side }
web-piece-pharaoh = Faraó de { $side }
web-piece-priest = Sumo Sacerdote de { $side }
web-piece-ship = barca funerária de { $side }
web-piece-neutral = peça neutra
web-piece-aboard = { $piece } numa barca funerária
web-square-empty = { $square }, vazia
web-square-piece = { $square }, { $piece }
web-square-centre = centro
web-square-target-dot = pode ser jogada
web-square-target-ring = pode ser jogada, com captura
web-square-target-cross = pode ser retirada
web-square-selected = selecionada
web-square-forced = tem de continuar
web-square-last = último movimento
web-mark-lit = em destaque
web-mark-good = bom
web-mark-bad = mau
web-mark-left = só no conjunto de regras da esquerda
web-mark-right = só no conjunto de regras da direita
web-mark-both = nos dois conjuntos de regras
web-tray-hand = Na mão de { $side }
web-tray-captured = Capturadas por { $side }
web-pile = { $piece } ({ $count })
web-pile-target = { $piece } ({ $count }), pode voltar para aqui

## A moldura de todas as páginas

web-navigation = Páginas
web-menu = Menu
web-nav-games = As minhas partidas
web-settings = Definições
web-cancel = Cancelar
web-nowhere = Aqui não há nenhuma página
web-nowhere-home = Ir para o início
web-error = Isso não resultou
web-error-kept = As suas partidas ficam guardadas neste aparelho; nada se perdeu.
web-error-again = Tentar de novo
web-error-unavailable = Não foi possível carregar Khamsin por inteiro. Verifique a ligação à rede e tente de novo; o navegador tem de conhecer WebAssembly.
web-error-crashed = Khamsin tropeçou em si próprio, o que é uma falha do programa. Já recomeçou: repita o que fez.
web-error-unknown = Aconteceu algo inesperado ({ $reason }). Tente de novo, ou carregue outra vez a página.

## A página inicial. As linhas curtas sobre os jogos ficam debaixo dos seus nomes.

web-home-sentence = Velhos jogos de tabuleiro, jogados como as suas folhas de regras os contam
web-home-play = Jogar já
web-home-first = Seega no tabuleiro pequeno, contra o nível mais baixo. Sem conta, sem nada para instalar.
web-home-again = O jogo da sua última partida, outra vez desde o início.
web-home-resume = Continuar a partida
web-home-lesson = Primeiro uma lição
web-home-choose = Escolher um jogo
web-home-games = Os jogos
web-home-still = Parar os tabuleiros
web-home-living = Deixar os tabuleiros jogar
web-home-seega = Cerque as peças adversárias entre duas das suas.
web-home-saut-du-chat = Salte por cima de uma peça adversária, e da seguinte.
web-home-pahtum = Encha o tabuleiro de sequências longas, e corte as outras.
web-home-seti = Leve uma figura à linha oposta e resista um turno.

## Jogadores e partidas. $one, $two: jogadores; $count: um nível.

web-player-you = Você
web-player-computer = Computador, nível { $count }
web-versus = { $one } contra { $two }

## As partidas neste aparelho

web-games-kept = Ficam guardadas neste navegador, neste aparelho, e em mais lado nenhum.
web-games-none = Ainda não há nenhuma.
web-games-export = Guardar todas num ficheiro
web-games-open = Abrir um ficheiro
web-games-paste = Colar uma notação ou uma ligação
web-games-paste-label = A notação de uma partida, uma ligação, ou um ficheiro de partidas em texto
web-games-take = Abrir
web-games-imported = { $count ->
        [0] Não se juntou nenhuma partida.
        [one] Juntou-se uma partida.
       *[other] Juntaram-se { $count } partidas.
    }
web-games-running = { $count ->
        [0] nenhum turno jogado
        [one] um turno jogado
       *[other] { $count } turnos jogados
    }
web-games-over = acabada, { $text }
web-games-remove = Apagar
web-games-remove-one = Apagar esta partida: { $name }
web-games-remove-sure = A partida perde-se para sempre. Quer apagá-la?
web-open-wait = A partida da ligação está a abrir-se.
web-open-failed = Não é possível abrir esta ligação

## Definições

web-set-page = Página
web-set-board = Tabuleiro
web-set-kept = As definições valem de imediato e ficam guardadas neste aparelho.
web-set-sound = Som
web-set-sound-off = Desligado
web-set-sound-on = Ligado
web-set-confirm = Um turno joga-se
web-set-confirm-at-once = de imediato
web-set-confirm-confirm = quando eu confirmar
web-set-coordinates = Letras e números na borda
web-set-coordinates-shown = À vista
web-set-coordinates-hidden = Escondidos
web-set-motion = As peças
web-set-motion-animated = movem-se
web-set-motion-still = ficam paradas

## Uma partida em curso. $count: um número de peças ou de pontos; $done: qual das peças do turno.

web-play-none = Esta partida não está neste aparelho
web-play-controls = O que pode fazer
web-play-beside = Ao lado do tabuleiro
web-play-turn = a jogar
web-play-pieces = { $count ->
        [0] nenhuma peça
        [one] uma peça
       *[other] { $count } peças
    }
web-play-points = { $count ->
        [0] nenhum ponto
        [one] um ponto
       *[other] { $count } pontos
    }
web-play-placing = { $done } de { $count } a colocar
web-play-thinking = O computador está a pensar.
web-play-not-yours = Pegue primeiro numa peça sua.
web-play-clause = Regra: { $clause }
web-play-lit = acaba de servir
web-play-moves = Turnos
web-play-rules = Regras
web-play-no-moves = Ainda não se jogou nada.
web-play-typed = O seu turno por escrito
web-play-typed-hint = Por exemplo b2, c3c4 ou xd2; várias ações com vírgulas.
web-play-typed-go = Jogar
web-play-confirm = Jogar { $action }
web-play-swap = Ficar com a primeira peça
web-play-pass = Passar a vez
web-play-end = Parar de capturar
web-play-undo = Desfazer
web-play-takeback = Voltar atrás
web-play-hint = Dica
web-play-flip = Virar
web-play-more = Mais
web-play-share = Partilhar e guardar
web-play-sound-on = Ligar o som
web-play-sound-off = Desligar o som
web-play-resign = Desistir
web-play-resign-sure = { $side } desiste e perde a partida. Tem a certeza?
web-offer-count = Propor parar e contar
web-offer-draw = Propor empate
web-offered-count = { $side } propõe parar e contar as peças.
web-offered-draw = { $side } propõe empate.
web-offer-accept = Aceitar
web-offer-decline = Recusar

## Partilhar e guardar

web-share-link = Uma ligação que contém toda a partida
web-share-copy-game = Copiar a ligação
web-share-copy-position-link = Copiar uma ligação para esta posição
web-share-copy-record = Copiar a notação
web-share-copy-position = Copiar a posição
web-share-pgn = Guardar a notação (PGN)
web-share-json = Guardar a notação (JSON)
web-share-png = Guardar uma imagem (PNG)
web-share-svg = Guardar uma imagem (SVG)
web-share-system = Partilhar
web-share-copied = Copiado.
web-share-refused = O navegador não nos deixa copiar. Selecione o texto e copie-o à mão.

## O fim de uma partida. $done, $count: partidas de um encontro.

web-result-draw = Empate
web-result-won = { $winner } ganha
web-result-you-won = A vitória é sua
web-result-you-lost = O computador ganha
web-result-match = Depois de { $done } de { $count } partidas:
web-result-next = Próxima partida do encontro
web-result-rematch = Desforra, com os lados trocados
web-result-review = Revisão
web-result-new = Outra partida

## Uma partida nova. $count: quantos parâmetros se mudaram.

web-nav-new = Nova partida
web-new-against = Adversário
web-new-computer = O computador
web-new-device = Alguém neste aparelho
web-new-level = Nível
web-level = Nível { $value }
web-level-lowest = Nível { $value }, para uma primeira partida
web-level-first = O nível mais baixo: os outros medem-se daqui para cima.
# $value: o seu resultado contra o nível abaixo; $before, $after: os limites do que ele pode ser.
web-level-strength = Faz { $value } contra o nível abaixo ({ $before } a { $after }).
web-new-side = O seu lado
web-new-side-first = Primeiro
web-new-side-second = Segundo
web-new-side-lot = Por sorteio
web-new-name = Nome de { $side }
web-new-rules = Regras
web-new-game = Jogo
web-new-ruleset = Conjunto de regras
web-new-parameters = { $count ->
        [0] Mudar as regras
        [one] Mudar as regras (uma mudança)
       *[other] Mudar as regras ({ $count } mudanças)
    }
web-new-as-sheet = { $value } (como na folha)
web-new-time = Tempo e começo
web-new-clock = Relógio
web-new-clock-none = Nenhum
web-new-clock-increment = Para a partida
web-new-clock-turn = Para cada turno
web-new-minutes = Minutos para a partida
web-new-increment = Segundos a mais por turno
web-new-each = Segundos para cada turno
web-new-games = Partidas do encontro
web-new-position = Começar de uma posição
web-new-position-text = Posição
web-new-position-hint = Uma linha, como a dá “Copiar a posição”. Deixe vazio para o começo habitual.
web-new-start = Jogar

## A página de um jogo

web-game-play = Jogar
web-game-learn = Aprender
web-game-compare = Comparar conjuntos de regras
web-game-sources = Fontes
web-game-rulesets = Conjuntos de regras
web-game-known = O que já conhece
web-game-known-none = Nenhum deles
web-game-unknown = O que não sabemos
web-game-unknown-text = As folhas deixam coisas em aberto, perderam as suas ilustrações e contradizem-se. Eis o que tivemos de decidir ou de deixar em dúvida.
web-game-unknown-of = { $name } ({ $count })
web-names-seega = Pronuncia-se “siga”, dizem duas das folhas. A forma tunisina chama-se Kharbga.
web-names-saut-du-chat = “Salto do gato” em francês.
web-names-pahtum = O título da folha também escreve Pathum.
web-names-seti = As suas duas formas chamam-se Seti-Aleph e Seti-Beth.
web-ruleset-from = { $sheet }, { $files } por { $ranks } casas
web-ruleset-authority = De onde vêm as suas regras
web-ruleset-clauses = { $count ->
        [0] nenhuma regra
        [one] uma regra
       *[other] { $count } regras
    }
web-ruleset-differs = Difere do que já conhece
web-ruleset-alike = Joga-se da mesma maneira.
web-ruleset-variants = { $count ->
        [0] Nenhuma variante
        [one] Uma variante
       *[other] { $count } variantes
    }
web-ruleset-play = Jogar assim
web-ruleset-print = Imprimir
