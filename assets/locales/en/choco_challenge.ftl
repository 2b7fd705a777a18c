### Choco Challenge at the table.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
### $way is “keys” for who plays by keys or only listens, else “touch”.

## On the shelf
game-choco_challenge = Choco Challenge
line-choco_challenge = How much do you dare?
credit-choco_challenge = Game by F. Latini, Gioco Inedito Award 2020. Lucca Crea and daVinci Editrice (dV Giochi).
# Names of bots stand on plates: at most some twelve letters
bot-kitten = Kitten
bot-kitten-line = rather little than nothing
bot-cautious = Appren{"\u00AD"}tice
bot-cautious-line = stops early
bot-baker = Baker
bot-baker-line = weighs the risk of each card
bot-crown = Crown Baker
bot-crown-line = works it out exactly
bot-patissier = Patissier
bot-patissier-line = plans the whole turn

## At the table
# What is on cards; the name stands on them, so it must be short
challenge-name-cocoa = cocoa
challenge-name-butter = butter
challenge-name-sugar = sugar
challenge-name-milk = milk
challenge-name-nuts = nuts
challenge-name-rum = rum
challenge-name-cherries = cherries
challenge-name-cinnamon = cinnamon
challenge-name-vanilla = vanilla
challenge-name-ginger = ginger
challenge-name-mint = mint
challenge-name-chili = chili
# Tools; the object follows “Use” and “You got”
challenge-name-whisk = whisk
    .object = the whisk
challenge-name-pastry_bag = pastry bag
    .object = the pastry bag
challenge-name-measuring_cup = measuring cup
    .object = the measuring cup
challenge-dessert-4 = cookie
challenge-dessert-5 = doughnut
challenge-dessert-6 = cupcake
challenge-dessert-7 = pudding
challenge-dessert-8 = strawberry slice
challenge-dessert-9 = birthday cake

# The middle of the table
challenge-board = Market, desserts and tools
challenge-board-keys = Market. Arrow keys move, Enter takes.
# Labels: $name is what is on the card, or whose it is
challenge-market-card = { $name }, place { $place }, crowns: { $crowns }
challenge-deck = Deck: { $count }{ $back ->
    [spice] , a spice on top
    [filling] , a filling on top
   *[other] {""}
  }
challenge-dessert-pile = { $name }, crowns: { $cost }, left: { $count }
challenge-tool-pile = { $name }, left: { $count }

# What lies before a seat
challenge-rows = Drawn cards
challenge-row = { $name }, drawn: { $count }
challenge-card = { $name }, crowns: { $crowns }
challenge-match-card = { $name }, a second time
challenge-pile = { $name }, pile: { $count }
challenge-pile-draw = Draw from your pile: { $count } left
challenge-discard = { $name }, discard: { $count ->
    [0] 0
   *[other] { $count }, on top: { $card }
  }
challenge-discard-word = Discard
challenge-crowns = Crowns: { $count }
challenge-tool-own = Tool: { $name }
challenge-dessert-own = Dessert: { $name }, crowns: { $cost }
challenge-busted = Bust
challenge-first = First Player
challenge-compared = { $result ->
    [more] Drew more
    [fewer] Drew fewer
   *[other] Drew as many
  }: { $drawn } to { $against }
challenge-round = Round { $round }
challenge-last-turn = Last turn: { $reason ->
    [deck] the deck is empty
    [rounds] 60 rounds are over
   *[other] three desserts are gone
  }

# Buttons: short, in one line
challenge-draw = Draw
challenge-stop = Stop
challenge-stop-at = Stop at { $count }
challenge-done = Done
challenge-bust = End my turn
# $tool is the object of a tool
challenge-spend = Use { $tool }
challenge-decline = No, thanks

# A match
challenge-match-title = Two of a kind: { $card }
challenge-match-tools = Use a tool, or you bust: no card, no dessert.
challenge-match-none = No tool, you bust: no card, no dessert.

# Extra cards
challenge-extra-title = You drew { $own }, { $name } drew { $other }
challenge-extra-card = More: you may take the top card.
challenge-extra-market = More: you may take a card of the market.
challenge-extra-tool = Fewer: you may take a tool.
challenge-extra-take = { $back ->
    [spice] Take the spice
   *[other] Take the filling
  }

# What is in a pile
challenge-inside-title = { $who ->
    [you] In your pile
   *[other] In the pile of { $name }
  }
challenge-inside-order = { $count ->
    [0] The pile is empty.
   *[other] Nobody knows the order.
  }
challenge-inside-open = { $count ->
    [0] The pile is empty.
   *[other] The next card comes first.
  }
challenge-inside-discard = Shuffled in next turn
challenge-inside-kind = { $count } × { $card }

