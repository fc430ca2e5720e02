import type { GameEvent, Json, Language, Message, Seat } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Pose, Vec } from '@holotisch/table';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { AboutOf, AskView, FieldView, OptionOf, OptionView } from '../match/ask-view.ts';
import type { Aids, Snapshot } from '../match/protocol.ts';
import type {
  Description,
  DiceItem,
  EffectItem,
  Ground,
  Owner,
  PieceItem,
  SceneItem,
  Tone,
} from '../scene/description.ts';
import type { Turn } from '../scene/view.ts';
import type { Cue } from '../sound/recipes.ts';
import type { Chronicler } from './chronicle.ts';
import type { StoryFace } from './story-face.ts';

/**
 * All that a screen knows of one game. `play/`, `table-ui/` and `scene/` hold what is common and ask the face for the
 * rest; they import no game. A face is loaded when its game is opened (`games/faces.ts` is the only list of them).
 * `V` is what a seat sees (the game's view), `E` the union of the game's events, `Q` that of its questions, `K` what the
 * table has to ask the rules for besides.
 */
export interface GameFace<V, E extends GameEvent, Q extends AskView = AskView, K = undefined> {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Whether a snapshot is one of this game; made by `seenAs`, and the only way from a snapshot to its types. */
  readonly sees: (snapshot: Snapshot) => snapshot is Snapshot<V, E, Q>;
  /** `player` is how the table calls a seat; without it players are counted. */
  readonly words: (language: Language, player?: NamesSeat) => GameWords<V, E, Q>;
  /** Where in the match one is, for the head of the page. */
  readonly headline: (view: V, language: Language) => Headline;
  /** The side that a seat plays for: its colour and pattern. */
  readonly side: (view: V, seat: Seat) => Owner | undefined;
  readonly aids: readonly Aid[];
  /** The levels at which the computer plays it, the easiest first, where there are several; as the manifest has them. */
  readonly levels?: readonly Level[];
  readonly decide: DecideFace<V, E, Q>;
  readonly table: TableFace<V, Q, K>;
  readonly told: Told<V, E>;
  readonly sounds: Sounds<V, E>;
  /** The dice that lie on the table beside a fight, and those that are just being rolled. */
  readonly throws?: (view: V, act: Act<V, E> | undefined) => readonly DiceItem[];
  /** What an event belongs to, by name: events of one attack or one turn stand together in the log. */
  readonly belongsTo?: (event: E) => string | undefined;
  /** Stands around table and panels: what they look up together, once it has been seen (`waiting`: not yet). */
  readonly Around?: ComponentType<{ readonly waiting: boolean; readonly children: ReactNode }>;
  /** The card of a piece, docked beside the table or on a page of the panel. */
  readonly Card?: ComponentType<{ readonly view: V; readonly piece: number }>;
  /** What is turned over for all to see while an event is shown: cards, face to face. */
  readonly Reveal?: ComponentType<{ readonly view: V; readonly act: Act<V, E> }>;
  /** Who comes when: the order of activation, beside the table. */
  readonly Order?: ComponentType<{ readonly view: V; readonly onPick: (piece: number) => void }>;
  /** Rules of the match that have to stay in sight: mission, objectives, score. */
  readonly Standing?: ComponentType<{ readonly view: V }>;
  /** The table in words, for those who do not see it. */
  readonly InWords?: ComponentType<{ readonly view: V }>;
  /** The fields for a change by hand; the change as it stands is handed over, or nothing while there is none. */
  readonly Override?: ComponentType<{ readonly view: V; readonly onChange: (change: Json | undefined) => void }>;
  /** What a change by hand would make other, in words: for whoever has to agree to it. */
  readonly Changed?: ComponentType<{ readonly view: V; readonly change: Json }>;
  /** What a report by hand says of a battle, in words: for whoever has to agree to it. */
  readonly Reported?: ComponentType<{ readonly view: V; readonly report: Json }>;
  /** Fetches words that the table itself does without: about lists, files and changes by hand. */
  readonly moreWords?: () => Promise<void>;
  /** What the end of a match says besides who has won. */
  readonly outcome: (view: V, language: Language, seats: Seated) => Outcome | undefined;
  /** Fetches who tells a match in figures, for its end and for whoever watches it again. */
  readonly chronicle?: () => Promise<Chronicler<V, E>>;
  /** Fetches who tells an attack slowly: with its dice and where they came from. */
  readonly story?: () => Promise<StoryFace<E>>;
}

