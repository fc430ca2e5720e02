import type { Lesson } from '../lesson.ts';
import { actions } from './actions.ts';
import { arcs } from './arcs.ts';
import { firstFlight } from './first-flight.ts';

export const XWING: readonly Lesson[] = [firstFlight, actions, arcs];
