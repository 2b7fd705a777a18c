### Choco-Boom de oído: respuestas a una tecla. Una frase de doce palabras como mucho.

boom-told-deck = { $name }, cartas: { $cards }.
boom-told-pile = { $card ->
    [none] Montón nuevo.
   *[other] Arriba: { $card }. Montón: { $count }.
  }{ $under ->
    [0] {""}
   *[other] {" "}Multas debajo: { $under }.
  }
boom-told-called = Última palabra: { $item }.
boom-told-won = Último montón: { $name }, cartas: { $count }.
boom-told-waits = Falta «Ya estoy»: { $waiting }.
boom-told-votes = Falta el voto: { $waiting }.
boom-told-answers = Falta la respuesta: { $waiting }.
boom-told-sits = { $side ->
    [left] A la izquierda
    [right] A la derecha
   *[across] Enfrente
  }: { $name }, cartas: { $cards }.
boom-told-tally = { $name }, montones: { $piles }, multas: { $fines }.
