### Kaboom! על השולחן.

## On the shelf
game-kaboom = Kaboom!‎
line-kaboom = זוכרים מה מונח איפה
credit-kaboom = משחק קלפים של מטיילים, שנקרא גם Cabo או Cambio. אף אחד לא יודע מי המציא אותו.
bot-crab = סרטן
bot-crab-line = איטי, עסוק בקלפים שלו
bot-forgetful = דג זהב
bot-forgetful-line = שוכח מדי פעם
bot-steady = ינשוף
bot-steady-line = מכיר את הקלפים שלו
bot-shark = כריש
bot-shark-line = זוכר היטב, חובט מהר
bot-orca = אורקה
bot-orca-line = סופרת כל קלף

## At the table

kaboom-card = { $suit ->
    [S] { $rank ->
        [0] ג׳וקר
        [1] אס עלה
        [11] נסיך עלה
        [12] מלכת עלה
        [13] מלך שחור
       *[other] { $rank } עלה
      }
    [H] { $rank ->
        [0] ג׳וקר
        [1] אס לב
        [11] נסיך לב
        [12] מלכת לב
        [13] מלך אדום
       *[other] { $rank } לב
      }
    [D] { $rank ->
        [0] ג׳וקר
        [1] אס יהלום
        [11] נסיך יהלום
        [12] מלכת יהלום
        [13] מלך אדום
       *[other] { $rank } יהלום
      }
   *[other] { $rank ->
        [0] ג׳וקר
        [1] אס תלתן
        [11] נסיך תלתן
        [12] מלכת תלתן
        [13] מלך שחור
       *[other] { $rank } תלתן
      }
  }

kaboom-rank = { $rank ->
    [0] ג׳וקר
    [1] אס
    [11] נסיך
    [12] מלכה
    [13] מלך
   *[other] { $rank }
  }

kaboom-place = { $place ->
    [0] רחוק משמאל
    [1] רחוק מימין
    [2] קרוב משמאל
    [3] קרוב מימין
   *[other] קלף נוסף { $number }
  }
kaboom-spot = ‏{ $who ->
    [you] שלכם
   *[other] { $name }
  }, { $place }
kaboom-card-down = { $spot }: הפוך.
kaboom-card-up = { $spot }: { $card }, שווה { $points }.
kaboom-face = ‏{ $card } ({ $spot })
kaboom-drawn = נשלף: { $card }, שווה { $points }.
kaboom-counts = נקודות: { $points }
kaboom-power = { $power ->
    [look_own] כוח: הצצה בקלף שלכם.
    [look_other] כוח: הצצה בקלף של אחרים.
    [swap_blind] כוח: להחליף בין שניים.
    [swap_seen] כוח: להציץ בשניים ולהחליף.
   *[other] בלי כוח.
  }
kaboom-drawn-place = נשלף
kaboom-drawn-down = { $name }: קלף שנשלף

# The table
kaboom-board = הערימות
kaboom-board-keys = מקשי החצים מזיזים, Enter בוחר.
kaboom-grids = כל הקלפים
kaboom-grid = { $name }, קלפים: { $count }
kaboom-secret = סוד: { $name }
kaboom-stock = קופה: { $count }.
kaboom-discard = ערימת ההשלכה: { $card ->
    [none] ריקה
   *[other] { $card }
  }.

# Plates
kaboom-points = נקודות: { $points }
kaboom-points-unit = נקודות
kaboom-cards = קלפים: { $count }
kaboom-caller = ‏{ $name }: Kaboom!‏
kaboom-round = סיבוב { $round } מתוך { $rounds }

# Pads and keys of a seat: short, in one line
kaboom-eye-of = ‏{ $word }: { $name }
kaboom-eye-hold = { $way ->
    [keys] הצצה
   *[touch] החזיקו והציצו
  }
kaboom-call = Kaboom!
kaboom-draw = שליפה
kaboom-flip = להפוך
kaboom-put-away = השלכה
kaboom-give-up = ויתור
kaboom-enough = זה הכול
kaboom-keep = לא לתת
kaboom-skip = דילוג
kaboom-swap = להחליף
kaboom-leave = להשאיר
kaboom-cover = לכסות

