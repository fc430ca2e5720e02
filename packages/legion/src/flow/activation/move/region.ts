import type { Region } from '@holotisch/engine';
import type { Legion } from '../../../legion.ts';
import type { MoveData } from '../../../payloads.ts';
import { readMove } from './answer.ts';
import { isPlan, type MoveAnswer, planMove } from './plan.ts';
import { sampleMove } from './sample.ts';

/** Where a unit may move: judged by the very plan that is carried out afterwards. */

export const moveRegion: Region<Legion, MoveData, MoveAnswer> = {
  name: 'move',
  read: readMove,
  check(g, data, answer) {
    const plan = planMove(g, data, answer);
    return isPlan(plan) ? undefined : plan;
  },
  sample: sampleMove,
};
