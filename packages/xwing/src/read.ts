import { bad, good, type Json, type Refusal, type Result, say } from '@holotisch/engine';
import * as v from 'valibot';

/** Setups and positions come from files, so they are read with care: shape here, meaning where they are used. */

const id = v.pipe(v.string(), v.maxLength(60));
const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));

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

const ShipShape = v.strictObject({
  seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)), 0),
  faction: v.picklist(['rebel', 'imperial', 'scum']),
  type: id,
  pilot: id,
  upgrades: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]+$/))), v.maxLength(30)), []),
  x: v.optional(number),
  y: v.optional(number),
  degrees: v.optional(number, 0),
  shields: v.optional(count),
  tokens: v.optional(v.record(v.string(), count), {}),
  locks: v.optional(v.array(count), []),
  damage: v.optional(
    v.pipe(
      v.array(v.strictObject({ card: id, faceup: v.optional(v.boolean(), false), round: v.optional(count, 0) })),
      v.maxLength(40),
    ),
    [],
  ),
  conditions: v.optional(v.array(id), []),
  dial: v.optional(v.nullable(id), null),
  revealed: v.optional(v.boolean(), false),
  activated: v.optional(v.boolean(), false),
  fought: v.optional(v.boolean(), false),
  performed: v.optional(v.array(id), []),
  bumped: v.optional(v.boolean(), false),
});

const Spot = { x: number, y: number, degrees: v.optional(number, 0) };

export const PositionShape = v.strictObject({
  ships: v.pipe(v.array(ShipShape), v.minLength(1), v.maxLength(40)),
  sides: v.optional(v.array(v.picklist([0, 1])), [0, 1]),
  obstacles: v.optional(v.pipe(v.array(v.strictObject({ kind: id, ...Spot })), v.maxLength(30)), []),
  /** `part` tells the tokens of one set of cluster mines apart. */
  bombs: v.optional(
    v.pipe(v.array(v.strictObject({ card: id, ship: count, part: v.optional(count, 0), ...Spot })), v.maxLength(30)),
    [],
  ),
  touching: v.optional(v.array(v.tuple([count, count])), []),
  phase: v.optional(v.picklist(['planning', 'activation', 'combat', 'end']), 'planning'),
  round: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  initiative: v.optional(v.picklist([0, 1]), 0),
  rules: v.optional(RulesShape, {}),
});
export type PositionData = v.InferOutput<typeof PositionShape>;

export function read<T extends v.GenericSchema>(shape: T, value: Json): Result<v.InferOutput<T>, Refusal> {
  const result = v.safeParse(shape, value, { abortEarly: true });
  if (result.success) return good(result.output);
  const issue = result.issues[0];
  const path = v.getDotPath(issue) ?? '';
  return bad({ clauses: [], message: say('xw.badData', { path, problem: issue.message }), measured: path });
}
