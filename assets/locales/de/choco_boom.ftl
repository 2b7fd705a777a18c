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
boom-card = { $item ->
    [banana] Banane
    [strawberry] Erdbeere
    [choco] Schoko
    [elephant] Elefant
    [parrot] Papagei
    [carrot] Karotte
   *[other] Paprika
  }, { $colour ->
    [yellow] gelb
    [red] rot
    [brown] braun
   *[other] blau
  }

# Was gerufen wird, wie es auf den Tasten steht
boom-word-banana = Banane
boom-word-strawberry = Erdbeere
boom-word-choco = Schoko
boom-word-elephant = Elefant

# Der Tisch
boom-board = Der Stapel
boom-pile = Stapel: { $count ->
    [0] noch keine Karte
    [one] eine Karte, oben: { $card }
   *[other] { $count } Karten, oben: { $card }
  }.
boom-pile-empty = Ein neuer Stapel beginnt.
boom-under = Darunter { $count ->
    [one] liegt eine Strafe
   *[other] liegen { $count } Strafen
  }.
boom-time = Zeit zum Rufen
boom-called = { $name }, Ruf: { $item }
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
boom-deck-of = { $name }, Karten: { $count ->
    [0] keine
    [one] eine
   *[other] { $count }
  }
boom-flip = Aufdecken
boom-flip-of = Aufdecken: { $name }
boom-call-of = { $item }: { $name }
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
   *[other] { $slap ->
        [yes] Ruf! Nur bei einem Doppel schlägst du.
       *[other] Ruf! Nur die Farbe zählt.
      }
  }
boom-note-ready = Drück Bereit! { $who ->
    [you] Du machst
   *[other] { $name } macht
  } weiter.
boom-note-vote = Hat { $other } einen Fehler gemacht?
boom-due = { $shows ->
    [colour] { $colour ->
        [yellow] Gelb
        [red] Rot
        [brown] Braun
       *[other] Blau
      } heißt: { $wanted }.
    [repeats] Ein Papagei wiederholt das letzte Wort: { $wanted }.
    [parrot] Es gab kein Wort zu wiederholen, also zählt die Farbe: { $wanted }.
   *[other] Richtig war: { $wanted }.
  }
boom-note-wait = Es fehlt noch: { $names }.
boom-note-slap = Achte auf ein Doppel.
boom-note-rest = Warte auf die nächste Karte.

# Warum ein Platz zahlt, diesem Platz gesagt
boom-fine-wrong-call = Du hast gerufen: { $item }.
boom-fine-hesitated = Deine Zeit war um.
boom-fine-wrong-slap = { $lies ->
    [single] Du hast geschlagen, aber eine Karte allein ist kein Doppel.
   *[other] Du hast geschlagen, aber diese zwei sind kein Doppel.
  }
boom-fine-guilty = Die anderen haben in deinem Ruf einen Fehler gefunden.
boom-fine-false-accusation = { $lies ->
    [double] Ein Doppel muss nicht gerufen werden: { $name } hat keinen Fehler gemacht.
   *[other] { $name } hat keinen Fehler gemacht.
  }
boom-fine-admitted = Du hast einen Fehler zugegeben. Das ist fair.
boom-fine-paid = { $count ->
    [0] Du hast keine Karte zum Zahlen.
    [one] Eine Karte kommt unter den Stapel.
   *[other] { $count } Karten kommen unter den Stapel.
  }

# Wofür eine Strafe ist

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
   *[other] {""}
  }
boom-event-waited = { $who ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
  }
boom-event-slapped = { $who ->
    [you] Du hast geschlagen.
   *[other] { $name } hat geschlagen.
  }
boom-event-slapignored = { $who ->
    [you] Deine Hand
   *[other] Die Hand von { $name }
  } kam { $cause ->
    [soon] zu früh
    [late] zu spät
   *[other] in einer Pause
  }. Das kostet nichts.
boom-event-ignored = { $who ->
    [you] Deine Berührung
   *[other] Die Berührung von { $name }
  } kam { $cause ->
    [soon] zu früh
    [late] zu spät
   *[other] in einer Pause
  }.
boom-event-slapfree = { $who ->
    [you] Deine Hand
   *[other] Die Hand von { $name }
  } galt den Karten davor. Das kostet nichts.
