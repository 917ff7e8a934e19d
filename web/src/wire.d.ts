// What the server and its clients say to each other.
// Generated from the server's types; change those, then run
//   go run ./internal/server/specgen

export type ErrorCode = "malformed" | "bad_option" | "no_device" | "not_yours" | "not_host" | "bad_origin" | "not_found" | "room_full" | "seat_taken" | "wrong_phase" | "locked" | "kicked" | "too_few" | "conflict" | "too_large" | "not_json" | "slow_down" | "draining" | "store_failed" | "stale" | "not_your_turn" | "paused" | "over" | "not_playing" | "unknown_move" | "unknown_phrase" | "not_offered"

export type ByeCode = "closed" | "kicked" | "moved" | "restart" | "slow" | "flood" | "malformed" | "store_failed" | "expired"

export type Phrase = "well_played" | "oh_no" | "thinking" | "one_more_game" | "hello" | "thanks" | "hurry" | "good_luck"

export type MergePatch = { [name: string]: unknown }

export type Facts = { [name: string]: unknown }

export type OptionsSchema = { [name: string]: unknown }

export type ClientFrame = ClientMove | ClientLegal | ClientHint | ClientDraft | ClientSay | ClientHost | ClientSee | ClientBack | ClientAlive | ClientUndo | ClientConsent | ClientMute

/** ClientMove asks for a move of a seat of the device. At is the version that the player was looking at. */
export interface ClientMove {
  t: "move"
  id: string
  /** left out: the one that is shown */
  seat?: number
  at: number
  move: Move
}

/** ClientLegal asks for the moves of a seat of the device. */
export interface ClientLegal {
  t: "legal"
  id: string
  seat?: number
}

/** ClientHint asks for a hint. Not offered so far. */
export interface ClientHint {
  t: "hint"
  id: string
  seat?: number
  level?: number
}

/** ClientDraft shows an unfinished play to the others. Not offered so far. */
export interface ClientDraft {
  t: "draft"
  seat?: number
  groups: { [key: string]: string[] }
}

/** ClientSay says a preset phrase. */
export interface ClientSay {
  t: "say"
  id: string
  seat?: number
  phrase?: Phrase
  /** free text; not offered so far */
  text?: string
}

/** ClientHost is a command of the host, with the members of its HTTP call and no others; set is PATCH. */
export interface ClientHost {
  t: "host"
  id: string
  do: "set" | "start" | "pause" | "resume" | "rematch" | "close" | "kick" | "admit" | "skip" | "undo"
  /** kick, admit, skip */
  seat?: number
  /** undo, which is not offered so far */
  to?: number
  options?: GameChoices
  seats?: number
  bots?: BotSeat[]
  clock?: "off" | "gentle" | "firm"
  /** (5 to 600) */
  grace_s?: number
  locked?: boolean
  public?: boolean
}

/** BotSeat asks for a bot on a seat. */
export interface BotSeat {
  seat: number
  level: "easy" | "medium" | "hard"
}

/** ClientSee shows another seat of the device; 0 watches. */
export interface ClientSee {
  t: "see"
  seat: number
}

/** ClientBack takes the device's seats back from the bot. */
export interface ClientBack {
  t: "back"
}

/** ClientAlive is a sign of life, for event streams; it does nothing else. */
export interface ClientAlive {
  t: "alive"
}

/** ClientUndo asks the table to go back. Not offered so far. */
export interface ClientUndo {
  t: "undo"
  id: string
  to: number
}

/** ClientConsent answers an Undo. Not offered so far. */
export interface ClientConsent {
  t: "consent"
  id: string
  to: number
  yes: boolean
}

/** ClientMute hides a seat's phrases from this device. Not offered so far. */
export interface ClientMute {
  t: "mute"
  seat: number
}

export type ServerFrame = ServerHello | ServerState | ServerPatch | ServerDone | ServerRefused | ServerLegal | ServerHint | ServerError | ServerPing | ServerBye