/** How well a computer opponent plays; every game calls them the same. */
export type Level = 'partner' | 'recruit' | 'veteran' | 'ace';

/** How the table calls a seat: by a name, or as the computer. */
export type NamesSeat = (seat: Seat) => string;

/** Who sits where. */
export interface Seated {
  player(seat: Seat): string;
  /** The only human at the table, if there is but one. */
  readonly you: Seat | undefined;
}

/** The one place where what comes over the wire gets the types of its game: by the game's id. */
export const seenAs =
  <V, E extends GameEvent, Q extends AskView = AskView>(id: string) =>
  (snapshot: Snapshot): snapshot is Snapshot<V, E, Q> =>
    snapshot.game === id;

export interface GameWords<V, E extends GameEvent, Q extends AskView = AskView> {
  piece(view: V, id: number): string;
  /** Before a match there is no view: a squad that is refused, a file that cannot be read. */
  message(view: V | undefined, message: Message): string;
  event(view: V, event: E): string;
  /** The clause that says why it has happened, in the edition that is played. */
  clause(event: E, view: V | undefined): ClauseId | undefined;
  /** An option or a field of a form that brings no label of its own. */
  option?(view: V, option: OptionOf<Q>, ask: Q): string | undefined;
  field?(view: V, field: FieldView, ask: Q): string | undefined;
}

export interface Headline {
  readonly round?: number;
  /** How that is called where it is no round. */
  readonly when?: string;
  readonly phase: string;
  /** The phases of a round and which of them it is, for the strip of steps. */
  readonly steps?: readonly string[];
  readonly step?: number;
}

export interface Outcome {
  /** The seats that have won; none is a draw. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** What is left of both sides, one line each. */
  readonly lines: readonly string[];
}

/** A help that a match may allow; what the rules of the game do not allow is off by default. */
export interface Aid {
  readonly id: string;
  readonly byDefault: boolean;
  /** There is nothing to agree on at a table of one's own. */
  readonly onlyOnline?: true;
  readonly name: Readonly<Record<Language, string>>;
  readonly note: Readonly<Record<Language, string>>;
}

/** The aids of a match that nobody has changed. */
export const defaultAids = ({ aids }: Pick<AnyFace, 'aids'>): Aids =>
  Object.fromEntries(aids.map(({ id, byDefault }) => [id, byDefault]));

export interface ControlProps<V, Q extends AskView = AskView> {
  readonly view: V;
  readonly ask: Q;
}

/** How questions are answered in the panel. What a face does not name gets the common control of its type. */
interface DecideFace<V, E extends GameEvent, Q extends AskView> {
  readonly control: (view: V, ask: Q) => ReactNode | undefined;
  /** What stands above every question, and moves while something happens: the dice of the attack in progress. */
  readonly Tray?: ComponentType<{ readonly view: V; readonly act: Act<V, E> | undefined }>;
  /** The words that the tray says already: a question of the same words is only heard. */
  readonly trayNames?: (view: V, language: Language) => string | undefined;
  readonly hint: (
    kind: string,
    language: Language,
    aids: Readonly<Record<string, boolean>>,
    view: V,
  ) => string | undefined;
  /** The sign before an option: a ship by its picture, a token or a card by its sign. */
  readonly sign?: (view: V, option: OptionOf<Q>) => ReactNode;
  /** What an option does, or the card that it is about, in our own words; nothing where its name says it all. */
  readonly Says?: ComponentType<{
    readonly view: V;
    readonly id: string;
    readonly about: AboutOf<OptionOf<Q>> | undefined;
  }>;
  /** The card that a question is about, as it lies on the table; nothing where it is about none. */
  readonly CardAbout?: ComponentType<{ readonly view: V; readonly about: AboutOf<Q> | undefined }>;
  /** What an answer would throw away, said before it is given; it comes when somebody looks at the question. */
  readonly Beware?: LazyExoticComponent<ComponentType<ControlProps<V, Q>>>;
  /** The piece that an option is about. */
  readonly pieceOf: (option: OptionOf<Q>) => number | undefined;
  /** The piece that a field of a form is about. */
  readonly pieceOfField?: (field: string) => number | undefined;
  /** Places to begin with where one is asked for, the best first; whether one is legal is for the engine to say. */
  readonly firstAnswers?: (view: V, ask: Q) => readonly Json[];
  /** Words that the command line understands besides the names and numbers of options. */
  readonly commands?: CommandWords<Q>;
}

