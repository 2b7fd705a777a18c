### Der Scanner: Codes, die die Kamera nacheinander liest.

scan-do = Scannen
scan-title = Ergebnisse scannen
scan-line = Halte ein Tablet nach dem anderen vor die Kamera. Ein Ton sagt dir, dass der Code gelesen ist.
scan-picture = Was die Kamera sieht
scan-other = Andere Kamera
scan-waiting = { $count ->
    [one] { $count } Code wird geprüft …
   *[other] { $count } Codes werden geprüft …
  }
scan-new = { $name }: { $total } von { $most }, { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
  }
scan-known = { $name } ist schon da, { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
  }
scan-before = Vorher gelesen
scan-nothing = Dieser Code ist nicht aus der Chocobox.
scan-parts = { $here } von { $count } Teilen sind gelesen. Es fehlen noch: { $missing }.
scan-fault = { $why ->
    [none] Dieser Browser gibt der Seite keine Kamera: Dafür braucht es eine Adresse mit https.
    [refused] Die Kamera ist hier nicht erlaubt. Erlaube sie in den Einstellungen des Browsers für diese Seite, und versuch es noch einmal.
    [missing] Es wurde keine Kamera gefunden.
    [busy] Etwas anderes benutzt gerade die Kamera. Schließ das, und versuch es noch einmal.
   *[broken] Die Kamera geht hier nicht.
  }
scan-lost = Der Scanner ist nicht angekommen. Versuch es noch einmal, oder nimm Fotos, Dateien und Links.
scan-instead = Ohne Kamera: Schließ das hier, und wähle Fotos der Codes, leg sie ab oder füge sie ein; oder nimm Dateien und Links.
link-scan-title = Einen Link scannen
link-scan-line = Halte den Code vor die Kamera. Hat er mehrere Teile, zeig sie nacheinander, in beliebiger Reihenfolge.
link-part = Das ist ein Teil eines längeren Links. Drück „Scannen“, und halte die anderen Teile vor die Kamera.
