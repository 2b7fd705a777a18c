### Choco-Boom am Tisch.

## On the shelf
game-choco_boom = Choco-Boom
line-choco_boom = Sagen, sehen, schlagen
credit-choco_boom = Von Haim Shafir.
bot-sleepy = Sieben{"\u00AD"}schläfer
bot-sleepy-line = langsam und döst ein
bot-mole = Maul{"\u00AD"}wurf
bot-mole-line = ruhig, sieht aber schlecht
bot-awake = Eich{"\u00AD"}hörnchen
bot-awake-line = hellwach und selten im Irrtum
bot-lightning = Blitz
bot-lightning-line = schnell wie der Blitz

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
boom-pile = Stapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }. Oben: { $card }.
boom-pile-empty = Neuer Stapel.
boom-under = Strafkarten darunter: { $count }.
boom-time = Zeit zum Rufen
boom-called = { $name }, Ruf: { $item }
boom-won = { $name }: { $count } Karten
boom-turn = { $who ->
    [you] Du deckst auf
   *[other] { $name } deckt auf
  }

# Schilder und Tasten eines Platzes
boom-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
boom-flip = Aufdecken
boom-key-of = { $word }: { $name }
boom-ready = Bereit
boom-object = Einspruch
boom-guilty = Fehler
boom-innocent = Kein Fehler
boom-double = Doppel
boom-pass = Kein Doppel
boom-out = Ohne Karten: nur schlagen
boom-muted = Hand ruht

# Was zu tun ist
boom-note-flip = Du bist dran: Deck auf!
boom-note-flip-aloud = Deck auf und ruf laut!
boom-note-call = { $shows ->
    [repeats] Papagei! Noch einmal das letzte Wort.
    [parrot] Papagei! Das Wort seiner Farbe.
   *[other] { $slap ->
        [yes] Ruf! Nur ein Doppel schlägst du.
       *[other] Ruf! Nur die Farbe zählt.
      }
  }
boom-note-call-calm = { $shows ->
    [repeats] Papagei! Noch einmal das letzte Wort, oder Doppel.
    [parrot] Papagei! Das Wort seiner Farbe, oder Doppel.
   *[other] Ruf, oder drück Doppel!
  }
boom-note-pass = Ein Doppel? Lass dir Zeit.
boom-note-ready = Drück Bereit! Weiter geht es mit: { $name }.
boom-note-vote = Ein Fehler von { $other }?
boom-due = { $shows ->
    [colour] { $colour ->
        [yellow] Gelb
        [red] Rot
        [brown] Braun
       *[other] Blau
      } heißt: { $wanted }.
    [repeats] Ein Papagei wiederholt das letzte Wort: { $wanted }.
    [parrot] Nichts zu wiederholen, also zählt die Farbe: { $wanted }.
   *[other] Richtig war: { $wanted }.
  }
boom-note-wait = Es fehlt noch: { $names }.
boom-note-slap = Achte auf ein Doppel.
boom-note-rest = Warte auf die nächste Karte.

# Warum ein Platz zahlt, diesem Platz gesagt
boom-fine-wrong-call = Du hast gerufen: { $item }.
boom-fine-hesitated = Deine Zeit war um.
boom-fine-wrong-slap = { $lies ->
    [single] Eine Karte allein ist kein Doppel.
   *[other] Diese zwei sind kein Doppel.
  }
boom-fine-guilty = Die anderen sagen: ein Fehler.
boom-fine-false-accusation = { $lies ->
    [double] Kein Fehler: Ein Doppel muss nicht gerufen werden.
   *[other] { $name } hat keinen Fehler gemacht.
  }
boom-fine-admitted = Du hast einen Fehler zugegeben: Das ist fair.
boom-fine-paid = { $count ->
    [0] Du hast keine Karten zum Zahlen.
    [one] Du zahlst eine Karte.
   *[other] Du zahlst { $count } Karten.
  }

# Antworten

# Die Geschichte
boom-event-reached = Nächste Karte: { $name }.
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
boom-event-waited = { $name }: Zeit um.
boom-event-slapped = { $who ->
    [you] Du hast geschlagen.
   *[other] { $name } hat geschlagen.
  }
boom-event-slapignored = { $name }: { $cause ->
    [soon] zu früh
    [late] zu spät
   *[other] in einer Pause
  }. Das kostet nichts.
boom-event-ignored = { $name }: { $cause ->
    [soon] zu früh
    [late] zu spät
   *[other] in einer Pause
  }.
