import { type Ask, askingForced, type Flow, isNotOpen, type Posed, readingOf, refuse, type Seat } from './ask.ts';
import { type Checkpoint, Checkpoints } from './checkpoints.ts';
import { type AskData, describeAsk } from './described.ts';
import { type GameEvent, type Overridden, type Recorded, seenBy, unheard } from './event.ts';
import { askingOf, type Game, type GameState, type Sitting } from './game.ts';
import { stateHash } from './hash.ts';
import { copy, type Json, type JsonObject } from './json.ts';
import { isTeaching, type Played } from './learned.ts';
import { type By, firstState, type Origin, OVERRIDE, storyOf, type Takeback, type Taken } from './log.ts';
import { type ForkOptions, type MatchOptions, USUAL_OPTIONS } from './match-options.ts';
import { bad, good, type Refusal, type Result } from './message.ts';
import { asksOf } from './posing.ts';
import { spent } from './random.ts';
import { asBug, guarded, RuleBug } from './rulebug.ts';
import { type Turned, turnedAlso, turnState } from './turned.ts';
import { isOver, notAsked, saidOfNamed } from './unasked.ts';

const NOTHING: readonly never[] = [];

/** A match that lives no longer than it takes to look at it. */
const SHORT = { keep: 'last', events: true, verify: false } as const;

/** More activities in a row than this without a single question: the game runs in circles. */
const MOST_SILENT_ACTIVITIES = 100_000;

/**
 * A running match: setup, seed and the decisions taken. Everything else follows from them, so undo, fork, replay and
 * crash recovery are one thing: take a checkpoint and answer the same questions again.
 */
export class Match<
  S extends GameState = GameState,
  A = unknown,
  G extends Sitting<S, E> = Sitting<S>,
  E extends GameEvent = GameEvent,
  V extends Json = Json,
