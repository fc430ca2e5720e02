import { bad, type Json, type Refusal, type Result, readShape } from '@holotisch/engine';
import * as v from 'valibot';
import { COMMANDS, DEFENCE_TOKENS, ZONES } from './data/types.ts';

/** Setups and positions come from files, so they are read with care: shape here, meaning where they are used. */

const id = v.pipe(v.string(), v.maxLength(60));
const number = v.pipe(v.number(), v.finite());
const coordinate = v.pipe(number, v.minValue(-1000), v.maxValue(10_000));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60));
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
const unitNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199));
const command = v.picklist(COMMANDS);
const zone = v.picklist(ZONES);
const edge = v.picklist(['south', 'north', 'west', 'east']);
const side = v.picklist([0, 1]);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));

const FleetShape = v.looseObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  faction: v.picklist(['rebel', 'empire', 'republic', 'separatist']),
  ships: v.pipe(v.array(v.strictObject({ card: id, upgrades: v.pipe(v.array(id), v.maxLength(30)) })), v.maxLength(20)),
  squadrons: v.pipe(v.array(id), v.maxLength(60)),
  objectives: v.optional(
    v.strictObject({ assault: v.optional(id), defence: v.optional(id), navigation: v.optional(id) }),
  ),
});

const RulesShape = v.strictObject({
  width: v.optional(v.pipe(number, v.minValue(600), v.maxValue(5000))),
  depth: v.optional(v.pipe(number, v.minValue(600), v.maxValue(5000))),
  rounds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
  points: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)))),
  prices: v.optional(v.picklist(['latest', 'first'])),
  unenforced: v.optional(v.boolean()),
});

export const SetupShape = v.strictObject({
  fleets: v.pipe(v.array(FleetShape), v.minLength(2), v.maxLength(6)),
  /** The side of each fleet's player; by default the first fleet against the second. */
  sides: v.optional(v.array(side), [0, 1]),
  /** The seats of the two team commanders, where there are more than two players. */
  captains: v.optional(v.tuple([seat, seat])),
  /** A campaign objective that the battle itself names; without it the first player chooses from what was brought. */
  objective: v.optional(id),
  rules: v.optional(RulesShape, {}),
});
export type Setup = v.InferOutput<typeof SetupShape>;

const Place = { x: coordinate, y: coordinate, degrees: v.optional(number, 0) };

const TokenShape = v.strictObject({
  kind: v.picklist(DEFENCE_TOKENS),
  state: v.optional(v.picklist(['ready', 'exhausted', 'discarded']), 'ready'),
});
const DamageShape = v.strictObject({ card: id, faceup: v.optional(v.boolean(), false) });
const UpgradeShape = v.union([
  id,
  v.strictObject({
    id,
    discarded: v.optional(v.boolean(), false),
    exhausted: v.optional(v.boolean(), false),
    tokens: v.optional(v.pipe(v.array(command), v.maxLength(10)), []),
    dials: v.optional(v.pipe(v.array(command), v.maxLength(10)), []),
    count: v.optional(few, 0),
    /** What it has noted: a word, or numbers or words in a list. */
    note: v.optional(v.union([id, v.pipe(v.array(v.union([id, few])), v.maxLength(10))])),
  }),
]);
const commands = v.optional(v.pipe(v.array(command), v.maxLength(10)), []);

