### Choco-Boom's rules, in our own words. Facts follow the rulebook; house values are named at the end.

rules-choco_boom-call = Flip and call
rules-choco_boom-call-1 = In turn, clockwise, flip your top card onto the pile and at once call the word for its colour.
rules-choco_boom-call-2 = Forget the picture. Nobody calls carrot or pepper.
figure-boom-yellow = Yellow: Banana
figure-boom-red = Red: Strawberry
figure-boom-brown = Brown: Choco
figure-boom-blue = Blue: Elephant

rules-choco_boom-parrot = The parrot
rules-choco_boom-parrot-1 = A parrot of any colour repeats the call before it, a second parrot too.
rules-choco_boom-parrot-2 = With nothing to repeat, its own colour counts: on a new pile, and after a pause.
figure-boom-repeats = Both repeat Choco
figure-boom-first = First card: its own colour

rules-choco_boom-double = The double
rules-choco_boom-double-1 = The same picture as on the card before, in any colour, is a double: slap. The first hand wins the pile, which goes under its deck. The seat after the one that flipped starts anew.
rules-choco_boom-double-2 = A double needs no call. Any call costs nothing, but the next parrot repeats it.
rules-choco_boom-double-3 = Slap until somebody reaches for the next card; for 1.5 seconds nobody can.
figure-boom-double = Same picture: slap
figure-boom-no-double = Same colour: no double

rules-choco_boom-end = Who wins
rules-choco_boom-end-1 = Most cards in the deck win; equals win together. The pile counts for nobody.
rules-choco_boom-end-2 = With two, the game ends when somebody has flipped or paid the last card.
rules-choco_boom-end-3 = With three or four, players without cards are passed over but may slap; a won pile brings them back. When somebody wins a pile while another has no cards, the game is over.

rules-choco_boom-fine = Mistakes
rules-choco_boom-fine-1 = A mistake costs two cards. They go under the pile and are won with it.
rules-choco_boom-fine-2 = Mistakes are a wrong call, a late call, and a slap with nothing to slap. Aloud, also an “um”, and objecting to a right call.
rules-choco_boom-fine-3 = Then the game waits until all others are ready. The top card needs no call any more. Whoever paid flips next.
figure-boom-wrong = Blue is called Elephant
figure-boom-paid = The fine, under the pile

rules-choco_boom-advanced = For experts
rules-choco_boom-advanced-1 = If you like, also slap a yellow elephant, and the same word when it is called for the fourth time in a row.
rules-choco_boom-advanced-2 = A row ends with a new pile, and with a call that is wrong, late or voted a mistake; not with a double without a call, a fine for a slap or a false objection.
figure-boom-elephant = Yellow elephant: slap
figure-boom-row = Fourth Choco: slap

rules-choco_boom-aloud = Calling aloud
rules-choco_boom-aloud-1 = Without bots you can call with your own voices. Chocobox keeps cards and fines.
rules-choco_boom-aloud-2 = A mistake, an “um”, too long a silence? Press Objection, and the others vote. A mistake: the caller pays. No mistake, or a tie: you pay. With two players the caller answers, honestly. Only the first objection to a card counts.
rules-choco_boom-aloud-3 = Objecting to your own call is fair: nobody votes.
rules-choco_boom-calm = Without hurry
rules-choco_boom-calm-1 = If you like, nobody has to be quick; that is our own addition. Each card waits until all have answered: whoever flipped calls it or presses Double, the others press Double or No double. A card that lies alone is only called.
rules-choco_boom-calm-2 = Then all answers are told. Whoever rightly said double wins the pile; of several, chance picks one. Nobody pays then. A missed double costs nothing.
rules-choco_boom-calm-3 = Else each wrong call and each wrong double costs two cards. The game does not pause: whoever paid flips next, the first of several. For experts, all answer the first card too, and a fourth same word counts if it would be right.

rules-choco_boom-start = How a game begins
rules-choco_boom-start-1 = Everybody gets 25 of the 110 cards, face down and unseen. Chance says who begins. Take off rings.
rules-choco_boom-start-2 = The cards show seven things in four colours.
figure-boom-cards = Four to call, the parrot to repeat, two to confuse

rules-choco_boom-tablet = At the tablet
rules-choco_boom-tablet-1 = For several players the tablet lies flat, all hands equally far from the pile. Slap your hand, not the pile.

rules-choco_boom-house = Our additions
rules-choco_boom-house-1 = The cards are a guess: four of each thing in each colour, less one yellow banana and one blue elephant.
rules-choco_boom-house-2 = A call may take 2 seconds, or 1 to 5, as you choose. Your finger’s landing counts.
rules-choco_boom-house-3 = Aloud, two cards are at least 0.7 seconds apart. A double counts as not called: an objection to it is false.
rules-choco_boom-house-4 = The earliest touch wins, to the millisecond; between equals chance decides: a photo finish. After the first hand Chocobox waits 60 milliseconds for others.
rules-choco_boom-house-5 = A slap is free within 0.7 seconds after a won pile, and within 0.15 after a card covered a double that nobody had slapped. Else each hand pays at most once a card.
rules-choco_boom-house-6 = A pressed deck lays its card 60 milliseconds later. A hand in between means nothing, unless a fine stops that card; nor does one in a pause or a vote.
rules-choco_boom-house-7 = The 1.5 seconds after a double are our choice. After a break all must be ready; then a double or a due call has its full time again.
rules-choco_boom-house-8 = With fewer than two cards you pay what is there. After a last card the next player with cards goes on. Without cards a wrong slap costs nothing, but that hand rests until the next card. If several pay on a card, the first goes on.
rules-choco_boom-house-9 = When all decks are empty, a slap has the time of a call. Then the game is over.
