### Kaboom! da ascoltare: risposte a un tasto, e che cosa si può scegliere. Una frase di dodici parole al massimo.
### $name può essere «Tu»: sta da solo, prima o dopo i due punti.

kaboom-told-known = { $spot }: { $card }.{ $ago ->
    [none] {""}
    [0] {" "}Hai guardato in questo turno.
   *[other] {" "}Turni da quando hai guardato: { $ago }.
  }
kaboom-told-hidden = { $spot }: mai vista.
kaboom-told-gap = { $spot }: nessuna carta.
kaboom-told-piles = Scarti: { $card ->
    [none] vuoti
   *[other] { $card }
  }. Mazzo: { $stock }.
kaboom-told-drawn = Hai pescato: { $card }, vale { $worth }.
kaboom-told-caller = { $name }: Kaboom!
kaboom-told-cards = { $name }, carte: { $cards }.
kaboom-told-round = Round { $round } di { $rounds }.
kaboom-told-sum = { $name }, punti: { $sum }.
kaboom-told-looks = Sguardi che mancano: { $waiting }.
kaboom-told-flips = La prossima carta la gira: { $name }.
kaboom-told-first = Prima mano: { $name }.
kaboom-told-sits = { $side ->
    [left] A sinistra
    [right] A destra
   *[across] Di fronte
  }: { $name }.
kaboom-told-grid = { $name }: { $lying ->
    [none] nessuna carta
   *[other] { $lying }
  }.
kaboom-told-thrown = Scarti, { $number }: { $card }.

kaboom-group-replace = Tienila, e scarta una delle tue: { $count }
kaboom-group-give = Dai una delle tue: { $count }
kaboom-group-look = { $who ->
    [you] Guarda una delle tue
   *[other] Spia una carta, { $name }
  }: { $count }
kaboom-group-reveal = { $who ->
    [you] Gira una delle tue
   *[other] Gira una carta, { $name }
  }: { $count }
kaboom-group-swap = Scambia ({ $spot }) con: { $count }
kaboom-group-lookboth = Guarda ({ $spot }), e una di queste: { $count }
