### Where a rule comes from: sheets, sources, tags, notes.

## The five sheets. `.claim`: what a sheet says about the origin of its game; the sheet says it, not we.

sheet-globe-joueur = Le Globe Joueur sheet
    .claim = The sheet says that Seega comes from Egypt and is still played in Somalia, and that Pahtum comes from ancient Mesopotamia.
sheet-jeu-du-seega = Jeu du Seega sheet
    .claim = The sheet says that the game was invented in the time of the pharaohs, that boards cut into temple stones date from 1300 BC, and that it counts as Somalia’s national game.
sheet-ludens-planet = Ludens Planet sheet
    .claim = The sheet says that the game was invented in the time of the pharaohs, that boards cut into temple stones date from 1300 BC, and that it counts as Somalia’s national game.
sheet-tabuleiro-42 = Tabuleiro 42 sheet
    .claim = The sheet says nothing about the origin of the game.
sheet-seti = Seti sheet
    .claim = The sheet says that Seti comes from ancient Egypt and calls its rules an attempt at reconstruction, because none have come down to us.

## Outside sources. `.full`: the citation as far as we have it.

source-lane = E. W. Lane, 1836
    .full = E. W. Lane, An Account of the Manners and Customs of the Modern Egyptians (1836), on seega; the squares as later hobby pages restate them. Our reading of its lost lettering is uncertain.
source-bellin = Bellin, 1964
    .full = Bellin 1964 on Kharebga at El Oued, Algeria, as reported by the Ludii game database.
source-quemeneur = Quemeneur, 1944
    .full = Quemeneur 1944 on Tunisian Kharbga, as reported by the Ludii game database.
source-davies = Davies, 1925
    .full = Davies 1925 on Sudanese sija, as reported by the games museum pages of the University of Waterloo.
source-marin = Marin, 1931
    .full = Marin 1931 on Somali Koruböddo, as reported by the Ludii game database.
source-high-jump = the English Wikipedia on High Jump
    .full = The English Wikipedia article on High Jump.
source-cyningstan = cyningstan.com
    .full = cyningstan.com on seega.
source-pahtum-pages = BrainKing and boardgamesoftheworld.com
    .full = BrainKing’s rules page and boardgamesoftheworld.com, on Pahtum.
source-ploog = David Ploog
    .full = David Ploog’s suggestion on J. P. Neto’s World of Abstract Games page for Seti.

## Tags, for badges. `.help`: what the badge means.

tag-sheet = from the sheet
    .help = The rule sheet itself says so.
tag-outside = from elsewhere
    .help = This sheet does not say so; an outside source or another sheet does.
tag-house = house decision
    .help = The sheet is silent or contradicts itself, so we decided.
tag-chosen = set by you
    .help = You set it so; no sheet says it.

## Where a rule set has a clause from

provenance-sheet = { $sheet }, “{ $section }”
provenance-outside = source: { $source }
provenance-house = house decision
provenance-chosen = set by you; no sheet says so
# A remark follows the origin; a reason explains a house decision.
provenance-remark = { $origin } — { $note }
provenance-reason = { $origin }: { $note }

## A refusal ($text, no full stop) and whose rule it is

refusal-sheet = { $text } ({ $sheet })
refusal-outside = { $text } (source: { $source })
refusal-house = { $text } ({ $sheet } — house decision)
refusal-chosen = { $text } (set so in this rule set; no sheet says it)

## Notes: they follow a colon or a dash, so they start small and have no full stop

note-taken-for-granted = the sheet takes this for granted rather than saying it
note-sides-silent = the sheet does not say who begins to place
note-place-silent = the sheet does not say whether placing captures
note-capture-automatic = the sheets do not say whether a capture can be declined or overlooked; the program makes it
note-capture-not-stated = the sheet does not say that capturing is a duty
note-remove-refuge = the centre is a refuge, and there is always another piece whose removal frees the blocked side
note-remove-same-turn = the sheet does not say whether the move follows in the same turn
note-barrier-geometry = the sheet does not say exactly what a barrier looks like
note-barrier-reserve = no sheet asks for this; without a free piece behind it a wall must soon be broken up
note-endless = the sheet does not say what happens when play goes round in circles; the limit is generous on purpose
note-endless-count = the sheet counts pieces when nothing can be captured any more; we do the same when play is endless
note-end-bare = the sheet leaves it to the players to stop; with so few pieces the program does it for them
note-agree-draw = the sheet does not speak of agreed draws
note-resign = the sheet does not speak of giving up, lost time or leaving
note-points-plain = the sheet gives no points for a match: a win counts one, a draw nothing

