### המילים של ערכות לכיתה: למורים ולתלמידים.

class-title = למורים
class-tasks = משימות
class-result = תוצאה
class-set = ערכת משימות
class-new = ערכה חדשה
class-workshop = סדנת הבוטים
class-untitled = בלי כותרת

## The teacher's first page
class-step-make = בחרו בין משימה אחת לשמונה, אותן משימות לכולם. תקבלו קוד.
class-step-scan = התלמידים סורקים אותו בתוך הדף (״עוד״, ״קישורים״, ״סריקה״), כותבים או בוחרים מי הם, ומשחקים.
class-step-back = בסוף סורקים את הקוד של כל אחד, והטבלה שלכם גדלה.
class-private = שום דבר לא עובר לשרת: הכול נמצא בקודים ונשאר במכשירים שלכם.
class-private-platform = משימות ממערכת הלמידה עוברות אליה. שום דבר אחר לא עובר לשרת: השאר נמצא בקודים ונשאר במכשירים שלכם.
class-ios = באייפד או באייפון, סרקו בתוך הדף הזה: אפליקציית המצלמה פותחת את Safari, והוא לא יודע מה שומרת האפליקציה שבמסך הבית.
class-not-kept = הדפדפן הזה לא שומר כלום: הכול נעלם כשסוגרים את הדף.
class-sets = הערכות שלכם
class-set-line = משימות: { $tasks } · תוצאות: { $results }
class-open = לפתוח
class-open-of = לפתוח את { $title }
class-damaged = פגום
class-damaged-line = אפשר רק למחוק.
class-damaged-sure = למחוק לתמיד?
class-removed = נמחק.

## A new set
class-title-field = כותרת
class-title-empty = ספירה, יום שני
class-set-tasks = משימות: { $count }
class-terms = שמות, ניסיונות ועזרה
class-help = עזרה במשימות האלה
class-help-tips = מה שחדש מוסבר בשורה אחת
class-help-hints = הנורה נותנת רמז עם הסבר
class-help-given = כאן הנורה נותנת רמז.
class-tasks-none = עוד אין משימות.
class-number = משימה { $number }:
class-task-added = נוסף. משימות: { $count }
class-task-removed = הוסר. משימות: { $count }
class-task-remove = להסיר את משימה { $number }
class-task-up = להעלות את משימה { $number }
class-task-down = להוריד את משימה { $number }
class-task-moved = משימה { $from } היא עכשיו משימה { $to }.
class-minutes = בערך { $minutes } דק׳
class-minutes-all = בסך הכול בערך { $minutes } דק׳.
class-lessons-not = השיעורים המוכנים לא נטענו. נסו שוב כשיש אינטרנט.
class-add-task = להוסיף משימה
class-add-this = להוסיף את המשימה הזאת
class-add-of = להוסיף את המשימה הזאת: { $name }, { $line }
class-full = בערכה יש לכל היותר { $count } משימות.
class-make = להכין את הקוד
class-only-here = רק המכשיר הזה מכיר את הכתובת של הדף הזה. הכינו את הערכה במקום שהתלמידים יכולים לפתוח, למשל בשרת האינטרנט של בית הספר.
class-make-not = יותר מדי לקוד אחד. הסירו את המשימה האחרונה.
class-look = לראות אותה כמו התלמידים
class-kinds-more = עוד סוגי משימות
class-kind-game = משחק
class-kind-game-line = נגד בוט
class-kind-count = ספירה
class-kind-count-line = לוח של Schokoly לספירה
class-kind-best = המקום הטוב ביותר
class-kind-best-line = קלף אחד, מקום אחד טוב
class-kind-lesson = ללמוד במשחק
class-kind-lesson-line = שלוש דקות; הכוכבים נחשבים.
class-kind-bot = לכתוב בוט
class-kind-bot-line = תוכנית שמשחקת, לטורניר
class-kind-puzzle = חידה
class-kind-puzzle-line = מצאו משהו טוב יותר. בחירה אחת, נקודה אחת.
class-kind-link = מקישור
class-kind-link-line = לוח או חלוקה משלכם
class-which = איזה משחק
class-whom = נגד מי
class-deal-long = המשחק ארוך: תוצאה גדולה מדי לקוד חוזרת כקובץ או כטקסט.
class-option-grade = כמה קשה
class-option-grade-value = { $value ->
    [1] קל
    [2] בינוני
   *[3] קשה
  }
class-option-cards = קלפים על הלוח
class-option-cards-value = { $value }
class-option-rounds = סיבובים
class-option-rounds-value = { $value }
class-deal = לוח אחר
class-paste-link = להדביק קישור של Chocobox
class-puzzle-of = { $name }, מהלך { $move }
class-puzzle-ready = רמה { $level } מתוך 3, חידה { $number }
class-paste-none = מהקישור הזה אי אפשר לעשות משימה.

