### L’uno cattivo

game-pig = L’uno cattivo
line-pig = Ancora un lancio?
credit-pig = Un gioco di sempre.
bot-piglet = Porcellino
bot-piglet-line = Si ferma presto
bot-boar = Cinghiale
bot-boar-line = Lancia fino a venti

card-pig-1 = Lancia il dado quante volte vuoi.
card-pig-2 = Quello che lanci conta, appena ti fermi.
card-pig-3 = Ma un uno fa perdere tutto il turno.
card-pig-4 = Vincono cento punti.

rules-pig-aim = Lo scopo
rules-pig-aim-1 = Vince chi arriva per primo a cento punti.
rules-pig-turn = Un turno
rules-pig-turn-1 = Lancia quante volte vuoi. Ogni lancio porta i suoi punti.
rules-pig-turn-2 = Fermati, e sono tuoi. Se esce un uno, tutto quello del turno è perso.

pig-die = { $side ->
    [0] Un dado
   *[other] Il dado mostra { $side }
  }
pig-points = { $points }
pig-score = { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
  }
pig-roll = Lancia
pig-hold = Fermati
pig-note = Lancia, o tieni quello che hai.
pig-won = { $name }: cento!
pig-event-rolled = { $name }: { $die }
pig-event-lost = { $name }: tutto perso
pig-event-held = { $name } si ferma: { $points }
pig-advice-roll = Conviene ancora un lancio.
pig-advice-hold = Basta così: fermati.
pig-why-not-offered = Ora non si può.
