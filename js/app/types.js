/**
 * The words that all of the page shares, as types only. This is no module, so they need no import.
 *
 * @typedef {(id: string, args?: Record<string, any>) => string} T a message in the language of the
 *   page
 * @typedef {import("../../build/types/engine").Action} Action
 * @typedef {import("../../build/types/engine").TableEvent} TableEvent
 * @typedef {import("../../build/types/engine").Player} Player
 * @typedef {"waits" | Update["moods"][string]} Mood what a face shows
 * @typedef {import("../../build/types/engine").GameRecord} GameRecord
 * @typedef {import("../../build/types/engine").Update} Update
 *
 * @typedef {object} Gesture
 * @property {string} kind press, tap, release, lift, drag, drop, cancel, pan, pinch, twist; from
 *   the keys step, enter and take
 * @property {string} on what was touched: a `data-on`, or "" for the bare table
 * @property {number} x in pixels of the screen; when a game picks, of the table
 * @property {number} y
 * @property {number} at when the finger did it: `event.timeStamp`
 * @property {string} [key] the key that means it
 * @property {boolean} [pressed] a tap whose finger was told as a press before; those of keys and
 *   screen readers were not
 * @property {boolean} [quick] a press on something that answers at once
 * @property {boolean} finger a finger, which hides what lies under it
 * @property {number} [dx] since the last gesture; for step −1, 0 or 1
 * @property {number} [dy]
 * @property {number} [scale]
 * @property {number} [turns] quarter turns, clockwise
 * @property {Point} [spot] the same place in units of the board
 * @property {string} [over] the part of the table under it: "board", "hand" or ""
 * @property {string} [under] what can be touched there besides the thing carried
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, w: number, h: number}} Rect
 * @typedef {{x: number, y: number, s: number}} Camera screen = s · board + (x, y)
 * @typedef {{action: Action, view: any}} Trial what would follow from an action;
 *   the view is null where the engine keeps it to itself
 * @typedef {Omit<import("../../build/types/engine").Hint, "odds"> &
 *   Partial<import("../../build/types/engine").Hint>} Hint a replay shows some without odds
 * @typedef {Rect & {turn: number}} Rack turn: quarter turns clockwise, as its seat's tray lies
 *
 * @typedef {object} TableUi
 * What the person at the screen is doing; plain data, replaced and never changed. Games add their
 * own fields.
 * @property {T} t
 * @property {string[]} names
 * @property {number} seat whose screen it is; round a flat table the first person who is asked, and
 *   in pick for whom the gesture speaks
 * @property {boolean} covered nothing of a hand may be drawn
 * @property {number} growth how many pixels of the page are one of the table
 * @property {Rect} size the whole table
 * @property {Rect} field where the board lies
 * @property {Rect} rack where the hand lies
 * @property {Camera} camera
 * @property {Camera | null} drawnAt while fingers pan: where the board was drawn before; it is only
 *   shifted from there
 * @property {boolean} free the fingers have moved the camera
 * @property {Trial | null} trial
 * @property {number | null} lit which step of the count is shown
 * @property {boolean} flat the tablet lies between several persons: each seat has its things at its
 *   own edge
 * @property {Record<string, any>} views what each person's seat knows, by seat: round a flat table
 *   of all persons, else of whoever's screen it is
 * @property {Record<string, Action[]>} offers what each of them may do now
 * @property {number} now in a live game: the game time of this drawing, in ms
 * @property {number} pauses in a live game: how often time stood still, for what runs on the screen
 *   by itself
 * @property {Record<string, Rack>} racks the place for each seat's row of cards, by seat, where its
 *   game wants one
 * @property {number} [shownAt] since when what lies there is to be seen, on the clock of gestures;
 *   Infinity before it is drawn
 * @property {TableEvent[]} events what has just happened
 * @property {any} outcome the result, once there is one
 * @property {string[]} faces the name of each seat's face
 * @property {Record<string, Mood>} moods how the faces look that do not just wait
 * @property {"" | "truth" | "joy"} beat how far the end is told
 * @property {number} [each] how long one step of the truth takes, in ms
 * @property {boolean[]} bots whether a bot sits at each seat
 * @property {string} rule at the end: the code of the rule that decides
 * @property {string[]} praise at the end: one kind and true sentence about each seat
 * @property {Hint | null} hint the advice that was asked for and still holds
 * @property {Action | null} [pointed] the action that keys or switches point at
 * @property {import("../input/gestures.js").Step[]} [trail] the way of the arrows
 * @property {boolean} [revealed] all cards lie open, for one who only watches
 * @property {Action[]} actions what that seat may do now
 *
 * @typedef {object} TableApp what the page gives to a table
 * @property {{ask(request: import("../engine/engine.js").Request): Promise<any>, state: string,
 *   failure: import("../engine/engine.js").Failure | null, progress:
 *   import("../engine/engine.js").Progress, subscribe(listener: () => void): () => void,
 *   restart(): void, replayed: ((reply: any) => void) | null, follow?: (hear: (told: any) => void) =>
 *   void, rest?: (isOut: boolean) => void, stamp?: (when: number) => Record<string, number>}}
 *   engine follow, rest, stamp: of a table at another device: what it tells by itself; that time is to
 *   stand still here; how long after which picture a finger landed
 * @property {import("../store/settings.js").Store & {subscribe(listener: (key: string) => void): ()
 *   => void}} store
 * @property {{get(id: string): Promise<Save | null>, put(save: Omit<Save, "updated">):
 *   Promise<void>, isStored(): boolean}} saves
 * @property {{t: T, has(id: string): boolean, way?: string}} words
 * @property {import("../device/sound.js").Switch & {play(name: string, isOwn?: boolean): void,
 *   vibration: import("../device/sound.js").Switch | null}} sound
 * @property {{persist(): Promise<void>}} space
 * @property {{isOwn(): boolean}} install
 * @property {(hash: string, how?: "push" | "replace") => void} go
 * @property {(make: () => Promise<string | null>, how?: "push" | "replace") => Promise<void>}
 *   goOnce to what one press makes, which a second one does not make again
 * @property {(text: string) => void} announce
 * @property {{choose(ask: import("../../build/types/engine").Ask): Promise<{place: number | null,
 *   stumbled: boolean}>, tellWait(): void} | null} [writtenBot] who chooses for a bot that somebody
 *   wrote; tellWait: all wait for it, and it waits
 * @property {import("../near/guests.js").Guests | null} [guests] who sits at other devices
 * @property {() => void} draw
 * @property {(work: () => void) => void} drawn does it as soon as the next drawing stands
 * @property {(what: string) => void} focus gives the keys to what the next drawing brings
 * @property {() => void} paintFirst what has just been shown by itself is painted before anything
 *   is drawn anew
 * @typedef {{id: string, record: GameRecord, names: string[], flat: boolean, updated: number, done:
 *   boolean, task?: Task, round?: import("../store/path.js").Round, own?: boolean, before?:
 *   GameRecord[], animals?: string[], photo?: {turn: number | null, table: string, points?:
 *   number[], winners?: number[]}, code?: string, near?: number[], guest?: number, fair?:
 *   import("../near/fair.js").Told, candle?: number}} Save
 * round: it is one of a child's path; own: this device dealt it: it is from no link and no class
 * set; before: the games whose return game it is, the first one first; animals: the faces of
 * persons, by seat; without them the usual ones; photo: whose turn it is, the table as its game's
 * `photo` takes it, each seat's points, and at the end the winners; code: of a bot that was handed
 * in, or that plays here; near: the seats of persons at other devices; guest: at a guest's own
 * device: whose it is; fair: how the devices made the deal; candle: for how many minutes one burns in
 * each turn
 * @typedef {import("../../build/types/engine").SetTask} Task the class set that a game is a task of
 *
 * @typedef {{action?: Action, ui?: any, why?: Action, say?: string}} Picked ui: what changes in it;
 *   whose screen it is does not
 * @typedef {{view: any, ui: any, names: string[], game: GameModule, update: Pick<Update, "done" |
 *   "wake"> | null, mark?: (seat: number) => unknown}} Shown a table as it is drawn, whether it is
 *   played or watched; mark: what stands by a seat's name
 *
 * @typedef {object} GameModule
 * What a game tells its table; every function is pure. A game brings `scene` and `pick`; for the
 * rest `defaults.js` has a default.
 * @property {(view: any, ui: any) => unknown} scene
 * @property {(actions: Action[], gesture: Gesture, ui: any) => Picked | undefined} pick
 *
 * @property {Record<string, any>} idle the game's own fields of ui while nobody holds anything
 * @property {(actions: Action[], ui: any) => Action | undefined} chosen the action that is laid out
 *   and only waits to be confirmed
 * @property {(action: Action) => Record<string, any>} show ui fields that show an action as a ghost
 * @property {(action: Action, ui: any) => Record<string, any>} along what changes in ui with an action
 *   that is done without a finger
 * @property {(view: any) => Record<string, any>} fieldsOf ui fields that the game wants to have
 *   from the view
 * @property {(view: any) => Point | null} newest the point of the board where something was laid
 *   last, which stays in sight
 * @property {(before: any, after: any) => string} soundOfTouch the voice of what fingers have
 *   changed in the ui, or ""
 * @property {(gesture: Gesture, ui: any) => boolean} wantsArrows whether the board gets the focus
 *   after this key
 * @property {(ui: any) => number} lift how far above a finger a carried thing is drawn, in pixels,
 *   so that it is seen
 * @property {string[]} looks what a tap may open and close while one only watches, by the word
 *   before the colon
 * @property {(view: any, events: TableEvent[]) => Record<string, any>} watched ui fields that
 *   differ while one only watches
 *
 * @property {(view: any) => boolean} isOpen nobody has a hand to hide
 * @property {(view: any) => any} hide the view without anything that one seat alone knows
 *
 * @property {(view: any, ui: any) => Rect} extent the part of the board to be seen, in its own
 *   units
 * @property {import("../table/camera.js").Zoom} zoom pixels to a unit
 * @property {(name?: string, mood?: Mood) => unknown} [face] the face of a bot or an animal; null
 *   if it has none
 * @property {(view: any, seat: number, ui: any) => unknown} plate
 * @property {(view: any, ui: any) => unknown} stock
 * @property {(view: any, actions: Action[], ui: any) => unknown} tools a seat's buttons; round a
 *   live table for each seat that is asked, with its own view and ui.seat
 * @property {(view: any, actions: Action[], ui: any) => unknown} panel a sheet in front of the
 *   board, where the game needs one
 * @property {(view: any, seat: number, ui: any) => unknown} pad what a seat's fingers lie on: one
 *   element with the class "pads", in its tray or in the dock
 *
 * @property {(view: any, actions: Action[], ui: any) => string} note what to do now, in one line
 * @property {(view: any, actions: Action[], ui: any, before: any) => string} describe what the
 *   ghost or the cursor means, in words for screen readers; before: the ui at the last time
 * @property {(event: TableEvent, ui: any, view: any) => string} sentence round a flat table with a
 *   view that has nothing of one seat alone
 * @property {(event: TableEvent, ui: any, view: any) => string} [spoken] the sentence for screen
 *   readers, where it is another one
 * @property {(highlight: import("../../build/types/engine").Highlight, ui: any) => string} [moment]
 *   what it finds worth telling at the end
 * @property {(event: TableEvent) => string} sound its voice (`assets/table/voices.json`), or ""
 * @property {(event: TableEvent) => boolean} isMinor what the line over the dock leaves out
 * @property {(codes: string[], ui: any) => string} reason why not
 * @property {(view: any, ui: any) => string} [missed] in a lesson: what the table has judged of the
 *   own last action, or ""
 * @property {(hint: Hint, ui: any) => string} advice
 * @property {(action: Action, ui: any, of: Record<string, unknown>) => string} choice an
 *   action as one of several that may be chosen; group: several; told: a fact for who listens
 * @property {(actions: Action[], ui: any) => string} group
 * @property {(fact: import("../../build/types/engine").Fact, ui: any) => string} told
 * @property {(topic: string, ui: any) => string} first what is said of a topic when it is met for
 *   the first time
 * @property {string[]} help how it is played by touch, as messages
 * @property {{taps: Record<string, string>, help: [string, string][]}} keys the game's own keys:
 *   what each taps, and their sentences
 *
 * @property {boolean | "always"} flat whether the tablet may lie flat between several persons;
 *   "always": it does, since all need their fingers at once
 * @property {boolean} live time matters: the engine is woken to the millisecond, nobody waits for
 *   anybody, and the clock stands still under a sheet
 * @property {string[]} reflex the actions that are always there for a quick finger; nobody is
 *   waited for who has no other
 * @property {(gesture: Gesture, offers: Record<string, Action[]>, ui: any) => number | null}
 *   speaker for which seat a gesture speaks, where several
 *   play at once; null: for whoever's screen it is. Things that belong to a seat have it in their
 *   name: "slap:2"
 * @property {string[]} bigButtons the big buttons, of which one may take another's place under a
 *   quick finger; in a live game words for every seat's
 * @property {((desk: any, act: (action: Action) => void) => import("../table/coach.js").Slip) |
 *   null} slip what a lesson or a puzzle says; then there is no other hint, and nothing is taken
 *   back
 * @property {boolean} asks it asks questions: no hint, no count, and no answer is taken back
 * @property {(actions: Action[]) => Action | undefined} rest what a person of a live game does when
 *   the table goes out of sight, where a look without time would help
 * @property {string} [result] the address of the page that tells what a game came to; `?game=` and
 *   the saved game's id follow
 * @property {(view: any, actions: Action[]) => boolean} undoable
 * @property {(view: any, t: T) => unknown} [picture] a small picture of a table that a game may
 *   begin with
 *
 * @property {{take: (view: any) => string, points: (view: any) => number[], show: (table: string)
 *   => {box: number[], content: unknown}}} [photo] the small picture of a saved game: what it shows
 *   of a view that hides nothing, in few letters, each seat's points or what is counted in their
 *   place, and how that is drawn; it needs `symbols`
 * @property {{viewBox: string, picture: unknown}} [lid] the picture on its box
 * @property {() => {box: number[], content: unknown}[]} [card] the four pictures on its card of
 *   rules; their sentences are `card-<game>-1` and so on
 * @property {Record<string, (t: T) => unknown>} [figures] the drawings on its page of rules, by
 *   section
 * @property {unknown} [symbols] what both are made of; the table draws them in its scene
 * @property {(view: any) => number} steps how many steps the count has
 * @property {(view: any, step: number, ui: any) => unknown} caption
 * @property {(view: any, step: number) => number | null} litSeat the seat that a step is about,
 *   where it is about one
 * @property {(view: any, ui: any) => {title: string, lines: unknown[]}} ending
 * @property {Truth} [truth] how the end is counted; without it the count is walked through
 *
 * @typedef {{seat: (view: any, seat: number, ui: any) => unknown, steps: (view: any, ui: any) =>
 *   number, each: number, says: string, sound: string, kind: string}} Truth
 * seat: what is counted at one seat; a thing with the class "lands" and a style "--at: 3" comes
 * with that step; steps: how many there are; each: what one takes at most, in ms; says: the message
 * beside it; kind: its class
 *
 * @typedef {import("./main.js").App} App all that a page can use
 * @typedef {{title: string, render: () => unknown, close?: () => void, scan?: () =>
 *   Promise<import("../input/scanning.js").Stop[] | null>}} Page scan: what can be done, for switches
 * @typedef {{id: string, query: Record<string, string>}} Params
 * @typedef {{page: (app: App, params: Params) => Page | null | Promise<Page | null>}} PageModule
 *   null: another page takes its place
 *
 * @typedef {import("../../build/types/engine").Option} Choice
 * @typedef {import("../../build/types/engine").Shelf} Shelf
 * @typedef {import("../../build/types/engine").Solo} Solo
 * @typedef {import("../../build/types/engine").Classwork} Classwork
 * @typedef {import("../../build/types/engine").Box} Box
 */