boom-event-muted = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } auf kein Doppel geschlagen. Diese Hand ruht bis zur nächsten Karte.
boom-event-pilewon = { $photo ->
    [yes] Fotofinish mit { $next ->
        [you] dir
       *[other] { $next_name }
      }. Der Zufall entscheidet: { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
      } { $count } Karten.
   *[other] { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
      } { $count } Karten{ $margin ->
        [none] {""}
       *[other] , { $margin } ms vor { $next ->
            [you] dir
           *[other] { $next_name }
          }
      }.
  }
boom-event-fined = { $who ->
    [you] Du zahlst
   *[other] { $name } zahlt
  } { $paid ->
    [0] nichts, da keine Karte mehr da ist
    [one] eine Karte
   *[other] { $paid } Karten
  }: { $reason ->
    [wrong_call] ein falscher Ruf
    [hesitated] ein zu später Ruf
    [wrong_slap] ein falscher Schlag
    [guilty] ein Fehler, den die anderen fanden
    [false_accusation] ein Einspruch ohne Grund
   *[other] ein zugegebener Fehler
  }.
boom-event-objectionmade = { $who ->
    [you] Du drückst
   *[other] { $name } drückt
  } auf Einspruch.
boom-event-objected = { $accused ->
    [own] { $who ->
        [you] Du gibst
       *[other] { $name } gibt
      } einen Fehler zu.
   *[other] { $who ->
        [you] Du rufst
       *[other] { $name } ruft
      } Einspruch gegen { $accused ->
        [you] deinen Ruf
       *[other] den Ruf von { $accused_name }
      }.
  }
boom-event-voted = { $who ->
    [you] Du sagst
   *[other] { $name } sagt
  }: { $guilty ->
    [yes] ein Fehler
   *[other] kein Fehler
  }.
boom-event-decided = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $guilty ->
    [yes] einen
   *[other] keinen
  } Fehler gemacht.
boom-event-readied = { $who ->
    [you] Du drückst
   *[other] { $name } drückt
  } Bereit.
boom-event-resumed = Alle sind bereit.
boom-event-outofcards = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } keine Karten mehr: nur schlagen.
boom-event-backin = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } wieder Karten.
boom-event-reopened = Es geht weiter, sobald alle bereit sind.
boom-event-ended = Die Partie ist zu Ende.
boom-event-undone = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } es zurückgenommen.

# Warum nicht
boom-why-over = Die Partie ist zu Ende.
boom-why-voting = Erst stimmen die anderen ab.
boom-why-paused = Das Spiel ruht, bis alle bereit sind.
boom-why-not-turn = Du bist nicht dran.
boom-why-call-first = Erst wird die oberste Karte gerufen.
boom-why-reached = Eine Karte ist schon unterwegs.
boom-why-no-cards = Du hast keine Karten zum Aufdecken.
boom-why-not-flipper = Das ist nicht deine Karte.
boom-why-called = Diese Karte ist schon gerufen.
boom-why-slapped = Auf dem Doppel liegt eine Hand: Niemand muss rufen.
boom-why-aloud = In dieser Partie rufst du laut.
boom-why-not-aloud = In dieser Partie gibt es keinen Einspruch: Chocobox hört die Rufe.
boom-why-objected = Es gab schon einen Einspruch.
boom-why-no-pile = Gerade liegt keine Karte da.
boom-why-spent = Bei dieser Karte hast du schon geschlagen.
boom-why-not-waited = Gerade wartet niemand auf dich.
boom-why-not-asked = Du kannst jetzt nicht abstimmen.
boom-why-not-offered = Das geht jetzt nicht.

# Was jemandem zum ersten Mal begegnet
choco_boom-first-double = Zweimal dasselbe Bild hintereinander ist ein Doppel: Schlag zu!
choco_boom-first-parrot = Kommt ein Papagei, dann ruf das letzte Wort noch einmal.

# Tipps
boom-advice-flip = Deck deine oberste Karte auf.
boom-advice-call = Ruf: { $item }.
boom-advice-ready = Drück Bereit.
boom-advice-object = Drück Einspruch.
boom-advice-vote = Sag: { $guilty ->
    [yes] ein Fehler
   *[other] kein Fehler
  }.
boom-advice-slap = Schlag.
boom-hint-by-colour = Nur die Farbe zählt.
boom-hint-repeats = Ein Papagei wiederholt das letzte Wort.
boom-hint-own-colour = Es gibt kein Wort zu wiederholen, also zählt seine Farbe.
boom-hint-double = Dasselbe Bild liegt zweimal da.
boom-hint-elephant = Ein gelber Elefant darf geschlagen werden.
boom-hint-row = Dasselbe Wort kam viermal hintereinander.
boom-hint-your-turn = Alle warten auf deine Karte.
boom-hint-waited-for = Die anderen warten.

