### המילים של המדף ושל הדפים שסביב המשחקים.

## Games
game-unknown = משחק

## Players
person-you = אתם

## The start
start-open = הקופסה נפתחת
start-download = הקופסה נפתחת: { NUMBER($loaded, minimumFractionDigits: 1) } { $total ->
    [0] מ״ב
   *[other] מתוך { NUMBER($total, minimumFractionDigits: 1) } מ״ב
  }
start-start = כמעט מוכן
failed-title = הקופסה לא נפתחת. המשחקים השמורים שלכם בטוחים.
failed-no-webassembly = הקופסה צריכה WebAssembly, והדפדפן הזה, או הדף שסביבה, אוסר עליו. השתמשו בדפדפן אחר.
failed-portal = הרשת הזאת עונה בדף משלה: פתחו דף אחר כלשהו, התחברו שם, ואז נסו כאן שוב.
failed-no-start = אולי החיבור נותק, או שהדפדפן הזה ישן מדי.
failed-again = לנסות שוב

## Shelf
shelf-title = המדף
shelf-hello = ארבע קופסאות, טאבלט אחד, לאט ובנחת.
shelf-ways = ליד הקופסאות
shelf-saves = משחקים שמורים
shelf-today = היום
shelf-links = קישורים
shelf-near = להצטרף עם המכשיר הזה
shelf-class = למורים
shelf-who = מי משחקים?
shelf-who-now = מי משחקים? { $name }
shelf-guest = אורחים
shelf-guest-line = כלום לא נשאר אחרי שסוגרים את הדף.
shelf-play-game = לשחק ב־{ $game }
shelf-continue = להמשיך
shelf-continue-game = להמשיך ב־{ $game }
fact-players = שחקנים
fact-minutes = דקות
fact-age = גיל
offline-ready = אפשר לשחק בלי אינטרנט
offline-getting = נשמרת למשחק בלי אינטרנט
offline-none = בחלון הזה צריך אינטרנט
offline-forgets = החלון הזה לא שומר שום דבר
newer-text = גרסה חדשה של Chocobox מוכנה.
newer-games = { $lost ->
    [0] היא פותחת את כל המשחקים השמורים שלכם.
   *[other] היא לא יכולה לפתוח { $lost } מתוך { $all } המשחקים השמורים שלכם: הכללים השתנו. השמות, הנקודות והתמונות נשארים.
  }
newer-take = לעבור אליה עכשיו

## Set-up
setup-play = לשחק
setup-just-play = פשוט לשחק
setup-watch = לצפות
setup-we-are = אנחנו
setup-we-are-count = אנחנו { $count }
setup-players = שחקנים
setup-table = המקומות סביב השולחן
setup-person = אדם
setup-person-line = מול המסך הזה
setup-write-bot = לכתוב בוט שינצח אותו
setup-team = קבוצה { $team }
setup-begins = פתיחה
setup-seat = מקום { $number }
setup-seat-begins = מקום { $number } פותח
setup-option = { $seat ->
    [0] { $name } { $value }
   *[other] מקום { $seat }: { $name } { $value }
  }
setup-who = מי כאן?
setup-name = שם (לא חובה)
setup-animal = איזו חיה?
animal-hedgehog = קיפוד
animal-rabbit = ארנב
animal-panda = פנדה
animal-frog = צפרדע
animal-penguin = פינגווין
animal-elephant = פיל
animal-koala = קואלה
animal-turtle = צב
bot-like = { $bot } { $number ->
    [1] טופי
    [2] מו
    [3] לו
    [4] בו
    [5] קים
   *[other] אידה
}
setup-first = פתיחה
setup-flat = הטאבלט שוכב על השולחן
setup-flat-line = לכל מקום יש הדברים שלו בצד שלו.
setup-flat-always = הטאבלט שוכב בין כולכם.
setup-house = כללי בית
setup-usual = הכול כרגיל
setup-minutes = בערך { $minutes } דק׳
setup-bot-line = { $level ->
    [easy] קל
    [hard] קשה
   *[middle] בינוני
  }: { $line }
setup-proposal = { $why ->
    [won] ניצחתם פעמיים! עכשיו יהיה קשה יותר.
    [lost] זה היה קשה. עכשיו יהיה קל יותר.
   *[first] בהתחלה זה קל.
  }
level-easy = קל
level-middle = בינוני
level-hard = קשה
option-open_hands = קלפים גלויים
option-open_hands-line = כולם רואים את כל הקלפים. טוב לילדים קטנים.
option-swaps = החלפות שוקולד
option-swaps-line = בשלושה אפשר להציע קלפים ולהחליף.
option-odds = סיכויים
option-odds-line = הרמז אומר גם מה הסיכוי להישרף.
setup-less = { $what }: פחות
setup-more = { $what }: יותר
option-rounds = סיבובים
option-rounds-line = הסכום הנמוך ביותר מנצח.
option-rounds-value = { $value }
option-window = זמן לחבטה
option-window-line = הקלף הבא מחכה לפחות את הזמן הזה. זמן ארוך מתאים לידיים קטנות.
option-window-value = { $seconds } שנ׳
option-pace = קצב
option-pace-line = { $game ->
    [choco_boom] כמה מהר הבוטים הופכים, מכריזים וחובטים.
   *[other] כמה זמן מחכה הקלף הבא לפני התור הראשון.
  }
