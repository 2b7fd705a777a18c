### Choco-Boom zum Hören: Antworten auf eine Taste. Jede ein Satz mit höchstens zwölf Wörtern.
### $name kann „Du“ sein: Es steht allein, vor oder nach einem Doppelpunkt.

boom-told-deck = { $name }, Karten: { $cards }.
boom-told-pile = { $card ->
    [none] Neuer Stapel.
   *[other] Oben: { $card }. Stapel: { $count }.
  }{ $under ->
    [0] {""}
   *[other] {" "}Strafkarten darunter: { $under }.
  }
boom-told-called = Letzter Ruf: { $item }.
boom-told-won = Letzter Stapel: { $name }, Karten: { $count }.
boom-told-waits = Noch nicht bereit: { $waiting }.
boom-told-votes = Noch ohne Stimme: { $waiting }.
boom-told-answers = Noch ohne Antwort: { $waiting }.
boom-told-sits = { $side ->
    [left] Links
    [right] Rechts
   *[across] Gegenüber
  }: { $name }, Karten: { $cards }.
boom-told-tally = { $name }, Stapel: { $piles }, Strafen: { $fines }.
