### Kaboom! zum Hören: Antworten auf eine Taste, und was zur Wahl steht. Jede ein Satz mit höchstens zwölf Wörtern.
### $name kann „Du“ sein: Es steht allein, vor oder nach einem Doppelpunkt.

kaboom-told-known = { $spot }: { $card }.{ $ago ->
    [none] {""}
    [0] {" "}In diesem Zug gesehen.
   *[other] {" "}Gesehen vor so vielen Zügen: { $ago }.
  }
kaboom-told-hidden = { $spot }: nicht gesehen.
kaboom-told-gap = { $spot }: keine Karte.
kaboom-told-piles = Ablage: { $card ->
    [none] leer
   *[other] { $card }
  }. Nachziehstapel: { $stock }.
kaboom-told-drawn = Du hast gezogen: { $card }, zählt { $worth }.
kaboom-told-caller = { $name }: Kaboom!
kaboom-told-cards = { $name }, Karten: { $cards }.
kaboom-told-round = Runde { $round } von { $rounds }.
kaboom-told-sum = { $name }, Punkte: { $sum }.
kaboom-told-looks = Noch nicht nachgesehen: { $waiting }.
kaboom-told-flips = Als Nächstes deckt auf: { $name }.
kaboom-told-first = Zuerst geschlagen: { $name }.
kaboom-told-sits = { $side ->
    [left] Links
    [right] Rechts
   *[across] Gegenüber
  }: { $name }.
kaboom-told-grid = { $name }: { $lying ->
    [none] keine Karten
   *[other] { $lying }
  }.
kaboom-told-thrown = Ablage, { $number }: { $card }.

kaboom-group-replace = Behalten und eine eigene ablegen: { $count }
kaboom-group-give = Eine eigene geben: { $count }
kaboom-group-look = { $who ->
    [you] Eine eigene ansehen
   *[other] Eine Karte ansehen, { $name }
  }: { $count }
kaboom-group-reveal = { $who ->
    [you] Eine eigene aufdecken
   *[other] Eine Karte aufdecken, { $name }
  }: { $count }
kaboom-group-swap = Tauschen ({ $spot }) mit: { $count }
kaboom-group-lookboth = Ansehen ({ $spot }) und dazu eine von: { $count }