option-pace-value = { $game ->
    [choco_boom] { $value ->
        [70] מהיר
       *[100] רגיל
        [150] נינוח
      }
   *[other] { $seconds } שנ׳
  }
option-slaps = חבטות
option-slaps-line = בלי חבטות לא צריך להיות מהירים.
option-aloud = הכרזה בקול
option-aloud-line = מכריזים בקול שלכם. שומעים טעות? מתנגדים, והאחרים מצביעים.
option-hesitation = זמן להכריז
option-hesitation-line = מי שמאחרים משלמים קנס. זמן ארוך מתאים לילדים קטנים.
option-hesitation-value = { $seconds } שנ׳
option-advanced = למתקדמים
option-advanced-line = אפשר לחבוט גם על פיל צהוב, ועל אותה הכרזה בפעם הרביעית ברצף.
option-calm = בלי למהר
option-calm-line = כל קלף מחכה לתשובות של כולם. בזוג זוכים מי שצודקים, לא מי שמהירים.
option-kind = בוטים נדיבים
option-kind-line = בוט שזכה בשתי ערימות ברצף מאט.
option-handicap = עיכוב
option-handicap-line = כל חבטה שלכם נחשבת באיחור כזה.
option-handicap-value = { $value ->
    [0] אין
   *[other] { $value } אלפיות
}

## Straight into a game
new-refused = אי אפשר להתחיל את המשחק הזה
new-choose = בחרו משחק
new-fault-game = אין ב־Chocobox משחק כזה.
new-fault-seed = אי אפשר להשתמש במספר שאחרי {"seed="} בכתובת.
new-fault-request = השחקנים או כללי הבית האלה לא מתאימים.
new-fault-other = משהו השתבש. נסו שוב.

## Saved games
saves-title = משחקים שמורים
saves-none = עוד אין משחקים שמורים. כל משחק נשמר מעצמו.
saves-not-kept = הדפדפן הזה לא שומר כלום: המשחקים קיימים רק עד שסוגרים את הדף.
saves-unknown = משחק שמור
saves-moves = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
  }
saves-damaged = פגום. אפשר רק למחוק אותו.
saves-older = מגרסה ישנה של Chocobox: הכללים השתנו. השמות, הנקודות והתמונה נשארים.
saves-score = תוצאה:
saves-won = ניצחון
saves-turn = בתור
saves-done = הסתיים
saves-when-unknown = תאריך לא ידוע
saves-look = להסתכל
saves-delete = למחוק
saves-sure = למחוק את המשחק הזה לתמיד?
saves-keep = להשאיר
saves-removed = המשחק נמחק.

## Settings
settings-title = הגדרות
settings-language = שפה
settings-language-away = השפה { $language } עוד לא הגיעה למכשיר הזה. התחברו פעם אחת לאינטרנט, ובחרו בה שוב.
settings-theme = מראה
theme-auto = כמו במכשיר
theme-light = בהיר
theme-dark = כהה
settings-motion = תנועה
motion-full = תוססת
motion-still = רגועה
settings-sound = צלילים
settings-volume = עוצמה
settings-volume-value = { $value } מתוך { $most }
settings-signals = אותות: פעמונים, הצלחות, טעויות
settings-things = קלפים וחפצים
settings-mono = אותו צליל בשתי האוזניים
settings-vibration = רטט
settings-letters = מקשים של אות אחת
settings-letters-line = בלעדיהם פועלים רק Enter, רווח, חיצים, Tab ו־Escape
settings-tips = טיפים
settings-tips-line = דברים חדשים מקבלים הסבר פעם אחת
settings-hints = נורה לרמז
settings-hints-line = על השולחן בשלושת המשחקים הראשונים, אחר כך בתפריט

## Rules
rules-title = כללים
rules-of = { $game }: הכללים

## About
about-title = על הקופסה
about-privacy = הגנת הפרטיות, בפירוט

## Anywhere
to-shelf = המדף
to-game = חזרה למשחק
not-found-title = אין כאן כלום
not-found-text = אין דף כזה.
page-fault = אי אפשר להציג עכשיו את הדף הזה. שום דבר לא אבד. נסו לפתוח אותו שוב.

## What pages of classes say too
addresses-title = כתובות של משחקים
class-bot = לכתוב בוט
class-rewrite = שינוי
class-working = קריאה
class-working-line = { $done } מתוך { $all }
