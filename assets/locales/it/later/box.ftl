## Informazioni

about-what = Chocobox è una scatola di giochi da tavolo nel tuo browser. Dopo la prima volta non ha bisogno di internet.
about-this = Versione { $version }, { $day }
about-whose = Di chi sono questi giochi
about-not-ours = I giochi sono di chi li ha inventati e pubblicati. Chocobox non l’hanno fatto, ordinato o approvato loro. Se un gioco ti piace, compra la scatola vera. Profuma di più.
about-names = I nomi dicono solo di quale gioco si tratta. Tutte le parole, le immagini e i suoni sono nati per Chocobox.
about-ask = Domande ed errori
about-ask-whom = Chiedi a chi ti ha dato l’indirizzo di questa pagina. Se qualcosa non va, racconta che cosa hai fatto, che cosa hai visto e la versione scritta qui sopra.
about-ask-hole = Una falla di sicurezza si segnala in privato: SECURITY.md, nel codice sorgente, dice come.
about-languages = Lingue
about-languages-mend = Una frase suona male? Segnalala come un errore, con una migliore.
about-languages-unread = { $language }: non l’ha ancora letta nessuno che sia cresciuto con questa lingua.
about-languages-partial = { $name }: { $missing } frasi su { $all } sono ancora in inglese.
about-access = Accessibilità
about-access-goal = Chocobox vuole rispettare le WCAG 2.2, livello AA. Tutti i giochi si giocano con le dita, con la tastiera e con un lettore di schermo. Niente dipende solo dal colore, il testo può essere grande il doppio, e le impostazioni calmano ogni movimento.
about-access-tried = Dei programmi provano ogni schermata in ogni lingua, chiara e scura, e giocano con i tasti. Chi usa ogni giorno un lettore di schermo non l’ha ancora provato.
about-access-hard = Choco-Boom e Kaboom! chiedono mani veloci, ma le regole di casa li rendono calmi. Se qualcosa ti lascia fuori, segnalalo come un errore.
about-private = Che cosa resta sul tuo dispositivo
about-private-text = Tutto resta in questo browser. Non si invia niente da nessuna parte.
about-workshop = Officina dei bot: scrivi un bot e fallo giocare
about-private-platform = Alla piattaforma della scuola va quello che giochi dei suoi esercizi: punti, tempo e mosse. Tutto il resto rimane in questo browser.
about-stays = Su che cosa puoi contare
about-stays-opens = Quello che ha fatto la versione 1.0 o una più nuova si apre in tutte quelle dopo: link, partite salvate, serie e risultati.
about-stays-free = Chocobox è gratis. Non ha pubblicità, né account, né un server che raccoglie qualcosa.
about-stays-alone = Quello che è sul tuo dispositivo continua senza internet, qualunque cosa succeda a chi l’ha fatto.
about-stays-safe = Per almeno due anni dalla versione 1.0 le falle di sicurezza si chiudono nella versione più nuova. Prima che finisca, un’ultima versione lo dice qui, con sei mesi di anticipo.
about-made-of = Di che cosa è fatto
about-licences = Chocobox è software libero con la licenza MIT. Con lui arriva il lavoro di altri:
about-texts = Tutte le licenze per intero
about-texts-missing = I testi non si sono potuti caricare. Apri questa pagina con internet.
about-name = Nome
about-version = Versione
about-licence = Licenza

## Indirizzi

addresses-how = Ogni gioco ha un indirizzo. Mettici davanti quello di questa pagina, fino al segno #.
addresses-look = Rivedi una partita finita, con il testo del suo link:
addresses-seed = Con seed=7, o un altro numero intero, tutti hanno le stesse carte. Con flat=1 il tablet è sdraiato tra più giocatori, se il gioco lo permette.
addresses-candle = Con candle=2 una candela brucia per due minuti a ogni turno, se più persone giocano a turno:
addresses-players = Da { $least } a { $most } posti, in senso orario dal lato vicino: person, person:Anna, o un bot.
addresses-first = Chi comincia: { $values }, dove 0 è il posto sul lato vicino.
addresses-values = { $values }; di solito { $usual }.
addresses-each = Gli altri posti hanno { $name } e così via.
addresses-is = { $name }: { $line }

## Un posto tutto suo

install-why = Così Chocobox è tra le tue app, riempie lo schermo e non ha bisogno di internet.
install-take = Mettilo lì
install-nothing = In questa finestra non si può conservare niente. Forse è privata, o fa parte di un’altra app. Apri Chocobox in una normale finestra del browser.
install-http = I browser conservano solo quello che arriva con https://. Apri questa pagina a un indirizzo https://, o chiedilo a chi la offre.
install-playing = Mentre giochi
install-awake = Durante una partita lo schermo resta acceso, se il browser lo permette.

## Passo per passo

install-step-share = Tocca il simbolo di condivisione. Nei Safari più nuovi può essere dietro ai tre puntini.
install-step-share-other = Tocca il simbolo di condivisione, nella barra degli indirizzi o nel menu del browser.
install-step-home = Scegli «Aggiungi alla schermata Home», poi «Aggiungi».
install-step-safari = Se non c’è, apri questa pagina in Safari e condividila.
install-step-once = Apri Chocobox da lì una volta con internet.
install-step-drawer = Le partite salvate nel browser restano lì: Chocobox sulla schermata Home salva le sue.
install-step-inside = Un’altra app mostra questa pagina e non conserva niente. Aprila nel tuo browser, con i tre puntini o il simbolo di condivisione.
install-step-dots = Apri il menu del browser, i tre puntini.
install-step-lines = Apri il menu del browser, le tre linee.
install-step-add = Scegli «Aggiungi a schermata Home» o «Installa», e conferma.
install-step-page = Scegli «Aggiungi pagina a», poi «Schermata Home».
install-step-bar = Nella barra degli indirizzi, clicca il simbolo di uno schermo con una freccia.
install-step-cast = Se non c’è: nel menu del browser, sotto «Trasmetti, salva e condividi», scegli «Installa pagina come app».
install-step-edge = Se non c’è: nel menu del browser, sotto «App» o «Altri strumenti», installa questo sito.
install-step-file = Nella barra dei menu scegli «File», poi «Aggiungi al Dock».
install-step-bookmark = Crea un segnalibro con la stella nella barra degli indirizzi.
install-step-stays = Apre Chocobox senza internet.
install-step-look = Cerca nel menu del browser «Aggiungi a schermata Home» o «Installa».
install-step-else = Se non c’è, basta un segnalibro: la pagina si conserva lo stesso.
