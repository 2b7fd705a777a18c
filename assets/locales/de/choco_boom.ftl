### Choco-Boom am Tisch.

## On the shelf
game-choco_boom = Choco-Boom
line-choco_boom = Sagen, sehen, schlagen
credit-choco_boom = Spiel von Haim Shafir.
bot-sleepy = Sieben{"\u00AD"}schläfer
bot-sleepy-line = ruft gemächlich und döst manchmal ein
bot-mole = Maul{"\u00AD"}wurf
bot-mole-line = ruft in Ruhe und sieht schlecht
bot-awake = Eich{"\u00AD"}hörnchen
bot-awake-line = ist hellwach und irrt sich selten
bot-lightning = Blitz
bot-lightning-line = ruft und schlägt wie der Blitz

## At the table

# Was Karten zeigen, und in welcher Farbe
boom-item-banana = Banane
boom-item-strawberry = Erdbeere
boom-item-choco = Schoko
boom-item-elephant = Elefant
boom-item-parrot = Papagei
boom-item-carrot = Karotte
boom-item-pepper = Paprika
boom-colour-yellow = gelb
boom-colour-red = rot
boom-colour-brown = braun
boom-colour-blue = blau
boom-card = { $item }, { $colour }

# Was gerufen wird, wie es auf den Tasten steht
boom-word-banana = Banane
boom-word-strawberry = Erdbeere
boom-word-choco = Schoko
boom-word-elephant = Elefant

# Der Tisch
boom-board = Der Stapel
boom-pile = Stapel: { $count ->
    [0] noch keine Karte
    [one] eine Karte, oben { $card }
   *[other] { $count } Karten, oben { $card }
  }
boom-pile-empty = Ein neuer Stapel beginnt
boom-under = Unter dem Stapel { $count ->
    [one] liegt eine Karte
   *[other] liegen { $count } Karten
  } als Strafe
boom-time = Zeit zum Rufen
boom-called = { $name } ruft: { $item }
boom-won = { $name }: { $count } Karten
boom-turn = { $who ->
    [you] Du deckst
   *[other] { $name } deckt
  } eine Karte auf

# Schilder und Tasten eines Platzes
boom-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
boom-deck-of = Karten von { $name }: { $count ->
    [0] keine
    [one] eine
   *[other] { $count }
  }
boom-flip = Aufdecken
boom-flip-of = Oberste Karte aufdecken: { $name }
boom-call-of = { $item } rufen: { $name }
boom-ready = Bereit
boom-ready-of = Bereit: { $name }
boom-object = Einspruch
boom-object-of = Einspruch: { $name }
boom-guilty = Fehler
boom-guilty-of = Fehler: { $name }
boom-innocent = Kein Fehler
boom-innocent-of = Kein Fehler: { $name }
boom-out = Ohne Karten: nur schlagen
boom-muted = Die Hand ruht bis zur nächsten Karte
boom-case = Einspruch: { $name } gegen { $other }

# Was zu tun ist
boom-note-flip = Du bist dran: Deck eine Karte auf!
boom-note-flip-aloud = Deck auf und ruf laut das Wort dazu!
boom-note-call = { $shows ->
    [repeats] Papagei! Ruf das letzte Wort noch einmal.
    [parrot] Papagei! Ruf das Wort seiner Farbe.
   *[colour] { $slap ->
        [yes] Ruf! Nur bei einem Doppel schlägst du.
       *[no] Ruf! Nur die Farbe zählt.
      }
  }
boom-note-ready = Drück Bereit! { $who ->
    [you] Du machst
   *[other] { $name } macht
  } weiter.
boom-note-vote = Hat { $other } einen Fehler gemacht?
boom-note-wait = Es fehlt noch: { $names }.
boom-note-slap = Achte auf ein Doppel.
boom-note-rest = Warte auf die nächste Karte.

