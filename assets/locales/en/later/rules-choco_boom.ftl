### Choco-Boom's rules, in our own words. Facts follow the rulebook; house values are named at the end.

rules-choco_boom-call = Flip and call
rules-choco_boom-call-1 = In turn, clockwise, flip your top card onto the pile and call at once what its colour stands for: yellow Banana, red Strawberry, brown Choco, blue Elephant.
rules-choco_boom-call-2 = Forget the picture. Carrot and pepper are never called.
figure-boom-yellow = Yellow: Banana
figure-boom-red = Red: Strawberry
figure-boom-brown = Brown: Choco
figure-boom-blue = Blue: Elephant

rules-choco_boom-parrot = The parrot
rules-choco_boom-parrot-1 = A parrot of any colour repeats the call before it; a second parrot repeats it again.
rules-choco_boom-parrot-2 = With nothing to repeat, its own colour counts: on a new pile, and after a pause.
figure-boom-repeats = Both parrots repeat Choco
figure-boom-first = The first card: its own colour counts

rules-choco_boom-double = The double
rules-choco_boom-double-1 = A card with the same picture as the card just before it, in any colour, is a double: slap. The first hand wins the pile and puts it under its deck. The seat after the one that flipped the double starts the next pile.
rules-choco_boom-double-2 = A double need not be called. A call, right or wrong, costs nothing, but the next parrot repeats it.
rules-choco_boom-double-3 = You can slap until somebody reaches for the next card, which nobody can in the first 1.5 seconds.
figure-boom-double = The same thing twice: slap
figure-boom-no-double = Only the same colour: no double

rules-choco_boom-end = Who wins
rules-choco_boom-end-1 = Whoever has the most cards in the deck at the end wins; equals win together. The pile counts for nobody.
rules-choco_boom-end-2 = With two players, the game ends as soon as somebody has flipped or paid the last card.
rules-choco_boom-end-3 = With three or four, whoever has no cards is passed over but may still slap, and a won pile brings that player back. When somebody wins a pile while another has no cards, the game is over.

rules-choco_boom-fine = Mistakes
rules-choco_boom-fine-1 = A mistake costs two cards. They go under the pile, and whoever wins it wins them too.
rules-choco_boom-fine-2 = Mistakes are a wrong call, a late call, and a slap when there is nothing to slap. If you call aloud, an “um” is one too, and so is objecting to a right call.
rules-choco_boom-fine-3 = Then the game waits until all others are ready. The card on top needs no call any more, and whoever paid flips the next one.
figure-boom-wrong = Blue is called Elephant
figure-boom-paid = The fine lies under the pile

rules-choco_boom-advanced = For experts
rules-choco_boom-advanced-1 = If you like, slap two more things: a yellow elephant on any card, and the fourth call of the same thing in a row, as soon as it is called.
rules-choco_boom-advanced-2 = A new pile ends the row, and so does a call that is wrong, late or voted a mistake. A double without a call, a fine for a slap and a false objection do not.
figure-boom-elephant = A yellow elephant: slap
figure-boom-row = Choco for the fourth time: slap

rules-choco_boom-aloud = Calling aloud
rules-choco_boom-aloud-1 = Without bots you can call with your own voices, and listen to each other. Chocobox keeps the cards and the fines.
rules-choco_boom-aloud-2 = If you hear a mistake, an “um” or too long a silence, press Objection, and the others vote. A mistake: the caller pays. No mistake, or a tie: you pay. With two players the caller answers, honestly. Only the first objection to a card counts.
rules-choco_boom-aloud-3 = You may also object to your own call: that is fair, and nobody votes.

rules-choco_boom-start = How a game begins
rules-choco_boom-start-1 = Everybody gets 25 of the 110 cards, face down and unseen. Chance says who begins; in the printed rules it is the next birthday. Clear the table, and take off your rings.
rules-choco_boom-start-2 = Each card shows one of seven things in one of four colours. Each colour has its own frame and pattern, so you can play without telling colours apart.
figure-boom-cards = Four things that are called, the parrot that repeats, and two that only confuse

rules-choco_boom-tablet = At the tablet
rules-choco_boom-tablet-1 = When several play, the tablet lies flat. Everybody has a deck, four keys to call and a hand to slap at their own edge, all hands equally far from the pile. Slap your hand, not the pile.
rules-choco_boom-tablet-2 = Whoever pays a fine can read why until the next card lies. Before the game you choose how long a call may take, how quick the bots are, and a handicap for quick hands.

rules-choco_boom-house = House values
rules-choco_boom-house-1 = Where the printed rules leave something open, Chocobox plays like this:
rules-choco_boom-house-2 = The cards are a guess: four of each thing in each colour, but one yellow banana and one blue elephant fewer.
rules-choco_boom-house-3 = A call may take 2 seconds, or 1 to 5, as you choose. What counts is when your finger landed.
rules-choco_boom-house-4 = If you call aloud, at least 0.7 seconds lie between two cards. A double counts as not called, so an objection to it is false.
rules-choco_boom-house-5 = The earliest touch wins, to the millisecond. After the first hand Chocobox waits 60 milliseconds for others on their way. If two land in the same millisecond, chance decides: a photo finish.
rules-choco_boom-house-6 = A slap is free within 0.7 seconds after a pile was won, and within 0.15 seconds after a card covered a double that nobody had slapped. Otherwise each hand pays at most once for each card.
rules-choco_boom-house-7 = A pressed deck lays its card 60 milliseconds later. A hand that lands in between means nothing, unless a fine stops that card. Nor does a hand in a pause or a vote.
rules-choco_boom-house-8 = The 1.5 seconds after a double are our choice too. After a break the game waits until everybody is ready; then a double, or a card to be called, has its full time again.
rules-choco_boom-house-9 = Whoever has fewer than two cards pays what is there. After a last card, the next player with cards goes on. Whoever has none pays nothing for a wrong slap, but that hand rests until the next card. If several pay on the same card, the first goes on.
rules-choco_boom-house-10 = When all decks are empty, what may be slapped has as long as a call. Then the game is over.
