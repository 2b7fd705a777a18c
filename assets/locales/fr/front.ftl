front-soon = La boîte arrive.
front-stuck = Chocobox n’est pas arrivée en entier.
front-again = Réessayer
front-portal = Ce réseau répond à tout par sa propre page, peut-être pour une connexion : ouvre n’importe quelle autre page, connecte-toi, puis réessaie ici.
front-shut = Chocobox ne peut pas s’ouvrir ici, enfermée dans une autre page ou depuis un dossier. Ouvre son adresse dans une fenêtre à part, ou prends le fichier unique, chocobox.html.
front-script = Chocobox a besoin de JavaScript.
