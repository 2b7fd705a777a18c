### Die Wörter des Regals und der Seiten um die Spiele herum.

## Spiele
game-unknown = Spiel

## Spieler
person-you = Du

## Der Start
start-label = Die Schachtel geht auf
start-open = Die Schachtel geht auf
start-download = Die Schachtel geht auf: { NUMBER($loaded, minimumFractionDigits: 1) } { $total ->
    [0] MB
   *[other] von { NUMBER($total, minimumFractionDigits: 1) } MB
  }
start-start = Gleich geht’s los
failed-title = Die Schachtel geht nicht auf.
failed-no-webassembly = Dieser Browser, oder die Seite, die ihn zeigt, verbietet WebAssembly, das Chocobox braucht. Bitte nimm einen anderen Browser.
failed-portal = Dieses Netz antwortet auf alles mit einer eigenen Seite, vielleicht zum Anmelden: Öffne irgendeine andere Seite, melde dich dort an und versuche es hier noch einmal. Deine gespeicherten Partien sind sicher.
failed-no-start = Vielleicht ist die Verbindung abgerissen, oder dieser Browser ist zu alt. Deine gespeicherten Partien sind sicher.
failed-again = Noch einmal

## Regal
shelf-title = Regal
shelf-hello = Vier Schachteln, ein Tablet, keine Eile.
shelf-more = Mehr
shelf-ways = Neben den Schachteln
shelf-saves = Partien
shelf-today = Heute
shelf-links = Links
shelf-class = Lehrkräfte
shelf-play = Spielen
shelf-play-game = { $game } spielen
shelf-continue = Weiter
shelf-continue-game = Weiter mit { $game }
fact-players = Spieler
fact-minutes = Minuten
fact-age = Alter
offline-ready = Läuft ohne Internet
offline-getting = Wird für unterwegs aufbewahrt
offline-none = Braucht in diesem Fenster Internet
offline-forgets = Dieses Fenster behält nichts für später
offline-file = Diese Datei läuft ohne Internet
newer-text = Eine neuere Chocobox ist da.
newer-games = { $lost ->
    [0] Alle deine gespeicherten Partien lassen sich in ihr öffnen.
    [one] { $lost } deiner { $all } gespeicherten Partien lässt sich in ihr nicht öffnen, weil sich ihre Regeln geändert haben. Ihr Bild bleibt.
   *[other] { $lost } deiner { $all } gespeicherten Partien lassen sich in ihr nicht öffnen, weil sich ihre Regeln geändert haben. Ihre Bilder bleiben.
  }
newer-take = Jetzt nehmen

## Vor dem Spiel
setup-play = Spielen
setup-just-play = Einfach losspielen
setup-watch = Zuschauen
setup-we-are = Wir sind
setup-we-are-count = Wir sind { $count }
setup-players = Spieler
setup-table = Plätze am Tisch
setup-person = Mensch
setup-person-line = Spielt an diesem Bildschirm
setup-write-bot = Einen Bot schreiben, der diesen schlägt
setup-team = Team { $team }
setup-begins = beginnt
setup-seat = Platz { $number }
setup-seat-begins = Platz { $number } beginnt
setup-option = { $seat ->
    [0] { $name } { $value }
   *[other] Platz { $seat }: { $name } { $value }
  }
setup-who = Wer sitzt hier?
setup-name = Name (freiwillig)
setup-animal = Welches Tier?
animal-hedgehog = Igel
animal-rabbit = Hase
animal-panda = Panda
animal-frog = Frosch
animal-penguin = Pinguin
animal-elephant = Elefant
animal-koala = Koala
animal-turtle = Schildkröte
# several bots of one kind, each with a short name that fits both languages
bot-like = { $bot } { $number ->
    [1] Pip
    [2] Mo
    [3] Lu
    [4] Bo
    [5] Kim
   *[other] Ida
}
setup-first = Beginnt
setup-flat = Das Tablet liegt flach auf dem Tisch
setup-flat-line = Jeder Platz hat seine Sachen am eigenen Rand, ihm zugewandt.
setup-flat-always = Das Tablet liegt zwischen euch allen.
setup-house = Hausregeln
setup-usual = Alles wie gewohnt
setup-minutes = { $minutes ->
    [one] Etwa { $minutes } Minute
   *[other] Etwa { $minutes } Minuten
  }
setup-quick = { $minutes ->
    [one] Ein schnelles Spiel: etwa { $minutes } Minute
   *[other] Ein schnelles Spiel: etwa { $minutes } Minuten
  }
setup-bot-line = { $level ->
    [easy] Leicht
    [hard] Schwer
   *[middle] Mittel
  }: { $line }
setup-proposal = { $why ->
    [won] Zweimal gewonnen! Jetzt wird es { $level ->
        [hard] schwer
       *[middle] etwas schwerer
      }.
    [lost] Letztes Mal war es knifflig. Jetzt wird es { $level ->
        [easy] leicht
       *[middle] etwas leichter
      }.
   *[first] Am Anfang ist es leicht.
  } Ändere es, wie du magst.
level-easy = leicht
level-middle = mittel
level-hard = schwer
option-open_hands = Offene Karten
option-open_hands-line = Alle sehen alle Karten. Gut mit kleinen Kindern.
option-swaps = Schokoladentausch
option-swaps-line = Zu dritt dürfen Karten angeboten und getauscht werden.
option-odds = Chancen
option-odds-line = Ein Tipp sagt auch, wie wahrscheinlich der Zug platzt.
setup-less = { $what }: weniger
setup-more = { $what }: mehr
option-rounds = Runden
option-rounds-line = Am Ende gewinnt die kleinste Summe.
option-rounds-value = { $value }
option-window = Zeit zum Schlagen
option-window-line = So lange wartet die nächste Karte mindestens. Länger ist netter zu kleinen Händen.
option-window-value = { $seconds } s
option-pace = { $game ->
    [choco_boom] Tempo der Bots
   *[other] Tempo beim Aufdecken
  }
