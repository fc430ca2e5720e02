import type { ClauseId } from '@holotisch/rules';
import type { Barred, ChoiceAsk, Flow, Option, Seat } from './ask.ts';
import type { Sourced } from './cards/rules.ts';
import { type Counting, countUse, type Instances, isUsedUp, type Limit } from './cards/scope.ts';
import type { Json } from './json.ts';
import { type Message, type Refusal, say } from './message.ts';

/**
 * An ability of a card: at this window, under this condition, do that. `C` is what the window is about (an attack …),
 * `P` the game's scopes.
 */
export interface Ability<G, C, S extends Source = Source, P extends string = string> {
  readonly window: string;
  /** Tells abilities of one card in one window apart: as an option it is `card/id`. The only one needs none. */
  readonly id?: string;
  readonly mandatory?: boolean;
  /** It takes the good with the bad: whether it is worth it depends on how the dice lie. */
  readonly gamble?: true;
  /** May be used again in the same window while its condition holds (spending one token after another). */
  readonly repeatable?: boolean;
  /** How often it may be used. Within one instance of its window it is always at most once. */
  readonly limit?: Limit<P>;
  /** In words, where 'use this card' does not say enough. */
  label?(g: G, context: C, source: S): Message;
  /** What it is about besides its card (a token, another piece), for the screen to light up. */
  about?(g: G, context: C, source: S): { readonly [name: string]: Json };
  /** Who may use it, where that is not the player of the card: 'that piece may'. */
  seat?(g: G, context: C, source: S): Seat;
  when(g: G, context: C, source: S): boolean;
  /** It stands here, but may not be used now, and this is why: players see it among what is barred. */
  bars?(g: G, context: C, source: S): Refusal | undefined;
  run(g: G, context: C, source: S): Flow<void>;
}

/** Who brings the ability: this very card on this very piece. */
export interface Source {
  /** Unique in the match, for limits and notation: `3.howlrunner`. */
  readonly key: string;
  readonly card: string;
  readonly seat: Seat;
  readonly piece?: number;
}

/** An ability that stands in a window, and whose it is. */
export type Ready<G, C, S extends Source = Source> = Sourced<Ability<G, C, S>, S>;

export interface Window<G, C, S extends Source = Source> {
  readonly name: string;
  readonly context: C;
  /** The order in which the seats resolve theirs; each game states it once, in its timing file. */
  readonly seats: readonly Seat[];
  /** The abilities that stand in this window now. Asked again after every use, since each use may change them. */
  find(): readonly Ready<G, C, S>[];
  /** Where it is counted what has been used how often. */
  readonly state: Counting;
  /** Which of the scopes that nest are going on: `{ attack: 7 }`. */
  readonly instances?: Instances;
  readonly prompt: Message;
  readonly clauses: readonly ClauseId[];
  /** What says how often the ability of a source may be used; without it the clauses of the window. */
  limits?(source: S): readonly ClauseId[] | undefined;
  /** What says that nothing is used twice in one instance of the window: then it is told of whatever was used. */
  readonly once?: readonly ClauseId[];
  readonly about?: Json;
  /** Why an ability that does not stand here is not open: its moment has passed, or has yet to come. */
  why?(seat: Seat, id: string): Refusal | undefined;
  /** Told of each ability before it runs, so that the log can name it. */
  tell?(source: S, ability: Ability<G, C, S>): void;
}

/** The name of an ability among the options of its window: `3.howlrunner`, `3.r2d2/repair`. */
export const abilityKey = (source: Source, ability: { readonly id?: string }): string =>
  ability.id === undefined ? source.key : `${source.key}/${ability.id}`;

/**
 * Opens a window: seat by seat, everything that must happen and everything that its owner wants to happen, each
 * ability at most once, in the order its owner likes. Mandatory ones cannot be left out. Returns how many were used.
 */
export function* openWindow<G, C, S extends Source>(g: G, w: Window<G, C, S>): Flow<number> {
  const done: string[] = [];
  let used = 0;
  let standing = w.find();
  // By number: in a procedure, going through a list takes an object of its own that is asked for every step.
  for (let i = 0; i < w.seats.length; i++) {
    const seat = w.seats[i]!;
    for (;;) {
      const ready = readyFor(g, w, seat, standing, done);
      if (ready === undefined) break;
      const forced = ready.some(isMandatory);
      let picked: Ready<G, C, S> | undefined = ready[0]!;
      if (!forced || ready.length > 1) {
        // Asked here and not by a procedure of its own: each one that an answer has to pass takes time.
        const answers = yield [question(g, w, seat, ready, forced, done)];
        picked = ready.find((r) => keyOf(r) === answers[0]);
      }
      if (picked === undefined) break;
      const { source, rule } = picked;
      if (!rule.repeatable) done.push(keyOf(picked));
      used++;
      if (rule.limit) countUse(w.state.uses, counted(picked), rule.limit.per, w.instances);
      w.tell?.(source, rule);
      yield* rule.run(g, w.context, source);
      standing = w.find();
    }
  }
  return used;
}

