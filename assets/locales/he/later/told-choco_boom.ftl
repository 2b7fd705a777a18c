### Choco-Boom by ear: answers to a key.
### $name may be ״אתם״: it stands alone, before or after a colon.

boom-told-deck = { $name }, קלפים: { $cards }.
boom-told-pile = { $card ->
    [none] ערימה חדשה.
   *[other] למעלה: { $card }. ערימה: { $count }.
  }{ $under ->
    [0] {""}
   *[other] {" "}קנסות מתחתיה: { $under }.
  }
boom-told-called = ההכרזה האחרונה: { $item }.
boom-told-won = הערימה האחרונה: { $name }, קלפים: { $count }.
boom-told-waits = עוד לא מוכנים: { $waiting }.
boom-told-votes = עוד לא הצביעו: { $waiting }.
boom-told-answers = עוד לא ענו: { $waiting }.
boom-told-sits = ‏{ $side ->
    [left] משמאל
    [right] מימין
   *[across] ממול
  }: { $name }, קלפים: { $cards }.
boom-told-tally = { $name }, ערימות: { $piles }, קנסות: { $fines }.
