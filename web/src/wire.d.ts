// What the server and its clients say to each other.
// Generated from the server's types; change those, then run
//   go run ./internal/server/specgen

export type ErrorCode = "malformed" | "bad_option" | "no_device" | "not_yours" | "not_host" | "bad_origin" | "not_found" | "room_full" | "seat_taken" | "wrong_phase" | "locked" | "kicked" | "transfer_over" | "too_few" | "conflict" | "too_large" | "not_json" | "slow_down" | "draining" | "store_failed" | "stale" | "not_your_turn" | "paused" | "over" | "not_playing" | "unknown_move" | "revealed" | "voted" | "unknown_phrase" | "not_offered"

export type ByeCode = "closed" | "kicked" | "moved" | "restart" | "slow" | "flood" | "malformed" | "store_failed" | "expired"

export type Phrase = "well_played" | "oh_no" | "thinking" | "one_more_game" | "hello" | "thanks" | "hurry" | "good_luck" | "clap" | "laugh" | "think" | "wow" | "heart" | "oops"

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

/** ClientHint asks for help with what a seat of the device is asked. */
export interface ClientHint {
  t: "hint"
  id: string
  /** left out: the one that is shown */
  seat?: number
  /** left out: the next one */
  level?: number
}

/** ClientDraft shows an unfinished play to the others, without groups no more. */
export interface ClientDraft {
  t: "draft"
  seat?: number
  groups: { [key: string]: string[] }
}

/** ClientSay says a preset phrase, or something in one's own words. */
export interface ClientSay {
  t: "say"
  id: string
  seat?: number
  phrase?: Phrase
  /** in place of phrase, where the host allows it */
  text?: string
}

