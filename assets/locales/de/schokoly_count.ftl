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
boxes-how-count = Hier ist ein Spielfeld. Finde die größten Gebiete, zähle sie und finde heraus, wer die neutrale Schokolade bekommt. Nach jeder Antwort zeigt das Feld, warum.
count-choose = Welche Schachtel?
boxes-count-1 = Ein kleiner Teller
boxes-count-1-line = Etwa 8 Karten: Welches Gebiet ist das größte, und wie groß ist es?
boxes-count-2 = Ein voller Teller
boxes-count-2-line = Etwa 16 Karten, und ein neutrales Gebiet ist zu gewinnen.
boxes-count-3 = Die ganze Tafel
boxes-count-3-line = Etwa 30 Karten, manche gestapelt, und zwei neutrale Gebiete.

# Was gefragt ist
count-number = Frage { $at } von { $most }
count-ask-largest = Wo ist das größte Gebiet { $colour }? Tippe irgendein Stück davon an.
count-ask-size = Wie viele Stücke liegen in der gestrichelten Linie?
count-ask-sides = An wie vielen Seiten berührt das Gebiet { $neutral } die Sorte { $colour }?
count-ask-who = Wer bekommt das Gebiet { $neutral }?
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
count-legend = { $a } gegen { $b }, { $neutral } ist neutral
count-so-far = { $asked ->
    [0] Noch keine Frage beantwortet, es gibt { $most }
   *[other] Bisher { $right } von { $asked } richtig, insgesamt { $most }
  }

# Was es war
count-explained = Die Antwort
count-right = Richtig
count-wrong = Nicht ganz
count-told-largest = Das ist das größte Gebiet { $colour }.
count-told-smaller = Dieses Gebiet { $colour } ist größer. Deins hat die gestrichelte Linie.
count-told-other-colour = Das ist das größte Gebiet { $colour }. Du hast eine andere Sorte angetippt.
count-told-counted = { $count ->
    [one] Es hat ein Stück.
   *[other] Es hat { $count } Stücke.
  }
count-told-sides = { $count ->
    [0] Es berührt { $colour } an keiner Seite.
    [one] Es berührt { $colour } an einer Seite.
   *[other] Es berührt { $colour } an { $count } Seiten.
  }
count-told-more-sides = { $most } zu { $fewer } Seiten: Alle { $count } Stücke gehen an { $colour }.
count-told-equal-sides = Je { $most } Seiten: Niemand bekommt es.
count-told-too-small = { $count } Stücke sind zu wenig, es braucht sechs: Niemand bekommt es.
count-said = Du hast { $given } gesagt.
count-said-who = Deine Antwort war: { $who }.

# Das Ende
count-over = Das war die letzte Frage.
count-end-title = { $right } von { $most }
count-end-all = Alle Antworten waren richtig. Gut gezählt.
count-end-many = Das meiste war richtig. Noch ein Spielfeld?
count-end-few = Zählen will geübt sein. Noch ein Spielfeld?

# Gesprochen, Tasten und Hilfe
count-board-keys = Spielfeld mit { $count } Karten. Die Pfeiltasten gehen von Stück zu Stück, Eingabe gibt die Antwort.
count-piece = { $colour }, Spalte { $x }, Reihe { $y }
count-help-touch = Tippe an, wonach gefragt ist, dann Das ist es. Beim Zählen kannst du Stücke oder Seiten abhaken, indem du sie antippst: Das ist noch keine Antwort.
count-key-digit = eine Zahl eingeben
count-key-who = wählen, wer es bekommt
count-key-arrows = auf dem Feld: von Stück zu Stück
count-key-say = die Antwort geben oder weitergehen
count-key-back = nichts wählen