/** The vocabulary of the command line; play/decide/command.ts reads it. */
export interface CommandWords<Q extends AskView> {
  /** Words of players (in both languages, and of squad-builder notation) for option ids, or for the cards they are about. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** A form's field is meant by its number or name; a value of it is spelled so (`s2` for a dial). */
  readonly fieldValue?: (word: string) => string | undefined;
  /** What is said of a value that is spelled rightly but not in the field. */
  readonly noSuchValue?: Readonly<Record<Language, (word: string) => string>>;
  /** The piece that an option stands for, if that is not the one it is about. */
  pieceMeant?(option: OptionOf<Q>): number | undefined;
  /** What a line means that is more than the name or number of an option; undefined: it is none of these. */
  meant?(
    typed: readonly string[],
    options: readonly OptionOf<Q>[],
    label: LabelOf<OptionOf<Q>>,
  ): Meant<OptionOf<Q>> | undefined;
  /** `tl 3` first takes the action, then names the ship: the kind of question that the rest is for. */
  readonly follows?: (optionOrCard: string) => RegExp;
  /** What to type for an option, to be suggested; without it the number of its piece or its name. */
  suggest?(option: OptionOf<Q>, ask: Q, label: LabelOf<OptionOf<Q>>): string | undefined;
  /** Examples that stand in the empty line. */
  readonly placeholder: Readonly<Record<Language, string>>;
  readonly help: Readonly<Record<Language, readonly (readonly [command: string, does: string])[]>>;
}

/** An option in the words that stand on its button. */
export type LabelOf<O = OptionView> = (option: O) => string;
/** The options that fit a line, or the pieces of which one has to be named with it. */
export type Meant<O = OptionView> = { readonly options: readonly O[] } | { readonly which: readonly number[] };

/** What the table must know besides the view, to describe itself. */
export interface Situation<V> {
  readonly view: V;
  readonly language: Language;
  /** Who sits where, by name. */
  readonly player: (seat: Seat) => string;
  /** The piece whose card lies open, and the one that is pointed at. */
  readonly shown?: number;
  readonly pointed?: number;
  /** May be measured now: an aid, or what the rules allow at this moment. */
  readonly measuring: boolean;
  /** Every piece shall wear its name. */
  readonly named?: boolean;
}

export interface TableFace<V, Q extends AskView = AskView, K = undefined> {
  /** What it is played on: between which sceneries one may choose. */
  readonly ground: Ground['look'];
  /** What the rules work out and the page has to ask for (the values of ships), for `describe`. */
  readonly useKnown?: () => K;
  /** The table as it stands. Pieces have the key `pieceKey(id)`. */
  readonly describe: (situation: Situation<V>, known?: K) => Description;
  /** Whose turn it is, so that the table lies towards that side; nobody's while all decide at once. */
  readonly activeSeat?: (view: V) => Seat | undefined;
  /** A question about sides of the picture itself: the table lies straight for it. */
  readonly straight?: (ask: AskView) => boolean;
  /** The piece that is being handled: measured from and looked at first. */
  readonly activePiece?: (view: V) => number | undefined;
  /** What the open question adds to it: pieces to pick, a piece to place, ways to go, the line of fire. */
  readonly Overlay?: ComponentType<OverlayProps<V, Q>>;
  /** What a question about a spot places, without its key and pose; a plain disc where a game does not say. */
  readonly placing?: (view: V, ask: Q) => Omit<PieceItem, 'kind' | 'key' | 'pose'> | undefined;
  /** The points to be brought into sight for what is going on. */
  readonly action: (view: V) => readonly Vec[];
  /** Whether the rules allow measuring at this moment, aids aside; else what is said to who tries. */
  readonly measuring?: (view: V, ask: Q | undefined, language: Language) => Measuring;
  /** The ruler from one end to another: it hands what it measures to the stage. */
  readonly measure?: ComponentType<MeasureProps<V>>;
  /** What the rules say of one piece that looks at another: its lines and what is in the way go to the stage, the rest is words. */
  readonly gaze?: ComponentType<GazeProps<V>> | LazyExoticComponent<ComponentType<GazeProps<V>>>;
  /** A piece small, for lists and buttons. */
  readonly Portrait: ComponentType<{ readonly view: V; readonly piece: number }>;
}

