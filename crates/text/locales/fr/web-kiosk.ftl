### La page pour la table d’un musée : un jeu, sans issue.

web-kiosk-begin = Touchez pour jouer
web-kiosk-again = Rejouer
web-kiosk-restart = Recommencer
web-kiosk-idle = Il n’y a plus personne ? La partie recommence dans { $count ->
        [one] une seconde
       *[other] { $count } secondes
    }.
web-kiosk-stay = Je suis encore là
