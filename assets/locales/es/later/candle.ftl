option-candle = Vela
option-candle-line = Arde mientras piensas. Cuando se apaga, una frase te avisa y no se pierde nada.
option-candle-value = { $value ->
    [0] ninguna
   *[other] { $value } min
  }
candle-out = La vela se ha apagado: es hora de elegir.
candle-left = { $minutes ->
    [0] { $seconds ->
        [one] La vela arde un segundo más.
        [many] La vela arde { $seconds } de segundos más.
       *[other] La vela arde { $seconds } segundos más.
      }
    [one] La vela arde un minuto más.
    [many] La vela arde { $minutes } de minutos más.
   *[other] La vela arde { $minutes } minutos más.
  }
candle-is-out = La vela está apagada.
