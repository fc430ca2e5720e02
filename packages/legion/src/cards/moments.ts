import type { Seat } from '@holotisch/engine';
import type { Pose } from '@holotisch/table';
import type { Rank } from '../data/types.ts';
import type { ActionName, Attack, AttackKind, Equipped, Marker, Side, TokenKind, Unit } from '../state.ts';

/** What windows are about. */

export type PhaseMoment = Record<never, never>;
export interface UnitMoment {
  readonly unit: Unit;
}
/** A seat and the command card that it has played. */
export interface CommandMoment {
  readonly seat: Seat;
  readonly card: string | null;
  readonly nominated: Unit | null;
  /** It was taken back: the cards are chosen anew, and this seat may not choose that one. */
  again?: { readonly seat: Seat; readonly card: string };
  /** Orders of the card that effects have given away already. */
  given?: number;
}
/** A side's turn begins; an effect may say which unit is activated. */
export interface TurnMoment {
  readonly side: Side;
  chosen: Unit | null;
}
/** A token is about to be drawn; an effect may name it, or the unit that is activated without one. */
export interface PoolMoment {
  readonly seat: Seat;
  rank: Rank | null;
  /** It is one of those that lie on a card. */
  kept?: boolean;
  chosen: Unit | null;
}
/** `unit` has exhausted one of its cards to use it. */
export interface ExhaustMoment extends UnitMoment {
  readonly card: Equipped;
  /** It comes to nothing. */
  cancelled: boolean;
}
/** A token of this rank is drawn; an effect may draw another in its place. */
export interface DrawMoment {
  readonly seat: Seat;
  rank: Rank;
}
/** A unit has been activated; an effect may activate another one at once. */
export interface NextMoment extends UnitMoment {
  next: Unit | null;
}
/** A unit is issued an order by another, or by an effect. */
export interface OrderMoment extends UnitMoment {
  readonly by: Unit | null;
  /** The command card that the order is issued with; null where another effect gives it. */
  readonly card: string | null;
  /** An effect may give the order to another unit instead. LE-GEFOLGE-EINHEITENNAME-06 */
  instead: Unit | null;
}
export interface RallyMoment extends UnitMoment {
  /** Dice to roll; one for each suppression token. */
  dice: number;
  /** Tokens that go besides those that dice remove. */
  removed: number;
  /** No more than so many may go. */
  most?: number;
}
export interface ActionMoment extends UnitMoment {
  readonly action: ActionName;
  readonly free: boolean;
  /** The move that the action consisted of, or the attack. */
  readonly move?: MoveMoment;
  readonly attacks?: readonly AttackMoment[];
}
/** The kinds of move that are open; an effect may leave only some of them. */
export interface ReadyMoment extends UnitMoment {
  kinds: readonly MoveKind[];
}
/** LE-BEWEGUNG-01 and the other kinds that rules tell apart. */
export type MoveKind =
  | 'standard'
  | 'reverse'
  | 'strafe'
  | 'pivot'
  /** A free pivot before a standard move; it is told as a pivot. LE-NEUPOSITIONIEREN-01 */
  | 'reposition'
  | 'climb'
  | 'clamber'
  | 'compulsory'
  | 'withdraw'
  | 'jump'
  | 'scout';
export interface MoveMoment extends UnitMoment {
  readonly kind: MoveKind;
  readonly speed: number;
  /** Where its leader stood. */
  readonly from: Pose;
  /** The enemy unit with which it has started a melee by it. */
  readonly started: Unit | null;
  /** The whole of a compulsory move could not be made. LE-ZWANGSBEWEGUNG-07 */
  readonly partial: boolean;
  /** It went the whole length of its tool. */
  readonly full: boolean;
  /** It has repositioned right before. */
  readonly turned?: true;
  /** It was part of an action or a free action of its own. */
  readonly acted?: true;
  /** Enemy units (by id) over whose bases it went. */
  readonly crossed: readonly number[];
}
/** `unit` and the vehicle that has carried it. */
export interface RideMoment extends UnitMoment {
  readonly vehicle: Unit;
}
/** `unit` has pushed aside so many miniatures of another. */
export interface DisplaceMoment extends UnitMoment {
  readonly other: Unit;
  readonly minis: number;
}
export interface AttackMoment {
  readonly attack: Attack;
  /** Undefined: a token detonates. */
  readonly attacker: Unit | undefined;
  readonly defender: Unit;
  readonly kind: AttackKind;
  /** It is the only pool of its attack. */
  readonly single?: true;
}
/** Dice are counted and not rolled yet. */
export interface GatherMoment extends AttackMoment {
  readonly pool: { red: number; black: number; white: number };
}
/** A unit suffers wounds; an effect may change how many. */
export interface SufferMoment extends UnitMoment {
  amount: number;
  readonly attack: Attack | undefined;
  /** What does it, where it is no attack. */
  readonly by: string | undefined;
}
export interface DefeatMoment extends UnitMoment {
  readonly attack: Attack | undefined;
  /** Who has defeated it. */
  readonly by: Unit | undefined;
}
export interface TokenMoment extends UnitMoment {
  readonly token: TokenKind;
  readonly count: number;
  /** An aim or dodge action, an attack, a card. */
  readonly by: string;
}
export interface MarkerMoment extends UnitMoment {
  readonly marker: Marker;
}
