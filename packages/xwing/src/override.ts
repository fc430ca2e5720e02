import type { Json, Refusal } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import * as v from 'valibot';
import { takeOffTable } from './flow/damage.ts';
import { read } from './read.ts';
import { noTokens, type TokenKind, type XWingState } from './state.ts';
import { verify } from './verify.ts';
import { XWing } from './xwing.ts';

/** What players may set right by hand: a ship's place, tokens, shields, what it has done, or that it is destroyed. */
const number = v.pipe(v.number(), v.finite());
const Shape = v.strictObject({
  ship: v.pipe(v.number(), v.integer(), v.minValue(0)),
  x: v.optional(number),
  y: v.optional(number),
  degrees: v.optional(number),
  shields: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
  tokens: v.optional(
    v.record(
      v.picklist(Object.keys(noTokens()) as TokenKind[]),
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
    ),
  ),
  activated: v.optional(v.boolean()),
  fought: v.optional(v.boolean()),
  destroyed: v.optional(v.literal(true)),
});

export function override(state: XWingState, change: Json): Refusal | undefined {
  const shape = read(Shape, change);
  if (!shape.ok) return shape.fault;
  const { ship: id, x, y, degrees, shields, tokens, activated, fought, destroyed } = shape.value;
  const ship = state.ships[id];
  if (ship?.status !== 'play') return { clauses: [], message: { text: 'xw.noSuchShip', args: { id } } };
  if (x !== undefined && y !== undefined) {
    ship.pose = pose(x, y, degrees ?? 0);
    const apart = state.touching.filter((t) => t.a !== id && t.b !== id);
    state.touching.splice(0, state.touching.length, ...apart);
  }
  if (shields !== undefined) ship.shields = shields;
  for (const [token, n] of Object.entries(tokens ?? {})) ship.tokens[token as TokenKind] = n as number;
  if (activated !== undefined) ship.activated = activated;
  if (fought !== undefined) ship.fought = fought;
  if (destroyed) takeOffTable(new XWing(state, () => {}), ship);
  return brokenBy(state);
}

/** Even by hand nobody may stand on another ship or off the table: the game could not go on from there. */
function brokenBy(state: XWingState): Refusal | undefined {
  try {
    verify(state);
    return undefined;
  } catch (e) {
    const problem = e instanceof Error ? e.message : String(e);
    return { clauses: [], message: { text: 'xw.overrideBreaks', args: { problem } } };
  }
}