> {
  readonly game: Game<S, A, G, E, V>;
  readonly origin: Origin;
  readonly options: Required<MatchOptions>;
  /** Called with every event at once, while the state is as it was told of. A copy of the match calls nobody. */
  onTold: ((told: Recorded<E | Overridden>) => void) | undefined;
  #g: G;
  #flow: Flow<void> | undefined;
  #asks: readonly Ask[] = [];
  #answers: (Json | undefined)[] = [];
  #taken: Taken[] = [];
  #takebacks: readonly Takeback[] = [];
  #events: Recorded<E | Overridden>[] = [];
  /** The last answer that was found legal before it was decided, as its question has read it. */
  #judged: { readonly asked: Ask; readonly read: Json } | undefined;
  /** Where its chance became another than that of the match it is a copy of. */
  #turns: readonly Turned[] = [];
  #checkpoints = new Checkpoints<S>();
  /** The last checkpoint before the last decision: what it has taught is told from there. */
  #before: Checkpoint<S> | undefined;

  private constructor(
    game: Game<S, A, G, E, V>,
    origin: Origin,
    options: Required<MatchOptions>,
    sit: (match: Match<S, A, G, E, V>) => G,
  ) {
    this.game = game;
    this.origin = origin;
    this.options = options;
    this.#g = sit(this);
  }

  static start<S extends GameState, A, G extends Sitting<S, E>, E extends GameEvent, V extends Json>(
    game: Game<S, A, G, E, V>,
    origin: Origin,
    options: MatchOptions = {},
    takebacks: readonly Takeback[] = [],
  ): Result<Match<S, A, G, E, V>> {
    const state = guarded(
      () => firstState(game, origin),
      () => storyOf(game, origin, []),
    );
    if (!state.ok) return state;
    const match = new Match(game, origin, { ...USUAL_OPTIONS, ...options }, (m) => m.#sit(state.value));
    match.#takebacks = takebacks;
    match.#guard(() => match.#begin());
    return good(match);
  }

  get state(): S {
    return this.#g.state;
  }
  /** The state when the present activity began: nothing in it is half done. */
  get whole(): S {
    return this.#lastWhole();
  }
  /** The questions still without an answer: whose decision is awaited. Empty when the match is over. */
  get open(): readonly Ask[] {
    return this.#answers.length === 1 ? this.#asks : this.#asks.filter((_, i) => this.#answers[i] === undefined);
  }
  /** All questions put at present, also those that have their answer already. Another list as soon as others are put. */
  get asks(): readonly Ask[] {
    return this.#asks;
  }
  get over(): boolean {
    return this.#asks.length === 0;
  }
  get taken(): readonly Taken[] {
    return this.#taken;
  }
  get takebacks(): readonly Takeback[] {
    return this.#takebacks;
  }
  get events(): readonly Recorded<E | Overridden>[] {
    return this.#events;
  }
  get result(): Json | undefined {
    return this.game.result(this.state);
  }
  hash(): string {
    return stateHash(this.state);
  }

  askOf(seat: Seat): Ask | undefined {
    for (let i = 0; i < this.#asks.length; i++)
      if (this.#asks[i]!.seat === seat && this.#answers[i] === undefined) return this.#asks[i];
    return undefined;
  }

  /** Whether an answer would be legal now, also instead of one that the seat may still change. Changes nothing. */
  check(seat: Seat, answer: Json): Refusal | undefined {
    const asked = this.#asks[this.#askedAt(seat)];
    return asked === undefined ? this.#unasked(seat, answer) : this.#refusal(asked, answer);
  }

  /** A legal answer as the question of this seat reads it; undefined if it is asked nothing. */
  reading(seat: Seat, answer: Json): Json | undefined {
    const asked = this.#asks[this.#askedAt(seat)];
    return asked && readingOf(asked, answer);
  }

  /**
   * Why an answer would be refused, or how its question reads it; changes nothing. Whoever keeps just this data and decides with it
   * while the question is open has it judged no second time.
   */
  judge(seat: Seat, answer: Json): Result<Json> {
    const refused = this.check(seat, answer);
    if (refused) return bad(refused);
    const asked = this.#asks[this.#askedAt(seat)]!;
    const read = readingOf(asked, answer);
    this.#judged = { asked, read };
    return good(read);
  }

  /**
   * A legal answer moves the match on; an illegal one is refused and changes nothing. A secret answer may be changed
   * as long as another seat has not given its own.
   */
  decide(seat: Seat, answer: Json): Refusal | undefined {
    return this.#decide(seat, answer, true);
  }

  /** `isNew`: somebody else's data, of which the log takes a copy. */
  #decide(seat: Seat, answer: Json, isNew: boolean): Refusal | undefined {
    const i = this.#askedAt(seat);
    const asked = this.#asks[i];
    if (asked === undefined) return this.#unasked(seat, answer);
    const isJudged = this.#judged?.asked === asked && this.#judged.read === answer;
    const refusal = isJudged ? undefined : this.#refusal(asked, answer);
    if (refusal) return refusal;
    if (this.#answers[i] !== undefined) this.#forget(seat);
    this.#accept(i, asked, isNew ? readingOf(asked, answer) : answer);
    return undefined;
  }

  #askedAt(seat: Seat): number {
    for (let i = 0; i < this.#asks.length; i++) if (this.#asks[i]!.seat === seat) return i;
    return -1;
  }

  /** Like `#guard`, as what follows: for every decision, and without a function made for it. */
  #refusal(asked: Ask, answer: Json): Refusal | undefined {
    try {
      const refusal = refuse(asked, answer);
      return refusal && isNotOpen(refusal)
        ? (saidOfNamed(this.game, this.#g, asked.seat, answer, asked) ?? refusal)
        : refusal;
    } catch (e) {
      throw asBug(e, () => this.#story());
    }
  }

  /** A seat that is asked nothing names something all the same: it learns what bars it, or that it is not its turn. */
  #unasked(seat: Seat, answer: Json): Refusal {
    if (this.open.length === 0) return isOver(seat, this.game.endedBy?.(this.state) ?? []);
    const said = this.#guard(() => saidOfNamed(this.game, this.#g, seat, answer, undefined));
    return said ?? notAsked(seat, this.open);
  }

  /**
   * Changes the state by hand, as it was when the present activity began; what was decided since then counts no more.
   * Whoever calls this has made sure that all players agree.
   */
  override(change: Json): Refusal | undefined {
    const state = this.game.clone(this.#lastWhole());
    const refusal = this.#guard(() => this.game.override(state, change));
    if (refusal) return refusal;
    this.#resolve({ seat: OVERRIDE, answer: copy(change), kind: OVERRIDE, drew: false, revealed: false }, state);
    return undefined;
  }

  /** Why a change by hand would be refused. Changes nothing. */
  checkOverride(change: Json): Refusal | undefined {
    const state = this.game.clone(this.#lastWhole());
    return this.#guard(() => this.game.override(state, change));
  }

  /** Takes an entry of a log: a seat's decision or a change by hand. */
  take(by: By, answer: Json): Refusal | undefined {
    return by === OVERRIDE ? this.override(answer) : this.decide(by, answer);
  }

  /**
   * A copy that goes its own way: for look-ahead, search, previews. With a seed, all chance from here on is another; with
   * `seenBy`, all that this seat cannot know is drawn anew, and secret answers that wait for others are not given yet.
   */
  fork({ seed, seenBy, ...options }: ForkOptions = {}): Match<S, A, G, E, V> {
    // It has the sitting of this match only until it goes back to the checkpoint, to learn what both may share.
    const twin = new Match(this.game, this.origin, { ...this.options, ...options }, () => this.#g);
    twin.#taken = this.#taken;
    twin.#takebacks = this.#takebacks;
    twin.#events = this.#events;
    twin.#checkpoints = this.#checkpoints.copy();
    const given = seenBy === undefined ? 0 : this.#answers.filter((a) => a !== undefined).length;
    const at = this.#taken.length - given;
    const turn = seed === undefined ? undefined : { at, seed, ...(seenBy !== undefined && { seenBy }) };
    twin.#turns = turn === undefined ? this.#turns : turnedAlso(this.#turns, turn);
    twin.rewind(at);
    return twin;
  }

  #turnTo(turn: Turned): void {
    turnState(this.game, this.state, turn);
    if (turn.seenBy !== undefined) this.#g.refit?.();
    this.#turns = turnedAlso(this.#turns, turn);
  }

  /** Back to the moment when only the first `count` decisions had been taken. */
  rewind(count: number): void {
    if (!(Number.isInteger(count) && count >= 0 && count <= this.#taken.length))
      throw new RangeError(`cannot go back to ${count} of ${this.#taken.length} decisions`);
    const redo = this.#taken.slice(0, count);
    const point = this.#checkpoints.backTo(count) ?? { taken: 0, events: 0, state: this.#firstState() };
    this.#before = undefined;
    this.#g = this.#sit(this.game.clone(point.state), this.#g);
    this.#taken = redo.slice(0, point.taken);
    this.#events = this.#events.slice(0, point.events);
    const turns = this.#turns.filter(({ at }) => at <= count);
    this.#turns = turns.filter(({ at }) => at < point.taken);
    this.#guard(() => this.#begin(point));
    for (let i = point.taken; ; i++) {
      for (const turn of turns) if (turn.at === i) this.#turnTo(turn);
      if (i === count) return;
      const { seat, answer } = redo[i]!;
      const refusal = seat === OVERRIDE ? this.override(answer) : this.#decide(seat, answer, false);
      if (refusal) throw this.#bug('a decision of the log is refused when it is taken again');
    }
  }

  /** Like `rewind`, but across what a player may not undo alone: all have agreed, and the file will tell of it. */
  takeBack(count: number): void {
    const undone = this.#taken.slice(count).map((t) => [t.seat, t.answer] as const);
    this.rewind(count);
    if (undone.length > 0) this.#takebacks = [...this.#takebacks, { to: count, undone }];
  }

  /** What one seat may know now: the view, its own question, whom everybody waits for, and what it saw happen. */
  seenBy(seat: Seat | 'nobody'): {
    view: V;
    ask: AskData | undefined;
    awaited: readonly { seat: Seat; kind: string }[];
    events: readonly (E | Overridden)[];
  } {
    const own = seat === 'nobody' ? undefined : this.askOf(seat);
    return {
      view: this.game.view(this.state, seat),
      ask: own && describeAsk(own),
      awaited: this.open.map((a) => ({ seat: a.seat, kind: askingOf(this.game, this.state, a).kind })),
      events: this.#events.map((r) => seenBy(r, seat)).filter((e) => e !== undefined),
    };
  }

  /** The match as a file: everything that is needed to have it again. */
  file(): Json {
    const file = this.#story();
    if ('start' in this.origin) return file;
    const result = this.result;
    return { ...file, ...(this.over && result !== undefined ? { result } : {}), hash: this.hash() };
  }

  #story(): JsonObject {
    return storyOf(this.game, this.origin, this.#taken, this.#takebacks);
  }

  #firstState(): S {
    const state = firstState(this.game, this.origin);
    if (!state.ok) throw this.#bug('a start that was legal is refused when it is used again');
    return state.value;
  }

  #sit(state: S, like?: G): G {
    const emit = this.options.events
      ? (event: E, only?: readonly Seat[], others?: E) => this.#tell(event, only, others)
      : unheard;
    return this.game.sit(state, emit, like);
  }

  #tell(event: E | Overridden, only?: readonly Seat[], others?: E): void {
    if (!this.options.events) return;
    const told = { at: this.#taken.length, event, ...(only && { only }), ...(others && { others }) };
    this.#events.push(told);
    this.onTold?.(told);
  }

  /** Takes back the answer that a seat gave to the question that is still open to others. */
  #forget(seat: Seat): void {
    const since = this.#taken.length - this.#answers.filter((a) => a !== undefined).length;
    let at = since;
    while (this.#taken[at]!.seat !== seat) at++;
    this.#taken.splice(at, 1);
  }

  #accept(i: number, asked: Ask, answer: Json): void {
    const entry: Taken = { seat: asked.seat, answer, kind: asked.kind, drew: false, revealed: false };
    this.#answers[i] = answer;
    if (this.#answers.includes(undefined)) {
      entry.taught = false; // nothing has come of it yet
      this.#taken.push(entry);
      return;
    }
    entry.revealed = this.#answers.length > 1;
    this.#resolve(entry);
  }

  /**
   * Enters a decision into the log and lets it happen (`changed` is the state that a change by hand has made); if that
   * breaks, the match stays as it was before it.
   */
  #resolve(entry: Taken, changed?: S): void {
    const drawn = spent(this.state.chance);
    const before = this.#checkpoints.last;
    this.#taken.push(entry);
    try {
      if (changed === undefined) this.#settle(this.#next(this.#flow!, this.#answers as Json[]));
      else this.#goOnFrom(changed, entry.answer);
    } catch (e) {
      const bug = asBug(e, () => this.#story());
      this.rewind(this.#taken.length - 1);
      throw bug;
    }
    entry.drew = spent(this.state.chance) !== drawn;
    // A match that keeps few checkpoints does so to save memory; it plays up to the decision again when it is asked.
    this.#before = this.options.keep === 'few' ? undefined : before;
  }

  /**
   * Whether any seat knows more because of this decision than it could tell before: something hidden came out, was looked
   * at, or showed what it is by what came of it. Worked out when somebody first asks; chance (`drew`) is another matter.
   */
  hasTaught(at: number): boolean {
    const entry = this.#taken[at]!;
    entry.taught ??= entry.revealed || this.#teaches(at);
    return entry.taught;
  }

  #teaches(at: number): boolean {
    const point = this.#before;
    if (at !== this.#taken.length - 1 || point === undefined) return this.#after(at).hasTaught(at);
    const again = (make: (state: S) => S): Match<S, A, G, E, V> => {
      const twin = new Match(this.game, this.origin, { ...this.options, ...SHORT }, () => this.#g);
      twin.#g = twin.#sit(make(point.state), this.#g);
      twin.#taken = this.#taken.slice(0, point.taken);
      twin.#events = this.#events.slice(0, point.events);
      twin.#begin();
      return twin;
    };
    const since = this.#taken.slice(point.taken);
    return isTeaching({ after: this, since, told: point.events, again: again as Played['again'] });
  }

  /** The match as it was when this decision had just been taken. */
  #after(at: number): Match<S, A, G, E, V> {
    const { seat, answer } = this.#taken[at]!;
    const then = this.fork(SHORT);
    then.rewind(at);
    then.take(seat, answer);
    return then;
  }

  #goOnFrom(state: S, change: Json): void {
    this.#g = this.#sit(state, this.#g);
    this.#tell({ type: OVERRIDE, change });
    this.#begin();
  }

  /** The state at the last checkpoint. Matches that keep none work it out again. */
  #lastWhole(): S {
    return (this.#checkpoints.last ?? this.fork({ keep: 'last', events: false }).#checkpoints.last!).state;
  }

  /** Starts activities until one of them asks something or the match is over; `from` is the checkpoint it is at. */
  #begin(from?: Checkpoint<S>): void {
    for (let silent = 0; silent < MOST_SILENT_ACTIVITIES; silent++) {
      if (this.options.verify) this.game.verify(this.state);
      const activity = this.game.next(this.#g);
      this.#checkpoint(silent === 0 ? from : undefined);
      this.#asks = NOTHING;
      this.#answers = [];
      this.#flow = undefined;
      if (activity === undefined) return;
      this.#flow = this.game.run(this.#g, activity);
      const step = this.#next(this.#flow, NOTHING);
      if (step.done) continue;
      this.#put(step.value);
      return;
    }
    throw new Error(`${MOST_SILENT_ACTIVITIES} activities without a single decision: the game runs in circles`);
  }

  #next(flow: Flow<void>, answers: readonly Json[]): IteratorResult<readonly Posed[], void> {
    return this.options.forced ? askingForced(() => flow.next(answers)) : flow.next(answers);
  }

  #settle(step: IteratorResult<readonly Posed[], void>): void {
    if (step.done) this.#begin();
    else this.#put(step.value);
  }

  #put(posed: readonly Posed[]): void {
    const verify = this.options.verify ? this.#taken.length : undefined;
    const asks = asksOf(this.game, this.#g, posed, verify);
    this.#asks = asks;
    this.#answers = asks.length === 1 ? [undefined] : asks.map(() => undefined);
  }

  #checkpoint(known?: Checkpoint<S>): void {
    const { keep } = this.options;
    if (keep === 'none') return;
    const [taken, events] = [this.#taken.length, this.#events.length];
    this.#checkpoints.add(known ?? { taken, events, state: this.game.clone(this.state) }, keep);
  }

  #guard<T>(work: () => T): T {
    return guarded(work, () => this.#story());
  }

  #bug(message: string): RuleBug {
    return new RuleBug(message, this.#story());
  }
}

/** The matches of a game. */
export type MatchOf<T> =
  T extends Game<infer S, infer A, infer G, infer E, infer V> ? Match<S, A, G & Sitting<S, E>, E, V> : never;

// biome-ignore lint/suspicious/noExplicitAny: whoever only asks and answers need not know what is inside
export type AnyMatch = Match<any, any, any, any, any>;
