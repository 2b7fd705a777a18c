### Pig

game-pig = Pig
line-pig = להטיל עוד פעם?
credit-pig = משחק עממי.
bot-piglet = חזרזיר
bot-piglet-line = עוצר מוקדם
bot-boar = חזיר בר
bot-boar-line = מטיל עד עשרים

card-pig-1 = מטילים את הקובייה כמה שרוצים.
card-pig-2 = כל מה שהטלתם נחשב, ברגע שעוצרים.
card-pig-3 = אבל אחת מפסידה את כל התור.
card-pig-4 = מאה נקודות מנצחות.

rules-pig-aim = המטרה
rules-pig-aim-1 = מאה נקודות ראשונות מנצחות.
rules-pig-turn = תור
rules-pig-turn-1 = מטילים כמה שרוצים. כל הטלה מביאה את הנקודות שלה.
rules-pig-turn-2 = עצרתם, והן שלכם. יצאה אחת, וכל מה שבתור הזה אבוד.

pig-die = { $side ->
    [0] קובייה
   *[other] הקובייה מראה { $side }
  }
pig-points = { $points }
pig-score = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }
pig-roll = הטלה
pig-hold = עצירה
pig-note = הטילו, או עצרו ושמרו על מה שיש.
pig-won = { $name }: מאה!
pig-event-rolled = { $name }: { $die }
pig-event-lost = { $name }: הכול אבד
pig-event-held = { $name }, עצירה: { $points }
pig-advice-roll = כדאי להטיל עוד פעם.
pig-advice-hold = מספיק: עצרו.
pig-why-not-offered = אי אפשר לעשות את זה עכשיו.
