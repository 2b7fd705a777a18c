### Kaboom!'s rules, in our own words. Facts follow the rulebook; house values are named at the end.

card-kaboom-1 = Look at your two near cards once. Remember them.
card-kaboom-2 = Draw. Swap it for one of yours, or discard it: from seven up it has a power.
card-kaboom-3 = Same rank discarded? Slap first, turn yours up, and it is gone.
card-kaboom-4 = Closest to zero? Say Kaboom! The lowest sum of all rounds wins.

rules-kaboom-aim = What it is about
rules-kaboom-aim-1 = Four cards lie face down before everybody. Remember what you see of them, get rid of what counts much, and end the round with a sum as close to zero as you can. Below zero is no better than above it: −2 is as far away as 2.
rules-kaboom-aim-2 = A game has ten rounds, or as many as you agree on before. Each round’s points are added up, and the lowest sum wins.

rules-kaboom-values = What cards count
rules-kaboom-values-1 = An ace counts 1, numbers count what they show, a jack 12, a queen 15. A red king counts nothing, a black king 30. A joker counts one below zero.
figure-kaboom-values = What each card counts

rules-kaboom-start = Before a round
rules-kaboom-start-1 = All 54 cards are shuffled. Everybody gets four, two by two, and nobody looks. The others are the draw pile.
rules-kaboom-start-2 = Then everybody looks at the two cards that lie nearest, once. Hold the eye at your edge, with your other hand around it, and let go when you know them. The two far ones stay unknown.
figure-kaboom-start = Only the two near cards are looked at

rules-kaboom-flip = The first slap
rules-kaboom-flip-1 = In turn, clockwise, each flips the top card of the draw pile onto the discard. Whoever knows a card of the same rank may slap it. Suits and colours do not matter, and a joker matches the other joker.
rules-kaboom-flip-2 = The first right slap ends the flipping, and whoever made it takes the first turn. A wrong one is paid for, and the flipping goes on.

rules-kaboom-turn = Your turn
rules-kaboom-turn-1 = Turns go clockwise. Draw the top card and look at it, for yourself. Either put it in place of one of your cards, which is thrown onto the discard without being looked at before; or discard the drawn card at once.
rules-kaboom-turn-2 = Instead of drawing you may say Kaboom!
rules-kaboom-turn-3 = When the draw pile runs out, the discard but for its top card is shuffled and becomes the new one.

rules-kaboom-power = Powers
rules-kaboom-power-1 = A card from 7 to king that you drew and discard at once lets you do something. You may leave it. A card that you keep, or that comes from your grid, has no power.
rules-kaboom-power-2 = 7 and 8: look at one of your own cards. 9 and 10: look at one card of somebody else.
rules-kaboom-power-3 = Jack and queen: swap any two cards on the table, your own or others’, without looking.
rules-kaboom-power-4 = King: choose any two cards, then look at both, and swap them or leave them. The table is told which.
rules-kaboom-power-5 = A power is lost when the next player draws, reaches for the draw pile or says Kaboom! A slap on the card does not take it away.
figure-kaboom-look-own = 7 or 8: look at a card of yours
figure-kaboom-look-other = 9 or 10: look at another’s card
figure-kaboom-swap = Jack or queen: swap two, unseen
figure-kaboom-both = King: look at two, then swap or not

rules-kaboom-slap = Slapping
rules-kaboom-slap-1 = Whenever a card was thrown away in a turn, yours or another’s, everybody may slap it until the next card is drawn: press the hand at your edge. The first hand counts. Hands that come later cost nothing.
rules-kaboom-slap-2 = Whoever was first turns up a card of the same rank, from anywhere on the table: it goes onto the discard, and its place stays empty. If you know more of them, turn those up too. The slap is over when you say so, or when all of that rank are out.
rules-kaboom-slap-3 = Was it somebody else’s card? Then you may put one of your own in its place. Neither of you looks at it.
rules-kaboom-slap-4 = A card that does not match stays on the discard too, and you take two penalty cards, unseen. If it lay before somebody else, that grid is now smaller by one. Matches you made before stand. If you turn up nothing at all, you take one card.
rules-kaboom-slap-5 = Cards that a slap has brought to the discard cannot be slapped. Nobody ever has to slap.
figure-kaboom-slap-own = Your own match: one card less
figure-kaboom-slap-other = Another’s match: give one of yours
figure-kaboom-slap-wrong = No match: two penalty cards
figure-kaboom-slap-none = Nothing turned up: one penalty card

