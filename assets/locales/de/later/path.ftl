### Der Weg eines Kindes: Fertigkeiten, Stufen, und was wiederkommt.

practise-title = Eigene Züge üben
path-back = Dein Weg
path-private = Alles bleibt auf diesem Gerät, bis du Chocobox leerst.

path-today-line = Heute haben alle dasselbe.
path-today-play = Spielen
path-due = { $count ->
    [0] Heute kommt nichts wieder
   *[other] Kommt heute wieder: { $count }
  }
path-done = Rätsel endgültig gelöst: { $done }
path-more = { $count } weitere
path-learn-of = Spielend lernen: { $game }
daily-puzzle = Heute: ein Rätsel zu { $game }
daily-round = Heute: Übung für { $game }
daily-deal = Heute: eine Partie { $game }
path-puzzles = Rätsel aus deinen eigenen Zügen: { $count }
path-puzzles-practise = Deine Rätsel üben
path-nothing = Was nicht gelingt, kommt nach 1, 3 und 7 Tagen wieder. „Zurückblicken“ nach einer Partie macht Rätsel.
path-later = { $days ->
    [1] Kommt später wieder: { $later }, als Nächstes morgen.
   *[other] Kommt später wieder: { $later }, als Nächstes in { $days } Tagen.
  }
path-week = Brett der Woche { $number }
path-week-line = Eine Karte. Alle haben das gleiche Brett.
path-week-play = Den Platz suchen

path-level = Stufe { $level } von 3
path-all = Alle Stufen sind geschafft
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
path-schokoly_best-corner-line = Ecken verbinden nicht.
path-schokoly_best-neutral = Neutrale Mehrheit
path-schokoly_best-neutral-line = Eine Seite mehr, und ein neutrales Gebiet gehört dir.
path-schokoly_best-stack = Stapeln
path-schokoly_best-stack-line = Eine Schokolinse legt die Karte obendrauf.
path-choco_practice-colours = Farben
path-choco_practice-colours-line = Die Farbe zählt, nicht das Bild.
path-choco_practice-parrot = Papagei
path-choco_practice-parrot-line = Er wiederholt den letzten Ruf.
path-choco_practice-doubles = Doppel
path-choco_practice-doubles-line = Zweimal dasselbe: schlagen.
path-schokoly-puzzle = Bester Zug
path-schokoly-puzzle-line = Wo bringt die Karte am meisten?
path-choco_challenge-puzzle = Beste Wahl
path-choco_challenge-puzzle-line = Ziehen, aufhören oder was kaufen?
