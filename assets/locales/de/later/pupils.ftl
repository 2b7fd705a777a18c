### Wer wer ist in einer Klasse, und welcher Versuch zählt.

## Neue Aufgaben
class-terms-names = Namen
class-terms-names-typed = Tippen
class-terms-names-typed-line = Alle tippen einen Namen oder Spitznamen ein.
class-terms-names-numbers = Nummern
class-terms-names-numbers-line = Alle wählen eine Nummer. Keine Namen.
class-terms-names-animals = Tiere
class-terms-names-animals-line = Alle wählen ein Tier. Keine Namen.
class-option-picks = Wie viele
class-option-picks-line = So viele wie Kinder.
class-option-picks-value = { $value }
class-terms-counts = Welcher Versuch zählt
class-terms-counts-first = Der erste
class-terms-counts-first-line = Spätere Versuche zählen nicht.
class-terms-counts-best = Der beste
class-terms-counts-best-line = Mit den meisten Punkten.
class-terms-counts-last = Der letzte
class-terms-counts-last-line = Bevor das Ergebnis gezeigt wird.

## Die Seite der Kinder
class-animal = { $animal } { $number }
class-pick = { $kind ->
    [numbers] Deine Nummer
   *[animals] Dein Tier
  }
class-pick-line = Nur das steht in dem Code, den du zeigst.
class-pick-asked = { $kind ->
    [numbers] Wähle zuerst deine Nummer.
   *[animals] Wähle zuerst dein Tier.
  }
class-you-are = { $kind ->
    [numbers] Du bist Nummer { $name }.
   *[animals] Du bist: { $name }.
  }
class-change = Ändern
class-counts-line = Bei jeder Aufgabe zählt der { $counts ->
    [first] erste fertige
    [last] letzte
   *[best] beste
  } Versuch.
class-practice-line = Hast du die Lösung gesehen, zählen weitere Versuche nicht.
class-bot-line = Es zählt der letzte Bot, den du abgibst.
class-practise = Üben
class-try-counts = Versuch { $nth } von { $tries } zählt.
class-last-try = { $practice ->
    [true] Zuletzt: { $score } (Übung).
   *[other] Zuletzt: { $score }.
  }
class-only-practice = nur Übung
class-shown-tries = Darin steht, wie oft du es versucht hast.
class-shown-players = Darin steht auch: { $count } Spieler haben an diesem Tablet angefangen.
class-skipped-line = Davor unfertig oder gelöscht: { $count }. Im Ergebnis steht das.

## Die Tabelle der Lehrkraft
class-names-told = { $kind ->
    [numbers] Alle wählen eine Nummer von 1 bis { $count }.
    [animals] Alle wählen eines von { $count } Tieren.
   *[typed] Alle tippen einen Namen ein.
  }
class-try-of = { $nth ->
    [0] bester von { $tries }
   *[other] Versuch { $nth } von { $tries }
  }
class-skipped = { $count ->
    [one] { $count } davor fehlt
   *[other] { $count } davor fehlen
  }
class-players = Spieler an diesem Tablet: { $count }
class-name-copy = { $name } ({ $copy })
class-head-more = Mehr
class-more-of = Mehr über { $name }
class-same-asked = Noch ein Tablet hat den Namen { $name }: dasselbe Kind?
class-same-child = Dasselbe Kind
class-two-children = Zwei Kinder
class-same-child-as = Dasselbe wie { $name }
class-another-child = Ein anderes Kind
class-decided = Die Tabelle ist neu.
class-tries = Alle Versuche
class-try = Versuch { $nth }:
class-watch-try = { $name } ansehen, Aufgabe { $number }, Versuch { $nth }
class-try-counting = zählt
class-try-practice = Übung
class-not-carried = Nicht in den Ergebnissen: { $count } weitere, unfertig, gelöscht oder ohne Platz.
class-pupil = Wer das ist
class-rename = Name in dieser Tabelle
class-rename-do = Umbenennen
class-merge = Dasselbe Kind wie
class-merge-do = Zusammenlegen
class-split = In { $count } trennen
class-handed-in = Abgegeben
class-delete-of = { $name } ({ $when }) löschen
class-missing = { $count } von { $all } fehlen:
class-all-there = Alle sind da: { $all }.
class-expected = Wer abgeben soll
class-expected-line = Ein Name in jeder Zeile, wie getippt. Die Liste bleibt auf diesem Gerät.
class-csv-tries = Alle Versuche (CSV)
