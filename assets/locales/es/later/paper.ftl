### La imagen de una mesa como archivo, y una pregunta sobre una mesa en dos hojas de papel.

picture-title = Una imagen para el papel
picture-line = Muestra lo que todo el mundo puede ver, y ninguna mano.
# Heard in place of the picture.
picture-alt = La mesa
picture-none = Todavía no hay nada en la mesa.
picture-save = Guardar como imagen (PNG)
picture-drawing = Guardar como dibujo (SVG)
# $name: of a file
picture-done = Guardado: { $name }
picture-failed = La imagen no ha salido. Inténtalo otra vez.
picture-ask = Imprimir con una pregunta

## The two sheets
paper-title = Una pregunta en papel
paper-name = Nombre:
paper-date = Fecha:
paper-which = ¿Qué pregunta?
paper-print = Imprimir dos hojas
# Over the second sheet. $title: what the question is called.
paper-key = Solución: { $title }
paper-none = Ninguna pregunta va bien con esta mesa. Juega un poco más e inténtalo otra vez.

## Schokoly. $colour is a kind of chocolate.
paper-schokoly-best-title = El mejor lugar
paper-schokoly-best = Juegas con { $colour ->
    [dark] negro
    [milk] leche
   *[white] blanco
  }. ¿Qué carta te da enseguida la mayor ventaja? ¿Dónde la colocas?
# $card: the number of a card. The place is drawn. $stack: whether a smartie lies on it. $before, $after: how far ahead; less than 0 is behind.
paper-schokoly-best-key = Carta { $card } en la línea continua{ $stack ->
    [true] , con una gragea
   *[false] {""}
  }. Ventaja: { $after }, antes: { $before }. Ganancia: { $gain }.
# $count: how many ways to lay a card
paper-schokoly-best-equal = Formas igual de buenas: { $count }.
# Its place is drawn in a dashed line.
paper-schokoly-best-bot = El bot difícil mira más lejos: carta { $card } en la línea discontinua.
paper-schokoly-best-same = El bot difícil mira más lejos y no encuentra un lugar mejor.
paper-schokoly-count-title = Cuenta el tablero
# $neutral: whether there are neutral areas
paper-schokoly-count = ¿Cuánto mide la zona más grande de cada chocolate? { $neutral ->
    [true] ¿Para quién es cada zona neutral?
   *[false] {""}
  } ¿Quién va por delante, y por cuánto?
# $count: of its pieces; $most and $fewer: of sides
paper-schokoly-area = Zona neutral: { $count }. Lados: { $most } a { $fewer }, para { $winner ->
    [dark] negro
    [milk] leche
    [white] blanco
   *[nobody] nadie
  }.
paper-schokoly-total = { $colour ->
    [dark] Negro
    [milk] Leche
   *[white] Blanco
  }: { $largest } + neutral { $neutral } = { $total }
paper-schokoly-largest = { $colour ->
    [dark] Negro
    [milk] Leche
   *[white] Blanco
  }: { $largest }
# $by: so many points
paper-schokoly-leads = Por delante: { $colour ->
    [dark] negro
    [milk] leche
   *[white] blanco
  }, por { $by }.
paper-schokoly-equal = Nadie va por delante.

## Choco Challenge
paper-choco_challenge-draw-title = ¿Robar o plantarse?
# $drawn and $pile: how many cards
paper-choco_challenge-draw = Cartas robadas: { $drawn }. En tu mazo: { $pile }. ¿Qué probabilidad hay de pasarse con la carta siguiente? ¿Robas o te plantas?
# $matches of $pile cards
paper-choco_challenge-draw-key = Pasarse: { $matches } de { $pile } cartas, { $percent } %.
paper-choco_challenge-draw-bot = { $does ->
    [draw] El bot difícil roba.
   *[stop] El bot difícil se planta.
  }
paper-choco_challenge-drawn = Robadas
paper-choco_challenge-pile = Aún en el mazo
paper-choco_challenge-market = Mercado
paper-choco_challenge-desserts = Postres
paper-choco_challenge-buy-title = ¿Qué puedes tener?
paper-choco_challenge-buy = Cartas robadas: { $drawn }. ¿Qué carta del mercado puedes comprar? ¿Qué postre puedes llevarte?
# $place: its number
paper-choco_challenge-buy-place = Del mercado: carta { $place }.
paper-choco_challenge-buy-any = Del mercado: cualquiera.
paper-choco_challenge-buy-none = Del mercado: ninguna.
# $costs: numbers, counted up
paper-choco_challenge-buy-dessert = Postres a elegir: { $costs }.
paper-choco_challenge-buy-no-dessert = Postre: ninguno.

## Kaboom! $letter and $letters name rows of cards: A, B.
paper-kaboom-rows = Las cartas de una ronda, fila por fila
paper-kaboom-count-title = Cuenta la ronda
# $called: the row of whoever called
paper-kaboom-count = { $called ->
    [nobody] Nadie dijo «¡Kaboom!».
   *[other] La fila { $called } dijo «¡Kaboom!».
  } ¿Cuánto suma cada fila, y cuántos puntos son? ¿Cuál está más cerca de 0?
paper-kaboom-row = Fila { $letter }: { $total }
# $total: the sum of its cards
paper-kaboom-row-caller = Fila { $letter }: { $total }, puntos: { $points }
paper-kaboom-closest = Más cerca de 0: { $letters }
