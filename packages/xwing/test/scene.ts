import { type Ask, type Json, Match, type Refusal } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { headingDegrees } from '@holotisch/table';
import { expect } from 'vitest';
import type { EventOf, XWingEvent } from '../src/events.ts';
import { type XWingGame, type XWingMatch, xwing } from '../src/game.ts';
import type { Ship, XWingState } from '../src/state.ts';
import type { XWing } from '../src/xwing.ts';

/** A position, a few decisions, and what the players see: the words that rulings are tested in. */

export type ShipSpec = { readonly [key: string]: Json };

/** A ship by faction/type/pilot at x, y and heading in degrees (0 looks up the table, clockwise). */
export const ship = (who: string, x: number, y: number, degrees = 0, more: ShipSpec = {}): ShipSpec => {
  const [faction, type, pilot] = who.split('/') as [string, string, string];
  return { seat: faction === 'imperial' ? 1 : 0, faction, type, pilot, x, y, degrees, ...more };
};
/** Two everyday ships: an X-wing (skill 2, 3 attack, 2 agility, 3 hull, 2 shields) and a TIE fighter (skill 1, 2/3/3/0). */
export const rookie = (x: number, y: number, degrees = 0, more: ShipSpec = {}): ShipSpec =>
  ship('rebel/xwing/rookiepilot', x, y, degrees, more);
export const academy = (x: number, y: number, degrees = 0, more: ShipSpec = {}): ShipSpec =>
  ship('imperial/tiefighter/academypilot', x, y, degrees, more);

export interface SceneSpec {
  readonly ships: readonly ShipSpec[];
  readonly phase?: 'planning' | 'activation' | 'combat' | 'end';
  readonly stage?: 'start' | 'decloak' | 'ships' | 'end';
  /** Whose turn has begun, and how far it has come. */
  readonly active?: number;
  readonly turn?: Json;
  readonly round?: number;
  readonly initiative?: 0 | 1;
  readonly sides?: readonly (0 | 1)[];
  readonly obstacles?: readonly {
    readonly kind: string;
    readonly x: number;
    readonly y: number;
    readonly degrees?: number;
  }[];
  readonly bombs?: readonly {
    readonly card: string;
    readonly ship: number;
    readonly part?: number;
    readonly x: number;
    readonly y: number;
    readonly degrees?: number;
  }[];
  readonly touching?: readonly (readonly [number, number])[];
  readonly rules?: { readonly [key: string]: Json };
  readonly uses?: Readonly<Record<string, number>>;
  /** Faces that the next dice show, in order: attack hit crit focus blank, defence evade focus blank. */
  readonly attack?: readonly string[];
  readonly defence?: readonly string[];
  /** The top cards of the damage deck. */
  readonly deck?: readonly string[];
  readonly seed?: string;
}

/** The table as described; with cards of the house, in a game that is made with them. */
export function scene(spec: SceneSpec, game: XWingGame = xwing): Scene {
  const { attack = [], defence = [], deck = [], seed = 'scene', ...position } = spec;
  const start = {
    position: JSON.parse(JSON.stringify(position)) as Json,
    seed,
    dice: { attack, defence },
    decks: { damage: deck },
  };
  const match = Match.start(game, { start }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Scene(match.value);
}

export class Scene {
  readonly match: XWingMatch;
  constructor(match: XWingMatch) {
    this.match = match;
  }
  get state(): XWingState {
    return this.match.state;
  }
  /** A look at the present position with the game's own functions. */
  get g(): XWing {
    return this.match.game.sit(this.state, () => {});
  }
  ship(id: number): Ship {
    return this.state.ships[id]!;
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
  /** Answers of the open question kinds until a question of the wanted kind is open (declining what can be declined). */
  until(kind: string, seat?: number): this {
    for (let n = 0; n < 500 && !this.match.over; n++) {
      const a = this.ask();
      if (a.kind === kind && (seat === undefined || a.seat === seat)) return this;
      this.take(decline(a));
    }
    throw new Error(`no ${kind} was asked; open: ${this.open.join(', ') || 'nothing'}`);
  }
  /** Sets all dials: `{ '0': 's2', '1': 'k4' }`. */
  dials(dials: Readonly<Record<string, string>>): this {
    for (const a of [...this.match.open]) {
      expect(a.kind).toBe('dials');
      const mine =
        a.type === 'form' ? Object.fromEntries(a.fields.map((f) => [f.id, dials[f.id] ?? f.options[0]!.id])) : {};
      expect(this.match.decide(a.seat, mine)).toBeUndefined();
    }
    return this;
  }
  /** What has happened, all of it or of one kind. */
  events(): XWingEvent[];
  events<T extends XWingEvent['type']>(type: T): EventOf<T>[];
  events(type?: XWingEvent['type']): XWingEvent[] {
    const all = this.match.events.map((r) => r.event);
    return type === undefined ? all : all.filter((e) => e.type === type);
  }
  /** Where a ship stands, rounded for reading: [x, y, heading]. */
  pose(id: number): [number, number, number] {
    const p = this.ship(id).pose;
    if (!p) throw new Error(`ship ${id} is not on the table`);
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
