### Problemas. `web-puzzle-goal-…`: o que se quer alcançar; `web-puzzle-value-…`: aonde leva o melhor jogo, dentro de uma frase.

web-nav-puzzles = Problemas
web-puzzle-set = Conjunto de regras
web-puzzle-grade = Dificuldade, 1 é a menor
web-puzzle-number = Problema { $done } de { $count }
web-puzzle-streak = seguidos: { $count }
web-puzzle-solved-count = resolvidos: { $count }
web-puzzle-goal-gain = { $count ->
        [one] { $side } joga: ganhar uma peça num turno.
       *[other] { $side } joga: ganhar uma peça em { $count } turnos.
    }
web-puzzle-goal-end = { $count ->
        [one] { $side } joga: ganhar a partida num turno.
       *[other] { $side } joga: ganhar a partida em { $count } turnos.
    }
web-puzzle-goal-hold = { $count ->
        [one] { $side } joga: encontrar o único turno que aguenta.
       *[other] { $side } joga: encontrar os únicos turnos que aguentam, { $count } ao todo.
    }
web-puzzle-leads = Com o melhor jogo, isso leva a { $value }.
web-puzzle-value-win = uma vitória
web-puzzle-value-win-total = uma vitória total
web-puzzle-value-win-grand = uma grande vitória
web-puzzle-value-win-small = uma pequena vitória
web-puzzle-value-draw = um empate
web-puzzle-value-loss = uma derrota
web-puzzle-value-loss-total = uma derrota total
web-puzzle-value-loss-grand = uma grande derrota
web-puzzle-value-loss-small = uma pequena derrota
web-puzzle-solved = Resolvido.
web-puzzle-right = Certo. A resposta é { $turn }; continue.
web-puzzle-wrong = { $turn } é permitido, mas não é a solução. Tente outra vez.
web-puzzle-wrong-value = { $turn } não é a solução: está provado que leva a { $value }. Tente outra vez.
web-puzzle-hint = Dica
web-puzzle-hint-text = Olhe para { $square }.
web-puzzle-next = Problema seguinte
web-puzzle-skip = Saltar este