/** ServerHello is the first frame of a connection. */
export interface ServerHello {
  t: "hello"
  protocol: number
  server: string
  /** the device's own in this room */
  seats: number[]
  stream?: string
}

/** ServerState is the whole document of this viewer. */
export interface ServerState {
  t: "state"
  v: number
  doc: Document
}

/** ServerPatch is the merge patch (RFC 7396) from the document last sent. */
export interface ServerPatch {
  t: "patch"
  v: number
  /** where it is not the version last sent */
  from?: number
  p: MergePatch
}

/** ServerDone says that a command is durable as version V. */
export interface ServerDone {
  t: "done"
  id: string
  v: number
}

/** ServerRefused says why a command changed nothing. */
export interface ServerRefused {
  t: "refused"
  id: string
  /** one of ErrorCode, or the game's own */
  code: string
  /** of the rulebook */
  rule?: string
  data?: Facts
}

/** ServerLegal answers a Legal. */
export interface ServerLegal {
  t: "legal"
  id: string
  v: number
  moves: Move[]
  complete: boolean
}

/** ServerHint answers a Hint. Not offered so far. */
export interface ServerHint {
  t: "hint"
  id: string
  v: number
  hint: unknown
}

/** ServerError says that a frame could not be read; the connection stays. */
export interface ServerError {
  t: "error"
  code: ErrorCode
  id?: string
}

/** ServerPing is a sign of life on event streams. */
export interface ServerPing {
  t: "ping"
}

/** ServerBye is the last frame of a connection. */
export interface ServerBye {
  t: "bye"
  code: ByeCode
  /** false: do not come back by yourself */
  again: boolean
  after_ms?: number
}

/** NewRoom is the body of POST /api/rooms. */
export interface NewRoom {
  game: string
  options?: GameChoices
  seats?: number
  bots?: BotSeat[]
  name?: string
  lang?: "en" | "es"
  /** default true */
  sit?: boolean
  public?: boolean
  /** not offered so far */
  private?: boolean
  /** (5 to 600) */
  grace_s?: number
  clock?: "off" | "gentle" | "firm"
}

/** RoomChange is the body of PATCH /api/rooms/{code}: what is left out stays. */
export interface RoomChange {
  options?: GameChoices
  seats?: number
  bots?: BotSeat[]
  clock?: "off" | "gentle" | "firm"
  /** (5 to 600) */
  grace_s?: number
  locked?: boolean
  public?: boolean
}

/** Enter is the body of POST /api/rooms/{code}/enter. Not offered so far. */
export interface Enter {
  secret: string
}

/** Sit is the body of POST /api/rooms/{code}/seats. */
export interface Sit {
  name?: string
  seat?: number
}

/** SeatNumber is the body of kick, admit and skip. */
export interface SeatNumber {
  seat: number
}

/** BackTo is the body of undo. Not offered so far. */
export interface BackTo {
  to: number
}

/** Transfer is the answer to POST /api/rooms/{code}/seats/{n}/transfer and the body of POST /api/transfer: a code that moves a seat to another device, once. Not offered so far. */
export interface Transfer {
  transfer: string
}

/** MoveBody is the body of POST /api/rooms/{code}/moves. */
export interface MoveBody {
  id: string
  seat?: number
  at: number
  move: Move
}

/** Games is the answer to GET /api/games. */
export interface Games {
  games: Game[]
  /** default of new rooms */
  grace_s: number
  protocol: number
}

/** Game is what GET /api/games says of a game. */
export interface Game {
  id: string
  family: string
  rev: number
  /** fewest and most */
  seats: number[]
  options: OptionsSchema
  levels: ("easy" | "medium" | "hard")[]
  languages: ("en" | "es")[]
}

/** Room is the answer to NewRoom. */
export interface Room {
  code: string
  url: string
  seat?: number
  /** of a private room, which is not offered so far */
  secret?: string
}

/** SeatTaken is its answer. */
export interface SeatTaken {
  seat: number
}

/** Transferred is the answer to POST /api/transfer. Not offered so far. */
export interface Transferred {
  code: string
  seat: number
}