/** What of that which stands there a seat may use now; mostly nothing, and then no list is made. */
function readyFor<G, C, S extends Source>(
  g: G,
  w: Window<G, C, S>,
  seat: Seat,
  standing: readonly Ready<G, C, S>[],
  done: readonly string[],
): Ready<G, C, S>[] | undefined {
  let ready: Ready<G, C, S>[] | undefined;
  for (const r of standing) {
    if (seatOf(g, w, r) !== seat || isDone(done, r) || isSpent(w, r)) continue;
    if (!r.rule.when(g, w.context, r.source) || r.rule.bars?.(g, w.context, r.source)) continue;
    if (ready === undefined) ready = [r];
    else ready.push(r);
  }
  return ready;
}

const seatOf = <G, C, S extends Source>(g: G, { context }: Window<G, C, S>, { source, rule }: Ready<G, C, S>): Seat =>
  rule.seat === undefined ? source.seat : rule.seat(g, context, source);

const isMandatory = <G, C, S extends Source>({ rule }: Ready<G, C, S>): boolean => rule.mandatory === true;

/** Mostly nothing has been done yet, and then no name has to be put together. */
const isDone = <G, C, S extends Source>(done: readonly string[], r: Ready<G, C, S>): boolean =>
  done.length > 0 && done.includes(keyOf(r));

const keyOf = <G, C, S extends Source>({ source, rule }: Ready<G, C, S>): string => abilityKey(source, rule);

/** What the limit of an ability counts: the card, unless it says that it counts for itself. */
const counted = <G, C, S extends Source>({ source, rule }: Ready<G, C, S>): { readonly key: string } =>
  rule.limit?.own ? { key: abilityKey(source, rule) } : source;

const isSpent = <G, C, S extends Source>(w: Window<G, C, S>, r: Ready<G, C, S>): boolean =>
  r.rule.limit !== undefined && isUsedUp(w.state.uses, counted(r), r.rule.limit, w.instances);

const NOTHING_MORE: Option = { id: 'pass', label: say('engine.pass') };

/** Which of those that are ready its owner wants next. */
function question<G, C, S extends Source>(
  g: G,
  w: Window<G, C, S>,
  seat: Seat,
  ready: readonly Ready<G, C, S>[],
  forced: boolean,
  done: readonly string[],
): ChoiceAsk {
  const options = ready.map((r) => optionOf(g, w, r));
  if (!forced) options.push(NOTHING_MORE);
  const ask: ChoiceAsk = {
    type: 'choice',
    seat,
    kind: `window:${w.name}`,
    prompt: w.prompt,
    clauses: w.clauses,
    options,
    barred: () => barredIn(g, w, seat, done),
    ...(w.why !== undefined && { why: (id: string) => w.why!(seat, id) }),
  };
  return w.about === undefined ? ask : { ...ask, about: w.about };
}

function optionOf<G, C, S extends Source>(
  g: G,
  { context }: Window<G, C, S>,
  { source, rule }: Ready<G, C, S>,
): Option {
  const { card, piece = null } = source;
  return {
    id: abilityKey(source, rule),
    label: rule.label?.(g, context, source) ?? say('engine.use', { card }),
    about: rule.about === undefined ? { card, piece } : { card, piece, ...rule.about(g, context, source) },
  };
}

/** What would stand here for a seat, if it were not for what bars it or for having been used up. */
function barredIn<G, C, S extends Source>(
  g: G,
  w: Window<G, C, S>,
  seat: Seat,
  done: readonly string[],
): readonly Barred[] {
  const out: Barred[] = [];
  for (const r of w.find()) {
    if (seatOf(g, w, r) !== seat || (isDone(done, r) && !w.once)) continue;
    if (w.once && isDone(done, r)) {
      const option = optionOf(g, w, r);
      out.push({
        ...option,
        refusal: usedOnce([...new Set([...(w.limits?.(r.source) ?? []), ...w.once])], option, r.source.piece),
      });
      continue;
    }
    if (!r.rule.when(g, w.context, r.source)) continue;
    const refusal = isSpent(w, r) ? usedUp(w, r) : r.rule.bars?.(g, w.context, r.source);
    if (refusal) out.push({ ...optionOf(g, w, r), refusal });
  }
  return out;
}

const usedOnce = (clauses: readonly ClauseId[], { label }: Option, piece: number | undefined): Refusal => ({
  clauses,
  message: say('engine.usedOnce', { what: { ...label! } }),
  ...(piece === undefined ? {} : { piece }),
});

function usedUp<G, C, S extends Source>(w: Window<G, C, S>, { source, rule }: Ready<G, C, S>): Refusal {
  const scope = { ...say(`engine.scope.${rule.limit!.per}`) };
  return {
    clauses: w.limits?.(source) ?? w.clauses,
    message: say('engine.usedUp', { card: source.card, scope }),
    ...(source.piece === undefined ? {} : { piece: source.piece }),
  };
}
