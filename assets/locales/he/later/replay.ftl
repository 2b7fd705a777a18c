### צפייה חוזרת במשחק.
replay-title = צפייה חוזרת
replay-of = צפייה חוזרת: { $game }
exhibition-title = הבוטים משחקים
exhibition-of = { $game }: הבוטים משחקים
replay-look-failed = המבט לאחור לא הצליח. עדיין אפשר לצפות במשחק.
replay-leave = חזרה
replay-slider = מהלך
replay-where = { $ply ->
    [0] לפני המהלך הראשון
   *[other] מהלך { $ply } מתוך { $plies }
  }
replay-move = מהלך { $ply }
replay-begins = כאן מתחיל המשחק.
replay-start-keys = { $way ->
    [keys] חץ ימינה מראה את המהלך הבא, מקש הרווח מריץ את המשחק.
   *[touch] {""}
  }
replay-nothing = שום דבר שיכולתם לראות.
replay-run = הפעלה
replay-back = מהלך אחד אחורה
replay-on = מהלך אחד קדימה
replay-moment-back = לרגע הקודם
replay-moment-on = לרגע הבא
replay-speed = מהירות: פי { $speed }
replay-times = ×{ $speed }

# Whose eyes
replay-covered = המשחק הזה עוד לא נגמר: הקלפים ביד מכוסים.
replay-sight = מה אתם רואים
replay-seat = כמו שרואים ממקום אחד
replay-open = כל הקלפים גלויים
replay-seat-of = מאיזה מקום?
replay-open-from = מאיזה צד?

# Going on from a move
replay-play-on = להמשיך לשחק מכאן
replay-play-on-line = מתחיל משחק חדש; זה נשאר כמו שהוא.
replay-which-seat = איזה מקום שלכם?
replay-seat-person = אדם עד עכשיו
replay-seat-bot = בוט עד עכשיו; שאר המקומות נשארים
replay-seat-changes = בוט עד עכשיו; הוא עובר למקום השני

# The moments
replay-moments = רגעים
replay-moments-none = אין במשחק הזה מהלך שבולט.
replay-moment = כאן הוכרע משהו.
replay-moment-lead = { $name }: יתרון { $change }.
replay-moment-ahead = { $name }: הובלה מכאן והלאה.
replay-schokoly-swapped = { $name }: החלפת קלף.
replay-schokoly-redrew = { $name }: קלפים חדשים ביד.
replay-choco-boom-pilewon = { $name }: זכייה בערימה.
replay-choco-boom-outofcards = { $name }: לא נשארו קלפים.
replay-choco-boom-backin = { $name }: שוב יש קלפים.
replay-choco-boom-fined = { $name }: קנס.
replay-choco-challenge-took = { $name }: קינוח.
replay-choco-challenge-busted = { $name }: התור נשרף.
replay-kaboom-roundended = הסיבוב נגמר.
replay-kaboom-kaboomed = ‏{ $name }: Kaboom!‏
replay-kaboom-penalized = { $name }: קלף קנס.
replay-kaboom-slapdone = סוף החבטה.

# When there is nothing to watch
replay-lost-behind = הוא בא אחרי משחק מגרסה ישנה של Chocobox, ולכן אי אפשר לקרוא אותו.
replay-lost-link = הקישור הזה פגום, או לא של Chocobox.
replay-lost-nothing = אין בקישור הזה משחק לצפייה.
replay-lost-task = המשימה הזאת עוד לא הסתיימה.