# What to do: one line over the table
kaboom-note-peek = { $way ->
    [keys] לחצו Enter על העין וראו את שני הקלפים הקרובים שלכם, פעם אחת.
   *[touch] החזיקו את העין וראו את שני הקלפים הקרובים שלכם, פעם אחת.
  }
kaboom-note-peeking = { $way ->
    [keys] זכרו את שניהם, ואז לחצו שוב Enter.
    [tap] זכרו את שניהם, ואז געו בעין.
   *[touch] זכרו את שניהם, ואז עזבו.
  }
kaboom-note-draw = תורכם: שלפו, או אמרו Kaboom!‏
kaboom-note-draw-last = התור האחרון שלכם: שלפו.
kaboom-note-call = אין קלף לשלוף: אמרו Kaboom!‏
kaboom-note-drawn = { $way ->
    [keys] שומרים? בחרו אחד שלכם. או השליכו אותו.
   *[touch] שומרים? געו באחד שלכם. או השליכו אותו.
  }
kaboom-note-drawn-bare = אין לכם קלפים: השליכו אותו.
kaboom-note-power-look_own = { $way ->
    [keys] הצצה: בחרו אחד שלכם.
   *[touch] הצצה: געו באחד שלכם.
  }
kaboom-note-power-look_other = { $way ->
    [keys] הצצה: בחרו קלף של אחרים.
   *[touch] הצצה: געו בקלף של אחרים.
  }
kaboom-note-power-swap_blind = { $way ->
    [keys] החלפה בלי להציץ: בחרו שני קלפים.
   *[touch] החלפה בלי להציץ: געו בשני קלפים.
  }
kaboom-note-power-swap_seen = { $way ->
    [keys] בחרו שני קלפים כדי לראות את שניהם.
   *[touch] געו בשני קלפים כדי לראות את שניהם.
  }
kaboom-note-second = { $way ->
    [keys] בחרו את הקלף השני.
   *[touch] געו בקלף השני.
  }
kaboom-note-looked = { $way ->
    [keys] לחצו Enter על העין כדי לראות אותו.
   *[touch] החזיקו את העין כדי לראות אותו.
  }
kaboom-note-looked-own = { $way ->
    [keys] זכרו אותו, ואז בחרו אותו.
   *[touch] זכרו אותו, ואז געו בו.
  }
kaboom-note-decide = { $way ->
    [keys] לחצו Enter על העין וראו את שניהם. להחליף או להשאיר?
   *[touch] החזיקו את העין וראו את שניהם. להחליף או להשאיר?
  }
kaboom-note-decide-own = להחליף או להשאיר?
kaboom-note-slap = מבוקש: { $rank }. יודעים איפה יש אחד? חבטו.
kaboom-note-reveal = { $way ->
    [keys] הייתם ראשונים. עכשיו בחרו: { $rank }.
   *[touch] הייתם ראשונים. עכשיו געו ב: { $rank }.
  }
kaboom-note-more = { $way ->
    [keys] בחרו: { $rank }. או אמרו: זה הכול.
   *[touch] געו ב: { $rank }. או אמרו: זה הכול.
  }
kaboom-note-give = { $way ->
    [keys] בחרו אחד שלכם כדי לתת אותו ל{ $name }, או אל תתנו כלום.
   *[touch] געו באחד שלכם כדי לתת אותו ל{ $name }, או אל תתנו כלום.
  }
kaboom-note-give-up = אין מה להפוך: ותרו.

# Answers
kaboom-say-eye = { $way ->
    [keys] לחצו Enter על העין כדי להציץ.
   *[touch] החזיקו את העין כדי להציץ.
  }
kaboom-say-sight = עכשיו אסור להציץ.
kaboom-say-own = { $way ->
    [keys] בחרו אחד שלכם.
   *[touch] געו באחד שלכם.
  }