# Chances
challenge-odds-title = If you draw
# $ways of $of cards are such; $share is one of those below; $percent is about 100 × $ways ÷ $of
challenge-odds-bust = Bust with the next card: { $ways } of { $of }, { $share }.
challenge-odds-reach = Cards: { $count }
challenge-odds = { $size ->
    [none] impossible
    [all] certain
    [tiny] less than 1 %
    [most] more than 99 %
   *[other] about { $percent } %
  }

# What to do: one line over the table
challenge-note-first = Your turn: draw your first card.
challenge-note-draw = Cards so far: { $count }. Draw again, or stop.{ $risk ->
    [none] {""}
   *[other] {" "}Risk: { $risk } %.
  }
challenge-note-pile = Your pile is empty: stop.
challenge-note-buy = You may buy: { $card }.
challenge-note-buy-any = You may buy any card.
# $costs is a list of numbers of cards
challenge-note-take = Desserts to take: { $costs }.
challenge-note-done = Then choose Done.
challenge-note-nothing = Nothing more to take: choose Done.
challenge-note-extra = Take your extra card, or not.

# Spoken
challenge-say-front = In front: { $count }.
# $thing is a card or a pile in words
challenge-say-may = { $thing }. You may have it.
challenge-say-own = { $thing }. You have one.
challenge-say-gap = Nothing there now.
# $cards is a list: each kind, how often
challenge-say-inside = { $title }: { $cards }.

# $card is what is on a card, $tool the object of a tool
challenge-event-reshuffled = { $who ->
    [you] You shuffled
   *[other] { $name } shuffled
  } a new pile of { $count }.
challenge-event-drew = { $who ->
    [you] You drew
   *[other] { $name } drew
  }: { $card }.
challenge-event-matched = { $who ->
    [you] You drew
   *[other] { $name } drew
  } a second one: { $card }.
challenge-event-spent = { $who ->
    [you] You gave back
   *[other] { $name } gave back
  } { $tool }.
challenge-event-busted = { $who ->
    [you] You busted
   *[other] { $name } busted
  }: { $card }.
challenge-event-stopped = { $who ->
    [you] You stopped
   *[other] { $name } stopped
  } at { $count }.
challenge-event-bought = { $who ->
    [you] You bought
   *[other] { $name } bought
  }: { $card }.
challenge-event-took = { $who ->
    [you] You took
   *[other] { $name } took
  } a dessert: { $dessert }, { $cost } crowns.
challenge-event-finished = { $who ->
    [you] You ended
   *[other] { $name } ended
  } the turn.
challenge-event-refilled = New in the market: { $card }.
challenge-event-compared = { $who ->
    [you] You drew
   *[other] { $name } drew
  } { $result ->
    [more] more
    [fewer] fewer
   *[other] as many
  }: { $drawn } to { $against }.
challenge-event-received = { $who ->
    [you] You got
   *[other] { $name } got
  } from the deck: { $card }.
challenge-event-picked = { $who ->
    [you] You got
   *[other] { $name } got
  } from the market: { $card }.
challenge-event-armed = { $who ->
    [you] You got
   *[other] { $name } got
  } { $tool }.
challenge-event-declined = { $who ->
    [you] You took
   *[other] { $name } took
  } no extra card.
challenge-event-ended = { $reason ->
    [deck] The deck is empty
    [rounds] 60 rounds are over
   *[other] Three kinds of dessert are gone
  }: the game is over.
challenge-event-undone = { $who ->
    [you] You took
   *[other] { $name } took
  } it back.

# Why not
challenge-why-draw-first = Draw a card first.
challenge-why-match-first = Use a tool first, or end your turn.
challenge-why-pile-empty = Your pile is empty.
challenge-why-already-stopped = You have stopped.
challenge-why-stop-first = Stop drawing first.
challenge-why-not-that-place = Only this card: count from the deck as many as you drew.
challenge-why-already-bought = Only one card a turn.
challenge-why-none-left = None is left.
challenge-why-too-dear = You drew too few cards.
challenge-why-have-one = You have one of these.
challenge-why-already-took = Only one dessert a turn.
challenge-why-no-such-tool = You have no such tool.
challenge-why-not-compared = No extra card for you now.

# What a beginner meets for the first time
choco_challenge-first-tool = Two of a kind! A tool lets you go on.
choco_challenge-first-dessert = { $way ->
    [keys] Your row brings a dessert: choose one that glows.
   *[touch] Your row brings a dessert: tap one that glows.
  }
choco_challenge-first-extra = Your row is longer or shorter: you get something extra.
choco_challenge-first-hint-odds = Draw or stop? A hint tells the chance of a bust.

