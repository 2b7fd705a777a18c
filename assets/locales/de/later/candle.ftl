option-candle = Kerze
option-candle-line = Sie brennt, während du überlegst. Ist sie aus, erinnert dich ein Satz, und nichts geht verloren.
option-candle-value = { $value ->
    [0] keine
   *[other] { $value } min
  }
candle-out = Die Kerze ist aus: Zeit zum Wählen.
candle-left = { $minutes ->
    [0] { $seconds ->
        [one] Die Kerze brennt noch eine Sekunde.
       *[other] Die Kerze brennt noch { $seconds } Sekunden.
      }
    [one] Die Kerze brennt noch eine Minute.
   *[other] Die Kerze brennt noch { $minutes } Minuten.
  }
candle-is-out = Die Kerze ist aus.
