### Die Wörter der Aufgaben für Klassen: für Lehrkräfte und ihre Kinder.

class-title = Für Lehrkräfte
class-tasks = Aufgaben
class-result = Ergebnis
class-set = Eine Aufgabenreihe
class-new = Neue Aufgaben
class-workshop = Bot-Werkstatt
class-untitled = Ohne Titel

## Die erste Seite für Lehrkräfte
class-step-make = Wähl eine bis acht Aufgaben, dieselben für alle. Du bekommst einen Code.
class-step-scan = Die Kinder scannen ihn in der Seite („Mehr“, „Links“, „Scannen“), geben einen Namen an und spielen.
class-step-back = Am Ende scannst du von jedem Kind einen Code, und deine Tabelle wächst.
class-private = Nichts geht an einen Server: Alles steckt in den Codes und bleibt auf euren Geräten.
class-private-platform = Die eigenen Aufgaben der Lernplattform gehen an sie. Sonst geht nichts an einen Server: Alles andere bleibt in den Codes und auf euren Geräten.
class-ios = Scanne auf iPad und iPhone in dieser Seite: Die Kamera-App öffnet Safari, und Safari kennt nicht, was die App auf dem Home-Bildschirm behält.
class-not-kept = Dieser Browser speichert nichts: Alles ist weg, wenn du diese Seite schließt.
class-sets = Deine Aufgaben
class-set-line = Aufgaben: { $tasks } · Ergebnisse: { $results }
class-open = Öffnen
class-open-of = { $title } öffnen
class-damaged = Beschädigt
class-damaged-line = Du kannst es nur löschen.
class-damaged-sure = Endgültig löschen?
class-removed = Gelöscht.

## Neue Aufgaben
class-title-field = Titel
class-title-empty = Zählen am Montag
class-set-tasks = Aufgaben: { $count }
class-terms = Namen, Versuche und Hilfe
class-help = Hilfe in diesen Aufgaben
class-help-tips = Neues wird in einer Zeile erklärt
class-help-hints = Die Lampe gibt einen Tipp mit seinem Grund
class-help-given = Hier gibt die Lampe einen Tipp.
class-tasks-none = Noch keine Aufgaben.
class-number = Aufgabe { $number }:
class-task-added = Dazugelegt. Aufgaben: { $count }
class-task-removed = Herausgenommen. Aufgaben: { $count }
class-task-remove = Aufgabe { $number } herausnehmen
class-task-up = Aufgabe { $number } nach oben
class-task-down = Aufgabe { $number } nach unten
class-task-moved = Aufgabe { $from } ist jetzt Aufgabe { $to }.
class-minutes = etwa { $minutes } Min.
class-minutes-all = Zusammen etwa { $minutes } Min.
class-lessons-not = Die fertigen Stunden ließen sich nicht laden. Versuch es online noch einmal.
class-add-task = Eine Aufgabe dazulegen
class-add-this = Dazulegen
class-add-of = Dazulegen: { $name }, { $line }
class-full = Höchstens { $count } Aufgaben passen hinein.
class-make = Code machen
class-only-here = Nur dieses Gerät kennt die Adresse dieser Seite. Mach den Code da, wo die Klasse sie öffnen kann, zum Beispiel auf dem Webserver der Schule.
class-make-not = Zu viel für einen Code. Nimm die letzte Aufgabe heraus.
class-look = Ansehen wie die Kinder
class-kinds-more = Mehr Arten von Aufgaben
class-kind-game = Ein Spiel
class-kind-game-line = Gegen einen Bot
class-kind-count = Zählen
class-kind-count-line = Ein Brett von Schokoly auszählen
class-kind-best = Der beste Platz
class-kind-best-line = Eine Karte, ein guter Platz
class-kind-lesson = Spielend lernen
class-kind-lesson-line = Drei Minuten; Sterne zählen.
class-kind-bot = Einen Bot schreiben
class-kind-bot-line = Ein Programm, das spielt, für ein Turnier
class-kind-puzzle = Ein Rätsel
class-kind-puzzle-line = Etwas Besseres finden. Eine Wahl, ein Punkt.
class-kind-link = Aus einem Link
class-kind-link-line = Ein eigenes Brett, eigene Karten
class-which = Welches Spiel
class-whom = Gegen wen
class-deal-long = Das Spiel ist lang: Ein Ergebnis, das nicht in einen Code passt, kommt als Datei oder als Text zurück.
class-option-grade = Wie schwer
class-option-grade-value = { $value ->
    [1] leicht
    [2] mittel
   *[3] schwer
  }
class-option-cards = Karten auf dem Brett
class-option-cards-value = { $value }
class-option-rounds = Runden
class-option-rounds-value = { $value }
class-deal = Anderes Brett
class-paste-link = Einen Link aus Chocobox einfügen
class-puzzle-of = { $name }, Zug { $move }
class-puzzle-ready = Stufe { $level } von 3, Rätsel { $number }
class-paste-none = Aus diesem Link lässt sich keine Aufgabe machen.