/** Moves is the answer to a question for legal moves. */
export interface Moves {
  v: number
  moves: Move[]
  complete: boolean
}

/** Seen is the answer to GET /api/rooms/{code}/view. */
export interface Seen {
  v: number
  doc: Document
}

/** MoveDone is the answer to an accepted POST /api/rooms/{code}/moves. */
export interface MoveDone {
  done: Done
}

/** Done says that a command is durable as version V. */
export interface Done {
  id: string
  v: number
}

/** MoveRefused is the answer to a refused one. */
export interface MoveRefused {
  refused: Refused
}

/** Refused says why a command changed nothing. */
export interface Refused {
  id: string
  /** one of ErrorCode, or the game's own */
  code: string
  /** of the rulebook */
  rule?: string
  data?: Facts
}

/** Fault is the body of every error answer. */
export interface Fault {
  error: FaultCode
}

/** FaultCode is an error's code and facts. */
export interface FaultCode {
  code: ErrorCode
  data?: Facts
}

export type UnoquimicoMove = UnoquimicoDraw | UnoquimicoLay | UnoquimicoName | UnoquimicoNext | UnoquimicoPass | UnoquimicoTimeUp | UnoquimicoWild

/** UnoquimicoDraw takes one card, or what a comodín makes the seat draw (UQ-6, UQ-8). */
export interface UnoquimicoDraw {
  do: "draw"
}

/** UnoquimicoLay puts an element on the top card, alone or with a scientist (UQ-3, UQ-4). */
export interface UnoquimicoLay {
  do: "lay"
  /** symbol */
  element: string
  /** code */
  scientist?: string
  /** and a comodín after it, where the table allows it beside (UQ-8) */
  wild?: boolean
}

/** UnoquimicoName answers the question for a card's name with the code of the card whose name it is (UQ-5). */
export interface UnoquimicoName {
  do: "name"
  name: string
}

/** UnoquimicoNext agrees to begin the next game of the match. */
export interface UnoquimicoNext {
  do: "next"
}

/** UnoquimicoPass keeps the card just drawn (UQ-6), or says that nothing can be drawn and nothing laid (UQ-11). */
export interface UnoquimicoPass {
  do: "pass"
}

/** UnoquimicoTimeUp is the room's own move when the time of a phase is over: a silent answer is wrong (UQ-5), and the next game of the match begins. */
export interface UnoquimicoTimeUp {
  do: "time_up"
}

/** UnoquimicoWild lays a comodín (UQ-8). */
export interface UnoquimicoWild {
  do: "wild"
}

export type Move = UnoquimicoMove

/** UnoquimicoOptions are the table's choices. Tags carry what the JSON schema says of them; a member left out has its default. */
export interface UnoquimicoOptions {
  /** (default full; UQ-2) */
  mode: "full" | "simple"
  /** (default free; UQ-4) */
  scientists: "free" | "fitting" | "only_if_stuck"
  /** (default announce; UQ-5) */
  say_name: "announce" | "quiz" | "forfeit"
  /** (default false; UQ-7) */
  voluntary_draw: boolean
  /** (default any; UQ-8) */
  after_wild: "any" | "element_in_force"
  /** (default whole_turn; UQ-8) */
  wild: "whole_turn" | "beside"
  /** (0 to 5; default 0; UQ-12) */
  wild_points: number
  /** 0 = as many as there are seats (0 to 40; default 0; UQ-13) */
  games: number
  /** (default es; UQ-5) */
  card_lang: "en" | "es"
}

export type GameOptions = UnoquimicoOptions

/** UnoquimicoChoices are the table's choices. Tags carry what the JSON schema says of them; a member left out has its default. */
export interface UnoquimicoChoices {
  /** (default full; UQ-2) */
  mode?: "full" | "simple"
  /** (default free; UQ-4) */
  scientists?: "free" | "fitting" | "only_if_stuck"
  /** (default announce; UQ-5) */
  say_name?: "announce" | "quiz" | "forfeit"
  /** (default false; UQ-7) */
  voluntary_draw?: boolean
  /** (default any; UQ-8) */
  after_wild?: "any" | "element_in_force"
  /** (default whole_turn; UQ-8) */
  wild?: "whole_turn" | "beside"
  /** (0 to 5; default 0; UQ-12) */
  wild_points?: number
  /** 0 = as many as there are seats (0 to 40; default 0; UQ-13) */
  games?: number
  /** (default es; UQ-5) */
  card_lang?: "en" | "es"
}

