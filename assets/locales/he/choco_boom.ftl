### Choco-Boom על השולחן.

## On the shelf
game-choco_boom = Choco-Boom
line-choco_boom = אומרים, רואים, חובטים
credit-choco_boom = ״שוקות״, משחק של חיים שפיר.
bot-sleepy = נמנמן
bot-sleepy-line = איטי, ומדי פעם נרדם
bot-mole = חפרפרת
bot-mole-line = רגועה, אבל רואה לא טוב
bot-awake = סנאי
bot-awake-line = ערני מאוד, כמעט לא טועה
bot-lightning = ברק
bot-lightning-line = מהיר כמו ברק

## At the table

boom-card = { $item ->
    [banana] בננה
    [strawberry] תות
    [choco] שוקו
    [elephant] פיל
    [parrot] תוכי
    [carrot] גזר
   *[other] פלפל
  } { $item ->
    [banana] { $colour ->
        [yellow] צהובה
        [red] אדומה
        [brown] חומה
       *[other] כחולה
      }
   *[other] { $colour ->
        [yellow] צהוב
        [red] אדום
        [brown] חום
       *[other] כחול
      }
  }

boom-word-banana = בננה
boom-word-strawberry = תות
boom-word-choco = שוקו
boom-word-elephant = פיל

boom-board = הערימה
boom-pile = ערימה, { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
  }. למעלה: { $card }.
boom-pile-empty = ערימה חדשה.
boom-under = קנסות מתחתיה: { $count }.
boom-time = זמן להכריז
boom-called = { $name }, הכרזה: { $item }
boom-won = ‏{ $name }: { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
  }
boom-turn = { $who ->
    [you] אתם הופכים קלף
   *[other] קלף חדש: { $name }
  }

# Plates and keys of a seat: short, in one line
boom-cards = { $count ->
    [0] אין קלפים
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
  }
boom-flip = להפוך
boom-key-of = ‏{ $word }: { $name }
boom-ready = מוכנים
boom-object = התנגדות
boom-guilty = טעות
boom-innocent = אין טעות
boom-double = זוג
boom-pass = לא זוג
boom-out = בלי קלפים: רק חבטה
boom-muted = כף היד נחה

# What to do: one line over the table
boom-note-flip = תורכם: הפכו קלף!
boom-note-flip-aloud = הפכו, והכריזו בקול!
boom-note-call = { $shows ->
    [repeats] תוכי! שוב המילה האחרונה.
    [parrot] תוכי! המילה של הצבע שלו.
   *[other] { $slap ->
        [yes] הכריזו! חובטים רק על זוג.
       *[other] הכריזו! רק הצבע קובע.
      }
  }
boom-note-call-calm = { $shows ->
    [repeats] תוכי! שוב המילה האחרונה, או ״זוג״.
    [parrot] תוכי! המילה של הצבע שלו, או ״זוג״.
   *[other] הכריזו, או לחצו על ״זוג״!
  }
boom-note-pass = זוג? קחו את הזמן.
boom-note-ready = לחצו על ״מוכנים״! בתור: { $name }.
boom-note-vote = { $other }: טעות?
boom-due = { $shows ->
    [colour] { $colour ->
        [yellow] צהוב
        [red] אדום
        [brown] חום
       *[other] כחול
      } פירושו: { $wanted }.
    [repeats] תוכי חוזר על המילה האחרונה: { $wanted }.
    [parrot] אין על מה לחזור, אז הצבע קובע: { $wanted }.
   *[other] ההכרזה הנכונה: { $wanted }.
  }
boom-note-wait = מחכים ל: { $names }.
boom-note-slap = חפשו זוג.
boom-note-rest = חכו לקלף הבא.

# Why a seat pays, said to that seat
boom-fine-wrong-call = הכרזתם: { $item }.
boom-fine-hesitated = הזמן שלכם נגמר.
boom-fine-wrong-slap = { $lies ->
    [single] קלף אחד לבד הוא לא זוג.
   *[other] שני אלה הם לא זוג.
  }
boom-fine-guilty = האחרים הצביעו: טעות.
boom-fine-false-accusation = { $lies ->
    [double] אין טעות: על זוג לא צריך להכריז.
   *[other] { $name }: לא הייתה טעות.
  }
boom-fine-admitted = הודיתם בטעות: משחק הוגן.
boom-fine-paid = { $count ->
    [0] אין לכם קלפים לשלם.
    [one] אתם משלמים קלף אחד.
    [two] אתם משלמים שני קלפים.
   *[other] אתם משלמים { $count } קלפים.
  }

# Answers

# The story
boom-event-reached = הקלף הבא: { $name }.
boom-event-flipped = ‏{ $who ->
    [you] הפכתם
   *[other] הקלף של { $name }
  }: { $card }.
boom-event-turnbegan = { $who ->
    [you] תורכם.
   *[other] תור: { $name }.
  }
boom-event-callmade = { $who ->
    [you] אתם מכריזים.
   *[other] הכרזה: { $name }.
  }
