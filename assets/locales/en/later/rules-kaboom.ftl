### Kaboom!'s rules, in our own words. Facts follow the rulebook; house values are named at the end.

rules-kaboom-turn = Your turn
rules-kaboom-turn-1 = Draw a card and look at it, just for yourself. Put it in the place of one of yours, which you discard unseen; or discard it at once.
rules-kaboom-turn-2 = When the draw pile runs out, the discard is shuffled, all but its top card.

rules-kaboom-slap = Slapping
rules-kaboom-slap-1 = Everybody may slap a card discarded in a turn, until the next player reaches for the draw pile or says Kaboom! Press the hand at your edge. Only the first hand counts; later ones cost nothing.
rules-kaboom-slap-2 = First? Turn up a card of the same rank, anywhere on the table. It goes to the discard, and its place stays empty. Turn up more if you know them. Say when you are done; it is over too when all of that rank are out.
rules-kaboom-slap-3 = Somebody else’s card? You may put one of yours in its place, unseen by both.
rules-kaboom-slap-4 = A wrong card, even somebody else’s, stays on the discard, and you take two penalty cards, unseen; one if you turn up nothing. What you turned up rightly before stands.
rules-kaboom-slap-5 = A card that a slap brought to the discard cannot be slapped.
figure-kaboom-slap-own = Your own: one card less
figure-kaboom-slap-other = Another’s: give one of yours
figure-kaboom-slap-wrong = Wrong: two penalty cards
figure-kaboom-slap-none = Nothing: one penalty card

rules-kaboom-call = Kaboom!
rules-kaboom-call-1 = Closest to zero, you think? Say Kaboom! instead of drawing. Nobody may look at your cards, move them or turn them up any more, and you slap no more.
rules-kaboom-call-2 = The others have one last turn each. Then all cards are turned up.
rules-kaboom-call-3 = No cards when your turn begins: that is a Kaboom! too.

rules-kaboom-score = Points
rules-kaboom-score-1 = Your points are the sum of your cards. Only for whoever said Kaboom! the distance from zero counts; −2 is as far away as 2:
rules-kaboom-score-2 = Closest of all: 5 points off, and the distance as well. Else, also on a tie: 10 points plus the distance.
rules-kaboom-score-3 = After the last round the lowest sum wins; equals share. The printed rules have ten rounds; you choose.
figure-kaboom-closest = Closest: −5 − 3 = −8
figure-kaboom-not-closest = Not closest: 10 + 3 = 13
figure-kaboom-tied = Tied: 10 + 1 = 11

rules-kaboom-values = What cards count
rules-kaboom-values-1 = An ace counts 1, numbers what they show, a jack 12, a queen 15, a black king 30, a red king 0, a joker −1.
figure-kaboom-values = What cards count

rules-kaboom-power = Powers
rules-kaboom-power-1 = A card from 7 to king has a power if you draw it and discard it at once. You may leave it. A card that you keep, or that comes from your grid, has none.
rules-kaboom-power-2 = 7 and 8: look at a card of yours. 9 and 10: look at somebody else’s. Jack and queen: swap any two cards, unseen. King: look at any two, then swap them or not; the table hears which.
rules-kaboom-power-3 = A power is lost when the next player draws, reaches for the draw pile or says Kaboom!, but not by a slap. What you began before the slap counts.
figure-kaboom-look-own = 7 and 8
figure-kaboom-look-other = 9 and 10
figure-kaboom-swap = Jack and queen
figure-kaboom-both = King

rules-kaboom-start = How a round begins
rules-kaboom-start-1 = Everybody gets four of the 54 cards, two by two, face down. Look once at the two nearest: hold the eye at your edge.
rules-kaboom-start-2 = Then, in turn, flip the top card of the draw pile onto the discard. Whoever knows a card of the same rank may slap it. Suits do not matter, and jokers match. The first right slap ends the flipping and brings the first turn, then play goes clockwise. A wrong one is paid for, and the flipping goes on.
rules-kaboom-start-3 = Whoever was closest to zero starts the next round; of several, the lower sum so far. Chance says who starts the first.
figure-kaboom-start = Only the near ones are seen

rules-kaboom-tablet = At the tablet
rules-kaboom-tablet-1 = For several players the tablet lies flat. What only you may see shows while you hold the eye; put your other hand around it. Alone, only the first look needs the eye.
rules-kaboom-tablet-2 = For a quiet game, leave slaps out; then the start moves one seat to the left each round.

rules-kaboom-house = Our additions
rules-kaboom-house-1 = Unless you choose otherwise, the next player can draw when the discard was seen for 2.5 seconds, and two flips are at least 1.2 apart. After a round’s last turn slaps have 5 seconds, or your own time if longer. Whoever slapped first has 10 seconds for each card to turn up or give.
rules-kaboom-house-2 = The earliest touch counts, to the millisecond, its handicap added; between equals chance decides. If a slap landed before you drew or said Kaboom!, do so again after it. A later hand means nothing; nor does one within 0.15 seconds after a flipped card covered another. Who slaps and gives up has used that chance; the others still have theirs, with the full time.
rules-kaboom-house-3 = A card keeps its place; one turned up leaves a gap. Penalty cards lie beside the first four.
rules-kaboom-house-4 = If the first flipping uses up the draw pile three times, the next seat takes the first turn. Without a card for a penalty nobody can slap. After 60 turns each without Kaboom! everybody gets their sum.
rules-kaboom-house-5 = Without cards after somebody’s Kaboom! you still have your last turn: draw, use a power or discard. If no card can be drawn, only Kaboom! is left, and after somebody’s Kaboom! you are passed by.
rules-kaboom-house-6 = If sums are equal too, whoever sits nearest clockwise to the last starter starts; the last starter counts as nearest.
rules-kaboom-house-7 = The first look is over when the cards were seen for 0.6 seconds and the eye is let go. A power’s look ends after 10 seconds.
