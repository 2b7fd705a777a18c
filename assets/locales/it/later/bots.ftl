## Condividere dal banco

bot-share = Condividi il mio bot
bot-author-field = Chi l’ha scritto? (se vuoi)
bot-author-line = Chi ha il link può leggere questo nome e il codice.
bot-share-not = Troppo lungo per un link. Salvalo come file.
bot-earlier = Versioni di prima
bot-earlier-done = È tornata la versione di prima. Ora quella di prima è l’altra.

## Aperto da un link

bot-title = Un bot condiviso
bot-of = Bot per { $game }
bot-by = di { $author }
bot-lines =
    { $lines ->
        [one] { $lines } riga
        [many] { $lines } righe
       *[other] { $lines } righe
    }
bot-code = Il codice di questo bot
bot-read-first = Questo programma l’ha scritto qualcun altro: prima leggilo. Gira in una stanza chiusa, vede solo le sue carte e non arriva a niente su questo dispositivo.
bot-play = Fallo giocare
bot-play-line = Il tuo resta in «Versioni di prima».
bot-keep = Tieni il mio
bot-here = È al tuo banco.
bot-to-bench = Al banco

## Un esercizio di una classe

bot-task-back = Torna agli esercizi
bot-hand-in = Consegna
bot-handed-in = Consegnato. Puoi cambiarlo e consegnarlo di nuovo.

## Un torneo

tournament-title = Torneo
tournament-of = Torneo: { $game }
tournament-who = Chi gioca?
tournament-box = Gioca anche un bot della scatola
tournament-box-slow = Restano fuori i bot della scatola che pensano a lungo.
tournament-of-box = { $name } della scatola
tournament-none = Ancora nessun bot. Prima inquadra o incolla dei risultati.
tournament-deals = Quanto dura
tournament-deals-value = { $count } mani
tournament-line = Tutti contro tutti, con le stesse carte da ogni posto.
tournament-third = Al terzo posto del tavolo: { $bot }. Se vince, non ha vinto nessun altro.
tournament-many = Troppe partite. Scegli meno mani o meno bot.
tournament-start = Comincia con { $count }
tournament-plays = I bot giocano…
tournament-rests = In pausa
tournament-done = { $done } di { $all } partite
tournament-pause = Pausa
tournament-go-on = Continua
tournament-stop = Stop
tournament-fault = Le partite non si sono potute giocare. Premi «Continua».
tournament-won =
    { $count ->
        [one] Vince { $name }!
        [many] Pari al primo posto: { $name }
       *[other] Pari al primo posto: { $name }
    }
tournament-table = Classifica
tournament-head-rank = Posto
tournament-head-bot = Bot
tournament-head-share = Partite vinte
tournament-head-stumbled = Inciampi
tournament-percent = { $percent }%
tournament-share = { $percent } per cento, con il caso tra { $low } e { $high }
tournament-stumbled = { $count } ×
tournament-head-games = Partite
tournament-games-of = Altro su { $name }
tournament-against = contro { $name }
tournament-game =
    Partita { $number } contro { $name }: { $how ->
        [won] vinta
        [shared] pari
       *[lost] persa
    }
tournament-game-unplayed =
    Partita { $number } contro { $name }: { $how ->
        [won] vinta
        [shared] pari
       *[lost] persa
    } senza una mossa
tournament-share-do = Condividi la classifica
tournament-share-line = Il link contiene i nomi e il codice di tutti questi bot.
tournament-share-not = Troppo grande per un link. Gioca con meno bot.
tournament-told = Questo torneo lo racconta qualcun altro.
tournament-verify = Rigiocalo qui
tournament-same = Qui la classifica è venuta uguale.
tournament-other = Qui la classifica è venuta diversa. Il link non è vero, o viene da un’altra versione.
tournament-older = Una versione più vecchia l’ha giocato con altre regole.
tournament-other-older = Qui la classifica è venuta diversa. Possono essere giuste tutte e due: una versione più vecchia ha altre regole.
tournament-unread = Il suo codice non si può leggere
tournament-out = Non gioca più
tournament-interval = La linea sottile mostra fin dove può arrivare il caso. Un bot inciampa se il suo codice va in errore o non risponde: perde quella partita. Dopo tre volte senza risposta non gioca più.
