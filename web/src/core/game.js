// What the pages ask of a game. A game keeps these objects in its folder, and
// games/index.js finds them by the id that the server's catalog gives it. The
// rules stay on the server: here views become drawings and words, and touches
// become moves. Nothing in these shapes belongs to one game.

/** @typedef {import('lit').TemplateResult} TemplateResult */
/** @typedef {Record<string, unknown>} Options of a table, complete, named by the game's own schema */
/** @typedef {{kind: string, seat?: number}} Entry one line of a log: what happened, and who did it */
/** @typedef {{do: string}} Move as the server takes it, with the game's own members */
/** A refusal as the server sent it. @template {Move} [M=Move] @typedef {{code: string, rule?: string, data?: unknown, move?: M}} Refusal */
/** @typedef {import('./i18n.js').Key} Key */
/** @typedef {{key: Key, data?: Record<string, string|number>}} Line a text of the game and what is filled in */
/**
 * A button of the turn strip; `hot`: the letter that presses it, `element`: the card that it carries, `move`: the whole move.
 * @typedef {{do: string, label: Line, main?: boolean, hot?: string, element?: string, move?: object}} Action
 */
/** @typedef {{enum?: string[], type?: string, minimum?: number, maximum?: number, default?: unknown, rule?: string}} OptionSchema */
/**
 * @typedef {{value: string|number|boolean, key: Key, n?: number, data?: Line['data']}} RuleValue `key` of its words, `n` and
 * `data` for them
 */
/**
 * @typedef {{option: string, key: Key, rule: string, values: RuleValue[], aside?: boolean, data?: Line['data']}} RuleSentence
 * `key` of a text with `{pick}` and what `data` fills in; `rule`: the ruling that it belongs to; `aside`: said beside the deck,
 * since it changes no rule
 */
/** @typedef {{seat: number, total: number, best: boolean}} Standing */

/**
 * The members of a view that pages read; the rest is the game's own.
 * @typedef {object} View
 * @property {{seats: number[], may?: number[], phase: string, decision: number}} turn who is asked, and who may act unasked;
 * between two games of a match the phase is "between"
 * @property {Record<string, Entry>} log by number
 * @property {object} [can] what the viewer may do, only while it is asked
 * @property {object} [hand] the viewer's own cards; spectators have none
 * @property {object} [hint] help that the viewer was given with this question
 * @property {object} [result] only when the match is over
 */

/** @typedef {{seat: number, groups: Record<string, string[]>}} Tried codes of cards by the group that they would lie in */

/** @typedef {{moves: Move[], complete: boolean}} Legal moves that the server accepts now; `complete`: there are no others */

/**
 * Who is who in a sentence.
 * @typedef {object} Cast
 * @property {number} me the seat shown, 0 for a spectator
 * @property {(seat: number) => string} name of a seat
 * @property {(seat: number) => TemplateResult} face
 * @property {(seat: number) => TemplateResult} shown the name, safe in a sentence
 */

/**
 * What the room page knows and lends to the drawings of a game.
 * @template {View} [V=View] @template [P=object] @template {Move} [M=Move]
 * @typedef {Cast & Lent<V, P, M>} Context
 */

/**
 * @template {View} V @template P @template {Move} M
 * @typedef {object} Lent
 * @property {V} view without `can` while the table rests
 * @property {Options} options
 * @property {boolean} phone
 * @property {boolean} live moves can be sent
 * @property {P} picked
 * @property {string[]} sending codes of cards on their way
 * @property {Refusal<M>} [refusal]
 * @property {string} sort the chosen order of the hand
 * @property {Legal} [legal] only for a game that lists moves, while the viewer may make some
 * @property {Record<string, string>} typed texts of the fields that are named by `data-typed`, since the question was put
 * @property {string[]} own the player's own order, codes from left to right
 * @property {object} [draft] the move that is being built, of a game that has a bench
 * @property {Tried} [tried] what a seat lets the others see of a move that it builds
 * @property {<C extends Cast>(n: number, ctx: C) => C} then the context in which an entry of the log is told: its seat is who held it then
 * @property {boolean} [lingers] the last card of a game has just been laid: the table is still shown
 * @property {string} [whose] name of whose hand is to be drawn, and nothing else of what lies with one's own
 * @property {() => unknown} [after] what the room adds below the outcome of a match
 */

