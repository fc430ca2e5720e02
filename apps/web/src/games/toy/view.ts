import type { ToyEvent } from '@holotisch/engine/toy';
import { seenAs } from '../game-face.ts';

/** What a seat sees of the toy game: drones on a line. */
export interface ToyView {
  readonly round: number;
  readonly phase: 'plan' | 'act' | 'end';
  readonly drones: readonly DroneView[];
}
export interface DroneView {
  readonly id: number;
  readonly seat: number;
  readonly x: number;
  readonly cards: readonly string[];
  readonly stance: 'attack' | 'guard' | null;
  readonly moved: boolean;
  readonly removed: boolean;
  readonly wounds: number;
}

export type { ToyEvent };

export const isToy = seenAs<ToyView, ToyEvent>('toy');
