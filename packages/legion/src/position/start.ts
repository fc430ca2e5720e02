import { bad, chance, good, type Json, type Refusal, type Result, readShape, say } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import { type Army, armyOf, pointsOf as armyPoints, handOf, teamFaults } from '../build/index.ts';
import { findBattleCard, formatOf, formatsOf, upgradeOf } from '../data/index.ts';
import { type Edition, type Format, type Rank, TABLES } from '../data/types.ts';
import { type Mover, TERRAIN, type Terrain } from '../geometry/terrain.ts';
import {
  type BattleRows,
  type Hand,
  type LegionState,
  type Mini,
  newTokens,
  type Rules,
  type Side,
  type Unit,
} from '../state.ts';
import { RANDOM_TABLE, tableNamed } from '../tables/index.ts';
import { factionName } from '../text/build/names.ts';
import { type Reading, unitCardIn } from '../training/cards.ts';
import { FREE, refuseTraining, TRAINING_FACTIONS, TRAINING_FORMAT, trainingBarricades } from '../training/forces.ts';
import { TRAINING_STEPS, type TrainingStep } from '../training/steps.ts';
import type { TerrainShape } from './parts.ts';
import { type Setup, SetupShape } from './read-setup.ts';

/** How a match begins with two armies; see lay-out.ts for the middle of things. */

const refusal = (
  key: string,
  args: Record<string, Json>,
  where?: readonly (string | number)[],
): Result<never, Refusal> => bad({ clauses: [], message: say(key, args), ...(where && { where }) });

/** The usual size of a game in each edition. */
const DEFAULT_FORMAT: Readonly<Record<Edition, string>> = { '1.2': 'standard', '2.6': 'standard-2' };

/** The additions to the training battle in the order of the booklet; null: another kind of battle. */
const trainingOf = ({ training }: Setup['rules']): readonly TrainingStep[] | null => {
  if (training === undefined || training === null || training === false) return null;
  const wanted = training === true ? [] : training.with;
  return TRAINING_STEPS.filter((step) => wanted.includes(step));
};

export function rulesFrom(r: Setup['rules'], edition: Edition): Rules {
  const training = trainingOf(r);
  const format = formatOf(r.format ?? (training === null ? DEFAULT_FORMAT[edition] : TRAINING_FORMAT));
  // LC-AUFBAU-DES-TRAININGSGEFECHTS-01
  const table = TABLES[training === null || training.includes('battle-cards') ? format.table : 'skirmish'];
  return {
    edition,
    format: format.id,
    width: r.width ?? table.width,
    depth: r.depth ?? table.height,
    rounds: r.rounds === undefined ? format.rounds : r.rounds,
    points: r.points === undefined ? format.points : r.points,
    training,
    competitive: training === null && (r.competitive ?? false),
  };
}

/** A size of game that this edition does not know; the training battle is of the older one and has its own. */
export const unknownFormat = (rules: Setup['rules'], edition: Edition): string | undefined => {
  const { format } = rules;
  if (trainingOf(rules) !== null)
    return edition !== '1.2' ? 'training' : format === undefined || format === TRAINING_FORMAT ? undefined : format;
  return format === undefined || formatsOf(edition).some(({ id }) => id === format) ? undefined : format;
};

/** The miniatures of a unit: its own and those that upgrades add; a leader among them takes the lead. LE-EINHEIT-05, LE-ANFUEHRER-01 */
export function newMinis(
  card: string,
  upgrades: readonly string[],
  rules: Reading,
): { readonly minis: Mini[]; readonly leader: number } {
  const fresh = (by: number | null): Mini => ({ by, pose: null, wounds: 0, fell: null });
  const minis = Array.from({ length: unitCardIn(rules, card).minis }, () => fresh(null));
  let leader = 0;
  for (const [at, id] of upgrades.entries()) {
    const { mini } = upgradeOf(id, rules.edition);
    for (let i = 0; i < (mini?.count ?? 0); i++) {
      if (mini!.leader || isWeaponTeam(card, id, rules)) leader = minis.length;
      minis.push(fresh(at));
    }
  }
  return { minis, leader };
}
/** LE-SCHWERER-INFANTERIETRUPP-02: the heavy weapon leads. */
const isWeaponTeam = (card: string, upgrade: string, rules: Reading): boolean =>
  upgradeOf(upgrade, rules.edition).slot === 'heavy-weapon' &&
  unitCardIn(rules, card).keywords.some(({ keyword }) => keyword === 'heavy-weapon-team');

