### Mehrere Tablets an einem Tisch. Jedes Gerät zeigt einen Code und liest den des anderen mit der Kamera; dann reden sie miteinander, ohne Internet.

meet-how = Halte beide Bildschirme aneinander: Jeder schaut auf den Code des anderen.
meet-camera = Darf die Kamera nach dem anderen Gerät schauen? Ihr Bild bleibt hier.
meet-seen = Ich sehe dich! Jetzt bist du dran: Lass auch das andere Gerät schauen.
meet-kept = Halte dieses Gerät über das Tablet, damit es diesen Code sieht.
meet-known = Ich sehe dich! Einen Moment.
meet-turn = Das andere Gerät wartet auf einen anderen Code. Lass es auch auf diesen schauen.
meet-late = Noch ist niemand da. Hat das andere Gerät auch geschaut? Dann müssen beide im selben WLAN sein, oder im Hotspot eines Handys, das nicht mitspielt.
meet-why = { $why ->
    [own-ticket] Das ist der Code dieses Geräts. Gebraucht wird der des anderen.
    [other-ticket] Das andere Gerät hat eine andere Version von Chocobox. Beide brauchen dieselbe.
    [joined] Dieses Gerät hat schon einen anderen Code gelesen. Fang neu an, um das zu ändern.
   *[no-ticket] Das ist kein Code eines Geräts, das mitspielen will, oder nicht der ganze.
  }
meet-none = Dieser Browser erreicht keine anderen Geräte: Ihm fehlt WebRTC, oder es ist ausgeschaltet.
meet-code = Der Code dieses Geräts
meet-instead = Dann kopiere die Texte unten, und füg sie ein.
meet-texts = Ohne Kamera
meet-own = Dieser Code als Text, für das andere Gerät
meet-copy = Text kopieren
meet-copied = Kopiert. Füg ihn jetzt auf dem anderen Gerät ein.
meet-selected = Kopieren ist hier nicht erlaubt. Der Text ist markiert: Kopiere ihn.
meet-other = Der Text des anderen Geräts
meet-join = Verbinden
meet-again = Neu anfangen

near-text = Ein Handy oder ein anderes Tablet kann ein eigener Platz sein: Es zeigt nur die eigenen Karten. Internet braucht es nicht.
near-here = an diesem Tablet
near-host = am Tablet
near-there = an einem anderen Gerät
near-away = weg
near-pause = Pause
near-give = Einem Handy geben
near-again = Neu verbinden
near-take = Zurückholen
near-goes-on = Wer spielt an diesem Platz weiter?
near-tablet = Wir, an diesem Tablet
near-bot = Ein Bot
near-stay = Lassen, wie es ist
near-meet-for = Ein Gerät für { $name }
near-link = Das Spiel lieber als Link schicken
near-gone = { $name } ist weg. Der Platz wartet.
near-back = { $name } ist wieder da.
near-moved = { $name } spielt jetzt an einem anderen Gerät.
near-phone = An einem Tisch mitspielen
near-phone-text = Öffne auf dem Tablet ein Spiel und im Menü „{ $key }“. Dann verbinden sich die zwei Geräte.
near-meet = Mit dem Tablet verbinden
near-left = Das Tablet hat diesen Platz geschlossen. Dein Spiel ist dort noch da.
near-lost = Die Verbindung zum Tablet ist weg. Dein Platz wartet dort: Verbinde die zwei Geräte noch einmal.
near-other = Die zwei Geräte haben verschiedene Versionen der Chocobox. Lade auf beiden die neueste; ohne Internet öffne auf beiden dieselbe Datei chocobox.html. Verbinde sie dann noch einmal.
near-taken = Da sitzt schon jemand.
near-table-away = Das Tablet antwortet nicht. Sobald es antwortet, geht das Spiel von selbst weiter.
near-all = Alle spielen auf einem eigenen Bildschirm.

fair-deal = { $fair ->
    [right] Ehrlich gegeben, von { $devices } Geräten zusammen: Niemand hat diese Karten ausgesucht, und jeder Zug passt zu den Regeln.
    [promise] Nicht ehrlich gegeben: Das Tablet hat seine geheime Zahl geändert.
    [share] Nicht ehrlich gegeben: Die Zahl dieses Geräts fehlt.
    [seed] Nicht ehrlich gegeben: Die Zahlen aller Geräte ergeben andere Karten.
   *[moves] Nicht ehrlich gespielt: Nach den Regeln führen die Züge nicht zu diesem Ende.
  }
