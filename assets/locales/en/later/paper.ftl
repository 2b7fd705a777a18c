### A picture of a table as a file, and a question about a table on two sheets of paper.

picture-title = A picture for paper
picture-line = It shows what everybody may see, and no hands.
# Heard in place of the picture.
picture-alt = The table
picture-none = Nothing lies on the table yet.
picture-save = Save as a picture (PNG)
picture-drawing = Save as a drawing (SVG)
# $name: of a file
picture-done = Saved: { $name }
picture-failed = The picture did not come about. Try again.
picture-ask = Print with a question

## The two sheets
paper-title = A question on paper
paper-name = Name:
paper-date = Date:
paper-which = Which question?
paper-print = Print two sheets
# Over the second sheet. $title: what the question is called.
paper-key = Key: { $title }
paper-none = No question fits this table. Play on a little, then try again.

## Schokoly. $colour is a kind of chocolate.
paper-schokoly-best-title = The best place
paper-schokoly-best = You play { $colour ->
    [dark] dark
    [milk] milk
   *[white] white
  }. Which card gives you the greatest lead at once? Where do you lay it?
# $card: the number of a card. The place is drawn. $stack: whether a smartie lies on it. $before, $after: how far ahead; less than 0 is behind.
paper-schokoly-best-key = Card { $card } in the solid line{ $stack ->
    [true] , with a smartie
   *[false] {""}
  }. Lead: { $after }, before: { $before }. Gain: { $gain }.
# $count: how many ways to lay a card
paper-schokoly-best-equal = Equally good ways: { $count }.
# Its place is drawn in a dashed line.
paper-schokoly-best-bot = The hard bot looks further ahead: card { $card } in the dashed line.
paper-schokoly-best-same = The hard bot looks further ahead, and finds no better place.
paper-schokoly-count-title = Count the board
# $neutral: whether there are neutral areas
paper-schokoly-count = How large is the largest area of each colour? { $neutral ->
    [true] Who gets which neutral area?
   *[false] {""}
  } Who is ahead, and by how much?
# $count: of its pieces; $most and $fewer: of sides
paper-schokoly-area = Neutral area: { $count }. Sides: { $most } to { $fewer }, for { $winner ->
    [dark] dark
    [milk] milk
    [white] white
   *[nobody] nobody
  }.
paper-schokoly-total = { $colour ->
    [dark] Dark
    [milk] Milk
   *[white] White
  }: { $largest } + { $neutral } neutral = { $total }
paper-schokoly-largest = { $colour ->
    [dark] Dark
    [milk] Milk
   *[white] White
  }: { $largest }
# $by: so many points
paper-schokoly-leads = Ahead: { $colour ->
    [dark] dark
    [milk] milk
   *[white] white
  }, by { $by }.
paper-schokoly-equal = Nobody is ahead.

## Choco Challenge
paper-choco_challenge-draw-title = Draw or stop?
# $drawn and $pile: how many cards
paper-choco_challenge-draw = Cards drawn: { $drawn }. In your pile: { $pile }. How likely is a bust with the next card? Do you draw or stop?
# $matches of $pile cards
paper-choco_challenge-draw-key = Bust: { $matches } of { $pile } cards, { $percent }%.
paper-choco_challenge-draw-bot = { $does ->
    [draw] The hard bot draws.
   *[stop] The hard bot stops.
  }
paper-choco_challenge-drawn = Drawn
paper-choco_challenge-pile = Still in the pile
paper-choco_challenge-market = Market
paper-choco_challenge-desserts = Desserts
paper-choco_challenge-buy-title = What can you have?
paper-choco_challenge-buy = Cards drawn: { $drawn }. Which card of the market can you buy? Which dessert can you take?
# $place: its number
paper-choco_challenge-buy-place = From the market: card { $place }.
paper-choco_challenge-buy-any = From the market: any card.
paper-choco_challenge-buy-none = From the market: none.
# $costs: numbers, counted up
paper-choco_challenge-buy-dessert = Desserts to choose from: { $costs }.
paper-choco_challenge-buy-no-dessert = Dessert: none.

## Kaboom! $letter and $letters name rows of cards: A, B.
paper-kaboom-rows = The cards of a round, row by row
paper-kaboom-count-title = Count the round
# $called: the row of whoever called
paper-kaboom-count = { $called ->
    [nobody] Nobody said “Kaboom!”.
   *[other] Row { $called } said “Kaboom!”.
  } What is the sum of each row, and how many points? Which is closest to 0?
paper-kaboom-row = Row { $letter }: { $total }
# $total: the sum of its cards
paper-kaboom-row-caller = Row { $letter }: { $total }, points: { $points }
paper-kaboom-closest = Closest to 0: { $letters }
