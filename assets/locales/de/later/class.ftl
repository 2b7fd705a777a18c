### Die Wörter der Aufgaben für Klassen: für Lehrkräfte und ihre Kinder.

class-title = Für Lehrkräfte
class-tasks = Aufgaben
class-result = Ergebnis
class-set = Eine Aufgabenreihe
class-new = Neue Aufgaben
class-workshop = Bot-Werkstatt
class-untitled = Ohne Titel

## Die erste Seite für Lehrkräfte
class-hello = Wähl ein paar Aufgaben. Alle bekommen dieselben Karten, und du siehst, wie es ging.
class-step-make = Wähl eine bis acht Aufgaben. Du bekommst einen Code.
class-step-scan = Die Kinder scannen ihn in der Seite („Mehr“, „Links“, „Scannen“), tippen oder wählen einen Namen und spielen.
class-step-back = Am Ende zeigt dir jedes Kind einen Code. Du scannst ihn, und deine Tabelle wächst.
class-private = Nichts wird gesendet: Alles steckt in den Codes und bleibt auf euren Geräten.
class-private-platform = Was von den eigenen Aufgaben der Lernplattform gespielt wird, geht an diese Plattform. Sonst wird nichts gesendet: Alles andere bleibt in den Codes und auf euren Geräten.
class-ios = Scanne auf iPad und iPhone in dieser Seite: Die Kamera-App öffnet Safari, und Safari kennt nicht, was die App auf dem Home-Bildschirm behält.
class-own = Kein Ergebnis kann beweisen, dass ein Kind allein gespielt hat.
class-not-kept = Dieser Browser speichert nichts: Alles bleibt nur, bis du diese Seite schließt.
class-sets = Deine Aufgaben
class-set-line = { $tasks ->
    [one] { $tasks } Aufgabe
   *[other] { $tasks } Aufgaben
  } · { $results ->
    [0] noch keine Ergebnisse
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnisse
  }
class-open = Öffnen
class-open-of = { $title } öffnen
class-damaged = Beschädigt
class-damaged-line = Du kannst es nur löschen.
class-damaged-sure = Endgültig löschen?
class-removed = Gelöscht.

## Neue Aufgaben
class-title-field = Titel
class-title-empty = Zum Beispiel: Zählen am Montag
class-set-tasks = { $count ->
    [0] Aufgaben
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
  }
class-terms = Namen, Versuche und Hilfe
class-help = Hilfe in diesen Aufgaben
class-help-tips = Was zum ersten Mal vorkommt, wird in einer Zeile erklärt
class-help-hints = Ein Antippen gibt einen Tipp mit seinem Grund
class-help-given = Hier gibt die Lampe einen Tipp.
class-tasks-none = Noch keine Aufgaben.
class-number = Aufgabe { $number }:
class-task-added = { $count ->
    [one] Dazugelegt. Jetzt { $count } Aufgabe.
   *[other] Dazugelegt. Jetzt { $count } Aufgaben.
  }
class-task-removed = { $count ->
    [0] Herausgenommen. Jetzt keine Aufgabe mehr.
    [one] Herausgenommen. Jetzt { $count } Aufgabe.
   *[other] Herausgenommen. Jetzt { $count } Aufgaben.
  }
class-task-remove = Aufgabe { $number } herausnehmen
class-task-up = Aufgabe { $number } nach oben
class-task-down = Aufgabe { $number } nach unten
class-task-moved = Aufgabe { $from } ist jetzt Aufgabe { $to }.
class-minutes = { $minutes ->
    [one] etwa { $minutes } Minute
   *[other] etwa { $minutes } Minuten
  }
class-minutes-all = { $minutes ->
    [one] Zusammen etwa { $minutes } Minute.
   *[other] Zusammen etwa { $minutes } Minuten.
  }
