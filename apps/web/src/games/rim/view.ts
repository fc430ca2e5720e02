import type { RimEvent, RimView } from '@holotisch/campaign';
import { seenAs } from '../game-face.ts';

export type { RimEvent, RimView };
export const isRim = seenAs<RimView, RimEvent>('rim');
