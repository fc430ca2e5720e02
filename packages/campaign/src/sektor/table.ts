import type { Sitting } from '@holotisch/engine';
import type { SektorEvent } from './events.ts';
import type { SektorState } from './state.ts';

/** The hand of a running procedure. */
export type Table = Sitting<SektorState, SektorEvent>;
