import type { Refusal, Region } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Legion } from '../../../legion.ts';
import type { At } from '../../../payloads.ts';
import { type Places, readPlaces } from './answer.ts';
import type { Placed } from './formation.ts';
import { tooManyPlaces } from './refusals.ts';

type Plan = readonly Placed[] | Refusal;
export const isPlaced = (plan: Plan): plan is readonly Placed[] => !('clauses' in plan);

/** A region of such answers: they are what a plan makes of them. */
export const placesRegion = <D extends { readonly unit: number; readonly minis: readonly number[] }>(
  name: string,
  /** What says which miniatures are placed. */
  clauses: (data: D) => readonly ClauseId[],
  plan: (g: Legion, data: D, answer: Places) => Plan,
): Region<Legion, D, Places> => ({
  name,
  read: readPlaces,
  check(g, data, answer) {
    const tooMany = tooManyPlaces(g.unit(data.unit), 'at', answer.at, data.minis.length, clauses(data));
    if (tooMany) return tooMany;
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
