import { bad, chance, good, type Json, type Refusal, type Result, readShape, say } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import { type Army, armyOf, pointsOf as armyPoints, handOf } from './build/index.ts';
import { findBattleCard, formatOf, formatsOf, unitOf, upgradeOf } from './data/index.ts';
import { type Edition, type Format, TABLES } from './data/types.ts';
import { TERRAIN, type Terrain } from './geometry/terrain.ts';
import { type Setup, SetupShape, type TerrainShape } from './read.ts';
import {
  type BattleRows,
  type Hand,
  type LegionState,
  type Mini,
  newTokens,
  type Rules,
  type Side,
  type Unit,
} from './state.ts';
import { tableNamed } from './tables/index.ts';

/** How a match begins with two armies; see position.ts for the middle of things. */

export const refusal = (
  key: string,
  args: Record<string, Json>,
  where?: readonly (string | number)[],
): Result<never, Refusal> => bad({ clauses: [], message: say(key, args), ...(where && { where }) });

/** The usual size of a game in each edition. */
export const DEFAULT_FORMAT: Readonly<Record<Edition, string>> = { '1.2': 'standard', '2.6': 'standard-2' };

export function rulesFrom(r: Setup['rules'], edition: Edition): Rules {
  const format = formatOf(r.format ?? DEFAULT_FORMAT[edition]);
  const table = TABLES[format.table];
  return {
    edition,
    format: format.id,
    width: r.width ?? table.width,
    depth: r.depth ?? table.height,
    rounds: r.rounds === undefined ? format.rounds : r.rounds,
    points: r.points === undefined ? format.points : r.points,
    training: r.training ?? null,
    competitive: r.competitive ?? false,
  };
}

/** A size of game that this edition does not know. */
export const unknownFormat = ({ format }: Setup['rules'], edition: Edition): string | undefined =>
  format === undefined || formatsOf(edition).some(({ id }) => id === format) ? undefined : format;

/** The miniatures of a unit: its own and those that upgrades add; a leader among them takes the lead. LE-EINHEIT-05, LE-ANFUEHRER-01 */
export function newMinis(
  card: string,
  upgrades: readonly string[],
  edition: Edition,
): { readonly minis: Mini[]; readonly leader: number } {
  const fresh = (by: number | null): Mini => ({ by, pose: null, wounds: 0, fell: null });
  const minis = Array.from({ length: unitOf(card, edition).minis }, () => fresh(null));
  let leader = 0;
  for (const [at, id] of upgrades.entries()) {
    const { mini } = upgradeOf(id, edition);
    for (let i = 0; i < (mini?.count ?? 0); i++) {
      if (mini!.leader || isWeaponTeam(card, id, edition)) leader = minis.length;
      minis.push(fresh(at));
    }
  }
  return { minis, leader };
}
/** LE-SCHWERER-INFANTERIETRUPP-02: the heavy weapon leads. */
const isWeaponTeam = (card: string, upgrade: string, edition: Edition): boolean =>
  upgradeOf(upgrade, edition).slot === 'heavy-weapon' &&
  unitOf(card, edition).keywords.some(({ keyword }) => keyword === 'heavy-weapon-team');

export function newUnit(
  id: number,
  seat: number,
  card: string,
  upgrades: readonly string[],
  edition: Edition,
  number: number,
): Unit {
  const { faction, rank } = unitOf(card, edition);
  return {
    ...{
      id,
      seat,
      faction,
      card,
      number,
      status: 'reserve',
      rank: rank === 'counterpart' ? 'corps' : rank,
      promoted: false,
    },
    ...newMinis(card, upgrades, edition),
    upgrades: upgrades.map((one) => ({ id: one, exhausted: false, discarded: false, wounds: 0 })),
    ...{
      order: 'none',
      tokens: newTokens(),
      panicked: false,
      damaged: false,
      disabled: false,
      destroyedWeapons: [],
      resilienceRolled: false,
    },
    ...{ claimed: [], bounty: 0, bountiesWon: 0, inside: null, doomed: false, note: {} },
  };
}

/** Units of one name and seat are numbered; a single one is 0. LE-ID-MARKER-01 */
export const numbersOf = (units: readonly { readonly seat: number; readonly card: string }[]): readonly number[] =>
  units.map(({ seat, card }, i) => {
    const same = (u: { readonly seat: number; readonly card: string }) => u.seat === seat && u.card === card;
    return units.filter(same).length > 1 ? units.slice(0, i).filter(same).length + 1 : 0;
  });

