# Ein Spielfeld zum Auszählen.

# Das Spiel, wie die Schachtel es kennt
game-schokoly_count = Auszählen
option-grade = Schachtel
option-grade-line = Vom kleinen Teller bis zur ganzen Tafel.
option-grade-value = { $value }
bot-careless = Flüchtig
bot-careless-line = zählt und übersieht oft eins
bot-careful = Gründlich
bot-careful-line = zählt zweimal

# Das Blatt davor
solo-count = Auszählen
boxes-how-count = Zähle die größten Gebiete und finde heraus, wer die neutrale Schokolade bekommt.
count-choose = Welche Schachtel?
boxes-count-1 = Ein kleiner Teller
boxes-count-1-line = Etwa 8 Karten.
boxes-count-2 = Ein voller Teller
boxes-count-2-line = Etwa 16 Karten, ein neutrales Gebiet.
boxes-count-3 = Die ganze Tafel
boxes-count-3-line = Etwa 30 Karten, manche gestapelt, zwei neutrale Gebiete.

# Was gefragt ist
count-number = Frage { $at } von { $most }
count-ask-largest = { $way ->
    [keys] Wähle das größte Gebiet ({ $colour }).
   *[touch] Tippe auf das größte Gebiet ({ $colour }).
  }
count-ask-size = Wie viele Stücke liegen in der gestrichelten Linie?
count-ask-sides = Neutrales Gebiet ({ $neutral }): Wie viele Seiten berühren { $colour }?
count-ask-who = Wer bekommt das neutrale Gebiet ({ $neutral })?
count-tap = Ecken verbinden keine Gebiete.
count-chosen = { $way ->
    [keys] Dieses Stück? Oder wähle ein anderes.
   *[touch] Dieses Stück? Oder tippe ein anderes an.
  }
count-say = Das ist es
count-next = Weiter
count-your-number = Deine Zahl
count-no-number = keine Zahl
count-digits = Ziffern
count-erase = Löschen
count-takers = Wer es bekommt
count-nobody = Niemand
count-neutral = neutral
count-too-many = So viele passen nicht.
count-legend = Gespielt: { $a }, { $b }; neutral: { $neutral }
count-so-far = Richtig: { $right } von { $asked }, insgesamt { $most }

# Was es war
count-explained = Die Antwort
count-right = Richtig
count-wrong = Nicht ganz
count-told-largest = Das ist das größte Gebiet ({ $colour }).
count-told-smaller = Dieses Gebiet ist größer. Deins ist gestrichelt.
count-told-other-colour = Das ist das größte Gebiet ({ $colour }). Du hast eine andere Sorte gewählt.
count-told-counted = Stücke: { $count }.
count-told-sides = Seiten an { $colour }: { $count }.
count-told-more-sides = Seiten: { $most } zu { $fewer }. Das Gebiet geht an: { $colour }.
count-told-equal-sides = Seiten: je { $most }. Niemand bekommt es.
count-told-too-small = Weniger als sechs Stücke: Niemand bekommt es.
count-said = Du hast gesagt: { $given }.

# Das Ende
count-over = Das war die letzte Frage.
count-end-title = { $right } von { $most }
count-end-all = Alle Antworten waren richtig.
count-end-many = Das meiste war richtig.
count-end-few = Zählen will geübt sein.

# Gesprochen, Tasten und Hilfe
count-board-keys = Karten auf dem Feld: { $count }. Pfeiltasten bewegen, Eingabe antwortet.
count-piece = { $colour }, Spalte { $x }, Reihe { $y }
count-help-touch = Tippe an, wonach gefragt ist, dann Das ist es. Stücke und Seiten lassen sich abhaken.