# Das Zählen
boom-count-deck = { $name }: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }.
boom-count-pile = Karten auf dem Stapel, für niemanden: { $count }{ $under ->
    [0] {""}
   *[other] {" "}({ $under } als Strafe)
  }.

# Das Ende
choco_boom-praise-slap = Bester Schlag: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-call = Üblicher Ruf: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-flips = Aufgedeckte Karten: { $value }
boom-truth = Die Stapel werden gewogen. Die meisten Karten gewinnen.
choco_boom-rule-most = Die meisten Karten gewinnen.
choco_boom-rule-shared = Die meisten Karten gewinnen; bei gleich vielen gemeinsam.
boom-end-line = { $name }: { $piles ->
    [0] kein Stapel
    [one] ein Stapel
   *[other] { $piles } Stapel
  }, { $fines ->
    [0] keine Strafe
    [one] eine Strafe
   *[other] { $fines } Strafen
  }{ $calls ->
    [none] {""}
   *[other] , Rufe in etwa { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
  }
boom-end-empty = Keine Karten mehr: { $names }.
boom-end-pile = Auf dem Stapel geblieben, für niemanden: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.

# Tasten
boom-key-slap = schlagen
boom-key-flip = die oberste eigene Karte aufdecken
boom-key-call = Banane, Erdbeere, Schoko, Elefant rufen
boom-key-ready = bereit
boom-key-object = Einspruch
boom-key-guilty = sagen: ein Fehler
boom-key-innocent = sagen: kein Fehler

# Hilfe
boom-help-flip = Drück auf deine Karten, um die oberste aufzudecken.
boom-help-call = Dann drück das Wort ihrer Farbe, bevor der Ring abgelaufen ist. Ein Papagei wiederholt das letzte Wort.
boom-help-slap = Zweimal dasselbe Bild? Drück schnell deine Hand.
boom-help-ready = Nach einer Strafe drücken alle Bereit. Dann macht weiter, wer gezahlt hat.

## Die Lektion
lesson-choco_boom-flip = Drück auf deine Karten, um die oberste aufzudecken.
lesson-choco_boom-yellow = Gelb heißt Banane. Drück Banane!
lesson-choco_boom-other = Jetzt deckt der Siebenschläfer auf und ruft.
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
lesson-choco_boom-again = Eine Karotte auf einer Karotte: Was nun? Schnell!
lesson-choco_boom-yours = Ja, ein Doppel: Der Stapel gehört dir! Der Siebenschläfer deckt seine letzte Karte auf.
lesson-choco_boom-end = Der Siebenschläfer hat keine Karten mehr. Die meisten Karten gewinnen: Das bist du!
lesson-choco_boom-first-flip = Deck erst deine Karte auf.
lesson-choco_boom-first-call = Ruf erst deine Karte.
lesson-choco_boom-first-slap = Schlag erst mit deiner Hand zu.

# Was von einem Spiel erzählt wird, das vorbei ist
boom-moment-bestslap = { $who ->
    [you] Dein bester Schlag
   *[other] Bester Schlag von { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })
boom-moment-slowestcall = { $who ->
    [you] Dein langsamster Ruf
   *[other] Langsamster Ruf von { $name }
  }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card }: { $item })
boom-moment-finedcall = { $who ->
    [you] Du hast gerufen
   *[other] { $name } hat gerufen
  }: { $item ->
    [none] nichts in der Zeit
   *[other] { $item }
  } ({ $card }).
boom-moment-unslapped = Dieses Doppel hat niemand rechtzeitig geschlagen: { $card }. Es ging um { $count } Karten.

## Die Regeln auf einer Karte
card-choco_boom-1 = Deck auf und ruf nach der Farbe: Gelb Banane, Rot Erdbeere, Braun Schoko, Blau Elefant.
card-choco_boom-2 = Ein Papagei wiederholt den letzten Ruf.
card-choco_boom-3 = Zweimal dasselbe Bild: schlagen. Die erste Hand gewinnt den Stapel.
card-choco_boom-4 = Ein Fehler kostet zwei Karten. Wer am Ende die meisten hat, gewinnt.
