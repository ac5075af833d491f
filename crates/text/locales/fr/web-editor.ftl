### L’éditeur de positions.

web-nav-editor = Éditeur
web-editor-ruleset = Règles
web-editor-palette = Poser sur le plateau
web-editor-erase = Retirer
web-editor-possible = Cette position peut se produire.
web-editor-impossible = Cette position ne peut pas se produire.
web-editor-side = Au trait
web-editor-phase = Ce qui est dû
web-editor-play = Jouer d’ici
web-editor-analyse = Examiner
web-editor-start = Position de départ
web-editor-clear = Vider le plateau
web-editor-text = Position en texte
