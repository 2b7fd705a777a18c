### סדנת הבוטים: הקוד של בוט, שולחן שהוא משחק בו, ומה עלול להשתבש.

workshop-title = סדנת הבוטים
workshop-of = סדנת הבוטים: { $game }
workshop-what = כתבו ב־Python בוט שמשחק ליד שולחן אמיתי. הכול נשאר במכשיר הזה.
workshop-choose = לאיזה משחק?
workshop-back = משחקים אחרים
workshop-code = הקוד של הבוט שלכם
workshop-sliders = המספרים בקוד שלכם
workshop-own = הבוט שלי
workshop-against = נגד
workshop-run = הרצה
workshop-series = 20 משחקים
workshop-against-me = לשחק נגדו
workshop-stumbled = הבוט שלי מעד ועשה את הדבר הראשון שיכול היה.
workshop-stop = עצירה
workshop-more = עוד
workshop-wakes = מעירים את Python בשביל הבוט שלכם …
workshop-plays = הבוט שלכם משחק …
workshop-won = { $won } ניצחונות מתוך { $games }
workshop-old = עם קוד ישן
workshop-over = { $games } משחקים נגד { $name }: הבוט שלכם ניצח ב־{ $won }.
workshop-chose = שורה { $line } בחרה את המהלך הזה.
workshop-printed = הודפס
workshop-fault = הבוט שלכם לא הצליח לשחק. לחצו שוב על ״הרצה״.

# Files, and beginning again
workshop-see = מה הבוט שלי יכול לראות ולעשות?
workshop-save = לשמור כקובץ
workshop-saved = נשמר כקובץ.
workshop-saved-not = לא נשמר. נסו שוב.
workshop-take = לפתוח קובץ
workshop-taken = הקובץ פתוח. הקוד שלכם תחת ״גרסאות קודמות״.
workshop-taken-not = אי אפשר לפתוח את הקובץ הזה. בחרו קובץ טקסט עם Python, באורך 10,000 אותיות לכל היותר.
workshop-again = חזרה לבוט הראשון
workshop-again-done = הבוט הראשון חזר. הקוד שלכם תחת ״גרסאות קודמות״.

# The sliders of first bots
workshop-slider-schokoly-luck = כמה פעמים מתוך עשר המזל בוחר
workshop-slider-schokoly-smartie = כמה נקודות שווה עדשה
workshop-slider-choco-challenge-risk = כמה קלפים מתוך עשרה מותר שיהיו רעים
workshop-slider-choco-boom-eyes = כמה פעמים מתוך עשר הוא רואה שתי תמונות זהות
workshop-slider-kaboom-eyes = כמה פעמים מתוך עשר הוא רואה קלף תואם

# What goes wrong
workshop-line = שורה { $line }: { $what }
workshop-move = לפני מהלך { $move }, שורה { $line }: { $what }
workshop-move-only = לפני מהלך { $move }: { $what }
workshop-whole = מה Python אומר
workshop-trouble-length = הקוד ארוך מדי. קצרו אותו ל־{ $about } אותיות.
workshop-trouble-nested = יש כאן יותר מדי דבר בתוך דבר. חלקו לכמה שורות.
workshop-trouble-import = { $about ->
    [random] כתבו {"rng.choice(…)"} או {"rng.random()"}, בלי import.
   *[other] רק ״import math״ עובד, לא { $about }.
  }
