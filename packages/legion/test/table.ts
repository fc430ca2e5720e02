import type { Ask, Json } from '@holotisch/engine';
import { begin, type Script, TestTable } from '../../engine/test/table.ts';
import { type Spot, spotOf } from '../../table/test/spots.ts';
import type { AttackFace, DefenceFace } from '../src/data/types.ts';
import type { LegionEvent } from '../src/events.ts';
import type { Activity } from '../src/flow/round.ts';
import { type LegionGame, legion } from '../src/game.ts';
import type { Legion } from '../src/legion.ts';
import type { LegionState, TokenKind, Unit } from '../src/state.ts';
import { living, woundsOf } from '../src/values.ts';
import type { LegionView } from '../src/view/view.ts';

/** A position, a few decisions, and what the players see: the words that rulings are tested in. */

export type Spec = { readonly [key: string]: Json };

/** A unit of a seat with its leader at x, y; the others fall in by themselves unless `minis` says where they stand. */
export const unit = (card: string, seat: number, x: number, y: number, more: Spec = {}): Spec => ({
  card,
  seat,
  x,
  y,
  ...more,
});
/** Terrain of a kind, as a rectangle so wide and deep about its middle. */
export const piece = (kind: string, x: number, y: number, width: number, depth: number, more: Spec = {}): Spec => ({
  kind,
  x,
  y,
  outline: box(width, depth),
  ...more,
});
export const box = (width: number, depth: number): Json => {
  const [w, d] = [width / 2, depth / 2];
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ];
};
/** So far from middle to middle are two small bases with such a gap between them. */
export const apart = (gap: number): number => gap + SMALL_BASE;
export const SMALL_BASE = 27;

export interface TableSpec {
  readonly units: readonly Spec[];
  /** Faces that the next dice of a kind show, in order. */
  readonly red?: readonly AttackFace[];
  readonly black?: readonly AttackFace[];
  readonly white?: readonly AttackFace[];
  readonly redDefence?: readonly DefenceFace[];
  readonly whiteDefence?: readonly DefenceFace[];
  readonly seed?: string;
  /** Whatever else a position says: round, phase, active, terrain, markers, battle, hands … */
  readonly [more: string]: Json | undefined | readonly Spec[];
}

/** Where a walker waits that only keeps its side in the match; it has been activated. */
const CORNERS = [
  [60, 60, 0],
  [1770, 855, 180],
] as const;
const KEEPER = 'at-rt-rebel';

/** The table as described. A side without a unit in play is given a walker in its corner, numbered after all others. */
export function lay(spec: TableSpec, game: LegionGame = legion): Table {
  const { red, black, white, redDefence, whiteDefence, seed = 'table', units, ...position } = spec;
  const keepers = [0, 1].flatMap((seat) => {
    const [x, y, degrees] = CORNERS[seat]!;
    const has = units.some((u) => u['seat'] === seat && (u['status'] ?? 'play') === 'play');
    return has ? [] : [unit(KEEPER, seat, x, y, { degrees, order: 'facedown' })];
  });
  const dice = Object.fromEntries(
    Object.entries({ red, black, white, redDefence, whiteDefence }).map(([name, faces = []]) => [name, faces]),
  );
  return new Table(begin(game, { ...position, units: [...units, ...keepers] }, seed, dice));
}

/** An answer for scripts: the first option of a choice, nothing of a list. */
export const first = (a: Ask): Json => (a.type === 'choice' ? a.options[0]!.id : []);

export { decline, type Script } from '../../engine/test/table.ts';

export class Table extends TestTable<LegionState, Activity, Legion, LegionEvent, LegionView> {
  unit(id: number): Unit {
    return this.state.units[id]!;
  }
  tokens(id: number, token: TokenKind): number {
    return this.unit(id).tokens[token];
  }
  /** How many of its miniatures stand. */
  alive(id: number): number {
    return living(this.unit(id)).length;
  }
  /** All wounds that it has taken: on who stands, and of who has fallen. */
  wounds(id: number): number {
    const u = this.unit(id);
    return u.minis.reduce((sum, mini, at) => sum + (mini.fell === null ? mini.wounds : woundsOf(this.g, u, at)), 0);
  }
  /** Where a miniature stands, its leader if none is named, rounded for reading: [x, y, heading]. */
  pose(id: number, mini = this.unit(id).leader): Spot {
    return spotOf(this.unit(id).minis[mini]!.pose);
  }
  /**
   * The active unit attacks: everybody with the first weapon there is (`weapons` in the script says otherwise), at the only
   * target or the one that the script names as `defender`; all that the script does not speak of is declined.
   */
  fight(script: Script = {}): this {
    const before = this.events('attackEnds').length;
    const all: Script = { 'further-defender': 'none', ...script };
    this.until('action', all).take('attack');
    this.play(all, () => this.state.attacks.length === 0 && this.events('attackEnds').length > before);
    return this;
  }
  /** Hits, critical hits, blocks and wounds of the last pool. */
  get result(): { readonly hits: number; readonly crits: number; readonly blocks: number; readonly wounds: number } {
    const last = this.events('result').at(-1);
    if (!last) throw new Error('nobody has attacked');
    const { hits, crits, blocks, wounds } = last;
    return { hits, crits, blocks, wounds };
  }
  /** The cover that was applied in the last pool. */
  get cover(): number | undefined {
    return this.events('cover').at(-1)?.grade;
  }
}
