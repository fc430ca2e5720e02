import type { CorelliaEvent, CorelliaView } from '@holotisch/campaign';
import { seenAs } from '../../table-ui/game-face.ts';

export type { CorelliaEvent, CorelliaView };
export const isCorellia = seenAs<CorelliaView, CorelliaEvent>('corellia');
