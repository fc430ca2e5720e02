import type { SektorEvent, SektorView } from '@holotisch/campaign/sektor';
import { seenAs } from '../../table-ui/game-face.ts';

export type { SektorEvent, SektorView };
export const isSektor = seenAs<SektorView, SektorEvent>('sektor');
