import { bad, good, type Json, type Refusal, type Result, say } from '@holotisch/engine';
import * as v from 'valibot';

/** Setups and positions come from files, so they are read with care: shape here, meaning where they are used. */

const id = v.pipe(v.string(), v.maxLength(60));
const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
const roundNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
/** Which ship of the position; whether it is there is looked up afterwards. */
const shipNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

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
  width: v.optional(v.pipe(number, v.minValue(300), v.maxValue(5000)), 914.4),
  depth: v.optional(v.pipe(number, v.minValue(300), v.maxValue(5000)), 914.4),
  points: v.optional(v.nullable(v.pipe(number, v.minValue(1))), 100),
  damageDeck: v.optional(v.picklist(['core', 'core2']), 'core2'),
  ownDecks: v.optional(v.boolean(), false),
  roundLimit: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))), null),
  timeLimit: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))), null),
  mission: v.optional(v.nullable(id), null),
  unenforced: v.optional(v.boolean(), false),
});

export const SetupShape = v.strictObject({
  squads: v.pipe(v.array(SquadShape), v.minLength(2), v.maxLength(8)),
  /** The side of each squad's player; by default the first squad against the second. */
  sides: v.optional(v.array(v.picklist([0, 1])), [0, 1]),
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
  seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)), 0),
  faction: v.picklist(['rebel', 'imperial', 'scum']),
  type: id,
  pilot: id,
  upgrades: v.optional(v.pipe(v.array(UpgradeShape), v.maxLength(30)), []),
  x: v.optional(number),
  y: v.optional(number),
  degrees: v.optional(number, 0),
  /** A ship without a place was destroyed, unless it is still to come. */
  reserve: v.optional(v.boolean(), false),
  /** The ship that carries it or has carried it; one that is still docked has no place either. */
  carrier: v.optional(shipNumber),
  docked: v.optional(v.boolean(), false),
  shields: v.optional(count),
  tokens: v.optional(v.record(v.string(), count), {}),
  locks: v.optional(v.array(shipNumber), []),
  damage: v.optional(
    v.pipe(
      v.array(v.strictObject({ card: id, faceup: v.optional(v.boolean(), false), round: v.optional(roundNumber, 0) })),
      v.maxLength(40),
    ),
    [],
  ),
  conditions: v.optional(v.array(id), []),
  /** Damage cards that lie on its conditions. */
  aside: v.optional(v.pipe(v.array(id), v.maxLength(40)), []),
  dial: v.optional(v.nullable(id), null),
  revealed: v.optional(v.boolean(), false),
  activated: v.optional(v.boolean(), false),
  fought: v.optional(v.boolean(), false),
  performed: v.optional(v.array(id), []),
  bumped: v.optional(v.boolean(), false),
  bombed: v.optional(v.boolean(), false),
  doomed: v.optional(v.boolean(), false),
  flown: v.optional(v.nullable(v.pipe(number, v.integer(), v.minValue(-5), v.maxValue(5))), null),
  mobile: v.optional(v.picklist(['front', 'right', 'rear', 'left']), 'front'),
});

/** An effect that goes on, whatever became of its source. */
const LastingShape = v.strictObject({
  source: id,
  ship: shipNumber,
  until: v.picklist(['activation', 'phase', 'combat', 'round', 'game']),
  value: v.optional(id),
  modifier: v.optional(
    v.strictObject({
      set: v.optional(number),
      add: v.optional(number),
      atLeast: v.optional(number),
      atMost: v.optional(number),
    }),
  ),
  note: v.optional(v.any()),
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
  speed: v.pipe(number, v.integer(), v.minValue(-5), v.maxValue(5)),
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
    overlapped: v.array(shipNumber),
    obstacles: v.pipe(
      v.array(v.strictObject({ kind: id, at: v.pipe(number, v.integer(), v.minValue(-1)) })),
      v.maxLength(30),
    ),
    checksLater: v.boolean(),
  }),
]);

const edge = v.picklist(['south', 'north', 'west', 'east']);

const Spot = { x: number, y: number, degrees: v.optional(number, 0) };

export const PositionShape = v.strictObject({
  ships: v.pipe(v.array(ShipShape), v.minLength(1), v.maxLength(40)),
  sides: v.optional(v.array(v.picklist([0, 1])), [0, 1]),
  obstacles: v.optional(v.pipe(v.array(v.strictObject({ kind: id, ...Spot })), v.maxLength(30)), []),
  /** `part` tells the tokens of one set of cluster mines apart. */
  bombs: v.optional(
    v.pipe(
      v.array(v.strictObject({ card: id, ship: shipNumber, part: v.optional(count, 0), ...Spot })),
      v.maxLength(30),
    ),
    [],
  ),
  /** Two ships, and those of them that have moved since. */
  touching: v.optional(v.array(v.strictTuple([shipNumber, shipNumber, v.optional(v.array(shipNumber), [])])), []),
  phase: v.optional(
    v.picklist(['initiative', 'obstacles', 'forces', 'planning', 'activation', 'combat', 'end']),
    'planning',
  ),
  stage: v.optional(v.picklist(['start', 'decloak', 'ships', 'end']), 'start'),
  /** No round has begun while the table is being set up. */
  round: v.optional(roundNumber, 1),
  combatSkill: v.optional(v.nullable(number), null),
  active: v.optional(v.nullable(shipNumber), null),
  turn: v.optional(TurnShape),
  edges: v.optional(v.nullable(v.tuple([edge, edge])), ['south', 'north']),
  /** Obstacles that are still to be placed. */
  supply: v.optional(v.pipe(v.array(id), v.maxLength(12)), []),
  lasting: v.optional(v.pipe(v.array(LastingShape), v.maxLength(200)), []),
  uses: v.optional(v.record(id, v.pipe(number, v.integer(), v.minValue(0))), {}),
  /** The discard pile of each damage deck. */
  discarded: v.optional(v.pipe(v.array(v.pipe(v.array(id), v.maxLength(40))), v.maxLength(2)), []),
  outcome: v.optional(v.nullable(v.strictObject({ winner: v.nullable(v.picklist([0, 1])), reason: id })), null),
  initiative: v.optional(v.picklist([0, 1]), 0),
  rules: v.optional(RulesShape, {}),
});
export type PositionData = v.InferOutput<typeof PositionShape>;

export function read<T extends v.GenericSchema>(shape: T, value: Json): Result<v.InferOutput<T>, Refusal> {
  const result = v.safeParse(shape, value, { abortEarly: true });
  if (result.success) return good(result.output);
  const issue = result.issues[0];
  const path = v.getDotPath(issue) ?? '';
  return bad({ clauses: [], message: say('xw.badData', { path, problem: issue.received }), measured: path });
}
