### A página que imprime um jogo: tabuleiro, peças, regras. $size: milímetros.

web-nav-print = Imprimir
web-print-lead = Um tabuleiro à escala, peças para recortar e as regras num cartão: tudo o que é preciso para jogar sem ecrã.
web-print-ruleset = Conjunto de regras
web-print-now = Imprimir
web-print-scale = Imprima em A4 a 100%, sem “ajustar à página”, para que as casas tenham o seu tamanho.
web-print-board = O tabuleiro
web-print-pieces = As peças
web-print-rules = As regras
web-print-square = Uma casa mede { $size } mm.
web-print-cut = Recorte pelas linhas tracejadas. Em cartão, as peças seguram-se melhor.