kaboom-say-pad = { $way ->
    [keys] כדי לחבוט, לחצו Enter על כף היד שבצד שלכם.
   *[touch] כדי לחבוט, געו בכף היד שבצד שלכם.
  }
kaboom-say-slap-settling = מאוחר מדי: היו זריזים מכם.
kaboom-say-slap-first = { $way ->
    [keys] הייתם ראשונים: בחרו קלף תואם.
   *[touch] הייתם ראשונים: געו בקלף תואם.
  }
kaboom-say-slap-locked = אחרי Kaboom! כבר לא חובטים.

# After the sentence that tells the card
kaboom-say-may = אפשר לבחור בו.
kaboom-say-held = נבחר ראשון.
kaboom-say-faces = אתם רואים: { $cards }.
kaboom-say-shut = מכוסה.
kaboom-say-place = מקום: { $place }.
kaboom-say-given = מ: { $place }. אל: { $to_place }.

kaboom-event-dealt = סיבוב { $round }. בפתיחה: { $name }.
kaboom-event-peeked = בהצצה: { $name }.
kaboom-event-covered = סוף ההצצה: { $name }.
kaboom-event-flippingbegan = כולם הציצו. הופכים, בפתיחה: { $name }.
kaboom-event-reached = ליד הקופה: { $name }.
kaboom-event-calling = { $name }: עוד רגע Kaboom!‏
kaboom-event-flipped = ‏{ $who ->
    [you] הפכתם
   *[other] הקלף של { $name }
  }: { $card }.
kaboom-event-turnbegan = { $who ->
    [you] תורכם.
   *[other] תור: { $name }.
  }
kaboom-event-drew = { $who ->
    [you] שלפתם.
   *[other] { $name }: שליפה.
  }
kaboom-event-replaced = { $name }: הקלף נשמר. הושלך: { $card }.
kaboom-event-discarded = ‏{ $who ->
    [you] השלכתם
   *[other] { $name }, השלכה
  }: { $card }.
kaboom-event-looked = ‏{ $who ->
    [you] אתם מציצים
   *[other] { $name }, הצצה
  }: { $spot }.
kaboom-event-lookedboth = ‏{ $who ->
    [you] אתם מציצים
   *[other] { $name }, הצצה
  }: { $first }; { $other }.
kaboom-event-swapped = ‏{ $who ->
    [you] החלפתם
   *[other] { $name }, החלפה
  }: { $first }; { $other }.
kaboom-event-stayed = { $name }: בלי החלפה.
kaboom-event-powerskipped = { $name }: הכוח לא נוצל.
kaboom-event-powerlost = { $name }: הכוח אבד.
kaboom-event-slapped = { $who ->
    [you] חבטתם.
   *[other] { $name }: חבטה.
  }
kaboom-event-slapwon = ‏{ $who ->
    [you] הייתם ראשונים
   *[other] היד הראשונה: { $name }
  }{ $margin ->
    [none] .
    [0] : פוטו־פיניש, ההגרלה הכריעה.
   *[other] , בהקדמה של { $margin } אלפיות שנייה.
  }
kaboom-event-slapignored = { $name }: { $cause ->
    [soon] מוקדם מדי
   *[other] מאוחר מדי
  }. זה לא עולה כלום.
kaboom-event-using = { $name }: הכוח בשימוש.
kaboom-event-ignored = ‏{ $name }: { $cause ->
    [soon] מוקדם מדי
   *[other] מאוחר מדי
  }.
kaboom-event-revealed = ‏{ $who ->
    [you] הפכתם
   *[other] { $name }, נהפך
  }: { $card } ({ $spot }). { $match ->
    [yes] תואם.
   *[other] לא תואם.
  }
kaboom-event-gaveup = { $name }: שום קלף לא נהפך.
kaboom-event-slapdone = סוף החבטה, קלפים תואמים: { $matches }.
kaboom-event-penalized = { $name }, קלפי קנס: { $places }.
kaboom-event-gave = { $who ->
    [you] נתתם קלף ל{ $to_name }.
   *[other] { $to ->
        [you] קיבלתם קלף מ{ $name }.
       *[other] קלף עבר מ{ $name } אל { $to_name }.
      }
  }
