### Choco Challenge על השולחן.

## On the shelf
game-choco_challenge = Choco Challenge
line-choco_challenge = כמה תעזו?
credit-choco_challenge = משחק של F. Latini, זוכה פרס Gioco Inedito לשנת 2020. הוצאה: Lucca Crea ו־daVinci Editrice (dV Giochi).
bot-kitten = חתלתול
bot-kitten-line = מעדיף מעט על כלום
bot-cautious = שוליה
bot-cautious-line = עוצר מוקדם
bot-baker = אופה
bot-baker-line = שוקל את הסיכון בכל קלף
bot-crown = אופה הכתר
bot-crown-line = מחשב הכול במדויק
bot-patissier = קונדיטור
bot-patissier-line = מתכנן את כל התור

## At the table
challenge-name-cocoa = קקאו
challenge-name-butter = חמאה
challenge-name-sugar = סוכר
challenge-name-milk = חלב
challenge-name-nuts = אגוזים
challenge-name-rum = רום
challenge-name-cherries = דובדבנים
challenge-name-cinnamon = קינמון
challenge-name-vanilla = וניל
challenge-name-ginger = ג׳ינג׳ר
challenge-name-mint = מנטה
challenge-name-chili = צ׳ילי
challenge-name-whisk = מטרפה
    .object = מטרפה
challenge-name-pastry_bag = שק זילוף
    .object = שק זילוף
challenge-name-measuring_cup = כוס מדידה
    .object = כוס מדידה
challenge-dessert-4 = עוגייה
challenge-dessert-5 = סופגנייה
challenge-dessert-6 = קאפקייק
challenge-dessert-7 = פודינג
challenge-dessert-8 = עוגת תותים
challenge-dessert-9 = עוגת יום הולדת

# The middle of the table
challenge-board = שוק, קינוחים וכלים
challenge-board-keys = שוק. מקשי החצים מזיזים, Enter לוקח.
challenge-market-card = { $name }, מקום { $place }, כתרים: { $crowns }
challenge-deck = חפיסה: { $count }{ $back ->
    [spice] , למעלה תבלין
    [filling] , למעלה מילוי
   *[other] {""}
  }
challenge-dessert-pile = { $name }, כתרים: { $cost }, נשארו: { $count }
challenge-tool-pile = { $name }, נשארו: { $count }

# What lies before a seat
challenge-rows = קלפים שנשלפו
challenge-row = { $name }, נשלפו: { $count }
challenge-card = { $name }, כתרים: { $crowns }
challenge-match-card = { $name }, בפעם השנייה
challenge-pile = { $name }, ערימה: { $count }
challenge-pile-draw = לשלוף מהערימה שלכם: נשארו { $count }
challenge-discard = { $name }, ערימת ההשלכה: { $count ->
    [0] 0
   *[other] { $count }, למעלה: { $card }
  }
challenge-discard-word = השלכה
challenge-crowns = כתרים: { $count }
challenge-tool-own = כלי: { $name }
challenge-dessert-own = קינוח: { $name }, כתרים: { $cost }
challenge-busted = נשרף
challenge-first = מקום הפתיחה
challenge-compared = { $result ->
    [more] נשלפו יותר
    [fewer] נשלפו פחות
   *[other] נשלפו אותו מספר
  }: { $drawn } מול { $against }
challenge-round = סיבוב { $round }
challenge-last-turn = תור אחרון: { $reason ->
    [deck] החפיסה ריקה
    [rounds] עברו 60 סיבובים
   *[other] נגמרו שלושה סוגי קינוחים
  }

# Buttons: short, in one line
challenge-draw = שליפה
challenge-stop = עצירה
challenge-stop-at = לעצור ב־{ $count }
challenge-done = סיום
challenge-bust = לסיים את התור
challenge-spend = להשתמש ב{ $tool }
challenge-decline = לא, תודה

# A match
challenge-match-title = שני קלפים זהים: { $card }
challenge-match-tools = השתמשו בכלי, אחרת התור נשרף: בלי קלף, בלי קינוח.
challenge-match-none = אין כלי, והתור נשרף: בלי קלף, בלי קינוח.

# Extra cards
challenge-extra-title = שליפות: אתם { $own }, { $name } { $other }
challenge-extra-card = יותר: אפשר לקחת את הקלף העליון.
challenge-extra-market = יותר: אפשר לקחת קלף מהשוק.
challenge-extra-tool = פחות: אפשר לקחת כלי.
challenge-extra-take = { $back ->
    [spice] לקחת את התבלין
   *[other] לקחת את המילוי
  }

