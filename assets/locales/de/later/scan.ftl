### Der Scanner: Codes, die die Kamera nacheinander liest.

scan-do = Scannen
scan-title = Ergebnisse scannen
scan-line = Halte ein Tablet nach dem anderen vor die Kamera.
scan-picture = Was die Kamera sieht
scan-other = Andere Kamera
scan-waiting = Codes, die geprüft werden: { $count } …
scan-new = { $name }: { $total } von { $most }. Ergebnisse: { $count }
scan-known = { $name }: schon da. Ergebnisse: { $count }
scan-before = Vorher gelesen
scan-nothing = Dieser Code ist nicht aus der Chocobox.
scan-parts = Teile gelesen: { $here } von { $count }. Es fehlen: { $missing }.
scan-fault = { $why ->
    [none] Browser geben eine Kamera nur Adressen mit https.
    [refused] Die Kamera ist nicht erlaubt. Erlaube sie für diese Seite in den Einstellungen des Browsers, und versuch es noch einmal.
    [missing] Es wurde keine Kamera gefunden.
    [busy] Etwas anderes benutzt die Kamera. Schließ das, und versuch es noch einmal.
   *[broken] Die Kamera geht hier nicht.
  }
scan-lost = Der Scanner ist nicht angekommen. Versuch es noch einmal, oder nimm Fotos, Dateien und Links.
scan-instead = Ohne Kamera: Schließ das hier, und nimm Fotos, Dateien oder Links.
link-scan-title = Einen Link scannen
link-scan-line = Halte den Code vor die Kamera, oder seine Teile in beliebiger Reihenfolge.
link-part = Das ist ein Teil eines längeren Links. Drück „Scannen“, und halte die anderen vor die Kamera.
