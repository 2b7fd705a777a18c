### Choco Challenge by ear: answers to a key, and what may be chosen.
### $name may be ״אתם״: it stands alone, before or after a colon.

challenge-told-card = קלף { $number } מתוך { $cards }: { $card }, כתרים: { $crowns }.
challenge-told-deck = סיבוב { $round }. חפיסה: { $deck }{ $back ->
    [spice] , למעלה תבלין
    [filling] , למעלה מילוי
   *[other] {""}
  }.
challenge-told-front = { $name }, מונחים: { $cards ->
    [none] אין
   *[other] { $cards }
  }.
challenge-told-things = { $name }, כלים: { $tools ->
    [none] אין
   *[other] { $tools }
  }. קינוחים: { $costs ->
    [none] אין
   *[other] { $costs }
  }.
challenge-told-crowns = { $name }, כתרים: { $points }. על קלפים: { $cards }, על קינוחים: { $desserts }.
challenge-told-market = מקום { $place }: { $card }, כתרים: { $crowns }.
challenge-told-beside = ‏{ $side ->
    [left] משמאל
   *[right] מימין
  }: { $card }, מקום { $place }, כתרים: { $crowns }.
challenge-told-priced = { $card }, מקום { $place }, כתרים: { $crowns }. { $lacks ->
    [0] אפשר לקנות.
    [none] לא בתור הזה.
   *[other] קלפים שעוד צריך לשלוף: { $lacks }.
  }
challenge-told-dessert = { $dessert }, כתרים: { $cost }, נשארו: { $left }.
challenge-told-tool = { $card }, נשארו: { $left }.
challenge-told-pile = ‏{ $who ->
    [you] בערימה שלכם
   *[other] בערימה של { $name }
  }: { $cards ->
    [none] אין
   *[other] { $cards }
  }.

challenge-group-spend = שימוש בכלי: { $count }
challenge-group-buy = קניית קלף: { $count }
challenge-group-take = לקיחת קינוח: { $count }
challenge-group-takemarket = לקיחת קלף בונוס: { $count }
challenge-group-taketool = לקיחת כלי: { $count }
challenge-choice-buy = קנייה: { $card }, מקום { $place }, כתרים: { $crowns }.
challenge-choice-takemarket = לקיחה: { $card }, מקום { $place }, כתרים: { $crowns }.
challenge-choice-take = לקיחה: { $dessert }, כתרים: { $cost }.