## Tasks in words
class-task-lesson = { $game }: השיעור
class-task-puzzle = { $game }: חידה
class-task-bot = { $game }: בוט
class-task-numbered = { $number } { $name }
class-played-grade = { $value ->
    [1] קל
    [2] בינוני
   *[3] קשה
  }
class-played-cards = קלפים: { $value }
class-puzzle = למצוא משהו טוב יותר
class-from-board = על לוח נתון
class-against = { $times ->
    [1] נגד { $bots }
   *[other] נגד { $times } × { $bots }
  }
class-played-rounds = סיבובים: { $value }
class-score = { $how ->
    [none] לא הסתיים
    [alone] { $points } מתוך { $most } נקודות
    [bot] הוגש
    [won] ניצחון בהפרש של { $points }
    [lost] הפסד בהפרש של { $points }
   *[draw] תיקו
  }
class-sign = { $how ->
    [none] –
    [alone] { $points }/{ $most }
    [bot] ✓
    [won] ‎+{ $points }
    [lost] ‎−{ $points }
   *[draw] ‎±0
  }

## What pupils see
class-name = השם שלכם, או כינוי
class-name-line = רק במכשיר הזה ובקוד שתראו.
class-name-asked = קודם כתבו את השם.
class-next = החלפת משתתפים
class-task-of = משימה { $number }
class-play = לשחק
class-again = לשחק שוב
class-write = לכתוב
class-go-on = להמשיך
class-reckoning = בוצע
class-done = משימות שבוצעו: { $done } מתוך { $all }
class-platform-goes = הנקודות והמהלכים שלכם עוברים למערכת הלמידה שלכם.
class-platform-has = התוצאה שלכם נמצאת במערכת הלמידה: { $points } מתוך 100 נקודות.
class-platform-none = אין כאן מערכת למידה: הראו את התוצאה בסוף.
class-show = להראות את התוצאה שלי
class-show-not = זה לא הצליח. נסו שוב.
class-shown = התוצאה של { $name }
class-shown-line = החזיקו את זה מול הטאבלט של המורה, או מסרו את הקישור או את הקובץ.
class-no-code = הקופסה הזאת היא קובץ: רק ״סריקה״ ב־Chocobox קוראת את הקודים שלה. או מסרו את הקישור, ומדביקים אותו תחת ״קישורים״.

## A result that was scanned
class-result-of = { $title } · { $when }
class-not-done = לא הסתיים
class-watch = צפייה
class-watch-of = צפייה: { $name }, משימה { $number }
class-sum = { $total } מתוך { $most } נקודות
class-checked = נבדק: כל מהלך לפי הכללים.
class-add-line = המשימות שלה נמצאות אצלכם כאן.
class-add-new-line = המשימות שלה נשמרות איתה.
class-add = להוסיף לטבלה שלי
class-add-new = לשמור את שתיהן
class-added = { $name }: התוצאה בטבלה שלכם.
class-added-count = תוצאות בטבלה שלכם: { $count }
class-here = היא כבר בטבלה שלכם.
class-to-table = לטבלה
class-scan-next = ״סריקה״ בטבלה שלכם מהירה יותר.

