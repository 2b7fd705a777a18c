table-told-turn = { $who ->
    [you] Te toca.
   *[name] Le toca a { $name }.
  }
table-told-over = La partida ha terminado.
table-told-nothing = Nada que decir.
table-told-own = Solo en una pantalla tuya: todo el mundo lo oiría.
table-told-can = Puedes: { $choices } P las recorre.
table-choices-back = Volver
table-go-on = Seguir

schokoly-run = { $gap ->
    [yes] hueco { $count }
   *[no] { $colour } { $count }
  }
schokoly-told-card = Carta { $number } de { $cards }: { $card }. Maneras de ponerla: { $ways }.
schokoly-told-cards = En el tablero: { $lying } cartas. En el mazo: { $stock }. En tu mano: { $hand }. Tu color: { $own ->
    [none] todavía ninguno
   *[other] { $own }
  }. Neutral: { $neutral ->
    [none] ninguno
   *[other] { $neutral }
  }.
schokoly-told-smarties = { $who ->
    [you] Tú
   *[name] { $name }
  }: { $colour ->
    [none] {""}
   *[other] { $colour },{" "}
  }grageas: { $smarties }.
schokoly-told-points = { $colour }: { $points }. Zona más grande: { $largest }. Neutral: { $neutral_pieces }.
schokoly-told-pieces = Zona { $number } de { $areas }: { $colour }, { $size }; columna { $x }, fila { $y }.
schokoly-told-neutral = Zona neutral { $number } de { $areas }: { $size }; columna { $x }, fila { $y }. { $leader ->
    [none] Nadie va por delante.
   *[other] Por delante: { $leader }, de { $lead }.
  }{ $counts ->
    [no] {" "}Es pequeña: no cuenta.
   *[yes] {""}
  }
schokoly-told-row = Fila { $y }, desde la columna { $x }: { $runs }.
schokoly-told-beside = { $side ->
    [above] Encima
    [right] A la derecha
    [below] Debajo
   *[left] A la izquierda
  }: { $runs }.
schokoly-choice-place = Lugar { $at } de { $count }: columna { $x }, fila { $y }, { $gain }. { $card }.
schokoly-choice-stack = Encima, { $at } de { $count }: columna { $x }, fila { $y }, { $gain }. { $card }.
schokoly-choice-guard = Proteger: { $card }.
schokoly-choice-offer = Ofrecer a { $other }: { $card }.
schokoly-choice-answer = Responder con: { $card }.
schokoly-group-place = Poner: { $card }. Lugares: { $count }, el mejor: { $gain }.
schokoly-group-stack = Poner con una gragea: { $card }. Lugares: { $count }, el mejor: { $gain }.
schokoly-group-guard = Proteger una carta: { $count }.
schokoly-group-offer = Ofrecer un cambio: { $count }.

table-key-can = lo que puedes hacer
table-key-choice = lo siguiente que puedes hacer; con Mayús, lo anterior
table-key-do = hacerlo
table-key-card = una de tus cartas
table-key-table = lo que hay en la mesa
table-key-score = cómo va la partida
table-key-turn = a quién le toca
table-key-last = lo último que ha pasado
table-key-beside = lo que hay al lado
table-key-rows = fila a fila
schokoly-key-listed = las zonas, primero la más grande
schokoly-key-further = las zonas neutrales, y quién va por delante
challenge-key-end = plantarse, terminar el turno
challenge-key-listed = el mercado por precio
challenge-key-further = lo que hay en cada mazo
kaboom-key-listed = lo que has visto, y cuándo
kaboom-key-further = el descarte
boom-key-listed = el montón
boom-key-further = montones ganados y multas
table-key-switch = jugar solo con esta tecla; si usas también Intro, esta avanza e Intro elige

boom-key-slap = golpear
boom-key-flip = voltear
boom-key-call = decir banana, fresa, choco, elefante
boom-key-ready = ya estoy
boom-key-object = protestar
boom-key-guilty = votar: error
boom-key-innocent = votar: sin error

challenge-key-draw = robar
challenge-key-take = tomar la carta extra, o el mejor postre
challenge-key-decline = sin carta extra
challenge-key-inside = mirar en tu mazo
challenge-key-arrows = de carta en carta
challenge-key-enter = tomar o comprar
challenge-key-back = cerrar

kaboom-key-slap = golpear, por puesto
kaboom-key-slap-own = golpear, a solas
kaboom-key-eye = mirar, tapar
kaboom-key-flip = voltear
kaboom-key-draw = robar
kaboom-key-discard = descartar
kaboom-key-kaboom = decir «¡Kaboom!»
kaboom-key-yes = cambiar
kaboom-key-no = no cambiar, saltar, no dar nada, ya está
kaboom-key-giveup = rendirse
kaboom-key-arrows = de carta en carta
kaboom-key-enter = elegir
kaboom-key-back = soltar, cerrar

schokoly-key-take = tomar una carta
schokoly-key-turn = girarla; con Mayús, al otro lado
schokoly-key-smartie = usar una gragea
schokoly-key-arrows = al lugar o carta siguiente
schokoly-key-lay = colocar la carta
schokoly-key-end = robar, terminar el turno
schokoly-key-back = deshacerlo todo

count-key-digit = escribir un número
count-key-who = elegir para quién es
count-key-arrows = de trozo en trozo
count-key-say = responder, o seguir
count-key-back = no elegir nada

table-key-undo = deshacer
table-key-hint = pista
table-key-count = recuento
table-key-menu = menú
