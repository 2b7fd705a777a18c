### El cerdito

game-pig = El cerdito
line-pig = ¿Otra tirada?
credit-pig = Un juego popular.
bot-piglet = Lechón
bot-piglet-line = Se planta pronto
bot-boar = Jabalí
bot-boar-line = Tira hasta veinte

card-pig-1 = Tira el dado tantas veces como quieras.
card-pig-2 = Todo lo que tiras cuenta cuando te plantas.
card-pig-3 = Pero un uno pierde el turno entero.
card-pig-4 = Cien puntos ganan.

rules-pig-aim = El objetivo
rules-pig-aim-1 = Gana quien llega antes a cien puntos.
rules-pig-turn = Un turno
rules-pig-turn-1 = Tira tantas veces como quieras. Cada tirada da sus puntos.
rules-pig-turn-2 = Plántate, y son tuyos. Si sacas un uno, se pierde todo lo de este turno.

pig-die = { $side ->
    [0] Un dado
   *[other] El dado muestra { $side }
  }
pig-points = { $points }
pig-score = { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
pig-roll = Tirar
pig-hold = Plantarse
pig-note = Tira, o conserva lo que tienes.
pig-won = { $name }: ¡cien!
pig-event-rolled = { $name }: { $die }
pig-event-lost = { $name }: todo perdido
pig-event-held = { $name } se planta: { $points }
pig-advice-roll = Otra tirada vale la pena.
pig-advice-hold = Basta: plántate.
pig-why-not-offered = Ahora no se puede.
