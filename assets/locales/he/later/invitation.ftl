### קישור שנפתח, והקופסה של הקישורים.

link-invites-resume = משחק להמשיך בו
link-invites-replay = משחק לצפות בו
link-invites-deal = אותם קלפים בשבילכם
link-invites-lesson = שיעור בשבילכם
link-invites-setup = משחק מוכן בשבילכם
link-invites-position = לוח להמשיך ממנו
link-state-replay = { $done ->
    [yes] הסתיים. מהלכים: { $count }.
   *[no] מהלכים עד עכשיו: { $count }.
  }
link-state-deal = כל מי שפותח אותו מקבל אותם קלפים.
link-state-lesson = זה לוקח בערך שלוש דקות.
link-state-setup = בכל פעם מחלקים קלפים חדשים.
link-state-position = הקלפים הנסתרים מחולקים מחדש.
link-way-resume = להמשיך כאן
link-way-yours = להמשיך בשלכם
link-way-second = משחק שני
link-way-second-line = מהמהלך שבקישור. המשחק השמור שלכם נשאר.
link-way-watch = צפייה
link-way-look = מבט לאחור
link-way-deal = לשחק אותה חלוקה
link-way-lesson = ללמוד במשחק
link-way-setup = לשחק
link-way-others = לשחק בקלפים אחרים
link-way-change = קודם לשנות משהו
link-way-position = להמשיך מכאן
link-way-count = לספור אותו
link-way-best = למצוא את המקום הטוב ביותר
link-twin-same = המשחק הזה כבר נמצא אצלכם כאן.
link-twin-further = המשחק הזה כבר נמצא אצלכם כאן, ורחוק יותר מאשר בקישור. ההפרש במהלכים: { $count }.
link-twin-behind = המשחק הזה כבר נמצא אצלכם כאן, ופחות רחוק מאשר בקישור. ההפרש במהלכים: { $count }. אם תמשיכו, הוא ישיג אותו.
link-nothing-yet = עוד לא נשמר ולא התחיל כלום.
link-drawer = הקופסה נמצאת במסך הבית שלכם? העתיקו את הכתובת של הדף הזה והדביקו אותה שם תחת ״קישורים וצפייה חוזרת״.
link-broken = הקישור הזה לא נפתח
link-fault-bad = הקישור פגום או לא שלם. בקשו אותו שוב, והעתיקו את כולו.
link-fault-older = הקישור מגרסה ישנה של Chocobox; הכללים השתנו.
link-fault-newer = הקישור מגרסה חדשה יותר של Chocobox. כשיש אינטרנט, טענו מחדש את המדף, עברו לגרסה החדשה ופתחו שוב את הקישור.
link-fault-other = זה לא הצליח. אולי הקישור עצמו תקין.
link-other = קישור אחר
link-title = קישורים וצפייה חוזרת
link-paste = הדביקו כאן קישור או את הטקסט שלו
link-paste-example = …#/g/1…
link-open = לפתוח
link-file = לבחור קובץ או תמונות
link-own = המשחקים שלכם
