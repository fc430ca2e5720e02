import type { ClauseId } from '@holotisch/rules';
import type { Json } from './json.ts';
import { copy, isObject } from './json.ts';
import { type Message, type Refusal, say } from './message.ts';
import type { Rng } from './random.ts';
import { sampleTogether } from './sample.ts';

/** A place at the table, from 0. Teams are the game's matter. */
export type Seat = number;

/** `A` is what it is about. */
export type Option<A extends Json = Json> = {
  readonly id: string;
  readonly label?: Message;
  /** The piece or card that this option is about, for the screen to light up. */
  readonly about?: A;
};

/** An option that is not open, and why. Asked for only when a player wants to know. */
export type Barred<A extends Json = Json> = Option<A> & { readonly refusal: Refusal };

interface AskBase {
  readonly seat: Seat;
  /** What is being decided, in one word that notation and screens can key on: `dial`, `target`, `pass-or-use`. */
  readonly kind: string;
  readonly prompt: Message;
  readonly clauses: readonly ClauseId[];
  /** What the question is about (a ship, an attack), as plain data. */
  readonly about?: Json;
  readonly barred?: () => readonly Barred[];
  /**
   * Why something is not open that stands neither among the options nor among what is barred: the rule that has removed
   * it. Worked out for what a player has named, so it may speak of far more than anybody would want to be shown. In a
   * form it is asked for `field=option`, and for a field that does not exist.
   */
  readonly why?: (id: string) => Refusal | undefined;
}

/** One of a list. The answer is the option's id. */
export interface ChoiceAsk extends AskBase {
  readonly type: 'choice';
  readonly options: readonly Option[];
}
/** A question of several parts may have rules that no part knows of by itself: 'not both', 'at most three points'. */
interface Together<A> {
  /** Whether parts that are all open are legal together. */
  check?(answer: A): Refusal | undefined;
  /** A legal answer, where `check` leaves so few that one is not found by trying. */
  sample?(rng: Rng): A | undefined;
}
/** Some of a list. The answer is a list of ids, each once. */
export interface SeveralAsk extends AskBase, Together<readonly string[]> {
  readonly type: 'several';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
}
/** One choice for each of several fields (a dial for every ship). The answer is a record. */
export interface FormAsk extends AskBase, Together<Readonly<Record<string, string>>> {
  readonly type: 'form';
  readonly fields: readonly Field[];
}
export type Field<A extends Json = Json> = {
  readonly id: string;
  readonly label?: Message;
  readonly options: readonly Option<A>[];
};
/** One of the game's regions by name, and what it needs to know besides the state; for drawing, too. */
export type RegionData = { readonly name: string } & { readonly [key: string]: Json };
/** A place or anything else too fine to list, as a procedure asks for it: plain data. See region.ts */
export interface PosedRegion extends AskBase {
  readonly type: 'region';
  readonly region: RegionData;
}
/**
 * The same as it lies on the table, with what the game's region knows: `read` says what the answer must look like,
 * `check` whether it is legal.
 */
export interface RegionAsk<A extends Json = Json> extends PosedRegion {
  read(answer: unknown): A | undefined;
  check(answer: A): Refusal | undefined;
  /** A legal answer, or undefined if there is none. */
  sample(rng: Rng): A | undefined;
}

/** A question as a procedure poses it. */
export type Posed = ChoiceAsk | SeveralAsk | FormAsk | PosedRegion;
/** A question that can be answered. */
export type Ask = ChoiceAsk | SeveralAsk | FormAsk | RegionAsk;

/** A procedure of the book: it runs to its end and stops only to ask. What it yields is asked of all named seats at once. */
export interface Flow<R = void> extends Iterator<readonly Posed[], R, readonly Json[]> {
  [Symbol.iterator](): Flow<R>;
}

/**
 * A procedure in which nothing happens and which is over already. What mostly passes without a sound (a window in which
 * no card stands) returns it instead of beginning anything. It is none of the language's own, which would make an object
 * every time to say that it is over.
 */
export const nothingHappens: Flow<undefined> = { next: () => OVER, [Symbol.iterator]: () => nothingHappens };
const OVER = { done: true, value: undefined } as const;

/**
 * A procedure that asks once and is over with the answers. Much is asked, and one of the language's own would take
 * several times as long to begin, to stop and to go on.
 */
