### Böse Eins

game-pig = Böse Eins
line-pig = Noch ein Wurf?
credit-pig = Ein Spiel von jeher.
bot-piglet = Ferkel
bot-piglet-line = Hört früh auf
bot-boar = Keiler
bot-boar-line = Wirft bis zwanzig

card-pig-1 = Würfle, so oft du magst.
card-pig-2 = Was du würfelst, zählt, sobald du aufhörst.
card-pig-3 = Aber eine Eins verliert den ganzen Zug.
card-pig-4 = Hundert Punkte gewinnen.

rules-pig-aim = Das Ziel
rules-pig-aim-1 = Wer zuerst hundert Punkte hat, gewinnt.
rules-pig-turn = Ein Zug
rules-pig-turn-1 = Wirf, so oft du willst. Jeder Wurf bringt seine Augen als Punkte.
rules-pig-turn-2 = Hör auf, und sie gehören dir. Wirfst du eine Eins, ist alles aus diesem Zug verloren.

pig-die = { $side ->
    [0] Ein Würfel
   *[other] Der Würfel zeigt { $side }
  }
pig-points = { $points }
pig-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
pig-roll = Werfen
pig-hold = Aufhören
pig-note = Wirf, oder behalte, was du hast.
pig-won = { $name }: hundert!
pig-event-rolled = { $name }: { $die }
pig-event-lost = { $name }: alles verloren
pig-event-held = { $name } hört auf: { $points }
pig-advice-roll = Noch ein Wurf lohnt sich.
pig-advice-hold = Genug: aufhören.
pig-why-not-offered = Das geht gerade nicht.
