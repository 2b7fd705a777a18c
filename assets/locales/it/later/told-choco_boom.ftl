### Choco-Boom da ascoltare: risposte a un tasto. Una frase di dodici parole al massimo.
### $name può essere «Tu»: sta da solo, prima o dopo i due punti.

boom-told-deck = { $name }, carte: { $cards }.
boom-told-pile = { $card ->
    [none] Pila nuova.
   *[other] In cima: { $card }. Pila: { $count }.
  }{ $under ->
    [0] {""}
   *[other] {" "}Multe lì sotto: { $under }.
  }
boom-told-called = Ultima parola: { $item }.
boom-told-won = Ultima pila: { $name }, carte: { $count }.
boom-told-waits = Manca ancora «Ci sono»: { $waiting }.
boom-told-votes = Manca ancora il voto: { $waiting }.
boom-told-answers = Manca ancora la risposta: { $waiting }.
boom-told-sits = { $side ->
    [left] A sinistra
    [right] A destra
   *[across] Di fronte
  }: { $name }, carte: { $cards }.
boom-told-tally = { $name }, pile: { $piles }, multe: { $fines }.