class Asked<R> implements Flow<R> {
  readonly #posed: readonly Posed[];
  readonly #read: (answers: readonly Json[]) => R;
  #isPut = false;

  constructor(posed: readonly Posed[], read: (answers: readonly Json[]) => R) {
    this.#posed = posed;
    this.#read = read;
  }

  next(answers: readonly Json[] = []): IteratorResult<readonly Posed[], R> {
    if (this.#isPut || this.#posed.length === 0) return { done: true, value: this.#read(answers) };
    this.#isPut = true;
    return { done: false, value: this.#posed };
  }

  [Symbol.iterator](): Flow<R> {
    return this;
  }
}

/** Asks these questions at once and goes on with what `read` makes of the answers. */
export const asking = <R>(posed: readonly Posed[], read: (answers: readonly Json[]) => R): Flow<R> =>
  new Asked(posed, read);

/** A procedure that is over already, with this outcome. */
export const settled = <R>(outcome: R): Flow<R> => new Asked<R>([], () => outcome);

/** Asks one seat and goes on with its answer. */
export function ask(a: ChoiceAsk): Flow<string>;
export function ask(a: SeveralAsk): Flow<readonly string[]>;
export function ask(a: FormAsk): Flow<Readonly<Record<string, string>>>;
export function ask(a: Posed): Flow<never> {
  return asking([a], onlyAnswer) as Flow<never>; // the match takes no answer of another kind
}
const onlyAnswer = (answers: readonly Json[]): Json => answers[0]!;

/** Secret and simultaneous: nobody learns another's answer before all have answered. At most one question a seat. */
export const askAll = (asks: readonly Posed[]): Flow<readonly Json[]> => asking(asks, allAnswers);
const allAnswers = (answers: readonly Json[]): readonly Json[] => answers;

/** Asks only where there is something to choose: a single option is taken without a question. */
export const choose = (a: Omit<ChoiceAsk, 'type'>): Flow<string> =>
  isSettled(a.options) ? settled(a.options[0]!.id) : ask({ ...a, type: 'choice' });

/** Whether a choice need not be asked: there is one option only, and this match does not ask forced choices. */
export const isSettled = (options: readonly unknown[]): boolean => options.length === 1 && !asksForced;

/**
 * Whether the procedure that is running right now asks even where there is a single answer. A procedure runs from one
 * question to the next without a pause, so whoever runs it says so for just that long: see `Match`.
 */
let asksForced = false;
export function askingForced<T>(run: () => T): T {
  const before = asksForced;
  asksForced = true;
  try {
    return run();
  } finally {
    asksForced = before;
  }
}

const has = (options: readonly { readonly id: string }[], id: unknown): boolean => {
  for (const o of options) if (o.id === id) return true;
  return false;
};

/** Whether an answer is legal; if not, why. Never changes anything. */
export function refuse(a: Ask, answer: unknown): Refusal | undefined {
  switch (a.type) {
    case 'choice': {
      if (has(a.options, answer)) return undefined;
      return whyNot(a, answer) ?? notOpen(a, answer, ids(a.options));
    }
    case 'several': {
      if (!Array.isArray(answer)) return notOpen(a, answer, 'list');
      const seen = new Set<unknown>();
      for (const id of answer) {
        if (!has(a.options, id) || seen.has(id)) {
          return whyNot(a, id) ?? notOpen(a, id, ids(a.options));
        }
        seen.add(id);
      }
      if (seen.size >= a.min && seen.size <= a.max) return a.check?.(answer);
      return {
        clauses: a.clauses,
        message: say('engine.wrongCount', { count: seen.size, min: a.min, max: a.max }),
        measured: seen.size,
        allowed: [a.min, a.max],
      };
    }
    case 'form': {
      if (!isObject(answer)) return notOpen(a, answer, 'record');
      for (const key of Object.keys(answer))
        if (!has(a.fields, key)) return whyNot(a, key) ?? notOpen(a, key, ids(a.fields));
      for (const field of a.fields) {
        const chosen = Object.hasOwn(answer, field.id) ? answer[field.id] : undefined;
        if (has(field.options, chosen)) continue;
        const why = typeof chosen === 'string' ? whyNot(a, `${field.id}=${chosen}`) : undefined;
        return why ?? notOpen(a, chosen ?? null, ids(field.options), field.id);
      }
      return a.check?.(answer as Readonly<Record<string, string>>);
    }
    case 'region': {
      const value = a.read(answer);
      return value === undefined ? notOpen(a, answer, 'region') : a.check(value);
    }
  }
}

/** The rule that bars an option, or that has removed what somebody names. */
export function whyNot({ barred, why }: Pick<Ask, 'barred' | 'why'>, id: unknown): Refusal | undefined {
  if (typeof id !== 'string') return undefined;
  return barred?.().find((b) => b.id === id)?.refusal ?? why?.(id);
}

/**
 * A legal answer as the question reads it: a copy, and nothing else that whoever gave it has put into it. This is what
 * logs and files keep.
 */
export function readingOf(a: Ask, answer: Json): Json {
  if (a.type === 'region') return copy(a.read(answer) ?? answer);
  if (a.type !== 'form') return copy(answer);
  // Its members are the fields, so nobody has to list them.
  const given = answer as Readonly<Record<string, string>>;
  const out: Record<string, string> = {};
  for (const { id } of a.fields) out[id] = given[id]!;
  return out;
}

/** Whether a refusal says no more than that the answer is none of those that are offered. */
export const isNotOpen = ({ message }: Refusal): boolean =>
  message.text === 'engine.notOpen' || message.text === 'engine.notOpenFor';

/** The options that an answer names: in a form `field=option`. */
export function namesIn(answer: Json): readonly string[] {
  if (typeof answer === 'string') return [answer];
  if (Array.isArray(answer)) return answer.filter((one): one is string => typeof one === 'string');
  if (!isObject(answer)) return [];
  return Object.entries(answer).flatMap(([field, one]) => (typeof one === 'string' ? [`${field}=${one}`] : []));
}
export const isOffered = (a: Ask, name: string): boolean => {
  if (a.type === 'region') return false;
  if (a.type === 'form') return a.fields.some((f) => f.options.some((o) => `${f.id}=${o.id}` === name));
  return has(a.options, name);
};

const ids = (options: readonly { readonly id: string }[]): Json => options.map((o) => o.id);

function notOpen(a: Ask, answer: unknown, allowed: Json, field?: string): Refusal {
  const shown = typeof answer === 'string' ? answer.slice(0, 80) : describeKind(answer);
  return {
    clauses: a.clauses,
    message: say(field === undefined ? 'engine.notOpen' : 'engine.notOpenFor', {
      answer: shown,
      question: a.prompt,
      ...(field === undefined ? {} : { field }),
    }),
    allowed,
  };
}

const describeKind = (x: unknown): string => {
  if (x === null || x === undefined) return '–';
  if (Array.isArray(x)) return '[…]';
  return typeof x === 'object' ? '{…}' : String(x).slice(0, 80);
};

/** A legal answer drawn at random, or undefined where there is none (a dead end, which the match reports as a fault). */
export function sampleAnswer(a: Ask, rng: Rng): Json | undefined {
  switch (a.type) {
    case 'choice':
      return a.options[rng.below(a.options.length)]?.id;
    case 'several':
    case 'form':
      return sampleTogether(a, rng);
    case 'region':
      return a.sample(rng);
  }
}

/** Whether the list of options leaves no legal answer. Regions are tried by sampling, where a test asks for it. */
export function isDeadEnd(a: Ask): boolean {
  switch (a.type) {
    case 'choice':
      return a.options.length === 0;
    case 'several':
      return a.min > a.max || a.options.length < a.min;
    case 'form':
      return a.fields.some((f) => f.options.length === 0);
    case 'region':
      return false;
  }
}

/** A question of a game as it is posed: what is barred is worked out only when somebody wants to know. */
export type Posing<Q> = Q extends { readonly barred?: readonly Barred<infer A>[] }
  ? Omit<Q, 'type' | 'barred'> & { readonly barred?: () => readonly Barred<A>[] } & Pick<AskBase, 'why'>
  : never;
/** The questions of one kind among those of a game. */
export type OfKind<Q, K> = Q extends { readonly kind: infer Kinds } ? (K extends Kinds ? Q : never) : never;
/** A question for a player who sits at the match itself: together with what says whether an answer is legal. */
export type Live<Q> = Q extends { readonly type: infer T }
  ? Omit<Q, 'barred'> & Omit<Extract<Ask, { readonly type: T }>, Exclude<keyof Q, 'barred'> | 'about'>
  : never;