## Aufgaben in Worten
class-task-lesson = { $game }: spielend lernen
class-task-puzzle = { $game }: ein Rätsel
class-task-bot = { $game }: ein Bot
class-task-numbered = { $number } { $name }
class-played-grade = { $value ->
    [1] leicht
    [2] mittel
   *[3] schwer
  }
class-played-cards = Karten: { $value }
class-puzzle = etwas Besseres finden
class-from-board = auf einem vorgegebenen Brett
class-against = { $times ->
    [1] gegen { $bots }
   *[other] gegen { $times } × { $bots }
  }
class-played-rounds = Runden: { $value }
class-score = { $how ->
    [none] nicht fertig
    [alone] { $points } von { $most } Punkten
    [bot] abgegeben
    [won] gewonnen, +{ $points }
    [lost] verloren, −{ $points }
   *[draw] unentschieden
  }
class-sign = { $how ->
    [none] –
    [alone] { $points }/{ $most }
    [bot] ✓
    [won] +{ $points }
    [lost] −{ $points }
   *[draw] ±0
  }

## Was die Kinder sehen
class-name = Dein Name oder Spitzname
class-name-line = Nur auf diesem Gerät und in dem Code, den du zeigst.
class-name-asked = Tipp erst deinen Namen ein.
class-next = Jetzt spielt jemand anders
class-task-of = Aufgabe { $number }
class-play = Spielen
class-again = Noch einmal
class-write = Schreiben
class-go-on = Weiter
class-reckoning = fertig
class-done = Fertig: { $done } von { $all } Aufgaben
class-platform-goes = Deine Punkte und Züge gehen an deine Lernplattform.
class-platform-has = Deine Lernplattform hat dein Ergebnis: { $points } von 100 Punkten.
class-platform-none = Hier ist keine Lernplattform: Zeige am Ende dein Ergebnis.
class-show = Mein Ergebnis zeigen
class-show-not = Das hat nicht geklappt. Versuch es noch einmal.
class-shown = Das Ergebnis von { $name }
class-shown-line = Halte das vor das Tablet deiner Lehrkraft, oder gib den Link oder die Datei ab.
class-no-code = Diese Chocobox ist eine Datei: Nur „Scannen“ in der Chocobox liest ihre Codes. Oder gib den Link weiter; einfügen kann man ihn unter „Links“.

## Ein gescanntes Ergebnis
class-result-of = { $title } · { $when }
class-not-done = nicht fertig
class-watch = Ansehen
class-watch-of = Ansehen: { $name }, Aufgabe { $number }
class-sum = { $total } von { $most } Punkten
class-checked = Geprüft: Jeder Zug folgt den Regeln.
class-add-line = Die Aufgaben dazu hast du hier.
class-add-new-line = Die Aufgaben dazu werden mit gespeichert.
class-add = In meine Tabelle
class-add-new = Beides aufbewahren
class-added = { $name } steht jetzt in deiner Tabelle.
class-added-count = Ergebnisse in deiner Tabelle: { $count }
class-here = Es steht schon in deiner Tabelle.
class-to-table = Zur Tabelle
class-scan-next = Schneller geht „Scannen“ an deiner Tabelle.

