# Lessons: what every lesson says; the sentences of its steps stand with its game

lesson-first = First time?
lesson-learn = Learn by playing
lesson-step = Step { $number } of { $count }
lesson-stars = { $stars } of { $most ->
    [one] { $most } star
   *[other] { $most } stars
}
lesson-next = Next
lesson-show = Show me
lesson-helped = Look, like this.
lesson-missed = Not yet. Take it back and try once more.
lesson-back = Take it back
lesson-not-now = That is allowed, but not what is asked for now.
lesson-end = Now you can play!
lesson-all = You found everything without help.
lesson-some = The rest comes while you play.
lesson-play = Play a real game
lesson-again = Learn once more
