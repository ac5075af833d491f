### Dois conjuntos de regras num tabuleiro.

web-compare = Comparar conjuntos de regras
web-compare-left = Conjunto de regras da esquerda
web-compare-right = Conjunto de regras da direita
web-compare-other-game = São dois jogos, { $one } e { $two }: não podem partilhar um tabuleiro.
web-compare-alike = Estes conjuntos de regras jogam-se da mesma maneira.
web-compare-here = O que se pode jogar aqui
web-compare-both-legal = Permitido nos dois
web-compare-left-legal = Só no conjunto de regras da esquerda
web-compare-right-legal = Só no conjunto de regras da direita
web-compare-shortest = { $count ->
        [0] Diferem desde o início:
        [one] A série mais curta depois da qual diferem tem uma ação:
       *[other] A série mais curta depois da qual diferem tem { $count } ações:
    }
web-compare-line = { $count ->
        [0] Diferem desde o início:
        [one] Uma série depois da qual diferem tem uma ação:
       *[other] Uma série depois da qual diferem tem { $count } ações:
    }
web-compare-what-outcome = Então um deles acaba a partida, ou acaba-a de outra maneira.
web-compare-what-duty = Então cabe jogar a outro lado, ou há outra coisa a fazer.
web-compare-what-board = Então o que está no tabuleiro é outra coisa.
web-compare-what-actions = Então são permitidas outras ações.
web-compare-stepping = { $done } de { $count } ações da série
web-compare-step = Mais uma ação
web-compare-to-end = Até ao fim
web-compare-restart = Voltar ao início
web-compare-parameters = O que difere
web-compare-parameter = Regra
web-compare-only-left = Cláusulas só da esquerda
web-compare-only-right = Cláusulas só da direita
