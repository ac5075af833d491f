### Quem ganhou, como, e quanto vale.

side-first = Primeiro
side-second = Segundo

## Tipos de resultado

kind-total = vitória total
kind-grand = grande vitória
kind-small = pequena vitória
kind-draw = empate
kind-points = vitória por pontos
kind-breakthrough = travessia
kind-blocked = vitória por bloqueio

## Uma partida. $winner: o nome de um lado; $kind: um dos tipos acima.

result-win = { $winner } ganha: { $kind }
result-draw = A partida acabou empatada
result-over = A partida acabou

## Pontos. $first, $second: números. Zero pede o plural tanto em Portugal como no Brasil.

points-win = { $points ->
        [0] { $winner } recebe { $points } pontos
        [one] { $winner } recebe { $points } ponto
       *[other] { $winner } recebe { $points } pontos
    }
points-draw = { $points ->
        [0] Cada lado recebe { $points } pontos
        [one] Cada lado recebe { $points } ponto
       *[other] Cada lado recebe { $points } pontos
    }
# As sequências de uma partida de Pahtum.
points-lines = Primeiro { $first }, Segundo { $second }
# $one, $two: os nomes dos jogadores.
match-score = { $one } { $first } – { $second } { $two }
