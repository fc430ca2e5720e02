import type { Overridden, Seat } from '@holotisch/engine';
import type { Team } from '../armada/keeping.ts';
import type { Battle, Presence } from './state.ts';

interface Events {
  turn: { readonly turn: number };
  /** A sticker lies there now; what it stands for is told to those who may know. */
  presence: { readonly seat: Seat; readonly place: string; readonly kind: Presence['kind'] | null };
  revealed: { readonly place: string; readonly kind: Presence['kind'] };
  diplomats: { readonly team: Team; readonly place: string };
  assault: Pick<Battle, 'place' | 'assault' | 'defence' | 'special'>;
  battle: { readonly place: string; readonly winner: Seat; readonly score: readonly [number, number] };
  lost: { readonly seat: Seat; readonly card: string };
  destroyed: { readonly place: string; readonly team: Team };
  points: { readonly team: Team; readonly gained: number };
  income: { readonly team: Team; readonly gained: number };
  /** Whoever likes may look at all rosters. */
  rosters: { readonly turn: number };
  over: { readonly winner: Team | null };
  override: Omit<Overridden, 'type'>;
}
export type CorelliaEvent = { [K in keyof Events]: { readonly type: K } & Events[K] }[keyof Events];
