### Bots, die weitergegeben werden: ihre Links, eine Aufgabe der Klasse und Turniere.

## Von der Werkbank geteilt
bot-share = Meinen Bot teilen
bot-author-field = Von wem ist er? (freiwillig)
bot-author-line = Wer den Link hat, kann diesen Namen und den Code lesen.
bot-share-not = Zu lang für einen Link. Speichere ihn als Datei.
bot-earlier = Frühere Fassungen
bot-earlier-done = Die frühere Fassung ist wieder da. Die andere ist jetzt die frühere.

## Aus einem Link geöffnet
bot-title = Ein geteilter Bot
bot-of = Bot für { $game }
bot-by = von { $author }
bot-lines = { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
  }
bot-code = Der Code dieses Bots
bot-read-first = Dieses Programm hat jemand anderes geschrieben: Lies es zuerst. Es läuft in einem geschlossenen Raum, sieht nur seine eigenen Karten und kommt an nichts auf diesem Gerät heran.
bot-play = Spielen lassen
bot-play-line = Deiner bleibt unter „Frühere Fassungen“.
bot-keep = Meinen behalten
bot-here = Er liegt auf deiner Werkbank.
bot-to-bench = Zur Werkbank

## Eine Aufgabe der Klasse
bot-task-back = Zurück zu den Aufgaben
bot-hand-in = Abgeben
bot-handed-in = Abgegeben. Du kannst ihn ändern und noch einmal abgeben.

## Ein Turnier
tournament-title = Turnier
tournament-of = Turnier: { $game }
tournament-who = Wer spielt mit?
tournament-box = Ein Bot aus der Schachtel spielt mit
tournament-box-slow = Bots aus der Schachtel, die lange überlegen, fehlen hier.
tournament-of-box = { $name } aus der Schachtel
tournament-none = Noch keine Bots. Scanne zuerst Ergebnisse, oder füge sie ein.
tournament-deals = Wie lange
tournament-deals-value = { $count } Verteilungen
tournament-line = Alle spielen gegen alle, mit denselben Karten von jedem Platz aus.
tournament-third = Auf dem dritten Platz: { $bot }. Gewinnt er, hat sonst niemand gewonnen.
tournament-many = Zu viele Partien. Wähle weniger Verteilungen oder Bots.
tournament-start = Starten mit { $count }
tournament-plays = Die Bots spielen …
tournament-rests = Pause
tournament-done = { $done } von { $all } Partien
tournament-pause = Pause
tournament-go-on = Weiter
tournament-stop = Beenden
tournament-fault = Die Partien konnten nicht gespielt werden. Drücke „Weiter“.
tournament-won = { $count ->
    [one] { $name } gewinnt!
   *[other] Gleichstand an der Spitze: { $name }
  }
tournament-table = Rangliste
tournament-head-rank = Platz
tournament-head-bot = Bot
tournament-head-share = Gewonnen
tournament-head-stumbled = Gestolpert
tournament-percent = { $percent } %
tournament-share = { $percent } Prozent, mit Zufall zwischen { $low } und { $high }
tournament-stumbled = { $count } ×
tournament-head-games = Partien
tournament-games-of = Mehr über { $name }
tournament-against = gegen { $name }
tournament-game = Partie { $number } gegen { $name }: { $how ->
    [won] gewonnen
    [shared] geteilt
   *[lost] verloren
  }
tournament-game-unplayed = Partie { $number } gegen { $name }: { $how ->
    [won] gewonnen
    [shared] geteilt
   *[lost] verloren
  } ohne einen Zug
tournament-share-do = Rangliste teilen
tournament-share-line = Der Link enthält die Namen und den Code aller dieser Bots.
tournament-share-not = Zu groß für einen Link. Spiele mit weniger Bots.
tournament-told = Jemand anderes erzählt von diesem Turnier.
tournament-verify = Hier noch einmal spielen
tournament-same = Hier kam dieselbe Rangliste heraus.
tournament-other = Hier kam eine andere Rangliste heraus. Der Link stimmt nicht, oder er ist aus einer anderen Version.
tournament-older = Eine ältere Version hat nach anderen Regeln gespielt.
tournament-other-older = Hier kam eine andere Rangliste heraus. Beide können stimmen: Eine ältere Version hat andere Regeln.
tournament-unread = Sein Code ist nicht lesbar
tournament-out = Spielt nicht mehr
tournament-interval = Die dünne Linie zeigt, wie weit der Zufall reichen kann. Ein Bot, dessen Code nicht weiterweiß oder keine Antwort gibt, stolpert: Er verliert diese Partie. Nach drei ohne Antwort spielt er nicht mehr mit.
