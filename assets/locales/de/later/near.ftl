### Mehrere Tablets an einem Tisch. Jedes Gerät zeigt einen Code und liest den des anderen mit der Kamera; dann reden sie miteinander, ohne Internet.

meet-how = Halte beide Bildschirme aneinander: Jeder schaut auf den Code des anderen.
meet-camera = Darf die Kamera nach dem anderen Gerät schauen? Ihr Bild bleibt hier.
meet-seen = Ich sehe dich! Jetzt bist du dran: Lass auch das andere Gerät schauen.
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