# What is in a pile
challenge-inside-title = { $who ->
    [you] בערימה שלכם
   *[other] בערימה של { $name }
  }
challenge-inside-order = { $count ->
    [0] הערימה ריקה.
   *[other] אף אחד לא יודע את הסדר.
  }
challenge-inside-open = { $count ->
    [0] הערימה ריקה.
   *[other] הקלף הבא ראשון.
  }
challenge-inside-discard = נכנסים בערבוב בתור הבא
challenge-inside-kind = ‏{ $count } × { $card }

# Chances
challenge-odds-title = אם שולפים
challenge-odds-bust = להישרף בקלף הבא: { $ways } מתוך { $of }, { $share }.
challenge-odds-reach = קלפים: { $count }
challenge-odds = { $size ->
    [none] בלתי אפשרי
    [all] בטוח
    [tiny] פחות מאחוז אחד
    [most] יותר מ־99 אחוז
   *[other] בערך { $percent } אחוז
  }

# What to do: one line over the table
challenge-note-first = תורכם: שלפו את הקלף הראשון.
challenge-note-draw = קלפים עד עכשיו: { $count }. שלפו שוב, או עצרו.{ $risk ->
    [none] {""}
   *[other] {" "}סיכון: { $risk } אחוז.
  }
challenge-note-pile = הערימה שלכם ריקה: עצרו.
challenge-note-buy = אפשר לקנות: { $card }.
challenge-note-buy-any = אפשר לקנות כל קלף.
challenge-note-take = קינוחים שאפשר לקחת: { $costs }.
challenge-note-done = אחר כך בחרו ״סיום״.
challenge-note-nothing = אין עוד מה לקחת: בחרו ״סיום״.
challenge-note-extra = קחו את קלף הבונוס שלכם, או ותרו.

# Spoken
challenge-say-front = מונחים לפניכם: { $count }.
challenge-say-may = { $thing }. אפשר לקחת.
challenge-say-own = { $thing }. כבר יש לכם.
challenge-say-gap = אין שם כלום עכשיו.
challenge-say-inside = ‏{ $title }: { $cards }.

challenge-event-reshuffled = { $who ->
    [you] ערבבתם ערימה חדשה
   *[other] { $name }: ערימה חדשה, מעורבבת
  }, קלפים: { $count }.
challenge-event-drew = ‏{ $who ->
    [you] שלפתם
   *[other] { $name }, שליפה
  }: { $card }.
challenge-event-matched = ‏{ $who ->
    [you] שלפתם שוב
   *[other] { $name }, שוב
  }: { $card }.
challenge-event-spent = ‏{ $who ->
    [you] החזרתם
   *[other] { $name }, החזרה
  }: { $tool }.
challenge-event-busted = ‏{ $who ->
    [you] התור שלכם נשרף
   *[other] התור של { $name } נשרף
  }: { $card }.
challenge-event-stopped = { $who ->
    [you] עצרתם
   *[other] { $name }: עצירה
  } אחרי { $count }.
challenge-event-bought = ‏{ $who ->
    [you] קניתם
   *[other] { $name }, קנייה
  }: { $card }.
challenge-event-took = { $who ->
    [you] לקחתם קינוח
   *[other] { $name }, קינוח
  }: { $dessert }, { $cost } כתרים.
challenge-event-finished = { $who ->
    [you] סיימתם את התור.
   *[other] { $name }: סוף התור.
  }
challenge-event-refilled = חדש בשוק: { $card }.
challenge-event-compared = { $who ->
    [you] שלפתם
   *[other] { $name }, שליפה
  }: { $result ->
    [more] יותר
    [fewer] פחות
   *[other] אותו מספר
  }, { $drawn } מול { $against }.
challenge-event-received = ‏{ $who ->
    [you] קיבלתם מהחפיסה
   *[other] { $name }, מהחפיסה
  }: { $card }.
challenge-event-picked = ‏{ $who ->
    [you] קיבלתם מהשוק
   *[other] { $name }, מהשוק
  }: { $card }.
challenge-event-armed = ‏{ $who ->
    [you] קיבלתם כלי
   *[other] { $name }, כלי
  }: { $tool }.
challenge-event-declined = { $who ->
    [you] לא לקחתם קלף בונוס.
   *[other] { $name }: בלי קלף בונוס.
  }