export type GameChoices = UnoquimicoChoices

/** UnoquimicoView is what one viewer sees of a match of Uno químico. Cards are named by code: an element by its symbol ("Na"), a scientist by the code in /api/elements ("curie"), a comodín by "wild_1" or "wild_2". */
export interface UnoquimicoView {
  turn: TurnView
  seats: { [seat: string]: UnoquimicoSeatView }
  log: { [number: string]: UnoquimicoEntry }
  /** only when the match is over */
  result?: Result
  /** the running game of the match, from 1 */
  game: number
  /** games of the match (UQ-13) */
  games: number
  dealer: number
  /** cards still to draw; those laid are 72 less the pile and the hands */
  pile: number
  top: UnoquimicoTop
  /** the open question for a name (UQ-5) */
  ask?: UnoquimicoAsk
  /** the finished games of the match, by number */
  past?: { [number: string]: UnoquimicoPast }
  /** the viewer's own cards → order of arrival; spectators have none */
  hand?: { [key: string]: number }
  /** what the viewer may do now, only while it is asked */
  can?: UnoquimicoCan
}

/** TurnView is the part of Turn that everybody sees. */
export interface TurnView {
  seats: number[]
  may?: number[]
  phase: string
  decision: number
}

/** UnoquimicoSeatView is what everybody sees of a seat. */
export interface UnoquimicoSeatView {
  /** how many are in the hand */
  cards: number
  /** points over the finished games */
  total: number
  /** cards it has to draw instead of its turn (UQ-8) */
  must?: number
  /** between games: wants to go on */
  ready?: boolean
}

/** UnoquimicoEntry is one line of the log. Kind says which members it has. */
export interface UnoquimicoEntry {
  kind: string
  seat?: number
  element?: string
  scientist?: string
  /** the element that was in force; absent where any element fitted */
  onto?: string
  /** cards drawn, passes in a row */
  count?: number
  game?: number
  /** the card asked about, turned up or put back */
  card?: string
  /** the wrong name that was picked (code of its card) */
  name?: string
  points?: { [seat: string]: number }
  reason?: string
}

/** Result is the outcome of a whole match. */
export interface Result {
  /** snake_case: why the match ended */
  reason: string
  /** rising; several share the win */
  winners: number[]
  /** points of each seat, by the game's own count */
  totals: { [seat: string]: number }
}

/** UnoquimicoTop is the top group of the cards laid, and what it asks for. */
export interface UnoquimicoTop {
  /** the element in force */
  element?: string
  /** laid with it, or turned up first */
  scientist?: string
  /** a comodín is on top */
  wild?: boolean
  /** every element fits (UQ-8, UQ-9) */
  any?: boolean
}

/** UnoquimicoAsk is one question of the quiz (UQ-5): which of four names is the card's. */
export interface UnoquimicoAsk {
  /** who must answer */
  seat: number
  /** the card laid */
  card: string
  /** codes of four cards, in a seeded order; the client shows their names in card_lang */
  names: string[]
  /** questions still to come for this play */
  left: number
}

/** UnoquimicoPast is the outcome of one finished game of the match. */
export interface UnoquimicoPast {
  /** "went_out", "blocked" or "bound" */
  reason: string
  /** who emptied the hand */
  out?: number
  points: { [seat: string]: number }
  /** the cards left in each hand, laid open */
  left: { [seat: string]: string[] }
}

