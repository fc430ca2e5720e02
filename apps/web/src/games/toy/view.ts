import type { Json } from '@holotisch/engine';
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

export type ToyEvent =
  | { readonly type: 'revealed'; readonly stances: { readonly [drone: string]: string } }
  | { readonly type: 'moved'; readonly drone: number; readonly x: number }
  | { readonly type: 'kept'; readonly drone: number; readonly why: Json }
  | { readonly type: 'rolled'; readonly attacker: number; readonly target: number; readonly dice: readonly string[] }
  | { readonly type: 'wounded'; readonly drone: number }
  | { readonly type: 'removed'; readonly drone: number };

export const isToy = seenAs<ToyView, ToyEvent>('toy');
