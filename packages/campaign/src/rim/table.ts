import type { Overridden, Seat, Sitting } from '@holotisch/engine';
import type { Team } from '../armada/keeping.ts';
import type { Token } from './places.ts';
import type { Battle, Pivotal, RimState } from './state.ts';

interface Events {
  turn: { readonly turn: number; readonly act: number };
  /** A base stands there now; what defends it is told to those who may know. */
  base: { readonly seat: Seat; readonly place: string; readonly defence: string | null };
  assault: Pick<Battle, 'place' | 'assault' | 'defence'>;
  battle: { readonly place: string | null; readonly winner: Seat; readonly score: readonly [number, number] };
  destroyed: { readonly place: string; readonly team: Team };
  holds: { readonly place: string; readonly team: Team };
  points: { readonly team: Team; readonly gained: number };
  token: { readonly team: Team; readonly token: Token };
  spent: { readonly team: Team; readonly token: Token; readonly count: number };
  reward: { readonly seat: Seat; readonly card: string };
  upgraded: { readonly seat: Seat; readonly card: string };
  pivotal: Pick<Pivotal, 'kind' | 'attacker' | 'place' | 'area'>;
  over: { readonly winner: Team | null };
  override: Omit<Overridden, 'type'>;
}
export type RimEvent = { [K in keyof Events]: { readonly type: K } & Events[K] }[keyof Events];

/** The hand of a running procedure. */
export type Table = Sitting<RimState, RimEvent>;
