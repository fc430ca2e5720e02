import { chance, copy, type Json, type Seat } from '@holotisch/engine';
import { isEnforced } from './cards/index.ts';
import * as data from './data/index.ts';
import { type IdMarker, idMarker } from './id-markers.ts';
import {
  type Attack,
  type BombToken,
  type Damage,
  type Die,
  type Equipped,
  HIDDEN,
  type Lasting,
  noTokens,
  type ObstacleToken,
  type Rules,
  type Ship,
  type TokenKind,
  type Touching,
  type XWingState,
} from './state.ts';

/**
 * What a seat may know, field by field: whatever is added to the state stays hidden until it is named here. Hidden are
 * dials that have not been revealed, from all but their owner and his team (XW-PLANUNGSPHASE-04, XW-TEAM-SPIEL-12);
 * the face of facedown damage cards, from everybody; the order of the decks and the chance to come.
 */

const OPEN = [
  'sides',
  'points',
  'round',
  'phase',
  'stage',
  'combatSkill',
  'active',
  'initiative',
  'edges',
  'supply',
  'nextBomb',
  'uses',
  'outcome',
] as const satisfies readonly (keyof XWingState)[];
const RULES = [
  'width',
  'depth',
  'damageDeck',
  'ownDecks',
  'roundLimit',
  'timeLimit',
  'mission',
  'unenforced',
] as const satisfies readonly (keyof Rules)[];
const SHIP = [
  'id',
  'seat',
  'faction',
  'type',
  'pilot',
  'conditions',
  'status',
  'carrier',
  'pose',
  'shields',
  'locks',
  'aside',
  'revealed',
  'activated',
  'fought',
  'doomed',
  'performed',
  'bumped',
  'bombed',
  'mobile',
  'flown',
] as const satisfies readonly (keyof Ship)[];
const UPGRADE = ['slot', 'id', 'discarded', 'face', 'tokens'] as const satisfies readonly (keyof Equipped)[];
const FACEUP = ['card', 'faceup', 'round'] as const satisfies readonly (keyof Damage)[];
const OBSTACLE = ['kind', 'pose'] as const satisfies readonly (keyof ObstacleToken)[];
const BOMB = ['id', 'card', 'ship', 'seat', 'pose', 'part'] as const satisfies readonly (keyof BombToken)[];
const TOUCHING = ['a', 'b', 'moved'] as const satisfies readonly (keyof Touching)[];
const ATTACK = [
  'attacker',
  'defender',
  'weapon',
  'range',
  'inArc',
  'arc',
  'obstructed',
  'step',
  'hit',
  'notes',
] as const satisfies readonly (keyof Attack)[];
const DIE = ['face', 'rerolled', 'fixed', 'stands'] as const satisfies readonly (keyof Die)[];
const LASTING = ['source', 'ship', 'until', 'value', 'modifier', 'note'] as const satisfies readonly (keyof Lasting)[];
const TOKENS = Object.keys(noTokens()) as readonly TokenKind[];

export type XWingView = Pick<
  XWingState,
  (typeof OPEN)[number] | 'rules' | 'obstacles' | 'bombs' | 'touching' | 'attacks' | 'lasting'
> & {
  readonly ships: readonly ShipView[];
  readonly decks: readonly DeckView[];
  /** XW-RUNDENMARKER-01, XW-RUNDENMARKER-02: one a round, where the number of rounds is limited. */
  readonly roundTokens: number;
};
export interface DeckView {
  readonly left: number;
  readonly discard: readonly string[];
}
export type ShipView = Pick<Ship, (typeof SHIP)[number] | 'upgrades' | 'tokens' | 'dial'> & {
  /** Of a facedown card nobody knows the name. */
  readonly damage: readonly DamageView[];
  /** XW-ZIELERFASSUNG-02, XW-ZIELERFASSUNG-03: `locks` are its blue tokens, these its red ones. */
  readonly lockedBy: readonly number[];
  /** Cards whose text the players carry out themselves. */
  readonly byHand: readonly string[];
  readonly marker: IdMarker | null;
};
export type DamageView = Damage | { readonly card: null; readonly faceup: false };

/** A copy of these fields and no others. */
function only<T extends object, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> {
  const out: Partial<T> = {};
  for (const field of fields) if (from[field] !== undefined) out[field] = copy(from[field]);
  return out as Pick<T, K>;
}

export function view(state: XWingState, seat: Seat | 'nobody'): Json {
  const side = seat === 'nobody' ? undefined : state.sides[seat];
  const seen: XWingView = {
    ...only(state, OPEN),
    rules: only(state.rules, RULES),
    obstacles: state.obstacles.map((o) => only(o, OBSTACLE)),
    ships: state.ships.map((s) => viewShip(state, s, side)),
    bombs: state.bombs.map((b) => only(b, BOMB)),
    touching: state.touching.map((t) => only(t, TOUCHING)),
    // XW-SCHADEN-08: the discard pile is open
    decks: state.decks.map((d) => ({ left: d.draw.length, discard: [...d.discard] })),
    attacks: state.attacks.map(viewAttack),
    lasting: state.lasting.map((l) => only(l, LASTING)),
    roundTokens: state.rules.roundLimit === null ? 0 : state.round,
  };
  return seen as unknown as Json;
}

function viewShip(state: XWingState, ship: Ship, side: number | undefined): ShipView {
  const mine = side !== undefined && state.sides[ship.seat] === side;
  return {
    ...only(ship, SHIP),
    upgrades: ship.upgrades.map((u) => only(u, UPGRADE)),
    tokens: only(ship.tokens, TOKENS),
    dial: ship.dial === null ? null : ship.revealed || mine ? ship.dial : HIDDEN,
    damage: ship.damage.map((d) => (d.faceup ? only(d, FACEUP) : { card: null, faceup: false })),
    lockedBy: state.ships.filter((other) => other.locks.includes(ship.id)).map((other) => other.id),
    byHand: state.rules.unenforced ? playedByHand(ship) : [],
    marker: idMarker(state, ship),
  };
}

const viewAttack = (a: Attack): Attack => ({
  ...only(a, ATTACK),
  attackDice: a.attackDice.map((d) => only(d, DIE)),
  defenceDice: a.defenceDice.map((d) => only(d, DIE)),
});

/** Cards in force whose text the program does not carry out: the players are reminded of them. */
function playedByHand(ship: Ship): string[] {
  const pilot = data.pilot(ship.faction, ship.type, ship.pilot);
  const cards = ship.upgrades.filter((u) => !u.discarded).map((u) => data.upgrade(u.slot, u.id));
  return [
    ...(pilot.ability && !isEnforced(`${pilot.faction}/${pilot.ship}/${pilot.id}`) ? [pilot.id] : []),
    ...cards.filter((c) => c.ability && !isEnforced(`${c.slot}/${c.id}`)).map((c) => c.id),
  ];
}

/** A state to think and measure with, out of a view and nothing else: dials and cards that it hides are hidden in it. */
export function imagine(seen: Json): XWingState {
  const { ships, decks, roundTokens: _, ...open } = copy(seen) as unknown as XWingView;
  return {
    ...open,
    chance: chance('imagined'),
    ships: ships.map(({ lockedBy: _l, byHand: _b, marker: _m, damage, ...ship }) => ({
      ...ship,
      damage: damage.map((d) => (d.faceup ? d : { card: HIDDEN, faceup: false, round: 0 })),
    })),
    decks: decks.map(({ left, discard }) => ({
      draw: new Array<string>(left).fill(HIDDEN),
      discard: [...discard],
    })),
  };
}
