import {
  bad,
  chance,
  good,
  type Json,
  type Position,
  type Refusal,
  type Result,
  say,
  shuffledDeck,
} from '@holotisch/engine';
import { pose } from '@holotisch/table';
import { refuseSquad } from './build/refuse.ts';
import type { Squad } from './build/squad.ts';
import { rulesOf } from './cards/index.ts';
import * as data from './data/index.ts';
import type { DamageDeckId, Faction, Slot } from './data/types.ts';
import { findMission } from './missions/index.ts';
import { squadPoints } from './points.ts';
import { type PositionData, PositionShape, read, type Setup, SetupShape } from './read.ts';
import { noTokens, type Rules, type Ship, type Side, type TokenKind, type XWingState } from './state.ts';
import { shieldValueOf } from './values.ts';
import { XWing } from './xwing.ts';

/** How a match begins: from two squads, or in the middle of things. */

const refusal = (key: string, args: Record<string, Json>): Result<never, Refusal> =>
  bad({ clauses: [], message: say(key, args) });

const listed = (deck: DamageDeckId): readonly string[] =>
  data.DAMAGE_DECKS[deck].flatMap((card) => Array.from({ length: card.count }, () => card.id));
const LISTED: Readonly<Record<DamageDeckId, readonly string[]>> = { core: listed('core'), core2: listed('core2') };
const damageCards = (deck: DamageDeckId): string[] => [...LISTED[deck]];

const rulesFrom = (r: Setup['rules']): Rules => ({
  width: r.width ?? 914.4,
  depth: r.depth ?? 914.4,
  damageDeck: r.damageDeck ?? 'core2',
  ownDecks: r.ownDecks ?? false,
  roundLimit: r.roundLimit ?? null,
  timeLimit: r.timeLimit ?? null,
  mission: r.mission ?? null,
  unenforced: r.unenforced ?? false,
});

