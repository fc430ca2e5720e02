import type { Json } from '@holotisch/engine';
import type { DroneView, ToyView } from '@holotisch/engine/toy';
import { seenAs } from '../game-face.ts';

export type { DroneView, ToyView };

export type ToyEvent =
  | { readonly type: 'revealed'; readonly stances: { readonly [drone: string]: string } }
  | { readonly type: 'moved'; readonly drone: number; readonly x: number }
  | { readonly type: 'kept'; readonly drone: number; readonly why: Json }
  | { readonly type: 'rolled'; readonly attacker: number; readonly target: number; readonly dice: readonly string[] }
  | { readonly type: 'wounded'; readonly drone: number }
  | { readonly type: 'removed'; readonly drone: number };

export const isToy = seenAs<ToyView, ToyEvent>('toy');
