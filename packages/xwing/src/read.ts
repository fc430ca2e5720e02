import { bad, type Json, type Refusal, type Result, readShape } from '@holotisch/engine';
import * as v from 'valibot';
import type { ValueName } from './cards/vocabulary.ts';
import { noTokens, type TokenKind } from './state.ts';

/** Setups and positions come from files, so they are read with care: shape here, meaning where they are used. */

const id = v.pipe(v.string(), v.maxLength(60));
/** No table has more of anything that adds up: dice, tokens, points of damage. */
export const MOST_AT_ONCE = 20;
/** Both squads together; no table has room for more. */
export const MOST_SHIPS = 40;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const upTo = <T extends v.GenericSchema>(most: number, one: T) => v.pipe(v.array(one), v.maxLength(most));
export const count = whole(0, MOST_AT_ONCE);
const roundNumber = whole(0, 1000);
/** Which ship of the position; whether it is there is looked up afterwards. */
export const shipNumber = whole(0, MOST_SHIPS - 1);
/** Millimetres from a corner of the table, or degrees; whether it is on the table is looked up afterwards. */
export const coordinate = v.pipe(v.number(), v.minValue(-100_000), v.maxValue(100_000));
export const tokenCounts = v.record(v.picklist(Object.keys(noTokens()) as TokenKind[]), count);

export const SquadShape = v.strictObject({
  faction: v.picklist(['rebel', 'imperial', 'scum']),
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  description: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
  /** Those that the player brings; they are laid out unless the setup names others. */
  obstacles: v.optional(v.pipe(v.array(id), v.maxLength(3))),
  damageDeck: v.optional(v.picklist(['core', 'core2'])),
  ships: v.pipe(
    v.array(
      v.strictObject({
        type: id,
        pilot: id,
        upgrades: v.pipe(v.array(v.strictObject({ slot: id, id })), v.maxLength(30)),
        section: v.optional(count),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
});

const RulesShape = v.strictObject({
  width: v.optional(v.pipe(v.number(), v.minValue(300), v.maxValue(5000)), 914.4),
  depth: v.optional(v.pipe(v.number(), v.minValue(300), v.maxValue(5000)), 914.4),
  points: v.optional(v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(10_000))), 100),
  damageDeck: v.optional(v.picklist(['core', 'core2']), 'core2'),
  ownDecks: v.optional(v.boolean(), false),
  roundLimit: v.optional(v.nullable(whole(1, 1000)), null),
  timeLimit: v.optional(v.nullable(whole(1, 1000)), null),
  mission: v.optional(v.nullable(id), null),
  unenforced: v.optional(v.boolean(), false),
});

export const SetupShape = v.strictObject({
  squads: v.pipe(v.array(SquadShape), v.minLength(2), v.maxLength(8)),
  /** The side of each squad's player; by default the first squad against the second. */
  sides: v.optional(upTo(8, v.picklist([0, 1])), [0, 1]),
  obstacles: v.optional(v.pipe(v.array(id), v.maxLength(12))),
  rules: v.optional(RulesShape, {}),
});
export type Setup = v.InferOutput<typeof SetupShape>;

const cardKey = v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]+$/));
/** A card as it comes out of the box, or one to which something has happened. */
const UpgradeShape = v.union([
  cardKey,
  v.strictObject({
    card: cardKey,
    discarded: v.optional(v.boolean(), false),
    face: v.optional(v.picklist([0, 1]), 0),
    tokens: v.optional(count),
  }),
]);

const ShipShape = v.strictObject({
  seat: v.optional(whole(0, 7), 0),
  faction: v.picklist(['rebel', 'imperial', 'scum']),
  type: id,
  pilot: id,
  upgrades: v.optional(v.pipe(v.array(UpgradeShape), v.maxLength(30)), []),
  x: v.optional(coordinate),
  y: v.optional(coordinate),
  degrees: v.optional(coordinate, 0),
  /** A ship without a place was destroyed, unless it is still to come. */
  reserve: v.optional(v.boolean(), false),
  /** The ship that carries it or has carried it; one that is still docked has no place either. */
  carrier: v.optional(shipNumber),
  docked: v.optional(v.boolean(), false),
  shields: v.optional(count),
  tokens: v.optional(tokenCounts, {}),
  locks: v.optional(upTo(MOST_SHIPS, shipNumber), []),
  damage: v.optional(
    v.pipe(
      v.array(v.strictObject({ card: id, faceup: v.optional(v.boolean(), false), round: v.optional(roundNumber, 0) })),
      v.maxLength(40),
    ),
    [],
  ),
  conditions: v.optional(upTo(20, id), []),
  /** Damage cards that lie on its conditions. */
  aside: v.optional(v.pipe(v.array(id), v.maxLength(40)), []),
  dial: v.optional(v.nullable(id), null),
  revealed: v.optional(v.boolean(), false),
  activated: v.optional(v.boolean(), false),
  fought: v.optional(v.boolean(), false),
  performed: v.optional(upTo(60, id), []),
  bumped: v.optional(v.boolean(), false),
  bombed: v.optional(v.boolean(), false),
  doomed: v.optional(v.boolean(), false),
  flown: v.optional(v.nullable(whole(-5, 5)), null),
  mobile: v.optional(v.picklist(['front', 'right', 'rear', 'left']), 'front'),
});