challenge-event-ended = { $reason ->
    [deck] החפיסה ריקה
    [rounds] עברו 60 סיבובים
   *[other] נגמרו שלושה סוגי קינוחים
  }: המשחק נגמר.
challenge-event-undone = { $who ->
    [you] ביטלתם את המהלך.
   *[other] { $name }: המהלך בוטל.
  }

# Why not
challenge-why-draw-first = קודם שלפו קלף.
challenge-why-match-first = קודם השתמשו בכלי, או סיימו את התור.
challenge-why-pile-empty = הערימה שלכם ריקה.
challenge-why-already-stopped = כבר עצרתם.
challenge-why-stop-first = קודם הפסיקו לשלוף.
challenge-why-not-that-place = רק קלף אחד: ספרו מהחפיסה כמספר הקלפים ששלפתם.
challenge-why-already-bought = רק קלף אחד בכל תור.
challenge-why-none-left = לא נשאר.
challenge-why-too-dear = שלפתם מעט מדי קלפים.
challenge-why-have-one = כבר יש לכם כזה.
challenge-why-already-took = רק קינוח אחד בכל תור.
challenge-why-no-such-tool = אין לכם כלי כזה.
challenge-why-not-compared = אין לכם קלף בונוס עכשיו.

# What a beginner meets for the first time
choco_challenge-first-tool = שני קלפים זהים! עם כלי אפשר להמשיך.
choco_challenge-first-dessert = { $way ->
    [keys] השורה שלכם מביאה קינוח: בחרו אחד שזוהר.
   *[touch] השורה שלכם מביאה קינוח: געו באחד שזוהר.
  }
choco_challenge-first-extra = השורה שלכם ארוכה או קצרה יותר: אתם מקבלים משהו נוסף.
choco_challenge-first-hint-odds = לשלוף או לעצור? רמז אומר מה הסיכוי להישרף.

# Hints
challenge-advice-draw = שלפו.
challenge-advice-stop = עצרו.
challenge-advice-spend = השתמשו ב{ $tool }.
challenge-advice-bust = סיימו את התור הזה.
challenge-advice-buy = קנו את קלף { $place } מהחפיסה.
challenge-advice-take = קחו את הקינוח: { $dessert }.
challenge-advice-done = סיימו את התור.
challenge-advice-takeingredient = קחו את הקלף העליון.
challenge-advice-takemarket = קחו את קלף { $place } מהחפיסה.
challenge-advice-taketool = קחו { $tool }.
challenge-advice-decline = אל תיקחו כלום.
challenge-hint-keeps-gain = יש יותר מה להפסיד מאשר להרוויח.
challenge-hint-adds-crowns = הכתרים שלו נחשבים בסוף.
challenge-hint-not-worth-it = שום דבר לא עוזר לכם יותר.
challenge-hint-safe-enough = הסיכון קטן.
challenge-hint-too-risky = עוד קלף יהיה מסוכן מדי.
challenge-hint-worth-more-cards = כדאי להסתכן בעוד קלף.
challenge-hint-tool-saves = כלי יכול להציל אתכם.
challenge-hint-keeps-tool = הכלי יהיה שווה יותר אחר כך.
challenge-hint-best-card = הוא שווה לכם הכי הרבה.
challenge-hint-sharpens-pile = כך קטן הסיכוי לשני קלפים זהים.
challenge-hint-dessert-points = הכתרים שלו שלכם לתמיד.
challenge-hint-ends-game = זה מסיים את המשחק כשאתם מובילים.
challenge-hint-delays-end = כך המשחק נמשך.
challenge-hint-denies-others = גם האחרים היו רוצים אותו.
challenge-hint-completes-turn = אין עוד מה להרוויח.

# The count
challenge-count-tie = שוויון: { $names }. הקרוב ביותר למקום הפתיחה, בכיוון השעון: { $winner }.
challenge-count-lead = הכי הרבה כתרים: { $name }.

# The end
choco_challenge-praise-stop = העצירה הנועזת ביותר: { $value }
choco_challenge-praise-cards = קלפים בסוף: { $value }
challenge-truth = כתרים של קלפים, ואז של קינוחים.
choco_challenge-rule-most = הכי הרבה כתרים מנצחים.
choco_challenge-rule-nearest = הכי הרבה כתרים מנצחים, ואז הקרוב ביותר למקום הפתיחה.
challenge-end-line = { $name }: { $pile } מקלפים + { $desserts } מקינוחים

