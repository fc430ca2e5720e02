import type { RimEvent, RimView } from '@holotisch/campaign';
import { seenAs } from '../../table-ui/game-face.ts';

export type { RimEvent, RimView };
export const isRim = seenAs<RimView, RimEvent>('rim');
