### Choco Challenge zum Hören: Antworten auf eine Taste, und was zur Wahl steht. Jede ein Satz mit höchstens zwölf Wörtern.
### $name kann „Du“ sein: Es steht allein, vor oder nach einem Doppelpunkt.

challenge-told-card = Karte { $number } von { $cards }: { $card }, Kronen: { $crowns }.
challenge-told-deck = Runde { $round }. Zutatenstapel: { $deck }{ $back ->
    [spice] , obenauf ein Gewürz
    [filling] , obenauf eine Füllung
   *[other] {""}
  }.
challenge-told-front = { $name }, ausgelegt: { $cards ->
    [none] nichts
   *[other] { $cards }
  }.
challenge-told-things = { $name }, Werkzeuge: { $tools ->
    [none] keine
   *[other] { $tools }
  }. Desserts: { $costs ->
    [none] keine
   *[other] { $costs }
  }.
challenge-told-crowns = { $name }, Kronen: { $points }. Auf Karten: { $cards }, auf Desserts: { $desserts }.
challenge-told-market = Platz { $place }: { $card }, Kronen: { $crowns }.
challenge-told-beside = { $side ->
    [left] Links
   *[right] Rechts
  }: { $card }, Platz { $place }, Kronen: { $crowns }.
challenge-told-priced = { $card }, Platz { $place }, Kronen: { $crowns }. { $lacks ->
    [0] Das darfst du kaufen.
    [none] Nicht in diesem Zug.
   *[other] Noch zu ziehen: { $lacks }.
  }
challenge-told-dessert = { $dessert }, Kronen: { $cost }, noch da: { $left }.
challenge-told-tool = { $card }, noch da: { $left }.
challenge-told-pile = { $who ->
    [you] In deinem Stapel
   *[other] Im Stapel von { $name }
  }: { $cards ->
    [none] nichts
   *[other] { $cards }
  }.

challenge-group-spend = Werkzeug benutzen: { $count }
challenge-group-buy = Karte kaufen: { $count }
challenge-group-take = Dessert nehmen: { $count }
challenge-group-takemarket = Zusatzkarte nehmen: { $count }
challenge-group-taketool = Werkzeug nehmen: { $count }
challenge-choice-buy = Kaufen: { $card }, Platz { $place }, Kronen: { $crowns }.
challenge-choice-takemarket = Nehmen: { $card }, Platz { $place }, Kronen: { $crowns }.
challenge-choice-take = Nehmen: { $dessert }, Kronen: { $cost }.