boom-event-called = ‏{ $who ->
    [you] הכרזתם
   *[other] ההכרזה של { $name }
  }: { $item }.{ $right ->
    [no] {" "}ההכרזה הנכונה: { $wanted }.
   *[other] {""}
  }
boom-event-waited = { $name }: הזמן נגמר.
boom-event-slapped = { $who ->
    [you] חבטתם.
   *[other] חבטה: { $name }.
  }
boom-event-slapignored = { $name }: { $cause ->
    [soon] מוקדם מדי
    [late] מאוחר מדי
   *[other] בהפסקה
  }. זה לא עולה כלום.
boom-event-ignored = ‏{ $name }: { $cause ->
    [soon] מוקדם מדי
    [late] מאוחר מדי
   *[other] בהפסקה
  }.
boom-event-slapfree = { $name }: מאוחר מדי בשביל הקלפים הקודמים. זה לא עולה כלום.
boom-event-muted = { $name }: זה לא זוג. כף היד נחה עד הקלף הבא.
boom-event-pilewon = ‏{ $who ->
    [you] זכיתם ב־{ $count } קלפים
   *[other] { $name }: זכייה ב־{ $count } קלפים
  }{ $margin ->
    [none] .
    [0] : פוטו־פיניש, ההגרלה הכריעה.
   *[other] , בהקדמה של { $margin } אלפיות שנייה.
  }
boom-event-fined = ‏{ $who ->
    [you] הקנס שלכם
   *[other] הקנס של { $name }
  }, { $paid ->
    [0] בלי קלפים
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $paid } קלפים
  }: { $reason ->
    [wrong_call] הכרזה שגויה
    [hesitated] הכרזה באיחור
    [wrong_slap] חבטה שגויה
    [guilty] טעות, לפי ההצבעה
    [false_accusation] התנגדות מיותרת
   *[other] הודאה בטעות
  }.
boom-event-objectionmade = התנגדות: { $name }.
boom-event-objected = { $accused ->
    [own] הודאה בטעות: { $name }.
   *[other] התנגדות: { $name }. ההכרזה: { $accused_name }.
  }
boom-event-voted = { $name }, הצבעה: { $guilty ->
    [yes] טעות
   *[other] אין טעות
  }.
boom-event-decided = הוחלט: { $guilty ->
    [yes] טעות
   *[other] אין טעות
  }.
boom-event-readied = מוכנים: { $name }.
boom-event-resumed = כולם מוכנים.
boom-event-outofcards = { $name }: לא נשארו קלפים.
boom-event-backin = { $name }: שוב יש קלפים.
boom-event-answered = { $who ->
    [you] עניתם.
   *[other] תשובה: { $name }.
  }
boom-event-said = ‏{ $who ->
    [you] אמרתם
   *[other] התשובה של { $name }
  }: { $double ->
    [yes] זוג
   *[other] לא זוג
  }.
boom-event-reopened = הפסקה עד שכולם מוכנים.
boom-event-ended = המשחק נגמר.
boom-event-undone = { $name }: המהלך בוטל.

# Why not
boom-why-voting = קודם האחרים מצביעים.
boom-why-paused = הפסקה עד שכולם מוכנים.
boom-why-call-first = קודם ההכרזה.
boom-why-reached = קלף כבר בדרך.
boom-why-no-cards = אין לכם קלפים.
boom-why-not-flipper = זה לא הקלף שלכם.
boom-why-called = כבר הכריזו עליו.
boom-why-slapped = יד כבר על הזוג: לא צריך להכריז.
boom-why-aloud = כאן מכריזים בקול.
boom-why-not-aloud = כאן אף אחד לא מתנגד: Chocobox בודקת את ההכרזות.
boom-why-objected = כבר הייתה התנגדות.
boom-why-no-pile = אין על מה לחבוט עכשיו.
boom-why-spent = כבר חבטתם.
boom-why-not-waited = אף אחד לא מחכה לכם.
boom-why-not-asked = אתם לא יכולים להצביע עכשיו.
boom-why-answered = אין כאן עוד על מה לענות.
boom-why-own-card = הקלף שלכם: הכריזו, או לחצו על ״זוג״.
boom-why-not-calm = כאן פשוט לא חובטים.
boom-why-not-told = עוד לא כולם ענו.

# What a beginner meets for the first time
choco_boom-first-double = אותה תמונה פעמיים היא זוג: חבטו!
choco_boom-first-parrot = תוכי: הכריזו שוב את המילה האחרונה.

# $item is the word on a key
boom-advice-flip = הפכו קלף.
boom-advice-call = הכריזו: { $item }.
boom-advice-ready = לחצו על ״מוכנים״.
boom-advice-object = התנגדו.
boom-advice-vote = הצביעו: { $guilty ->
    [yes] טעות
   *[other] אין טעות
  }.
boom-advice-slap = { $calm ->
    [yes] לחצו על ״זוג״.
   *[other] חבטו.
  }