# Warum ein Platz zahlt, diesem Platz gesagt
boom-fine-wrong-call = { $shows ->
    [colour] Die Karte ist { $colour }, also { $wanted }.
    [repeats] Ein Papagei wiederholt das letzte Wort: { $wanted }.
    [parrot] Der Papagei ist { $colour } und hat nichts zu wiederholen: { $wanted }.
   *[nothing] Richtig war { $wanted }.
  } Du hast { $item } gerufen.
boom-fine-hesitated = { $shows ->
    [colour] Die Karte ist { $colour }, also { $wanted }.
    [repeats] Ein Papagei wiederholt das letzte Wort: { $wanted }.
    [parrot] Der Papagei ist { $colour } und hat nichts zu wiederholen: { $wanted }.
   *[nothing] Richtig war { $wanted }.
  } Deine Zeit war um.
boom-fine-wrong-slap = { $lies ->
    [two] Du hast geschlagen, aber { $top } auf { $before } ist kein Doppel.
   *[one] Du hast geschlagen, aber eine Karte allein ist kein Doppel.
  }
boom-fine-guilty = Die anderen haben in deinem Ruf einen Fehler gefunden.
boom-fine-false-accusation = { $lies ->
    [double] Ein Doppel muss nicht gerufen werden: { $name } hat keinen Fehler gemacht.
   *[other] Die anderen haben im Ruf von { $name } keinen Fehler gefunden.
  }
boom-fine-admitted = Du hast den Fehler selbst zugegeben. Das ist fair.
boom-fine-paid = { $count ->
    [0] Du hast keine Karte zum Zahlen.
    [one] Eine Karte kommt unter den Stapel.
    [2] Zwei Karten kommen unter den Stapel.
   *[other] { $count } Karten kommen unter den Stapel.
  }

# Wofür eine Strafe ist
boom-reason-wrong-call = einen falschen Ruf
boom-reason-hesitated = einen zu späten Ruf
boom-reason-wrong-slap = einen Schlag zur falschen Zeit
boom-reason-guilty = einen Fehler, den die anderen fanden
boom-reason-false-accusation = einen Einspruch ohne Grund
boom-reason-admitted = einen Fehler, den man selbst zugab

# Antworten
boom-say-slap-no-pile = Gerade liegt keine Karte da, die man schlagen kann.
boom-say-slap-spent = Bei dieser Karte hast du schon geschlagen.

# Die Geschichte
boom-event-reached = { $who ->
    [you] Du greifst
   *[other] { $name } greift
  } nach der nächsten Karte.
boom-event-flipped = { $who ->
    [you] Du hast aufgedeckt
   *[other] { $name } hat aufgedeckt
  }: { $card }.
boom-event-turnbegan = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
  }
boom-event-callmade = { $who ->
    [you] Du rufst.
   *[other] { $name } ruft.
  }
boom-event-called = { $who ->
    [you] Du hast gerufen
   *[other] { $name } hat gerufen
  }: { $item }.{ $right ->
    [no] {" "}Richtig war: { $wanted }.
   *[yes] {""}
  }
boom-event-waited = Die Zeit { $who ->
    [you] deiner Karte
   *[other] der Karte von { $name }
  } ist um.
boom-event-slapped = { $who ->
    [you] Du hast geschlagen.
   *[other] { $name } hat geschlagen.
  }
boom-event-slapignored = { $who ->
    [you] Deine Hand
   *[other] Die Hand von { $name }
  } kam { $cause ->
    [soon] zu früh für diese Karte
    [late] zu spät für diese Karte
   *[paused] in einer Pause
  }. Sie zählt nicht und kostet nichts.
boom-event-ignored = { $who ->
    [you] Deine Berührung
   *[other] Die Berührung von { $name }
  } kam { $cause ->
    [soon] zu früh
    [late] zu spät
   *[paused] in einer Pause
  }. Sie zählt nicht.
boom-event-slapfree = { $who ->
    [you] Deine Hand
   *[other] Die Hand von { $name }
  } galt noch dem, was vorher da lag. Das kostet nichts.
