import type { Json } from '@holotisch/engine';
import { quickRng } from '@holotisch/engine';
import { anyCampaign } from '../../src/index.ts';
import { TASK_FORCE } from '../../src/rim/rewards.ts';

/** First task forces. */
export const forces = (number: number, players: 2 | 3): Json =>
  anyCampaign(quickRng(number), players, undefined, TASK_FORCE);
