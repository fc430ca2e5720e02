import { type Json, type Region, readShape, type Seat } from '@holotisch/engine';
import { anyRefit } from './any-refit.ts';
import { carryOut, orderOf, RefitShape } from './refit.ts';
import { cloneState } from './state.ts';
import type { Table } from './table.ts';

/** Refit as a question: what is ordered is tried on a copy. */

type RefitData = { readonly seat: Seat };
export const refit: Region<Table, RefitData, Json> = {
  name: 'refit',
  read: (answer) => {
    const read = readShape(RefitShape, answer as Json);
    return read.ok ? (read.value as Json) : undefined;
  },
  check: ({ state }, { seat }, answer) => carryOut(cloneState(state), seat, orderOf(answer)),
  sample: ({ state }, { seat }, rng) => anyRefit(state, seat, rng) as Json,
};