workshop-trouble-inward = בחרו שם שלא מתחיל ב־{"_"}, לא { $about }.
workshop-trouble-await = בוט לא יכול להשתמש ב־async או ב־await.
workshop-trouble-class = בוט לא יוצר מחלקה. כתבו את { $about } כפונקציה, עם def.
workshop-trouble-change = בוט לא יכול לשנות את { $about } של דבר אחר. שמרו את הערך בשם משלכם.
workshop-trouble-power = זה עלול ליצור מספר גדול מדי. השתמשו בכפל.
workshop-trouble-finally = בוט לא יכול להשתמש ב־finally.
workshop-trouble-except = כתבו לאיזו שגיאה הכוונה, למשל {"except ValueError:"}
workshop-trouble-colon = חסרות נקודתיים בסוף השורה.
workshop-trouble-open = סוגריים נפתחו ולא נסגרו.
workshop-trouble-closed = סוגריים נסגרו ולא נפתחו.
workshop-trouble-quote = חסרות המירכאות הסוגרות.
workshop-trouble-sign = יש כאן סימן ש־Python לא מכיר. מירכאות הן ישרות, כמו {"\"word\""}, ומינוס הוא קצר: {"-"}
workshop-trouble-indent = שורות ששייכות יחד מתחילות באותו מספר של רווחים.
workshop-trouble-equals = כדי להשוות כותבים {"=="}, לא {"="}.
workshop-trouble-spelling = אי אפשר לקרוא את זה. יש סימן שגוי או חסר, כאן או בשורה שמעל?
workshop-trouble-name = אין שום דבר בשם { $about }. בדקו את האיות, או תנו לו ערך.
workshop-trouble-part = אין כאן חלק בשם { $about }. בדקו מה הבוט שלכם יכול לראות.
workshop-trouble-zero = אי אפשר לחלק באפס. קודם בדקו.
workshop-trouble-place = הרשימה קצרה יותר. ברשימה של שלושה יש המקומות 0, 1 ו־2.
workshop-trouble-key = אין שם { $about }. קודם בדקו בעזרת in.
workshop-trouble-kind = אלה לא מתאימים יחד, כמו מספר וטקסט.
workshop-trouble-value = הערך הזה לא עובד כאן.
workshop-trouble-deep = פונקציה קוראת לעצמה יותר מ־200 פעם. היא נגמרת?
workshop-trouble-memory = יותר מדי זיכרון. השתמשו ברשימות קצרות יותר.
workshop-trouble-steps = יותר מדי צעדים למהלך אחד. יש לולאה שלא נגמרת? או נסו פחות דברים.
workshop-trouble-clock = יותר מדי זמן למהלך אחד. יש משהו שלא נגמר?
workshop-trouble-waits = כולם מחכים לבוט שלכם. החזירו פעולה, לא None.
workshop-trouble-endless = נעצר אחרי 5,000 מהלכים. מה הבוט שלכם עושה שוב ושוב?
workshop-trouble-yield = החזירו רשימה, בלי yield.
workshop-trouble-unknown = בוט לא יכול להשתמש כאן ב־{ $about }. השתמשו ב־if, ב־for, ב־while וב־def.
workshop-trouble-unseen = יש כאן אות שלא רואים אותה, או שיש לה יותר מדי סימנים. כתבו שוב את השורה.
workshop-trouble-named = כתבו את האות עצמה, לא {"\\N"} ואת השם שלה.
workshop-trouble-no-choose = כל בוט צריך {"def choose(table, actions, rng):"}
workshop-trouble-nothing = הבוט שלכם לא בחר כלום. כל דרך צריכה להסתיים ב־return ובפעולה.
workshop-trouble-no-action = הפעולה { $about } לא נמצאת ב־actions. החזירו אחת משם.
workshop-trouble-other = משהו השתבש כאן. הסתכלו תחת ״מה Python אומר״.

# What a bot sees and does
workshop-sees-title = מה הוא רואה
workshop-does-title = מה הוא יכול לעשות
workshop-begin = לפני כל מהלך Python קורא ל־choose. החזירו פעולה. במשחק שהקוד משתבש בו אין ניצחון.
workshop-sees =
    actions | כל מה שמותר לי לעשות עכשיו
    table.me | המקום שלי: 0, 1, 2 …
    table.points | הנקודות של כל המקומות
    table.after(action) | השולחן אחרי פעולה
    rng.choice(actions) | אחת מהן, באקראי
    rng.random() | מספר מ־0 עד 1, באקראי
    print(…) | מציג משהו מתחת לקוד
    actions[0], actions[-1] | הראשונה והאחרונה
    zip(a, b) | עובר על שתי רשימות יחד
    isinstance(action, Draw) | האם היא מהסוג הזה
workshop-sees-schokoly =
    table.hand | הקלפים שלי, לכל אחד card (המספר שלו) ו־colours
    table.gains | הנקודות של ההנחות שלי, לפי הסדר של actions
    table.board | הקלפים שעל השולחן: card, x, y, tier (1 או 2), colours, smartie, seat
    table.colours | הצבע של כל מקום
    table.smarties | העדשים של כל מקום
    table.hands | כמה קלפים יש לכל מקום
    table.stock | כמה קלפים נשאר לשלוף
workshop-does-schokoly =
    Choose(colour) | לקחת צבע
    Place(card, x, y, turn) | להניח קלף
    Stack(card, x, y, turn) | להניח קלף עם עדשה מעל אחרים
    Guard(card) | לשים עדשה על קלף
    Draw() | לשלוף קלף ולסיים את התור שלי
    Pass() | לסיים את התור שלי
    Offer(card, to) | להציע קלף למקום אחר
    Answer(card) | להציע אחד בתמורה
    Accept() | להחליף את שניהם
    Decline() | להשאיר את הקלף שלי
