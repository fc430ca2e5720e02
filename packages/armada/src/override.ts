import {
  bad,
  type Ending,
  type EndsBy,
  good,
  isObject,
  type Json,
  type Refusal,
  type Result,
  type Seat,
  say,
} from '@holotisch/engine';
import { pose } from '@holotisch/table';
import * as v from 'valibot';
import type { Armada } from './armada.ts';
import { COMMANDS, ZONES } from './data/types.ts';
import { takeOff } from './flow/damage.ts';
import { scoreOf } from './flow/end.ts';
import { faultIn } from './position.ts';
import { read } from './read.ts';
import type { ArmadaState, Unit } from './state.ts';

/** What players may set right by hand, where all of them agree. */

const number = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(10_000));
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
const commands = v.optional(v.pipe(v.array(v.picklist(COMMANDS)), v.maxLength(6)));
const Shape = v.strictObject({
  unit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199)),
  x: v.optional(number),
  y: v.optional(number),
  degrees: v.optional(number),
  speed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  hull: v.optional(few),
  shields: v.optional(v.partial(v.strictObject(v.entriesFromList(ZONES, few)))),
  /** Its defence tokens by place. */
  tokens: v.optional(v.pipe(v.array(v.picklist(['ready', 'exhausted', 'discarded'])), v.maxLength(12))),
  commands,
  raids: commands,
  /** Damage cards to discard by place; how many facedown ones to deal. */
  discard: v.optional(v.pipe(v.array(few), v.maxLength(20))),
  deal: v.optional(few),
  activated: v.optional(v.boolean()),
  destroyed: v.optional(v.literal(true)),
  objectives: v.optional(few),
});
export type HandChange = v.InferOutput<typeof Shape>;
const EndShape = v.strictObject({
  end: v.strictObject({ winner: v.nullable(v.picklist([0, 1])), reason: v.picklist(['conceded', 'agreed']) }),
});
const VictoryShape = v.strictObject({ victory: v.tuple([few, few]) });

/** A whole side gives up together; a draw is everybody's. */
export function ending(state: ArmadaState, seat: Seat, by: EndsBy): Ending {
  const seats = state.sides.map((_, other) => other);
  if (by === 'draw') return { change: { end: { winner: null, reason: 'agreed' } }, agreed: seats };
  const side = state.sides[seat];
  const end = { winner: side === 0 ? 1 : 0, reason: 'conceded' };
  return { change: { end }, agreed: seats.filter((other) => state.sides[other] === side) };
}

export function override(g: Armada, change: Json): Refusal | undefined {
  if (isObject(change) && 'end' in change) {
    const end = read(EndShape, change);
    if (!end.ok) return end.fault;
    g.state.outcome = { ...end.value.end, score: scoreOf(g) };
    return undefined;
  }
  if (isObject(change) && 'victory' in change) {
    const victory = read(VictoryShape, change);
    if (!victory.ok) return victory.fault;
    [g.state.victory[0], g.state.victory[1]] = victory.value.victory;
    return undefined;
  }
  const shape = read(Shape, change);
  if (!shape.ok) return shape.fault;
  const unit = g.state.units[shape.value.unit];
  if (!unit) return fault('ar.noSuchUnit', { id: shape.value.unit });
  const changed = changeUnit(g, unit, shape.value);
  if (!changed.ok) return changed.fault;
  const wrong = faultIn(g);
  return wrong && fault(wrong.key, wrong.args);
}

const fault = (key: string, args: Readonly<Record<string, Json>>): Refusal => ({
  clauses: [],
  message: say(key, args),
});

function changeUnit(g: Armada, unit: Unit, change: HandChange): Result<true> {
  const { x, y, degrees = 0 } = change;
  if (x !== undefined && y !== undefined) {
    unit.pose = pose(x, y, degrees);
    unit.status = 'play';
    unit.doomed = false;
    if (unit.kind === 'squadron' && unit.hull === 0) unit.hull = 1;
  }
  if (unit.status !== 'play') return bad(fault('ar.noSuchUnit', { id: unit.id }));
  for (const [at, state] of (change.tokens ?? []).entries()) if (unit.tokens[at]) unit.tokens[at]!.state = state;
  if (change.objectives !== undefined) unit.objectives = change.objectives;
  if (unit.kind === 'squadron') {
    if (change.hull !== undefined) unit.hull = change.hull;
    if (change.activated !== undefined && (unit.slider !== g.state.token) !== change.activated)
      unit.slider = unit.slider === 'blue' ? 'orange' : 'blue';
  } else {
    if (change.speed !== undefined) unit.speed = change.speed;
    for (const zone of ZONES) unit.shields[zone] = change.shields?.[zone] ?? unit.shields[zone];
    if (change.commands) unit.commands.splice(0, unit.commands.length, ...new Set(change.commands));
    if (change.raids) unit.raids.splice(0, unit.raids.length, ...new Set(change.raids));
    if (change.activated !== undefined) unit.activated = change.activated;
    const gone = (change.discard ?? []).flatMap((at) => unit.damage[at] ?? []);
    for (const damage of gone) {
      unit.damage.splice(unit.damage.indexOf(damage), 1);
      g.state.deck.discard.push(damage.card);
    }
    for (let i = 0; i < (change.deal ?? 0); i++) {
      const card = g.state.deck.draw.shift();
      if (card !== undefined) unit.damage.push({ card, faceup: false });
    }
  }
  if (change.destroyed) {
    takeOff(g, unit);
    if (g.state.active === unit.id) {
      g.state.active = null;
      g.state.turn = null;
    }
    if (g.state.flying?.squadron === unit.id) g.state.flying = null;
  }
  return good(true);
}