kaboom-event-gavenothing = { $name }: שום קלף לא ניתן.
kaboom-event-kaboomed = { $auto ->
    [yes] { $name }, לא נשארו קלפים: Kaboom!
   *[other] ‏{ $name }: Kaboom!
  } לכל האחרים נשאר תור אחרון.
kaboom-event-passedby = { $name }: לא נשאר קלף לשלוף.
kaboom-event-shuffled = ערימת ההשלכה עורבבה. קופה: { $count }.
kaboom-event-reopened = המשחק נמשך.
kaboom-event-toolate = אין עוד חבטות בסיבוב הזה.
kaboom-event-nobodycalled = בלי Kaboom! ב־60 תורים לכל מקום: סופרים את הסיבוב.
kaboom-event-roundended = סיבוב { $round } נגמר: { $points }.
kaboom-event-ended = המשחק נגמר.
kaboom-event-undone = { $name }: המהלך בוטל.

# Why not
kaboom-why-peek-first = קודם כולם מציצים בשני קלפים.
kaboom-why-seen-once = כבר הצצתם.
kaboom-why-settling = חכו: הייתה חבטה.
kaboom-why-slaps-off = משחקים בלי חבטות.
kaboom-why-nothing-to-slap = אין על מה לחבוט עכשיו.
kaboom-why-locked = נעול אחרי Kaboom!‏
kaboom-why-spent = כבר הייתה לכם הזדמנות.
kaboom-why-no-penalty = אין חבטות: לא נשארו קלפי קנס.
kaboom-why-not-first = קודם חבטו.
kaboom-why-held = חכו: אחרים עוד יכולים לחבוט.
kaboom-why-flipping = קודם צריך לחבוט על קלף תואם.
kaboom-why-called = כבר אמרו Kaboom!‏
kaboom-why-no-stock = הקופה ריקה.
kaboom-why-drawn-first = קודם הניחו את הקלף ששלפתם.
kaboom-why-not-drawn = לא שלפתם קלף.
kaboom-why-no-power = אין לכם כוח עכשיו.
kaboom-why-gap = אין שם קלף.
kaboom-why-other-power = הכוח הזה הוא לקלפים אחרים.

# What a beginner meets for the first time
kaboom-first-look-own = השליכו אותו כדי להציץ באחד שלכם.
kaboom-first-look-other = השליכו אותו כדי להציץ בקלף של אחרים.
kaboom-first-swap-blind = השליכו אותו כדי להחליף בין שני קלפים, בלי להציץ.
kaboom-first-swap-seen = השליכו מלך כדי להציץ בשני קלפים, ואז להחליף או לא.
kaboom-first-slap = מכירים קלף כמו העליון? חבטו, והוא נעלם.
kaboom-first-call = הכי קרובים לאפס? אמרו Kaboom! לכל האחרים נשאר תור אחרון.

kaboom-advice-peek = הציצו בקלפים הקרובים שלכם.
kaboom-advice-cover = עזבו.
kaboom-advice-flip = הפכו את הקלף העליון.
kaboom-advice-draw = שלפו.
kaboom-advice-kaboom = אמרו Kaboom!‏
kaboom-advice-replace = הניחו אותו כאן: { $place }.
kaboom-advice-discard = השליכו אותו.
kaboom-advice-look = הציצו כאן: { $spot }.
kaboom-advice-swap = החליפו: { $spot }; { $other }.
kaboom-advice-lookboth = הציצו: { $spot }; { $other }.
kaboom-advice-decide = { $swap ->
    [yes] החליפו ביניהם.
   *[other] השאירו אותם.
  }
