### על מה כיתה מסתכלת ביחד, במקרן.

together-title = להסתכל ביחד
together-not = אי אפשר לקרוא את התוצאות. חזרו ונסו שוב.
together-board = הלוח
together-question = שאלה { $at } מתוך { $all }
together-answers = תשובות
together-pupils = { $right ->
    [true] נכון, כך ענו { $count }.
   *[false] כך ענו { $count }.
  }
together-right = נכון
together-rightly = מצאו { $rightly } מתוך { $count }.
together-nobody = עוד אף אחד לא סיים את המשימה הזאת.
together-older = מגרסה ישנה של Chocobox: כבר אי אפשר להציג את התשובות שלה.
together-lost = בלי התשובות של { $count }, שאי אפשר להציג כאן מחדש.
together-leads = כמה לפני הבוט הטוב ביותר?
together-points = נקודות מתוך { $most }
together-sign = { $how ->
    [ahead] ‎+{ $points }
    [behind] ‎−{ $points }
   *[plain] { $points }
  }
together-lead-plot = תלמידים: { $count }. יתרונות מ־{ $least } עד { $most }, האמצע ב־{ $half }.

## Words of the games
together-largest = איפה { $colour ->
    [dark] השטח המריר
    [milk] שטח החלב
   *[white] השטח הלבן
  } הגדול ביותר?
together-area = { $colour ->
    [dark] מריר, { $count }
    [milk] חלב, { $count }
   *[white] לבן, { $count }
  }
together-best-asked = אתם משחקים { $colour ->
    [dark] מריר
    [milk] חלב
   *[white] לבן
  }. איזה קלף הכי טוב, ואיפה?
together-hand = קלפים לבחירה: { $count }
together-place = עמודה { $x }, שורה { $y }
together-place-worth = יתרון { $lead }, { $points } נקודות
together-best-why = הטוב ביותר הוא הקלף בקו המקווקו: יתרון { $lead }.

## The bar
together-step = שאלה ותשובות
together-steps = צעדים
together-before = חזרה
together-names = שמות
together-named = השמות מוצגים.
together-unnamed = השמות מוסתרים.
together-to-answers = להראות את התשובות
together-to-why = מה נכון?
together-to-question = השאלה הבאה
together-to-task = המשימה הבאה