/** Of a counterpart that of any corps unit: nobody asks for it. */
export function printedRank(card: string, rules: Reading): Rank {
  const { rank } = unitCardIn(rules, card);
  return rank === 'counterpart' ? 'corps' : rank;
}

export function newUnit(
  id: number,
  seat: number,
  card: string,
  upgrades: readonly string[],
  rules: Reading,
  number: number,
): Unit {
  const { faction } = unitCardIn(rules, card);
  return {
    id,
    seat,
    faction,
    card,
    number,
    status: 'reserve',
    rank: printedRank(card, rules),
    promoted: false,
    ...newMinis(card, upgrades, rules),
    upgrades: upgrades.map((one) => ({ id: one, exhausted: false, discarded: false, wounds: 0 })),
    order: 'none',
    tokens: newTokens(),
    panicked: false,
    damaged: false,
    disabled: false,
    destroyedWeapons: [],
    resilienceRolled: false,
    claimed: [],
    bounty: 0,
    bountiesWon: 0,
    inside: null,
    doomed: false,
    note: {},
  };
}

/** Units of one name and seat are numbered; a single one is 0. LE-ID-MARKER-01 */
export const numbersOf = (units: readonly { readonly seat: number; readonly card: string }[]): readonly number[] =>
  units.map(({ seat, card }, i) => {
    const same = (u: { readonly seat: number; readonly card: string }) => u.seat === seat && u.card === card;
    return units.filter(same).length > 1 ? units.slice(0, i).filter(same).length + 1 : 0;
  });

/** All units of all seats; a counterpart is a miniature of the unit that it belongs to, its card one of that unit's. */
export function unitsOf(armies: readonly Army[], rules: Reading): Unit[] {
  const all = armies.flatMap(({ units }, seat) =>
    units.map(({ unit: card, upgrades, counterpart, loadout = [] }) => ({
      card,
      seat,
      loadout,
      upgrades: counterpart ? [...upgrades, counterpart.unit, ...counterpart.upgrades] : upgrades,
    })),
  );
  const numbers = numbersOf(all);
  return all.map(({ seat, card, upgrades, loadout }, id) => ({
    ...newUnit(id, seat, card, upgrades, rules, numbers[id]!),
    note: loadout.length > 0 ? { loadout: [...loadout] } : {},
  }));
}

/** What was agreed for kinds of units, without those of which nothing is said. */
const agreed = <T>(by: { readonly [M in Mover]?: T | undefined }): { readonly [M in Mover]?: T } =>
  Object.fromEntries(Object.entries(by).filter(([, how]) => how !== undefined));

export const terrainOf = (pieces: readonly TerrainShape[], { training }: Pick<Reading, 'training'>): Terrain[] =>
  pieces.map(({ kind, outline, x, y, degrees = 0, height, cover, footing, ladders }) => ({
    kind,
    outline,
    pose: pose(x, y, degrees),
    height: height ?? TERRAIN[kind].height,
    ...(cover !== undefined && { cover: typeof cover === 'number' ? cover : agreed(cover) }),
    ...(training !== null && kind === 'barricade' && { footing: FREE }),
    ...(footing !== undefined && { footing: agreed(footing) }),
    ...(ladders && { ladders: true as const }),
  }));

const newHand = (cards: readonly string[], contingencies: readonly string[] = []): Hand => ({
  cards: [...cards],
  contingencies: [...contingencies],
  played: null,
  discard: [],
  aside: [],
  divulged: [],
  nominated: null,
  pool: [],
  kept: [],
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
  chance: chance(seed),
  rules,
  sides,
  points: sides.map(() => 0),
  brought: sides.map(() => ({})),
  hands: sides.map(() => newHand([])),
  blue: 0,
  edges: ['south', 'north'],
  rows: {},
  battle: {},
  advantages: [null, null],
  vetoes: 0,
  battleNote: {},
  round: 0,
  phase: 'sides',
  stage: 0,
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
  attacks: [],
  lasting: [],
  uses: {},
  victory: [0, 0],
  outcome: null,
});

type CheckArmy = (army: Army, format: Format, unenforced: boolean) => Refusal | undefined;

