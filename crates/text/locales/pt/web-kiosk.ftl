### A página para a mesa de um museu: um jogo, sem saída.

web-kiosk-begin = Toque para jogar
web-kiosk-again = Jogar outra vez
web-kiosk-restart = Recomeçar
web-kiosk-idle = Não está ninguém? A partida recomeça em { $count ->
        [0] zero segundos
        [one] um segundo
       *[other] { $count } segundos
    }.
web-kiosk-stay = Ainda estou aqui
