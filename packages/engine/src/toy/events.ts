import type { Overridden } from '../event.ts';
import type { Message } from '../message.ts';
import type { Face, Stance } from './state.ts';

/** What happens in the toy game. */
export type ToyEvent =
  /** What all drones are going to do, by drone. */
  | { readonly type: 'revealed'; readonly stances: { readonly [drone: string]: Stance } }
  /** A drone has come to another place of the line. */
  | { readonly type: 'moved'; readonly drone: number; readonly x: number }
  /** A card keeps a drone from attacking. */
  | { readonly type: 'kept'; readonly drone: number; readonly why: Message }
  /** One drone shoots at another. */
  | { readonly type: 'rolled'; readonly attacker: number; readonly target: number; readonly dice: readonly Face[] }
  /** A drone has been dealt a wound, facedown. */
  | { readonly type: 'wounded'; readonly drone: number }
  /** A destroyed drone has left the line. */
  | { readonly type: 'removed'; readonly drone: number }
  | Overridden;
