option-candle = Candela
option-candle-line = Brucia mentre pensi. Quando si spegne te lo ricorda una frase, e non si perde niente.
option-candle-value = { $value ->
    [0] nessuna
   *[other] { $value } min
  }
candle-out = La candela è spenta: è ora di scegliere.
candle-left = { $minutes ->
    [0] { $seconds ->
        [one] La candela brucia ancora per un secondo.
        [many] La candela brucia ancora per { $seconds } secondi.
       *[other] La candela brucia ancora per { $seconds } secondi.
      }
    [one] La candela brucia ancora per un minuto.
    [many] La candela brucia ancora per { $minutes } minuti.
   *[other] La candela brucia ancora per { $minutes } minuti.
  }
candle-is-out = La candela è spenta.