/** Every value that something may last on. */
const VALUES: Readonly<Record<ValueName, true>> = {
  skill: true,
  attack: true,
  agility: true,
  hull: true,
  shields: true,
  attackDice: true,
  defenceDice: true,
  locks: true,
  locksPerShip: true,
  actions: true,
  attackRange: true,
  attackBonus: true,
  defenceBonus: true,
  safeCrits: true,
  rerolls: true,
};
const change = v.optional(whole(-MOST_AT_ONCE, MOST_AT_ONCE));
/** What a card or a rule notes for later: a word, or a few of them by name. */
const word = v.union([id, whole(-1000, 1000), v.boolean()]);
const note = v.union([word, v.pipe(v.record(id, word), v.maxEntries(10))]);

/** An effect that goes on, whatever became of its source. */
const LastingShape = v.strictObject({
  source: id,
  ship: shipNumber,
  until: v.picklist(['activation', 'phase', 'combat', 'round', 'game']),
  value: v.optional(v.picklist(Object.keys(VALUES) as ValueName[])),
  modifier: v.optional(v.strictObject({ set: change, add: change, atLeast: change, atMost: change })),
  note: v.optional(note),
});

const difficulty = v.picklist(['green', 'white', 'red']);
const ManoeuvreShape = v.strictObject({
  code: id,
  bearing: v.picklist([
    'stationary',
    'straight',
    'bank',
    'turn',
    'koiogran',
    'segnor',
    'tallon',
    'reversestraight',
    'reversebank',
  ]),
  speed: whole(-5, 5),
  side: v.nullable(v.picklist(['left', 'right'])),
  difficulty,
  energy: v.exactOptional(count),
  template: v.exactOptional(v.picklist(['bank', 'turn'])),
});
/** How far the active ship has come. */
const TurnShape = v.variant('step', [
  v.strictObject({ step: v.picklist(['reveal', 'attack', 'fought']) }),
  v.strictObject({ step: v.literal('fly'), manoeuvre: ManoeuvreShape, difficulty }),
  v.strictObject({
    step: v.literal('act'),
    manoeuvre: ManoeuvreShape,
    difficulty,
    overlapped: upTo(MOST_SHIPS, shipNumber),
    obstacles: upTo(30, v.strictObject({ kind: id, at: whole(-1, 30) })),
    checksLater: v.boolean(),
  }),
]);

/** How a match can end. */
const REASONS = ['destroyed', 'points', 'quiet', 'mission', 'conceded', 'agreed'] as const;

const edge = v.picklist(['south', 'north', 'west', 'east']);

const Spot = { x: coordinate, y: coordinate, degrees: v.optional(coordinate, 0) };

/** Around the middle of the token; no obstacle is larger than a hand. */
const offset = v.pipe(v.number(), v.minValue(-200), v.maxValue(200));
const ObstacleShape = v.strictObject({
  kind: id,
  ...Spot,
  outline: v.exactOptional(v.pipe(v.array(v.strictTuple([offset, offset])), v.minLength(3), v.maxLength(60))),
});

export const PositionShape = v.strictObject({
  ships: v.pipe(v.array(ShipShape), v.minLength(1), v.maxLength(MOST_SHIPS)),
  sides: v.optional(upTo(8, v.picklist([0, 1])), [0, 1]),
  obstacles: v.optional(v.pipe(v.array(ObstacleShape), v.maxLength(30)), []),
  /** `part` tells the tokens of one set of cluster mines apart. */
  bombs: v.optional(
    v.pipe(
      v.array(v.strictObject({ card: id, ship: shipNumber, part: v.optional(count, 0), ...Spot })),
      v.maxLength(30),
    ),
    [],
  ),
  /** Two ships, and those of them that have moved since. */
  touching: v.optional(upTo(200, v.strictTuple([shipNumber, shipNumber, v.optional(upTo(2, shipNumber), [])])), []),
  phase: v.optional(
    v.picklist(['initiative', 'obstacles', 'forces', 'planning', 'activation', 'combat', 'end']),
    'planning',
  ),
  stage: v.optional(v.picklist(['start', 'decloak', 'ships', 'end']), 'start'),
  /** No round has begun while the table is being set up. */
  round: v.optional(roundNumber, 1),
  combatSkill: v.optional(v.nullable(whole(-MOST_AT_ONCE, 2 * MOST_AT_ONCE)), null),
  active: v.optional(v.nullable(shipNumber), null),
  turn: v.optional(TurnShape),
  edges: v.optional(v.nullable(v.tuple([edge, edge])), ['south', 'north']),
  /** Obstacles that are still to be placed. */
  supply: v.optional(v.pipe(v.array(id), v.maxLength(12)), []),
  lasting: v.optional(v.pipe(v.array(LastingShape), v.maxLength(200)), []),
  uses: v.optional(v.pipe(v.record(id, whole(0, 900)), v.maxEntries(500)), {}),
  /** The discard pile of each damage deck. */
  discarded: v.optional(v.pipe(v.array(v.pipe(v.array(id), v.maxLength(40))), v.maxLength(2)), []),
  outcome: v.optional(
    v.nullable(v.strictObject({ winner: v.nullable(v.picklist([0, 1])), reason: v.picklist(REASONS) })),
    null,
  ),
  initiative: v.optional(v.picklist([0, 1]), 0),
  rules: v.optional(RulesShape, {}),
});
export type PositionData = v.InferOutput<typeof PositionShape>;

/** A position of a file: faults are told with their place in it. */
export function readPosition(position: Json): Result<PositionData, Refusal> {
  const read = readShape(PositionShape, position);
  return read.ok ? read : bad({ ...read.fault, where: ['position', ...(read.fault.where ?? [])] });
}
