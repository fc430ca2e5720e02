import type { DroneView, ToyEvent, ToyView } from '@holotisch/engine/toy';
import { seenAs } from '../game-face.ts';

export type { DroneView, ToyEvent, ToyView };

export const isToy = seenAs<ToyView, ToyEvent>('toy');
