### While a class plays a set: a large tile says from afar how it goes, and the rest of the box may be hidden.

## For teachers: two switches of a set, each with a line, and what each means on the page of the set
class-at-play = Während alle spielen
class-glance = Ein Schild, das man von Weitem liest
class-glance-line = Groß neben jeder Aufgabe: ihre Nummer und „läuft“, „hängt“ oder „fertig“. Nichts wird gesendet.
class-glance-told = Neben jeder Aufgabe sagt ein großes Schild, wie es geht.
class-kiosk = Nur diese Aufgaben
class-kiosk-line = Der Rest der Schachtel ist verborgen, bis alle Aufgaben fertig sind. Das Tablet ist damit nicht gesperrt.
class-kiosk-told = Der Rest der Schachtel ist verborgen, bis alle Aufgaben fertig sind; Erwachsene öffnen sie mit einer Rechnung.

## For pupils
glance-state = { $state ->
    [stuck] Hängt
    [done] Fertig
   *[working] Läuft
  }
glance-press = { $state ->
    [stuck] Geht es weiter? Drück hier.
   *[working] Hängt es? Drück hier.
  }
kiosk-hides = Der Rest der Schachtel ist verborgen, bis diese Aufgaben fertig sind. Das Tablet selbst ist nicht gesperrt.
kiosk-adult = Für Erwachsene: die Schachtel öffnen
kiosk-sum = Wie viel ist { $less } × { $more }?
kiosk-answer = { $number }
kiosk-wrong = Das stimmt nicht. Hier ist eine andere Rechnung.
kiosk-done = Alle Aufgaben sind fertig: Die ganze Schachtel ist offen.
kiosk-open = Erwachsene haben die Schachtel geöffnet.
