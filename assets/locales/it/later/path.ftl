practise-title = Allenati con le tue mosse
path-back = Il tuo percorso
path-private = Resta tutto su questo dispositivo, finché non svuoti Chocobox.
path-today-line = Oggi uguale per tutti.
path-today-play = Gioca
path-due =
    { $count ->
        [0] Oggi non torna niente
       *[other] Oggi tornano: { $count }
    }
path-done = Rompicapi risolti per sempre: { $done }
path-more = ancora { $count }
path-learn-of = Impara giocando: { $game }
daily-puzzle = Oggi: un rompicapo di { $game }
daily-round = Oggi: allenamento per { $game }
daily-deal = Oggi: una partita di { $game }
path-puzzles = Rompicapi dalle tue mosse: { $count }
path-puzzles-practise = Allenati con i tuoi rompicapi
path-nothing = Quello che va storto torna dopo 1, 3 e 7 giorni. «Rivedi», dopo una partita, crea rompicapi.
path-later =
    { $days ->
        [1] Tornano più avanti: { $later }, il prossimo domani.
       *[other] Tornano più avanti: { $later }, il prossimo tra { $days } giorni.
    }
path-week = Tabellone della settimana { $number }
path-week-line = Una carta. Tutti hanno lo stesso tabellone.
path-week-play = Cerca il posto
path-level = Livello { $level } di 3
path-all = Tutti i livelli sono finiti
path-practise-of = Allenati: { $name }, livello { $level }
path-schokoly_count-largest = La zona più grande
path-schokoly_count-largest-line = Trovala sul tabellone.
path-schokoly_count-size = Grandezza
path-schokoly_count-size-line = Conta i quadretti di una zona.
path-schokoly_count-sides = Lati
path-schokoly_count-sides-line = Conta i lati lungo una zona neutra.
path-schokoly_count-who = Di chi è?
path-schokoly_count-who-line = Di’ a chi va una zona neutra.
path-schokoly_best-join = Unire
path-schokoly_best-join-line = Una carta fa di due zone una sola.
path-schokoly_best-corner = Il tranello dell’angolo
path-schokoly_best-corner-line = Gli angoli non uniscono.
path-schokoly_best-neutral = Maggioranza neutra
path-schokoly_best-neutral-line = Un lato in più, e una zona neutra è tua.
path-schokoly_best-stack = Impilare
path-schokoly_best-stack-line = Con un confetto, la carta va sopra.
path-choco_practice-colours = Colori
path-choco_practice-colours-line = Conta il colore, non la figura.
path-choco_practice-parrot = Pappagallo
path-choco_practice-parrot-line = Ripete l’ultima parola.
path-choco_practice-doubles = Coppie
path-choco_practice-doubles-line = Due volte la stessa cosa: batti.
path-schokoly-puzzle = Mossa migliore
path-schokoly-puzzle-line = Dove porta di più la carta?
path-choco_challenge-puzzle = Scelta migliore
path-choco_challenge-puzzle-line = Pescare, fermarsi o comprare: che cosa?
