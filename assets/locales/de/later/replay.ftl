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
replay-nothing = Hier ist nichts passiert, was man sehen könnte.
replay-run = Abspielen
replay-pause = Anhalten
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
replay-play-on-line = { $ply ->
    [0] Eine neue Partie beginnt mit diesen Karten.
   *[other] Eine neue Partie geht bei Zug { $ply } weiter.
  } Diese bleibt, wie sie ist.
replay-which-seat = Welcher Platz ist deiner?
replay-seat-person = bisher ein Mensch
replay-seat-bot = bisher ein Bot; andere Plätze bleiben
replay-seat-changes = bisher ein Bot; er setzt sich auf den Platz des Menschen

# Die Augenblicke
replay-moments = Augenblicke
replay-moments-none = In dieser Partie ragt kein Zug heraus.
replay-moment = Hier hat sich etwas entschieden.
replay-moment-lead = { $way ->
    [less] { $who ->
        [you] Du verlierst
       *[other] { $name } verliert
      }
   *[other] { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
      }
  } { $change } an Vorsprung.
replay-moment-ahead = { $who ->
    [you] Von hier an bleibst du vorn.
   *[other] Von hier an bleibt { $name } vorn.
  }
replay-change = { $who ->
    [you] Dein Vorsprung
   *[other] Vorsprung von { $name }
  }: { $way ->
    [less] −{ $change }
   *[other] +{ $change }
  }.
replay-schokoly-swapped = { $who ->
    [you] Du tauschst
   *[other] { $name } tauscht
  } eine Karte.
replay-schokoly-redrew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
  } eine neue Hand.
replay-choco-boom-pilewon = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
  } einen Stapel.
replay-choco-boom-outofcards = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } keine Karten mehr.
replay-choco-boom-backin = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } wieder Karten.
replay-choco-boom-fined = { $who ->
    [you] Du zahlst
   *[other] { $name } zahlt
  } eine Strafe.
replay-choco-challenge-took = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
  } ein Dessert.
replay-choco-challenge-busted = { $who ->
    [you] Dein Zug ist geplatzt.
   *[other] Der Zug von { $name } ist geplatzt.
  }
replay-kaboom-roundended = Die Runde ist zu Ende.
replay-kaboom-kaboomed = { $who ->
    [you] Du sagst
   *[other] { $name } sagt
  } Kaboom!
replay-kaboom-penalized = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
  } eine Strafkarte.
replay-kaboom-slapdone = Der Schlag ist vorbei.

# Wenn es nichts anzusehen gibt
replay-lost-behind = In ihrem Link steht diese Partie hinter einer aus einer älteren Chocobox, darum ist sie nicht lesbar.
replay-lost-link = Dieser Link ist beschädigt oder nicht von Chocobox.
replay-lost-nothing = In diesem Link steckt keine Partie zum Ansehen.
replay-lost-task = Diese Aufgabe ist noch nicht fertig. Danach kannst du sie ansehen.