/** All units of all seats; a counterpart is a miniature of the unit that it belongs to, its card one of that unit's. */
export function unitsOf(armies: readonly Army[], edition: Edition): Unit[] {
  const all = armies.flatMap(({ units }, seat) =>
    units.map(({ unit: card, upgrades, counterpart, loadout = [] }) => ({
      ...{ card, seat, loadout },
      upgrades: counterpart ? [...upgrades, counterpart.unit, ...counterpart.upgrades] : upgrades,
    })),
  );
  const numbers = numbersOf(all);
  return all.map(({ seat, card, upgrades, loadout }, id) => ({
    ...newUnit(id, seat, card, upgrades, edition, numbers[id]!),
    note: loadout.length > 0 ? { loadout: [...loadout] } : {},
  }));
}

const agreed = (footing: NonNullable<TerrainShape['footing']>): NonNullable<Terrain['footing']> =>
  Object.fromEntries(Object.entries(footing).filter(([, how]) => how !== undefined));

export const terrainOf = (pieces: readonly TerrainShape[]): Terrain[] =>
  pieces.map(({ kind, outline, x, y, degrees = 0, height, cover, footing, ladders }) => ({
    ...{ kind, outline, pose: pose(x, y, degrees), height: height ?? TERRAIN[kind].height },
    ...(cover !== undefined && { cover }),
    ...(footing !== undefined && { footing: agreed(footing) }),
    ...(ladders && { ladders: true as const }),
  }));

const newHand = (cards: readonly string[]): Hand => ({
  cards: [...cards],
  played: null,
  discard: [],
  nominated: null,
  pool: [],
  passes: 0,
  passed: false,
});

export const blankState = (
  seed: string,
  rules: Rules,
  sides: readonly Side[],
  units: Unit[],
  terrain: Terrain[],
): LegionState => ({
  ...{
    chance: chance(seed),
    rules,
    sides,
    points: sides.map(() => 0),
    brought: sides.map(() => ({})),
    hands: sides.map(() => newHand([])),
  },
  ...{
    blue: 0,
    edges: ['south', 'north'],
    rows: {},
    battle: {},
    vetoes: 0,
    battleNote: {},
    round: 0,
    phase: 'sides',
    stage: 0,
  },
  ...{
    priority: 0,
    counter: 0,
    turnOf: 0,
    revealed: false,
    turn: null,
    terrain,
    supply: [],
    markers: [],
    nextMarker: 0,
    units,
  },
  ...{ attacks: [], lasting: [], uses: {}, victory: [0, 0], outcome: null },
});

export const pointsOf = (units: readonly { card: string; upgrades: readonly string[] }[], edition: Edition): number =>
  units.reduce(
    (sum, { card, upgrades }) =>
      sum + unitOf(card, edition).points + upgrades.reduce((n, id) => n + upgradeOf(id, edition).points, 0),
    0,
  );

export type CheckArmy = (army: Army, format: Format, unenforced: boolean) => Refusal | undefined;

export function setUp(setup: Json, seed: string, edition: Edition, check: CheckArmy): Result<LegionState> {
  const shape = readShape(SetupShape, setup);
  if (!shape.ok) return shape;
  const { sides, terrain, table } = shape.value;
  const armies = shape.value.armies.map(armyOf);
  if (sides.length !== armies.length || !sides.includes(0) || !sides.includes(1)) return refusal('le.badSides', {});
  const name = unknownFormat(shape.value.rules, edition);
  if (name !== undefined) return refusal('le.unknownFormat', { format: name }, ['rules', 'format']);
  const rules = rulesFrom(shape.value.rules, edition);
  const format = { ...formatOf(rules.format), points: rules.points ?? Number.POSITIVE_INFINITY };
  for (const [i, army] of armies.entries()) {
    const why = check(army, format, shape.value.rules.unenforced ?? false);
    if (why) return bad({ ...why, where: ['armies', i] });
  }
  const laid = table === undefined ? [] : tableNamed(table, seed, rules);
  if (laid === undefined) return refusal('le.noSuchTable', { table: table ?? '' }, ['table']);
  const state = blankState(seed, rules, sides, unitsOf(armies, edition), [...terrainOf(terrain), ...laid]);
  return good({
    ...state,
    points: armies.map((army) => armyPoints(army, format)),
    brought: armies.map(broughtBy),
    hands: armies.map((army) => newHand(handOf(army))),
  });
}

/** Its battle deck by kind. */
function broughtBy({ battleDeck }: Army): BattleRows {
  const rows: Record<string, string[]> = {};
  for (const id of battleDeck) {
    const kind = findBattleCard(id)?.kind;
    if (kind === undefined) continue;
    rows[kind] ??= [];
    rows[kind].push(id);
  }
  return rows;
}
