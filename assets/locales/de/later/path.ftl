### Der Weg eines Kindes: Fertigkeiten, Stufen, und was wiederkommt.

practise-title = Eigene Züge üben
path-back = Dein Weg
path-private = Das alles bleibt auf diesem Gerät, bis du Chocobox in den Einstellungen leerst.

path-today-line = Alle haben heute dasselbe. Morgen gibt es etwas anderes.
path-today-play = Spielen
path-due = { $count ->
    [0] Heute kommt nichts wieder
    [one] Heute kommt eines wieder
   *[other] Heute kommen { $count } wieder
  }
path-done = { $done ->
    [one] Ein Rätsel ist endgültig gelöst.
   *[other] { $done } Rätsel sind endgültig gelöst.
}
path-more = { $count } weitere
path-learn-of = Spielend lernen: { $game }
daily-puzzle = Heute: ein Rätsel zu { $game }
daily-round = Heute: Übung für { $game }
daily-deal = Heute: eine Partie { $game }
path-puzzles = { $count ->
    [one] Ein Rätsel aus deinen eigenen Zügen
   *[other] { $count } Rätsel aus deinen eigenen Zügen
  }
path-puzzles-practise = Deine Rätsel üben
path-nothing = Was nicht gelingt, kommt hier nach 1, 3 und 7 Tagen wieder. Rätsel aus eigenen Zügen kommen vom „Zurückblicken“ nach einer Partie.
path-later = { $later ->
    [one] Eine Sache kommt
   *[other] { $later } Sachen kommen
  } später wieder, die nächste { $days ->
    [one] morgen
   *[other] in { $days } Tagen
  }.
path-week = Brett der Woche { $number }
path-week-line = Eine Karte, ein Platz. Diese Woche haben alle das gleiche Brett.
path-week-play = Den Platz suchen

path-level = Stufe { $level } von 3
path-all = Alle drei Stufen sind geschafft
path-practise = Üben
path-practise-of = Üben: { $name }, Stufe { $level }

path-schokoly_count-largest = Größtes Gebiet
path-schokoly_count-largest-line = Finde es auf dem Feld.
path-schokoly_count-size = Größe
path-schokoly_count-size-line = Zähle die Stücke eines Gebiets.
path-schokoly_count-sides = Seiten
path-schokoly_count-sides-line = Zähle die Seiten an einem neutralen Gebiet.
path-schokoly_count-who = Wer bekommt es?
path-schokoly_count-who-line = Sag, wem ein neutrales Gebiet gehört.
path-schokoly_best-join = Verbinden
path-schokoly_best-join-line = Eine Karte macht aus zwei Gebieten eins.
path-schokoly_best-corner = Eckenfalle
path-schokoly_best-corner-line = Was sich nur an der Ecke trifft, ist nicht verbunden.
path-schokoly_best-neutral = Neutrale Mehrheit
path-schokoly_best-neutral-line = Eine Seite mehr, und ein neutrales Gebiet gehört dir.
path-schokoly_best-stack = Stapeln
path-schokoly_best-stack-line = Eine Schokolinse, und die Karte liegt obendrauf.
path-choco_practice-colours = Farben
path-choco_practice-colours-line = Die Farbe zählt, was auch immer das Bild zeigt.
path-choco_practice-parrot = Papagei
path-choco_practice-parrot-line = Er wiederholt den Ruf davor.
path-choco_practice-doubles = Doppel
path-choco_practice-doubles-line = Zweimal nacheinander dasselbe: schlagen.
path-schokoly-puzzle = Bester Zug
path-schokoly-puzzle-line = Ein Tisch aus einem Spiel, eine Wahl: Wo bringt die Karte am meisten?
path-choco_challenge-puzzle = Beste Wahl
path-choco_challenge-puzzle-line = Ein Tisch aus einem Spiel: Ziehen, aufhören oder was kaufen?