rules-kaboom-call = Kaboom!
rules-kaboom-call-1 = If you think that you are closest to zero, say Kaboom! at the start of your turn, instead of drawing. Your cards are locked: nobody may look at them, move them or turn them up, and you slap no more.
rules-kaboom-call-2 = Everybody else has one last turn. Then all cards are turned up.
rules-kaboom-call-3 = Whoever has no cards left when a turn begins, has said Kaboom! by that.

rules-kaboom-score = Counting
rules-kaboom-score-1 = Everybody gets the sum of their cards as points. Only for whoever said Kaboom! it is different, and what matters there is the distance from zero:
rules-kaboom-score-2 = Closer to zero than everybody else: 5 points off, and the distance as well. Not the closest, or only as close as somebody else: 10 points, and the distance on top. Nobody gains by beating the caller.
figure-kaboom-closest = Closest: −5 − 3 = −8
figure-kaboom-not-closest = Somebody is closer: 10 + 3 = 13
figure-kaboom-tied = As close as another: 10 + 1 = 11

rules-kaboom-next = The next round and the end
rules-kaboom-next-1 = Whoever was closest to zero starts the next round; of several, whoever has the lower sum so far. Chance says who starts the first.
rules-kaboom-next-2 = After the last round the lowest sum wins. Equal sums share the win.

rules-kaboom-tablet = At the tablet
rules-kaboom-tablet-1 = Between several persons the tablet lies flat, and each has a hand to slap and an eye at their own edge. What you alone may see shows only while you hold the eye. Alone you hold the tablet, and only the first look needs the eye.
rules-kaboom-tablet-2 = Before the game you can choose how long slaps are possible, how fast cards are flipped, and a handicap in milliseconds for quick hands. Where it must be quiet, slaps can be left out: then the rules for slapping rest, and the start moves one seat to the left each round.

rules-kaboom-house = House values
rules-kaboom-house-1 = The printed rules are made for a real table. Chocobox settles the rest so:
rules-kaboom-house-2 = If you have not chosen otherwise, the next player can draw when the discard has been seen for 2.5 seconds, and between two flips lie at least 1.2. After the last turn of a round slaps have 5 seconds, or the time you chose if that is longer. Whoever was first has 10 seconds for each card to turn up or to give.
rules-kaboom-house-3 = The earliest touch of a slap counts, to the millisecond, with its handicap added. If two are exactly equal, chance decides. Whoever was just reaching for the next card or saying Kaboom! when a slap landed does so again after it. Whoever was first and gives up has had the chance at that card; the others still have theirs, with the full time.
rules-kaboom-house-4 = A card keeps its place. Where one was turned up there is a gap; penalty cards lie beside the first four.
rules-kaboom-house-5 = If the draw pile has been used up three times and nobody has slapped a match, the next seat takes the first turn. If no card is left for a penalty, nobody can slap. If nobody has said Kaboom! after 60 turns each, the round is counted, and everybody gets their sum.
rules-kaboom-house-6 = An empty hand after somebody’s Kaboom! still has its last turn: draw, use a power or discard. If no card can be drawn at all, only Kaboom! is left; after somebody’s Kaboom! such a player is passed by.
rules-kaboom-house-7 = If equals also have equal sums, the one who sits nearest clockwise to the last starter starts; the last starter counts as nearest.
rules-kaboom-house-8 = A look is held with the eye, in place of a hand around the cards. The first one is over when the cards were seen for 0.6 seconds and the eye is let go; one by a power ends by itself after 10 seconds.