export function setUp(setup: Json, seed: string, edition: Edition, check: CheckArmy): Result<LegionState> {
  const shape = readShape(SetupShape, setup);
  if (!shape.ok) return shape;
  const { sides, terrain, table } = shape.value;
  const armies = shape.value.armies.map(armyOf);
  if (sides.length !== armies.length || !sides.includes(0) || !sides.includes(1)) return refusal('le.badSides', {});
  const name = unknownFormat(shape.value.rules, edition);
  if (name !== undefined) return refusal('le.unknownFormat', { format: name }, ['rules', 'format']);
  const rules = rulesFrom(shape.value.rules, edition);
  const { training } = rules;
  const wrong = training === null ? undefined : refuseTraining(armies, training);
  if (wrong) return bad({ ...wrong, where: ['armies'] });
  const format = { ...formatOf(rules.format), points: rules.points ?? Number.POSITIVE_INFINITY };
  for (const [i, army] of armies.entries()) {
    const built = training === null || training.includes('upgrades');
    const why = built ? check(army, format, shape.value.rules.unenforced ?? false) : undefined;
    if (why) return bad({ ...why, where: ['armies', i] });
  }
  const miscast = refuseScenario(armies, sides, format);
  if (miscast) return bad({ ...miscast, where: ['armies'] });
  const torn = teamFault(armies, sides, format);
  if (torn) return bad(torn);
  const named = table ?? (rules.competitive && terrain.length === 0 ? RANDOM_TABLE : undefined);
  const laid = named === undefined ? [] : tableNamed(named, seed, rules);
  if (laid === undefined) return refusal('le.noSuchTable', { table: table ?? '' }, ['table']);
  const pieces = [...terrainOf(terrain, rules), ...laid];
  if (training !== null && pieces.length === 0) pieces.push(...trainingBarricades(rules.width));
  if (rules.competitive && pieces.length % 2 === 1) {
    if (terrain.length % 2 === 1) return oddTerrain(pieces.length);
    pieces.shift(); // a ready table has a piece in its middle that has no twin
  }
  const state = blankState(seed, rules, sides, unitsOf(armies, rules), rules.competitive ? [] : pieces);
  return good({
    ...state,
    ...(training !== null && !training.includes('battle-cards') && sketched(armies, sides)),
    ...(rules.competitive && { supply: pieces, phase: 'terrain' as const }),
    points: armies.map((army) => armyPoints(army, format)),
    brought: armies.map(broughtBy),
    hands: armies.map((army) => newHand(handOf(army), army.contingencies)),
  });
}

const oddTerrain = (measured: number): Result<never, Refusal> =>
  bad({
    clauses: ['LE-KOMPETITIVE-GELAENDEPLATZ-01'],
    message: say('le.oddTerrain', { pieces: measured }),
    measured,
    where: ['terrain'],
  });

/**
 * The training battle begins with everybody's place: the Republic plays blue and holds the round counter.
 * LC-AUFBAU-DES-TRAININGSGEFECHTS-03, -10
 */
function sketched(armies: readonly Army[], sides: readonly Side[]): Partial<LegionState> {
  const seat = armies.findIndex(({ faction }) => faction === TRAINING_FACTIONS[0]);
  const blue = sides[seat]!;
  return {
    blue,
    counter: seat,
    priority: seat,
    phase: 'deployment',
    turnOf: blue,
    edges: blue === 0 ? ['south', 'north'] : ['north', 'south'],
  };
}

/** Of a scenario: one side of either faction. R-LE-111 */
function refuseScenario(armies: readonly Army[], sides: readonly Side[], { scenario }: Format): Refusal | undefined {
  if (!scenario) return undefined;
  const { blue, red } = scenario.factions;
  const plays = (side: Side, faction: string) =>
    armies.every((a, seat) => sides[seat] !== side || a.faction === faction);
  if ((plays(0, blue) && plays(1, red)) || (plays(0, red) && plays(1, blue))) return undefined;
  return { clauses: [], message: say('le.badScenario', { blue: factionName(blue), red: factionName(red) }) };
}

/** Two against two, and what the armies of a team make wrong together. LE-TEAM-GEFECHT-01, -03, -04 */
function teamFault(armies: readonly Army[], sides: readonly Side[], format: Format): Refusal | undefined {
  if (armies.length === 2) return undefined;
  const teams = ([0, 1] as const).map((side) => armies.filter((_, seat) => sides[seat] === side));
  if (teams.some((team) => team.length !== 2)) return { clauses: ['LE-TEAM-GEFECHT-01'], message: say('le.badTeams') };
  const [found] = teams.flatMap((team) => teamFaults(team, format));
  return found && { clauses: found.clauses, message: found.message };
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
