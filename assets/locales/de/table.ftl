# Wörter, die jeder Tisch benutzt.
table-menu = Menü
table-story = Was bisher geschah
table-story-empty = Noch ist nichts passiert.
table-count = Zählen
table-count-close = Fertig
table-count-nothing = Noch gibt es nichts zu zählen.
table-step = { $step } von { $steps }
table-previous = Ein Schritt zurück
table-next = Nächster Schritt
table-coach = Was das Spiel dir sagt
table-hint = Tipp
table-no-hint = Gerade gibt es keinen Tipp.
table-undo = Zurücknehmen
table-fit = Ganzes Spielfeld
table-rules = Regeln
table-help = So geht’s mit den Fingern
table-sound-on = Ton ist an
table-sound-off = Ton ist aus
table-vibration-on = Vibration ist an
table-vibration-off = Vibration ist aus
table-near = Auf mehreren Tablets spielen
table-leave = Zurück zum Regal
table-close = Schließen
table-thinking = denkt nach

# Zwischen zwei Personen
table-its-me = Ich bin’s
table-hand-over = { $name }, du bist dran
table-covered = { $way ->
    [keys] Die Karten bleiben verdeckt, bis du sagst: Ich bin’s.
   *[touch] Die Karten bleiben verdeckt, bis du tippst.
  }
table-hands-covered = Die Karten sind verdeckt.

table-start = { $alone ->
    [yes] { $game }.
   *[no] { $game }, reihum am Tisch: { $names }.
  }
table-start-keys = { $way ->
    [keys] Das Fragezeichen nennt alle Tasten.
   *[touch] {""}
  }

# Schläge
table-slap = Schlagen
table-slap-of = Schlagen: { $name }
table-hand = Hand: { $name }
table-margin = { $ms } ms schneller
table-photo = Fotofinish

# Das Ende
table-end-title = { $count ->
    [0] Niemand gewinnt
    [one] { $who ->
        [you] Du gewinnst!
        [bot] { $names } gewinnt.
       *[other] { $names } gewinnt!
      }
   *[other] { $names } gewinnen gemeinsam!
  }
table-praise-of = { $name }: { $praise }
table-skip = Überspringen
table-to-tasks = Zurück zu den Aufgaben
table-again = Noch einmal
table-again-other = Jetzt gegen { $bot } ({ $level })
table-write-bot = Bot schreiben
table-same-deal = Gleiche Karten
table-return = Plätze tauschen, gleiche Karten
table-more = Mehr
table-series = Zusammen: { $points }. { $count ->
    [one] { $who ->
        [you] Du liegst vorn!
       *[other] { $names } liegt vorn!
      }
   *[other] { $names } haben gleich viele.
  }
table-series-points = { $name } { $points }
# In the menu: makes a picture of the table, and a sheet to print
table-picture = Bild
table-share = Teilen
table-shelf = Zum Regal
table-result = Sieh, wie es lief

# Wenn etwas nicht ging
table-refused-undo = Das lässt sich nicht mehr zurücknehmen.
table-why-not-offered = Das geht jetzt nicht.
table-why-over = Die Partie ist zu Ende.
table-why-not-turn = Du bist nicht dran.
table-hint-only-choice = Etwas anderes gibt es nicht.
table-stumbled = Das hat nicht geklappt. Nichts hat sich geändert.
table-lost = Diese Partie lässt sich nicht zeigen
table-lost-text = Sie ist hier nicht gespeichert, oder sie ist beschädigt.
table-lost-damaged = Sie ist beschädigt: Ihre Züge brechen die Regeln.
table-lost-other = Etwas ist schiefgegangen. Bitte öffne sie noch einmal.
table-lost-newer = Sie stammt aus einer neueren Chocobox. Lade online das Regal neu und nimm die neuere.
table-lost-older = Sie stammt aus einer älteren Chocobox.

# Dieselbe Partie in zwei Fenstern
table-elsewhere = Diese Partie ist in einem anderen Fenster offen
table-elsewhere-text = Sie geht dort weiter, damit kein Zug verloren geht.
table-elsewhere-take = Hier spielen

# Hilfe
table-help-tablet = Auf dem iPad wechseln vier oder fünf Finger die App. Das schaltest du in den Einstellungen unter Multitasking & Gesten aus.
table-can = Was ich tun kann
table-say-choose = Wähle mit den Pfeiltasten oder P, dann drück Enter.
table-help-keys = Tasten

## Was auch der Weg und Wiederholungen sagen
table-to-path = Zurück zu deinem Weg
path-good = Eine gute Runde.
path-wrong = Noch nicht. Das kommt morgen wieder.
path-title = Dein Weg
replay-watch = Ansehen
replay-again = Noch einmal ansehen
replay-look-back = Zurückblicken
