table-menu = Menu
table-story = Cos’è successo finora
table-story-empty = Non è ancora successo niente.
table-count = Conta
table-count-close = Fatto
table-count-nothing = Non c’è ancora niente da contare.
table-step = { $step } di { $steps }
table-previous = Un passo indietro
table-next = Passo dopo
table-coach = Cosa ti dice il gioco
table-hint = Consiglio
table-no-hint = Per ora nessun consiglio.
table-undo = Annulla
table-fit = Tutto il tabellone
table-rules = Regole
table-help = Come si usano le dita
table-sound-on = I suoni sono accesi
table-sound-off = I suoni sono spenti
table-vibration-on = La vibrazione è accesa
table-vibration-off = La vibrazione è spenta
table-near = Giocare su più tablet
table-leave = Torna allo scaffale
table-close = Chiudi
table-thinking = ci pensa

# Tra due persone
table-its-me = Sono io
table-hand-over = { $name }, tocca a te
table-covered = { $way ->
    [keys] Le carte restano coperte finché non dici: Sono io.
   *[touch] Le carte restano coperte finché non tocchi.
  }
table-hands-covered = Le carte in mano sono coperte.

table-start = { $alone ->
    [yes] { $game }.
   *[no] { $game }, in giro al tavolo: { $names }.
  }
table-start-keys = { $way ->
    [keys] Il punto interrogativo dice tutti i tasti.
   *[touch] {""}
  }

# Manate
table-slap = Batti
table-slap-of = Batti: { $name }
table-hand = Mano: { $name }
table-margin = { $ms } ms prima
table-photo = Fotofinish

# La fine
table-end-title =
    { $count ->
        [0] Non vince nessuno
        [one]
            { $who ->
                [you] Hai vinto!
                [bot] Vince { $names }.
               *[other] Vince { $names }!
            }
        [many] { $names } vincono insieme!
       *[other] { $names } vincono insieme!
    }
table-praise-of = { $name }: { $praise }
table-skip = Salta
table-to-tasks = Torna agli esercizi
table-again = Gioca ancora
table-again-other = Ora contro { $bot } ({ $level })
table-write-bot = Scrivi un bot
table-same-deal = Stesse carte
table-return = Cambiate posto, stesse carte
table-more = Altro
table-series =
    In tutto: { $points }. { $count ->
        [one]
            { $who ->
                [you] In testa ci sei tu!
               *[other] In testa c’è { $names }!
            }
        [many] { $names } sono pari.
       *[other] { $names } sono pari.
    }
table-series-points = { $name } { $points }
# In the menu: makes a picture of the table, and a sheet to print
table-picture = Immagine
table-share = Condividi
table-shelf = Allo scaffale
table-result = Guarda com’è andata

# Quando qualcosa non va
table-refused-undo = Non si può più annullare.
table-why-not-offered = Ora non si può.
table-why-over = La partita è finita.
table-why-not-turn = Non tocca a te.
table-hint-only-choice = Non c’è altro.
table-stumbled = Non ha funzionato. Non è cambiato niente.
table-lost = Questa partita non si può mostrare
table-lost-text = Non è salvata qui, oppure è rovinata.
table-lost-damaged = È rovinata: le sue mosse non rispettano le regole.
table-lost-other = Qualcosa è andato storto. Aprila di nuovo, per favore.
table-lost-newer = Viene da un Chocobox più nuovo. Con internet, ricarica lo scaffale e prendi quello nuovo.
table-lost-older = Viene da un Chocobox più vecchio.

# La stessa partita in due finestre
table-elsewhere = Questa partita è aperta in un’altra finestra
table-elsewhere-text = Continua lì, così nessuna mossa va persa.
table-elsewhere-take = Gioca qui

# Aiuto
table-help-tablet = Su un iPad, quattro o cinque dita cambiano app. Spegni questa funzione in Impostazioni, sotto Multitasking e gesti.
table-can = Che cosa posso fare
table-say-choose = Scegli con le frecce o con P, poi premi Invio.
table-help-keys = Tasti

## Quello che dicono anche il percorso e i replay

table-to-path = Torna al tuo percorso
path-good = Un bel giro.
path-wrong = Non ancora. Torna domani.
path-title = Il tuo percorso
replay-watch = Guarda
replay-again = Guarda di nuovo
replay-look-back = Rivedi
