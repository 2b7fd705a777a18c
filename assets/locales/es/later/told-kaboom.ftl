### Kaboom! de oído: respuestas a una tecla, y lo que se puede elegir. Una frase de doce palabras como mucho.

kaboom-told-known = { $spot }: { $card }.{ $ago ->
    [none] {""}
    [0] {" "}La miraste en este turno.
   *[other] {" "}Turnos desde que la miraste: { $ago }.
  }
kaboom-told-hidden = { $spot }: sin mirar.
kaboom-told-gap = { $spot }: no hay carta.
kaboom-told-piles = Descarte: { $card ->
    [none] vacío
   *[other] { $card }
  }. Mazo: { $stock }.
kaboom-told-drawn = Robaste: { $card }, vale { $worth }.
kaboom-told-caller = { $name }: ¡Kaboom!
kaboom-told-cards = { $name }, cartas: { $cards }.
kaboom-told-round = Ronda { $round } de { $rounds }.
kaboom-told-sum = { $name }, puntos: { $sum }.
kaboom-told-looks = Falta mirar: { $waiting }.
kaboom-told-flips = Ahora voltea: { $name }.
kaboom-told-first = Primera mano: { $name }.
kaboom-told-sits = { $side ->
    [left] A la izquierda
    [right] A la derecha
   *[across] Enfrente
  }: { $name }.
kaboom-told-grid = { $name }: { $lying ->
    [none] sin cartas
   *[other] { $lying }
  }.
kaboom-told-thrown = Descarte, { $number }: { $card }.

kaboom-group-replace = Quedártela y descartar una tuya: { $count }
kaboom-group-give = Dar una tuya: { $count }
kaboom-group-look = { $who ->
    [you] Mirar una tuya
   *[other] Espiar una carta, { $name }
  }: { $count }
kaboom-group-reveal = { $who ->
    [you] Destapar una tuya
   *[other] Destapar una carta, { $name }
  }: { $count }
kaboom-group-swap = Cambiar ({ $spot }) con: { $count }
kaboom-group-lookboth = Mirar ({ $spot }), y una de estas: { $count }