kaboom-advice-skippower = ותרו על הכוח.
kaboom-advice-slap = חבטו.
kaboom-advice-reveal = הפכו: { $spot }.
kaboom-advice-giveup = ותרו.
kaboom-advice-enough = אמרו: זה הכול.
kaboom-advice-give = תנו: { $place }.
kaboom-advice-keep = אל תתנו כלום.
kaboom-hint-your-turn = תורכם.
kaboom-hint-keeps-low = הקלף החדש שווה מעט.
kaboom-hint-throws-high = ההוא שווה יותר.
kaboom-hint-unknown-card = אתם לא מכירים את הקלף ההוא.
kaboom-hint-too-high = הקלף החדש לא יעזור.
kaboom-hint-learns = תכירו עוד קלף.
kaboom-hint-trades-down = הקלף השני כנראה נמוך יותר.
kaboom-hint-hurts-leader = זה מפריע למי שמוביל.
kaboom-hint-knows-match = אתם מכירים קלף תואם.
kaboom-hint-no-match = אתם לא מכירים קלף תואם.
kaboom-hint-gives-high = הוא שווה הכי הרבה.
kaboom-hint-likely-closest = אתם כנראה הכי קרובים.
kaboom-hint-not-yet = מוקדם מדי ל־Kaboom!‏
kaboom-hint-leaves-it = החלפה לא תעזור.
kaboom-hint-keeps-matches = אולי עוד יימצא לו קלף תואם.

kaboom-paid-wrong = מבוקש: { $rank }. נהפך: { $card }.
kaboom-sheet-cards = { $count ->
    [0] אין קלפים
   *[other] { $cards }
  }
kaboom-paid-none = הייתה חבטה, אבל שום קלף לא נהפך.

# The finished round
kaboom-sheet-title = סיבוב { $round } נגמר
kaboom-sheet-next = סיבוב { $round }
kaboom-sheet-read = סגירה
kaboom-sheet-scores = נקודות לפי סיבובים
kaboom-sheet-name = שם
kaboom-sheet-sum = סכום
kaboom-sum = ‏{ $reason ->
    [closest] הכי קרוב
    [tied] שוויון
   *[other] לא הכי קרוב
  }: { $sum }

# The count
kaboom-count-cards = { $name }: { $cards }. סכום: { $total }.
kaboom-count-called = { $reason ->
    [closest] הכי קרוב לאפס.
    [tied] יש מי שקרוב באותה מידה.
   *[other] יש מי שקרוב יותר.
  } נקודות: { $points }.
kaboom-count-closest = הכי קרוב לאפס: { $names }.
kaboom-count-sum = { $name }, סכום: { $points }.

# The end
kaboom-praise-matches = קלפים שנזכרו: { $value }
kaboom-praise-round = הסיבוב הטוב ביותר: { $signed }
kaboom-rule-fewest = הכי מעט נקודות מנצחות.
kaboom-rule-shared = הכי מעט נקודות מנצחות; בשוויון הניצחון משותף.
kaboom-end-line = { $rounds ->
    [1] { $name }
   *[other] { $name }: הסיבוב הטוב ביותר { $best }, הגרוע { $worst }
  }

# Help
kaboom-help-eye = החזיקו את העין, עם היד השנייה מסביב: רק לכם מותר לראות. עוזבים, וזה מוסתר.
kaboom-help-tap = במסך משלכם מספיקה נגיעה קצרה בעין: היא נשארת פתוחה עד הנגיעה הבאה.
kaboom-help-slap = מכירים קלף שתואם לקלף העליון בהשלכה? געו מהר בכף היד שבצד שלכם, ואז בקלף.
kaboom-help-cards = געו בקופה כדי לשלוף. כדי לשמור את הקלף, געו באחד שלכם; אחרת געו בערימת ההשלכה.

# The lesson: one or two short sentences each, in a line over the table
lesson-kaboom-peek = { $way ->
    [keys] לחצו Enter על העין: הציצו בשני הקלפים הקרובים שלכם, ואז שוב Enter.
   *[touch] החזיקו את העין: הציצו בשני הקלפים הקרובים שלכם, ואז עזבו.
  }
lesson-kaboom-cover = הסתכלו היטב, ואז עזבו.
lesson-kaboom-flip = שתיים ומלכה: זכרו אותן. הפכו את הקלף העליון.
lesson-kaboom-slap = עוד שתיים. אתם יודעים איפה שלכם: חבטו.
lesson-kaboom-reveal = { $way ->
    [keys] הייתם ראשונים. בחרו את השתיים שלכם.
   *[touch] הייתם ראשונים. געו בשתיים שלכם.
  }
