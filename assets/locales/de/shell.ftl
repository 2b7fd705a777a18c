### Die Wörter des Regals und der Seiten um die Spiele herum.

## Spiele
game-unknown = Spiel

## Spieler
person-you = Du

## Der Start
start-open = Die Schachtel geht auf
start-download = Die Schachtel geht auf: { NUMBER($loaded, minimumFractionDigits: 1) } { $total ->
    [0] MB
   *[other] von { NUMBER($total, minimumFractionDigits: 1) } MB
  }
start-start = Gleich geht’s los
failed-title = Die Schachtel geht nicht auf. Deine gespeicherten Partien sind sicher.
failed-no-webassembly = Chocobox braucht WebAssembly, und dieser Browser oder die Seite darum herum verbietet es. Nimm einen anderen Browser.
failed-portal = Dieses Netz antwortet mit einer eigenen Seite: Öffne irgendeine andere Seite, melde dich dort an und versuche es hier noch einmal.
failed-no-start = Vielleicht ist die Verbindung abgerissen, oder dieser Browser ist zu alt.
failed-again = Noch einmal

## Regal
shelf-title = Regal
shelf-hello = Vier Schachteln, ein Tablet, keine Eile.
shelf-ways = Neben den Schachteln
shelf-saves = Partien
shelf-today = Heute
shelf-links = Links
shelf-near = Mit diesem Gerät mitspielen
shelf-class = Lehrkräfte
shelf-who = Wer spielt?
shelf-who-now = Wer spielt? { $name }
shelf-guest = Gast
shelf-guest-line = Nichts bleibt, wenn du diese Seite schließt.
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
newer-text = Eine neuere Chocobox ist da.
newer-games = { $lost ->
    [0] Sie öffnet alle deine gespeicherten Partien.
   *[other] { $lost } deiner { $all } gespeicherten Partien kann sie nicht öffnen: Die Regeln haben sich geändert. Namen, Punkte und Bilder bleiben.
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
setup-write-bot = Einen Bot schreiben, der ihn schlägt
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
setup-flat = Das Tablet liegt flach
setup-flat-line = Jeder Platz hat seine Sachen am eigenen Rand.
setup-flat-always = Das Tablet liegt zwischen euch allen.
setup-house = Hausregeln
setup-usual = Alles wie gewohnt
setup-minutes = Etwa { $minutes } min
setup-bot-line = { $level ->
    [easy] Leicht
    [hard] Schwer
   *[middle] Mittel
  }: { $line }
setup-proposal = { $why ->
    [won] Zweimal gewonnen! Jetzt wird es schwerer.
    [lost] Das war knifflig. Jetzt wird es leichter.
   *[first] Am Anfang ist es leicht.
  }
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
option-rounds-line = Die kleinste Summe gewinnt.
option-rounds-value = { $value }
option-window = Zeit zum Schlagen
option-window-line = So lange wartet die nächste Karte mindestens. Länger hilft kleinen Händen.
option-window-value = { $seconds } s
option-pace = Tempo
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
option-slaps-line = Ohne muss niemand schnell sein.
option-aloud = Laut rufen
option-aloud-line = Ihr ruft mit euren Stimmen. Wer einen Fehler hört, erhebt Einspruch, und die anderen stimmen ab.
option-hesitation = Zeit zum Rufen
option-hesitation-line = Wer länger braucht, zahlt eine Strafe. Länger hilft kleinen Kindern.
option-hesitation-value = { $seconds } s
option-advanced = Für Geübte
option-advanced-line = Auch ein gelber Elefant darf geschlagen werden, und der vierte gleiche Ruf in Folge.
option-calm = Ohne Eile
option-calm-line = Alle antworten auf jede Karte in Ruhe. Ein Doppel gewinnt, wer es richtig erkennt, nicht wer schnell ist.
option-kind = Nette Bots
option-kind-line = Ein Bot, der zwei Stapel in Folge gewonnen hat, wird langsamer.
option-handicap = Vorgabe
option-handicap-line = Deine Schläge zählen um so viel später.
option-handicap-value = { $value ->
    [0] keine
   *[other] { $value } ms
}

## Geradewegs ins Spiel
new-refused = Diese Partie kann nicht beginnen
new-choose = Spiel wählen
new-fault-game = Dieses Spiel gibt es in Chocobox nicht.
new-fault-seed = Die Zahl hinter seed= lässt sich nicht verwenden.
new-fault-request = Diese Spieler oder Hausregeln passen nicht zum Spiel.
new-fault-other = Etwas ging schief. Bitte versuch es noch einmal.

## Gespeicherte Partien
saves-title = Gespeicherte Partien
saves-none = Noch keine gespeicherten Partien. Jede Partie speichert sich selbst.
saves-not-kept = Dieser Browser speichert nichts: Partien bleiben nur, bis du diese Seite schließt.
saves-unknown = Gespeicherte Partie
saves-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
saves-damaged = Beschädigt. Du kannst sie nur löschen.
saves-older = Aus einer älteren Chocobox: Die Regeln haben sich geändert. Namen, Punkte und Bild bleiben.
saves-score = Stand:
saves-won = hat gewonnen
saves-turn = am Zug
saves-done = beendet
saves-when-unknown = Datum unbekannt
saves-look = Ergebnis
saves-delete = Löschen
saves-sure = Diese Partie endgültig löschen?
saves-keep = Behalten
saves-removed = Die Partie ist gelöscht.

## Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-language-away = { $language } ist noch nicht auf diesem Gerät. Geh einmal online und wähle es dann noch einmal.
settings-theme = Darstellung
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-motion = Bewegung
motion-full = Lebhaft
motion-still = Ruhig
settings-sound = Geräusche
settings-volume = Lautstärke
settings-volume-value = { $value } von { $most }
settings-signals = Zeichen: Glocken, Treffer, Fehler
settings-things = Karten und Dinge
settings-mono = Beide Ohren hören dasselbe
settings-vibration = Vibration
settings-letters = Tasten mit einem Buchstaben
settings-letters-line = Aus: Nur Eingabe, Leertaste, Pfeile, Tab und Escape tun etwas
settings-tips = Hinweise
settings-tips-line = Neues wird einmal erklärt
settings-hints = Lampe für einen Tipp
settings-hints-line = Auf dem Tisch in deinen ersten drei Partien, später im Menü

## Regeln
rules-title = Regeln
rules-of = { $game }: die Regeln

## Über
about-title = Über Chocobox
about-privacy = Datenschutz im Einzelnen

## Überall
to-shelf = Regal
to-game = Zurück zur Partie
not-found-title = Hier ist nichts
not-found-text = Diese Seite gibt es nicht.
page-fault = Diese Seite lässt sich gerade nicht zeigen. Nichts ist verloren. Bitte öffne sie noch einmal.

## Was auch Seiten von Klassen sagen
addresses-title = Adressen der Spiele
class-bot = schreibe einen Bot
class-rewrite = Ändern
class-working = Wird gelesen
class-working-line = { $done } von { $all }