boom-advice-pass = לחצו על ״לא זוג״.
boom-hint-by-colour = רק הצבע קובע.
boom-hint-repeats = תוכי חוזר על המילה האחרונה.
boom-hint-own-colour = אין על מה לחזור: הצבע שלו קובע.
boom-hint-double = אותה תמונה פעמיים.
boom-hint-elephant = פיל צהוב.
boom-hint-row = אותה מילה ארבע פעמים ברצף.
boom-hint-no-double = אין כאן על מה לחבוט.
boom-hint-your-turn = כולם מחכים לקלף שלכם.
boom-hint-waited-for = האחרים מחכים.

# The count
boom-count-deck = ‏{ $name }: { $count ->
    [0] אין קלפים
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
  }.
boom-count-pile = על הערימה, של אף אחד: { $count }.

# The end
choco_boom-praise-slap = החבטה הטובה ביותר: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } שנ׳
choco_boom-praise-call = הכרזה רגילה: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } שנ׳
choco_boom-praise-flips = קלפים שנהפכו: { $value }
choco_boom-rule-most = הכי הרבה קלפים מנצחים.
choco_boom-rule-shared = הכי הרבה קלפים מנצחים; בשוויון הניצחון משותף.
boom-end-line = { $name }, ערימות: { $piles }, קנסות: { $fines }{ $calls ->
    [none] {""}
   *[other] , הכרזה רגילה: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } שנ׳
  }
boom-end-empty = לא נשארו קלפים: { $names }.

# Help
boom-help-call = אחר כך לחצו על המילה של הצבע, לפני שהטבעת נגמרת.
boom-help-slap = אותה תמונה פעמיים? לחצו על כף היד שלכם, מהר.
boom-help-ready = אחרי קנס כולם לוחצים על ״מוכנים״.

## The lesson: one or two short sentences each, in a line over the table
lesson-choco_boom-flip = לחצו על החפיסה שלכם כדי להפוך את הקלף העליון.
lesson-choco_boom-yellow = צהוב פירושו בננה. לחצו על ״בננה״!
lesson-choco_boom-other = עכשיו הנמנמן הופך ומכריז.
lesson-choco_boom-picture = הפכו. רק הצבע קובע, לא התמונה!
lesson-choco_boom-colour = בננה כחולה! הכריזו את המילה של הצבע הכחול.
lesson-choco_boom-repeats = תוכי חוזר על המילה האחרונה.
lesson-choco_boom-parrot = הנמנמן הכריז ״תות״. עכשיו הפכו!
lesson-choco_boom-repeat = התוכי שלכם! הכריזו שוב את המילה האחרונה.
lesson-choco_boom-watch = אותה תמונה פעמיים ברצף היא זוג. שימו לב!
lesson-choco_boom-look = הפכו, והסתכלו על התמונות.
lesson-choco_boom-double = שני פלפלים: זוג! בלי הכרזה. חבטו בכף היד!
lesson-choco_boom-won = הערימה שלכם! עכשיו תור הנמנמן.
lesson-choco_boom-go = תורכם: הפכו.
lesson-choco_boom-same = פעמיים כחול: זה זוג? חבטו או הכריזו!
lesson-choco_boom-quick = לנמנמן נשארו שלושה קלפים. הכריזו לפני שהטבעת נגמרת!
lesson-choco_boom-ready = הפכו, והכריזו מיד!
lesson-choco_boom-now = הכריזו לפני שהטבעת נגמרת!
lesson-choco_boom-in-time = בדיוק בזמן! עכשיו הנמנמן.
lesson-choco_boom-last = הפכו, והסתכלו היטב!
lesson-choco_boom-again = שני גזרים: מה עכשיו? מהר!
lesson-choco_boom-yours = כן, זוג! הנמנמן הופך את הקלף האחרון שלו.
lesson-choco_boom-end = לנמנמן לא נשארו קלפים. הכי הרבה קלפים מנצחים: ניצחתם!
lesson-choco_boom-first-flip = קודם הפכו את הקלף.
lesson-choco_boom-first-call = קודם הכריזו על הקלף.
lesson-choco_boom-first-slap = קודם חבטו בכף היד.

# $card is boom-card, $item a word on a key
boom-moment-bestslap = { $name }, החבטה הטובה ביותר: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } שנ׳ ({ $card })
boom-moment-slowestcall = { $name }, ההכרזה האיטית ביותר: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } שנ׳ ({ $card }: { $item })
boom-moment-finedcall = { $name }, הכרזה: { $item ->
    [none] באיחור
   *[other] { $item }
  } ({ $card }).
boom-moment-unslapped = על הזוג הזה אף אחד לא חבט: { $card }. היו בערימה { $count } קלפים.

## The rules on a card
card-choco_boom-1 = הופכים קלף ומכריזים לפי הצבע: צהוב בננה, אדום תות, חום שוקו, כחול פיל.
card-choco_boom-2 = תוכי חוזר על ההכרזה האחרונה.
card-choco_boom-3 = אותה תמונה פעמיים: חובטים. היד הראשונה זוכה בערימה.
card-choco_boom-4 = טעות עולה שני קלפים. הכי הרבה קלפים מנצחים.
