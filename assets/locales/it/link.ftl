## Il foglio da cui si condivide una partita

link-what-for = A che cosa serve il link?
link-use-resume = Continuare altrove
link-use-replay = Guardare
link-use-deal = Stesse carte
link-use-setup = Preparazione
link-use-position = Tabellone
link-carries-replay = Dentro: tutta la partita, tutte le carte, e ogni mossa con la sua ora.
link-carries-deal = Dentro: carte, posti e regole di casa. Nessuna mossa.
link-carries-lesson = Dentro: la lezione. Niente mosse, niente nomi.
link-carries-setup = Dentro: posti e regole di casa. Niente carte, niente mosse.
link-carries-position = Dentro: il tabellone, i posti e a chi tocca. Niente carte in mano, niente mosse.
link-names = Con i vostri nomi
link-field = Link
link-field-text = Testo del link
link-text-only = Questo Chocobox è un file senza indirizzo. Gli altri inquadrano questo codice in «Link e replay», o incollano lì questo testo.
link-copy = Copia il link
link-send = Invia
link-save = Salva come file
link-copied = Copiato.
link-copy-not = Qui non si può copiare. Usa il file.
link-send-not = Non si è potuto inviare.
link-selected = Qui non si può copiare. Il link è selezionato: copialo.
link-saved = Il file è pronto. Gli altri lo aprono in «Link e replay».
link-none = Questa partita non si può condividere con un link.
link-code = Il link come codice da inquadrare
link-code-large = { $way ->
    [keys] Riempi lo schermo
   *[touch] Tocca per riempire lo schermo
  }
link-code-close = { $way ->
    [keys] Chiudi
   *[touch] Tocca per chiudere
  }
link-code-none = Questo link è troppo lungo per un codice. Invialo o salvalo come file.
link-code-fine = Se una fotocamera non lo legge, ingrandisci il codice, o salva il link come file.

## Un link aperto

link-shared = Una partita condivisa
link-without = { $rule }: no

## Lo spazio dei link

link-share-game = Condividi: { $game }
link-share-setup = Condividi questa preparazione
link-other-open = Apri un link

## Un link in più codici

link-code-part = Parte { $number } di { $count }
link-code-parts = Questo link ha bisogno di più codici, in qualsiasi ordine. Li legge solo «Inquadra» in Chocobox.
link-code-several = Mostralo in { $count } codici più grandi
link-code-back = Parte prima
link-code-on = Parte dopo
link-code-run = Avanti da solo
link-code-pause = Pausa
