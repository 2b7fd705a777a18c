## Un posto tutto suo

install-title = Tieni Chocobox su questo dispositivo
install-done = Chocobox è su questo dispositivo.

## Lo spazio che occupa

space-title = Su questo dispositivo
space-games = Partite salvate: { $count }
space-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB usati
space-promise-yes = Il browser promette di conservare tutto
space-promise-no = Se manca lo spazio, il browser può eliminare tutto
space-measuring = Misuro…

## Svuotare

space-site-clear = Togli solo il programma
space-site-line = Partite salvate e impostazioni restano. La prossima volta il programma si scarica di nuovo.
space-site-done = Il programma è tolto. Partite salvate e impostazioni ci sono ancora.
space-all-clear = Elimina tutto
space-all-line = Partite salvate, risultati degli allenamenti e impostazioni di tutte le persone, e tutte le serie per la classe, spariscono per sempre.
space-all-done = Tutto è eliminato.
space-cut-off = Ora sei senza internet: Chocobox non si potrà riaprire finché internet non torna.
space-emptied = Fatto
space-again = Riapri Chocobox
