import type { ChoiceAskData, FormAskData, RegionAskData } from '../described.ts';
import type { ToyWindows } from './cards.ts';

/** What the toy game asks, by kind, as plain data. */
export type ToyQuestion =
  /** What every drone of a seat is going to do. */
  | FormAskData<'stances', never>
  /** Where a drone moves. */
  | (RegionAskData<'move', { readonly name: 'move' } & Reach> & { readonly about: OfDrone })
  /** Whom it shoots at, by number. */
  | ChoiceAskData<'target', never>
  /** Abilities of cards. */
  | ChoiceAskData<`window:${keyof ToyWindows}`, { readonly card: string; readonly piece: number | null }>;

export type OfDrone = { readonly drone: number };
/** How far it gets either way. */
export type Reach = OfDrone & { readonly from: number; readonly to: number };
