can-title = Che cosa sa fare questa scatola
can-how = Ogni riga dice che cosa puoi fare. Toccala e vedi le prove che lo dimostrano: programmi che lo provano davvero. Fanno parte del codice sorgente.

can-games = I giochi
can-four = Puoi giocare a quattro giochi da tavolo con le loro regole stampate, dalla prima carta al conteggio.
can-lessons = Ogni gioco ha una lezione di pochi minuti, che si impara giocando.
can-strength = I bot sono facili, medi o difficili, e i più difficili vincono più spesso.
can-honest = Un bot vede solo quello che il suo posto può vedere.
can-secret = Si può giocare in più persone su uno schermo, e nessuno vede le carte altrui.
can-first = Nei giochi veloci vince la mano arrivata per prima, anche se un’altra è stata sentita prima.
can-looking = Puoi rivedere una partita: mostra i tuoi errori, che cosa sarebbe stato meglio e perché.
can-today = Ogni giorno ha un esercizio, uguale per tutti.
can-candle = A ogni turno può bruciare una candela. Quando si spegne te lo ricorda una frase, e non si perde niente.

can-places = Dove si gioca
can-offline = Dopo la prima visita puoi giocare senza internet, anche se il suo sito non c’è più.
can-engines = Si gioca in Chromium, Firefox e WebKit, di cui sono fatti Chrome, Edge, Firefox e Safari.
can-stick = È anche un solo file, che si gioca da una chiavetta USB.
can-sizes = Ogni pagina ha spazio su ogni schermo, da un telefono di 320 pixel a una lavagna di 2560.
can-tongues = Parla sei lingue, e ogni pagina ha spazio per ognuna.
can-newer = Una versione più nuova arriva intera, e mai sotto una partita aperta. La prendi sullo scaffale, oppure c’è dopo che tutte le finestre sono state chiuse.
can-near = Più tablet e telefoni possono giocare a un tavolo, senza internet.

can-stays = Che cosa resta, e che cosa non va da nessuna parte
can-link = Un link o un codice contiene una partita intera, e puoi continuarla su un altro dispositivo.
can-old = I link e le partite salvate dalla versione 1.0 in poi si aprono sempre, con le regole del loro tempo: esempi di ogni tipo vengono provati di nuovo.
can-kept = Tutto quello che è salvato va in un file, e ne esce su un altro dispositivo.
can-shared = Più bambini possono usare lo stesso dispositivo: due tocchi cambiano chi gioca, e ognuno ha le sue cose. Un ospite non lascia traccia.
can-unsent = Non si invia niente da nessuna parte. Solo una piattaforma della scuola può ricevere i punti dei suoi esercizi.
can-wall = Un bot scritto da altri non raggiunge niente fuori dal suo tavolo.

can-classes = Per una classe
can-set = Una serie per la classe è un codice. Ogni risultato viene rigiocato con le regole: nessuno può inventarne uno.
can-tile = Durante un esercizio un grande cartello può dire da lontano come va. Per questo non si invia niente.
can-kiosk = Una serie può nascondere il resto della scatola finché non è fatta; si apre con un calcolo da grandi.
can-scanned = Un tocco legge i codici di tutta una classe, senza rete.
can-ready = Le lezioni pronte portano esercizi, uno svolgimento e il tempo che serve.
can-paper = Ogni tavolo diventa un’immagine per una scheda, o una domanda su carta con la soluzione su un secondo foglio.
can-names = I nomi nei risultati di una classe scadono.
can-platform = Una piattaforma della scuola prende la scatola come pacchetto SCORM, e riceve i punti.
can-module = I server senza internet, RACHEL e Internet-in-a-Box, la prendono come modulo.
can-found = I cataloghi per l’insegnamento trovano le lezioni pronte.
can-written = Puoi scrivere un bot in Python, e i bot possono giocare un torneo.

can-held = Da qui in poi ci sono anche i nomi ufficiali: qui valgono { $held } dei { $all } «tag» della Accessible Games Initiative.

