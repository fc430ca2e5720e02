import { type Json, type JsonObject, type Refusal, type Rng, readShape } from '@holotisch/engine';
import * as v from 'valibot';
import type { ArmId, Fates } from './arms/arm.ts';
import { ARM } from './arms/index.ts';
import { placeNamed } from './places.ts';
import { measure } from './refusal.ts';
import type { Front, Report, SektorState } from './state.ts';
import { deployed } from './worth.ts';

/** What comes back from a battle: who has won, and what has become of everybody who fought. */

const FatesShape = v.pipe(v.array(v.picklist(['stands', 'fallen'])), v.maxLength(160));
const ReportShape = v.strictObject({
  winner: v.picklist([0, 1]),
  fates: v.strictTuple([FatesShape, FatesShape]),
});

/** Reads a report as an answer; undefined if it is none. */
export const readReport = (answer: unknown): Json | undefined => {
  const read = readShape(ReportShape, answer as Json);
  return read.ok ? (read.value as unknown as Json) : undefined;
};
export function reportOf(answer: Json): Report {
  const read = readShape(ReportShape, answer);
  if (!read.ok) throw new Error('a report that has been read is none');
  return read.value;
}

/** Whose force is at a front, and which units of it fight there: the attacker first. */
export function fighters(state: SektorState, { place, attack, defence }: Front) {
  const { game } = placeNamed(place);
  return [attack, defence!].map((seat) => {
    const force = state.houses[seat]!.forces[game];
    return { seat, force, places: deployed(force, state.rules, state.turn) ?? [] };
  });
}

/** A report speaks of everybody who fought, and of nobody else. */
export function refuseReport(state: SektorState, front: Front, { fates }: Report): Refusal | undefined {
  for (const [side, { seat, places }] of fighters(state, front).entries()) {
    const told = fates[side]!.length;
    if (told !== places.length) return measure('SK-6', 'reportUnits', told, places.length, { seat });
  }
  return undefined;
}

/** A battle that nobody has fought, for those who only try the campaign: the stronger side wins more often. */
export function anyReport(state: SektorState, front: Front, rng: Rng): Report {
  const sides = fighters(state, front);
  const worth = sides.map(({ force, places }) =>
    places.reduce((sum, at) => sum + 1 + (ARM[force.game].cardPoints(force, force.units[at]!.card) ?? 0), 0),
  );
  const winner = rng.below(Math.round(worth[0]! + worth[1]!)) < worth[0]! ? 0 : 1;
  const fates = sides.map(
    ({ places }, side): Fates => places.map(() => (rng.below(side === winner ? 5 : 2) === 0 ? 'fallen' : 'stands')),
  );
  return { winner, fates: [fates[0]!, fates[1]!] };
}

/** What a match that is over comes to; a draw is the defender's. */
export function reportFrom(game: ArmId, setup: JsonObject, state: unknown): Report {
  const { winner, fates } = ARM[game].told(state);
  const sizes = ARM[game].sizes(setup);
  return { winner: winner ?? 1, fates: [fates[0].slice(0, sizes[0]), fates[1].slice(0, sizes[1])] };
}
