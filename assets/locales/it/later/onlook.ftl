### Mentre la classe gioca.

onlook-title = Segui mentre giocano
onlook-text = Nella pagina di questi esercizi chi gioca tocca «{ $key }»; qui fai entrare il suo tablet. Allora i due dispositivi si collegano. Non si conserva niente.
onlook-in = Fai entrare un tablet
onlook-wrong = Tentativi non riusciti: { $wrong }
onlook-came = { $name } è qui.
onlook-away = { $name } non c’è.
onlook-gone = Metti via
onlook-gone-name = Metti via: { $name }
onlook-other = I due dispositivi hanno esercizi diversi. Apri la stessa serie su tutti e due, poi collegali di nuovo.

onlook-show = Mostra dal vivo a chi insegna
onlook-shown = Il tablet di chi insegna vede il tuo nome, il tuo esercizio e i tuoi tentativi.
onlook-stop = Non mostrare più
