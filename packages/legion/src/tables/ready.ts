import { pose } from '@holotisch/table';
import type { Name } from '../data/types.ts';
import { rectangle, TERRAIN, type Terrain, type TerrainKind } from '../geometry/terrain.ts';
import { type Field, turnedAbout } from './random.ts';

/** Tables to begin with, for the battlefield of a standard game. Each is the same from both sides. */
export interface ReadyTable {
  readonly id: string;
  readonly name: Required<Name>;
  readonly terrain: readonly Terrain[];
}

const FIELD: Field = { width: 1828.8, depth: 914.4 };

/** A rectangle of a kind: its middle, its size, which way it is turned, how high it is. */
type Row = readonly [
  kind: TerrainKind,
  x: number,
  y: number,
  width: number,
  depth: number,
  degrees?: number,
  height?: number,
];
const pieceOf = ([kind, x, y, width, depth, degrees = 0, height = TERRAIN[kind].height]: Row): Terrain => ({
  kind,
  outline: rectangle(width, depth),
  pose: pose(x, y, degrees),
  height,
});
/** One half of the table is written down; what stands in the middle has no twin. */
const table = (id: string, de: string, en: string, middle: readonly Row[], half: readonly Row[]): ReadyTable => ({
  id,
  name: { de, en },
  terrain: [...middle.map(pieceOf), ...half.map(pieceOf).flatMap((piece) => [piece, turnedAbout(piece, FIELD)])],
});

export const READY_TABLES: readonly ReadyTable[] = [
  table(
    'desert-town',
    'Wüstenstadt',
    'Desert town',
    [['building', 914.4, 457.2, 180, 140, 0, 130]],
    [
      ['building', 420, 330, 190, 140, 0, 110],
      ['building', 1250, 250, 150, 120, 15, 90],
      ['building', 300, 700, 130, 110, 0, 80],
      ['low-mud-wall', 420, 470, 150, 18, 0],
      ['low-mud-wall', 1020, 260, 140, 18, 0],
      ['barricade', 700, 420, 70, 27, 20],
      ['barricade', 1400, 330, 70, 27, 90],
      ['crater', 170, 510, 130, 120, 0],
      ['hill', 760, 180, 240, 110, 0, 35],
    ],
  ),
  table(
    'forest-clearing',
    'Waldlichtung',
    'Forest clearing',
    [['tall-grass', 914.4, 457.2, 240, 180]],
    [
      ['light-woods', 360, 300, 280, 220, 10],
      ['dense-woods', 760, 200, 190, 140, 0],
      ['light-woods', 1180, 240, 260, 180, -10],
      ['hill', 270, 585, 220, 150, 0, 40],
      ['low-hedge', 620, 450, 150, 20, 0],
      ['barricade', 1400, 430, 70, 27, 90],
      ['shallow-water', 1560, 145, 180, 120, 0],
      ['sandbags', 935, 310, 110, 20, 0],
    ],
  ),
  table(
    'ruined-outpost',
    'Zerstörter Außenposten',
    'Ruined outpost',
    [['ruins', 914.4, 457.2, 240, 180]],
    [
      ['ruins', 380, 300, 220, 170, 0],
      ['building', 1270, 260, 170, 130, 0, 100],
      ['ruins', 860, 190, 200, 120, 0],
      ['trench', 600, 460, 220, 60, 0],
      ['high-stone-wall', 400, 500, 130, 20, 90],
      ['barricade', 640, 300, 70, 27, 0],
      ['barricade', 1100, 310, 70, 27, 30],
      ['crater', 1540, 330, 130, 120, 0],
      ['building', 165, 220, 110, 100, 0, 70],
    ],
  ),
];
