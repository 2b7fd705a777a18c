option-candle = Bougie
option-candle-line = Elle brûle pendant que tu réfléchis. Une fois éteinte, une phrase te le rappelle, et rien n’est perdu.
option-candle-value = { $value ->
    [0] aucune
   *[other] { $value } min
  }
candle-out = La bougie est éteinte : c’est le moment de choisir.
candle-left = { $minutes ->
    [0] { $seconds ->
        [one] La bougie brûle encore { $seconds } seconde.
        [many] La bougie brûle encore { $seconds } de secondes.
       *[other] La bougie brûle encore { $seconds } secondes.
      }
    [one] La bougie brûle encore { $minutes } minute.
    [many] La bougie brûle encore { $minutes } de minutes.
   *[other] La bougie brûle encore { $minutes } minutes.
  }
candle-is-out = La bougie est éteinte.