# Hints
challenge-advice-draw = Draw.
challenge-advice-stop = Stop.
# $tool is the object of a tool, $dessert the name of a dessert
challenge-advice-spend = Use { $tool }.
challenge-advice-bust = End this turn.
challenge-advice-buy = Buy card { $place } from the deck.
challenge-advice-take = Take the dessert: { $dessert }.
challenge-advice-done = End your turn.
challenge-advice-takeingredient = Take the top card.
challenge-advice-takemarket = Take card { $place } from the deck.
challenge-advice-taketool = Take { $tool }.
challenge-advice-decline = Take nothing.
challenge-hint-keeps-gain = There is more to lose than to gain.
challenge-hint-adds-crowns = Its crowns count at the end.
challenge-hint-not-worth-it = Nothing helps you more.
challenge-hint-safe-enough = The risk is small.
challenge-hint-too-risky = Another card is too risky.
challenge-hint-worth-more-cards = One more card is worth the risk.
challenge-hint-tool-saves = A tool can save you.
challenge-hint-keeps-tool = The tool is worth more later.
challenge-hint-best-card = It is worth most to you.
challenge-hint-sharpens-pile = It makes a match less likely.
challenge-hint-dessert-points = Its crowns are yours for good.
challenge-hint-ends-game = It ends the game while you are ahead.
challenge-hint-delays-end = It keeps the game going.
challenge-hint-denies-others = The others would like it too.
challenge-hint-completes-turn = Nothing more to gain.

# The count
# $names are those who tie
challenge-count-tie = A tie: { $names }. Nearest clockwise from the First Player: { $winner }.
challenge-count-lead = Most crowns: { $name }.

# The end
choco_challenge-praise-stop = Boldest stop: { $value }
choco_challenge-praise-cards = Cards at the end: { $value }
challenge-truth = Crowns of cards, then of desserts.
choco_challenge-rule-most = The most crowns win.
choco_challenge-rule-nearest = The most crowns win, then the nearest to the First Player.
challenge-end-line = { $name }: { $pile } from cards + { $desserts } from desserts

# Help
challenge-help-touch = Tap your pile to draw, or drag its top card. After a stop, tap what glows to have it.
challenge-help-piles = Tap the number beside a name to look into that pile.

# The lesson: one or two short sentences each, in a line over the table
lesson-choco_challenge-draw = Draw a card from your pile.
lesson-choco_challenge-more = Different cards are good. Draw two more.
lesson-choco_challenge-one-more = Different again. Draw one more.
lesson-choco_challenge-stop = A second cocoa would cost you the turn. Better stop!
lesson-choco_challenge-two-cocoas = Two of a kind end the turn: you buy nothing.
lesson-choco_challenge-buy = { $way ->
    [keys] Three cards buy the third card from the deck. Choose it!
   *[touch] Three cards buy the third card from the deck. Tap it!
  }
lesson-choco_challenge-bought = The nuts are yours. Press Done.
lesson-choco_challenge-match = Next turn: three cards lie there, your nuts too. Draw one more.
lesson-choco_challenge-tool = Butter twice is a bust! Your whisk saves you.
lesson-choco_challenge-busted = Without the whisk the turn is lost.
lesson-choco_challenge-on = Saved! Draw until five different cards lie there, then stop.
lesson-choco_challenge-too-few = Too soon: only five cards bring a dessert.
lesson-choco_challenge-fifth = Four cards. Draw one more.
lesson-choco_challenge-enough = Five different cards! Press Stop.
lesson-choco_challenge-two-milks = Two milks, and no tool left: the turn is lost.
lesson-choco_challenge-dessert = Five cards also bring a dessert. Take the one with most crowns.
lesson-choco_challenge-fewer-crowns = Take the one with more crowns.
lesson-choco_challenge-both = And the fifth card from the deck! Buy it.
lesson-choco_challenge-full = Bought! Press Done.
lesson-choco_challenge-extra = The Apprentice stops at three cards.
lesson-choco_challenge-take-card = You drew five, more than the Apprentice: take an extra card.
lesson-choco_challenge-no-card = The extra card costs nothing: better take it.
lesson-choco_challenge-fewer = The Baker stops at six cards.
lesson-choco_challenge-take-tool = Your five are fewer: take a tool.
lesson-choco_challenge-no-tool = A tool costs nothing: better take one.
lesson-choco_challenge-end = Thirteen crowns on cards, five on your dessert. The most win!
lesson-choco_challenge-first-draw = First draw a card.
lesson-choco_challenge-first-stop = First press Stop.
lesson-choco_challenge-first-buy = First buy a card.
lesson-choco_challenge-first-done = First press Done.
lesson-choco_challenge-first-spend = First use your whisk.
lesson-choco_challenge-first-take = First take a dessert.
lesson-choco_challenge-first-takeingredient = First take the extra card.
lesson-choco_challenge-first-taketool = First take a tool.

## The rules on a card
# Four sentences, at most sixty words together: they are printed on a card
card-choco_challenge-1 = Draw as often as you dare. Two alike and you bust, unless a tool saves you.
card-choco_challenge-2 = Stop, then buy: with three cards, the third from the deck.
card-choco_challenge-3 = Add a dessert that costs no more than your cards. Most crowns win.
card-choco_challenge-4 = The others compare: more cards bring them an ingredient, fewer a tool.