/**
 * How a game is told from the others, on every page.
 * @typedef {object} Sign
 * @property {string} id as the server's catalog has it; the game's texts, rulebook and colours go by it
 * @property {() => string} name
 * @property {() => TemplateResult} mark a figure in the ink of its surroundings
 */

/**
 * What the home page knows of its moving picture.
 * @typedef {object} Picture
 * @property {number} step that it has come to
 * @property {boolean} still it is held
 * @property {boolean} wide there is room for large cards
 * @property {boolean} cards the tables of the cards have arrived
 */

/**
 * What the home page shows of a game.
 * @typedef {object} Front
 * @property {(lang: 'en'|'es') => Options} opening options of a new table, as far as the language of the person decides them
 * @property {(picture: Picture) => TemplateResult} poster
 */
/** @typedef {Sign & Front} Cover */

/**
 * What a rulebook shows of a game.
 * @typedef {object} Examples
 * @property {(code: string, look: {lang: 'en'|'es', onto?: string}) => TemplateResult|undefined} card a card, and what it has in
 * common with the one it lies on; nothing for a code that is no card
 * @property {(code: string, onto: string) => boolean} isUnfit whether the one cannot be laid on the other
 * @property {(lines: string[]) => TemplateResult} [field] cards as they lie together, a line for each row
 */
/** @typedef {Sign & Examples} Book */

/**
 * A game at the table. `C` is the context with what the game adds to it.
 * @template {Context} [C=Context] @template {Move} [M=Move]
 * @typedef {Sign & Lobby & Seen<C> & Handled<C, M> & Told<C>} Game
 */

/**
 * In the lobby.
 * @typedef {object} Lobby
 * @property {(schemas: Record<string, OptionSchema>, options: Options, seats: number) => RuleSentence[]} ruleSentences the house
 * rules as a table reads them
 * @property {(options: Options) => {picture: TemplateResult, words: string}} deck what is played with
 * @property {() => unknown} inlay svg in the middle of the table seen from above, around (216, 88)
 * @property {() => boolean} [whole] whether all of the game has come: the lobby waits for it, the table does not
 */

/**
 * What is drawn of a view.
 * @template {Context} C
 * @typedef {object} Seen
 * @property {(options: Options) => Partial<C>} settings what the game adds to the context of its drawings
 * @property {(view: C['view'], options: Options) => string} meta the line beside the game's name
 * @property {(ctx: C) => unknown} [aside] what it adds to the bar at the head of the page
 * @property {(ctx: C) => TemplateResult} field the middle of the table: `data-drop` names a place for what is picked,
 * `data-refused` marks the words of a refusal, `data-asked` a question: the viewer's answers in it are buttons
 * @property {(ctx: C) => unknown} handView the hand: `data-pick` is the code of a card, `data-drop="hand:code"` its place
 * @property {() => TemplateResult} cardBack
 * @property {(view: C['view'], seat: number) => {number: number, label: string, note: string}} plate what a seat shows besides its name
 * @property {(view: C['view']) => {title: string, note: string, rows: Standing[]}} standings
 * @property {(view: C['view'], me: number) => boolean} isMine whether the viewer is asked
 * @property {(ctx: C) => {long: unknown, short: string}} strip what may be done, or what is waited for
 * @property {(view: C['view'], picked: C['picked'], draft?: object) => Action[]} actions `draft`: the move that is built
 * @property {(ctx: C) => unknown} [guide] what helps to read the table, at the head of the rail
 * @property {boolean} [listsMoves] its drawings want the moves that the server accepts
 * @property {Bench<C['view'], object>} [bench] where moves are built
 */