/** UnoquimicoCan says which moves the viewer may make now. */
export interface UnoquimicoCan {
  /** elements that may be laid alone */
  alone?: string[]
  /** elements that may be laid with any of Scientists */
  with?: string[]
  /** in a drawn scientist's turn, that one alone */
  scientists?: string[]
  /** the card just drawn, on the table of choice (UQ-6) */
  drawn?: string
  /** {"do":"draw"}: how many cards at most */
  draw?: number
  /** drawing is a choice, since something could be laid (UQ-7) */
  voluntary?: boolean
  /** {"do":"pass"}: keep the drawn card (UQ-6), or nothing to draw (UQ-11) */
  pass?: boolean
  /** {"do":"wild"} */
  wild?: boolean
  /** {"do":"lay", …, "wild":true}: a comodín after the own play (UQ-8) */
  beside?: boolean
  /** {"do":"next"}: ready for the next game of the match */
  next?: boolean
  /** {"do":"name","name":…}: answer Ask */
  name?: boolean
}

export type GameView = UnoquimicoView

/** Document is what one viewer of a room sees. Its values are snapshots: the room never changes one that it has published. */
export interface Document {
  room: Table
  /** absent in the lobby */
  game?: GameView
}

/** Table is the part of a document that is the same for every viewer: `doc.room` of the protocol. */
export interface Table {
  code: string
  phase: "lobby" | "playing" | "paused" | "over" | "closed"
  /** Kind.ID */
  game: string
  rev: number
  /** complete, defaults filled in */
  options: GameOptions
  /** option → its value as text, only where it is not the default */
  house_rules: { [key: string]: string }
  host?: number
  seats: { [seat: string]: TableSeat }
  spectators: number
  locked?: boolean
  public?: boolean
  clock_mode: "off" | "gentle" | "firm"
  clock?: Clock
  grace_s: number
  paused_by?: number
  /** the newest move of the match that the room made for a person */
  played_for?: PlayedFor
  fair: Fair
  /** the newest phrases */
  says?: { [number: string]: Said }
  /** matches won since the room opened */
  totals?: { [seat: string]: number }
  /** matches finished since the room opened */
  matches?: number
}

/** TableSeat is a place at the table as everybody sees it. */
export interface TableSeat {
  name?: string
  kind: "person" | "bot" | "open"
  level?: "easy" | "medium" | "hard"
  here: boolean
  /** while one stands in for an absent person */
  played_by?: "bot"
}

/** Clock is the time of the seats that are waited for, measured when the document was made. */
export interface Clock {
  seats: number[]
  left_ms: number
  running: boolean
}

/** PlayedFor is a move that the room made for a person who did not: the first legal one. */
export interface PlayedFor {
  seat: number
  /** version of the move */
  v: number
  /** the host did not want to wait, or the time was over */
  why: "skip" | "clock"
}

/** Fair lets anybody check the deal: the hash of the seed before, the seed after. */
export interface Fair {
  /** lower-case hex SHA-256 of the 32 seed bytes */
  commit: string
  /** lower-case hex, once the match is over */
  seed?: string
}

/** Said is a phrase that a seat said, by its preset code. */
export interface Said {
  seat: number
  phrase: Phrase
}

/** UnoquimicoDocument is what one viewer of a room sees. Its values are snapshots: the room never changes one that it has published. */
export interface UnoquimicoDocument {
  room: Table
  /** absent in the lobby */
  game?: UnoquimicoView
}

export interface Summary {
  code: string
  /** as the answer to opening it: one that other devices can open */
  url: string
  game: string
  phase: string
  seats: { [seat: string]: TableSeat }
  house_rules: { [key: string]: string }
  host_here: boolean
}

/** Replay is a finished match: whoever has the rules can play it again. */
export interface Replay {
  header: ReplayHeader
  moves: ReplayMove[]
  result: Result
}

/** ReplayHeader is the Setup of the match. */
export interface ReplayHeader {
  game: string
  rev: number
  seats: number
  options: GameOptions
  /** lower-case hex */
  seed: string
}

/** ReplayMove is one move and the version that showed it. */
export interface ReplayMove {
  v: number
  seat: number
  move: Move
  /** why the room made it: "bot", "agreed", "clock", "window" or "skip" */
  auto?: string
}
