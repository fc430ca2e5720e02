import { type Ask, type Json, Match, type Refusal } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { headingDegrees } from '@holotisch/table';
import { expect } from 'vitest';
import type { Armada } from '../src/armada.ts';
import type { ArmadaEvent, EventOf, EventType } from '../src/events.ts';
import { type ArmadaGame, type ArmadaMatch, armada } from '../src/game.ts';
import type { ArmadaState, Face, Ship, Squadron, Unit } from '../src/state.ts';

/** A position, a few decisions, and what the players see: the words that rulings are tested in. */

export type Spec = { readonly [key: string]: Json };

/** A ship card of a seat at x, y and heading in degrees (0 looks up the table, clockwise). */
export const ship = (id: string, seat: number, x: number, y: number, degrees = 0, more: Spec = {}): Spec => ({
  ship: id,
  seat,
  x,
  y,
  degrees,
  ...more,
});
export const squadron = (id: string, seat: number, x: number, y: number, more: Spec = {}): Spec => ({
  squadron: id,
  seat,
  x,
  y,
  ...more,
});

/** Two squadrons with such a gap between their bases stand so far from middle to middle. */
export const apart = (gap: number): number => gap + 2 * RADIUS;
const RADIUS = 17;

export interface TableSpec {
  readonly units: readonly Spec[];
  /** Faces that the next dice of a colour show, in order. */
  readonly red?: readonly Face[];
  readonly blue?: readonly Face[];
  readonly black?: readonly Face[];
  /** The top cards of the damage deck. */
  readonly deck?: readonly string[];
  readonly seed?: string;
  /** Whatever else a position says: phase, active, step, flying, first, obstacles, markers … */
  readonly [more: string]: Json | undefined | readonly Spec[];
}

/** Where ships wait that only keep their side in the match. */
const CORNERS = [
  [60, 60, 0],
  [1770, 855, 180],
] as const;
const KEEPERS = ['gr-75-medium-transports', 'gozanti-class-cruisers-empire'];

/**
 * The table as described; `game` may be made with other cards. A side without a ship is given one in its corner, numbered
 * after all others, since a fleet without ships has lost.
 */
export function lay(spec: TableSpec, game: ArmadaGame = armada): Table {
  const { red = [], blue = [], black = [], deck = [], seed = 'table', units, ...position } = spec;
  const keepers = [0, 1].flatMap((seat) => {
    const [x, y, degrees] = CORNERS[seat]!;
    const has = units.some((u) => 'ship' in u && u['seat'] === seat && (u['status'] ?? 'play') === 'play');
    return has ? [] : [ship(KEEPERS[seat]!, seat, x, y, degrees, { activated: true })];
  });
  const start = {
    position: JSON.parse(JSON.stringify({ ...position, units: [...units.map(placedOrGone), ...keepers] })) as Json,
    seed,
    dice: { red, blue, black },
    decks: { damage: deck },
  };
  const match = Match.start(game, { start }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Table(match.value);
}

/** Who is not in play has no place, wherever the test has written it. */
function placedOrGone({ x, y, ...unit }: Spec): Spec {
  return (unit['status'] ?? 'play') === 'play' && x !== undefined && y !== undefined ? { x, y, ...unit } : unit;
}

/** What to answer by the kind of question: one answer for all of them, or a list in order, the last one for good. */
export type Script = { readonly [kind: string]: Json | readonly Json[] | ((ask: Ask) => Json) };

export class Table {
  readonly match: ArmadaMatch;
  constructor(match: ArmadaMatch) {
    this.match = match;
  }
  get state(): ArmadaState {
    return this.match.state;
  }
  /** A look at the present position with the game's own functions. */
  get g(): Armada {
    return this.match.game.sit(this.state, () => {});
  }
  unit(id: number): Unit {
    return this.state.units[id]!;
  }
  ship(id: number): Ship {
    return this.g.ship(id);
  }
  squadron(id: number): Squadron {
    return this.g.squadron(id);
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
    const found = this.#play(script, (a) => a.kind === kind && (seat === undefined || a.seat === seat));
    if (!found) throw new Error(`no ${kind} was asked; open: ${this.open.join(', ') || 'nothing'}`);
    return this;
  }
  /** Plays the attack that begins with the next answer to its end, with all that it brings about. */
  fight(script: Script = {}): this {
    const before = this.events('attackEnds').length;
    this.#play(script, () => this.state.attacks.length === 0 && this.events('attackEnds').length > before);
    return this;
  }
  /** Goes on until this is so, or the match is over. */
  goOn(stop: (table: this) => boolean, script: Script = {}): this {
    this.#play(script, () => stop(this));
    return this;
  }
  #play(script: Script, stop: (ask: Ask) => boolean): boolean {
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
  events(): ArmadaEvent[];
  events<T extends EventType>(type: T): EventOf<T>[];
  events(type?: EventType): ArmadaEvent[] {
    const all = this.match.events.map((r) => r.event);
    return type === undefined ? all : all.filter((e) => e.type === type);
  }
  /** How many damage the last attack did. */
  get damage(): number | undefined {
    return this.events('damage').at(-1)?.total;
  }
  /** How much damage a unit has suffered, in hull or in shields and cards. */
  suffered(id: number): number {
    return this.events('suffers').reduce((sum, e) => sum + (e.unit === id ? e.amount : 0), 0);
  }
  /** Where a unit stands, rounded for reading: [x, y, heading]. */
  pose(id: number): [number, number, number] {
    const p = this.unit(id).pose;
    if (!p) throw new Error(`unit ${id} is not on the table`);
    const round = (n: number) => Math.round(n * 1000) / 1000 + 0;
    return [round(p.x), round(p.y), round(headingDegrees(p.hx, p.hy))];
  }
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