/**
 * Cards in the hand, and moves.
 * @template {Context} C @template {Move} M
 * @typedef {object} Handled
 * @property {readonly C['sort'][]} sorts orders of the hand, the usual one first; 'own' is the player's
 * @property {(sort: C['sort']) => string} sortName
 * @property {(view?: C['view']) => [key: string, words: string, act?: string][]} keys letters that press buttons of the game;
 * `act`: the move that is tried where there is no such button, so that the server says why not
 * @property {(view: C['view'], by: {sort: C['sort'], own: string[], options: Options}) => string[]} order of the hand,
 * codes from left to right
 * @property {C['picked']} nothing
 * @property {(picked: C['picked'], code: string, view: C['view']) => C['picked']} toggle after a card was touched
 * @property {(picked: C['picked']) => string[]} codesOf
 * @property {(picked: C['picked'], view: C['view']) => C['picked']} stillHeld without cards that have left the hand
 * @property {(picked: C['picked'], place?: string) => M|undefined} moveOf the move that a gesture makes, if it is whole
 * @property {(act: string, carried: Partial<Record<string, string>>, picked: C['picked']) => M|undefined} moveFor the move of a
 * button: its `data-do` and the rest of its data
 * @property {(move: M, picked: C['picked']) => string[]} cardsOf cards of the hand that a move takes
 */

/**
 * A move that is built on the page before it is sent: the page keeps the draft, and hands it every touch of `data-pick`,
 * `data-drop` and `data-do`.
 * @template {View} V @template D
 * @typedef {object} Bench
 * @property {(draft: D|undefined, view: V, me: number) => D|undefined} follow after a document: the same while nothing of it
 * changes, since another is said; nothing while nothing can be built
 * @property {(draft: D, code: string, by: 'tap'|'drag') => D} toggle after a card was touched; a drag takes it up
 * @property {(draft: D) => D} unpick
 * @property {(draft: D, place: string) => D} put what is picked; the same where it cannot be, or lies there already
 * @property {(draft: D, place: string) => Move|undefined} [moveAt] what is sent at once when it is put there
 * @property {(draft: D) => string} [held] code of the card that is picked, where the hand has an order
 * @property {(draft: D, act: string, carried: Partial<Record<string, string>>) => D|undefined} change by a button, nothing where
 * the button is not about the draft
 * @property {(draft: D) => string} said what the last step did, in words
 * @property {(draft: D, view: V) => Tried['groups']|undefined} shown what others may watch: nothing in it where nothing is changed
 * yet, nothing at all where they may not
 */
/** @typedef {(code: string) => unknown} DrawCard a card in a button: its picture and its name */
/**
 * How a game's moves are built over the table of sentences.
 * @template {View} [V=View] @template [D=object]
 * @typedef {{id: string, bench: Bench<V, D>, view: (ctx: Context<V>, draft: D, draw: DrawCard) => TemplateResult,
 *   made?: string[], helped?: (hint: object, name: (code: string) => string) => string[]}} Builder `made`: kinds of moves that
 * are not listed besides, `helped`: the game's own hints in sentences
 */

/**
 * The log in sentences.
 * @template {Context} C
 * @typedef {object} Told
 * @property {(log: C['view']['log']) => [number, C['view']['log'][string]][]} inOrder oldest first
 * @property {(entry: C['view']['log'][string], ctx: C) => unknown} told for the eye
 * @property {(entry: C['view']['log'][string], ctx: C) => string} spoken for the ear
 * @property {(entry: C['view']['log'][string], ctx: C) => import('./voice.js').Aloud[]} [aloud] what somebody at the table says with it
 * @property {(refusal: Refusal, options: Options) => string} [refused] why, for the ear, where the drawings do not show it
 */

export {};
