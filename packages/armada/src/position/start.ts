import {
  bad,
  chance,
  good,
  type Json,
  type Refusal,
  type Result,
  readShape,
  say,
  shuffledDeck,
} from '@holotisch/engine';
import type { Fleet } from '../build/fleet.ts';
import { FORMATS } from '../build/formats.ts';
import { pointsOf } from '../build/look-up.ts';
import { refuseFleet } from '../build/refuse.ts';
import { battleOf, refuseBattle } from '../campaign/setup.ts';
import type { CardBook } from '../cards/vocabulary.ts';
import * as data from '../data/index.ts';
import type { ArmadaState, DefenceToken, Equipped, Rules, Ship, Side, Squadron, Unit } from '../state.ts';
import { type Setup, SetupShape } from './read-setup.ts';

/** How a match begins with two fleets; see lay-out.ts for the middle of things. */

export const damageCards = (): string[] =>
  data.DAMAGE_DECK.flatMap((card) => Array.from({ length: card.copies }, () => card.id));

/** A game of the core set's size is played on a square. R-AR-14 */
const CORE_POINTS = 200;
export const rulesFrom = (r: Setup['rules']): Rules => {
  const points = r.points === undefined ? FORMATS.standard.points : r.points;
  return {
    width: r.width ?? (points !== null && points <= CORE_POINTS ? 914.4 : 1828.8),
    depth: r.depth ?? 914.4,
    rounds: r.rounds === undefined ? 6 : r.rounds,
    points,
    prices: r.prices ?? 'latest',
    unenforced: r.unenforced ?? false,
  };
};

const tokensOf = (kinds: readonly DefenceToken['kind'][]): DefenceToken[] =>
  kinds.map((kind) => ({ kind, state: 'ready' }));

export const newEquipped = (id: string): Equipped => ({
  id,
  discarded: false,
  exhausted: data.upgradeCard(id).startsExhausted === true, // AR-ERR-HACKER-TOOLS-01
  tokens: [],
  dials: [],
  count: 0,
});

/** AR-AUFBAU-06, AR-AUFBAU-08, AR-SCHILDE-02 */
export function newShip(id: number, seat: number, card: string, upgrades: readonly string[]): Ship {
  const { faction, shields, tokens } = data.shipCard(card);
  const auxiliary = shields.auxiliary ?? 0;
  return {
    kind: 'ship',
    id,
    seat,
    faction,
    card,
    status: 'reserve',
    doomed: false,
    pose: null,
    tokens: tokensOf(tokens),
    objectives: 0,
    upgrades: upgrades.map(newEquipped),
    speed: 0,
    shields: {
      front: shields.front,
      left: shields.side,
      right: shields.side,
      rear: shields.rear,
      'left-auxiliary': auxiliary,
      'right-auxiliary': auxiliary,
    },
    damage: [],
    commands: [],
    raids: [],
    dials: [],
    open: [],
    activated: false,
    marked: [],
    aim: null,
  };
}

export function newSquadron(id: number, seat: number, card: string): Squadron {
  const { faction, hull, tokens } = data.squadronCard(card);
  return {
    kind: 'squadron',
    id,
    seat,
    faction,
    card,
    status: 'reserve',
    doomed: false,
    pose: null,
    tokens: tokensOf(tokens),
    objectives: 0,
    hull,
    slider: 'blue',
  };
}

type SeatFleet = Setup['fleets'][number];

function unitsOf(fleets: readonly SeatFleet[]): Unit[] {
  const units: Unit[] = [];
  for (const [seat, fleet] of fleets.entries()) {
    const began = units.length;
    for (const ship of fleet.ships) units.push(newShip(units.length, seat, ship.card, ship.upgrades));
    for (const card of fleet.squadrons) units.push(newSquadron(units.length, seat, card));
    for (const place of fleet.scarred ?? []) units[began + place]!.scarred = true;
    for (const place of fleet.veterans ?? []) units[began + place]!.veteran = 'ready';
  }
  return units;
}

/** Where nobody names a team commander, the first seat of each side is one. */
const firstSeats = (sides: readonly Side[]): ArmadaState['captains'] => [sides.indexOf(0), sides.indexOf(1)];

