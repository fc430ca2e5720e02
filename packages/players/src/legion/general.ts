import { type Json, sampleAnswer } from '@holotisch/engine';
import type { LegionAsk, LegionView } from '@holotisch/legion';
import type { Player } from '../player.ts';

export const legionGeneral: Player<LegionView, LegionAsk> = {
  id: 'legion-general',
  choose: ({ ask, rng }) => sampleAnswer(ask, rng) as Json,
};
