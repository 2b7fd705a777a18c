### Kaboom! by ear: answers to a key, and what may be chosen.
### $name may be ״אתם״: it stands alone, before or after a colon.

kaboom-told-known = ‏{ $spot }: { $card }.{ $ago ->
    [none] {""}
    [0] {" "}הצצתם בתור הזה.
   *[other] {" "}תורות מאז שהצצתם: { $ago }.
  }
kaboom-told-hidden = { $spot }: לא הצצתם.
kaboom-told-gap = { $spot }: אין קלף.
kaboom-told-piles = ערימת ההשלכה: { $card ->
    [none] ריקה
   *[other] { $card }
  }. קופה: { $stock }.
kaboom-told-drawn = שלפתם: { $card }, שווה { $worth }.
kaboom-told-caller = ‏{ $name }: Kaboom!‏
kaboom-told-cards = { $name }, קלפים: { $cards }.
kaboom-told-round = סיבוב { $round } מתוך { $rounds }.
kaboom-told-sum = { $name }, נקודות: { $sum }.
kaboom-told-looks = עוד לא הציצו: { $waiting }.
kaboom-told-flips = הקלף הבא: { $name }.
kaboom-told-first = היד הראשונה: { $name }.
kaboom-told-sits = ‏{ $side ->
    [left] משמאל
    [right] מימין
   *[across] ממול
  }: { $name }.
kaboom-told-grid = ‏{ $name }: { $lying ->
    [none] אין קלפים
   *[other] { $lying }
  }.
kaboom-told-thrown = ערימת ההשלכה, { $number }: { $card }.

kaboom-group-replace = לשמור ולהשליך אחד שלכם: { $count }
kaboom-group-give = לתת אחד שלכם: { $count }
kaboom-group-look = ‏{ $who ->
    [you] הצצה באחד שלכם
   *[other] הצצה בקלף, { $name }
  }: { $count }
kaboom-group-reveal = ‏{ $who ->
    [you] הפיכת אחד שלכם
   *[other] הפיכת קלף, { $name }
  }: { $count }
kaboom-group-swap = החלפה ({ $spot }) עם: { $count }
kaboom-group-lookboth = הצצה ({ $spot }), ועוד אחד מתוך: { $count }
