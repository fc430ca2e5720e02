import { bad, chance, good, type Json, type Refusal, type Result, readShape, say } from '@holotisch/engine';
import { noTokens } from '../blank.ts';
import { squadPoints } from '../build/points.ts';
import { refuseSquad } from '../build/refuse.ts';
import type { Squad } from '../build/squad.ts';
import type { CardBook } from '../cards/vocabulary.ts';
import * as data from '../data/index.ts';
import type { DamageDeckId, Faction, Slot } from '../data/types.ts';
import { findMission } from '../missions/index.ts';
import type { Rules, Ship, Side, XWingState } from '../state.ts';
import { MOST_SHIPS } from './parts.ts';
import { type Setup, SetupShape } from './read-setup.ts';

/** How a match begins with two squads; see lay-out.ts for the middle of things. */

const refusal = (key: string, args: Record<string, Json>, where: Refusal['where'] = []): Result<never, Refusal> =>
  bad({ clauses: [], message: say(key, args), where });

const listed = (deck: DamageDeckId): readonly string[] =>
  data.DAMAGE_DECKS[deck].flatMap((card) => Array.from({ length: card.count }, () => card.id));
const LISTED: Readonly<Record<DamageDeckId, readonly string[]>> = { core: listed('core'), core2: listed('core2') };
export const damageCards = (deck: DamageDeckId): string[] => [...LISTED[deck]];

export const rulesFrom = (r: Setup['rules']): Rules => ({
  width: r.width ?? 914.4,
  depth: r.depth ?? 914.4,
  damageDeck: r.damageDeck ?? 'core2',
  ownDecks: r.ownDecks ?? false,
  roundLimit: r.roundLimit ?? null,
  timeLimit: r.timeLimit ?? null,
  mission: r.mission ?? null,
  unenforced: r.unenforced ?? false,
});

interface Fitted {
  readonly slot: Slot;
  readonly id: string;
}

export function newShip(
  book: CardBook,
  id: number,
  seat: number,
  faction: Faction,
  type: string,
  pilot: string,
  upgrades: readonly Fitted[],
): Ship {
  return {
    id,
    seat,
    faction,
    type,
    pilot,
    upgrades: upgrades.map((u) => ({ ...u, discarded: false, face: 0, tokens: tokensOn(book, upgrades, u) })),
    conditions: [],
    status: 'reserve',
    pose: null,
    shields: 0,
    tokens: noTokens(),
    locks: [],
    damage: [],
    aside: [],
    dial: null,
    revealed: false,
    activated: false,
    fought: false,
    doomed: false,
    performed: [],
    bumped: false,
    bombed: false,
    flown: null,
    mobile: 'front',
  };
}

/** What the other cards of the ship put on this one. */
const tokensOn = (book: CardBook, upgrades: readonly Fitted[], on: Fitted): number =>
  upgrades.reduce((sum, u) => sum + (u === on ? 0 : (book.get(`${u.slot}/${u.id}`)?.tokensOn?.(on.slot) ?? 0)), 0);

/** Ships that a card of a squad brings along, and those that start docked to another. */
function dockShips(book: CardBook, ships: Ship[]): void {
  for (const { id: carrier, seat, faction, upgrades } of [...ships])
    for (const { slot, id } of upgrades) {
      const brings = book.get(`${slot}/${id}`)?.brings;
      if (brings) dock(newShip(book, ships.length, seat, faction, brings.type, brings.pilot, []), carrier, ships);
    }
  for (const ship of ships)
    for (const { slot, id } of ship.upgrades) {
      const to = book.get(`${slot}/${id}`)?.docksTo;
      const carrier = ships.find((s) => s.seat === ship.seat && s.upgrades.some((u) => `${u.slot}/${u.id}` === to));
      if (carrier) dock(ship, carrier.id, ships);
    }
}

function dock(ship: Ship, carrier: number, ships: Ship[]): void {
  ship.status = 'docked';
  ship.carrier = carrier;
  if (!ships.includes(ship)) ships.push(ship);
}

