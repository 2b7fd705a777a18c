### Choco Challenge's rules, in our own words. Facts follow the rulebook; house values are named at the end.

card-choco_challenge-1 = Draw as often as you dare. Two alike and you bust, unless a tool saves you.
card-choco_challenge-2 = Stop, then buy: with three cards, the third from the deck.
card-choco_challenge-3 = Add a dessert that costs no more than your cards. Most crowns win.
card-choco_challenge-4 = The others compare: more cards bring them an ingredient, fewer a tool.

rules-choco_challenge-aim = What it is about
rules-choco_challenge-aim-1 = Everybody has a small pile of cards. On your turn you turn up one card after the other, and as long as they are all different you grow richer. But a second card of a kind, and the turn is lost.
rules-choco_challenge-aim-2 = With what you turned up you buy ingredients for your pile, and desserts. Cards and desserts carry crowns: whoever has the most in the end wins.

rules-choco_challenge-cards = The cards
rules-choco_challenge-cards-1 = Everybody has a base set of eight: cocoa, butter, sugar and milk, each twice.
rules-choco_challenge-cards-2 = In the middle are 36 ingredients. 21 of them are fillings: 8 nuts, 7 rum, 6 cherries. 15 are spices: 5 cinnamon, 4 vanilla, 3 ginger, 2 mint, and a single chili. Their backs show whether they are a filling or a spice, so the top of the deck tells that much.
rules-choco_challenge-cards-3 = Desserts cost from 4 to 9, and are worth as many crowns as they cost. There are three kinds of tools: whisks, pastry bags and measuring cups.

rules-choco_challenge-start = Before the first card
rules-choco_challenge-start-1 = Each base set is shuffled: that is its owner’s pile. Everybody also gets a whisk.
rules-choco_challenge-start-2 = Six ingredients make the market, a row beside the deck. Fillings lie at the end near the deck, spices at the far end.
rules-choco_challenge-start-3 = Desserts, pastry bags and measuring cups lie in the middle, for all to see.
rules-choco_challenge-start-4 = The First Player begins, and play goes clockwise. In the printed box that is the youngest; here you choose.

rules-choco_challenge-turn = Your turn
rules-choco_challenge-turn-1 = From your second turn on, you begin by shuffling everything you drew and discarded into your pile.
rules-choco_challenge-turn-2 = Draw a card from your pile and lay it in front of you. As long as your cards are all different, you may draw again or stop. If your pile runs out, you stop.

rules-choco_challenge-match = Two of a kind
rules-choco_challenge-match-1 = If you draw a card of a kind that already lies in your row, that card goes to your discard, and you bust: your turn is over, and you may neither buy nor take a dessert.
rules-choco_challenge-match-2 = A tool can save you. Give it back to the middle, and go on without the card that matched: draw again, or stop. You need not use a tool, and you may use several in one turn, one for each match.
rules-choco_challenge-match-3 = Bust or not, the rest of your row stays in front of you until your next turn. It still counts when the others end theirs.
figure-match = The second butter is a bust, unless a tool saves the turn

rules-choco_challenge-buy = Buying
rules-choco_challenge-buy-1 = When you have stopped, you may buy one ingredient. Count from the deck as many places as you have cards in your row: that is the card you may buy. With seven cards or more you may choose any.
rules-choco_challenge-buy-2 = The card goes to your discard, and so into your pile at your next turn.
rules-choco_challenge-buy-3 = When your turn ends, and before the others have their extra cards, the gap is filled from the deck. A spice comes to the far end, a filling to the end near the deck, and the others slide along.
figure-market = Three cards drawn: the third card from the deck

rules-choco_challenge-dessert = Desserts
rules-choco_challenge-dessert-1 = You may also take one dessert that costs no more than the cards in your row, whether you buy an ingredient or not.
rules-choco_challenge-dessert-2 = You can have only one of each kind. Desserts and tools stay in front of you and are never shuffled in.
figure-desserts = Five cards drawn: one dessert of 4 or 5

rules-choco_challenge-extra = Extra cards
rules-choco_challenge-extra-1 = From the second round on, a turn that ends without a bust also gives the others a chance. One after the other, clockwise, they compare their rows with yours.
rules-choco_challenge-extra-2 = More cards than you: they may put the top card of the deck on their discard.
rules-choco_challenge-extra-3 = Fewer cards than you: they may take a tool of a kind that they do not have. A whisk that was used lies in the middle and can be taken again.
rules-choco_challenge-extra-4 = As many as you: nothing happens.
figure-compare = Three cards were drawn. More: an ingredient. Fewer: a tool. As many: nothing.

rules-choco_challenge-end = The end
rules-choco_challenge-end-1 = The game ends with the turn in which the deck runs out, or in which a third kind of dessert is used up. That turn is played to its end, extra cards and all.
rules-choco_challenge-end-2 = If the deck is empty, whoever drew more chooses the extra card from the market instead.
rules-choco_challenge-end-3 = Then everybody counts the crowns on all own cards and desserts. Of equals, the First Player wins, or whoever sits nearest clockwise from there.

rules-choco_challenge-chances = Chances
rules-choco_challenge-chances-1 = What lies in a pile is no secret, only its order is: tap a pile to look. A hint tells the exact chance of a bust, and how likely you are to get further. That can be switched off before the game.

rules-choco_challenge-house = House values
rules-choco_challenge-house-1 = The printed rules leave a few things open or show them in pictures only. Chocobox plays them so:
rules-choco_challenge-house-2 = Crowns on cards: one on each base card and on nuts, rum and cherries; two on cinnamon, vanilla, ginger and mint; three on the chili. This is a guess.
rules-choco_challenge-house-3 = Desserts of 4, 5, 6, 7, 8 and 9: with five players 5, 5, 4, 3, 2 and 1, as printed; with four 4, 4, 3, 2, 2 and 1; with three 3, 3, 2, 2, 1 and 1. The last two are a guess.
rules-choco_challenge-house-4 = Tools: one whisk for each player, and with five players four pastry bags and four measuring cups, as printed; with four players three of each, with three players two. Only those for four and three players are a guess.
rules-choco_challenge-house-5 = That everybody may look into every pile is a house value. All saw those cards when they were taken, so nobody has to remember them.
rules-choco_challenge-house-6 = If the game has not ended after 60 rounds, it ends with that round and is counted as it stands.
