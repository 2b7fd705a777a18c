table-told-turn = { $who ->
    [you] Du bist dran.
   *[name] { $name } ist dran.
  }
table-told-over = Die Partie ist zu Ende.
table-told-nothing = Nichts zu sagen.
table-told-own = Nur an einem eigenen Bildschirm: Sonst hören es alle.
table-told-can = Du kannst: { $choices } P führt hindurch.
table-choices-back = Zurück
table-go-on = Weiter

schokoly-run = { $gap ->
    [yes] Lücke { $count }
   *[no] { $colour } { $count }
  }
schokoly-told-card = Karte { $number } von { $cards }: { $card }. Möglichkeiten: { $ways }.
schokoly-told-cards = Auf dem Tisch: { $lying } Karten. Im Stapel: { $stock }. In deiner Hand: { $hand }. Deine Farbe: { $own ->
    [none] noch keine
   *[other] { $own }
  }. Neutral: { $neutral ->
    [none] keine
   *[other] { $neutral }
  }.
schokoly-told-smarties = { $who ->
    [you] Du
   *[name] { $name }
  }: { $colour ->
    [none] {""}
   *[other] { $colour },{" "}
  }Schokolinsen: { $smarties }.
schokoly-told-points = { $colour }: { $points }. Größtes Gebiet: { $largest }. Neutral: { $neutral_pieces }.
schokoly-told-pieces = Gebiet { $number } von { $areas }: { $colour }, { $size }; Spalte { $x }, Reihe { $y }.
schokoly-told-neutral = Neutrales Gebiet { $number } von { $areas }: { $size }; Spalte { $x }, Reihe { $y }. { $leader ->
    [none] Niemand führt.
   *[other] { $leader } führt um { $lead }.
  }{ $counts ->
    [no] {" "}Zu klein zum Zählen.
   *[yes] {""}
  }
schokoly-told-row = Reihe { $y }, ab Spalte { $x }: { $runs }.
schokoly-told-beside = { $side ->
    [above] Darüber
    [right] Rechts
    [below] Darunter
   *[left] Links
  }: { $runs }.
schokoly-choice-place = Platz { $at } von { $count }: Spalte { $x }, Reihe { $y }, { $gain }. { $card }.
schokoly-choice-stack = Obenauf, { $at } von { $count }: Spalte { $x }, Reihe { $y }, { $gain }. { $card }.
schokoly-choice-guard = Schützen: { $card }.
schokoly-choice-offer = { $other } anbieten: { $card }.
schokoly-choice-answer = Antworten mit: { $card }.
schokoly-group-place = Legen: { $card }. Plätze: { $count }, bester: { $gain }.
schokoly-group-stack = Mit Schokolinse legen: { $card }. Plätze: { $count }, bester: { $gain }.
schokoly-group-guard = Eine Karte schützen: { $count }.
schokoly-group-offer = Tausch anbieten: { $count }.

table-key-can = was du tun kannst
table-key-choice = das Nächste, was du tun kannst; mit Umschalt das davor
table-key-do = das tun
table-key-card = eine deiner Karten
table-key-table = was daliegt
table-key-score = wie es steht
table-key-turn = wer dran ist
table-key-last = was zuletzt geschah
table-key-beside = was daneben liegt
table-key-rows = Reihe für Reihe
schokoly-key-listed = Gebiete, das größte zuerst
schokoly-key-further = neutrale Gebiete, und wer führt
challenge-key-end = aufhören, den Zug beenden
challenge-key-listed = der Markt nach Preis
challenge-key-further = was in den Stapeln ist
kaboom-key-listed = was du gesehen hast, und wann
kaboom-key-further = die Ablage
boom-key-listed = der Stapel
boom-key-further = gewonnene Stapel und Strafen
table-key-switch = nur mit dieser Taste spielen; mit Enter dazu führt sie weiter, und Enter tut es

boom-key-slap = schlagen
boom-key-flip = aufdecken
boom-key-call = Banane, Erdbeere, Schoko, Elefant rufen
boom-key-ready = bereit
boom-key-object = Einspruch
boom-key-guilty = sagen: ein Fehler
boom-key-innocent = sagen: kein Fehler

challenge-key-draw = ziehen
challenge-key-take = die Zusatzkarte oder das beste Dessert nehmen
challenge-key-decline = keine Zusatzkarte
challenge-key-inside = in deinen Stapel schauen
challenge-key-arrows = von Karte zu Karte
challenge-key-enter = nehmen oder kaufen
challenge-key-back = schließen

kaboom-key-slap = schlagen, nach Plätzen
kaboom-key-slap-own = schlagen, wenn du allein bist
kaboom-key-eye = ansehen, zudecken
kaboom-key-flip = aufdecken
kaboom-key-draw = ziehen
kaboom-key-discard = ablegen
kaboom-key-kaboom = Kaboom! sagen
kaboom-key-yes = tauschen
kaboom-key-no = liegen lassen, auslassen, nichts geben, das war’s
kaboom-key-giveup = aufgeben
kaboom-key-arrows = von Karte zu Karte
kaboom-key-enter = wählen
kaboom-key-back = loslassen, schließen

schokoly-key-take = eine Karte nehmen
schokoly-key-turn = drehen; mit Umschalt andersherum
schokoly-key-smartie = eine Schokolinse nehmen
schokoly-key-arrows = zum nächsten Platz, zur nächsten Karte
schokoly-key-lay = Karte legen
schokoly-key-end = nachziehen, den Zug beenden
schokoly-key-back = alles zurücknehmen

count-key-digit = eine Zahl eingeben
count-key-who = wählen, wer es bekommt
count-key-arrows = von Stück zu Stück
count-key-say = antworten oder weitergehen
count-key-back = nichts wählen

table-key-undo = zurücknehmen
table-key-hint = Tipp
table-key-count = zählen
table-key-menu = Menü