workshop-sees-choco-boom =
    table.pile | הערימה, הקלף החדש אחרון; לכל אחד item ו־colour
    table.decks | כמה קלפים יש לכל מקום
    table.shows | מה קובע את ההכרזה: colour, parrot, repeats או כלום
    table.last_call | ההכרזה הקודמת
    table.turn | של מי התור
workshop-does-choco-boom =
    Flip() | להפוך את הקלף הבא שלי
    Call(item) | להכריז "banana", "strawberry", "choco" או "elephant"
    Slap() | לחבוט על הערימה
    Ready() | להמשיך אחרי הפסקה
    Vote(guilty) | האם ההתנגדות הייתה נכונה?
    None | לחכות
workshop-sees-choco-challenge =
    table.seats | מה מונח בכל מקום
    table.seats[0].drawn | הקלפים של התור הזה
    table.seats[0].inside | הקלפים שבערימה, בלי סדר
    table.seats[0].pile | כמה הם
    table.seats[0].tools | הכלים שלו
    table.seats[0].desserts | הקינוחים שלו
    table.market | הקלפים לקנייה
    table.places | המקומות בשוק שיש לי במה לשלם עליהם
    table.costs | הקינוחים שיש לי במה לשלם עליהם
    table.match | הקלף הזהה, או None
workshop-does-choco-challenge =
    Draw() | לשלוף קלף
    Stop() | ללכת לקניות
    Spend(tool) | להחזיר כלי, שמציל אותי
    Bust() | לתת לתור שלי להישרף
    Buy(place) | לקנות קלף
    Take(cost) | לקחת קינוח
    TakeTool(tool) | לקחת כלי
    TakeIngredient() | לקחת קלף בונוס מהחפיסה
    TakeMarket(place) | לקחת אחד מהשוק
    Decline() | לא לקחת כלום
    Done() | לסיים את התור שלי
workshop-sees-kaboom =
    table.grids | הקלפים שלפני כל מקום
    table.grids[0][0].place | איפה הקלף הזה מונח
    table.grids[0][0].card | מה כתוב עליו, כמו "7H", כל עוד רואים אותו; אחרת None
    table.grids[0][0].mark | המספר שלו; לקלפים חדשים מספר גבוה יותר
    table.drawn | הקלף ששלפתי
    table.worth.points | הנקודות שלו
    table.known | קלפים הפוכים שראיתי: seat, place, card, rank, points
    table.discard | ההשלכה, החדש אחרון
    table.wanted | הערך שתואם, כמו "7"
    table.stock | כמה קלפים נשאר לשלוף
    table.caller | של מי ה־Kaboom!‏
workshop-does-kaboom =
    Peek() | להציץ בשני הקלפים הקרובים שלי
    Cover() | להחזיר אותם
    Draw() | לשלוף קלף
    Replace(place) | להניח אותו שם
    Discard() | להשליך אותו
    Kaboom() | לומר Kaboom!‏
    Slap() | לחבוט על ההשלכה
    Reveal(seat, place) | להפוך קלף תואם
    GiveUp() | לא להפוך כלום
    Enough() | לא להפוך עוד
    Give(place) | לתת קלף
    Keep() | לא לתת כלום
    Look(seat, place) | להציץ בקלף
    Swap(seat, place, other, other_place) | להחליף בין שני קלפים, בלי להציץ
    LookBoth(seat, place, other, other_place) | להציץ בשני קלפים
    Decide(swap) | להחליף ביניהם, או לא
    SkipPower() | לוותר על הכוח
    Flip() | להפוך את הקלף העליון של הקופה
    None | לחכות

### Small tasks, one after the other, that lead to a first bot.

walk-title = משימות קטנות
walk-new = חדשים ב־Python?
walk-new-what = משימות קטנות מובילות לבוט ראשון.
walk-of = משימות קטנות: { $game }
walk-step = משימה { $number }: { $title }
walk-step-solved = משימה { $number }: { $title }, נפתרה
walk-heading = { $number } מתוך { $count } · { $title }
walk-test = בדיקה
walk-tests = בדיקות
walk-test-open = לא נבדק: { $say }
walk-test-right = עבר: { $say }
walk-test-wrong = לא עבר: { $say }
walk-passed = עברו { $passed } מתוך { $count } בדיקות.
walk-solved = נפתר! כל { $count } הבדיקות עברו.
walk-solved-all = הבוט שלכם למד הכול.
walk-chose = הבוט שלכם בחר: { $what }.
walk-right-is = נכון, למשל: { $what }.
walk-see-chosen = הבחירה שלו
walk-see-right = מה נכון
walk-hint = רמז
walk-solution = פתרון
walk-solution-what = אחד מכמה.
walk-next = המשימה הבאה
walk-on-bench = לשים על שולחן העבודה
walk-again = להתחיל שוב את המשימה
walk-again-done = ביטול בתוך הקוד מחזיר את שלכם.
walk-fault = אי אפשר היה להריץ את הבדיקות. לחצו שוב על ״בדיקה״.