lesson-kaboom-no-two = זה לא שתיים. במשחק זה עולה שני קלפי קנס.
lesson-kaboom-enough = { $way ->
    [keys] קלף אחד פחות. בחרו ב״זה הכול״.
   *[touch] קלף אחד פחות. געו ב״זה הכול״.
  }
lesson-kaboom-draw = עכשיו שלפו.
lesson-kaboom-keep = הניחו את השלוש על המלכה שלכם: 3 נקודות, לא 15.
lesson-kaboom-not-kept = המלכה שלכם עדיין שם: 15 נקודות.
lesson-kaboom-other = עכשיו דג הזהב שולף, משליך וחובט.
lesson-kaboom-penalty = תשע זה לא חמש: שני קלפי קנס.
lesson-kaboom-power = שלפו שוב.
lesson-kaboom-seven = שבע: השליכו אותו בשביל הכוח שלו.
lesson-kaboom-no-power = שמרתם את השבע. הכוח שלו פועל רק כשמשליכים אותו.
lesson-kaboom-look = { $way ->
    [keys] הכוח שלו: בחרו קלף רחוק כדי לראות אותו.
   *[touch] הכוח שלו: געו בקלף רחוק כדי לראות אותו.
  }
lesson-kaboom-near = { $way ->
    [keys] את זה אתם מכירים. בחרו קלף רחוק.
   *[touch] את זה אתם מכירים. געו בקלף רחוק.
  }
lesson-kaboom-seen = { $way ->
    [keys] זכרו אותו, ואז בחרו אותו שוב.
   *[touch] זכרו אותו, ואז געו בו שוב.
  }
lesson-kaboom-call = הסכום שלכם קטן: אמרו Kaboom! לדג הזהב נשאר תור אחרון.
lesson-kaboom-drawn = כבר שלפתם. Kaboom אומרים לפני כן.
lesson-kaboom-last-turn = זה התור האחרון של דג הזהב.
lesson-kaboom-count = אתם הכי קרובים לאפס: נקודות מינוס. הסכום הנמוך ביותר מנצח.
lesson-kaboom-first-peek = { $way ->
    [keys] קודם לחצו Enter על העין.
   *[touch] קודם החזיקו את העין.
  }
lesson-kaboom-first-cover = קודם כסו שוב את הקלף.
lesson-kaboom-first-flip = קודם הפכו את הקלף העליון.
lesson-kaboom-first-slap = קודם חבטו.
lesson-kaboom-first-reveal = { $way ->
    [keys] קודם בחרו את הקלף התואם שלכם.
   *[touch] קודם געו בקלף התואם שלכם.
  }
lesson-kaboom-first-enough = { $way ->
    [keys] קודם בחרו ב״זה הכול״.
   *[touch] קודם געו ב״זה הכול״.
  }
lesson-kaboom-first-draw = קודם שלפו.
lesson-kaboom-first-replace = קודם הניחו את הקלף על אחד שלכם.
lesson-kaboom-first-discard = קודם השליכו אותו.
lesson-kaboom-first-look = קודם הציצו בקלף רחוק.
lesson-kaboom-first-kaboom = קודם אמרו Kaboom.

kaboom-moment-bestslap = { $name }, החבטה הטובה ביותר: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } שנ׳ ({ $card })

## The rules on a card
card-kaboom-1 = מציצים פעם אחת בשני הקלפים הקרובים.
card-kaboom-2 = שולפים. מחליפים באחד מהקלפים שלכם, או משליכים: משבע ומעלה יש לקלף כוח.
card-kaboom-3 = הושלך קלף באותו ערך? חובטים ראשונים, הופכים את שלכם, והוא נעלם.
card-kaboom-4 = הכי קרובים לאפס? אומרים Kaboom! הסכום הנמוך ביותר בכל הסיבובים מנצח.
