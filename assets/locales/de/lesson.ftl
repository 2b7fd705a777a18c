# Lektionen: was jede Lektion sagt; die Sätze ihrer Schritte stehen bei ihrem Spiel

lesson-first = Zum ersten Mal?
lesson-learn = Spielend lernen
lesson-step = Schritt { $number } von { $count }
lesson-stars = Sterne: { $stars } von { $most }
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-helped = Schau, so geht es.
lesson-back = Zurücknehmen
lesson-first-back = Nimm es erst zurück.
lesson-first-next = Drück erst auf Weiter.
lesson-first-watch = Jetzt schau nur zu.
lesson-end = Jetzt kannst du spielen!
lesson-all = Du hast alles ohne Hilfe gefunden.
lesson-some = Der Rest kommt beim Spielen.
lesson-play = Richtig spielen
lesson-again = Noch einmal lernen