boom-event-muted = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } auf kein Doppel geschlagen. Ohne Karten kostet das nichts, aber diese Hand ruht bis zur nächsten Karte.
boom-event-pilewon = { $photo ->
    [yes] Ein Fotofinish mit { $next ->
        [you] dir
       *[other] { $next_name }
      }. Der Zufall sagt: { $who ->
        [you] Du warst
       *[other] { $name } war
      } zuerst da, das sind { $count } Karten.
   *[no] { $margin ->
        [none] { $who ->
            [you] Du gewinnst
           *[other] { $name } gewinnt
          } den Stapel mit { $count } Karten.
       *[other] { $who ->
            [you] Du gewinnst
           *[other] { $name } gewinnt
          } den Stapel mit { $count } Karten, { $margin } ms vor { $next ->
            [you] dir
           *[other] { $next_name }
          }.
      }
  }
boom-event-fined = { $who ->
    [you] Du zahlst
   *[other] { $name } zahlt
  } { $paid ->
    [0] nichts, denn es ist keine Karte mehr da,
    [one] eine Karte
    [2] zwei Karten
   *[other] { $paid } Karten
  } für { $reason }.
boom-event-objectionmade = { $who ->
    [you] Du drückst
   *[other] { $name } drückt
  } auf Einspruch.
boom-event-objected = { $who ->
    [you] Du rufst
   *[other] { $name } ruft
  } Einspruch gegen { $accused ->
    [own] den eigenen Ruf
    [you] deinen Ruf
   *[other] den Ruf von { $accused_name }
  }.
boom-event-voted = { $who ->
    [you] Du sagst
   *[other] { $name } sagt
  }: { $guilty ->
    [yes] ein Fehler.
   *[no] kein Fehler.
  }
boom-event-decided = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $guilty ->
    [yes] einen
   *[no] keinen
  } Fehler gemacht.
boom-event-readied = { $who ->
    [you] Du bist
   *[other] { $name } ist
  } bereit.
boom-event-resumed = Alle sind bereit.
boom-event-outofcards = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } keine Karten mehr, darf aber weiter schlagen.
boom-event-backin = { $who ->
    [you] Du bist
   *[other] { $name } ist
  } wieder im Spiel.
boom-event-reopened = Nach der Pause geht es weiter, sobald alle bereit sind.
boom-event-ended = Die Partie ist zu Ende.
boom-event-undone = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } es zurückgenommen.

# Warum nicht
boom-why-over = Die Partie ist zu Ende.
boom-why-voting = Erst stimmen die anderen über einen Einspruch ab.
boom-why-paused = Das Spiel ruht, bis alle bereit sind.
boom-why-not-turn = Du bist nicht dran.
boom-why-call-first = Erst wird die oberste Karte gerufen.
boom-why-reached = Eine Karte ist schon unterwegs.
boom-why-no-cards = Du hast keine Karten zum Aufdecken.
boom-why-not-flipper = Das ist nicht deine Karte. Es ruft, wer sie aufgedeckt hat.
boom-why-called = Diese Karte ist schon gerufen.
boom-why-slapped = Auf dem Doppel liegt eine Hand: Es muss nichts mehr gerufen werden.
boom-why-aloud = In dieser Partie rufst du laut.
boom-why-not-aloud = In dieser Partie hört Chocobox die Rufe, also gibt es keinen Einspruch.
boom-why-objected = Es gab schon einen Einspruch.
boom-why-no-pile = Gerade liegt keine Karte da.
boom-why-spent = Bei dieser Karte hast du schon geschlagen.
boom-why-not-waited = Gerade wartet niemand auf dich.
boom-why-not-asked = Gerade gibt es für dich nichts abzustimmen.
boom-why-not-offered = Das geht jetzt nicht.

# Was jemandem zum ersten Mal begegnet
choco_boom-first-double = Zweimal dasselbe Bild hintereinander ist ein Doppel: Schlag mit deiner Hand zu!
choco_boom-first-parrot = Kommt ein Papagei, dann ruf noch einmal, was zuletzt gerufen wurde.

