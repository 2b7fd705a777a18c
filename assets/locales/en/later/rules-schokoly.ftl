### Schokoly's rules, in our own words. Facts follow the rulebook; house values are named at the end.

rules-schokoly-turn = Your turn
rules-schokoly-turn-1 = Lay one card. Then you may put a smartie on a card. Then draw, to hold four cards again while the stack lasts.
rules-schokoly-turn-2 = Until you draw, you may take your card back. Drawing ends your turn.

rules-schokoly-place = Where a card fits
rules-schokoly-place-1 = Its four places must be free. At least two sides of its pieces must touch pieces that lie already, and at least one of these must join two of the same kind.
rules-schokoly-place-2 = Corners do not count. You may turn a card, shift it by half a card, and leave gaps.
figure-place-good = Two touches, and milk meets milk
figure-place-colour = No equal kinds meet
figure-place-one = Only one touch

rules-schokoly-score = Points
rules-schokoly-score-1 = The game ends when the 48th card lies. Each piece of your largest area is a point: pieces of your kind that hang together side by side, seen from above.
rules-schokoly-score-2 = Of equals, the next largest areas decide, then the next. If all are equal, they win together.

rules-schokoly-neutral = Neutral areas
rules-schokoly-neutral-1 = With two or four players, one kind belongs to nobody. Its areas of six or more pieces can be won; smaller ones count for nobody.
rules-schokoly-neutral-2 = Go round the area: how many of its sides touch one kind, and how many the other? All pieces of a kind count here. Whoever has more sides gets a point for each piece of the area. If both have as many, nobody does.
rules-schokoly-neutral-3 = The count button shows each area and each side that counts, at any time.
figure-neutral = Milk is neutral: 7 sides of dark, 3 of white. Its 6 pieces go to dark.

rules-schokoly-guard = Guarding a card
rules-schokoly-guard-1 = After laying a card on the table you may put one smartie on it, or on any other card of the first tier that has none and is not covered anywhere. One smartie a turn, and never after a stack card.
rules-schokoly-guard-2 = The smartie stays there, and nothing may be laid on its card.

rules-schokoly-stack = Stack cards
rules-schokoly-stack-1 = For one smartie you may lay your card on top of others instead. It must rest wholly on cards of the first tier, on at least two, and on none with a smartie. At least one of its pieces must touch, side to side, a visible piece of the same kind outside the card.
rules-schokoly-stack-2 = The smartie stays on the stack card. What is covered no longer counts. There is no third tier.
figure-stack = On two cards, and dark meets dark

rules-schokoly-start = How a game begins
rules-schokoly-start-1 = There are 48 cards of four pieces each, never all of one kind. Dark has two grooves, milk a dot, white a leaf. Everybody gets four cards and an equal share of the twelve smarties.
rules-schokoly-start-2 = The first player looks at the hand, chooses a kind and lays the first card. The next chooses one of the two kinds left.
rules-schokoly-start-3 = With two players the second lays the last card and wins more often. To be fair, play a return game: the same cards, with changed seats. All points count together.

rules-schokoly-three = With three players
rules-schokoly-three-1 = The third player gets the last kind. Nothing is neutral: only your largest area counts.
rules-schokoly-three-2 = Before you lay, you may offer one of your cards to another player, who hears how many pieces of their kind are on it. They decline, or offer one of theirs, and you hear the same of that. If you accept, the two cards change hands.
rules-schokoly-three-3 = One swap a turn, and at most one offer to each player. You can switch swaps off before the game.

rules-schokoly-four = With four players
rules-schokoly-four-1 = Those who sit opposite each other are a team and share a kind, each with a hand and smarties of their own. The rest is as with two.

rules-schokoly-house = House values
rules-schokoly-house-1 = Where the printed rules leave something open, or show it only in a picture, Chocobox plays like this:
rules-schokoly-house-2 = The cards are a guess: the twelve possible mixes, four cards of each. Two pieces of the same kind lie side by side on a card, never across.
rules-schokoly-house-3 = If none of your cards fits anywhere, they go under the stack and you draw as many new ones, once. Then you pass.
rules-schokoly-house-4 = When a stack card fits, how ties are broken, and how a swap goes are our choice too.
