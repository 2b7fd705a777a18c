## Giochi

game-unknown = Gioco

## Chi gioca

person-you = Tu

## L’avvio

start-open = La scatola si apre
start-download =
    La scatola si apre: { NUMBER($loaded, minimumFractionDigits: 1) } { $total ->
        [0] MB
       *[other] di { NUMBER($total, minimumFractionDigits: 1) } MB
    }
start-start = Quasi pronto
failed-title = La scatola non si apre. Le tue partite salvate sono al sicuro.
failed-no-webassembly = A Chocobox serve WebAssembly, ma questo browser o la pagina attorno lo vieta. Usa un altro browser.
failed-portal = Questa rete risponde con una pagina sua: apri un’altra pagina qualsiasi, fai l’accesso lì e poi riprova qui.
failed-no-start = Forse è caduta la connessione, o questo browser è troppo vecchio.
failed-again = Riprova

## Lo scaffale

shelf-title = Scaffale
shelf-hello = Quattro scatole, un tablet, niente fretta.
shelf-ways = Accanto alle scatole
shelf-saves = Partite salvate
shelf-today = Oggi
shelf-links = Link
shelf-near = Prendi posto con questo dispositivo
shelf-class = Insegnanti
shelf-who = Chi gioca?
shelf-who-now = Chi gioca? { $name }
shelf-guest = Ospite
shelf-guest-line = Niente resta quando chiudi questa pagina.
shelf-play-game = Gioca a { $game }
shelf-continue = Continua
shelf-continue-game = Continua { $game }
fact-players = Giocatori
fact-minutes = Minuti
fact-age = Età
offline-ready = Si gioca senza internet
offline-getting = Si prepara per giocare senza internet
offline-none = In questa finestra serve internet
offline-forgets = Questa finestra non conserva niente
newer-text = È pronto un Chocobox più nuovo.
newer-games =
    { $lost ->
        [0] Apre tutte le tue partite salvate.
       *[other] Non può aprire { $lost } delle tue { $all } partite salvate: le regole sono cambiate. Nomi, punti e immagini restano.
    }
newer-take = Prendilo ora

## La preparazione

setup-play = Gioca
setup-just-play = Gioca e basta
setup-watch = Guarda
setup-we-are = Siamo in
setup-we-are-count = Siamo in { $count }
setup-players = Giocatori
setup-table = Posti al tavolo
setup-person = Persona
setup-person-line = Gioca su questo schermo
setup-write-bot = Scrivi un bot che lo batta
setup-team = Squadra { $team }
setup-begins = comincia
setup-seat = Posto { $number }
setup-seat-begins = Comincia il posto { $number }
setup-option =
    { $seat ->
        [0] { $name } { $value }
       *[other] Posto { $seat }: { $name } { $value }
    }
setup-who = Chi siede qui?
setup-name = Nome (se vuoi)
setup-animal = Quale animale?
animal-hedgehog = Riccio
animal-rabbit = Coniglio
animal-panda = Panda
animal-frog = Rana
animal-penguin = Pinguino
animal-elephant = Elefante
animal-koala = Koala
animal-turtle = Tartaruga
bot-like =
    { $bot } { $number ->
        [1] Pip
        [2] Mo
        [3] Lu
        [4] Bo
        [5] Kim
       *[other] Ida
    }
setup-first = Comincia
setup-flat = Il tablet è sdraiato
setup-flat-line = Ogni posto ha le sue cose sul suo lato.
setup-flat-always = Il tablet sta in mezzo a voi.
setup-house = Regole di casa
setup-usual = Tutto come sempre
setup-minutes = Circa { $minutes } min
setup-bot-line =
    { $level ->
        [easy] Facile
        [hard] Difficile
       *[middle] Medio
    }: { $line }
setup-proposal =
    { $why ->
        [won] Hai vinto due volte! Ora diventa più difficile.
        [lost] Era dura. Ora diventa più facile.
       *[first] All’inizio è facile.
    }
level-easy = facile
level-middle = medio
level-hard = difficile
option-open_hands = Carte scoperte
option-open_hands-line = Tutti vedono tutte le carte. Bello con i più piccoli.
option-swaps = Scambi di cioccolato
option-swaps-line = In tre si possono offrire e scambiare carte.
option-odds = Probabilità
option-odds-line = Il consiglio dice anche quanto è probabile sballare.
setup-less = { $what }: meno
setup-more = { $what }: più
option-rounds = Round
option-rounds-line = Vince la somma più bassa.
option-rounds-value = { $value }
option-window = Tempo per battere
option-window-line = La prossima carta aspetta almeno così. Più lungo va bene per mani piccole.
option-window-value = { $seconds } s
option-pace = Ritmo
option-pace-line =
    { $game ->
        [choco_boom] Quanto in fretta i bot girano, parlano e battono.
       *[other] Quanto aspetta la carta dopo, prima del primo turno.
    }
