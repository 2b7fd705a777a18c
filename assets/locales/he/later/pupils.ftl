### מי זה מי בכיתה, ואיזה ניסיון נחשב.

## A new set
class-terms-names = שמות
class-terms-names-typed = בהקלדה
class-terms-names-typed-line = כותבים שם או כינוי.
class-terms-names-numbers = מספרים
class-terms-names-numbers-line = בוחרים מספר. בלי שמות.
class-terms-names-animals = חיות
class-terms-names-animals-line = בוחרים חיה. בלי שמות.
class-option-picks = כמה
class-option-picks-line = כמספר התלמידים.
class-option-picks-value = { $value }
class-terms-counts = איזה ניסיון נחשב
class-terms-counts-first = הראשון
class-terms-counts-first-line = ניסיונות מאוחרים לא נחשבים.
class-terms-counts-best = הטוב ביותר
class-terms-counts-best-line = זה עם הכי הרבה נקודות.
class-terms-counts-last = האחרון
class-terms-counts-last-line = זה שלפני הצגת התוצאה.

## The pupils’ page
class-animal = { $animal } { $number }
class-pick = { $kind ->
    [numbers] המספר שלכם
   *[animals] החיה שלכם
  }
class-pick-line = רק זה נמצא בקוד שתראו.
class-pick-asked = { $kind ->
    [numbers] קודם בחרו מספר.
   *[animals] קודם בחרו חיה.
  }
class-you-are = { $kind ->
    [numbers] המספר שלכם: { $name }.
   *[animals] החיה שלכם: { $name }.
  }
class-change = שינוי
class-counts-line = בכל משימה נחשב הניסיון { $counts ->
    [first] הראשון שהסתיים
    [last] האחרון
   *[best] הטוב ביותר
  }.
class-practice-line = אחרי שרואים את הפתרון, עוד ניסיונות כבר לא נחשבים.
class-bot-line = נחשב הבוט האחרון שהגשתם.
class-practise = תרגול
class-try-counts = ניסיון { $nth } מתוך { $tries } נחשב.
class-last-try = { $practice ->
    [true] אחרון: { $score } (תרגול).
   *[other] אחרון: { $score }.
  }
class-only-practice = רק תרגול
class-shown-tries = רואים בה כמה פעמים ניסיתם.
class-shown-players = רואים בה גם כמה התחילו בטאבלט הזה: { $count }.
class-skipped-line = לפניו, לא הסתיימו או נמחקו: { $count }. זה כתוב בתוצאה.

## The teacher’s table
class-names-told = { $kind ->
    [numbers] בוחרים מספר מ־1 עד { $count }.
    [animals] בוחרים חיה אחת מתוך { $count }.
   *[typed] כותבים שם.
  }
class-try-of = { $nth ->
    [0] הטוב מתוך { $tries }
   *[other] ניסיון { $nth } מתוך { $tries }
  }
class-skipped = חסרים לפניו: { $count }
class-players = משתתפים בטאבלט הזה: { $count }
class-name-copy = { $name } ({ $copy })
class-head-more = עוד
class-more-of = עוד על { $name }
class-same-asked = השם { $name } מופיע גם בטאבלט אחר: זה אותו אדם?
class-same-child = אותו אדם
class-two-children = שני אנשים
class-same-child-as = אותו אדם כמו { $name }
class-another-child = אדם אחר
class-decided = הטבלה עודכנה.
class-tries = כל הניסיונות
class-try = ניסיון { $nth }:
class-watch-try = צפייה: { $name }, משימה { $number }, ניסיון { $nth }
class-try-counting = נחשב
class-try-practice = תרגול
class-not-carried = עוד { $count } לא נמצאים בתוצאות: לא הסתיימו, נמחקו, או שלא היה מקום.
class-pupil = מי זה
class-rename = השם בטבלה הזאת
class-rename-do = לשנות שם
class-merge = אותו אדם כמו
class-merge-do = לאחד
class-split = לפצל ל־{ $count }
class-handed-in = הוגש
class-delete-of = למחוק את { $name } מ־{ $when }
class-missing = חסרים { $count } מתוך { $all }:
class-all-there = כולם כאן: { $all }.
class-expected = השמות שאתם מצפים להם
class-expected-line = שם אחד בכל שורה, כמו שכותבים אותו. הרשימה נשארת במכשיר הזה.
class-csv-tries = כל הניסיונות (CSV)
