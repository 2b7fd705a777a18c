### קישורים: מה משתפים ממשחק.

## The sheet from which a game is shared
link-what-for = בשביל מה הקישור?
link-use-resume = להמשיך במקום אחר
link-use-replay = צפייה
link-use-deal = אותה חלוקה
link-use-setup = הכנת המשחק
link-use-position = לוח
link-carries-replay = בתוכו: המשחק כולו, כל הקלפים ביד, וכל מהלך עם הזמן שלו.
link-carries-deal = בתוכו: קלפים, מקומות וכללי בית. בלי מהלכים.
link-carries-lesson = בתוכו: השיעור. בלי מהלכים, בלי שמות.
link-carries-setup = בתוכו: מקומות וכללי בית. בלי קלפים, בלי מהלכים.
link-carries-position = בתוכו: הלוח, המקומות ושל מי התור. בלי קלפים ביד, בלי מהלכים.
link-names = עם השמות שלכם
link-field = קישור
link-field-text = הטקסט של הקישור
link-text-only = הקופסה הזאת היא קובץ בלי כתובת. אחרים סורקים את הקוד הזה תחת ״קישורים וצפייה חוזרת״, או מדביקים שם את הטקסט הזה.
link-copy = להעתיק את הקישור
link-send = לשלוח
link-save = לשמור כקובץ
link-copied = הועתק.
link-copy-not = כאן אסור להעתיק. השתמשו בקובץ.
link-send-not = אי אפשר היה לשלוח.
link-selected = כאן אסור להעתיק. הקישור מסומן: העתיקו אותו.
link-saved = הקובץ מוכן. אחרים פותחים אותו תחת ״קישורים וצפייה חוזרת״.
link-none = אי אפשר לשתף את המשחק הזה בקישור.
link-code = הקישור כקוד לסריקה
link-code-large = { $way ->
    [keys] להגדיל לכל המסך
   *[touch] נגיעה מגדילה לכל המסך
  }
link-code-close = { $way ->
    [keys] לסגור
   *[touch] נגיעה סוגרת
  }
link-code-none = הקישור הזה ארוך מדי לקוד. שלחו אותו או שמרו אותו כקובץ.
link-code-fine = אם המצלמה לא קוראת אותו, הגדילו את הקוד, או שמרו את הקישור כקובץ.

## A link that was opened
link-shared = משחק ששותף
link-without = { $rule }: כבוי

## The box for links
link-share-game = שיתוף: { $game }
link-share-setup = לשתף את הכנת המשחק
link-other-open = לפתוח קישור

## A link in several codes
link-code-part = חלק { $number } מתוך { $count }
link-code-parts = לקישור הזה צריך כמה קודים, בכל סדר. רק ״סריקה״ ב־Chocobox קוראת אותם.
link-code-several = להראות אותו ב־{ $count } קודים גדולים יותר
link-code-back = החלק הקודם
link-code-on = החלק הבא
link-code-run = להתקדם לבד
link-code-pause = הפסקה
