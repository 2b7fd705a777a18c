### Choco Challenge's rules, in our own words. Facts follow the rulebook; house values are named at the end.

rules-choco_challenge-turn = Your turn
rules-choco_challenge-turn-1 = Draw a card from your pile and lay it before you. While your cards are all different, draw again or stop. If your pile runs out, you stop.
rules-choco_challenge-turn-2 = From your second turn on, all that you drew and discarded is first shuffled back into your pile.

rules-choco_challenge-match = Two of a kind
rules-choco_challenge-match-1 = If you draw a kind that lies in your row, that card goes to your discard, and you bust: your turn is over, with no purchase and no dessert.
rules-choco_challenge-match-2 = A tool can save you. Give it back to the middle and go on without that card: draw again, or stop. You need not, and may use one for each match.
rules-choco_challenge-match-3 = Bust or not, the rest of your row stays until your next turn, and counts when the others end theirs.
figure-match = The second butter is a bust

rules-choco_challenge-buy = Buying
rules-choco_challenge-buy-1 = When you stop, you may buy one ingredient: from the deck, count as many places as you have cards in your row. With seven or more, choose any.
rules-choco_challenge-buy-2 = It goes to your discard, and so into your pile next turn. Before any extra cards, the deck fills the gap: a spice at the far end, a filling at the end near the deck.
figure-market = Three cards: the third card from the deck

rules-choco_challenge-dessert = Desserts
rules-choco_challenge-dessert-1 = Whether you buy or not, you may take one dessert that costs no more than the cards in your row, and only one of each kind.
rules-choco_challenge-dessert-2 = Desserts and tools stay before you and are never shuffled in.
figure-desserts = Five cards: one dessert of 4 or 5

rules-choco_challenge-extra = Extra cards
rules-choco_challenge-extra-1 = From the second round on, after a turn without a bust, the others compare their rows with yours, clockwise.
rules-choco_challenge-extra-2 = More cards: they may put the top card of the deck on their discard, or if it is empty, a card of the market. Fewer: they may take a tool that they lack. As many: nothing.
figure-compare = Against three cards: more, fewer, as many

rules-choco_challenge-end = Who wins
rules-choco_challenge-end-1 = The game ends with the turn in which the deck or the third pile of desserts runs out, extra cards and all.
rules-choco_challenge-end-2 = Count the crowns on all your cards and desserts; a dessert has as many as it costs. On a tie the First Player wins, or whoever sits nearest clockwise from there.

rules-choco_challenge-chances = Chances
rules-choco_challenge-chances-1 = Only the order of a pile is secret: tap a pile to look. A hint tells the exact chances.

rules-choco_challenge-cards = The cards
rules-choco_challenge-cards-1 = Everybody has eight base cards: cocoa, butter, sugar and milk, each twice.
rules-choco_challenge-cards-2 = There are 36 ingredients. Fillings: 8 nuts, 7 rum, 6 cherries. Spices: 5 cinnamon, 4 vanilla, 3 ginger, 2 mint, 1 chili. The back shows which.

rules-choco_challenge-start = How a game begins
rules-choco_challenge-start-1 = Your base cards are shuffled into your pile, and everybody gets a whisk. Six ingredients make the market: fillings near the deck, spices at the far end. Desserts and other tools lie in the middle.
rules-choco_challenge-start-2 = You choose the First Player. Play goes clockwise.
rules-choco_challenge-start-3 = With three players the last wins less often, with four the two in the middle. To be fair, play the same cards again until everybody has sat everywhere.

rules-choco_challenge-house = Our additions
rules-choco_challenge-house-1 = Crowns are a guess: one on each base card, nuts, rum and cherries; two on cinnamon, vanilla, ginger and mint; three on the chili.
rules-choco_challenge-house-2 = Desserts of 4, 5, 6, 7, 8 and 9: with five players 5, 5, 4, 3, 2 and 1, as printed; our guesses are 4, 4, 3, 2, 2 and 1 with four, and 3, 3, 2, 2, 1 and 1 with three.
rules-choco_challenge-house-3 = Tools: a whisk for each player; with five players four pastry bags and four measuring cups, as printed; our guesses are three of each with four, and two with three.
rules-choco_challenge-house-4 = Looking into piles is our choice too.
rules-choco_challenge-house-5 = After 60 rounds the game ends and is counted as it stands.
