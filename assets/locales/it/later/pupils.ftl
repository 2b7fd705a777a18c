## Una serie nuova

class-terms-names = Nomi
class-terms-names-typed = Scritti
class-terms-names-typed-line = Ognuno scrive un nome o un soprannome.
class-terms-names-numbers = Numeri
class-terms-names-numbers-line = Ognuno sceglie un numero. Niente nomi.
class-terms-names-animals = Animali
class-terms-names-animals-line = Ognuno sceglie un animale. Niente nomi.
class-option-picks = Quanti
class-option-picks-line = Tanti quanti i bambini.
class-option-picks-value = { $value }
class-terms-counts = Quale tentativo vale
class-terms-counts-first = Il primo
class-terms-counts-first-line = Quelli dopo non valgono.
class-terms-counts-best = Il migliore
class-terms-counts-best-line = Quello con più punti.
class-terms-counts-last = L’ultimo
class-terms-counts-last-line = Prima di mostrare il risultato.

## La pagina della classe

class-animal = { $animal } { $number }
class-pick =
    { $kind ->
        [numbers] Il tuo numero
       *[animals] Il tuo animale
    }
class-pick-line = Il codice che mostri contiene solo questo.
class-pick-asked =
    { $kind ->
        [numbers] Prima scegli il tuo numero.
       *[animals] Prima scegli il tuo animale.
    }
class-you-are =
    { $kind ->
        [numbers] Il tuo numero è { $name }.
       *[animals] Il tuo animale è { $name }.
    }
class-change = Cambia
class-counts-line =
    In ogni esercizio vale { $counts ->
        [first] il primo tentativo finito
        [last] l’ultimo tentativo
       *[best] il tentativo migliore
    }.
class-practice-line = Quando hai visto la soluzione, i tentativi dopo non valgono più.
class-bot-line = Vale l’ultimo bot che consegni.
class-practise = Allenati
class-try-counts = Vale il tentativo { $nth } di { $tries }.
class-last-try =
    { $practice ->
        [true] L’ultimo: { $score } (allenamento).
       *[other] L’ultimo: { $score }.
    }
class-only-practice = solo allenamento
class-shown-tries = Dice quante volte hai provato.
class-shown-players = Dice anche: su questo tablet hanno cominciato in { $count }.
class-skipped-line = Tentativi di prima, non finiti o spariti: { $count }. Il risultato lo dice.

## La tabella per chi insegna

class-names-told =
    { $kind ->
        [numbers] Ognuno sceglie un numero da 1 a { $count }.
        [animals] Ognuno sceglie uno di { $count } animali.
       *[typed] Ognuno scrive un nome.
    }
class-try-of =
    { $nth ->
        [0] il migliore di { $tries }
       *[other] tentativo { $nth } di { $tries }
    }
class-skipped = prima ne mancano { $count }
class-players = Giocatori su questo tablet: { $count }
class-name-copy = { $name } ({ $copy })
class-head-more = Altro
class-more-of = Altro su { $name }
class-same-asked = C’è { $name } anche su un altro tablet: è la stessa persona?
class-same-child = La stessa persona
class-two-children = Due persone
class-same-child-as = La stessa persona di { $name }
class-another-child = Un’altra persona
class-decided = La tabella è aggiornata.
class-tries = Tutti i tentativi
class-try = Tentativo { $nth }:
class-watch-try = Guarda { $name }, esercizio { $number }, tentativo { $nth }
class-try-counting = vale
class-try-practice = allenamento
class-not-carried = Non ci sono nei risultati: altri { $count }, non finiti, eliminati o senza posto.
class-pupil = Chi è
class-rename = Nome in questa tabella
class-rename-do = Cambia nome
class-merge = La stessa persona di
class-merge-do = Unisci
class-split = Dividi in { $count }
class-handed-in = Consegnato
class-delete-of = Elimina { $name } del { $when }
class-missing = Ne mancano { $count } su { $all }:
class-all-there = Ci sono tutti: { $all }.
class-expected = Nomi che aspetti
class-expected-line = Un nome per riga, come è scritto. L’elenco resta su questo dispositivo.
class-csv-tries = Tutti i tentativi (CSV)
