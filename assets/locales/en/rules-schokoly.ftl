### Schokoly's rules, in our own words. Facts follow the rulebook; house values are named at the end.

card-schokoly-1 = Lay a card: at least two sides touch, one of them the same chocolate.
card-schokoly-2 = Your largest area counts: a point for each piece.
card-schokoly-3 = Neutral areas of six or more go to whoever touches more of their sides.
card-schokoly-4 = A smartie guards a card, or lets you lay yours on top of others.

rules-schokoly-aim = What it is about
rules-schokoly-aim-1 = Everybody lays cards into one growing plate of chocolate. You try to make one area of your own kind as large as you can: pieces that hang together side by side.
rules-schokoly-aim-2 = With two or four players you may also win areas of the kind that belongs to nobody. Whoever has the most points in the end wins.

rules-schokoly-cards = The cards
rules-schokoly-cards-1 = There are 48 cards. Each is a square of four pieces in dark, milk or white chocolate; no card is of one kind only. A card may lie in any of four turns.
rules-schokoly-cards-2 = Each kind has its own relief: dark has two grooves, milk a dot, white a leaf.
figure-three-one = Three and one
figure-two-two = Two and two
figure-two-one-one = Two, one and one

rules-schokoly-start = Before the first card
rules-schokoly-start-1 = Everybody gets four cards. The twelve smarties are shared equally: six each with two players, four with three, three with four.
rules-schokoly-start-2 = Whoever goes first looks at the hand, chooses a kind of chocolate, and lays the first card in the middle.
rules-schokoly-start-3 = The next player chooses one of the two kinds that are left, and lays a card beside it.
rules-schokoly-start-4 = The third kind is neutral: it belongs to nobody, and can be won by either.

rules-schokoly-turn = Your turn
rules-schokoly-turn-1 = Lay one card. Then, if you like, put one smartie on a card. Then draw a card, so that you hold four again while the stack lasts.
rules-schokoly-turn-2 = Until you draw you may take your card back. The draw ends your turn.

rules-schokoly-place = Where a card may lie
rules-schokoly-place-1 = Its four places must be free, and it must touch at least two pieces that lie already, side to side. They may belong to one card or to two.
rules-schokoly-place-2 = At least one of these touches must be between pieces of the same kind, whichever kind it is.
rules-schokoly-place-3 = Corners never count. A card may be shifted by half a card, and gaps may arise.
rules-schokoly-place-4 = What counts is what can be seen from above: a card on the second tier covers what lies below.
figure-place-good = Two touches, and milk meets milk
figure-place-colour = No equal kinds meet
figure-place-one = Only one touch

rules-schokoly-smarties = Smarties
rules-schokoly-smarties-1 = A smartie can do one of two things: guard a card, or lift a card to the second tier.
rules-schokoly-smarties-2 = It stays where it is put. Nothing may ever be laid on a card with a smartie.

rules-schokoly-guard = Guarding a card
rules-schokoly-guard-1 = After laying a card on the table you may put one of your smarties on it, or on any other card of the first tier that has none and of which nothing is covered.
rules-schokoly-guard-2 = One smartie a turn, and never after a stack card.

rules-schokoly-stack = Stack cards
rules-schokoly-stack-1 = For one smartie you may lay your card on top of others instead. All of it must rest on cards of the first tier, on at least two of them, and on none with a smartie.
rules-schokoly-stack-2 = At least one of its pieces must touch, side to side, a visible piece of the same kind outside itself.
rules-schokoly-stack-3 = The smartie lies on the stack card for good. Covered pieces no longer count. There is no third tier.
figure-stack = On two cards, and dark meets dark

rules-schokoly-end = The end
rules-schokoly-end-1 = When the 48th card lies, the game is over at once. Everybody counts the largest area of their own kind: one point for each piece.
rules-schokoly-end-2 = If players have the same number of points, the next largest own area decides, then the next. If all are equal, they win together.

rules-schokoly-neutral = Neutral areas
rules-schokoly-neutral-1 = With two and four players, every neutral area of six or more pieces is looked at. Smaller ones count for nobody.
rules-schokoly-neutral-2 = Count the sides where the area touches one kind, and the sides where it touches the other. All pieces of a kind count here, not only those of its largest area.
rules-schokoly-neutral-3 = Whoever has more sides gets all pieces of the area as points. If both have the same number, nobody gets them.
rules-schokoly-neutral-4 = The count button shows this at any time: it lights each area and draws a tick on every side that counts.
figure-neutral = Milk is neutral: 7 sides of dark, 3 of white. Its 6 pieces go to dark.

rules-schokoly-four = With four
rules-schokoly-four-1 = Those who sit opposite each other are a team and share a kind of chocolate. Everybody has a hand and smarties of their own. Otherwise everything is as with two.

rules-schokoly-three = With three
rules-schokoly-three-1 = The third player takes the kind that is left. Nothing is neutral; only the largest own area counts.
rules-schokoly-three-2 = On your turn, before you lay, you may offer one card to one other player. Chocobox announces how many pieces of that player’s kind are on it. The other declines, or answers with a card, whose number of pieces of your kind is announced too. You then accept or decline.
rules-schokoly-three-3 = If you accept, the two cards change hands. One swap a turn, and at most one offer to each player a turn. Swaps can be switched off before the game.

rules-schokoly-house = House values
rules-schokoly-house-1 = The printed rules leave a few things open or show them in pictures only. Chocobox plays them so:
rules-schokoly-house-2 = The cards: the twelve possible mixes, four cards of each. Two pieces of the same kind always lie side by side on a card, never across. This is a guess.
rules-schokoly-house-3 = A stack card continues a kind of chocolate when one of its sides meets an equal piece outside itself.
rules-schokoly-house-4 = If none of your cards fits anywhere, your hand goes under the stack and you draw as many anew, once; then you pass. This hardly ever happens.
rules-schokoly-house-5 = Ties are decided by the next largest area, as in games of the same family.
rules-schokoly-house-6 = The order of a swap, and that there is one a turn, is ours.