class-lessons-not = Die fertigen Stunden ließen sich nicht laden. Versuch es noch einmal, wenn du online bist.
class-add-task = Eine Aufgabe dazulegen
class-add-this = Dazulegen
class-full = Höchstens { $count } Aufgaben passen hinein.
class-make = Code machen
class-only-here = Die Klasse kann diese Seite nicht öffnen: Nur dieses Gerät kennt ihre Adresse. Mach den Code da, wo sie hinkommt, zum Beispiel auf dem Webserver der Schule.
class-make-not = Das ist zu viel für einen Code. Nimm die letzte Aufgabe heraus und versuch es noch einmal.
class-look = Ansehen wie die Kinder
class-kinds-more = Mehr Arten von Aufgaben
class-kind-game = Ein Spiel
class-kind-game-line = Gegen einen Bot, alle mit denselben Karten
class-kind-count = Zählen
class-kind-count-line = Ein Brett von Schokoly auszählen
class-kind-best = Der beste Platz
class-kind-best-line = Eine Karte, ein guter Platz
class-kind-lesson = Spielend lernen
class-kind-lesson-line = Drei Minuten, die sich selbst erklären; Sterne zählen.
class-kind-bot = Einen Bot schreiben
class-kind-bot-line = Alle schreiben ein Programm, das spielt. Dann gibt es ein Turnier.
class-kind-puzzle = Ein Rätsel
class-kind-puzzle-line = Ein fertiges oder eines von diesem Gerät: etwas Besseres finden. Eine Wahl, ein Punkt.
class-kind-link = Aus einem Link
class-kind-link-line = Ein eigenes Brett, eigene Karten
class-which = Welches Spiel
class-whom = Gegen wen
class-deal-line = Alle bekommen dieselben Karten.
class-deal-long = Alle bekommen dieselben Karten. Das Spiel ist lang: Ein Ergebnis, das nicht in einen Code passt, kommt als Datei oder als Text zurück.
class-option-grade = Wie schwer
class-option-grade-line = Wie viele Karten und Fragen es sind.
class-option-grade-value = { $value ->
    [1] leicht
    [2] mittel
   *[3] schwer
  }
class-option-cards = Karten auf dem Brett
class-option-cards-line = Mehr Karten machen es schwerer.
class-option-cards-value = { $value }
class-option-rounds = Runden
class-option-rounds-line = Mehr Runden dauern länger.
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
class-task-schokoly_count = Brett auszählen
class-task-schokoly_best = Den besten Platz finden
class-played-grade = { $value ->
    [1] leicht
    [2] mittel
   *[3] schwer
  }
class-played-cards = { $value ->
    [one] { $value } Karte auf dem Brett
   *[other] { $value } Karten auf dem Brett
  }
class-puzzle = etwas Besseres finden
class-from-board = auf einem vorgegebenen Brett
class-against = { $kinds ->
    [one] { $count ->
        [one] gegen { $bots }
       *[other] gegen { $count } × { $bots }
      }
   *[other] gegen { $bots }
  }
class-played-rounds = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
  }
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
class-name-line = Er steht nur auf diesem Gerät und in dem Code, den du zeigst.
class-name-asked = Bitte tipp erst deinen Namen ein.
class-next = Jetzt spielt jemand anders
class-task-of = Aufgabe { $number }
class-play = Spielen
class-again = Noch einmal
class-write = Schreiben
class-go-on = Weiter
class-reckoning = fertig
class-done = { $done ->
    [one] { $done } von { $all } Aufgaben ist fertig.
   *[other] { $done } von { $all } Aufgaben sind fertig.
  }
class-platform-goes = Deine Punkte und Züge gehen von selbst an deine Lernplattform.
class-platform-has = Deine Lernplattform hat dein Ergebnis: { $points } von 100 Punkten.
class-platform-none = Hier ist keine Lernplattform: Zeige am Ende dein Ergebnis.
class-show = Mein Ergebnis zeigen
class-show-not = Das hat nicht geklappt. Bitte versuch es noch einmal.
class-shown = Das Ergebnis von { $name }
class-shown-line = Halte das vor das Tablet deiner Lehrkraft. Ohne Code schick den Link oder gib die Datei ab.
class-no-code = Diese Chocobox ist eine Datei: Nur „Scannen“ in der Chocobox liest ihre Codes. Oder gib den Link als Text oder Datei weiter; einfügen kann man ihn unter „Links“.

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
class-added-count = { $count ->
    [one] Es steht in deiner Tabelle, als erstes.
   *[other] Es steht in deiner Tabelle, mit { $count } Ergebnissen.
  }
class-here = Dieses Ergebnis steht schon in deiner Tabelle.
class-to-table = Zur Tabelle
class-scan-next = Schneller geht „Scannen“ an deiner Tabelle: Code um Code.

## Aufgaben und ihre Ergebnisse
class-for-pupils = Für die Kinder
class-asked = { $count ->
    [one] Die Aufgabe
   *[other] Die { $count } Aufgaben
  }
