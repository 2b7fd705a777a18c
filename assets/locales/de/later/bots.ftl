### Bots, die weitergegeben werden: ihre Links, eine Aufgabe der Klasse und Turniere.

## Von der Werkbank geteilt
bot-share = Meinen Bot teilen
bot-author-field = Von wem ist er? (freiwillig)
bot-author-line = Alle, die den Link öffnen, können diesen Namen und den Code lesen.
bot-share-not = Dieser Bot ist zu lang für einen Link. Speichere ihn als Datei.
bot-earlier = Frühere Fassungen
bot-earlier-done = Die frühere Fassung ist wieder da. Die andere ist jetzt eine frühere Fassung.

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
bot-play-line = Er kommt auf deine Werkbank und spielt, wenn du auf „Los“ drückst. Dein eigener Bot bleibt unter „Frühere Fassungen“.
bot-play-first = Er kommt auf deine Werkbank und spielt, wenn du auf „Los“ drückst.
bot-keep = Meinen behalten
bot-here = Dieser Bot liegt auf deiner Werkbank.
bot-to-bench = Zur Werkbank

## Eine Aufgabe der Klasse
bot-task-back = Zurück zu den Aufgaben
bot-hand-in = Abgeben
bot-handed-in = Dein Bot ist abgegeben. Du kannst ihn ändern und noch einmal abgeben.

## Ein Turnier
tournament-title = Turnier
tournament-of = Turnier: { $game }
tournament-who = Wer spielt mit?
tournament-theirs = Abgegeben
tournament-box = Bot aus der Schachtel dazuholen
tournament-box-slow = Bots aus der Schachtel, die lange überlegen, fehlen hier: Ein Turnier würde Stunden dauern.
tournament-of-box = { $name } aus der Schachtel
tournament-none = Noch ist kein Bot abgegeben. Scanne zuerst die Ergebnisse deiner Klasse, oder füge sie ein.
tournament-deals = Wie lange
tournament-deals-value = { $count } Verteilungen
tournament-line = Jeder Bot spielt gegen jeden, mit denselben Karten von jedem Platz aus. So zählt Glück weniger.
tournament-third = Auf dem dritten Platz sitzt ein Bot aus der Schachtel: { $bot }. Gewinnt er, hat sonst niemand gewonnen.
tournament-many = Das sind zu viele Partien. Wähle weniger Verteilungen oder Bots.
tournament-start = { $count ->
    [0] Starten
    [1] Starten
   *[other] Mit { $count } Bots starten
  }
tournament-plays = Die Bots spielen …
tournament-rests = Das Turnier ruht
tournament-done = { $done } von { $all } Partien
tournament-pause = Pause
tournament-go-on = Weiter
tournament-stop = Beenden
tournament-fault = Die Partien konnten nicht gespielt werden. Mit „Weiter“ geht es noch einmal.
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
tournament-stumbled = { $count ->
    [0] nie
    [one] einmal
   *[other] { $count }-mal
  }
tournament-head-games = Partien
tournament-games-of = Mehr über { $name }
tournament-against = gegen { $name }
tournament-game-won = Partie { $number } gegen { $name }: gewonnen. Ansehen
tournament-game-lost = Partie { $number } gegen { $name }: verloren. Ansehen
tournament-game-shared = Partie { $number } gegen { $name }: geteilt. Ansehen
tournament-game-unplayed = Partie { $number } gegen { $name }: { $how ->
    [won] gewonnen
    [shared] geteilt
   *[other] verloren
  } ohne einen Zug
tournament-again = Noch einmal
tournament-share-do = Rangliste teilen
tournament-share-line = Der Link enthält die Namen und den Code aller dieser Bots, um das Turnier noch einmal zu spielen.
tournament-share-not = Dieses Turnier ist zu groß für einen Link. Spiele es mit weniger Bots.
tournament-told = Jemand anderes hat dieses Turnier gespielt und das davon erzählt. Wird es hier noch einmal gespielt, laufen die Bots in einem geschlossenen Raum.
tournament-verify = Hier noch einmal spielen
tournament-same = Hier kam dieselbe Rangliste heraus.
tournament-other = Hier kam eine andere Rangliste heraus. Was der Link erzählt, stimmt nicht, oder er ist aus einer anderen Version.
tournament-older = Eine ältere Version hat das gespielt, mit anderem Glück, und wer stolperte, verlor nicht. Darum kann hier eine andere Rangliste herauskommen.
tournament-other-older = Hier kam eine andere Rangliste heraus. Eine ältere Version hat nach anderen Regeln gespielt, beide können also stimmen.
tournament-unread = Sein Code ist nicht lesbar
tournament-out = Spielt nicht mehr
tournament-interval = Die dünne Linie zeigt, wie weit allein der Zufall reichen kann. Mehr Partien machen sie kürzer. Ein Bot stolpert, wenn sein Code nicht weiterweiß oder keine Antwort gibt: Er verliert diese Partie. Nach drei Partien ohne Antwort spielt er nicht mehr mit.
