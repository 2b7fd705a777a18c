# Ein Spielfeld zum Auszählen.

# Das Spiel, wie die Schachtel es kennt
game-schokoly_count = Auszählen
line-schokoly_count = Wie groß, wie viele Seiten, und für wen?
credit-schokoly_count = Nach Schokoly von Steffen Mühlhäuser.
option-grade = Schachtel
option-grade-line = Vom kleinen Teller bis zur ganzen Tafel.
option-grade-value = { $value }
bot-careless = Flüchtig
bot-careless-line = zählt und übersieht oft eins
bot-careful = Gründlich
bot-careful-line = zählt zweimal

# Das Blatt davor
solo-count = Auszählen
boxes-how-count = Finde die größten Gebiete, zähle sie und finde heraus, wer die neutrale Schokolade bekommt. Nach jeder Antwort zeigt das Feld, warum.
count-choose = Welche Schachtel?
boxes-count-1 = Ein kleiner Teller
boxes-count-1-line = Etwa 8 Karten: Wo ist das größte Gebiet, und wie groß ist es?
boxes-count-2 = Ein voller Teller
boxes-count-2-line = Etwa 16 Karten und ein neutrales Gebiet.
boxes-count-3 = Die ganze Tafel
boxes-count-3-line = Etwa 30 Karten, manche gestapelt, und zwei neutrale Gebiete.

# Was gefragt ist
count-number = Frage { $at } von { $most }
count-ask-largest = { $colour ->
    [dark] Wo ist das größte Gebiet Zartbitter?
    [milk] Wo ist das größte Gebiet Vollmilch?
   *[other] Wo ist das größte Gebiet Weiß?
  } Tippe ein Stück davon an.
count-ask-size = Wie viele Stücke liegen in der gestrichelten Linie?
count-ask-sides = An wie vielen Seiten berührt das Gebiet { $neutral ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  } die Sorte { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }?
count-ask-who = { $neutral ->
    [dark] Wer bekommt das Gebiet Zartbitter?
    [milk] Wer bekommt das Gebiet Vollmilch?
   *[other] Wer bekommt das Gebiet Weiß?
  }
count-tap = Gebiete hängen an Seiten zusammen, nie an Ecken.
count-chosen = Dieses Stück? Oder tippe ein anderes an.
count-say = Das ist es
count-next = Weiter
count-your-number = Deine Zahl
count-no-number = keine Zahl
count-digits = Ziffern
count-erase = Löschen
count-takers = Wer es bekommt
count-nobody = Niemand
count-neutral = neutral
count-too-many = So viele passen auf keinen Tisch.
count-legend = Gespielt: { $a }, { $b }; neutral: { $neutral }
count-so-far = Bisher { $right } von { $asked } richtig, insgesamt { $most }

# Was es war
count-explained = Die Antwort
count-right = Richtig
count-wrong = Nicht ganz
count-told-largest = { $colour ->
    [dark] Das ist das größte Gebiet Zartbitter.
    [milk] Das ist das größte Gebiet Vollmilch.
   *[other] Das ist das größte Gebiet Weiß.
  }
count-told-smaller = { $colour ->
    [dark] Dieses Gebiet Zartbitter ist größer.
    [milk] Dieses Gebiet Vollmilch ist größer.
   *[other] Dieses Gebiet Weiß ist größer.
  } Deins hat die gestrichelte Linie.
count-told-other-colour = { $colour ->
    [dark] Das ist das größte Gebiet Zartbitter.
    [milk] Das ist das größte Gebiet Vollmilch.
   *[other] Das ist das größte Gebiet Weiß.
  } Du hast eine andere Sorte angetippt.
count-told-counted = { $count ->
    [one] Es hat ein Stück.
   *[other] Es hat { $count } Stücke.
  }
count-told-sides = Seiten an { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }: { $count }.
count-told-more-sides = { $most } zu { $fewer } Seiten: Alle { $count } Stücke gehen an { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }.
count-told-equal-sides = Je { $most } Seiten: Niemand bekommt es.
count-told-too-small = { $count } Stücke sind zu wenig, es braucht sechs: Niemand bekommt es.
count-said = Du hast { $given } gesagt.
count-said-who = Du hast gesagt: { $who }.

# Das Ende
count-over = Das war die letzte Frage.
count-end-title = { $right } von { $most }
count-end-all = Alle Antworten waren richtig. Gut gezählt.
count-end-many = Das meiste war richtig. Noch ein Spielfeld?
count-end-few = Zählen will geübt sein. Noch ein Spielfeld?

# Gesprochen, Tasten und Hilfe
count-board-keys = Spielfeld mit { $count } Karten. Mit den Pfeiltasten bewegen, mit Eingabe antworten.
count-piece = { $colour }, Spalte { $x }, Reihe { $y }
count-help-touch = Tippe an, wonach gefragt ist, dann Das ist es. Zum Zählen hake Stücke oder Seiten ab: Das ist noch keine Antwort.
count-key-digit = eine Zahl eingeben
count-key-who = wählen, wer es bekommt
count-key-arrows = von Stück zu Stück
count-key-say = antworten oder weitergehen
count-key-back = nichts wählen
