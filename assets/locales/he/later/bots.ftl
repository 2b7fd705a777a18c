### בוטים שעוברים מאחד לאחר: הקישורים שלהם, משימה בכיתה, וטורנירים.

## Shared from the bench
bot-share = לשתף את הבוט שלי
bot-author-field = מי כתב אותו? (לא חובה)
bot-author-line = מי שמחזיק בקישור יכול לקרוא את השם הזה ואת הקוד.
bot-share-not = ארוך מדי לקישור. שמרו אותו כקובץ.
bot-earlier = גרסאות קודמות
bot-earlier-done = הגרסה הקודמת חזרה. האחרת היא עכשיו הקודמת.

## Opened from a link
bot-title = בוט ששותף
bot-of = בוט ל־{ $game }
bot-by = מאת { $author }
bot-lines = { $lines ->
    [one] שורה אחת
    [two] שתי שורות
   *[other] { $lines } שורות
  }
bot-code = הקוד של הבוט הזה
bot-read-first = את התוכנית הזאת כתב מישהו אחר: קודם קראו אותה. היא רצה בחדר סגור, רואה רק את הקלפים שלה, ולא מגיעה לשום דבר במכשיר הזה.
bot-play = לתת לו לשחק
bot-play-line = שלכם נשאר תחת ״גרסאות קודמות״.
bot-keep = להשאיר את שלי
bot-here = הוא על שולחן העבודה שלכם.
bot-to-bench = לשולחן העבודה

## A task of a class
bot-task-back = חזרה למשימות
bot-hand-in = הגשה
bot-handed-in = הוגש. אפשר לשנות אותו ולהגיש שוב.

## A tournament
tournament-title = טורניר
tournament-of = טורניר: { $game }
tournament-who = מי משחק?
tournament-box = גם בוט של הקופסה משחק
tournament-box-slow = בוטים של הקופסה שחושבים הרבה זמן לא משתתפים.
tournament-of-box = { $name } של הקופסה
tournament-none = עוד אין בוטים. קודם סרקו או הדביקו תוצאות.
tournament-deals = כמה זמן
tournament-deals-value = { $count } חלוקות
tournament-line = כולם משחקים נגד כולם, באותן חלוקות מכל מקום.
tournament-third = במקום השלישי: { $bot }. אם הבוט הזה מנצח, אף אחד אחר לא ניצח.
tournament-many = יותר מדי משחקים. בחרו פחות חלוקות או פחות בוטים.
tournament-start = להתחיל עם { $count }
tournament-plays = הבוטים משחקים …
tournament-rests = בהפסקה
tournament-done = { $done } מתוך { $all } משחקים
tournament-pause = הפסקה
tournament-go-on = להמשיך
tournament-stop = עצירה
tournament-fault = אי אפשר היה לשחק את המשחקים. לחצו על ״להמשיך״.
tournament-won = { $count ->
    [1] ניצחון של { $name }!
   *[other] שוויון במקום הראשון: { $name }
  }
tournament-table = דירוג
tournament-head-rank = מקום
tournament-head-bot = בוט
tournament-head-share = ניצחונות
tournament-head-stumbled = מעידות
tournament-percent = { $percent }%
tournament-share = { $percent } אחוז, לפי המזל בין { $low } ל־{ $high }
tournament-stumbled = { $count } ×
tournament-head-games = משחקים
tournament-games-of = עוד על { $name }
tournament-against = נגד { $name }
tournament-game = משחק { $number } נגד { $name }: { $how ->
    [won] ניצחון
    [shared] תיקו
   *[lost] הפסד
  }
tournament-game-unplayed = משחק { $number } נגד { $name }: { $how ->
    [won] ניצחון
    [shared] תיקו
   *[lost] הפסד
  } בלי אף מהלך
tournament-share-do = לשתף את הדירוג
tournament-share-line = בקישור נמצאים השמות והקוד של כל הבוטים האלה.
tournament-share-not = גדול מדי לקישור. שחקו עם פחות בוטים.
tournament-told = מישהו אחר מספר על הטורניר הזה.
tournament-verify = לשחק אותו כאן שוב
tournament-same = יצא כאן אותו דירוג.
tournament-other = יצא כאן דירוג אחר. הקישור לא נכון, או מגרסה אחרת.
tournament-older = גרסה ישנה שיחקה את זה לפי כללים אחרים.
tournament-other-older = יצא כאן דירוג אחר. ייתכן ששניהם נכונים: לגרסה ישנה יש כללים אחרים.
tournament-unread = אי אפשר לקרוא את הקוד שלו
tournament-out = לא משחק יותר
tournament-interval = הקו הדק מראה עד לאן המזל יכול להגיע. כשהקוד של בוט משתבש או לא נותן תשובה, זאת מעידה: הוא מפסיד את המשחק הזה. אחרי שלושה משחקים בלי תשובה הוא לא משחק יותר.