walk-schokoly-any-title = לבחור משהו
walk-schokoly-any-what = הבוט שלכם צריך להחזיר אחת מהפעולות שלו. ב־Python סופרים מ־0: הראשונה היא {"actions[0]"}. הפקודה print מציגה משהו בזמן הבדיקה.
walk-schokoly-any-hint = הוסיפו שורה אחרונה: {"return actions[0]"}
walk-schokoly-colour = הבוט שלכם לוקח צבע.
walk-schokoly-lay = הבוט שלכם מניח קלף.
walk-schokoly-end = הקלף מונח. הבוט שלכם עושה משהו שמותר.
walk-schokoly-points-title = נקודות ראשונות
walk-schokoly-points-what = הפונקציה zip עוברת על הפעולות ועל הנקודות שלהן זו לצד זו. החזירו את הפעולה הראשונה שמביאה נקודות.
walk-schokoly-points-hint = במקום pass כתבו {"if points > 0:"} ומתחתיו, ארבעה רווחים פנימה, {"return action"}
walk-schokoly-few = מעט מקומות מביאים נקודה. הבוט שלכם מניח שם את הקלף.
walk-schokoly-many = כמה מקומות מביאים נקודות. הבוט שלכם לוקח אחד מהם.
walk-schokoly-none = אין מקום שמביא נקודות. הבוט שלכם מניח קלף בכל זאת.
walk-schokoly-most-title = הכי הרבה נקודות
walk-schokoly-most-what = הבוט שלכם לוקח את הפעולה האחרונה שמביאה נקודות, לא את הטובה ביותר. תנו ל־most לזכור את הנקודות של הטובה ביותר, והשוו.
walk-schokoly-most-hint = שאלו {"if points > most:"} וכתבו {"most = points"} כשורה האחרונה בתוך ה־if.
walk-schokoly-most = המקום הטוב ביותר מביא { $points } נקודות. הבוט שלכם מוצא אותו.
walk-schokoly-keep-title = לשמור על העדשים
walk-schokoly-keep-what = אחרי הקלף הבוט שלכם שם עדשה. קודם בדקו אם {"Draw()"} נמצא ב־actions, והחזירו אותו.
walk-schokoly-keep-hint = קודם {"if Draw() in actions:"} ומתחתיו, ארבעה רווחים פנימה, {"return Draw()"}
walk-schokoly-over = הבוט שלכם מסיים את התור ושומר על העדשים שלו.
walk-schokoly-price-title = כמה עולה עדשה
walk-schokoly-price-what = קלף עליון עולה עדשה. {"isinstance(action, Stack)"} נכון אם הפעולה מניחה קלף כזה. אז הורידו PRICE מהנקודות שלה, וקבעו את PRICE במחוון.
walk-schokoly-price-hint = מתחת להערה כתבו {"if isinstance(action, Stack):"} ומתחתיו, פנימה, {"points = points - PRICE"}. הזיזו את המחוון ל־4.
walk-schokoly-cheap = עדשה מביאה רק נקודה אחת יותר. הבוט שלכם שומר עליה.
walk-schokoly-dear = עדשה מביאה { $points } נקודות. הבוט שלכם משתמש באחת.
walk-schokoly-other-title = להסתכל על המקום השני
walk-schokoly-other-what = כל הפעולות שב־best מביאות לכם אותו דבר. {"table.after(action)"} הוא השולחן אחרי אחת מהן; שם {"points[1 - table.me]"} הן הנקודות של המקום השני. החזירו את הפעולה שמשאירה לו הכי מעט.
walk-schokoly-other-hint = עברו על {"best[:20]"}, וזכרו את זו עם הכי מעט נקודות.
walk-schokoly-equal = כמה מקומות מביאים { $points } נקודות. אחרי הטוב ביותר יש למקום השני רק { $others }.
walk-schokoly-chosen = { $kind ->
    [Choose] הצבע { $colour ->
        [dark] מריר
        [milk] חלב
       *[other] לבן
    }
    [Place] קלף (נקודות: { $points })
    [Stack] קלף עם עדשה (נקודות: { $points })
    [Guard] עדשה על קלף
   *[other] סוף התור
}
walk-schokoly-other-chosen = נקודות לכם { $points }, למקום השני { $others }
workshop-slider-schokoly-price = כמה נקודות עולה עדשה
