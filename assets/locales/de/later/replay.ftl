# Eine Partie noch einmal ansehen.
replay-title = Wiederholung
replay-of = Wiederholung: { $game }
exhibition-title = Die Bots spielen
exhibition-of = { $game }: Die Bots spielen
replay-look-failed = Der Rückblick hat nicht geklappt. Du kannst das Spiel trotzdem ansehen.
replay-leave = Zurück
replay-slider = Zug
replay-where = { $ply ->
    [0] Vor dem ersten Zug
   *[other] Zug { $ply } von { $plies }
  }
replay-move = Zug { $ply }
replay-begins = Hier beginnt die Partie.
replay-start-keys = { $way ->
    [keys] Pfeil rechts zeigt den nächsten Zug, die Leertaste lässt die Partie laufen.
   *[touch] {""}
  }
replay-nothing = Hier war nichts zu sehen.
replay-run = Abspielen
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-moment-back = Zum Augenblick davor
replay-moment-on = Zum nächsten Augenblick
replay-speed = Tempo: { $speed }-fach
replay-times = { $speed }×

# Wessen Augen
replay-covered = Diese Partie läuft noch: Die Handkarten sind verdeckt.
replay-sight = Was du siehst
replay-seat = Wie ein Platz es sieht
replay-open = Alle Karten offen
replay-seat-of = Welcher Platz?
replay-open-from = Von welcher Seite?

# Von einem Zug aus weiterspielen
replay-play-on = Ab hier weiterspielen
replay-play-on-line = Eine neue Partie beginnt; diese bleibt, wie sie ist.
replay-which-seat = Welcher Platz ist deiner?
replay-seat-person = bisher ein Mensch
replay-seat-bot = bisher ein Bot; andere Plätze bleiben
replay-seat-changes = bisher ein Bot; er nimmt den anderen Platz

# Die Augenblicke
replay-moments = Augenblicke
replay-moments-none = In dieser Partie ragt kein Zug heraus.
replay-moment = Hier hat sich etwas entschieden.
replay-moment-lead = { $name }: Vorsprung { $change }.
replay-moment-ahead = { $name }: von hier an vorn.
replay-schokoly-swapped = { $name }: eine Karte getauscht.
replay-schokoly-redrew = { $name }: eine neue Hand.
replay-choco-boom-pilewon = { $name }: ein Stapel gewonnen.
replay-choco-boom-outofcards = { $name }: keine Karten mehr.
replay-choco-boom-backin = { $name }: wieder Karten.
replay-choco-boom-fined = { $name }: eine Strafe.
replay-choco-challenge-took = { $name }: ein Dessert.
replay-choco-challenge-busted = { $name }: geplatzt.
replay-kaboom-roundended = Die Runde ist zu Ende.
replay-kaboom-kaboomed = { $name }: Kaboom!
replay-kaboom-penalized = { $name }: eine Strafkarte.
replay-kaboom-slapdone = Der Schlag ist vorbei.

# Wenn es nichts anzusehen gibt
replay-lost-behind = Sie kommt nach einer Partie aus einer älteren Chocobox, darum ist sie nicht lesbar.
replay-lost-link = Dieser Link ist beschädigt oder nicht von Chocobox.
replay-lost-nothing = In diesem Link steckt keine Partie zum Ansehen.
replay-lost-task = Diese Aufgabe ist noch nicht fertig.