note-globe-board = the sheet does not give the size of its Seega board; 24 pieces each and the free centre make 49 squares, and the same set holds the 7 by 7 board of Pahtum
note-globe-harmless = the sheet’s summary even forbids shutting pieces in while placing; the last placements can hardly avoid it, so by house decision it just has no effect
note-globe-several = the sheet shows two pieces captured at once
note-globe-contradiction = the sheet contradicts itself: its aim says that blocking the other side wins, its ending that a blocked side passes and must be freed; we let both count, so a blocked side that cannot be freed loses
note-globe-aim = the sheet’s aim names it too, but its ending says otherwise
note-globe-count = the sheet counts captured pieces, which comes to the same; it does not call this a grand victory

note-jeu-harmless = the sheet lets the players decide; its main game is read without captures while placing
note-jeu-place-capture = the sheet only names this variant; that emptied squares can be filled and that placing ends with the last piece in hand are house decisions
note-jeu-straight-line = the sheet only says “in a straight line”; a sheet with closely related wording says that the squares adjoin, so we read one step
note-jeu-unblock-count = the sheet ends the game here, and by its aim more pieces win; calling that a grand victory, and a draw when equal, are house decisions
note-jeu-equal = the sheet does not say what equal numbers mean; a draw is a house decision
note-jeu-agree = the sheet ends the game when neither side can capture any more; that the players may agree on it is a house decision
note-jeu-points = this sheet names the three victories but gives no points

note-ludens-kharbga = the sheet’s introduction also mentions Kharbga, a Tunisian form with 49 squares and 48 pieces, and says nothing more about it; it is played here by the same rules
note-ludens-overlooked = on the sheet an overlooked capture stays due until it is made; here the program lets nobody overlook one
note-ludens-advice = the sheet also advises not to block the other side; that is advice, and this is its penalty
note-ludens-barrier = the sheet speaks of five pieces that divide the board, and its figure is lost; that they fill a row or column away from the edge is a house decision
note-croisade-edges = the Ludens Planet sheet names this opening, but its figure is lost; these squares come from a report on Egypt, restated by later pages, and our reading of it is uncertain
note-croisade-conjecture = the Ludens Planet sheet names the opening La Croisade, but its figure is lost; this set of squares is a conjecture

note-saut-layout = the sheet’s figure is lost; this is how closely related games are set up
note-saut-first = the sheet does not say who moves first
note-saut-as-seega = the sheet says that pieces move as in its Seega
note-saut-orthogonal = the sheet says “in a straight line”; as pieces never move diagonally, we read it without diagonals
note-saut-centre = outside sources make the centre safe; the sheet does not
note-saut-pass = if the centre were safe and a blocked side lost, First would win with the very first move; so a safe centre needs this rule
note-saut-points = the sheet’s points are for Seega; here a win counts one, a draw nothing

note-pahtum-five = the sheet lets the players agree or draw lots for an odd number up to 13; five, if you choose nothing, is a house decision
note-pahtum-mirror = with perfect play this ends in a draw: White takes the centre with the first neutral piece and then mirrors every placement through it, and Black can always hold the balance too; for an open game draw the neutral pieces by lot
note-pahtum-why-random = if the players place the neutral pieces themselves, White can force a draw by mirroring
note-pahtum-why-pie = with perfect play whoever plays first can never lose, and this rule evens that out

note-tabuleiro-small = calling this a small victory is a house decision
note-tabuleiro-endless = the sheet counts pieces only behind two barriers, so endless play is a draw
note-tabuleiro-agree = the sheet does not speak of an agreement
note-tabuleiro-count = the sheet counts pieces only behind two barriers; counting by agreement, or when no capture can ever follow, is a house decision

note-seti-beth-row = for Seti-Beth the sheet says only that the set-up is the same, with four High Priests
note-seti-six = the English text gives two Pharaohs and four High Priests; six figures do not fit a row of five, so this set-up is taken from elsewhere
note-seti-editions = the German and the French text let the Pharaoh move diagonally, the English text does not
note-seti-under-own = the sheet says under a figure, without saying whose
note-seti-one-ship = the sheet does not say whether ships can be stacked
note-seti-home = the sheet forbids only the row to be reached; three figures on three ships at home make a row that can hardly be breached
note-seti-no-home = the sheet allows ships at home; this option opens up rows that could hardly be breached
note-seti-aboard = the sheet does not say whether a figure may move onto a ship that lies there already
note-seti-choice = the sheet does not say who chooses the square; the captor does
note-seti-reenter-square = the sheet says only that there must be room
note-seti-overflow = the sheet says to begin with the middle square; the free choice after that is a house decision
note-seti-reply = what happens when both sides get across follows from the sheet’s one reply, but the sheet does not spell it out
note-seti-no-figures = the sheet does not say what happens to a side without figures
note-seti-no-turn = the sheet does not say what happens when nothing can be done
