scan-do = Inquadra
scan-title = Inquadra i risultati
scan-line = Metti un tablet dopo l’altro davanti alla fotocamera.
scan-picture = Quello che vede la fotocamera
scan-other = Un’altra fotocamera
scan-waiting = Codici da controllare: { $count }…
scan-new = { $name }: { $total } di { $most }. Risultati: { $count }
scan-known = { $name }: c’era già. Risultati: { $count }
scan-before = Letto prima
scan-nothing = Questo codice non è di Chocobox.
scan-parts = Parti lette: { $here } di { $count }. Mancano: { $missing }.
scan-fault =
    { $why ->
        [none] I browser danno la fotocamera solo a indirizzi con https.
        [refused] La fotocamera non è permessa. Permettila per questa pagina nelle impostazioni del browser, poi riprova.
        [missing] Non si trova nessuna fotocamera.
        [busy] Qualcos’altro sta usando la fotocamera. Chiudilo, poi riprova.
       *[broken] Qui la fotocamera non funziona.
    }
scan-lost = Il lettore di codici non è arrivato. Riprova, o usa foto, file e link.
scan-instead = Senza fotocamera: chiudi qui e usa foto, file o link.
link-scan-title = Inquadra un link
link-scan-line = Tieni il codice davanti alla fotocamera, o le sue parti in qualsiasi ordine.
link-part = Questa è una parte di un link più lungo. Premi «Inquadra» e tieni le altre davanti alla fotocamera.
