game-schokoly_count = Cuenta el tablero
option-grade = Caja
option-grade-line = De un platito a la fiesta entera.
option-grade-value = { $value }
bot-careless = Despiste
bot-careless-line = cuenta, y a menudo se salta uno
bot-careful = Esmero
bot-careful-line = cuenta dos veces
solo-count = Cuenta el tablero
boxes-how-count = Cuenta las zonas más grandes y averigua para quién es el chocolate neutral.
count-choose = ¿Qué caja?
boxes-count-1 = Un platito
boxes-count-1-line = Unas 8 cartas.
boxes-count-2 = Un plato lleno
boxes-count-2-line = Unas 16 cartas, una zona neutral.
boxes-count-3 = La fiesta entera
boxes-count-3-line = Unas 30 cartas, algunas apiladas, dos zonas neutrales.
count-number = Pregunta { $at } de { $most }
count-ask-largest = { $way ->
    [keys] Elige la zona más grande ({ $colour }).
   *[touch] Toca la zona más grande ({ $colour }).
  }
count-ask-size = ¿Cuántos trozos hay dentro de la línea discontinua?
count-ask-sides = Zona neutral ({ $neutral }): ¿cuántos lados tocan { $colour }?
count-ask-who = ¿Para quién es la zona neutral ({ $neutral })?
count-tap = Las esquinas no unen zonas.
count-chosen = { $way ->
    [keys] ¿Este trozo? O elige otro.
   *[touch] ¿Este trozo? O toca otro.
  }
count-say = Eso es
count-next = Siguiente
count-your-number = Tu número
count-no-number = ningún número
count-digits = Cifras
count-erase = Borrar
count-takers = Para quién es
count-nobody = Nadie
count-neutral = neutral
count-too-many = Tantos no caben.
count-legend = Juegan: { $a }, { $b }; neutral: { $neutral }
count-so-far = Bien: { $right } de { $asked }, { $most } en total
count-explained = La respuesta
count-right = Bien
count-wrong = Casi
count-told-largest = Esta es la zona más grande ({ $colour }).
count-told-smaller = Esta zona es más grande. La tuya tiene la línea discontinua.
count-told-other-colour = Esta es la zona más grande ({ $colour }). Has elegido otro chocolate.
count-told-counted = Trozos: { $count }.
count-told-sides = Lados que tocan { $colour }: { $count }.
count-told-more-sides = Lados: { $most } a { $fewer }. La zona es para: { $colour }.
count-told-equal-sides = Lados: { $most } cada uno. Para nadie.
count-told-too-small = Menos de seis trozos: para nadie.
count-said = Tu respuesta: { $given }.
count-over = Era la última pregunta.
count-end-title = { $right } de { $most }
count-end-all = Todas las respuestas están bien.
count-end-many = La mayoría están bien.
count-end-few = Contar se aprende practicando.
count-board-keys = Cartas en el tablero: { $count }. Las flechas mueven, Enter responde.
count-piece = { $colour }, columna { $x }, fila { $y }
count-help-touch = Toca lo que se pide y después «Eso es». Los trozos y los lados se pueden marcar.
