import {
  type Ask,
  askingOf,
  type By,
  type Json,
  type Match,
  type Message,
  type Option,
  OVERRIDE,
  quickRng,
  type Seat,
  sameData,
  sampleAnswer,
  say,
  showsTheSame,
} from '@holotisch/engine';
import type { BackNotice, Undone, Viewer } from './protocol.ts';

/** Decisions that a takeback undoes, in words. */

/** One decision: what its seat knows of it, what everybody may, and who could tell what was chosen. */
export interface Named {
  readonly seat: By;
  readonly own: Pick<Undone, 'kind' | 'prompt'>;
  readonly open: Pick<Undone, 'kind' | 'prompt'>;
  readonly chosen: readonly Message[] | null;
  readonly knownTo: readonly Viewer[];
}

/** So many decisions are named: the latest. Whoever takes back more is asked about a number. */
const MOST_NAMED = 12;
/** So many other answers are tried to see whether they would have shown. */
const OTHERS_TRIED = 2;

/** The decisions after the first `to`, as they were put and answered. */
export function namedSince(match: Match, to: number): readonly Named[] {
  const { taken } = match;
  const from = Math.max(to, taken.length - MOST_NAMED);
  const then = match.fork({ keep: 'last', events: true });
  then.rewind(from);
  return taken.slice(from).map(({ seat, answer }) => {
    const named = seat === OVERRIDE ? CHANGED : nameOf(then, seat, answer);
    then.take(seat, answer);
    return named;
  });
}

const BY_HAND = { kind: OVERRIDE, prompt: say('room.changedByHand') };
const CHANGED: Named = { seat: OVERRIDE, own: BY_HAND, open: BY_HAND, chosen: null, knownTo: [] };

function nameOf(then: Match, seat: Seat, answer: Json): Named {
  const { game, state, asks } = then;
  const asked = asks.find((a) => a.seat === seat)!;
  const { kind, prompt, secret } = askingOf(game, state, asked);
  const chosen = wordsOf(asked, answer);
  const others = [...game.seats(state).filter((other) => other !== seat), 'nobody' as const];
  const hidden = chosen === null || secret || asks.length > 1;
  return {
    seat,
    own: { kind: asked.kind, prompt: asked.prompt },
    open: { kind, prompt },
    chosen,
    knownTo: hidden ? [seat] : [seat, ...knowing(then, asked, answer, others)],
  };
}

/** The words of an answer; null where it has none. */
function wordsOf(asked: Ask, answer: Json): readonly Message[] | null {
  switch (asked.type) {
    case 'choice':
      return labels(asked.options, [answer]);
    case 'several':
      return labels(asked.options, answer as readonly Json[]);
    case 'form': {
      const given = answer as Readonly<Record<string, Json>>;
      const parts = asked.fields.map(({ id, options }) => labels(options, [given[id] ?? null]));
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
    }
    case 'region':
      return null;
  }
}

function labels(options: readonly Option[], ids: readonly Json[]): readonly Message[] | null {
  const words = ids.map((id) => options.find((option) => option.id === id)?.label);
  return words.some((word) => word === undefined) ? null : (words as Message[]);
}

/**
 * Who could see what was chosen: those to whom each other answer that is tried would have shown something else. No question
 * declares it; a token that is laid facedown looks the same whichever it is.
 */
function knowing(then: Match, asked: Ask, answer: Json, others: readonly Viewer[]): readonly Viewer[] {
  const told = then.events.length;
  const real = after(then, asked.seat, answer);
  const tried = otherAnswers(asked, answer).map((other) => after(then, asked.seat, other));
  if (!real || tried.length === 0) return [];
  return others.filter((viewer) => tried.every((other) => other && !showsTheSame(real, other, viewer, told)));
}

function otherAnswers(asked: Ask, answer: Json): readonly Json[] {
  if (asked.type === 'choice')
    return asked.options.flatMap(({ id }) => (id === answer ? [] : [id])).slice(0, OTHERS_TRIED);
  const found: Json[] = [];
  for (let n = 0; n < 4 * OTHERS_TRIED && found.length < OTHERS_TRIED; n++) {
    const other = sampleAnswer(asked, quickRng(n));
    if (other !== undefined && ![answer, ...found].some((known) => sameData(known, other))) found.push(other);
  }
  return found;
}

function after(then: Match, seat: Seat, answer: Json): Match | undefined {
  const fork = then.fork({ keep: 'last', events: true });
  try {
    return fork.decide(seat, answer) ? undefined : fork;
  } catch {
    // What was never played may break: then nobody is told what was chosen.
    return undefined;
  }
}

/** The same decisions as one viewer may know them. */
export const undoneFor = (named: readonly Named[], viewer: Viewer): readonly Undone[] =>
  named.map(({ seat, own, open, chosen, knownTo }) => ({
    seat,
    ...(seat === viewer ? own : open),
    chosen: knownTo.includes(viewer) ? chosen : null,
  }));

/** A takeback that was carried out, for whoever may know what. */
export type Backed = Omit<BackNotice, 'undoes'> & { readonly named: readonly Named[] };
/** So many of the last ones are told. */
export const MOST_BACKS = 5;

/** The last takebacks of a room. */
export class Backs {
  #list: readonly Backed[];

  constructor(list: readonly Backed[] = []) {
    this.#list = list.slice(-MOST_BACKS);
  }
  get list(): readonly Backed[] {
    return this.#list;
  }
  add(backed: Backed): void {
    this.#list = [...this.#list, backed].slice(-MOST_BACKS);
  }
  for(viewer: Viewer): readonly BackNotice[] {
    return this.#list.map(({ named, ...notice }) => ({ ...notice, undoes: undoneFor(named, viewer) }));
  }
}
