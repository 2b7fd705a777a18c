front-soon = Die Schachtel ist unterwegs.
front-stuck = Chocobox ist nicht ganz angekommen.
front-again = Noch einmal
front-portal = Dieses Netz antwortet auf alles mit einer eigenen Seite, vielleicht zum Anmelden: Öffne irgendeine andere Seite, melde dich dort an und versuche es hier noch einmal.
front-shut = Hier kann Chocobox nicht starten: in einer Seite, die sie einschließt, oder aus einem Ordner. Öffne ihre Adresse in einem eigenen Fenster oder nimm die eine Datei, chocobox.html.
front-script = Chocobox braucht JavaScript.