# Tipps
boom-advice-flip = Deck deine oberste Karte auf.
boom-advice-call = Ruf { $item }.
boom-advice-ready = Drück Bereit.
boom-advice-object = Drück Einspruch.
boom-advice-vote = { $guilty ->
    [yes] Sag: ein Fehler.
   *[no] Sag: kein Fehler.
  }
boom-advice-slap = Schlag.
boom-hint-by-colour = Nur die Farbe zählt, nicht das Bild.
boom-hint-repeats = Ein Papagei wiederholt das letzte Wort.
boom-hint-own-colour = Der Papagei hat nichts zu wiederholen, also zählt seine Farbe.
boom-hint-double = Dasselbe Bild liegt zweimal da.
boom-hint-elephant = Ein gelber Elefant darf geschlagen werden.
boom-hint-row = Viermal hintereinander wurde dasselbe Wort gerufen.
boom-hint-your-turn = Alle warten auf deine Karte.
boom-hint-waited-for = Die anderen warten.

# Das Zählen
boom-count-deck = { $name }: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }.
boom-count-pile = { $count ->
    [0] Auf dem Stapel liegt keine Karte.
    [one] Auf dem Stapel liegt eine Karte. Sie zählt für niemanden.
   *[other] Auf dem Stapel liegen { $count } Karten{ $under ->
        [0] {""}
       *[other] , davon { $under } als Strafe
      }. Sie zählen für niemanden.
  }

