### The candle: it burns while somebody thinks, and hurries nobody.
# A house rule, with its line and its values.
option-candle = Candle
option-candle-line = It burns while you think. Once it is out, a word reminds you, and nothing is lost.
# $value: minutes for each turn; 0: no candle.
option-candle-value = { $value ->
    [0] none
   *[other] { $value } min
  }
# Said to whoever is to act. Kindly: nothing happens.
candle-out = The candle is out: time to choose.
# Heard, of the candle that stands by a name. $seconds: how long it still burns; $minutes: the same in minutes, 0 in the last ones.
candle-left = { $minutes ->
    [0] { $seconds ->
        [one] The candle burns for one more second.
       *[other] The candle burns for { $seconds } more seconds.
      }
    [one] The candle burns for one more minute.
   *[other] The candle burns for { $minutes } more minutes.
  }
candle-is-out = The candle is out.