option-pace-value =
    { $game ->
        [choco_boom]
            { $value ->
                [70] svelto
               *[100] normale
                [150] calmo
            }
       *[other] { $seconds } s
    }
option-slaps = Manate
option-slaps-line = Senza, nessuno deve fare in fretta.
option-aloud = Parole a voce
option-aloud-line = La parola si dice a voce. Chi sente un errore fa un’obiezione, e gli altri votano.
option-hesitation = Tempo per la parola
option-hesitation-line = Chi ci mette di più paga una multa. Più lungo va bene per i più piccoli.
option-hesitation-value = { $seconds } s
option-advanced = Per esperti
option-advanced-line = Si batte anche su un elefante giallo e sulla quarta parola uguale di fila.
option-calm = Senza fretta
option-calm-line = Ogni carta aspetta tutte le risposte. Una coppia va a chi ha ragione, non a chi è più veloce.
option-kind = Bot gentili
option-kind-line = Un bot che vince due pile di fila rallenta.
option-handicap = Handicap
option-handicap-line = Le tue manate contano con questo ritardo.
option-handicap-value =
    { $value ->
        [0] nessuno
       *[other] { $value } ms
    }

## Subito in una partita

new-refused = Questa partita non può cominciare
new-choose = Scegli un gioco
new-fault-game = Chocobox non ha questo gioco.
new-fault-seed = Il numero dopo seed= non va bene.
new-fault-request = Questi giocatori o queste regole di casa non vanno bene.
new-fault-other = Qualcosa è andato storto. Riprova, per favore.

## Partite salvate

saves-title = Partite salvate
saves-none = Ancora nessuna partita salvata. Ogni partita si salva da sola.
saves-not-kept = Questo browser non salva niente: le partite durano finché non chiudi questa pagina.
saves-unknown = Partita salvata
saves-moves =
    { $count ->
        [one] { $count } mossa
        [many] { $count } mosse
       *[other] { $count } mosse
    }
saves-damaged = È rovinata. La puoi solo eliminare.
saves-older = Viene da un Chocobox più vecchio: le regole sono cambiate. Restano i nomi, i punti e l’immagine.
saves-score = Punti:
saves-won = ha vinto
saves-turn = di turno
saves-done = finita
saves-when-unknown = data sconosciuta
saves-look = Guarda
saves-delete = Elimina
saves-sure = Eliminare questa partita per sempre?
saves-keep = Tienila
saves-removed = La partita è eliminata.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-language-away = { $language } non è ancora su questo dispositivo. Vai su internet una volta, poi scegli di nuovo questa lingua.
settings-theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-motion = Movimento
motion-full = Vivace
motion-still = Calmo
settings-sound = Suoni
settings-volume = Volume
settings-volume-value = { $value } di { $most }
settings-signals = Segnali: campane, colpi riusciti, errori
settings-things = Carte e cose
settings-mono = Lo stesso suono a entrambe le orecchie
settings-vibration = Vibrazione
settings-letters = Tasti di una lettera
settings-letters-line = Senza, solo Invio, Spazio, frecce, Tab ed Esc fanno qualcosa
settings-tips = Suggerimenti
settings-tips-line = Le cose nuove si spiegano una volta
settings-hints = Lampadina per un consiglio
settings-hints-line = Sul tavolo nelle prime tre partite, poi nel menu

## Regole

rules-title = Regole
rules-of = { $game }: le regole

## Informazioni

about-title = Informazioni
about-privacy = Protezione dei dati, nei particolari

## Ovunque

to-shelf = Scaffale
to-game = Torna alla partita
not-found-title = Qui non c’è niente
not-found-text = Questa pagina non esiste.
page-fault = Ora questa pagina non si può mostrare. Non si è perso niente. Aprila di nuovo, per favore.

## Quello che dicono anche le pagine delle classi

addresses-title = Indirizzi delle partite
class-bot = scrivi un bot
class-rewrite = Cambia
class-working = Lettura
class-working-line = { $done } di { $all }