## Aufgaben und ihre Ergebnisse
class-for-pupils = Für die Kinder
class-send = Senden oder drucken
class-ways = Dateien, Fotos, Links
class-files-fold = Speichern oder drucken
class-points = Was die Punkte bedeuten
class-for-line = In der Chocobox: „Mehr“, „Links“, „Scannen“.
class-print-code = Code drucken
class-results = Ergebnisse: { $pupils }
class-no-results = Noch keine Ergebnisse.
class-paste = Ergebnisse hier einfügen
class-paste-line = Ein Link oder viele, in beliebigem Text. Jeder Zug wird geprüft.
class-read-do = Einlesen
class-files = Dateien oder Fotos wählen
class-drop = oder hier ablegen
class-read = Neu: { $good }. Schon da: { $same }. Abgelehnt: { $refused }.
class-read-none = Darin steht kein Link.
class-read-partly = Nur zum Teil lesbar, aus einer älteren Chocobox: { $count }.
class-line = Zeile { $line }:
class-more = und { $count } weitere
class-why-bad-link = Der Link ist beschädigt, oder seine Züge passen nicht zu den Regeln.
class-why-older-box = Er stammt aus einer älteren Chocobox mit anderen Regeln.
class-why-newer-box = Er stammt aus einer neueren Chocobox. Lade das Regal online neu, dann hast du sie.
class-why-other = Er ließ sich nicht lesen. Versuch es noch einmal.
class-why-tasks = Ein Link von Aufgaben, kein Ergebnis.
class-why-bot = Ein Link eines Bots oder eines Turniers, kein Ergebnis.
class-why-game = Ein Link eines Spiels, kein Ergebnis.
class-why-other-set = { $name }: ein Ergebnis anderer Aufgaben ({ $title }). Öffne es für sich.
class-why-no-link = In dieser Datei ist kein Link.
class-why-no-code = In diesem Bild ist kein Code zu finden. Nimm es von vorn auf, so nah, dass der Code es füllt.
class-why-parts = Ein Teil eines längeren Links. Gib Bilder aller Teile auf einmal dazu.
class-why-many = Höchstens 500 Links auf einmal. Der Rest wurde nicht gelesen.
class-table = Ergebnisse
class-head-name = Name
class-head-when = Wann
class-head-task = Aufgabe { $number }
class-head-total = Punkte
class-head-span = Zeit
class-sorted = Sortiert.
class-points-line = Eine Aufgabe bringt bis zu 100 Punkte: allein den Anteil der richtigen Antworten; gegen einen Bot 50 für ein Unentschieden, und den halben Vorsprung mehr oder weniger.
class-delete-sure = Dieses Ergebnis von { $name } endgültig löschen?
class-plot = Kinder: { $count }. Punkte von { $least } bis { $most }, die Mitte bei { $half } von { $all }.
class-half = Mitte { $half }
class-tournament = Turnier: { $game }
class-csv = Für die Tabellenkalkulation (CSV)
class-csv-done = Die Datei wird gesichert.
class-csv-not = Die Datei ließ sich nicht machen.
class-print = Tabelle drucken
class-remove = Diese Aufgaben löschen
class-remove-sure = Diese Aufgaben endgültig löschen? Ergebnisse: { $count }
class-looked = Zurück
class-copy-set = Neue Aufgaben daraus
class-older-task = Die Regeln haben sich geändert: Sie ist nicht mehr spielbar.
class-older-some = Die Regeln haben sich geändert. Diese Aufgaben sind nicht mehr spielbar: { $tasks }. Alle Punkte bleiben.
class-older-all = Die Regeln haben sich geändert, darum gibt es keinen Code mehr. Aufgaben: { $tasks }. Alle Punkte bleiben.
class-older-anew = „Neue Aufgaben daraus“ stellt sie neu.
class-older-scores = Punkte aus einer älteren Chocobox: { $tasks }. Diese Partien kann man nicht mehr ansehen.
class-unread-cell = ältere Regeln
class-unread-behind = Nicht gelesen: Es steht hinter einem Spiel mit älteren Regeln.
class-unread-line = Ein älteres Ergebnis wird nur bis zu einem Spiel gelesen, dessen Regeln sich geändert haben. Lade die Chocobox auf jenem Tablet neu, öffne die Aufgaben und zeige das Ergebnis noch einmal.
class-damaged-results = Beschädigte Ergebnisse, aufbewahrt, aber nicht in dieser Tabelle: { $count }
class-renewed = Jetzt mit den Regeln von heute: { $tasks }.
class-renewed-not = Fehlen, weil sie sich nicht neu stellen lassen: { $tasks }.
class-odd = So spielt dieser Bot nicht.
class-unproved = Kein Link beweist, wie lange jemand nachgedacht hat, wer das Tablet hielt, was anderswo oder vorher versucht wurde oder, in schnellen Spielen, ob der Bot schnell genug war.
class-unchecked = ungeprüft
class-unchecked-line = Es kam in einer Datei und ließ sich nicht nachspielen. Füge den Link ein, dann wird es geprüft.
class-odd-line = Diese Züge hätte der Bot nicht gemacht. Vielleicht ist es eine andere Fassung: Sieh dir das Spiel an.

## Die Tabellenkalkulation
class-cell-separator = ;
class-cell-name = Name
class-cell-date = Datum
class-cell-checked = geprüft
class-cell-players = Spieler am Tablet
class-cell-skipped = frühere fehlen oder nicht fertig
class-cell-done = fertig
class-cell-points = Ergebnis
class-cell-most = von
class-cell-won = gewonnen
class-cell-marks = Punkte
class-cell-moves = Züge
class-cell-seconds = Sekunden
class-cell-try = Versuch
class-cell-tries = Versuche
class-cell-task = Aufgabe
class-cell-numbered = { $number } { $name } ({ $line })
class-cell-counts = zählt
class-cell-practice = Übung
class-cell-total = Punkte
class-cell-full = von
class-cell-yes = ja
class-cell-no = nein

## Behalten und mitnehmen
class-child = Kind
forget-names = So lange bleiben Namen in Ergebnissen
forget-days = { $days ->
    [0] Immer
    [365] Ein Jahr
   *[other] { $days } Tage
  }
forget-line = Gezählt ab dem Tag, an dem ein Ergebnis hierherkam. Dann wird aus dem Namen eine Nummer, zum Beispiel „Kind 3“. Punkte und Spiele bleiben.
forget-told = { $days ->
    [0] Namen bleiben, bis du sie löschst.
   *[other] { $days ->
        [365] Ein Jahr
       *[other] { $days } Tage
    } nach dem letzten Ergebnis eines Kindes wird aus dem Namen eine Nummer.
  }
forget-change = Ändern
forget-done = Alte Namen gelöscht: { $count }
