### Ein Bild eines Tisches als Datei, und eine Frage zu einem Tisch auf zwei Blättern Papier.

picture-title = Ein Bild fürs Papier
picture-line = Es zeigt, was alle sehen dürfen, und keine Hand.
# Heard in place of the picture.
picture-alt = Der Tisch
picture-none = Es liegt noch nichts auf dem Tisch.
picture-save = Als Bild speichern (PNG)
picture-drawing = Als Zeichnung speichern (SVG)
# $name: of a file
picture-done = Gespeichert: { $name }
picture-failed = Das Bild kam nicht zustande. Versuch es noch einmal.
picture-ask = Mit einer Frage drucken

## The two sheets
paper-title = Eine Frage auf Papier
paper-name = Name:
paper-date = Datum:
paper-which = Welche Frage?
paper-print = Zwei Blätter drucken
# Over the second sheet. $title: what the question is called.
paper-key = Lösung: { $title }
paper-none = Zu diesem Tisch passt keine Frage. Spiel ein wenig weiter und versuch es noch einmal.

## Schokoly. $colour is a kind of chocolate.
paper-schokoly-best-title = Der beste Platz
paper-schokoly-best = Du spielst { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[white] Weiß
  }. Welche Karte bringt dir sofort den größten Vorsprung? Wohin legst du sie?
# $card: the number of a card. The place is drawn. $stack: whether a smartie lies on it. $before, $after: how far ahead; less than 0 is behind.
paper-schokoly-best-key = Karte { $card } in der durchgezogenen Linie{ $stack ->
    [true] , mit einer Schokolinse
   *[false] {""}
  }. Vorsprung: { $after }, vorher: { $before }. Gewinn: { $gain }.
# $count: how many ways to lay a card
paper-schokoly-best-equal = Gleich gute Möglichkeiten: { $count }.
# Its place is drawn in a dashed line.
paper-schokoly-best-bot = Der schwere Bot denkt weiter voraus: Karte { $card } in der gestrichelten Linie.
paper-schokoly-best-same = Der schwere Bot denkt weiter voraus und findet keinen besseren Platz.
paper-schokoly-count-title = Den Tisch auszählen
# $neutral: whether there are neutral areas
paper-schokoly-count = Wie groß ist das größte Gebiet jeder Schokolade? { $neutral ->
    [true] Wer bekommt welches neutrale Gebiet?
   *[false] {""}
  } Wer führt, und mit wie viel?
# $count: of its pieces; $most and $fewer: of sides
paper-schokoly-area = Neutrales Gebiet: { $count }. Seiten: { $most } zu { $fewer }, für { $winner ->
    [dark] Zartbitter
    [milk] Vollmilch
    [white] Weiß
   *[nobody] niemanden
  }.
paper-schokoly-total = { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[white] Weiß
  }: { $largest } + { $neutral } neutral = { $total }
paper-schokoly-largest = { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[white] Weiß
  }: { $largest }
# $by: so many points
paper-schokoly-leads = Vorn: { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[white] Weiß
  }, mit { $by }.
paper-schokoly-equal = Niemand liegt vorn.

## Choco Challenge
paper-choco_challenge-draw-title = Ziehen oder Stopp?
# $drawn and $pile: how many cards
paper-choco_challenge-draw = Gezogene Karten: { $drawn }. In deinem Stapel: { $pile }. Wie wahrscheinlich platzt du mit der nächsten Karte? Ziehst du, oder hörst du auf?
# $matches of $pile cards
paper-choco_challenge-draw-key = Geplatzt: { $matches } von { $pile } Karten, { $percent } %.
paper-choco_challenge-draw-bot = { $does ->
    [draw] Der schwere Bot zieht.
   *[stop] Der schwere Bot hört auf.
  }
paper-choco_challenge-drawn = Gezogen
paper-choco_challenge-pile = Noch im Stapel
paper-choco_challenge-market = Markt
paper-choco_challenge-desserts = Desserts
paper-choco_challenge-buy-title = Was kannst du haben?
paper-choco_challenge-buy = Gezogene Karten: { $drawn }. Welche Karte des Markts kannst du kaufen? Welches Dessert kannst du nehmen?
# $place: its number
paper-choco_challenge-buy-place = Vom Markt: Karte { $place }.
paper-choco_challenge-buy-any = Vom Markt: jede Karte.
paper-choco_challenge-buy-none = Vom Markt: keine.
# $costs: numbers, counted up
paper-choco_challenge-buy-dessert = Desserts zur Wahl: { $costs }.
paper-choco_challenge-buy-no-dessert = Dessert: keines.

## Kaboom! $letter and $letters name rows of cards: A, B.
paper-kaboom-rows = Die Karten einer Runde, Reihe für Reihe
paper-kaboom-count-title = Die Runde auszählen
# $called: the row of whoever called
paper-kaboom-count = { $called ->
    [nobody] Niemand hat „Kaboom!“ gesagt.
   *[other] Reihe { $called } hat „Kaboom!“ gesagt.
  } Was ist die Summe jeder Reihe, und wie viele Punkte gibt sie? Welche ist am nächsten an 0?
paper-kaboom-row = Reihe { $letter }: { $total }
# $total: the sum of its cards
paper-kaboom-row-caller = Reihe { $letter }: { $total }, Punkte: { $points }
paper-kaboom-closest = Am nächsten an 0: { $letters }
