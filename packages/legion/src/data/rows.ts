/** Makers that keep one card together in a table: its form of 1.2, and of 2.6 only what differs. */
import { keywordsOf, nameCell, slotsOf, weaponsOf, wrong } from './cells.ts';
import { type Base, type Edition, type Faction, type Surges, UNIT_TYPES, type Unit, type UnitType } from './types.ts';

/** The points of December 2021, or those and the points of the first print. */
export type PointsCell = number | readonly [now: number, first: number];
export const pointsOf = (cell: PointsCell): { points: number; printedPoints?: number } =>
  typeof cell === 'number' ? { points: cell } : { points: cell[0], printedPoints: cell[1] };

/** A card: its forms by edition, and as it was first printed where that differed by more than points. */
export type Forms<T> = {
  readonly id: string;
  readonly forms: { readonly [E in Edition]?: T };
  readonly firstPrint?: T;
};
export type UnitCard = Forms<Unit>;

type UnitCells = {
  readonly name: string;
  readonly faction: Faction;
  readonly rank: Unit['rank'];
  readonly points: PointsCell;
  readonly values: string;
  readonly body: string;
  readonly keywords: string;
  readonly weapons: string;
  readonly slots: string;
  readonly affiliation?: string;
  readonly unreleased?: boolean;
};
type UnitRest = {
  readonly affiliation?: string;
  readonly unreleased?: true;
  /** What the first print had otherwise. */
  readonly printed?: Partial<UnitCells>;
  /** What its 2.6 form has otherwise; missing: there is none. */
  readonly later?: Partial<UnitCells>;
};

const unitTypes: ReadonlySet<string> = new Set(UNIT_TYPES);
const isUnitType = (word: string): word is UnitType => unitTypes.has(word);
export const isVehicle = (type: UnitType): boolean => type === 'ground-vehicle' || type === 'repulsor-vehicle';
export const isTrooper = (type: UnitType): boolean => !isVehicle(type);

/** Small bases are round and without notches. */
const SMALL_BASE = 27;
/** How high the templates for troopers on small and on notched bases reach. */
const SMALL_HEIGHT = 42;
const LARGE_HEIGHT = 69;

/** `trooper 27`, `ground-vehicle 100x175 50.8`: type, base, and for vehicles the height. */
function bodyOf(cell: string, hovers: boolean): Pick<Unit, 'type' | 'base' | 'height'> {
  const [type = '', size = '', heightCell] = cell.split(' ');
  if (!isUnitType(type)) return wrong('a unit type', cell);
  const [width = 0, length = width] = size.split('x').map(Number);
  const notched = width > SMALL_BASE;
  const base: Base = { width, length, notched, ...(notched && hovers && { sideNotches: true as const }) };
  if (isVehicle(type) !== (heightCell !== undefined)) return wrong('a height', cell);
  return { type, base, height: heightCell ? Number(heightCell) : notched ? LARGE_HEIGHT : SMALL_HEIGHT };
}

const numberOrDash = (cell: string): number | null => (cell === '-' ? null : Number(cell));
const ATTACK_SURGES: Readonly<Record<string, Surges['attack']>> = { hit: 'hit', crit: 'crit', '-': null };
const DEFENCE_SURGES: Readonly<Record<string, Surges['defence']>> = { block: 'block', '-': null };
const DEFENCES: Readonly<Record<string, Unit['defence']>> = { red: 'red', white: 'white', '-': null };

function found<T>(table: Readonly<Record<string, T>>, word: string, cell: string): T {
  const value = table[word];
  return value === undefined ? wrong('values', cell) : value;
}

/** `4x1 C1 hit/- red 2`: miniatures and wounds, courage or resilience, surges, defence die, speed. */
function valuesOf(
  cell: string,
): Pick<Unit, 'minis' | 'wounds' | 'courage' | 'resilience' | 'surges' | 'defence' | 'speed'> {
  const read = /^(\d+)x(\d+) (C\d|C-|R\d+|R-|-) (\S+)\/(\S+) (\S+) (\S+)$/.exec(cell);
  const [, minis, wounds, nerve = '', attack = '', defence = '', die = '', speed = ''] = read ?? wrong('values', cell);
  return {
    minis: Number(minis),
    wounds: Number(wounds),
    ...(nerve.startsWith('C') && { courage: numberOrDash(nerve.slice(1)) }),
    ...(nerve.startsWith('R') && { resilience: numberOrDash(nerve.slice(1)) }),
    surges: { attack: found(ATTACK_SURGES, attack, cell), defence: found(DEFENCE_SURGES, defence, cell) },
    defence: found(DEFENCES, die, cell),
    speed: numberOrDash(speed),
  };
}

function unitForm(id: string, cells: UnitCells): Unit {
  const { name, faction, rank, points, values, body, keywords: words, weapons, slots, affiliation, unreleased } = cells;
  const keywords = keywordsOf(words);
  const hovers = keywords.some((one) => one.keyword === 'hover');
  const card = nameCell(name);
  return {
    id,
    ...card,
    faction,
    rank,
    ...bodyOf(body, hovers),
    ...pointsOf(points),
    ...valuesOf(values),
    keywords,
    weapons: weaponsOf(weapons, card.name.en),
    slots: slotsOf(slots),
    ...(affiliation && { affiliation }),
    ...(unreleased && { unreleased }),
  };
}

type UnitRow = { readonly id: string; readonly cells: Omit<UnitCells, 'faction' | 'rank'>; readonly rest: UnitRest };
type UnitMaker = (
  id: string,
  name: string,
  points: PointsCell,
  values: string,
  body: string,
  keywords: string,
  weapons: string,
  slots: string,
  rest?: UnitRest,
) => UnitRow & { readonly since: Edition };

const unitMaker =
  (since: Edition): UnitMaker =>
  (id, name, points, values, body, keywords, weapons, slots, rest = {}) => ({
    id,
    since,
    cells: {
      name,
      points,
      values,
      body,
      keywords,
      weapons,
      slots,
      ...(rest.affiliation && { affiliation: rest.affiliation }),
      ...(rest.unreleased && { unreleased: rest.unreleased }),
    },
    rest,
  });

/** A unit of 1.2, with its 2.6 form where it has one. */
export const unit = unitMaker('1.2');
/** A unit that 2.6 brought. */
export const laterUnit = unitMaker('2.6');

export const unitsOf = (
  faction: Faction,
  rank: Unit['rank'],
  rows: readonly ReturnType<UnitMaker>[],
): readonly UnitCard[] =>
  rows.map(({ id, since, cells, rest: { printed, later } }) => {
    const first = { ...cells, faction, rank };
    if (since === '2.6') return { id, forms: { '2.6': unitForm(id, first) } };
    const now = typeof first.points === 'number' ? first.points : first.points[0];
    return {
      id,
      forms: {
        '1.2': unitForm(id, first),
        ...(later && { '2.6': unitForm(id, { ...first, points: now, unreleased: false, ...later }) }),
      },
      ...(printed && { firstPrint: unitForm(id, { ...first, ...printed }) }),
    };
  });