class-send = Senden oder drucken
class-ways = Dateien, Fotos, Links
class-files-fold = Speichern oder drucken
class-points = Was die Punkte bedeuten
class-for-line = Sie scannen ihn in der Seite: „Mehr“, „Links“, „Scannen“. Ein Tipp macht ihn groß.
class-print-code = Code drucken
class-results = { $count ->
    [0] Ergebnisse
   *[other] { $pupils ->
        [one] Ergebnisse von { $pupils } Kind
       *[other] Ergebnisse von { $pupils } Kindern
      }
  }
class-no-results = Noch keine Ergebnisse. Drück „Scannen“ und halte die Codes der Kinder vor die Kamera, oder füge ihre Links oben ein.
class-paste = Ergebnisse hier einfügen
class-paste-line = Einen Link oder viele auf einmal; anderer Text stört nicht. Jeder Zug wird geprüft.
class-read-do = Einlesen
class-files = Dateien oder Fotos wählen
class-drop = oder hier ablegen
class-read = { $good ->
    [0] Nichts Neues.
    [one] { $good } Ergebnis ist dazugekommen.
   *[other] { $good } Ergebnisse sind dazugekommen.
  }{ $same ->
    [0] { "" }
    [one] { " " }{ $same } war schon da.
   *[other] { " " }{ $same } waren schon da.
  }{ $refused ->
    [0] { "" }
    [one] { " " }{ $refused } ging nicht:
   *[other] { " " }{ $refused } gingen nicht:
  }
class-read-none = Darin steht kein Link.
class-read-partly = { $count ->
    [one] Eines war nur zum Teil lesbar: Es stammt aus einer älteren Chocobox.
   *[other] { $count } waren nur zum Teil lesbar: Sie stammen aus einer älteren Chocobox.
  }
class-line = Zeile { $line }:
class-more = und { $count } weitere
class-why-bad-link = Der Link ist beschädigt oder nicht vollständig, oder seine Züge passen nicht zu den Regeln.
class-why-older-box = Er stammt aus einer älteren Chocobox, und die Regeln haben sich seitdem geändert.
class-why-newer-box = Er stammt aus einer neueren Chocobox. Lade das Regal neu, wenn du online bist, und nimm die neuere.
class-why-other = Er ließ sich nicht lesen. Bitte versuch es noch einmal.
class-why-tasks = Das ist ein Link von Aufgaben, kein Ergebnis.
class-why-bot = Das ist ein Link eines Bots oder eines Turniers, kein Ergebnis.
class-why-game = Das ist ein Link eines Spiels, kein Ergebnis.
class-why-other-set = { $name }: ein Ergebnis anderer Aufgaben ({ $title }). Öffne es für sich, dann kommt es in jene Tabelle.
class-why-no-link = In dieser Datei ist kein Link.
class-why-no-code = In diesem Bild wurde kein Code gefunden. Nimm es gerade von vorn auf, so nah, dass der Code es füllt.
class-why-parts = Das ist ein Teil eines längeren Links. Gib Bilder aller Teile auf einmal dazu.
class-why-many = Mehr als 500 Links sind auf einmal zu viele. Der Rest wurde nicht gelesen.
class-table = Ergebnisse
class-head-name = Name
class-head-when = Wann
class-head-task = Aufgabe { $number }
class-head-total = Punkte
class-head-span = Zeit
class-sorted = Sortiert.
class-points-line = Jede Aufgabe bringt bis zu 100 Punkte: allein der Anteil der richtigen Antworten; gegen einen Bot 50 für ein Unentschieden, und der halbe Vorsprung mehr oder weniger.
class-delete-sure = Dieses Ergebnis von { $name } endgültig löschen?
class-result-removed = Das Ergebnis ist gelöscht.
class-plot = Kinder: { $count }. Punkte von { $least } bis { $most }, die Mitte bei { $half } von { $all }.
class-half = Mitte { $half }
class-tournament = Turnier: { $game }
class-csv = Für die Tabellenkalkulation (CSV)
class-csv-done = Die Datei wird gesichert.
class-csv-not = Die Datei ließ sich nicht machen.
class-print = Tabelle drucken
class-remove = Diese Aufgaben löschen
class-remove-sure = { $count ->
    [0] Diese Aufgaben endgültig löschen?
    [one] Diese Aufgaben und ihr { $count } Ergebnis endgültig löschen?
   *[other] Diese Aufgaben und ihre { $count } Ergebnisse endgültig löschen?
  }
