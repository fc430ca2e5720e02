import type { Json } from '@holotisch/engine';
import { begin, type Script, TestTable } from '../../engine/test/table.ts';
import { type Spot, spotOf } from '../../table/test/spots.ts';
import type { Armada } from '../src/armada.ts';
import type { ArmadaEvent } from '../src/events.ts';
import type { Activity } from '../src/flow/round.ts';
import { type ArmadaGame, armada } from '../src/game.ts';
import type { ArmadaState, Face, Ship, Squadron, Unit } from '../src/state.ts';
import type { ArmadaView } from '../src/view/view.ts';

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
  return new Table(
    begin(
      game,
      { ...position, units: [...units.map(placedOrGone), ...keepers] },
      seed,
      { red, blue, black },
      { damage: deck },
    ),
  );
}

/** Who is not in play has no place, wherever the test has written it. */
function placedOrGone({ x, y, ...unit }: Spec): Spec {
  return (unit['status'] ?? 'play') === 'play' && x !== undefined && y !== undefined ? { x, y, ...unit } : unit;
}

export { decline, type Script } from '../../engine/test/table.ts';

export class Table extends TestTable<ArmadaState, Activity, Armada, ArmadaEvent, ArmadaView> {
  unit(id: number): Unit {
    return this.state.units[id]!;
  }
  ship(id: number): Ship {
    return this.g.ship(id);
  }
  squadron(id: number): Squadron {
    return this.g.squadron(id);
  }
  /** Plays the attack that begins with the next answer to its end, with all that it brings about. */
  fight(script: Script = {}): this {
    const before = this.events('attackEnds').length;
    this.play(script, () => this.state.attacks.length === 0 && this.events('attackEnds').length > before);
    return this;
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
  pose(id: number): Spot {
    return spotOf(this.unit(id).pose);
  }
}
