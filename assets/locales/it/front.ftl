front-soon = La scatola sta arrivando.
front-stuck = Chocobox non è arrivato tutto.
front-again = Riprova
front-portal = Questa rete risponde a tutto con una pagina sua, forse per l’accesso: apri un’altra pagina qualsiasi, fai l’accesso lì e poi riprova qui.
front-shut = Chocobox non può partire qui, chiuso dentro un’altra pagina o da una cartella. Apri il suo indirizzo in una finestra tutta sua, oppure usa il file unico, chocobox.html.
front-script = Chocobox ha bisogno di JavaScript.