option-pace-line = { $game ->
    [choco_boom] Wie schnell Bots aufdecken, rufen und schlagen.
   *[other] So lange wartet die nächste Karte vor dem ersten Zug.
  }
option-pace-value = { $game ->
    [choco_boom] { $value ->
        [70] flott
       *[100] normal
        [150] gemütlich
      }
   *[other] { $seconds } s
  }
option-slaps = Schlagen
option-slaps-line = Ohne wird es ein ruhiges Spiel: Niemand muss schnell sein.
option-aloud = Laut rufen
option-aloud-line = Ihr ruft mit euren Stimmen, ohne Tasten. Wer einen Fehler hört, erhebt Einspruch, und die anderen stimmen ab.
option-hesitation = Zeit zum Rufen
option-hesitation-line = Wer länger braucht, zahlt eine Strafe. Länger ist netter zu kleinen Kindern.
option-hesitation-value = { $seconds } s
option-advanced = Für Geübte
option-advanced-line = Auch ein gelber Elefant darf geschlagen werden, und der vierte gleiche Ruf in Folge.
option-kind = Nette Bots
option-kind-line = Ein Bot, der zwei Stapel in Folge gewonnen hat, wird langsamer.
option-handicap = Vorgabe
option-handicap-line = Deine Schläge zählen um so viel später, damit auch langsamere Hände eine Chance haben.
option-handicap-value = { $value ->
    [0] keine
   *[other] { $value } ms
}

## Geradewegs ins Spiel
new-refused = Diese Partie kann nicht beginnen
new-choose = Spiel wählen
new-fault-game = Dieses Spiel gibt es in Chocobox nicht.
new-fault-seed = Die Zahl hinter seed= in dieser Adresse lässt sich nicht verwenden.
new-fault-request = Die Spieler oder Hausregeln in dieser Adresse passen nicht zum Spiel.
new-fault-other = Etwas ging schief. Bitte versuch es noch einmal.

## Gespeicherte Partien
saves-title = Gespeicherte Partien
saves-none = Noch keine gespeicherten Partien. Jede Partie speichert sich selbst.
saves-not-kept = Dieser Browser speichert nichts: Deine Partien bleiben nur, bis du diese Seite schließt.
saves-unknown = Gespeicherte Partie
saves-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
saves-damaged = Beschädigt. Du kannst sie nur löschen.
saves-foreign = Dieses Spiel hat Chocobox hier nicht. Die Partie bleibt, bis du sie löschst.
saves-older = { $done ->
    [true] Aus einer älteren Chocobox. Die Regeln haben sich seitdem geändert, darum lässt sie sich nicht mehr ansehen.
   *[false] Aus einer älteren Chocobox. Die Regeln haben sich seitdem geändert, darum geht es nicht weiter.
  }
saves-score = Stand:
saves-won = hat gewonnen
saves-newer = Aus einer neueren Schachtel. Öffne das Regal, wenn Internet da ist, und nimm dort die neuere Chocobox. Dann geht es auch hier weiter.
saves-turn = am Zug
saves-done = beendet
saves-when-unknown = Datum unbekannt
saves-continue = Weiter
saves-look = Ergebnis
saves-delete = Löschen
saves-sure = Diese Partie endgültig löschen?
saves-keep = Behalten
saves-removed = Die gespeicherte Partie ist gelöscht.

## Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-language-away = { $language } ist noch nicht auf diesem Gerät. Geh einmal online und wähle es dann noch einmal.
settings-theme = Darstellung
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Lebhaft
motion-still = Ruhig
settings-sound = Geräusche
settings-sound-line = Holz, Papier, Folie und Glocken, alles kurz.
settings-volume = Lautstärke
settings-volume-value = { $value } von { $most }
settings-vibration = Vibration
settings-vibration-line = Ein kurzes Zittern, wenn dein Schlag landet, wenn du etwas gewinnst oder zahlst und wenn etwas nicht geht. Bei ruhiger Bewegung ist sie aus, bis du sie einschaltest.
settings-tips = Hinweise
settings-tips-line = Was dir zum ersten Mal begegnet, wird einmal gesagt
settings-hints = Lampe für einen Tipp
settings-hints-line = Auf dem Tisch in deinen ersten drei Partien eines Spiels, später im Menü

## Regeln
rules-title = Regeln
rules-of = { $game }: die Regeln
rules-more = Mehr
rules-play = Spielen

## Über
about-title = Über Chocobox
about-privacy = Datenschutz im Einzelnen

## Überall
to-shelf = Regal
to-game = Zurück zur Partie
not-found-title = Hier ist nichts
not-found-text = Diese Seite konnte nicht gezeigt werden. Deine gespeicherten Partien sind sicher.
page-fault = Diese Seite lässt sich gerade nicht zeigen. Nichts, was du aufgehoben hast, ist verloren. Bitte öffne sie noch einmal.

## Was auch Seiten von Klassen sagen
addresses-title = Adressen der Spiele
class-bot = schreibe einen Bot
class-rewrite = Ändern
class-working = Wird gelesen
class-working-line = { $done } von { $all }