boom-event-slapfree = { $name }: zu spät für die Karten davor. Das kostet nichts.
boom-event-muted = { $name }: kein Doppel. Diese Hand ruht bis zur nächsten Karte.
boom-event-pilewon = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
  } { $count } Karten{ $margin ->
    [none] .
    [0] : ein Fotofinish, das der Zufall entschied.
   *[other] , { $margin } ms Vorsprung.
  }
boom-event-fined = { $who ->
    [you] Du zahlst
   *[other] { $name } zahlt
  } { $paid ->
    [0] nichts
    [one] eine Karte
   *[other] { $paid } Karten
  }: { $reason ->
    [wrong_call] ein falscher Ruf
    [hesitated] ein zu später Ruf
    [wrong_slap] ein falscher Schlag
    [guilty] ein Fehler, nach Abstimmung
    [false_accusation] ein Einspruch ohne Grund
   *[other] ein zugegebener Fehler
  }.
boom-event-objectionmade = Einspruch: { $name }.
boom-event-objected = { $accused ->
    [own] Fehler zugegeben: { $name }.
   *[other] Einspruch: { $name }. Ruf: { $accused_name }.
  }
boom-event-voted = { $name }, Stimme: { $guilty ->
    [yes] ein Fehler
   *[other] kein Fehler
  }.
boom-event-decided = Entschieden: { $guilty ->
    [yes] ein Fehler
   *[other] kein Fehler
  }.
boom-event-readied = Bereit: { $name }.
boom-event-resumed = Alle sind bereit.
boom-event-outofcards = { $name }: keine Karten mehr.
boom-event-backin = { $name }: wieder Karten.
boom-event-answered = { $who ->
    [you] Du hast geantwortet.
   *[other] { $name } hat geantwortet.
  }
boom-event-said = { $who ->
    [you] Du hast gesagt
   *[other] { $name } hat gesagt
  }: { $double ->
    [yes] Doppel
   *[other] kein Doppel
  }.
boom-event-reopened = Pause, bis alle bereit sind.
boom-event-ended = Die Partie ist zu Ende.
boom-event-undone = { $name }: zurückgenommen.

# Warum nicht
boom-why-voting = Erst stimmen die anderen ab.
boom-why-paused = Pause, bis alle bereit sind.
boom-why-call-first = Erst kommt der Ruf.
boom-why-reached = Eine Karte kommt gerade.
boom-why-no-cards = Du hast keine Karten.
boom-why-not-flipper = Nicht deine Karte.
boom-why-called = Sie ist schon gerufen.
boom-why-slapped = Auf dem Doppel liegt eine Hand: kein Ruf nötig.
boom-why-aloud = Hier rufst du laut.
boom-why-not-aloud = Hier gibt es keinen Einspruch: Chocobox prüft die Rufe.
boom-why-objected = Es gab schon einen Einspruch.
boom-why-no-pile = Gerade gibt es nichts zu schlagen.
boom-why-spent = Du hast schon geschlagen.
boom-why-not-waited = Niemand wartet auf dich.
boom-why-not-asked = Du kannst jetzt nicht abstimmen.
boom-why-answered = Hier gibt es nichts mehr zu antworten.
boom-why-own-card = Deine Karte: Ruf, oder drück Doppel.
boom-why-not-calm = Hier schlägst du einfach nicht.
boom-why-not-told = Noch haben nicht alle geantwortet.

# Was jemandem zum ersten Mal begegnet
choco_boom-first-double = Zweimal dasselbe Bild ist ein Doppel: Schlag zu!
choco_boom-first-parrot = Ein Papagei: Ruf das letzte Wort noch einmal.

# Tipps
boom-advice-flip = Deck auf.
boom-advice-call = Ruf: { $item }.
boom-advice-ready = Drück Bereit.
boom-advice-object = Drück Einspruch.
boom-advice-vote = Sag: { $guilty ->
    [yes] ein Fehler
   *[other] kein Fehler
  }.
boom-advice-slap = { $calm ->
    [yes] Drück Doppel.
   *[other] Schlag.
  }
boom-advice-pass = Drück Kein Doppel.
boom-hint-by-colour = Nur die Farbe zählt.
boom-hint-repeats = Ein Papagei wiederholt das letzte Wort.
boom-hint-own-colour = Nichts zu wiederholen: Seine Farbe zählt.
boom-hint-double = Zweimal dasselbe Bild.
boom-hint-elephant = Ein gelber Elefant.
boom-hint-row = Viermal hintereinander dasselbe Wort.
boom-hint-no-double = Hier gibt es nichts zu schlagen.
boom-hint-your-turn = Alle warten auf deine Karte.
boom-hint-waited-for = Die anderen warten.