can-see = Per gli occhi
can-colours = Non serve distinguere i colori: forme, segni e parole dicono lo stesso.
can-contrast = Le parole si vedono bene, in chiaro e in scuro.
can-edges = I tasti hanno bordi chiari, e un anello mostra dove sei con la tastiera.
can-system = Se il dispositivo sceglie i colori, tutti i tasti mantengono un bordo. Quelli che non si possono premere lo hanno tratteggiato.
can-large = Il testo può essere grande il doppio, e tutto si legge ancora.
can-spacing = Lettere, parole e righe possono essere più distanti, e niente viene tagliato.
can-far = Anche ingrandita quattro volte, ogni pagina mostra tutto, e il tavolo un tabellone su cui giocare.
can-turned = Puoi tenere lo schermo in piedi o di traverso.
can-calm = Le impostazioni calmano ogni movimento. Niente trema e niente si muove senza fine.
can-flashes = Niente lampeggia più di tre volte al secondo.

can-hear = Per le orecchie e i lettori di schermo
can-reader = Un lettore di schermo dice ogni pagina, ogni menu e ogni tasto.
can-told = Quello che succede al tavolo si sente da solo.
can-quiet = Niente suona prima che tocchi qualcosa, e i suoni si possono spegnere.
can-volumes = Segnali e cose hanno ciascuno il suo volume, e tutti insieme uno comune.
can-mono = Le due orecchie possono sentire lo stesso.

can-hands = Per le mani
can-keys = Puoi giocare a ogni gioco solo con la tastiera.
can-switch = Bastano uno o due sensori: al tavolo ti si mostra, una cosa dopo l’altra, tutto quello che si può fare.
can-letters = I tasti di una lettera si possono spegnere, così niente succede per caso.
can-focus = Niente succede prima che tu prema, ovunque tu sia.
can-touch = Puoi giocare a ogni gioco solo con le dita.
can-mouse = Puoi giocare a ogni gioco solo con il mouse.
can-holds = Puoi giocare senza tenere premuto un tasto.
can-single = Non servono mai due dita: un tocco gira una carta, e tutto il tabellone sta sullo schermo.
can-drags = Tutto quello che si trascina si fa anche con i tocchi.
can-slips = Un dito che scivola via non preme niente, e molte mosse si possono annullare.
can-room = Tutto quello che premi è grande abbastanza per un dito.
can-motion = Non serve muovere né scuotere il dispositivo.

can-play = Per giocare con calma e chiarezza
can-hurry = Non servono mani veloci: con le regole di casa Choco-Boom aspetta tutti, e Kaboom! si gioca senza manate, con dieci secondi per un potere.
can-levels = Scegli tu quanto è forte ogni bot.
can-save = Puoi salvare una partita a ogni mossa, come link o come file, e continuare da lì.
can-sure = Prima di cancellare qualcosa, la scatola chiede.
can-login = Non ci sono account né password.
can-languages = Ogni pagina dice in che lingua è, così viene letta bene ad alta voce.
can-reasons = Quello che non va si dice a parole, con il motivo.

can-limits = Che cosa non c’è
can-limit-1 = Chi usa ogni giorno un lettore di schermo, dei sensori o una lente non l’ha ancora provata. NVDA, JAWS, VoiceOver e TalkBack non c’erano: dei programmi controllano quello che ricevono.
can-limit-2 = Con le regole solite Choco-Boom e Kaboom! chiedono mani veloci.
can-limit-3 = Attorno a un tablet appoggiato, l’occhio di Kaboom! si tiene premuto, così vedi solo tu. Su uno schermo tutto tuo basta un tocco o un tasto.
can-limit-4 = I tasti non possono cambiare significato.
can-limit-5 = All’inizio il testo di una partita è più piccolo di quanto chiedono i «tag» per il testo. Il browser lo può ingrandire.
can-limit-6 = Qui nessuno parla e nessuno chatta, quindi non c’è niente da sottotitolare.
can-limit-tags = Non promesso: { $tags }.