export type Measuring =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: string; readonly clause?: ClauseId };

/** An end of the ruler: a piece or any point of the table. */
export type MeasureEnd = { readonly piece: number } | Vec;

export interface MeasureProps<V> {
  readonly view: V;
  readonly from: MeasureEnd;
  readonly to: MeasureEnd;
}

/** Two pieces of the table, by their numbers. */
export interface GazeProps<V> {
  readonly view: V;
  readonly from: number;
  readonly to: number;
}

/** An overlay is a component without a drawing of its own: it hands items and actions to the stage. */
export interface OverlayProps<V, Q extends AskView = AskView> {
  readonly view: V;
  readonly ask: Q;
  readonly ground: Ground;
  /** How the table lies, for keys that move something on it. */
  readonly turn: Turn;
}

/** The event that is being shown, for how long, and what the table showed before it. */
export interface Act<V = unknown, E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly before: V;
  /** Tells it from any other. */
  readonly id: number;
  readonly lasts: number;
}

/** How each event is told. Every type of event of the game has an entry: nothing happens silently. */
export type Told<V, E extends GameEvent> = { readonly [T in E['type']]: Telling<V, Extract<E, { readonly type: T }>> };

export interface Telling<V, E> {
  /** How long it takes at normal speed, in milliseconds; nothing: it has happened at once. */
  readonly lasts?: number | ((event: E) => number);
  /** Its words would tell too early what is seen only at the end of it: dice that still roll. */
  readonly seenLast?: true;
  /** What it has changed is seen at its end, as it is where something moves; otherwise from its beginning on. */
  readonly changesLast?: true | ((event: E) => boolean);
  /** Where pieces are at `t` (0 to 1) of it: those that the game numbers, or any by its key in the scene. */
  readonly motion?: (event: E, view: V, t: number) => readonly (readonly [piece: number | string, pose: Pose])[];
  /** What is seen of it while it lasts: so many milliseconds. */
  readonly marks?: (event: E, view: V, milliseconds: number) => readonly (SceneItem | EffectItem)[];
  /** A few words at the piece it happens to; where something moves or rolls, when that is over. */
  readonly label?: (event: E, view: V, language: Language) => PieceLabel | readonly PieceLabel[] | undefined;
  /** One line across the table, in the event's own words or shorter ones; 'chapter' for a new phase or round. */
  readonly banner?: Banner['kind'] | ((event: E, view: V, language: Language) => Banner | undefined);
  /** The line across the table that is no longer true, by what it is `about`. */
  readonly takesBack?: (event: E) => string | undefined;
  /** Its line in the log: none where another event says it, a heading, or the head of a group (an activation, an attack). */
  readonly log: 'line' | 'heading' | 'group' | 'none';
}

/**
 * What is heard of each event. Every type of event has an entry here, too; null says that another event sounds for it.
 */
export interface Sounds<V, E extends GameEvent> {
  readonly of: { readonly [T in E['type']]: Sound<V, Extract<E, { readonly type: T }>> };
  /** Where on the table it is heard from. */
  readonly at: (event: E, view: V) => Vec | undefined;
}
type Sound<V, E> = Cue | null | ((event: E, view: V) => Cue | null);

export interface PieceLabel {
  readonly piece: number;
  /** Where it stands if the piece leaves the table. */
  readonly at?: Vec;
  readonly text: string;
  readonly tone?: Tone;
}

export interface Banner {
  readonly kind: 'note' | 'chapter';
  readonly text: string;
  /** What has to stay as it is for the line to be true (a card that lies at a ship). */
  readonly about?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of faces has to forget what is inside each of them
export type AnyFace = GameFace<any, any, any, any>;

// biome-ignore lint/suspicious/noExplicitAny: whoever reads a line knows no game
export type AnyCommandWords = CommandWords<any>;

/** The key of a piece in the description of a table. */
export const pieceKey = (id: number): string => `piece:${id}`;

/** The key of the piece that an option is about, where it is about one. */
export const keyedBy =
  <O>(pieceOf: (option: O) => number | undefined) =>
  (option: O): string | undefined => {
    const piece = pieceOf(option);
    return piece === undefined ? undefined : pieceKey(piece);
  };

/** The piece that a key of a description belongs to. */
export const pieceOfKey = (key: string | undefined): number | undefined =>
  key?.startsWith('piece:') ? Number(key.slice('piece:'.length)) : undefined;
