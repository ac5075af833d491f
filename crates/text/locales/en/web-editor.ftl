### The editor of positions.

web-nav-editor = Editor
web-editor-ruleset = Rule set
web-editor-palette = Put on the board
web-editor-erase = Take away
web-editor-possible = This position can arise.
web-editor-impossible = This position cannot arise.
web-editor-side = To act
web-editor-phase = What is owed
web-editor-play = Play from here
web-editor-analyse = Analyse
web-editor-start = Start position
web-editor-clear = Clear the board
web-editor-text = Position as text
