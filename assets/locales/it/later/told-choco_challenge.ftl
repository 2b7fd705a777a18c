### Choco Challenge da ascoltare: risposte a un tasto, e che cosa si può scegliere. Una frase di dodici parole al massimo.
### $name può essere «Tu»: sta da solo, prima o dopo i due punti.

challenge-told-card = Carta { $number } di { $cards }: { $card }, corone: { $crowns }.
challenge-told-deck = Giro { $round }. Mazzo: { $deck }{ $back ->
    [spice] , in cima un Aroma
    [filling] , in cima una Farcitura
   *[other] {""}
  }.
challenge-told-front = { $name }, davanti: { $cards ->
    [none] niente
   *[other] { $cards }
  }.
challenge-told-things = { $name }, strumenti: { $tools ->
    [none] nessuno
   *[other] { $tools }
  }. Dolci: { $costs ->
    [none] nessuno
   *[other] { $costs }
  }.
challenge-told-crowns = { $name }, corone: { $points }. Sulle carte: { $cards }, sui Dolci: { $desserts }.
challenge-told-market = Posto { $place }: { $card }, corone: { $crowns }.
challenge-told-beside = { $side ->
    [left] A sinistra
   *[right] A destra
  }: { $card }, posto { $place }, corone: { $crowns }.
challenge-told-priced = { $card }, posto { $place }, corone: { $crowns }. { $lacks ->
    [0] Puoi comprare questa carta.
    [none] Non in questo turno.
   *[other] Carte ancora da pescare: { $lacks }.
  }
challenge-told-dessert = { $dessert }, corone: { $cost }, rimasti: { $left }.
challenge-told-tool = { $card }, rimasti: { $left }.
challenge-told-pile = { $who ->
    [you] Nel tuo mazzo
   *[other] Nel mazzo di { $name }
  }: { $cards ->
    [none] niente
   *[other] { $cards }
  }.

challenge-group-spend = Usa uno strumento: { $count }
challenge-group-buy = Compra una carta: { $count }
challenge-group-take = Prendi un Dolce: { $count }
challenge-group-takemarket = Prendi una carta extra: { $count }
challenge-group-taketool = Prendi uno strumento: { $count }
challenge-choice-buy = Compra: { $card }, posto { $place }, corone: { $crowns }.
challenge-choice-takemarket = Prendi: { $card }, posto { $place }, corone: { $crowns }.
challenge-choice-take = Prendi: { $dessert }, corone: { $cost }.
