import type { Json } from '@holotisch/engine';
import { expect } from 'vitest';
import { begin, TestTable } from '../../engine/test/table.ts';
import { type Spot, spotOf } from '../../table/test/spots.ts';
import type { XWingEvent } from '../src/events.ts';
import type { Activity } from '../src/flow/round.ts';
import { type XWingGame, xwing } from '../src/game.ts';
import type { Ship, XWingState } from '../src/state.ts';
import type { XWingView } from '../src/view/view.ts';
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
  return new Scene(begin(game, position, seed, { attack, defence }, { damage: deck }));
}

export class Scene extends TestTable<XWingState, Activity, XWing, XWingEvent, XWingView> {
  ship(id: number): Ship {
    return this.state.ships[id]!;
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
  /** Where a ship stands, rounded for reading: [x, y, heading]. */
  pose(id: number): Spot {
    return spotOf(this.ship(id).pose);
  }
}

export { decline } from '../../engine/test/table.ts';
