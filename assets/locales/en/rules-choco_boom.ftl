### Choco-Boom's rules, in our own words. Facts follow the rulebook; house values are named at the end.

card-choco_boom-1 = Flip a card and call by its colour: yellow Banana, red Strawberry, brown Choco, blue Elephant.
card-choco_boom-2 = A parrot repeats the last call.
card-choco_boom-3 = The same picture twice: slap. The first hand wins the pile.
card-choco_boom-4 = A mistake costs two cards. The fullest deck wins.

rules-choco_boom-aim = What it is about
rules-choco_boom-aim-1 = One card after the other is flipped onto one pile, and each is called by its colour, though the picture on it mostly says something else. When the same picture comes twice, the quickest hand wins the pile.
rules-choco_boom-aim-2 = The fullest deck wins at the end. Two to four can play, from seven years on.

rules-choco_boom-cards = The cards
rules-choco_boom-cards-1 = There are 110. Each shows one of seven things in yellow, red, brown or light blue, and few show a thing in its own colour. Whoever cannot tell colours apart looks at the frame: each colour has its own shape and pattern.
figure-boom-cards = Four things that are called, the parrot that repeats, and two that are only there to confuse you

rules-choco_boom-start = Before the game
rules-choco_boom-start-1 = Everybody gets a deck of 25 cards, face down, and nobody looks at them. The others stay in the box. Chance says who begins; in the printed rules it is whoever has the nearest birthday. Clear away what lies around, and take off your rings.

rules-choco_boom-call = Flip and call
rules-choco_boom-call-1 = Clockwise, each flips the top card of their deck onto the pile, so that all see it in the same moment, and at once calls what its colour stands for: yellow is Banana, red is Strawberry, brown is Choco, blue is Elephant.
rules-choco_boom-call-2 = What the card shows does not matter for that. Carrot and pepper are never called.
figure-boom-yellow = Yellow: Banana
figure-boom-red = Red: Strawberry
figure-boom-brown = Brown: Choco
figure-boom-blue = Blue: Elephant

rules-choco_boom-parrot = The parrot
rules-choco_boom-parrot-1 = A parrot, whatever its colour, says once more what was called before it. If a second parrot follows, that is said yet again.
rules-choco_boom-parrot-2 = Where there is nothing to repeat, its own colour counts: as the first card of a pile, and after a pause in the game.
figure-boom-repeats = Both parrots repeat Choco
figure-boom-first = The first card: its own colour counts

rules-choco_boom-double = The double
rules-choco_boom-double-1 = When a card shows the same thing as the card just before it, in the same colour or another, that is a double: slap. The first hand wins the whole pile and lays it under its deck.
rules-choco_boom-double-2 = A double need not be called. Whoever calls it anyway, rightly or wrongly, pays nothing; but what was said is what the next parrot repeats.
rules-choco_boom-double-3 = It may be slapped until somebody reaches for the next card, and for 1.5 seconds nobody can, whether it was called or not. The seat after the one that flipped the double begins the next pile.
figure-boom-double = The same thing twice: slap
figure-boom-no-double = Only the same colour: no double

rules-choco_boom-fine = Mistakes and fines
rules-choco_boom-fine-1 = Five things cost a fine: to call what is not due, to say “ahhh” or “um”, to call too late, to slap when there is nothing to slap, and to object to a call that was right. Chocobox hears no “ahhh”, so the second and the last matter only where you call aloud.
rules-choco_boom-fine-2 = The fine is two cards from your deck. They go under the pile, and whoever wins it wins them too.
rules-choco_boom-fine-3 = After a fine the game pauses until all the others are ready. The card on top needs no call any more, and whoever paid flips the next one.
figure-boom-wrong = A blue card is called Elephant
figure-boom-paid = The fine lies under the pile

