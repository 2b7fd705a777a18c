### While a class plays a set: a large tile says from afar how it goes, and the rest of the box may be hidden.

## For teachers: two switches of a set, each with a line, and what each means on the page of the set
class-at-play = Mentre si gioca
class-glance = Un cartello da leggere da lontano
class-glance-line = In grande, accanto a ogni esercizio: il suo numero e «al lavoro», «non va» o «fatto». Non si invia niente.
class-glance-told = A ogni esercizio un grande cartello dice come va.
class-kiosk = Solo questi esercizi
class-kiosk-line = Il resto della scatola è nascosto finché gli esercizi non sono tutti fatti. Il tablet non viene bloccato.
class-kiosk-told = Il resto della scatola è nascosto finché gli esercizi non sono tutti fatti; si apre con un calcolo da grandi.

## For pupils
glance-state = { $state ->
    [stuck] Non va
    [done] Fatto
   *[working] Al lavoro
  }
glance-press = { $state ->
    [stuck] Ora va? Tocca qui.
   *[working] Non va? Tocca qui.
  }
kiosk-hides = Il resto della scatola è nascosto finché questi esercizi non sono fatti. Il tablet non è bloccato.
kiosk-adult = Per i grandi: apri la scatola
kiosk-sum = Quanto fa { $less } × { $more }?
kiosk-answer = { $number }
kiosk-wrong = Non è giusto. Ecco un altro calcolo.
kiosk-done = Gli esercizi sono tutti fatti: la scatola è tutta aperta.
kiosk-open = Una persona grande ha aperto la scatola.
