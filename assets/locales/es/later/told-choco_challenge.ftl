### Choco Challenge de oído: respuestas a una tecla, y lo que se puede elegir. Una frase de doce palabras como mucho.

challenge-told-card = Carta { $number } de { $cards }: { $card }, coronas: { $crowns }.
challenge-told-deck = Ronda { $round }. Mazo: { $deck }{ $back ->
    [spice] , arriba una especia
    [filling] , arriba un relleno
   *[other] {""}
  }.
challenge-told-front = { $name }, delante: { $cards ->
    [none] nada
   *[other] { $cards }
  }.
challenge-told-things = { $name }, utensilios: { $tools ->
    [none] ninguno
   *[other] { $tools }
  }. Postres: { $costs ->
    [none] ninguno
   *[other] { $costs }
  }.
challenge-told-crowns = { $name }, coronas: { $points }. En cartas: { $cards }, en postres: { $desserts }.
challenge-told-market = Posición { $place }: { $card }, coronas: { $crowns }.
challenge-told-beside = { $side ->
    [left] A la izquierda
   *[right] A la derecha
  }: { $card }, posición { $place }, coronas: { $crowns }.
challenge-told-priced = { $card }, posición { $place }, coronas: { $crowns }. { $lacks ->
    [0] Puedes comprar esta carta.
    [none] En este turno, no.
   *[other] Cartas por robar: { $lacks }.
  }
challenge-told-dessert = { $dessert }, coronas: { $cost }, quedan: { $left }.
challenge-told-tool = { $card }, quedan: { $left }.
challenge-told-pile = { $who ->
    [you] En tu mazo
   *[other] En el mazo de { $name }
  }: { $cards ->
    [none] nada
   *[other] { $cards }
  }.

challenge-group-spend = Usar un utensilio: { $count }
challenge-group-buy = Comprar una carta: { $count }
challenge-group-take = Tomar un postre: { $count }
challenge-group-takemarket = Tomar una carta extra: { $count }
challenge-group-taketool = Tomar un utensilio: { $count }
challenge-choice-buy = Comprar: { $card }, posición { $place }, coronas: { $crowns }.
challenge-choice-takemarket = Tomar: { $card }, posición { $place }, coronas: { $crowns }.
challenge-choice-take = Tomar: { $dessert }, coronas: { $cost }.