function newShip(
  id: number,
  seat: number,
  faction: Faction,
  type: string,
  pilot: string,
  upgrades: readonly { slot: Slot; id: string }[],
): Ship {
  return {
    id,
    seat,
    faction,
    type,
    pilot,
    upgrades: upgrades.map((u) => ({ ...u, discarded: false, face: 0, tokens: tokensOn(upgrades, u.slot) })),
    conditions: [],
    status: 'reserve',
    pose: null,
    shields: 0,
    tokens: noTokens(),
    locks: [],
    damage: [],
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

const tokensOn = (upgrades: readonly { slot: Slot; id: string }[], slot: Slot): number =>
  upgrades.reduce((sum, u) => sum + (rulesOf(`${u.slot}/${u.id}`)?.tokensOn?.(slot) ?? 0), 0);

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
export function setUp(setup: Json, seed: string): Result<XWingState> {
  const shape = read(SetupShape, setup);
  if (!shape.ok) return shape;
  const { squads, sides, rules } = shape.value;
  const brought = squads.flatMap((squad) => squad.obstacles ?? []);
  const obstacles = shape.value.obstacles ?? (brought.length < 6 ? SUPPLY : brought);
  if (sides.length !== squads.length || !sides.includes(0) || !sides.includes(1)) return refusal('xw.badSides', {});
  // XW-TEAM-SPIEL-01
  if (sides.filter((s) => s === 0).length * 2 !== sides.length)
    return bad({ clauses: ['XW-TEAM-SPIEL-01'], message: say('xw.unevenTeams'), measured: [...sides] });
  if (rules.mission && !findMission(rules.mission)) return refusal('xw.noSuchMission', { id: rules.mission });
  for (const [seat, squad] of squads.entries()) {
    const fault = refuseSquad(squad as Squad, { points: rules.points ?? null, unenforced: rules.unenforced ?? false });
    if (fault) return bad({ ...fault, message: say('xw.badSquad', { seat, fault: fault.message as unknown as Json }) });
  }
  for (const kind of obstacles) if (!data.findObstacle(kind)) return refusal('xw.noSuchObstacle', { id: kind });
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
    for (const s of squad.ships) ships.push(newShip(ships.length, seat, squad.faction, s.type, s.pilot, s.upgrades));
  const luck = chance(seed);
  const cards = damageCards(rules.damageDeck ?? 'core2');
  const total = (side: Side) => squadPoints(ships.filter((s) => sides[s.seat] === side));
  // XW-TEAM-SPIEL-03: the limit is the team's, however many share it
  const most = rules.points ?? Number.POSITIVE_INFINITY;
  for (const side of [0, 1] as const)
    if (sides.length > 2 && total(side) > most)
      return bad({
        clauses: ['XW-TEAM-SPIEL-03'],
        message: say('xw.teamTooExpensive', { side, points: total(side), most }),
        measured: total(side),
        allowed: most,
      });
  return good({
    chance: luck,
    rules: rulesFrom(rules),
    sides,
    points: [total(0), total(1)],
    round: 0,
    phase: 'initiative',
    stage: 'start',
    combatSkill: null,
    active: null,
    initiative: 0,
    edges: null,
    supply: [...obstacles],
    obstacles: [],
    ships,
    bombs: [],
    nextBomb: 0,
    touching: [],
    decks: (rules.ownDecks ? [0, 1] : [0]).map(() => ({ draw: [...cards], discard: [] })),
    attacks: [],
    lasting: [],
    uses: {},
    outcome: null,
  });
}

const TOKENS = Object.keys(noTokens());

/** What is wrong with a position beyond its shape. */
function positionFault(p: PositionData): Result<never, Refusal> | undefined {
  const deck = p.rules.damageDeck ?? 'core2';
  const cards = damageCards(deck);
  for (const [i, s] of p.ships.entries()) {
    if (!data.findPilot(s.faction, s.type, s.pilot)) return refusal('xw.noSuchPilot', { ship: i, id: s.pilot });
    if (p.sides[s.seat] === undefined) return refusal('xw.badSides', { ship: i });
    if ((s.x === undefined) !== (s.y === undefined))
      return refusal('xw.badData', { path: `ships.${i}`, problem: 'x, y' });
    for (const u of s.upgrades) {
      const [slot, id] = u.split('/') as [Slot, string];
      if (!data.findUpgrade(slot, id)) return refusal('xw.noSuchUpgrade', { ship: i, id: u });
    }
    for (const t of Object.keys(s.tokens))
      if (!TOKENS.includes(t)) return refusal('xw.noSuchToken', { ship: i, id: t });
    for (const d of s.damage)
      if (d.card !== '' && !cards.includes(d.card)) return refusal('xw.noSuchDamage', { ship: i, id: d.card });
    if (s.dial !== null && !data.dialOf(s.type).some((m) => m.code === s.dial))
      return refusal('xw.notOnDial', { ship: i, id: s.dial });
    for (const t of s.locks) if (t >= p.ships.length) return refusal('xw.noSuchShip', { id: t });
  }
  if (p.rules.mission && !findMission(p.rules.mission)) return refusal('xw.noSuchMission', { id: p.rules.mission });
  for (const o of p.obstacles) if (!data.findObstacle(o.kind)) return refusal('xw.noSuchObstacle', { id: o.kind });
  for (const [i, b] of p.bombs.entries()) {
    const bomb = data.findUpgrade('bomb', b.card)?.bomb;
    if (!bomb) return refusal('xw.noSuchUpgrade', { id: b.card });
    if (b.part >= data.BOMB_TOKENS[bomb.token].length)
      return refusal('xw.badData', { path: `bombs.${i}.part`, problem: String(b.part) });
    if (b.ship >= p.ships.length) return refusal('xw.noSuchShip', { id: b.ship });
  }
  return undefined;
}

/** A position of a scenario. Ships without x and y are not on the table (destroyed or in reserve is told by `x`). */
export function place(start: Position): Result<XWingState> {
  const shape = read(PositionShape, start.position);
  if (!shape.ok) return shape;
  const p = shape.value;
  const fault = positionFault(p);
  if (fault) return fault;
  const luck = chance(
    start.seed,
    Object.fromEntries(Object.entries(start.dice).map(([die, faces]) => [die, [...faces]])),
  );
  const rules = rulesFrom(p.rules);
  const ships = p.ships.map((s, id) => placedShip(id, s, p.round));
  const decks = [];
  for (const [side, name] of (rules.ownDecks ? ['damage', 'damage1'] : ['damage']).entries()) {
    const cards = damageCards(rules.damageDeck);
    // XW-SCHADEN-18: what a ship was dealt is missing from its own side's deck
    const owners = ships.filter((s) => !rules.ownDecks || p.sides[s.seat] === side);
    const used = owners.flatMap((s) => s.damage.map((d) => d.card));
    for (const c of used) if (cards.includes(c)) cards.splice(cards.indexOf(c), 1);
    const onTop = start.decks[name] ?? [];
    for (const c of onTop) if (!cards.includes(c)) return refusal('xw.noSuchDamage', { id: c });
    if (
      new Set(onTop).size !== onTop.length &&
      onTop.some((c) => onTop.filter((o) => o === c).length > cards.filter((o) => o === c).length)
    )
      return refusal('xw.noSuchDamage', { id: onTop.join(', ') });
    decks.push(shuffledDeck(luck, cards, onTop));
  }
  const total = (side: Side) => squadPoints(ships.filter((s) => p.sides[s.seat] === side));
  const state: XWingState = {
    chance: luck,
    rules,
    sides: p.sides,
    points: [total(0), total(1)],
    round: p.round,
    phase: p.phase,
    stage: 'start',
    combatSkill: null,
    active: null,
    initiative: p.initiative,
    edges: ['south', 'north'],
    supply: [],
    obstacles: p.obstacles.map((o) => ({ kind: o.kind, pose: pose(o.x, o.y, o.degrees) })),
    ships,
    bombs: p.bombs.map((b, i) => ({
      id: i,
      card: b.card,
      ship: b.ship,
      seat: ships[b.ship]?.seat ?? 0,
      pose: pose(b.x, b.y, b.degrees),
      part: b.part,
    })),
    nextBomb: p.bombs.length,
    touching: p.touching.map(([a, b]) => ({ a, b, moved: [] })),
    decks,
    attacks: [],
    lasting: [],
    uses: {},
    outcome: null,
  };
  const g = new XWing(state, () => {});
  for (const [i, s] of p.ships.entries()) {
    const most = shieldValueOf(g, ships[i]!);
    if (s.shields !== undefined && s.shields > most)
      return bad({ clauses: ['XW-SCHILDE-03'], message: say('xw.tooManyShields', { ship: i, most }), allowed: most });
    if (ships[i]!.status === 'play') ships[i]!.shields = s.shields ?? most;
  }
  return good(state);
}

function placedShip(id: number, s: PositionData['ships'][number], round: number): Ship {
  const upgrades = s.upgrades.map((u) => {
    const [slot, name] = u.split('/') as [Slot, string];
    return { slot, id: name };
  });
  const ship = newShip(id, s.seat, s.faction, s.type, s.pilot, upgrades);
  if (s.x !== undefined && s.y !== undefined) {
    ship.pose = pose(s.x, s.y, s.degrees);
    ship.status = 'play';
  } else ship.status = 'destroyed';
  for (const [token, n] of Object.entries(s.tokens)) ship.tokens[token as TokenKind] = n;
  ship.locks.push(...s.locks);
  for (const d of s.damage) ship.damage.push({ card: d.card, faceup: d.faceup, round: d.round || round });
  ship.conditions.push(...s.conditions);
  ship.performed.push(...s.performed);
  return Object.assign(ship, {
    dial: s.dial,
    revealed: s.revealed,
    activated: s.activated,
    fought: s.fought,
    bumped: s.bumped,
  });
}
