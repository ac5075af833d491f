### Games between devices: finding each other, the live game, series, classes. $name: a player; $time: minutes and seconds.

## With or without a server

web-online-none = This copy of Khamsin has no server behind it that connects two devices. Open Khamsin from one, or start one with “khamsin serve”; against the computer and at this device you can play right here.
web-online-cut = The server cannot be reached. Look at your network connection and try again.
web-online-local = Other devices cannot open this address: it means this device only. Open Khamsin under the address that the program shows for the local network.
web-online-name = Your name
web-online-name-hint = The other players see it. You may leave it empty.

## A new game against a friend

web-new-friend = A friend, by a link
web-new-listed = Who may join
web-new-listed-link = Whoever has the link
web-new-listed-lobby = Anybody: show it in the lobby
web-new-invite = Make the game and invite

## An invitation

web-live-wait = Waiting for the other player
web-live-wait-text = Send this link. The game begins as soon as somebody opens it and joins.
web-live-wait-listed = It also stands in the lobby, where anybody can join.
web-live-link = Link to the game
web-live-qr = The link as a QR code
web-live-invited = You are invited to a game
web-live-invited-text = { $name } wants to play { $text }.
web-live-somebody = Somebody
web-live-join = Join in
web-live-watch = Only watch

## A game between two devices

web-live-connecting = Connecting…
web-live-connected = Connected
web-live-lost = The connection is lost; trying again
web-live-saved = Your move is saved and will be sent
web-live-gone = There is no such game. Look at the link, or make a new game.
web-live-broken = The server does not understand this page. Load it anew.
web-live-watching = You are watching.
web-live-watchers = { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
web-live-away = away for { $time }
web-live-not-here = not here
web-live-paused = Your teacher has paused the game.
web-live-claim-text = { $name } has been away for { $time }, and it is their turn. You may end the game as won, or wait.
web-live-claim = End it as won
web-offer-takeback = Ask to take back
web-offer-rematch = Offer a rematch
web-offered-takeback = { $side } asks to take the last turn back.
web-offered-rematch = { $side } offers a rematch.
web-live-offering = Your offer waits for an answer: { $text }
web-live-declined = Your offer was declined.
web-live-resign-sure = You give up and lose the game. Are you sure?
web-live-next = To the rematch
web-live-series = Table of the series
web-live-copy = Copy the link for watching

## The lobby

web-nav-lobby = With others
web-lobby-mine = Games you are in
web-lobby-open = Games that wait for somebody
web-lobby-none = Nobody is waiting right now. Make a game and show it here, or send a friend its link.
web-lobby-new = Play with a friend
web-lobby-by = { $name } plays { $side }
web-lobby-yours = Back to your game
web-lobby-join-one = Join in with { $name }: { $text }
web-clock-none = Without a clock
web-clock-increment = { $time } for the game, { $value } s more for every turn
web-clock-turn = { $time } for each turn

## A series: games between the same two. $number: which of them.

web-series = Series
web-series-game = Game { $number }
web-series-begins = { $side }: { $name }
web-series-running = not over yet
web-series-total = Points in all
web-series-won = Won
web-series-drawn = Drawn
web-series-lost = Lost
web-series-points = The points are those of the sheet.

## A class. $number: a round, or a pupil without a name.

web-class = Class
web-class-named = Class { $name }
web-class-enter = Join a class
web-class-open = Classes that you can join
web-class-none = No class is open right now.
web-class-code = Code of the class
web-class-code-hint = Five letters and digits, from your teacher.
web-class-go = To the class
web-class-hold = Hold a class
web-class-hold-text = You pair your pupils and see all their games; they need no account, only the address.
web-class-title = Name of the class
web-class-days = Days until the pupils’ names are deleted
web-class-make = Open the class
web-class-first-name = Your first name
web-class-join = Join
web-class-wait = You are in. Your game opens by itself when the round begins.
web-class-wait-games = Your game is over. The next one opens by itself.
web-class-bye = You have no opponent in this round. That counts as a win.
web-class-paused = The class is paused.
web-class-ended = The class has ended.
web-class-play = To your game
web-class-back = Back to the class
web-class-back-soon = In a few seconds you go back to the class.
web-class-stay = Stay here
web-class-round = Round { $number }
web-class-table = Table
web-class-place = Place
web-class-pupil = Pupil
web-class-pupil-number = Pupil { $number }
web-class-points = Points won
web-class-pupils = { $count ->
        [one] One pupil
       *[other] { $count } pupils
    }
web-class-you = you
web-class-games = Games of this round
web-class-running = being played
web-class-free = { $name } has no opponent

## The teacher’s page

web-class-address = Open this address, or scan the code
web-class-large = Large, for a projector
web-class-pair = Begin round { $number }
web-class-pair-text = Games of this round are still being played. If the next round begins now, they end as draws.
web-class-pair-stop = End them as draws
web-class-pause = Pause everything
web-class-resume = Go on
web-class-end = End the class
web-class-end-sure = Nobody can join or play any more; the table stays, with numbers in place of names once the names are deleted. End the class?
web-class-manage = Pupils and names
web-class-name-of = Name of pupil { $number }
web-class-save = Save the name
web-class-remove-one = Remove { $name }
web-class-remove-sure = { $name } leaves the class, and loses a game that is being played. Are you sure?
web-class-export = Take it along
web-class-names = Names in the files
web-class-names-names = As they are
web-class-names-anonymous = Left out
web-class-csv = Save the table (CSV)
web-class-pgn = Save the records (PGN)
