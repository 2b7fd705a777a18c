### Kaboom!'s rules, in our own words. Facts follow the rulebook; house values are named at the end.

rules-kaboom-turn = Your turn
rules-kaboom-turn-1 = Draw the top card and look at it, just for yourself. Either it takes the place of one of your cards, which you discard unseen. Or you discard the drawn card at once.
rules-kaboom-turn-2 = Instead of drawing you may say Kaboom!
rules-kaboom-turn-3 = When the draw pile runs out, the discard is shuffled, all but its top card.

rules-kaboom-slap = Slapping
rules-kaboom-slap-1 = When anybody has discarded a card in a turn, everybody may slap it until the next player reaches for the draw pile or says Kaboom! Press the hand at your edge. Only the first hand counts; later ones cost nothing. Nobody has to slap.
rules-kaboom-slap-2 = If you were first, turn up a card of the same rank, anywhere on the table. It goes to the discard, and its place stays empty. Turn up more if you know them. The slap is over when you say so, or when all of that rank are out.
rules-kaboom-slap-3 = Was it somebody else’s card? Then you may put one of yours in its place, unseen by both.
rules-kaboom-slap-4 = A wrong card stays on the discard too, even somebody else’s, and you take two penalty cards, unseen. If you turn up nothing, you take one. What you turned up rightly before stands.
rules-kaboom-slap-5 = A card that a slap brought to the discard cannot be slapped.
figure-kaboom-slap-own = Your own match: one card less
figure-kaboom-slap-other = Another’s match: give one of yours
figure-kaboom-slap-wrong = No match: two penalty cards
figure-kaboom-slap-none = Nothing turned up: one penalty card

rules-kaboom-call = Kaboom!
rules-kaboom-call-1 = If you think that you are closest to zero, say Kaboom! instead of drawing. Your cards are locked: nobody may look at them, move them or turn them up, and you slap no more.
rules-kaboom-call-2 = The others have one last turn each. Then all cards are turned up.
rules-kaboom-call-3 = If you have no cards when your turn begins, that is a Kaboom! too.

rules-kaboom-score = Points
rules-kaboom-score-1 = Your points are the sum of your cards. Only for whoever said Kaboom! the distance from zero counts, and −2 is as far away as 2:
rules-kaboom-score-2 = Closer to zero than everybody else: 5 points off, and the distance as well. Otherwise, also on a tie: 10 points, and the distance on top. Nobody gains by beating the caller.
rules-kaboom-score-3 = After the last round the lowest sum wins; equal sums share. The printed rules have ten rounds; you choose before the game.
figure-kaboom-closest = Closest: −5 − 3 = −8
figure-kaboom-not-closest = Somebody is closer: 10 + 3 = 13
figure-kaboom-tied = As close as another: 10 + 1 = 11

rules-kaboom-values = What cards count
rules-kaboom-values-1 = An ace counts 1, numbers what they show, a jack 12, a queen 15, a black king 30, a red king 0, a joker −1.
figure-kaboom-values = What each card counts

rules-kaboom-power = Powers
rules-kaboom-power-1 = A card from 7 to king has a power if you drew it and discard it at once. You may leave it. A card that you keep, or that comes from your grid, has none.
rules-kaboom-power-2 = 7 and 8: look at one of your own cards. 9 and 10: look at a card of somebody else. Jack and queen: swap any two cards, unseen. King: look at any two cards, then swap them or not; the table hears which.
rules-kaboom-power-3 = A power is lost when the next player draws, reaches for the draw pile or says Kaboom! A slap on the card does not take it away, and what you began before that slap still counts.
figure-kaboom-look-own = 7 or 8: look at a card of yours
figure-kaboom-look-other = 9 or 10: look at another’s card
figure-kaboom-swap = Jack or queen: swap two, unseen
figure-kaboom-both = King: look at two, then swap or not

rules-kaboom-start = How a round begins
rules-kaboom-start-1 = Everybody gets four of the 54 cards, two by two, face down. Look once at the two nearest: hold the eye at your edge, and let go when you know them. The two far ones stay unknown.
rules-kaboom-start-2 = Then, in turn, everybody flips the top card of the draw pile onto the discard. Whoever knows a card of the same rank may slap it. Suits do not matter, and jokers match. The first right slap ends the flipping, and whoever made it takes the first turn, then play goes clockwise. A wrong one is paid for, and the flipping goes on.
rules-kaboom-start-3 = Whoever was closest to zero starts the next round; of several, whoever has the lower sum so far. Chance says who starts the first.
figure-kaboom-start = Only the two near cards are looked at

rules-kaboom-tablet = At the tablet
rules-kaboom-tablet-1 = When several play, the tablet lies flat, and each has a hand to slap and an eye at their own edge. What only you may see shows while you hold the eye; put your other hand around it. If you play alone, only the first look needs the eye.
rules-kaboom-tablet-2 = Before the game you choose how long slaps are possible, how fast cards are flipped, and a handicap for quick hands. For a quiet game, leave slaps out; then the start moves one seat to the left each round.

rules-kaboom-house = House values
rules-kaboom-house-1 = Where the printed rules leave something open, Chocobox plays like this:
rules-kaboom-house-2 = Unless you choose otherwise, the next player can draw when the discard has been seen for 2.5 seconds, and two flips are at least 1.2 apart. After the last turn of a round slaps have 5 seconds, or your own time if longer. Whoever slapped first has 10 seconds for each card to turn up or to give.
rules-kaboom-house-3 = The earliest touch counts, to the millisecond, with its handicap added; if two are equal, chance decides. If a slap landed before you reached for a card or said Kaboom!, do so again after it; a later hand means nothing. Nor does one within 0.15 seconds after a flipped card covered another. Whoever slaps and gives up has had the chance at that card; the others still have theirs, with the full time.
rules-kaboom-house-4 = A card keeps its place: where one was turned up there is a gap. Penalty cards lie beside the first four.
rules-kaboom-house-5 = If the first flipping uses up the draw pile three times, the next seat takes the first turn. If no card is left for a penalty, nobody can slap. If nobody has said Kaboom! after 60 turns each, everybody gets their sum.
rules-kaboom-house-6 = If you have no cards after somebody’s Kaboom!, you still have your last turn: draw, use a power or discard. If no card can be drawn, only Kaboom! is left; after somebody’s Kaboom! you are passed by.
rules-kaboom-house-7 = If equals also have equal sums, whoever sits nearest clockwise to the last starter starts; the last starter counts as nearest.
rules-kaboom-house-8 = The first look is over when the cards were seen for 0.6 seconds and the eye is let go. A look by a power ends after 10 seconds.
