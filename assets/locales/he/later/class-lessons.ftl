### שיעורים מוכנים לכיתה.

ready-title = שיעורים מוכנים
ready-line = { $minutes } דקות · מגיל { $age }
ready-goal = מטרה
ready-material = מה צריך
ready-material-all = טאבלט לכל משתתף או לכל זוג. הקוד, במקרן או על נייר.
ready-course = מהלך השיעור
ready-minutes = { $minutes } דק׳
ready-tasks = משימות
ready-step-open = כולם פותחים את Chocobox, סורקים את הקוד בתוך הדף וכותבים שם.
ready-step-lesson = משימה 1, לבד: השיעור.
ready-step-collect = כולם לוחצים על ״להראות את התוצאה שלי״. ״סריקה״ בטבלה שלכם קוראת את הקודים.
ready-take = לקחת את המשימות האלה
ready-code = הקוד לתלמידים שלכם
ready-print = להדפיס את השיעור הזה
ready-on = לקריאה ולתרגול

## Where a link leads
ready-to-learn = ללמוד במשחק
ready-to-rules = הכללים
ready-to-practice = תרגול הכרזות
ready-to-count = לספור לוח, { $grade ->
    [1] קל
    [2] בינוני
   *[3] קשה
  }
ready-to-best = למצוא את המקום הטוב ביותר, { $cards } קלפים

## 20 minutes: calling
ready-call-title = להכריז בלי טעות
ready-call-goal = הילדים אומרים את הצבע, מה שלא תראה התמונה. ברוגע זה מהיר יותר.
ready-call-material = דפי נייר: צהוב, אדום, חום, כחול.
ready-call-step-1 = ביחד: מרימים צבע. כולם מכריזים את המילה שלו: צהוב בננה, אדום תות, חום שוקו, כחול פיל. אחר כך מהר יותר.
ready-call-step-2 = משימה 2, לבד: משחק. מי שסיימו מתרגלים הכרזות.
ready-call-step-3 = ביחד: איזה קלף בלבל אתכם? מה עזר?

## 20 minutes: remembering
ready-remember-title = מה היה איפה?
ready-remember-goal = הילדים זוכרים כמה קלפים, גם כשמחליפים אחד מהם.
ready-remember-step-1 = ביחד: מראים ארבעה מספרים, מכסים, מחליפים בין שניים. מי עוד זוכרים את כולם? איך?
ready-remember-step-2 = משימה 2, לבד: שני סיבובים. הסכום הנמוך ביותר מנצח.
ready-remember-step-3 = ביחד: איך זכרתם? משפט, תמונה, המקומות?

## 30 minutes: counting areas
ready-count-title = סופרים שטחים
ready-count-goal = הילדים מוצאים שטחים שמחוברים בצלעות, וסופרים אותם בקבוצות.
ready-count-material = נייר משובץ ועפרונות.
ready-count-step-1 = ביחד: מציירים כמה ריבועים על הלוח. אילו מהם מחוברים? פינות לא נחשבות. איזה שטח הוא הגדול ביותר?
ready-count-step-2 = בזוגות: צד אחד מצייר שני שטחים, והצד השני סופר אותם.
ready-count-step-3 = משימות 1 עד 4, לבד: מוצאים את השטח הגדול ביותר ואת גודלו. קוראים כל הסבר.
ready-count-step-4 = ביחד: מי ספרו בשורות, בזוגות או ברביעיות? איזה לוח היה קשה, ולמה?

## 30 minutes: the best place
ready-place-title = המקום הטוב ביותר
ready-place-goal = הילדים משווים מקומות לקלף ומסבירים למה.
ready-place-step-1 = ביחד: מראים לוח. איפה אפשר להניח את הקלף הזה? לפחות שתי צלעות נוגעות, אחת מהן באותו שוקולד.
ready-place-step-2 = משימות 2 עד 5, לבד: בודקים שלושה מקומות לפני שמניחים.
ready-place-step-3 = ביחד: חוזרים למשימה אחת. איזה מקום היה טוב יותר, ולמה?

## 45 minutes: neutral areas
ready-neutral-title = שטחים של אף אחד
ready-neutral-goal = הילדים יודעים בשביל מי נחשב שטח נייטרלי, ומשווים אותו לשטח שלהם.
ready-neutral-step-1 = ביחד: שטח נייטרלי של שש קוביות או יותר שייך למי שנוגע ביותר צלעות שלו. סופרים אחד.
ready-neutral-step-2 = משימות 1 ו־2, בזוגות: של מי השטח הנייטרלי? איזה מקום מעביר אותו או שומר עליו?
ready-neutral-step-3 = משימה 3, לבד: משחק שלם.
ready-neutral-step-4 = ביחד: מתי הוא היה שווה יותר מהשטח שלכם? מי הפסידו שטח כזה ברגע האחרון?

## 45 minutes: chance
ready-chance-title = להעז או לעצור?
ready-chance-goal = הילדים מעריכים כמה סביר להישרף, ומחליטים מתוך סיבה.
ready-chance-material = שקית עם עשרה פתקים: שבעה שונים, שלושה זהים.
ready-chance-step-1 = ביחד: שולפים פתקים מהשקית. שניים זהים, והכול אבוד. אחרי כל פתק כולם מראים: ממשיכים או עוצרים. למה?
ready-chance-step-2 = משימה 2, לבד: משחק שלם. מנחשים מה הסיכוי להישרף, ואז מסתכלים בסיכויים.
ready-chance-step-3 = ביחד: האם היה נכון להמשיך, ובכל זאת זה נגמר רע?
