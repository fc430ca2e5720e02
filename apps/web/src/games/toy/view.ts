import type { DroneView, ToyEvent, ToyQuestion, ToyView } from '@holotisch/engine/toy';
import { seenAs } from '../../table-ui/game-face.ts';

export type { DroneView, ToyEvent, ToyQuestion, ToyView };

export const isToy = seenAs<ToyView, ToyEvent, ToyQuestion>('toy');