# Das Ende
choco_boom-praise-slap = { $who ->
    [you] Dein bester Schlag
   *[other] Bester Schlag
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-call = { $who ->
    [you] Dein üblicher Ruf
   *[other] Üblicher Ruf
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-flips = Aufgedeckte Karten: { $value }
boom-truth = Die Stapel werden gewogen. Die meisten Karten gewinnen.
choco_boom-rule-most = Die meisten Karten gewinnen.
choco_boom-rule-shared = Die meisten Karten gewinnen; gleich viele teilen sich den Sieg.
boom-end-line = { $name }: { $what }
boom-end-piles = { $count ->
    [0] kein Stapel
    [one] ein Stapel
   *[other] { $count } Stapel
  }
boom-end-fines = { $count ->
    [0] keine Strafe
    [one] eine Strafe
   *[other] { $count } Strafen
  }
boom-end-call = Rufe in etwa { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
boom-end-empty = Keine Karten mehr: { $names }.
boom-end-pile = { $count ->
    [one] Eine Karte blieb auf dem Stapel. Sie zählt
   *[other] { $count } Karten blieben auf dem Stapel. Sie zählen
  } für niemanden.

# Tasten
boom-key-slap = schlagen
boom-key-flip = die oberste eigene Karte aufdecken
boom-key-call = Banane, Erdbeere, Schoko, Elefant rufen
boom-key-ready = bereit
boom-key-object = Einspruch
boom-key-guilty = sagen: ein Fehler
boom-key-innocent = sagen: kein Fehler

# Hilfe
boom-help-flip = Drück auf deine Karten, um die oberste aufzudecken. Alle sehen sie sofort.
boom-help-call = Dann drück das Wort ihrer Farbe, bevor der Ring abgelaufen ist. Ein Papagei wiederholt das letzte Wort.
boom-help-slap = Zweimal dasselbe Bild? Drück deine Hand, so schnell du kannst. Den Stapel musst du nicht berühren.
boom-help-ready = Nach einer Strafe drücken alle Bereit. Dann macht weiter, wer gezahlt hat.

## Die Lektion
lesson-choco_boom-flip = Drück auf deine Karten: So deckst du die oberste auf.
lesson-choco_boom-yellow = Die Karte ist gelb, und Gelb heißt Banane. Drück Banane!
lesson-choco_boom-other = Jetzt ist der Siebenschläfer dran: Er deckt auf und ruft.
lesson-choco_boom-picture = Du bist dran: Deck auf! Nur die Farbe zählt, nicht das Bild.
lesson-choco_boom-colour = Eine blaue Banane! Ruf das Wort für Blau, nicht das Bild.
lesson-choco_boom-repeats = Ein Papagei wiederholt das letzte Wort. Schau, was der Siebenschläfer ruft.
lesson-choco_boom-parrot = Der Siebenschläfer hat Erdbeere gerufen. Du bist dran: Deck auf!
lesson-choco_boom-repeat = Da ist dein Papagei! Ruf das letzte Wort noch einmal.
lesson-choco_boom-watch = Achte auf zweimal dasselbe Bild hintereinander: Das ist ein Doppel.
lesson-choco_boom-look = Du bist dran: Deck auf und schau auf die Bilder.
lesson-choco_boom-double = Zweimal Paprika: ein Doppel! Niemand ruft. Schlag mit deiner Hand zu!
lesson-choco_boom-won = Du warst zuerst da: Der Stapel gehört dir! Jetzt spielt der Siebenschläfer.
lesson-choco_boom-go = Du bist dran: Deck auf!
lesson-choco_boom-same = Zweimal Blau: Ist das ein Doppel? Schlag oder ruf!
lesson-choco_boom-quick = Der Siebenschläfer hat noch drei Karten. Ab jetzt ruf, bevor der Ring abläuft!
lesson-choco_boom-ready = Du bist dran: Deck auf, dann ruf sofort!
lesson-choco_boom-now = Ruf jetzt, bevor der Ring abläuft!
lesson-choco_boom-in-time = Rechtzeitig! Jetzt ist der Siebenschläfer dran.
lesson-choco_boom-last = Du bist dran: Deck auf und schau genau hin!
lesson-choco_boom-again = Eine Karotte auf einer Karotte: Was ist das? Schnell!
lesson-choco_boom-yours = Ja, ein Doppel: Der Stapel gehört dir! Der Siebenschläfer deckt seine letzte Karte auf.
lesson-choco_boom-end = Der Siebenschläfer hat keine Karten mehr. Die meisten Karten gewinnen: Das bist du!
lesson-choco_boom-first-flip = Deck erst deine Karte auf.
lesson-choco_boom-first-call = Ruf erst deine Karte.
lesson-choco_boom-first-slap = Schlag erst mit deiner Hand zu.

# Was von einem Spiel erzählt wird, das vorbei ist
boom-moment-bestslap = { $who ->
    [you] Dein bester Schlag
   *[name] Bester Schlag von { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })
boom-moment-slowestcall = { $who ->
    [you] Dein langsamster Ruf
   *[name] Langsamster Ruf von { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card }: { $item })
boom-moment-finedcall = { $who ->
    [you] Du hast
   *[name] { $name } hat
  } { $item ->
    [none] nicht rechtzeitig
   *[other] { $item }
  } gerufen ({ $card }). { $shows ->
    [repeats] Ein Papagei wiederholt das letzte Wort: { $wanted }.
    [parrot] Der Papagei war { $colour } und hatte nichts zu wiederholen: { $wanted }.
   *[colour] Die Karte war { $colour }, also { $wanted }.
  }
boom-moment-unslapped = Dieses Doppel hat niemand rechtzeitig geschlagen: { $card }. Dort lagen { $count } Karten.

## Die Regeln auf einer Karte
card-choco_boom-1 = Deck auf und ruf nach der Farbe: Gelb Banane, Rot Erdbeere, Braun Schoko, Blau Elefant.
card-choco_boom-2 = Ein Papagei wiederholt den letzten Ruf.
card-choco_boom-3 = Zweimal dasselbe Bild: schlagen. Die erste Hand gewinnt den Stapel.
card-choco_boom-4 = Ein Fehler kostet zwei Karten. Wer am Ende die meisten hat, gewinnt.
