# תרגול הכרזות לבד.

game-choco_practice = תרגול Choco-Boom
bot-metronome = מטרונום
bot-metronome-line = מכריז מה שצריך, תמיד באותו זמן
option-cards = קלפים
option-cards-line = כל הסוגים בערך באותה תדירות.
option-cards-value = { $value }
option-doubles = זוגות
option-doubles-line = אחד מכל ארבעה קלפים.

# The sheet to begin from
solo-practice = לתרגל הכרזות
practice-how = הכריזו את המילה של כל צבע, הכי מהר שאפשר.
practice-kind-agrees = מתאים
practice-kind-agrees-line = התמונה והצבע מתאימים: { $item }.
practice-kind-differs = מבלבל
practice-kind-differs-line = הצבע קובע: { $item }.
practice-kind-parrot = תוכי
practice-kind-parrot-line = חוזר על ההכרזה האחרונה: { $item }.
practice-kind-double = זוג
practice-kind-double-line = אותו דבר פעמיים, בכל צבע: חבטה.
practice-private = רק אתם רואים את זה. זה נשאר במכשיר הזה, אם תשמרו.
practice-choose = כמה זמן
practice-hesitation-line = הכרזה איטית יותר היא טעות.
practice-start = לתרגל

# While cards come
practice-so-far = עד עכשיו
practice-progress = { $done } מתוך { $cards }
practice-pause = הפסקה
practice-no-card = עוד אין קלף
practice-ready = האצבעות מוכנות?
practice-ready-line = { $cards } קלפים באים מעצמם. הכריזו על כל אחד למטה{ $doubles ->
    [some] , וחבטו על זוגות
   *[other] {""}
  }.
practice-keys = במקלדת: 1 עד { $doubles ->
    [some] 5.
   *[other] 4.
  }
practice-begin = להתחיל
practice-paused = הפסקה
practice-paused-line = קלפים שעוד יבואו: { $left }.
practice-before = המילה האחרונה: { $item }.
practice-go-on = להמשיך
practice-right = נכון: { $item }
practice-by-colour = { $colour ->
    [yellow] צהוב
    [red] אדום
    [brown] חום
   *[other] כחול
  } פירושו: { $item }.
practice-repeats = תוכי חוזר על המילה האחרונה: { $item }.
practice-own-colour = לתוכי אין על מה לחזור.
practice-double = אותו דבר פעמיים הוא זוג: חבטו.
practice-no-double = זה לא היה זוג.
practice-slap = חבטה
practice-too-late = הזמן נגמר.

# What came of it
practice-score = נכון: { $right } מתוך { $cards }.
practice-result = ההכרזות שלכם
practice-plot = הזמן הרגיל להכרזות נכונות
practice-table = הפעם
practice-head-kind = סוג
practice-head-median = זמן רגיל
practice-head-wrong = שגוי
practice-head-slow = באיחור
practice-head-count = קלפים
practice-unit = שנ׳
practice-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } שנ׳
practice-number = { NUMBER($seconds, minimumFractionDigits: 2) }
practice-no-time = אין הכרזה נכונה
practice-mistakes = טעויות: { $count }
practice-in = מתוך { $cards }
practice-last = קודם: { $count } מתוך { $cards }
practice-of-kind = { $kind }: { $time }, טעויות: { $count } מתוך { $cards }
practice-wrong = שגויות: { $wrong } מתוך { $cards }, באיחור: { $slow }.
practice-too-few = כדי להשוות צריך עשר הכרזות נכונות מכל סוג.
practice-cost = תמונות מבלבלות { $how ->
    [longer] האטו אתכם ב־{ NUMBER($seconds, minimumFractionDigits: 2) } שנ׳.
   *[other] לא האטו אתכם.
  }
practice-parrot-cost = תוכים { $how ->
    [longer] האטו אתכם ב־{ NUMBER($seconds, minimumFractionDigits: 2) } שנ׳.
   *[other] לא האטו אתכם.
  }
practice-stroop = תמונות כאלה מאטות את כולם: זה אפקט סטרופ.
practice-keep-line = שמרו כדי להשוות אחר כך: במכשיר הזה, עד שתמחקו.
practice-keep = לשמור
practice-forget = לא לשמור
practice-kept = נשמר.
practice-forgotten = לא נשמר.

# What was kept
practice-kept-title = מה שנשמר עד עכשיו
practice-settings = { $cards } קלפים, { $seconds } שנ׳ להכרזה
practice-damaged = פגום. נשאר עד שתמחקו אותו.
practice-delete-of = למחוק: { $when }
practice-sure = למחוק את זה לתמיד?
practice-removed = נמחק.
