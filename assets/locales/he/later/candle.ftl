option-candle = נר
option-candle-line = הוא דולק בזמן שחושבים. כשהוא כבה, משפט אחד מזכיר, ושום דבר לא הולך לאיבוד.
option-candle-value = { $value ->
    [0] בלי
   *[other] { $value } דק׳
  }
candle-out = הנר כבה: הגיע הזמן לבחור.
candle-left = { $minutes ->
    [0] { $seconds ->
        [one] הנר ידלוק עוד שנייה אחת.
        [two] הנר ידלוק עוד שתי שניות.
       *[other] הנר ידלוק עוד { $seconds } שניות.
      }
    [one] הנר ידלוק עוד דקה אחת.
    [two] הנר ידלוק עוד שתי דקות.
   *[other] הנר ידלוק עוד { $minutes } דקות.
  }
candle-is-out = הנר כבוי.