rules-choco_boom-end = The end
rules-choco_boom-end-1 = With two players the game is over as soon as somebody’s last card lies, flipped or paid.
rules-choco_boom-end-2 = With three or four, whoever has no cards is passed over, and may go on slapping. A pile won brings that player back. But when somebody wins a pile while another has no cards, the game is over.
rules-choco_boom-end-3 = The player with the most cards in their deck wins; the same number shares the win, even if nobody has any. The pile in the middle counts for nobody.

rules-choco_boom-advanced = For the experienced
rules-choco_boom-advanced-1 = If you like, two more things may be slapped: a yellow elephant, on whatever card it lies; and the fourth call of the same thing in a row, as soon as it is called.
rules-choco_boom-advanced-2 = Such a row is broken by a wrong call, by hesitating, by a call that the others find wrong or that you admit was wrong, and it ends with its pile. A double that nobody called, a fine for a slap and an objection without reason do not break it.
figure-boom-elephant = A yellow elephant: slap
figure-boom-row = Choco for the fourth time: slap

rules-choco_boom-aloud = Calling aloud
rules-choco_boom-aloud-1 = Where only persons play, you can call with your own voices. Chocobox then keeps the cards and the fines, and you listen to each other.
rules-choco_boom-aloud-2 = Whoever hears a mistake, an “ahhh” or too long a silence, presses Objection, and the others vote. Guilty: the one who called pays. Not guilty, or equally many votes on both sides: the one who objected pays. Between two players the accused answers, honestly. There is one objection to each card, the first.
rules-choco_boom-aloud-3 = Objection may also be pressed against your own call, which is fair, and then nobody needs to vote.

rules-choco_boom-tablet = At the tablet
rules-choco_boom-tablet-1 = Between several persons the tablet lies flat. Each has a deck, four keys to call and a hand to slap at their own edge; all hands are equally large and equally far from the pile. The pile itself is not touched. Alone you hold the tablet.
rules-choco_boom-tablet-2 = Why a fine is paid is told to the one who pays, until the next card lies.
rules-choco_boom-tablet-3 = Before the game you can choose how long a call may take, how quick the bots are and whether they slow down after two piles in a row, and a handicap in milliseconds for quick hands.

rules-choco_boom-house = House values
rules-choco_boom-house-1 = The printed rules are made for a real table and do not say everything. Chocobox settles the rest so:
rules-choco_boom-house-2 = How many cards there are of each is a guess: four of each thing in each colour, but one less of the yellow banana and of the blue elephant.
rules-choco_boom-house-3 = A call may take 2 seconds, or 1 to 5, as you choose; the ring shows it. What counts is when the finger landed. Where you call aloud, 0.7 seconds lie between two cards at least. There a double counts as not called, and an objection to it is a false one, for no call was due.
rules-choco_boom-house-4 = The earliest touch wins, to the millisecond. After the first hand Chocobox waits 60 milliseconds, in case a sooner touch is still on its way. If two land in the very same millisecond, chance decides; that is a photo finish.
rules-choco_boom-house-5 = A slap within 0.7 seconds after a pile was won was meant for that pile. One within 0.15 seconds after a card fell on a double that nobody had slapped was meant for the double. Both cost nothing. Otherwise each hand pays once for each card at most.
rules-choco_boom-house-6 = Whoever presses the deck lays the card 60 milliseconds later. A hand that lands in between means nothing, for the next card was reached for, unless a fine stops that card. So does a hand in a pause or during a vote.
rules-choco_boom-house-7 = That a double keeps the next card back for 1.5 seconds is a house value. If play pauses in that time, it has its full time again.
rules-choco_boom-house-8 = Whoever has fewer than two cards pays what is there. After the last card is paid, the next one with cards goes on. Whoever has none pays nothing for a wrong slap, but that hand rests until the next card. If several pay on the same card, the first of them goes on.
rules-choco_boom-house-9 = If no deck has a card left, whatever may be slapped then has more time, as long as a call may take; then the game is over.
rules-choco_boom-house-10 = When you come back after a break, the game waits until everybody is ready. A card that was being called has its full time again.