/** ClientHost is a command of the host, with the members of its HTTP call and no others; set is PATCH. */
export interface ClientHost {
  t: "host"
  id: string
  do: "set" | "start" | "pause" | "resume" | "rematch" | "close" | "kick" | "admit" | "give" | "take" | "skip" | "undo"
  /** kick, admit, give, skip */
  seat?: number
  /** undo */
  to?: number
  options?: GameChoices
  seats?: number
  bots?: BotSeat[]
  clock?: "off" | "gentle" | "firm"
  /** of people, times that of the clock; 0 for no limit (0 to 4) */
  time?: { [seat: string]: number }
  /** (5 to 600) */
  grace_s?: number
  locked?: boolean
  public?: boolean
  /** all seats on which nobody may sit */
  closed?: number[]
  /** people may say things in their own words */
  free_text?: boolean
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

/** ClientAlive is a sign of life, for event streams. As the answer to a Ping it tells the round trip. */
export interface ClientAlive {
  t: "alive"
  /** of the ping that it answers */
  n?: number
}

/** ClientUndo asks the table to go back to a version, for the seat that is shown. */
export interface ClientUndo {
  t: "undo"
  id: string
  to: number
}

/** ClientConsent answers an Undo, for all seats of the device. */
export interface ClientConsent {
  t: "consent"
  id: string
  to: number
  yes: boolean
}

/** ClientMute hides what the person of a seat says from this device. */
export interface ClientMute {
  t: "mute"
  seat: number
  /** no more */
  off?: boolean
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
  /** the seat shown; absent for who looks on */
  seat?: number
  /** the device's own */
  seats?: number[]
  /** whom the device does not hear */
  muted?: number[]
  /** of the device; opener: gave the host's role away and may take it back */
  role?: "host" | "opener"
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

/** ServerHint answers a Hint. */
export interface ServerHint {
  t: "hint"
  id: string
  v: number
  hint: GameHint
}

/** ServerError says that a frame could not be read; the connection stays. */
export interface ServerError {
  t: "error"
  code: ErrorCode
  id?: string
}

/** ServerPing is a sign of life on event streams, to be answered at once by an Alive. */
export interface ServerPing {
  t: "ping"
  /** one more than that of the ping before */
  n: number
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
  /** only for those who have its link; not with public */
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
  /** of people, times that of the clock; 0 for no limit (0 to 4) */
  time?: { [seat: string]: number }
  /** (5 to 600) */
  grace_s?: number
  locked?: boolean
  public?: boolean
  /** all seats on which nobody may sit */
  closed?: number[]
  /** people may say things in their own words */
  free_text?: boolean
}

/** Enter is the body of POST /api/rooms/{code}/enter. */
export interface Enter {
  secret: string
}

/** Sit is the body of POST /api/rooms/{code}/seats. */
export interface Sit {
  name?: string
  seat?: number
}

/** SeatNumber is the body of kick, admit, give and skip. */
export interface SeatNumber {
  seat: number
}

/** BackTo is the body of undo: the version to go back to. */
export interface BackTo {
  to: number
}

/** Agreed is the body of consent. */
export interface Agreed {
  /** as the table was asked */
  to: number
  yes: boolean
}

/** TakeOver is the body of POST /api/transfer. The word may be written in any case, with dashes and spaces. */
export interface TakeOver {
  transfer: string
  /** only say whose seat it is */
  look?: boolean
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
  /** seconds of a usual turn with the clocks gentle and firm, the bank apart */
  turn_s: { [key: string]: number }
  languages: ("en" | "es")[]
  /** there are moves that the table may be asked to take back */
  takeback?: boolean
}

/** Room is the answer to NewRoom. */
export interface Room {
  code: string
  url: string
  seat?: number
  /** of a private room: what its url carries behind the # */
  secret?: string
}

/** Entered is the answer to POST /api/rooms/{code}/enter. */
export interface Entered {
  /** as doc.room has it, where the secret is that of the newest link */
  link?: number
}

/** Invited is the answer to POST /api/rooms/{code}/invite. */
export interface Invited {
  /** with the new secret behind the # */
  url: string
  /** as doc.room has it */
  link: number
}

/** SeatTaken is its answer. */
export interface SeatTaken {
  seat: number
}

/** Transfer is the answer to POST /api/rooms/{code}/seats/{n}/transfer: a word that moves a seat to another device, once and within ten minutes. */
export interface Transfer {
  transfer: string
}

/** Transferred is its answer: the seat that the device has now, or would have. */
export interface Transferred {
  code: string
  seat: number
  /** of who sits there */
  name?: string
}

/** Moves is the answer to a question for legal moves. */
export interface Moves {
  v: number
  moves: Move[]
  complete: boolean
}

/** Helped is the answer to GET /api/rooms/{code}/hint. */
export interface Helped {
  v: number
  hint: GameHint
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

export type PeriodyxMove = PeriodyxAsk | PeriodyxBuzz | PeriodyxClaim | PeriodyxDraw | PeriodyxExchange | PeriodyxGo | PeriodyxKeep | PeriodyxLay | PeriodyxLetter | PeriodyxPass | PeriodyxPredict | PeriodyxSay | PeriodyxShow | PeriodyxTable | PeriodyxTake | PeriodyxTimeUp | PeriodyxVote

/** PeriodyxAsk names the player of a duel (PX-5), and which it is. */
export interface PeriodyxAsk {
  do: "ask"
  seat: number
  /** a word of Games: the one that is on */
  game: string
}

/** PeriodyxBuzz stops the race to say what is shared (PX-12, free_match). */
export interface PeriodyxBuzz {
  do: "buzz"
}

/** PeriodyxClaim says what the two cards of Match! share (PX-12). */
export interface PeriodyxClaim {
  do: "claim"
  /** a word of Properties */
  property: string
}

/** PeriodyxDraw takes the card of Add-it (PX-9). */
export interface PeriodyxDraw {
  do: "draw"
}

/** PeriodyxExchange puts it under the pile and takes the top card (PX-6). */
export interface PeriodyxExchange {
  do: "exchange"
}

/** PeriodyxGo ends a round in which nothing can be done (PX-10, PX-17). */
export interface PeriodyxGo {
  do: "go"
}

/** PeriodyxKeep keeps the own card without a figure (PX-6). */
export interface PeriodyxKeep {
  do: "keep"
}

/** PeriodyxLay lays a card and names the player who lays one, too: face up in Match! (PX-12), face down in Natural/Synthetic/Atomic (PX-13). */
export interface PeriodyxLay {
  do: "lay"
  card: string
  seat: number
}

/** PeriodyxLetter asks a player for all elements that begin with it (PX-7). */
export interface PeriodyxLetter {
  do: "letter"
  seat: number
  /** a small one, "a" … "z" or "ñ": a capital would look like a symbol */
  letter: string
}

/** PeriodyxPass leaves this race to the others (PX-12). */
export interface PeriodyxPass {
  do: "pass"
}

/** PeriodyxPredict lays a card and says how the next one of the pile will compare (PX-8, PX-11). */
export interface PeriodyxPredict {
  do: "predict"
  card: string
  /** a word of Stats, or "date" */
  stat: string
  /** "higher", "lower"; of dates "earlier", "later" */
  way: string
}

/** PeriodyxSay says it, in at most 40 characters (PX-12, free_match). A word of Properties stands for itself in the language of whoever reads it. */
export interface PeriodyxSay {
  do: "say"
  text: string
}

/** PeriodyxShow chooses the own card of a comparison (PX-5, PX-12, PX-13). */
export interface PeriodyxShow {
  do: "show"
  card: string
}

/** PeriodyxTable plays a card beside a neighbour on Mendeleev's table, and draws two (PX-15, PX-16). */
export interface PeriodyxTable {
  do: "table"
  /** symbol */
  card: string
}

/** PeriodyxTake takes one card blind (PX-10). */
export interface PeriodyxTake {
  do: "take"
  seat: number
}

/** PeriodyxTimeUp is the room's own move when the time of a race, of what is to be said, or of a vote is over (PX-12). */
export interface PeriodyxTimeUp {
  do: "time_up"
}

/** PeriodyxVote says whether what was said holds (PX-12, free_match). */
export interface PeriodyxVote {
  do: "vote"
  yes: boolean
}

export type SpectrixMove = SpectrixDone | SpectrixDraw | SpectrixGiveUp | SpectrixHint | SpectrixLastRound | SpectrixNext | SpectrixPass | SpectrixPlay | SpectrixStep | SpectrixTimeUp

/** SpectrixDone ends a turn of steps with a valid table, or says that nothing more can be restored (SP-8). White lists the keys of spectra that are claimed. */
export interface SpectrixDone {
  do: "done"
  white?: string[]
}

/** SpectrixDraw takes one card and ends the turn (SP-3). */
export interface SpectrixDraw {
  do: "draw"
}

/** SpectrixGiveUp leaves an invalid table to the others (SP-8). */
export interface SpectrixGiveUp {
  do: "give_up"
}

/** SpectrixHint asks for the next grade of help: that there is something, with which cards, in which groups, how. */
export interface SpectrixHint {
  do: "hint"
}

/** SpectrixLastRound is the room's own move when the playing time of the match is over (SP-11, time_limit): the round in progress is the last. */
export interface SpectrixLastRound {
  do: "last_round"
}

/** SpectrixNext agrees to begin the next round. */
export interface SpectrixNext {
  do: "next"
}

/** SpectrixPass is the turn of who has nothing to draw (SP-13), or who keeps the card just drawn (SP-5, play_drawn). */
export interface SpectrixPass {
  do: "pass"
}

/** SpectrixPlay is the whole new table (SP-4): key → codes of the cards of a group, in any order. Groups keep the key they had where the mover gives it; a new one may have any. White lists the keys of spectra that are claimed (SP-6). Cards, where it is given, is what the mover means to lay from its hand. */
export interface SpectrixPlay {
  do: "play"
  groups: { [key: string]: string[] }
  cards?: string[]
  white?: string[]
}

/** SpectrixStep moves one card where every step counts (SP-8), between groups that are named by their keys. */
export interface SpectrixStep {
  do: "step"
  card: string
  /** "" is the mover's hand */
  from?: string
  /** "" is a new group */
  to?: string
  /** into the mover's hand; To is "" */
  back?: boolean
}

/** SpectrixTimeUp is the room's own move when the time of a phase is over. */
export interface SpectrixTimeUp {
  do: "time_up"
}

export type SpectrixMemoryMove = SpectrixMemoryCover | SpectrixMemoryFlip

/** SpectrixMemoryCover turns two unlike cards face down again before the next flip does. */
export interface SpectrixMemoryCover {
  do: "cover"
}

/** SpectrixMemoryFlip turns the card at a place face up. */
export interface SpectrixMemoryFlip {
  do: "flip"
  place: number
}

export type OnexenoMove = OnexenoClaim | OnexenoNext | OnexenoPass | OnexenoPlace | OnexenoTimeUp

/** OnexenoClaim says that a card on the table does not match one that lay there before it (OX-13). */
export interface OnexenoClaim {
  do: "claim"
  /** code */
  card: string
}

/** OnexenoNext says that the seat has nothing more to claim (OX-13), or agrees to begin the next game of the match. */
export interface OnexenoNext {
  do: "next"
}

/** OnexenoPass lays nothing (OX-3); for good in a turn that began without a draw (OX-9). */
export interface OnexenoPass {
  do: "pass"
}

/** OnexenoPlace lays a card of the hand, turned so many quarters clockwise, on a point of the grid (OX-5). X grows to the right and Y downwards; 0, 0 is the centre. */
export interface OnexenoPlace {
  do: "place"
  /** code */
  card: string
  /** 0..3, less than the number of ways in which the card lies differently; as printed where cards are not turned */
  turn: number
  x: number
  y: number
}

/** OnexenoTimeUp is the room's own move when the time of a phase is over. */
export interface OnexenoTimeUp {
  do: "time_up"
}

export type OnexenoSolitaireMove = OnexenoSolitaireDraw | OnexenoSolitairePlace

/** OnexenoSolitaireDraw deals three cards from the stack onto the pile of the solitaire, which is turned over first when the stack is empty (OX-15). */
export interface OnexenoSolitaireDraw {
  do: "draw"
}

/** OnexenoSolitairePlace lays a card of the hand, turned so many quarters clockwise, on a point of the grid (OX-5). X grows to the right and Y downwards; 0, 0 is the centre. */
export interface OnexenoSolitairePlace {
  do: "place"
  /** code */
  card: string
  /** 0..3, less than the number of ways in which the card lies differently; as printed where cards are not turned */
  turn: number
  x: number
  y: number
}

export type Move = UnoquimicoMove | PeriodyxMove | SpectrixMove | SpectrixMemoryMove | OnexenoMove | OnexenoSolitaireMove

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

/** PeriodyxOptions are the table's choices. Tags carry what the JSON schema says of them; a member left out has its default. */
export interface PeriodyxOptions {
  /** (default 1-103; PX-1) */
  deck: "1-103" | "118" | "1-94" | "1-54"
  /** (default random; PX-2) */
  first_game: "random" | "1"
  /** (default 10; PX-3) */
  target: "8" | "10" | "12"
  /** (default false; PX-5) */
  show_stats: boolean
  /** (default false; PX-5) */
  quiz: boolean
  /** (default name; PX-7) */
  by: "name" | "symbol"
  /** (default fast; PX-12) */
  race: "fast" | "calm"
  /** (default true; PX-12) */
  trivial: boolean
  /** (default false; PX-12) */
  free_match: boolean
  /** 0 = as many as fit (0 to 1; default 0; PX-15) */
  mendeleev_per_turn: number
  /** (default flipped_seed; PX-16) */
  mendeleev: "flipped_seed" | "free_first" | "off"
  /** (default es; PX-7) */
  card_lang: "en" | "es"
}

/** SpectrixOptions are the table's choices. Tags carry what the JSON schema says of them; a member left out has its default. */
export interface SpectrixOptions {
  /** (default unlimited; SP-3) */
  actions: "unlimited" | "one"
  /** (default false; SP-5) */
  must_play: boolean
  /** (default false; SP-5) */
  play_drawn: boolean
  /** (default false; SP-6) */
  white_needs_card: boolean
  /** the room shows no unfinished plays (default false; SP-7) */
  private_draft: boolean
  /** (default false; SP-8) */
  strict_table: boolean
  /** (50 to 200; default 100; SP-10) */
  target: number
  /** minutes; 0 = none (0 to 240; default 0; SP-11) */
  time_limit: number
  /** (default true; SP-5) */
  hints: boolean
}

/** SpectrixMemoryOptions are the table's choices at Memory: none. */
export interface SpectrixMemoryOptions {
}

/** OnexenoOptions are the table's choices. Tags carry what the JSON schema says of them; a member left out has its default. */
export interface OnexenoOptions {
  /** (default all8; OX-4) */
  match: "all8" | "edges"
  /** (default any; OX-4) */
  contact: "any" | "edge"
  /** (default true; OX-4) */
  rotation: boolean
  /** (default false; OX-3) */
  must_place: boolean
  /** (default spots; OX-11) */
  points: "spots" | "cards"
  /** (1 to 20; default 1; OX-11) */
  games: number
  /** (default false; OX-12) */
  partners: boolean
  /** (default false; OX-13) */
  spotting: boolean
}

/** OnexenoSolitaireOptions are the choices of the solitaire: none. */
export interface OnexenoSolitaireOptions {
}

export type GameOptions = UnoquimicoOptions | PeriodyxOptions | SpectrixOptions | SpectrixMemoryOptions | OnexenoOptions | OnexenoSolitaireOptions

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

/** PeriodyxChoices are the table's choices. Tags carry what the JSON schema says of them; a member left out has its default. */
export interface PeriodyxChoices {
  /** (default 1-103; PX-1) */
  deck?: "1-103" | "118" | "1-94" | "1-54"
  /** (default random; PX-2) */
  first_game?: "random" | "1"
  /** (default 10; PX-3) */
  target?: "8" | "10" | "12"
  /** (default false; PX-5) */
  show_stats?: boolean
  /** (default false; PX-5) */
  quiz?: boolean
  /** (default name; PX-7) */
  by?: "name" | "symbol"
  /** (default fast; PX-12) */
  race?: "fast" | "calm"
  /** (default true; PX-12) */
  trivial?: boolean
  /** (default false; PX-12) */
  free_match?: boolean
  /** 0 = as many as fit (0 to 1; default 0; PX-15) */
  mendeleev_per_turn?: number
  /** (default flipped_seed; PX-16) */
  mendeleev?: "flipped_seed" | "free_first" | "off"
  /** (default es; PX-7) */
  card_lang?: "en" | "es"
}

/** SpectrixChoices are the table's choices. Tags carry what the JSON schema says of them; a member left out has its default. */
export interface SpectrixChoices {
  /** (default unlimited; SP-3) */
  actions?: "unlimited" | "one"
  /** (default false; SP-5) */
  must_play?: boolean
  /** (default false; SP-5) */
  play_drawn?: boolean
  /** (default false; SP-6) */
  white_needs_card?: boolean
  /** the room shows no unfinished plays (default false; SP-7) */
  private_draft?: boolean
  /** (default false; SP-8) */
  strict_table?: boolean
  /** (50 to 200; default 100; SP-10) */
  target?: number
  /** minutes; 0 = none (0 to 240; default 0; SP-11) */
  time_limit?: number
  /** (default true; SP-5) */
  hints?: boolean
}

/** SpectrixMemoryChoices are the table's choices at Memory: none. */
export interface SpectrixMemoryChoices {
}

/** OnexenoChoices are the table's choices. Tags carry what the JSON schema says of them; a member left out has its default. */
export interface OnexenoChoices {
  /** (default all8; OX-4) */
  match?: "all8" | "edges"
  /** (default any; OX-4) */
  contact?: "any" | "edge"
  /** (default true; OX-4) */
  rotation?: boolean
  /** (default false; OX-3) */
  must_place?: boolean
  /** (default spots; OX-11) */
  points?: "spots" | "cards"
  /** (1 to 20; default 1; OX-11) */
  games?: number
  /** (default false; OX-12) */
  partners?: boolean
  /** (default false; OX-13) */
  spotting?: boolean
}

/** OnexenoSolitaireChoices are the choices of the solitaire: none. */
export interface OnexenoSolitaireChoices {
}

export type GameChoices = UnoquimicoChoices | PeriodyxChoices | SpectrixChoices | SpectrixMemoryChoices | OnexenoChoices | OnexenoSolitaireChoices

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
  /** how many are in each hand */
  cards: { [seat: string]: number }
  /** Top is the top group of the cards laid, from below: a scientist, the element in force, "wild" for comodines. Where no element is among them, every element fits (UQ-8, UQ-9). */
  top: string[]
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
  /** points over the finished games */
  total: number
  /** cards it has to draw instead of its turn (UQ-8) */
  must?: number
  /** between games: wants to go on */
  ready?: boolean
}

/** UnoquimicoEntry is one line of the log. Kind says which members it has. What an element was laid on is the one of the newest entry before it that is laid or dealt, not counting plays that were forfeited since. */
export interface UnoquimicoEntry {
  kind: string
  seat?: number
  element?: string
  scientist?: string
  /** any element fitted, since none was in force */
  any?: boolean
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
  /** an element may be laid with a scientist: any two of the hand, unless With or Scientists say less */
  pairs?: boolean
  /** the elements for that, where not all of the hand may (UQ-4, UQ-6) */
  with?: string[]
  /** the scientists for that, where not all of the hand may (UQ-6) */
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

/** PeriodyxView is what one viewer sees of a match of Periodyx. A card is named by its symbol ("Na"); its figures are in /api/elements, and a client shows those of another's card only where the view says that it is open. */
export interface PeriodyxView {
  turn: TurnView
  seats: { [seat: string]: PeriodyxSeatView }
  log: { [number: string]: PeriodyxEntry }
  /** only when the match is over */
  result?: Result
  /** from 1 */
  round: number
  /** the game that is on, a word of Games (PX-2) */
  game: string
  /** who leads it */
  lead: number
  /** cards that win at once (PX-3) */
  target: number
  /** cards still to draw */
  pile: number
  /** those that all saw go under the pile, the lowest first */
  under?: string[]
  /** on Mendeleev's table → order of play, the seed first (PX-16) */
  table?: { [key: string]: number }
  /** what lies on the table in this round */
  open?: PeriodyxRound
  /** how the round before ended */
  past?: PeriodyxPast
  /** the viewer's own cards → order of arrival; spectators have none */
  hand?: { [key: string]: number }
  /** own card → figure that counts in the game that is on → as printed, or Hidden */
  figures?: { [key: string]: { [key: string]: string } }
  /** own card → the figure that its owner is not shown (quiz, PX-5) */
  veiled?: { [key: string]: string }
  /** the viewer's own card that lies face down (PX-13) */
  mine?: string
  /** the viewer's answer in a calm race (PX-12) */
  claimed?: string
  /** {"do":"table"}: own cards that may be played on Mendeleev's table now (PX-16) */
  fits?: string[]
  /** what else the viewer may do now, only while it is asked */
  can?: PeriodyxCan
}

/** PeriodyxSeatView is what everybody sees of a seat. */
export interface PeriodyxSeatView {
  /** how many are in the hand */
  cards: number
}

/** PeriodyxEntry is one line of the log. Kind says which members it has. */
export interface PeriodyxEntry {
  kind: string
  seat?: number
  /** the player named */
  of?: number
  /** who gets the cards */
  to?: number
  /** a word of Games */
  game?: string
  /** of two, the leader's */
  card?: string
  /** the other one: the other player's, or the one turned over */
  next?: string
  value?: string
  next_value?: string
  stat?: string
  way?: string
  letter?: string
  /** cards handed over */
  list?: string[]
  property?: string
  text?: string
  yes?: number
  no?: number
  count?: number
  reason?: string
  totals?: { [seat: string]: number }
}

/** PeriodyxRound is what lies on the table in the running round. */
export interface PeriodyxRound {
  /** the player named */
  other?: number
  cards?: { [seat: string]: PeriodyxSaid }
  /** locked out of the race, or has answered (PX-12) */
  out?: number[]
  /** who stopped the race (PX-12, free_match) */
  buzzer?: number
  /** what the buzzer said */
  text?: string
  voted?: number[]
}

/** PeriodyxSaid is a card in a comparison. Until both lie open it is a name and no more (PX-5), or face down and nothing at all (PX-13). */
export interface PeriodyxSaid {
  /** lies face down */
  face_down?: boolean
  /** symbol of the element announced or laid */
  name?: string
  /** lies open with all its figures */
  face_up?: boolean
  /** the figure compared; absent where it is N/A, or nobody may see it */
  value?: string
}

/** PeriodyxPast is how a round ended. */
export interface PeriodyxPast {
  game: string
  lead: number
  /** who got cards */
  winner?: number
  /** why nobody did: "equal", "missing", "same_class", "nobody", "empty_pile", "last_cards" */
  void?: string
  cards?: { [seat: string]: PeriodyxSaid }
  /** of a prediction: the leader's card */
  card?: string
  /** and the one turned over */
  next?: string
  stat?: string
  way?: string
  value?: string
  next_value?: string
}

/** PeriodyxCan says which moves the viewer may make now, apart from Fits. It follows from what all see. */
export interface PeriodyxCan {
  /** {"do":"ask"}: any other player */
  ask?: boolean
  /** {"do":"letter"}: any other player, any letter */
  letter?: boolean
  /** {"do":"predict"}: any own card, any figure that it has */
  predict?: boolean
  /** {"do":"draw"} */
  draw?: boolean
  /** {"do":"take"}: players with two cards or more */
  take?: number[]
  /** {"do":"lay"}: any own card, any other player */
  lay?: boolean
  /** {"do":"show"}: any own card */
  show?: boolean
  /** {"do":"go"}: nothing can be done */
  go?: boolean
  /** {"do":"exchange"} or {"do":"keep"}: the card */
  exchange?: string
  /** {"do":"claim"}: the properties of this table */
  claim?: string[]
  /** {"do":"buzz"} */
  buzz?: boolean
  /** {"do":"pass"} */
  pass?: boolean
  /** {"do":"say"} */
  say?: boolean
  /** {"do":"vote"} */
  vote?: boolean
}

/** SpectrixView is what one viewer sees of a match of Spectrix. Cards are named by the code of their colour, "YE" to "LI". */
export interface SpectrixView {
  turn: TurnView
  seats: { [seat: string]: SpectrixSeatView }
  log: { [number: string]: SpectrixEntry }
  /** only when the match is over */
  result?: Result
  /** all colours in their order; after the last one comes the first */
  ring: string[]
  /** from 1 */
  round: number
  dealer: number
  /** cards still to draw */
  pile: number
  /** groups by key: codes, a sequence in the ring's order */
  table: { [number: string]: string[] }
  target: number
  /** keys of groups that are none, while steps are made (SP-8) */
  broken?: number[]
  /** number of the sudden-death round (SP-11) */
  sudden?: number
  /** the round in progress is the last (SP-11) */
  last?: boolean
  /** unfinished plays are shown to nobody (SP-7) */
  private?: boolean
  /** the finished rounds, by number */
  past?: { [number: string]: SpectrixPast }
  /** the viewer's own cards: code → how many */
  hand?: { [key: string]: number }
  /** what the viewer may do now, only while it is asked */
  can?: SpectrixCan
  /** the help that the viewer asked for in this turn */
  hint?: SpectrixHintView
}

/** SpectrixSeatView is what everybody sees of a seat. */
export interface SpectrixSeatView {
  /** how many are in the hand */
  cards: number
  /** points, White Light of this round among them */
  total: number
  /** does not play any more (SP-10), or not in this sudden death */
  out?: boolean
  /** between rounds: wants to go on; while restoring: is done */
  ready?: boolean
}

/** SpectrixEntry is one line of the log. Kind says which members it has. */
export interface SpectrixEntry {
  kind: string
  seat?: number
  /** laid from the hand, or put back into the pile */
  cards?: string[]
  /** moved by a step */
  card?: string
  /** of the group with this key; absent: of the hand */
  out?: string
  /** the group with this key */
  into?: string
  /** into the hand */
  back?: boolean
  /** keys of the groups that the turn made, changed or claimed; since rev 2 */
  touched?: number[]
  /** cards drawn, passes in a row, grade of a hint */
  count?: number
  round?: number
  points?: { [seat: string]: number }
  reason?: string
  /** the seats that the line is about */
  of?: number[]
}

/** SpectrixPast is the outcome of one finished round. */
export interface SpectrixPast {
  /** "went_out", "blocked" or "bound" */
  reason: string
  /** who emptied the hand */
  out?: number
  /** for the cards left; White Light is not among them */
  points: { [seat: string]: number }
  /** the cards left in each hand, laid open */
  left: { [seat: string]: string[] }
}

/** SpectrixCan says which moves the viewer may make now. */
export interface SpectrixCan {
  /** {"do":"play", …} */
  play?: boolean
  /** {"do":"draw"} */
  draw?: boolean
  /** {"do":"pass"} */
  pass?: boolean
  /** {"do":"step", …} */
  step?: boolean
  /** {"do":"done"} */
  done?: boolean
  /** {"do":"give_up"} */
  give_up?: boolean
  /** {"do":"hint"}: there is a further grade */
  hint?: boolean
  /** {"do":"next"} */
  next?: boolean
}

/** SpectrixHintView is help from the solver, in four grades. */
export interface SpectrixHintView {
  grade: number
  /** 1: how many cards can be laid at most */
  cards: number
  /** 1: White Light can be claimed */
  white?: boolean
  /** 2: which ones, code → how many */
  with?: { [key: string]: number }
  /** 3: keys of the groups that change */
  touch?: number[]
  /** 4: the table as it could be, ready to be played */
  groups?: { [key: string]: string[] }
  /** 4: keys of the spectra in it to be claimed */
  claim?: string[]
}

/** SpectrixMemoryView is what everybody sees of a game of Memory; what one remembers is not its affair. */
export interface SpectrixMemoryView {
  turn: TurnView
  seats: { [seat: string]: SpectrixMemorySeat }
  log: { [number: string]: SpectrixMemoryEntry }
  /** only when the match is over */
  result?: Result
  /** place 1..24 → code of the open card, or FaceDown; taken ones are absent */
  places: { [number: string]: string }
  can?: SpectrixMemoryCan
}

/** SpectrixMemorySeat is what everybody sees of a seat. */
export interface SpectrixMemorySeat {
  /** pairs kept */
  total: number
  /** their colours, in order */
  pairs: string[]
}

/** SpectrixMemoryEntry is one line of the log. A colour is told while the card lies open, and of pairs; the entry loses it when the card is covered. */
export interface SpectrixMemoryEntry {
  kind: string
  seat?: number
  /** 1..24, of the card turned */
  place?: number
  /** its colour */
  card?: string
  points?: { [seat: string]: number }
  of?: number[]
}

/** SpectrixMemoryCan says which moves the viewer may make now. */
export interface SpectrixMemoryCan {
  flip?: boolean
  cover?: boolean
}

/** OnexenoView is what one viewer sees of a match of ONEXENO. A card is named by its eight outer cells, clockwise from the top left corner, "1" for a spot: "00101001"; of a card's turns that is the one which reads as the smallest number. Points of the grid are "x,y"; 0,0 is the centre and y grows downwards. */
export interface OnexenoView {
  turn: TurnView
  seats: { [seat: string]: OnexenoSeatView }
  log: { [number: string]: OnexenoEntry }
  /** only when the match is over */
  result?: Result
  /** the running game of the match, from 1 */
  game: number
  /** games of the match (OX-11) */
  games: number
  dealer: number
  /** cards still to draw */
  stack: number
  /** the cards on the table, by code */
  field: { [key: string]: OnexenoLying }
  /** that they span (OX-6) */
  box: OnexenoBox
  /** the finished games of the match, by number */
  past?: { [number: string]: OnexenoPast }
  /** the viewer's own cards → order of arrival; spectators have none */
  hand?: { [key: string]: number }
  /** what the viewer may do now, only while there is something */
  can?: OnexenoCan
  /** where cards are not turned: the viewer's own cards → quarter turns as they are printed (OX-4) */
  printed?: { [key: string]: number }
}

/** OnexenoSeatView is what everybody sees of a seat. */
export interface OnexenoSeatView {
  /** how many are in the hand */
  cards: number
  /** points of the cards taken in this game, the hand not deducted */
  taken: number
  /** rows taken in this game */
  tricks?: number
  /** points over the finished games; partners' are added (OX-12) */
  total: number
  /** for good (OX-9) */
  passed?: boolean
  /** may not claim until the next turn (OX-13) */
  locked?: boolean
  /** the partner (OX-12) */
  other?: number
  /** nothing more to claim, or wants to go on */
  ready?: boolean
}

/** OnexenoEntry is one line of the log. Kind says which members it has. */
export interface OnexenoEntry {
  kind: string
  seat?: number
  card?: string
  turn?: number
  /** "x,y" */
  at?: string
  /** edges that meet a card there */
  meets?: string[]
  /** "row", "column", "diagonal" */
  lines?: string[]
  /** cards taken */
  count?: number
  /** on the cards taken */
  spots?: number
  /** who laid the card that was claimed */
  from?: number
  /** a pass for good */
  final?: boolean
  game?: number
  /** drawn for the deal */
  cards?: { [seat: string]: string }
  points?: { [seat: string]: number }
  reason?: string
  /** who won */
  of?: number[]
}

/** OnexenoLying is how a card lies on the table. */
export interface OnexenoLying {
  x: number
  y: number
  /** quarter turns clockwise */
  turn: number
  /** who laid it; nobody the card turned up first */
  by?: number
  /** the nth card laid in this game; 0 the one turned up */
  nth: number
}

/** OnexenoBox is the smallest rectangle around the cards on the table. */
export interface OnexenoBox {
  /** its first column */
  x: number
  /** its first row */
  y: number
  /** columns */
  w: number
  /** rows */
  h: number
}

/** OnexenoPast is the outcome of one finished game of the match. */
export interface OnexenoPast {
  /** "went_out" or "all_passed" */
  reason: string
  /** who emptied the hand */
  out?: number
  /** taken less left in the hand (OX-11) */
  points: { [seat: string]: number }
  /** the cards left in each hand, laid open */
  left: { [seat: string]: string[] }
}

/** OnexenoCan says which moves the viewer may make now. */
export interface OnexenoCan {
  /** card → point → turns that fit, as digits: {"do":"place"} */
  place?: { [key: string]: { [key: string]: string } }
  /** with spotting: points where every card may be laid, in every turn that the table allows (OX-13) */
  free?: string[]
  /** {"do":"pass"} */
  pass?: boolean
  /** a pass is for good (OX-9) */
  final?: boolean
  /** {"do":"claim"}: any card that another laid (OX-13) */
  claim?: boolean
  /** {"do":"next"} */
  next?: boolean
}

/** OnexenoSolitaireView is what one viewer sees of a solitaire; see View for cards and points. */
export interface OnexenoSolitaireView {
  turn: TurnView
  seats: { [seat: string]: OnexenoSoloSeat }
  log: { [number: string]: OnexenoEntry }
  /** only when the match is over */
  result?: Result
  /** cards still to deal */
  stack: number
  /** the cards face up, by code → position from the bottom, from 1 */
  pile: { [key: string]: number }
  /** the cards on the table, by code */
  field: { [key: string]: OnexenoLying }
  /** that they span */
  box: OnexenoBox
  /** places to a side of the field */
  side: number
  /** places to a side of the largest full square */
  square: number
  /** on the table */
  spots: number
  /** times that the pile was turned over */
  passes: number
  /** what the viewer may do now */
  can?: OnexenoSoloCan
}

/** OnexenoSoloSeat is what everybody sees of the player. */
export interface OnexenoSoloSeat {
  /** a thousand for each place to a side of the square, and the spots */
  total: number
}

/** OnexenoSoloCan says which moves the viewer may make now. */
export interface OnexenoSoloCan {
  /** card → point → turns that fit, as digits */
  place?: { [key: string]: { [key: string]: string } }
  /** {"do":"draw"} */
  draw: boolean
  /** drawing ends the solitaire */
  last?: boolean
}

export type GameView = UnoquimicoView | PeriodyxView | SpectrixView | SpectrixMemoryView | OnexenoView | OnexenoSolitaireView

export type GameHint = Advice | SpectrixHintView

/** Advice is a hint of the games that have none of their own. */
export interface Advice {
  /** 1 to 3 */
  level: number
  /** 1: the kind of move */
  do: string
  /** 1: what it is about, a snake_case word of the game */
  property?: string
  /** 2: the card that it is made with, if there is one */
  card?: string
  /** 3: the whole move */
  move?: Move
}

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
  /** fingerprint of game and options: the same for the same rules */
  rules_id: string
  host?: number
  /** of whoever opened the room and is away: the host of that time can neither free these seats nor close the room */
  opener?: number[]
  seats: { [seat: string]: TableSeat }
  /** who was sent away, by the seat: the newest name */
  kicked?: { [seat: string]: string }
  spectators: number
  locked?: boolean
  public?: boolean
  /** people may say things in their own words */
  free_text?: boolean
  /** only for those who showed the secret of its link */
  private?: boolean
  /** of a private room: the version in which it was made; none leads here where it is absent */
  link?: number
  clock_mode: "off" | "gentle" | "firm"
  clock?: Clock
  /** where the rules limit the playing time of the match */
  ends?: Ends
  draft?: Draft
  undo?: Undo
  /** by person: the version before its newest move, where that may be asked to be taken back */
  undo_to?: { [seat: string]: number }
  grace_s: number
  paused_by?: number
  /** the newest move of the match that the room made for a person */
  played_for?: PlayedFor
  /** how many each seat has got in this match */
  hints?: { [seat: string]: number }
  fair: Fair
  /** the newest phrases */
  says?: { [number: string]: Said }
  /** matches won since the room opened by who holds the seat */
  totals?: { [seat: string]: number }
  /** matches finished since the room opened */
  matches?: number
  /** what happened besides the game: the newest lines, by rising numbers */
  story?: { [number: string]: Line }
  /** who made the entries of the log of a seat up to a number; later ones are of who holds it */
  by?: { [seat: string]: { [number: string]: Holder } }
  /** what each one has done since the room opened, by a number of theirs */
  evening?: { [number: string]: Score }
}

/** TableSeat is a place at the table as everybody sees it. */
export interface TableSeat {
  name?: string
  kind: "person" | "bot" | "open" | "closed"
  level?: "easy" | "medium" | "hard"
  here: boolean
  /** where the game is played in teams, as it will be dealt */
  team?: number
  /** times that of the clock, 0 for no limit; absent for everybody's */
  time?: number
  /** waited for, and away or silent for so long that the host may skip */
  silent?: boolean
  /** while one stands in for a person who is away, or here and silent */
  played_by?: "bot"
}

/** Clock is the time of the seats that are waited for, measured when the document was made. */
export interface Clock {
  seats: number[]
  left_ms: number
  running: boolean
}

/** Ends is the playing time that the rules leave the match, measured when the document was made. */
export interface Ends {
  left_ms: number
  running: boolean
}

/** Draft is what a seat lets the others see of what it is about to do: cards by the group that they would lie in. It binds nobody. */
export interface Draft {
  seat: number
  groups: { [key: string]: string[] }
}

/** Undo is what the table is asked: whether the moves after a version are taken back. Where somebody said no it is over, and is shown until the next move. */
export interface Undo {
  by: number
  to: number
  /** number of the newest entry of the game's log that would stay */
  log: number
  /** rising; who asked, bots and absent people among them */
  yes: number[]
  /** who has not answered */
  waits?: number[]
  /** who said no, or nothing for 30 seconds; who asked, where the host sent somebody away */
  no?: number[]
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
  /** from then on the commit of a rematch */
  next_commit?: string
}

/** Said is what a seat said: a phrase by its preset code, or a text. */
export interface Said {
  seat: number
  phrase?: Phrase
  text?: string
  /** number of the newest entry of the match's log then, as in Line */
  after?: number
  /** number of the newest line of the story then */
  line?: number
  /** of who said it, then */
  name?: string
}

/** Line is one thing that happened at the table besides the game. Names are those of then. */
export interface Line {
  /** number of the newest entry of the match's log then; absent for what was before the match */
  after?: number
  kind: "pause" | "resume" | "skip" | "clock" | "undo" | "stand_in" | "back" | "sit" | "transfer" | "leave" | "free" | "kick" | "admit" | "rename" | "host" | "match" | "lock" | "unlock" | "public" | "unlist" | "free_text" | "phrases_only" | "grace" | "clock_mode" | "time" | "options" | "seats" | "bots" | "closed"
  /** the host who did it, where the host has a seat */
  by?: number
  by_name?: string
  /** whom it is about */
  seat?: number
  name?: string
  /** of a rename: the name before */
  was?: string
  /** of sit: a bot had the seat; of leave, free and kick: a bot goes on with it; of match: a bot won */
  bot?: boolean
  /** of stand_in: which time was over */
  why?: "grace" | "clock"
  /** what was changed, and to what */
  fields?: { [key: string]: string }
}

/** Holder is who holds a seat. */
export interface Holder {
  /** "" for none */
  name?: string
  /** with a name: that stood in */
  bot?: boolean
  /** the person still has the seat */
  now?: boolean
}

/** Score is what somebody has done in the matches that they finished here. */
export interface Score {
  name?: string
  /** the bots of one place */
  bot?: boolean
  /** theirs now, absent for who has left */
  seat?: number
  played: number
  won: number
  /** Result.Totals added up: few are good where the game counts what is left in the hand */
  points: number
}

/** UnoquimicoDocument is what one viewer of a room sees. Its values are snapshots: the room never changes one that it has published. */
export interface UnoquimicoDocument {
  room: Table
  /** absent in the lobby */
  game?: UnoquimicoView
}

/** PeriodyxDocument is what one viewer of a room sees. Its values are snapshots: the room never changes one that it has published. */
export interface PeriodyxDocument {
  room: Table
  /** absent in the lobby */
  game?: PeriodyxView
}

/** SpectrixDocument is what one viewer of a room sees. Its values are snapshots: the room never changes one that it has published. */
export interface SpectrixDocument {
  room: Table
  /** absent in the lobby */
  game?: SpectrixView
}

/** SpectrixMemoryDocument is what one viewer of a room sees. Its values are snapshots: the room never changes one that it has published. */
export interface SpectrixMemoryDocument {
  room: Table
  /** absent in the lobby */
  game?: SpectrixMemoryView
}

/** OnexenoDocument is what one viewer of a room sees. Its values are snapshots: the room never changes one that it has published. */
export interface OnexenoDocument {
  room: Table
  /** absent in the lobby */
  game?: OnexenoView
}

/** OnexenoSolitaireDocument is what one viewer of a room sees. Its values are snapshots: the room never changes one that it has published. */
export interface OnexenoSolitaireDocument {
  room: Table
  /** absent in the lobby */
  game?: OnexenoSolitaireView
}

export interface Summary {
  code: string
  /** as the answer to opening it: one that other devices can open */
  url: string
  game: string
  phase: string
  seats: { [seat: string]: TableSeat }
  house_rules: { [key: string]: string }
  rules_id: string
  host_here: boolean
  /** persons with a seat who are here */
  people: number
  spectators: number
  /** nobody new may take a seat */
  locked?: boolean
  /** seats of the device that asks; not in the list of public rooms */
  mine?: number[]
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
  /** why the room made it: "bot", "agreed", "clock", "window", "skip" or "limit" */
  auto?: string
}

/** Replays are the matches of a room that can be seen again: those that are over. */
export interface Replays {
  /** by their number in the room, from 1 on */
  matches: { [number: string]: Finished }
}

/** Finished is a match that is over. It does not say how it ended. */
export interface Finished {
  /** version of its end */
  v: number
  /** seconds since its end */
  ago_s: number
  moves: number
  /** at its end */
  seats: { [seat: string]: TableSeat }
}

/** ReplayDocument is what a viewer saw at a position, as far as the journal tells it. */
export interface ReplayDocument {
  room: ReplayRoom
  /** of the viewer; with open eyes the spectators' */
  game: GameView
  /** with open eyes each seat's */
  eyes?: { [seat: string]: GameView }
}

/** ReplayRoom is what everybody saw of the table. */
export interface ReplayRoom {
  /** here is whoever no bot stood in for */
  seats: { [seat: string]: TableSeat }
}

/** Playback is a match step by step: the document before the first move, and a patch for every step. */
export interface Playback {
  match: number
  header: ReplayHeader
  v: number
  doc: ReplayDocument
  steps: PlaybackStep[]
}

/** PlaybackStep is a move and what it changed; without a move, moves were taken back. */
export interface PlaybackStep {
  v: number
  seat?: number
  move?: Move
  /** as in a ReplayMove */
  auto?: string
  p: MergePatch
}
