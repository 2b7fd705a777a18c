### Bots, die weitergegeben werden: ihre Links, eine Aufgabe der Klasse und Turniere.

## Von der Werkbank geteilt
bot-share = Meinen Bot teilen
bot-author-field = Von wem ist er? (freiwillig)
bot-author-line = Alle, die den Link öffnen, können diesen Namen und den Code lesen.
bot-share-not = Dieser Bot ist zu lang für einen Link. Speichere ihn stattdessen als Datei.
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
bot-read-first = Dieses Programm hat jemand anderes geschrieben. Lies es zuerst. Wenn es spielt, läuft es in einem geschlossenen Raum: Es sieht nur seine eigenen Karten und kommt an nichts auf diesem Gerät heran.
bot-play = Spielen lassen
bot-play-line = Er kommt auf deine Werkbank und spielt, wenn du auf „Los“ drückst. Dein eigener Bot bleibt unter „Frühere Fassungen“.
bot-play-first = Er kommt auf deine Werkbank und spielt, wenn du auf „Los“ drückst.
bot-keep = Meinen behalten
bot-here = Dieser Bot liegt schon auf deiner Werkbank.
bot-to-bench = Zur Werkbank

## Eine Aufgabe der Klasse
bot-task-back = Zurück zu den Aufgaben
bot-hand-in = Abgeben
bot-handed-in = Dein Bot ist abgegeben. Du kannst ihn ändern und noch einmal abgeben.
