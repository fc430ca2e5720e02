import type { Sitting } from '@holotisch/engine';
import type { CorelliaEvent } from './events.ts';
import type { CorelliaState } from './state.ts';

/** The hand of a running procedure. */
export type Table = Sitting<CorelliaState, CorelliaEvent>;
