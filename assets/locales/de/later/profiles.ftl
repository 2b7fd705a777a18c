profiles-line = Jedes Kind hat seinen eigenen Weg, eigene Rätsel, gespeicherte Partien und Bots. Von einem Gast bleibt nichts.
profiles-new = Jemand Neues
profiles-change = { $name } ändern oder löschen
profiles-add = Hinzufügen
profiles-keep = Speichern
profiles-not-kept = Der Browser konnte das nicht speichern. Alles ist noch wie vorher.
profiles-sure = { $name } für immer löschen, mit gespeicherten Partien, Weg, Rätseln, Übungen und Bots? Aufgaben für Klassen bleiben.
