/** Makers of battle cards. Maps are written in range units as the cards print them: `0,5 12,5 12,6 0,6`. */
import { named, weaponsOf, wrong } from './cells.ts';
import type { BattleCard, BattleKind, Edition, Point, Zone } from './types.ts';

/** Millimetres of a range band, the unit of the printed maps. */
export const RANGE_BAND = 152.4;

/** To a tenth, as the maps are. */
const millimetres = (bands: number): number => Math.round(bands * RANGE_BAND * 10) / 10;

function placeOf(cell: string): Point {
  const [x, y] = cell.split(',').map(Number);
  if (x === undefined || y === undefined || Number.isNaN(x + y)) return wrong('a place', cell);
  return { x: millimetres(x), y: millimetres(y) };
}
export const places = (cell: string): readonly Point[] => cell.split(' ').map(placeOf);
export const areas = (...outlines: readonly string[]): readonly Zone[] =>
  outlines.map((outline) => ({ corners: places(outline) }));
export const discs = (...rows: readonly (readonly [centre: string, radius: number])[]): readonly Zone[] =>
  rows.map(([centre, radius]) => ({ centre: placeOf(centre), radius: millimetres(radius) }));

type Details = Partial<
  Pick<BattleCard, 'table' | 'set' | 'zones' | 'places' | 'tokens' | 'faction' | 'scenario' | 'unknown'>
> & { readonly weapons?: string };
type BattleRow = readonly [id: string, name: string, details?: Details];

const cardsOf =
  <Kind extends BattleKind>(edition: Edition) =>
  (kind: Kind, rows: readonly BattleRow[]): readonly BattleCard[] =>
    rows.map(([id, name, details]) => battleCard(id, name, kind, edition, details));

function battleCard(
  id: string,
  name: string,
  kind: BattleKind,
  edition: Edition,
  { table = 'standard', weapons = '', ...details }: Details = {},
): BattleCard {
  return { id, name: named(name), kind, edition, table, ...details, weapons: weaponsOf(weapons, name) };
}

export const firstCards = cardsOf<'objective' | 'deployment' | 'condition'>('1.2');
export const laterCards = cardsOf<'primary' | 'secondary' | 'advantage'>('2.6');
