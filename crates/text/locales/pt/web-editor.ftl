### O editor de posições.

web-nav-editor = Editor
web-editor-ruleset = Conjunto de regras
web-editor-palette = Pôr no tabuleiro
web-editor-erase = Tirar
web-editor-possible = Esta posição pode acontecer.
web-editor-impossible = Esta posição não pode acontecer.
web-editor-side = A jogar
web-editor-phase = O que há para fazer
web-editor-play = Jogar a partir daqui
web-editor-analyse = Analisar
web-editor-start = Posição inicial
web-editor-clear = Esvaziar o tabuleiro
web-editor-text = Posição em texto
