### תמונה של שולחן כקובץ, ושאלה על שולחן בשני דפי נייר.

picture-title = תמונה לנייר
picture-line = היא מראה מה שכולם יכולים לראות, בלי קלפים ביד.
# Heard in place of the picture.
picture-alt = השולחן
picture-none = עוד אין כלום על השולחן.
picture-save = לשמור כתמונה (PNG)
picture-drawing = לשמור כציור (SVG)
# $name: of a file
picture-done = נשמר: { $name }
picture-failed = התמונה לא הצליחה. נסו שוב.
picture-ask = להדפיס עם שאלה

## The two sheets
paper-title = שאלה על נייר
paper-name = שם:
paper-date = תאריך:
paper-which = איזו שאלה?
paper-print = להדפיס שני דפים
# Over the second sheet. $title: what the question is called.
paper-key = פתרון: { $title }
paper-none = שום שאלה לא מתאימה לשולחן הזה. שחקו עוד קצת ונסו שוב.

## Schokoly. $colour is a kind of chocolate.
paper-schokoly-best-title = המקום הטוב ביותר
paper-schokoly-best = אתם משחקים { $colour ->
    [dark] מריר
    [milk] חלב
   *[white] לבן
  }. איזה קלף נותן מיד את היתרון הגדול ביותר, ואיפה מניחים אותו?
# $card: the number of a card. The place is drawn. $stack: whether a smartie lies on it. $before, $after: how far ahead; less than 0 is behind.
paper-schokoly-best-key = קלף { $card } בקו הרצוף{ $stack ->
    [true] , עם עדשה
   *[false] {""}
  }. יתרון: { $after }, לפני כן: { $before }. רווח: { $gain }.
# $count: how many ways to lay a card
paper-schokoly-best-equal = דרכים טובות באותה מידה: { $count }.
# Its place is drawn in a dashed line.
paper-schokoly-best-bot = הבוט הקשה רואה רחוק יותר: קלף { $card } בקו המקווקו.
paper-schokoly-best-same = הבוט הקשה רואה רחוק יותר, ולא מוצא מקום טוב יותר.
paper-schokoly-count-title = לספור את הלוח
# $neutral: whether there are neutral areas
paper-schokoly-count = מה גודל השטח הגדול ביותר של כל שוקולד? { $neutral ->
    [true] למי הולך כל שטח נייטרלי?
   *[false] {""}
  } מי מוביל, ובכמה?
# $count: of its pieces; $most and $fewer: of sides
paper-schokoly-area = שטח נייטרלי: { $count }. צלעות: { $most } מול { $fewer }, בשביל: { $winner ->
    [dark] מריר
    [milk] חלב
    [white] לבן
   *[nobody] אף אחד
  }.
paper-schokoly-total = { $colour ->
    [dark] מריר
    [milk] חלב
   *[white] לבן
  }: { $largest } + נייטרלי { $neutral } = { $total }
paper-schokoly-largest = { $colour ->
    [dark] מריר
    [milk] חלב
   *[white] לבן
  }: { $largest }
# $by: so many points
paper-schokoly-leads = ביתרון: { $colour ->
    [dark] מריר
    [milk] חלב
   *[white] לבן
  }, הפרש: { $by }.
paper-schokoly-equal = אין יתרון לאף אחד.

## Choco Challenge
paper-choco_challenge-draw-title = שליפה או עצירה?
# $drawn and $pile: how many cards
paper-choco_challenge-draw = קלפים שנשלפו: { $drawn }. בערימה שלכם: { $pile }. מה הסיכוי להישרף בקלף הבא? שולפים או עוצרים?
# $matches of $pile cards
paper-choco_challenge-draw-key = להישרף: { $matches } מתוך { $pile } קלפים, { $percent }%.
paper-choco_challenge-draw-bot = { $does ->
    [draw] הבוט הקשה שולף.
   *[stop] הבוט הקשה עוצר.
  }
paper-choco_challenge-drawn = נשלפו
paper-choco_challenge-pile = עוד בערימה
paper-choco_challenge-market = שוק
paper-choco_challenge-desserts = קינוחים
paper-choco_challenge-buy-title = מה אפשר לקבל?
paper-choco_challenge-buy = קלפים שנשלפו: { $drawn }. איזה קלף מהשוק אפשר לקנות? איזה קינוח אפשר לקחת?
# $place: its number
paper-choco_challenge-buy-place = מהשוק: קלף { $place }.
paper-choco_challenge-buy-any = מהשוק: כל קלף.
paper-choco_challenge-buy-none = מהשוק: שום קלף.
# $costs: numbers, counted up
paper-choco_challenge-buy-dessert = קינוחים לבחירה: { $costs }.
paper-choco_challenge-buy-no-dessert = קינוח: שום קינוח.

## Kaboom! $letter and $letters name rows of cards: A, B.
paper-kaboom-rows = הקלפים של סיבוב, שורה אחרי שורה
paper-kaboom-count-title = לספור את הסיבוב
# $called: the row of whoever called
paper-kaboom-count = { $called ->
    [nobody] אף אחד לא אמר ״Kaboom!״.
   *[other] שורה { $called } אמרה ״Kaboom!״.
  } מה הסכום של כל שורה, וכמה נקודות היא שווה? איזו שורה הכי קרובה ל־0?
paper-kaboom-row = שורה { $letter }: { $total }
# $total: the sum of its cards
paper-kaboom-row-caller = שורה { $letter }: { $total }, נקודות: { $points }
paper-kaboom-closest = הכי קרוב ל־0: { $letters }
