import type { Overridden, Seat } from '@holotisch/engine';
import type { ArmId } from './arms/arm.ts';
import type { SektorState, Team } from './state.ts';

interface Events {
  turn: { readonly turn: number };
  attack: { readonly seat: Seat; readonly place: string };
  support: { readonly seat: Seat; readonly place: string };
  rest: { readonly seat: Seat; readonly credits: number };
  /** Positions are prepared; where, only the team knows. */
  dug: { readonly seat: Seat; readonly place: string | null };
  /** An attack meets positions that nobody knew of. */
  revealed: { readonly place: string };
  /** Nobody was there. */
  occupied: { readonly team: Team; readonly place: string };
  yielded: { readonly team: Team; readonly place: string };
  defence: { readonly seat: Seat; readonly place: string };
  battle: { readonly place: string; readonly winner: Seat };
  taken: { readonly team: Team; readonly place: string };
  damage: { readonly place: string; readonly damage: number };
  scarred: { readonly seat: Seat; readonly game: ArmId; readonly card: string };
  lost: { readonly seat: Seat; readonly game: ArmId; readonly card: string };
  veteran: { readonly seat: Seat; readonly game: ArmId; readonly card: string; readonly rank: 'veteran' | 'hero' };
  stars: { readonly stars: readonly [number, number] };
  income: { readonly team: Team; readonly credits: number };
  over: { readonly winner: Team | null; readonly by: NonNullable<SektorState['outcome']>['by'] };
  override: Omit<Overridden, 'type'>;
}
export type SektorEvent = { [K in keyof Events]: { readonly type: K } & Events[K] }[keyof Events];
