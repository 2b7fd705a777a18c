### המילים של כל השולחנות.
table-menu = תפריט
table-story = מה קרה עד עכשיו
table-story-empty = עוד לא קרה כלום.
table-count = ספירה
table-count-close = סיום
table-count-nothing = עוד אין מה לספור.
table-step = { $step } מתוך { $steps }
table-previous = צעד אחד אחורה
table-next = הצעד הבא
table-coach = מה המשחק מספר לכם
table-hint = רמז
table-no-hint = אין רמז כרגע.
table-undo = לבטל
table-fit = כל הלוח
table-rules = כללים
table-help = איך משחקים באצבעות
table-sound-on = הצלילים פועלים
table-sound-off = הצלילים כבויים
table-vibration-on = הרטט פועל
table-vibration-off = הרטט כבוי
table-near = לשחק בכמה טאבלטים
table-leave = חזרה למדף
table-close = סגירה
table-thinking = במחשבה

# Between two persons
table-its-me = זה אני
table-hand-over = { $name }, עכשיו תורך
table-covered = { $way ->
    [keys] הקלפים מכוסים עד שאומרים: זה אני.
   *[touch] הקלפים מכוסים עד שנוגעים במסך.
  }
table-hands-covered = הקלפים ביד מכוסים.

table-start = { $alone ->
    [yes] { $game }.
   *[no] { $game }, מסביב לשולחן: { $names }.
  }
table-start-keys = { $way ->
    [keys] סימן השאלה אומר את כל המקשים.
   *[touch] {""}
  }

# Slaps
table-slap = חבטה
table-slap-of = חבטה: { $name }
table-hand = היד: { $name }
table-margin = { $ms } אלפיות לפני
table-photo = פוטו־פיניש

# The end
table-end-title = { $count ->
    [0] אין מנצחים
    [1] { $who ->
        [you] ניצחתם!
        [bot] ניצחון של { $names }.
       *[other] ניצחון של { $names }!
      }
   *[other] ניצחון משותף: { $names }!
  }
table-praise-of = ‏{ $name }: { $praise }
table-skip = דילוג
table-to-tasks = חזרה למשימות
table-again = לשחק שוב
table-again-other = ועכשיו נגד { $bot } ({ $level })
table-write-bot = לכתוב בוט
table-same-deal = אותה חלוקה
table-return = מחליפים מקומות, אותם קלפים
table-more = עוד
table-series = יחד: { $points }. { $count ->
    [1] { $who ->
        [you] אתם מובילים!
       *[other] ההובלה אצל { $names }!
      }
   *[other] שוויון בין { $names }.
  }
table-series-points = ‏{ $name } { $points }
# In the menu: makes a picture of the table, and a sheet to print
table-picture = תמונה
table-share = שיתוף
table-shelf = למדף
table-result = איך נגמר המשחק

# When something did not work
table-refused-undo = את זה כבר אי אפשר לבטל.
table-why-not-offered = אי אפשר לעשות את זה עכשיו.
table-why-over = המשחק נגמר.
table-why-not-turn = זה לא התור שלכם.
table-hint-only-choice = אין אפשרות אחרת.
table-stumbled = זה לא הצליח. שום דבר לא השתנה.
table-lost = אי אפשר להציג את המשחק הזה
table-lost-text = הוא לא שמור כאן, או שהוא פגום.
table-lost-damaged = הוא פגום: המהלכים שלו לא לפי הכללים.
table-lost-other = משהו השתבש. נסו לפתוח אותו שוב.
table-lost-newer = הוא נשמר בגרסה חדשה יותר של Chocobox. כשיש אינטרנט, טענו מחדש את המדף ועברו לגרסה החדשה.
table-lost-older = הוא נשמר בגרסה ישנה יותר של Chocobox.

# The same game in two windows
table-elsewhere = המשחק הזה פתוח בחלון אחר
table-elsewhere-text = הוא נמשך שם, ושום מהלך לא הולך לאיבוד.
table-elsewhere-take = לשחק כאן

# Help
table-help-tablet = באייפד, ארבע או חמש אצבעות מחליפות אפליקציה. אפשר לכבות את זה בהגדרות, תחת ״ריבוי משימות ומחוות״.
table-can = מה אפשר לעשות
table-say-choose = בחרו במקשי החצים או ב־P, ואז לחצו Enter.
table-help-keys = מקשים

## What the path and replays say too
table-to-path = חזרה למסלול שלכם
path-good = סיבוב טוב.
path-wrong = עוד לא. זה יחזור מחר.
path-title = המסלול שלכם
replay-watch = צפייה
replay-again = לצפות שוב
replay-look-back = מבט לאחור