# Das Zählen
boom-count-deck = { $name }: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }.
boom-count-pile = Auf dem Stapel, für niemanden: { $count }.

# Das Ende
choco_boom-praise-slap = Bester Schlag: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-call = Üblicher Ruf: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-flips = Aufgedeckte Karten: { $value }
choco_boom-rule-most = Die meisten Karten gewinnen.
choco_boom-rule-shared = Die meisten Karten gewinnen; bei gleich vielen gemeinsam.
boom-end-line = { $name }, Stapel: { $piles }, Strafen: { $fines }{ $calls ->
    [none] {""}
   *[other] , üblicher Ruf: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
  }
boom-end-empty = Keine Karten mehr: { $names }.

# Tasten

# Hilfe
boom-help-call = Dann drück das Wort ihrer Farbe, bevor der Ring abläuft.
boom-help-slap = Zweimal dasselbe Bild? Drück schnell deine Hand.
boom-help-ready = Nach einer Strafe drücken alle Bereit.

## Die Lektion
lesson-choco_boom-flip = Drück auf deine Karten, um die oberste aufzudecken.
lesson-choco_boom-yellow = Gelb heißt Banane. Drück Banane!
lesson-choco_boom-other = Jetzt deckt der Siebenschläfer auf und ruft.
lesson-choco_boom-picture = Deck auf! Nur die Farbe zählt, nicht das Bild.
lesson-choco_boom-colour = Eine blaue Banane! Ruf das Wort für Blau.
lesson-choco_boom-repeats = Ein Papagei wiederholt das letzte Wort.
lesson-choco_boom-parrot = Der Siebenschläfer hat Erdbeere gerufen. Jetzt deck auf!
lesson-choco_boom-repeat = Dein Papagei! Ruf das letzte Wort noch einmal.
lesson-choco_boom-watch = Zweimal dasselbe Bild hintereinander ist ein Doppel. Pass auf!
lesson-choco_boom-look = Deck auf und schau auf die Bilder.
lesson-choco_boom-double = Zweimal Paprika: ein Doppel! Kein Ruf. Schlag mit deiner Hand zu!
lesson-choco_boom-won = Der Stapel gehört dir! Jetzt spielt der Siebenschläfer.
lesson-choco_boom-go = Du bist dran: Deck auf!
lesson-choco_boom-same = Zweimal Blau: ein Doppel? Schlag oder ruf!
lesson-choco_boom-quick = Noch drei Karten für den Siebenschläfer. Ruf, bevor der Ring abläuft!
lesson-choco_boom-ready = Deck auf, dann ruf sofort!
lesson-choco_boom-now = Ruf jetzt, bevor der Ring abläuft!
lesson-choco_boom-in-time = Rechtzeitig! Jetzt der Siebenschläfer.
lesson-choco_boom-last = Deck auf und schau genau hin!
lesson-choco_boom-again = Zwei Karotten: Was nun? Schnell!
lesson-choco_boom-yours = Ja, ein Doppel! Der Siebenschläfer deckt seine letzte Karte auf.
lesson-choco_boom-end = Der Siebenschläfer hat keine Karten mehr. Die meisten Karten gewinnen: deine!
lesson-choco_boom-first-flip = Deck erst deine Karte auf.
lesson-choco_boom-first-call = Ruf erst deine Karte.
lesson-choco_boom-first-slap = Schlag erst mit deiner Hand zu.

# Was von einem Spiel erzählt wird, das vorbei ist
boom-moment-bestslap = { $name }, bester Schlag: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })
boom-moment-slowestcall = { $name }, langsamster Ruf: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card }: { $item })
boom-moment-finedcall = { $name }, Ruf: { $item ->
    [none] zu spät
   *[other] { $item }
  } ({ $card }).
boom-moment-unslapped = Dieses Doppel hat niemand geschlagen: { $card }, für { $count } Karten.

## Die Regeln auf einer Karte
card-choco_boom-1 = Deck auf und ruf nach der Farbe: Gelb Banane, Rot Erdbeere, Braun Schoko, Blau Elefant.
card-choco_boom-2 = Ein Papagei wiederholt den letzten Ruf.
card-choco_boom-3 = Zweimal dasselbe Bild: schlagen. Die erste Hand gewinnt den Stapel.
card-choco_boom-4 = Ein Fehler kostet zwei Karten. Die meisten Karten gewinnen.
