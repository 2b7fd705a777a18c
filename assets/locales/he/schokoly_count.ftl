# לוח לספירה.

game-schokoly_count = לספור את הלוח
option-grade = קופסה
option-grade-line = מצלחת קטנה ועד לכל המסיבה.
option-grade-value = { $value }
bot-careless = פזיז
bot-careless-line = סופר, ולעתים קרובות מפספס אחת
bot-careful = זהיר
bot-careful-line = סופר פעמיים

# The sheet to begin from
solo-count = לספור את הלוח
boxes-how-count = ספרו את השטחים הגדולים ביותר, וגלו מי מקבל את השוקולד הנייטרלי.
count-choose = איזו קופסה?
boxes-count-1 = צלחת קטנה
boxes-count-1-line = בערך 8 קלפים.
boxes-count-2 = צלחת מלאה
boxes-count-2-line = בערך 16 קלפים, שטח נייטרלי אחד.
boxes-count-3 = כל המסיבה
boxes-count-3-line = בערך 30 קלפים, כמה מהם מעל אחרים, שני שטחים נייטרליים.

# What is asked
count-number = שאלה { $at } מתוך { $most }
count-ask-largest = { $way ->
    [keys] בחרו את השטח הגדול ביותר ({ $colour }).
   *[touch] געו בשטח הגדול ביותר ({ $colour }).
  }
count-ask-size = כמה קוביות יש בתוך הקו המקווקו?
count-ask-sides = שטח נייטרלי ({ $neutral }): כמה צלעות נוגעות בסוג { $colour }?
count-ask-who = מי מקבל את השטח הנייטרלי ({ $neutral })?
count-tap = פינות לא מחברות שטחים.
count-chosen = { $way ->
    [keys] הקובייה הזאת? או בחרו אחרת.
   *[touch] הקובייה הזאת? או געו באחרת.
  }
count-say = זאת התשובה
count-next = הלאה
count-your-number = המספר שלכם
count-no-number = אין מספר
count-digits = ספרות
count-erase = מחיקה
count-takers = מי מקבל
count-nobody = אף אחד
count-neutral = נייטרלי
count-too-many = זה מספר גדול מדי.
count-legend = משחקים: { $a }, { $b }; נייטרלי: { $neutral }
count-so-far = נכון: { $right } מתוך { $asked }, בסך הכול { $most }

# What it was
count-explained = התשובה
count-right = נכון
count-wrong = לא בדיוק
count-told-largest = זה השטח הגדול ביותר ({ $colour }).
count-told-smaller = השטח הזה גדול יותר. שלכם בקו מקווקו.
count-told-other-colour = זה השטח הגדול ביותר ({ $colour }). בחרתם שוקולד אחר.
count-told-counted = קוביות: { $count }.
count-told-sides = צלעות שנוגעות בסוג { $colour }: { $count }.
count-told-more-sides = צלעות: { $most } מול { $fewer }. השטח של: { $colour }.
count-told-equal-sides = צלעות: { $most } לכל צד. אף אחד לא מקבל אותו.
count-told-too-small = פחות משש קוביות: אף אחד לא מקבל אותו.
count-said = אמרתם: { $given }.

# The end
count-over = זאת הייתה השאלה האחרונה.
count-end-title = { $right } מתוך { $most }
count-end-all = כל התשובות היו נכונות.
count-end-many = רוב התשובות נכונות.
count-end-few = לספור לומדים בתרגול.

# Spoken, keys and help
count-board-keys = קלפים על הלוח: { $count }. מקשי החצים מזיזים, Enter עונה.
count-piece = { $colour }, עמודה { $x }, שורה { $y }
count-help-touch = געו במה ששואלים עליו, ואז לחצו על ״זאת התשובה״. אפשר לסמן קוביות וצלעות שכבר ספרתם.
