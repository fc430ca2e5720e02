import type { Refusal, Region } from '@holotisch/engine';
import type { Legion } from '../../legion.ts';
import type { At } from '../../payloads.ts';
import { readAts } from './answer.ts';
import type { Placed } from './formation.ts';

/** Places for miniatures in the order of the question; whoever is not named goes where the program puts it. */
export type PlacesAnswer = { readonly at?: readonly (At | null)[] };

type Plan = readonly Placed[] | Refusal;
export const isPlaced = (plan: Plan): plan is readonly Placed[] => !('clauses' in plan);

/** A region of such answers: they are what a plan makes of them. */
export const placesRegion = <D extends object>(
  name: string,
  plan: (g: Legion, data: D, answer: PlacesAnswer) => Plan,
): Region<Legion, D, PlacesAnswer> => ({
  name,
  read(answer) {
    if (typeof answer !== 'object' || answer === null) return undefined;
    const { at } = answer as Record<string, unknown>;
    if (at === undefined) return {};
    const ats = readAts(at);
    return ats && { at: ats };
  },
  check(g, data, answer) {
    const planned = plan(g, data, answer);
    return isPlaced(planned) ? undefined : planned;
  },
  sample(g, data) {
    const planned = plan(g, data, {});
    if (!isPlaced(planned)) return undefined;
    const named = { at: planned.map(({ pose }): At => [pose.x, pose.y]) };
    // Where there is no room by the rules only the program knows a place.
    return isPlaced(plan(g, data, named)) ? named : {};
  },
});