## One set and its results
class-for-pupils = לתלמידים שלכם
class-send = לשלוח או להדפיס
class-ways = קבצים, תמונות, קישורים
class-files-fold = לשמור או להדפיס
class-points = מה פירוש הנקודות
class-for-line = ב־Chocobox: ״עוד״, ״קישורים״, ״סריקה״.
class-print-code = להדפיס את הקוד
class-results = תוצאות: { $pupils }
class-no-results = עוד אין תוצאות.
class-paste = הדביקו תוצאות כאן
class-paste-line = קישור אחד או הרבה, בתוך כל טקסט. כל מהלך נבדק.
class-read-do = לקרוא אותם
class-files = לבחור קבצים או תמונות
class-drop = או גררו אותם לכאן
class-read = חדשות: { $good }. כבר כאן: { $same }. נדחו: { $refused }.
class-read-none = אין בזה קישור.
class-read-partly = נקראו רק בחלקן, מגרסה ישנה של Chocobox: { $count }.
class-line = שורה { $line }:
class-more = ועוד { $count }
class-why-bad-link = הקישור פגום, או שהמהלכים שלו לא לפי הכללים.
class-why-older-box = הוא מגרסה ישנה של Chocobox עם כללים אחרים.
class-why-newer-box = הוא מגרסה חדשה יותר של Chocobox. טענו מחדש את המדף, עם אינטרנט, כדי לקבל אותה.
class-why-other = אי אפשר היה לקרוא את זה. נסו שוב.
class-why-tasks = קישור של משימות, לא של תוצאה.
class-why-bot = קישור של בוט או של טורניר, לא של תוצאה.
class-why-game = קישור של משחק, לא של תוצאה.
class-why-other-set = { $name }: תוצאה של משימות אחרות ({ $title }). פתחו אותה בנפרד.
class-why-no-link = אין קישור בקובץ הזה.
class-why-no-code = אין קוד בתמונה הזאת. צלמו אותו מלפנים, מקרוב, כך שהוא ממלא אותה.
class-why-parts = חלק מקישור ארוך. הוסיפו תמונות של כל החלקים בבת אחת.
class-why-many = לכל היותר 500 קישורים בבת אחת. השאר לא נקרא.
class-table = תוצאות
class-head-name = שם
class-head-when = מתי
class-head-task = משימה { $number }
class-head-total = נקודות
class-head-span = זמן
class-sorted = הטבלה מוינה.
class-points-line = כל משימה מביאה עד 100 נקודות: לבד, החלק של התשובות הנכונות; נגד בוט, 50 לתיקו, ועוד או פחות חצי מההפרש.
class-delete-sure = למחוק לתמיד את התוצאה הזאת של { $name }?
class-plot = תלמידים: { $count }. נקודות מ־{ $least } עד { $most }, האמצע ב־{ $half } מתוך { $all }.
class-half = אמצע { $half }
class-tournament = טורניר: { $game }
class-csv = לגיליון אלקטרוני (CSV)
class-csv-done = הקובץ נשמר.
class-csv-not = אי אפשר היה ליצור את הקובץ.
class-print = להדפיס את הטבלה
class-remove = למחוק את הערכה הזאת
class-remove-sure = למחוק את הערכה הזאת לתמיד? תוצאות: { $count }
class-looked = חזרה
class-copy-set = ערכה חדשה מהמשימות האלה
class-older-task = הכללים השתנו: כבר אי אפשר לשחק אותה.
class-older-some = הכללים השתנו. את המשימות האלה כבר אי אפשר לשחק: { $tasks }. כל הנקודות נשארות.
class-older-all = הכללים השתנו, ולכן כבר אין קוד. משימות: { $tasks }. כל הנקודות נשארות.
class-older-anew = ״ערכה חדשה מהמשימות האלה״ יוצרת אותן מחדש.
class-older-scores = נקודות מגרסה ישנה של Chocobox: { $tasks }. במשחקים האלה כבר אי אפשר לצפות.
class-unread-cell = כללים ישנים
class-unread-behind = לא נקרא: הוא בא אחרי משחק עם כללים ישנים.
class-unread-line = תוצאה ישנה נקראת רק עד משחק שהכללים שלו השתנו. טענו מחדש את Chocobox בטאבלט ההוא, פתחו את המשימות והראו שוב את התוצאה.
class-damaged-results = תוצאות פגומות, שמורות אבל לא בטבלה הזאת: { $count }
class-renewed = עכשיו לפי הכללים של היום: { $tasks }.
class-renewed-not = לא נכללו, כי אי אפשר ליצור אותן מחדש: { $tasks }.
class-odd = הבוט הזה היה משחק אחרת.
class-unproved = אין קישור שמוכיח כמה זמן חשבו, מי החזיק את הטאבלט, מה נוסה במקום אחר או קודם לכן, או, במשחקים מהירים, שהבוט היה מהיר מספיק.
class-unchecked = לא נבדק
class-unchecked-line = היא הגיעה בקובץ ואי אפשר היה לשחק אותה שוב. הדביקו את הקישור שלה כדי לבדוק אותה.
class-odd-line = הבוט לא היה עושה את המהלכים האלה. אולי זו גרסה אחרת: צפו במשחק.

## The spreadsheet
class-cell-separator = ,
class-cell-name = שם
class-cell-date = תאריך
class-cell-checked = נבדק
class-cell-players = משתתפים בטאבלט
class-cell-skipped = קודמים שנמחקו או לא הסתיימו
class-cell-done = הסתיים
class-cell-points = תוצאה
class-cell-most = מתוך
class-cell-won = ניצחון
class-cell-marks = נקודות
class-cell-moves = מהלכים
class-cell-seconds = שניות
class-cell-try = ניסיון
class-cell-tries = ניסיונות
class-cell-task = משימה
class-cell-numbered = { $number } { $name } ({ $line })
class-cell-counts = נחשב
class-cell-practice = תרגול
class-cell-total = נקודות
class-cell-full = מתוך
class-cell-yes = כן
class-cell-no = לא

## Keep and move
class-child = בלי שם
forget-names = כמה זמן נשארים שמות בתוצאות
forget-days = { $days ->
    [0] תמיד
    [365] שנה
   *[other] { $days } ימים
  }
forget-line = הספירה מתחילה ביום שתוצאה הגיעה לכאן. אחר כך השם הופך למספר, כמו ״בלי שם 3״. תוצאות ומשחקים נשארים.
forget-told = { $days ->
    [0] השמות נשארים עד שתמחקו אותם.
   *[other] { $days ->
        [365] שנה
       *[other] { $days } ימים
    } אחרי התוצאה האחרונה, השם הופך למספר.
  }
forget-change = לשנות את זה
forget-done = שמות ישנים שנמחקו: { $count }