export const blankState = (
  seed: string,
  rules: Rules,
  sides: readonly Side[],
  units: Unit[],
  captains: ArmadaState['captains'] = firstSeats(sides),
): ArmadaState => {
  const luck = chance(seed);
  return {
    chance: luck,
    rules,
    sides,
    captains,
    points: sides.map(() => 0),
    brought: sides.map(() => null),
    first: 0,
    objective: null,
    objectiveNote: {},
    round: 0,
    phase: 'initiative',
    stage: 'start',
    turnOf: 0,
    token: 'blue',
    active: null,
    turn: null,
    flying: null,
    squadronsLeft: 0,
    passes: [0, 0],
    passed: [false, false],
    edges: ['south', 'north'],
    supply: [],
    obstacles: [],
    markers: [],
    nextMarker: 0,
    units,
    deck: shuffledDeck(luck, damageCards(), []),
    attacks: [],
    lasting: [],
    uses: {},
    victory: [0, 0],
    outcome: null,
  };
};

const fleetOf = ({ faction, ships, squadrons, objectives = {} }: SeatFleet): Fleet => ({
  faction,
  ships,
  squadrons,
  objectives,
});

/** AR-OPT-TEAM-SPIEL-02: the seats of a side have one fleet together. */
const together = ([first, ...others]: readonly Fleet[]): Fleet | undefined =>
  first && {
    faction: first.faction,
    ships: [first, ...others].flatMap((fleet) => fleet.ships),
    squadrons: [first, ...others].flatMap((fleet) => fleet.squadrons),
    objectives: Object.assign({}, ...others.map((fleet) => fleet.objectives), first.objectives),
  };

/** Why these seats are not two sides, or no fair teams. AR-OPT-TEAM-SPIEL-01, -03, -04 */
function refuseTeams({ fleets, sides, captains }: Setup): Refusal | undefined {
  if (sides.length !== fleets.length || !sides.includes(0) || !sides.includes(1))
    return { clauses: [], message: say('ar.badSides') };
  const sizes = [0, 1].map((side) => sides.filter((s) => s === side).length);
  if (Math.abs(sizes[0]! - sizes[1]!) > 1)
    return { clauses: ['AR-OPT-TEAM-SPIEL-01'], message: say('ar.unevenTeams'), where: ['sides'] };
  const idle = fleets.findIndex(({ ships, squadrons }) => ships.length + squadrons.length === 0);
  if (idle >= 0)
    return { clauses: ['AR-OPT-TEAM-SPIEL-04'], message: say('ar.idleSeat', { seat: idle }), where: ['fleets', idle] };
  const named = captains?.every((seat, side) => sides[seat] === side) ?? sides.length === 2;
  return named ? undefined : { clauses: ['AR-OPT-TEAM-SPIEL-03'], message: say('ar.noCaptains'), where: ['captains'] };
}

/** A battle may name a campaign objective; all others are brought and chosen. */
function refuseObjective({ rounds }: Rules, objective: string | null): Refusal | undefined {
  if (objective === null) return undefined;
  const where = ['objective'];
  if (rounds === null) return { clauses: ['AR-OPT-UNBEGRENZTE-RUNDEN-03'], message: say('ar.noObjectives'), where };
  return data.findObjective(objective)?.kind === 'campaign'
    ? undefined
    : { clauses: ['AR-EINSATZZIELKARTEN-02'], message: say('ar.notCampaign', { id: objective }), where };
}

/** AR-AUFBAU-01: fleets are checked in full before anything is laid out. */
export function setUp(book: CardBook, setup: Json, seed: string): Result<ArmadaState> {
  const shape = readShape(SetupShape, setup);
  if (!shape.ok) return shape;
  const { fleets, sides, objective = null } = shape.value;
  const captains = shape.value.captains ?? firstSeats(sides);
  const unfair = refuseTeams(shape.value);
  if (unfair) return bad(unfair);
  const rules = rulesFrom(shape.value.rules);
  const named = refuseObjective(rules, objective) ?? refuseBattle(shape.value, rules);
  if (named) return bad(named);
  const campaign = shape.value.campaign && battleOf(shape.value.campaign);
  const needsObjectives = rules.rounds !== null && objective === null && (campaign === undefined || campaign.own > 0);
  for (const side of [0, 1] as const) {
    const fleet = together(fleets.filter((_, seat) => sides[seat] === side).map(fleetOf));
    const why = fleet && refuseFleet(fleet, { ...rules, competitive: false, objectives: needsObjectives }, book);
    if (why) {
      const message = say('ar.badFleet', { side, fault: { ...why.message } });
      return bad({ ...why, message, where: ['fleets', sides.indexOf(side)] });
    }
  }
  const state = blankState(seed, rules, sides, unitsOf(fleets), captains);
  return good({
    ...state,
    ...(campaign && { campaign }),
    objective,
    points: fleets.map((fleet) => pointsOf(fleetOf(fleet), rules.prices)),
    // AR-OPT-UNBEGRENZTE-RUNDEN-03: without an end there are no objectives
    brought: fleets.map(({ objectives: o }) => (o && rules.rounds !== null ? o : null)),
  });
}