class-looked = Zurück
class-copy-set = Neue Aufgaben daraus
class-older-task = Aus einer älteren Chocobox. Die Regeln haben sich geändert, darum kann man sie nicht mehr spielen.
class-older-some = { $count ->
    [one] Die Regeln haben sich geändert: Aufgabe { $tasks } stammt aus einer älteren Chocobox und ist nicht mehr spielbar, die anderen schon. Alle Punkte in der Tabelle bleiben.
   *[other] Die Regeln haben sich geändert: Die Aufgaben { $tasks } stammen aus einer älteren Chocobox und sind nicht mehr spielbar, die anderen schon. Alle Punkte in der Tabelle bleiben.
  }
class-older-all = { $count ->
    [one] Die Regeln von Aufgabe { $tasks } haben sich geändert, darum gibt es keinen Code mehr. Alle Punkte in der Tabelle bleiben.
   *[other] Die Regeln der Aufgaben { $tasks } haben sich geändert, darum gibt es keinen Code mehr. Alle Punkte in der Tabelle bleiben.
  }
class-older-anew = „Neue Aufgaben daraus“ stellt sie neu.
class-older-scores = { $count ->
    [one] Die Punkte in Aufgabe { $tasks } sind aus einer älteren Chocobox. Ihre Partien kann man nicht mehr ansehen.
   *[other] Die Punkte in den Aufgaben { $tasks } sind aus einer älteren Chocobox. Ihre Partien kann man nicht mehr ansehen.
  }
class-unread-cell = ältere Regeln
class-unread-behind = Nicht lesbar: Es steht hinter einem Spiel mit älteren Regeln.
class-unread-line = Ein Ergebnis aus einer älteren Chocobox wird nur bis zu dem Spiel gelesen, dessen Regeln sich geändert haben. Lade die Chocobox auf jenem Tablet neu, öffne dort die Aufgaben und zeige das Ergebnis noch einmal.
class-damaged-results = { $count ->
    [one] Ein Ergebnis ist beschädigt und steht nicht in dieser Tabelle. Es bleibt hier.
   *[other] { $count } Ergebnisse sind beschädigt und stehen nicht in dieser Tabelle. Sie bleiben hier.
}
class-renewed = { $count ->
    [one] Aufgabe { $tasks } stammte aus einer älteren Chocobox. Sie hat jetzt die Regeln von heute.
   *[other] Die Aufgaben { $tasks } stammten aus einer älteren Chocobox. Sie haben jetzt die Regeln von heute.
  }
class-renewed-not = { $count ->
    [one] Aufgabe { $tasks } lässt sich nicht neu stellen und fehlt darum.
   *[other] Die Aufgaben { $tasks } lassen sich nicht neu stellen und fehlen darum.
  }
class-for-print = Öffne die Chocobox, drücke „Mehr“, „Links“ und „Scannen“, und halte diesen Code vor die Kamera.
class-odd = So spielt dieser Bot nicht.
class-unproved = Kein Link kann beweisen, wie lange jemand nachgedacht hat, wer das Tablet hielt, was anderswo oder vor dem Leeren dieses Tablets versucht wurde oder, in schnellen Spielen, ob der Bot schnell genug war. In anderen Spielen werden einige Züge des Bots nachgerechnet: Das deckt die meisten Tricks auf, nicht alle.
class-unchecked = ungeprüft
class-unchecked-line = Es kam in einer Datei, und seine Züge ließen sich nicht nachspielen. Füge den Link ein, dann wird es geprüft.
class-odd-line = Diese Züge hätte der Bot nicht gemacht. Vielleicht ist es eine andere Fassung; im Zweifel sieh dir das Spiel an.

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
forget-line = Gezählt ab dem Tag, an dem ein Ergebnis auf dieses Gerät kam. Aus dem Namen wird eine Nummer, zum Beispiel „Kind 3“. Punkte und Spiele bleiben, aber niemand kann mehr sagen, wer es war.
forget-told = { $days ->
    [0] Namen in diesen Ergebnissen bleiben, bis du sie löschst.
    [365] Ein Jahr nach dem letzten Ergebnis eines Kindes wird aus dem Namen eine Nummer.
   *[other] { $days } Tage nach dem letzten Ergebnis eines Kindes wird aus dem Namen eine Nummer.
  }
forget-change = Ändern
forget-done = { $count ->
    [one] Der Name in { $count } alten Ergebnis ist gelöscht.
   *[other] Die Namen in { $count } alten Ergebnissen sind gelöscht.
  }
