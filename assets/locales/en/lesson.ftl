# Lessons: what every lesson says; the sentences of its steps stand with its game

lesson-first = First time?
lesson-learn = Learn by playing
lesson-step = Step { $number } of { $count }
lesson-stars = Stars: { $stars } of { $most }
lesson-next = Next
lesson-show = Show me
lesson-helped = Look, like this.
lesson-back = Take it back
lesson-first-back = First take it back.
lesson-first-next = First press Next.
lesson-first-watch = Just watch now.
lesson-end = Now you can play!
lesson-all = You found everything without help.
lesson-some = The rest comes while you play.
lesson-play = Play a real game
lesson-again = Learn again
