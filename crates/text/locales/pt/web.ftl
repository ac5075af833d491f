### O que só o navegador diz.

web-title = Khamsin
web-tagline = Velhos jogos de tabuleiro, jogados como as suas folhas de regras os contam.

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
