### Schokoly's rules, in our own words. Facts follow the rulebook; house values are named at the end.

rules-schokoly-turn = Your turn
rules-schokoly-turn-1 = Lay one card. Then you may put a smartie on a card. Then draw, while the stock lasts, to hold four cards again.
rules-schokoly-turn-2 = You may take your card back until you draw: that ends your turn.

rules-schokoly-place = Where a card fits
rules-schokoly-place-1 = Its four places must be free. At least two sides of its pieces must touch others, one of them of the same kind.
rules-schokoly-place-2 = Corners do not count. You may turn a card, shift it by half a card, and leave gaps.
figure-place-good = Two touches, and milk meets milk
figure-place-colour = No equal kinds meet
figure-place-one = Only one touch

rules-schokoly-score = Points
rules-schokoly-score-1 = The game ends with the 48th card. Each piece of your largest area is a point: pieces of your kind, joined side by side, seen from above.
rules-schokoly-score-2 = Of equals, the next largest areas decide, then the next; if all are equal, they win together.

rules-schokoly-neutral = Neutral areas
rules-schokoly-neutral-1 = With two or four players, one kind is nobody’s. Its areas of six pieces or more can be won.
rules-schokoly-neutral-2 = How many sides of the area touch one kind, how many the other? All pieces of a kind count here. Whoever has more sides gets a point for each piece of the area; of equals, nobody.
figure-neutral = 7 sides of dark, 3 of white: the 6 milk pieces go to dark.

rules-schokoly-guard = Guarding a card
rules-schokoly-guard-1 = After laying a card on the table, you may put one smartie on it, or on another card of the first tier that is wholly uncovered and has none. One smartie a turn, and never after a stack card.
rules-schokoly-guard-2 = The smartie stays, and nothing may be laid on its card.

rules-schokoly-stack = Stack cards
rules-schokoly-stack-1 = For one smartie you may lay your card on others instead: wholly on cards of the first tier, on at least two, and on none with a smartie. At least one side must touch a visible piece of the same kind outside the card.
rules-schokoly-stack-2 = The smartie stays on the stack card. What is covered no longer counts. There is no third tier.
figure-stack = On two cards, and dark meets dark

rules-schokoly-start = How a game begins
rules-schokoly-start-1 = There are 48 cards of four pieces, never all of one kind. Dark has two grooves, milk a dot, white a leaf. Everybody gets four cards and an equal share of twelve smarties.
rules-schokoly-start-2 = The first player looks at the hand, chooses a kind and lays a card. The next chooses one of the two kinds left.
rules-schokoly-start-3 = With two players the second lays the last card and wins more often. To be fair, play a return game.

rules-schokoly-three = With three players
rules-schokoly-three-1 = The third player gets the last kind. Nothing is neutral: only your largest area counts.
rules-schokoly-three-2 = Before you lay, you may offer a card to a player, who hears how many pieces of their kind are on it. They decline, or offer one of theirs, and you hear the same of that. If you accept, the cards are swapped.
rules-schokoly-three-3 = One swap a turn, and one offer to each player.

rules-schokoly-four = With four players
rules-schokoly-four-1 = Opposite seats are a team and share a kind, each with a hand and smarties of their own. The rest is as with two.

rules-schokoly-house = Our additions
rules-schokoly-house-1 = The cards are a guess: the twelve possible mixes, four of each. Two pieces of a kind lie side by side on a card, never across.
rules-schokoly-house-2 = If no card of yours fits, they go under the stock and you draw as many new ones, once. Then you pass.
rules-schokoly-house-3 = When a stack card fits, how ties are broken and how a swap goes are our choice too.
