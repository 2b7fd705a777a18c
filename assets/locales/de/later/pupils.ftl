### Wer wer ist in einer Klasse, und welcher Versuch zählt.

## Neue Aufgaben
class-terms-names = Namen
class-terms-names-typed = Tippen
class-terms-names-typed-line = Alle tippen einen Namen oder Spitznamen ein.
class-terms-names-numbers = Nummern
class-terms-names-numbers-line = Alle wählen eine Nummer. Kein Name ist nötig.
class-terms-names-animals = Tiere
class-terms-names-animals-line = Alle wählen ein Tier. Kein Name ist nötig.
class-option-picks = Wie viele
class-option-picks-line = So viele, wie Kinder mitmachen.
class-option-picks-value = { $value }
class-terms-counts = Welcher Versuch zählt
class-terms-counts-first = Der erste
class-terms-counts-first-line = Spätere Versuche sieht man, sie zählen aber nicht.
class-terms-counts-best = Der beste
class-terms-counts-best-line = Der mit den meisten Punkten.
class-terms-counts-last = Der letzte
class-terms-counts-last-line = Der letzte, bevor das Ergebnis gezeigt wird.

## Die Seite der Kinder
class-animal = { $animal } { $number }
class-pick = { $kind ->
    [numbers] Deine Nummer
   *[animals] Dein Tier
  }
class-pick-line = Nur das steht in dem Code, den du zeigst; kein Name.
class-pick-asked = { $kind ->
    [numbers] Bitte wähle zuerst deine Nummer.
   *[animals] Bitte wähle zuerst dein Tier.
  }
class-you-are = { $kind ->
    [numbers] Du bist Nummer { $name }.
   *[animals] Du bist: { $name }.
  }
class-change = Ändern
class-next-pick = Alles auf Anfang. Wähle, wer du bist.
class-counts-line = { $counts ->
    [first] Bei jeder Aufgabe zählt dein erster fertiger Versuch.
    [last] Bei jeder Aufgabe zählt dein letzter Versuch.
   *[best] Bei jeder Aufgabe zählt dein bester Versuch.
  }
class-practice-line = Wenn du die Lösung gesehen hast, sind weitere Versuche Übung und zählen nicht.
class-bot-line = Bei einem Bot zählt der letzte, den du abgibst.
class-practise = Üben
class-try-counts = Versuch { $nth } von { $tries } zählt.
class-last-try = { $practice ->
    [true] Zuletzt: { $score } (Übung).
   *[other] Zuletzt: { $score }.
  }
class-only-practice = nur Übung
class-shown-tries = Darin steht auch, wie oft du es versucht hast.
class-shown-players = Darin steht auch, dass an diesem Tablet { $count } Spieler angefangen haben.
class-skipped-line = { $count ->
    [one] { $count } Versuch davor ist unfertig oder gelöscht, und im Ergebnis steht das.
   *[other] { $count } Versuche davor sind unfertig oder gelöscht, und im Ergebnis steht das.
  }

## Die Tabelle der Lehrkraft
class-names-told = { $kind ->
    [numbers] Alle wählen eine Nummer von 1 bis { $count }.
    [animals] Alle wählen eines von { $count } Tieren.
   *[typed] Alle tippen einen Namen ein.
  }
class-counts-told = { $counts ->
    [first] Bei jeder Aufgabe zählt der erste fertige Versuch. Frühere, die gelöscht oder nicht fertig sind, stehen als fehlend da.
    [last] Bei jeder Aufgabe zählt der letzte Versuch.
   *[best] Bei jeder Aufgabe zählt der beste Versuch.
  }
class-try-of = { $nth ->
    [0] bester von { $tries }
   *[other] Versuch { $nth } von { $tries }
  }
class-skipped = { $count ->
    [one] { $count } davor fehlt
   *[other] { $count } davor fehlen
  }
class-players = { $count } Spieler haben am selben Tablet angefangen
class-name-copy = { $name } ({ $copy })
class-head-more = Mehr
class-more-of = Mehr über { $name }
class-same-asked = { $others ->
    [one] Zwei Tablets haben den Namen { $name } benutzt: dasselbe Kind oder zwei?
   *[other] Noch ein Tablet hat den Namen { $name } benutzt: eines dieser Kinder oder ein anderes?
  }
class-same-child = Dasselbe Kind
class-two-children = Zwei Kinder
class-same-child-as = Dasselbe wie { $name }
class-another-child = Ein anderes Kind
class-decided = Die Tabelle ist neu zusammengestellt.
class-tries = Alle Versuche
class-try = Versuch { $nth }:
class-watch-try = { $name } ansehen, Aufgabe { $number }, Versuch { $nth }
class-try-counting = zählt
class-try-practice = Übung
class-not-carried = { $count ->
    [one] { $count } weiterer Versuch steht nicht in den Ergebnissen: unfertig, gelöscht oder ohne Platz.
   *[other] { $count } weitere Versuche stehen nicht in den Ergebnissen: unfertig, gelöscht oder ohne Platz.
  }
class-pupil = Wer das ist
class-rename = Name in dieser Tabelle
class-rename-do = Umbenennen
class-merge = Dasselbe Kind wie
class-merge-do = Zusammenlegen
class-split = { $count ->
    [one] In { $count } Kind trennen
   *[other] In { $count } Kinder trennen
  }
class-handed-in = Abgegeben
class-delete-of = Das Ergebnis von { $name } ({ $when }) löschen
class-missing = { $count } von { $all } fehlen:
class-all-there = { $all ->
    [one] { $all } von { $all } ist da.
   *[other] Alle { $all } sind da.
  }
class-expected = Wer abgeben soll
class-expected-field = Namen der Kinder
class-expected-line = Ein Name in jeder Zeile, so wie die Kinder ihn tippen. Die Liste bleibt auf diesem Gerät.
class-csv-tries = Alle Versuche (CSV)
