### The page for a museum’s table: one game, no way out.

web-kiosk-begin = Touch to play
web-kiosk-again = Play again
web-kiosk-restart = Start over
web-kiosk-idle = Nobody there? The game starts over in { $count ->
        [one] one second
       *[other] { $count } seconds
    }.
web-kiosk-stay = I am still here