/** What the cards of one ship lay on those of its whole squad. */
function layTokens(book: CardBook, ships: readonly Ship[], from: Ship): void {
  for (const { slot, id } of from.upgrades) {
    const count = book.get(`${slot}/${id}`)?.tokensInSquad;
    if (count === undefined) continue;
    for (const ship of ships) if (ship.seat === from.seat) for (const u of ship.upgrades) u.tokens += count(u.slot);
  }
}

/** Three of the obstacles of each core set, if neither the setup nor the squads name any. */
const SUPPLY = [
  'coreasteroid0',
  'coreasteroid1',
  'coreasteroid2',
  'core2asteroid0',
  'core2asteroid1',
  'core2asteroid2',
];

/** XW-AUFBAU-02, XW-AUFBAU-03: squads are checked in full before anything is laid out. */
export function setUp(book: CardBook, setup: Json, seed: string): Result<XWingState> {
  const shape = readShape(SetupShape, setup);
  if (!shape.ok) return shape;
  const { squads, sides, rules } = shape.value;
  const brought = squads.flatMap((squad) => squad.obstacles ?? []);
  const obstacles = shape.value.obstacles ?? (brought.length < 6 ? SUPPLY : brought);
  if (sides.length !== squads.length || !sides.includes(0) || !sides.includes(1))
    return refusal('xw.badSides', {}, ['sides']);
  // XW-TEAM-SPIEL-01
  if (sides.filter((s) => s === 0).length * 2 !== sides.length)
    return bad({
      clauses: ['XW-TEAM-SPIEL-01'],
      message: say('xw.unevenTeams'),
      measured: [...sides],
      where: ['sides'],
    });
  if (rules.mission && !findMission(rules.mission))
    return refusal('xw.noSuchMission', { id: rules.mission }, ['rules', 'mission']);
  for (const [seat, squad] of squads.entries()) {
    const fault = refuseSquad(
      squad as Squad,
      { points: rules.points ?? null, unenforced: rules.unenforced ?? false },
      book,
    );
    if (fault)
      return bad({ ...fault, message: say('xw.badSquad', { seat, fault: fault.message }), where: ['squads', seat] });
  }
  const count = squads.reduce((sum, squad) => sum + squad.ships.length, 0);
  if (count > MOST_SHIPS) return refusal('xw.wrong.tooManyShips', { count, most: MOST_SHIPS }, ['squads']);
  for (const kind of obstacles) if (!data.isBrought(kind)) return refusal('xw.noSuchObstacle', { id: kind });
  // XW-AUFBAU-09
  if (obstacles.length < 6)
    return bad({
      clauses: ['XW-AUFBAU-09'],
      message: say('xw.tooFewObstacles', { count: obstacles.length }),
      measured: obstacles.length,
      allowed: 6,
    });
  const ships: Ship[] = [];
  for (const [seat, squad] of (squads as Squad[]).entries())
    for (const s of squad.ships)
      ships.push(newShip(book, ships.length, seat, squad.faction, s.type, s.pilot, s.upgrades));
  dockShips(book, ships);
  for (const ship of ships) layTokens(book, ships, ship);
  const luck = chance(seed);
  const deck = rules.damageDeck ?? 'core2';
  const total = (side: Side) => squadPoints(ships.filter((s) => sides[s.seat] === side));
  const points: [number, number] = [total(0), total(1)];
  // XW-TEAM-SPIEL-03: the limit is the team's, however many share it
  const most = rules.points ?? Number.POSITIVE_INFINITY;
  for (const side of [0, 1] as const)
    if (sides.length > 2 && points[side] > most)
      return bad({
        clauses: ['XW-TEAM-SPIEL-03'],
        message: say('xw.teamTooExpensive', { side, points: points[side], most }),
        measured: points[side],
        allowed: most,
      });
  return good({
    chance: luck,
    rules: rulesFrom(rules),
    sides,
    points,
    round: 0,
    phase: 'initiative',
    stage: 'start',
    combatSkill: null,
    active: null,
    turn: undefined,
    initiative: 0,
    edges: null,
    supply: [...obstacles],
    obstacles: [],
    ships,
    bombs: [],
    nextBomb: 0,
    touching: [],
    decks: Array.from({ length: rules.ownDecks ? 2 : 1 }, () => ({ draw: damageCards(deck), discard: [] })),
    attacks: [],
    lasting: [],
    uses: {},
    outcome: null,
  });
}
