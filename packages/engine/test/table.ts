import type { ClauseId } from '@holotisch/rules';
import { expect } from 'vitest';
import {
  type Ask,
  type Game,
  type GameEvent,
  type GameState,
  type Json,
  Match,
  type MatchOptions,
  type Overridden,
  quickRng,
  type Refusal,
  type Rng,
  type Sitting,
  sampleAnswer,
} from '../src/index.ts';

/** A match on which rulings are tried: a few decisions, and what the players see. Games add what they look at. */

/** What to answer by the kind of question: one answer for all of them, or a list in order, the last one for good. */
export type Script = { readonly [kind: string]: Json | readonly Json[] | ((ask: Ask) => Json) };

export class TestTable<S extends GameState, A, G extends Sitting<S, E>, E extends GameEvent, V extends Json> {
  readonly match: Match<S, A, G, E, V>;
  constructor(match: Match<S, A, G, E, V>) {
    this.match = match;
  }
  get state(): S {
    return this.match.state;
  }
  /** A look at the present position with the game's own functions. */
  get g(): G {
    const { game }: { readonly game: Game<S, A, G, E, V> } = this.match;
    return game.sit(this.state, () => {});
  }
  /** The open question of a seat, or the only one there is. */
  ask(seat?: number): Ask {
    const found = seat === undefined ? this.match.open[0] : this.match.askOf(seat);
    if (!found) throw new Error(`nothing is asked${seat === undefined ? '' : ` of seat ${seat}`}`);
    return found;
  }
  /** What is asked now, as `seat kind`. */
  get open(): string[] {
    return this.match.open.map((a) => `${a.seat} ${a.kind}`);
  }
  /** The ids of the options of the open question (of a form: `field=option`). */
  options(seat?: number): string[] {
    const a = this.ask(seat);
    if (a.type === 'choice' || a.type === 'several') return a.options.map((o) => o.id);
    if (a.type === 'form') return a.fields.flatMap((f) => f.options.map((o) => `${f.id}=${o.id}`));
    return [];
  }
  /** The clauses that bar an option of the open question; undefined if it is not barred. */
  barred(id: string): readonly ClauseId[] | undefined {
    const a = this.ask();
    const all = a.type === 'choice' ? (a.barred?.() ?? []) : [];
    return all.find((b) => b.id === id)?.refusal.clauses;
  }
  /** Takes decisions that must be legal: of whoever is asked, one after another. */
  take(...answers: readonly Json[]): this {
    for (const answer of answers) {
      const a = this.ask();
      const refusal = this.match.decide(a.seat, answer);
      expect(
        refusal,
        `${a.kind} of seat ${a.seat} refuses ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`,
      ).toBeUndefined();
    }
    return this;
  }
  /** A decision that must be refused, naming this clause. */
  refuses(answer: Json, clause: ClauseId, seat = this.ask().seat): Refusal {
    const refusal = this.match.decide(seat, answer);
    expect(refusal?.clauses).toContain(clause);
    return refusal!;
  }
  /** Answers by the script, and declines what it does not speak of, until a question of this kind is open. */
  until(kind: string, script: Script = {}, seat?: number): this {
    const found = this.play(script, (a) => a.kind === kind && (seat === undefined || a.seat === seat));
    if (!found) throw new Error(`no ${kind} was asked; open: ${this.open.join(', ') || 'nothing'}`);
    return this;
  }
  /** Goes on until this is so, or the match is over. */
  goOn(stop: (table: this) => boolean, script: Script = {}): this {
    this.play(script, () => stop(this));
    return this;
  }
  protected play(script: Script, stop: (ask: Ask) => boolean): boolean {
    const asked = new Map<string, number>();
    for (let n = 0; n < 500 && !this.match.over; n++) {
      const a = this.ask();
      if (stop(a)) return true;
      const said = script[a.kind];
      const nth = asked.get(a.kind) ?? 0;
      asked.set(a.kind, nth + 1);
      if (said === undefined) this.take(decline(a));
      else if (typeof said === 'function') this.take(said(a));
      else if (Array.isArray(said) && a.type === 'choice') this.take((said[nth] ?? said.at(-1)) as Json);
      else this.take(said as Json);
    }
    return false;
  }
  /** What has happened, all of it or of one kind. */
  events(): (E | Overridden)[];
  events<T extends E['type']>(type: T): Extract<E, { readonly type: T }>[];
  events(type?: string): (E | Overridden)[] {
    const all = this.match.events.map((r) => r.event);
    return type === undefined ? all : all.filter((e) => e.type === type);
  }
}

/** A match from a position, with the faces that its next dice show and the cards that lie on top of its decks. */
export function begin<S extends GameState, A, G extends Sitting<S, E>, E extends GameEvent, V extends Json>(
  game: Game<S, A, G, E, V>,
  position: object,
  seed: string,
  dice: { readonly [die: string]: readonly string[] },
  decks: { readonly [deck: string]: readonly string[] } = {},
): Match<S, A, G, E, V> {
  const start = { position: JSON.parse(JSON.stringify(position)) as Json, seed, dice, decks };
  const match = Match.start(game, { start }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
}

/** The quietest legal answer: pass, none, no; otherwise the first option. */
export function decline(a: Ask): Json {
  if (a.type === 'several') return a.options.slice(0, a.min).map((o) => o.id);
  if (a.type === 'form') return Object.fromEntries(a.fields.map((f) => [f.id, f.options[0]!.id]));
  if (a.type === 'region') {
    const sample = a.sample({ below: () => 0 });
    if (sample === undefined) throw new Error(`no legal answer for ${a.kind}`);
    return sample;
  }
  const quiet = ['pass', 'none', 'no'].find((id) => a.options.some((o) => o.id === id));
  return quiet ?? a.options[0]!.id;
}

/** Plays to the end with any legal answers, telling of every question first. */
export function playRandomly<S extends GameState, A, G extends Sitting<S, E>, E extends GameEvent, V extends Json>(
  game: Game<S, A, G, E, V>,
  setup: Json,
  number: number,
  options: MatchOptions,
  tell?: (match: Match<S, A, G, E, V>, ask: Ask) => unknown,
  answerTo: (state: S, ask: Ask, rng: Rng) => Json | undefined = (_, ask, rng) => sampleAnswer(ask, rng),
): Match<S, A, G, E, V> {
  const started = Match.start(game, { setup, seed: `random ${number}` }, options);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const match = started.value;
  const rng = quickRng(number);
  while (!match.over) {
    const { open } = match;
    const ask = open[rng.below(open.length)]!;
    tell?.(match, ask);
    const answer = answerTo(match.state, ask, rng);
    if (answer === undefined) throw new Error(`nothing to answer to ${ask.kind}`);
    expect(match.decide(ask.seat, answer)).toBeUndefined();
  }
  return match;
}