# Help
challenge-help-touch = געו בערימה שלכם כדי לשלוף, או גררו את הקלף העליון. אחרי עצירה, געו במה שזוהר כדי לקבל אותו.
challenge-help-piles = געו במספר שליד שם כדי להסתכל לתוך הערימה ההיא.

# The lesson: one or two short sentences each, in a line over the table
lesson-choco_challenge-draw = שלפו קלף מהערימה שלכם.
lesson-choco_challenge-more = קלפים שונים זה טוב. שלפו עוד שניים.
lesson-choco_challenge-one-more = שוב קלף שונה. שלפו עוד אחד.
lesson-choco_challenge-stop = קקאו שני היה שורף לכם את התור. כדאי לעצור!
lesson-choco_challenge-two-cocoas = שני קלפים זהים מסיימים את התור: לא קונים כלום.
lesson-choco_challenge-buy = { $way ->
    [keys] שלושה קלפים קונים את הקלף השלישי מהחפיסה. בחרו אותו!
   *[touch] שלושה קלפים קונים את הקלף השלישי מהחפיסה. געו בו!
  }
lesson-choco_challenge-bought = האגוזים שלכם. לחצו על ״סיום״.
lesson-choco_challenge-match = התור הבא: מונחים שלושה קלפים, גם האגוזים שלכם. שלפו עוד אחד.
lesson-choco_challenge-tool = חמאה פעמיים: התור נשרף! המטרפה שלכם מצילה אתכם.
lesson-choco_challenge-busted = בלי המטרפה התור אבוד.
lesson-choco_challenge-on = ניצלתם! שלפו עד שיהיו חמישה קלפים שונים, ואז עצרו.
lesson-choco_challenge-too-few = מוקדם מדי: רק חמישה קלפים מביאים קינוח.
lesson-choco_challenge-fifth = ארבעה קלפים. שלפו עוד אחד.
lesson-choco_challenge-enough = חמישה קלפים שונים! לחצו על ״עצירה״.
lesson-choco_challenge-two-milks = חלב פעמיים, ולא נשאר כלי: התור אבוד.
lesson-choco_challenge-dessert = חמישה קלפים מביאים גם קינוח. קחו את זה עם הכי הרבה כתרים.
lesson-choco_challenge-fewer-crowns = קחו את זה עם יותר כתרים.
lesson-choco_challenge-both = וגם הקלף החמישי מהחפיסה! קנו אותו.
lesson-choco_challenge-full = קניתם! לחצו על ״סיום״.
lesson-choco_challenge-extra = השוליה עוצר אחרי שלושה קלפים.
lesson-choco_challenge-take-card = שלפתם חמישה, יותר מהשוליה: קחו קלף בונוס.
lesson-choco_challenge-no-card = קלף הבונוס לא עולה כלום: כדאי לקחת אותו.
lesson-choco_challenge-fewer = האופה עוצר אחרי שישה קלפים.
lesson-choco_challenge-take-tool = החמישה שלכם הם פחות: קחו כלי.
lesson-choco_challenge-no-tool = כלי לא עולה כלום: כדאי לקחת אחד.
lesson-choco_challenge-end = שלושה־עשר כתרים על הקלפים, חמישה על הקינוח. הכי הרבה מנצחים!
lesson-choco_challenge-first-draw = קודם שלפו קלף.
lesson-choco_challenge-first-stop = קודם לחצו על ״עצירה״.
lesson-choco_challenge-first-buy = קודם קנו קלף.
lesson-choco_challenge-first-done = קודם לחצו על ״סיום״.
lesson-choco_challenge-first-spend = קודם השתמשו במטרפה שלכם.
lesson-choco_challenge-first-take = קודם קחו קינוח.
lesson-choco_challenge-first-takeingredient = קודם קחו את קלף הבונוס.
lesson-choco_challenge-first-taketool = קודם קחו כלי.

## The rules on a card
card-choco_challenge-1 = שולפים כל עוד מעזים. שני קלפים זהים, והתור נשרף, אלא אם כלי מציל אתכם.
card-choco_challenge-2 = עוצרים ואז קונים: בשלושה קלפים, את השלישי מהחפיסה.
card-choco_challenge-3 = מוסיפים קינוח שעולה לא יותר ממספר הקלפים. הכי הרבה כתרים מנצחים.
card-choco_challenge-4 = האחרים משווים: יותר קלפים מביאים להם מרכיב, פחות מביאים כלי.