const common = {
  seat,
  status: v.optional(v.picklist(['reserve', 'aside', 'play', 'destroyed']), 'play'),
  x: v.optional(coordinate),
  y: v.optional(coordinate),
  degrees: v.optional(number, 0),
  /** Defence tokens by kind, ready; or with their state. Left out: those of the card, ready. */
  tokens: v.optional(v.pipe(v.array(v.union([v.picklist(DEFENCE_TOKENS), TokenShape])), v.maxLength(12))),
  objectives: v.optional(few, 0),
  /** The card that has set it aside: `0:profundity`. */
  asideBy: v.optional(id),
};
export const ShipShape = v.strictObject({
  ...common,
  ship: id,
  upgrades: v.optional(v.pipe(v.array(UpgradeShape), v.maxLength(30)), []),
  speed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  /** Shields by hull zone, where they are not at their maximum. */
  shields: v.optional(v.partial(v.strictObject(v.entriesFromList(ZONES, few)))),
  /** Damage cards: how many facedown ones, or card by card. */
  damage: v.optional(v.union([count, v.pipe(v.array(DamageShape), v.maxLength(52))]), 0),
  commands,
  raids: commands,
  /** The facedown dials, the top one first. */
  dials: commands,
  /** Dials that lie open beside it in its activation. */
  open: commands,
  activated: v.optional(v.boolean(), false),
  marked: v.optional(v.array(v.strictObject({ token: v.picklist(['focus', 'chaff']), zone })), []),
  aim: v.optional(v.nullable(v.strictObject({ x: coordinate, y: coordinate })), null),
});
export const SquadronShape = v.strictObject({
  ...common,
  squadron: id,
  hull: v.optional(few),
  activated: v.optional(v.boolean(), false),
});

const PositionShape = v.strictObject({
  units: v.pipe(v.array(v.union([ShipShape, SquadronShape])), v.minLength(1), v.maxLength(120)),
  sides: v.optional(v.array(side), [0, 1]),
  captains: v.optional(v.tuple([seat, seat])),
  first: v.optional(side, 0),
  objective: v.optional(v.nullable(id), null),
  round: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
  phase: v.optional(v.picklist(['command', 'ship', 'squadron', 'status']), 'ship'),
  stage: v.optional(v.picklist(['start', 'main', 'end']), 'main'),
  /** Whose turn it is in the phase. */
  turnOf: v.optional(side),
  /** The ship that is being activated, and the step it has come to. */
  active: v.optional(v.nullable(unitNumber), null),
  step: v.optional(v.picklist(['reveal', 'commands', 'attack', 'manoeuvre', 'late', 'end']), 'reveal'),
  attacked: v.optional(v.pipe(v.array(zone), v.maxLength(6)), []),
  /** The squadron that is being activated, and the ship whose command did it. */
  flying: v.optional(
    v.nullable(v.strictObject({ squadron: unitNumber, by: v.optional(v.nullable(unitNumber), null) })),
    null,
  ),
  passes: v.optional(v.tuple([few, few]), [0, 0]),
  edges: v.optional(v.tuple([edge, edge]), ['south', 'north']),
  obstacles: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          token: id,
          ...Place,
          objectives: v.optional(few, 0),
          /** A station that can be attacked, and the damage it has suffered. */
          station: v.optional(v.strictObject({ armed: v.optional(v.boolean(), false), damage: v.optional(few, 0) })),
        }),
      ),
      v.maxLength(30),
    ),
    [],
  ),
  markers: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          kind: v.picklist(['objective', 'mine', 'grav-well', 'grav-shift']),
          seat: v.optional(v.nullable(seat), null),
          x: coordinate,
          y: coordinate,
        }),
      ),
      v.maxLength(60),
    ),
    [],
  ),
  /** What the objective has noted: the edge of a corona, a token by its number, dials. */
  note: v.optional(
    v.record(id, v.union([id, v.pipe(v.number(), v.integer()), v.pipe(v.array(id), v.maxLength(10))])),
    {},
  ),
  victory: v.optional(v.tuple([few, few]), [0, 0]),
  rules: v.optional(RulesShape, {}),
});
export type PositionData = v.InferOutput<typeof PositionShape>;

/** A position of a file: faults are told with their place in it. */
export function readPosition(position: Json): Result<PositionData, Refusal> {
  const read = readShape(PositionShape, position);
  return read.ok ? read : bad({ ...read.fault, where: ['position', ...(read.fault.where ?? [])] });
}
