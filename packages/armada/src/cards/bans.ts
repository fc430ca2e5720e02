import type { Command, Zone } from '../data/types.ts';
import type { Attack, DefenceToken, Die, Equipped, Party, Ship, Unit } from '../state.ts';
import type { AttackMoment, ShipMoment, SquadronMoment, UnitMoment } from './moments.ts';

/** What cards may forbid, and what a shot is judged by before it is declared. */

/** A shot that is being considered. */
export interface TargetContext {
  readonly attacker: Unit | undefined;
  readonly zone: Zone | null;
  readonly defender: Party;
  readonly unit: Unit | undefined;
  readonly defending: Zone | null;
  readonly range: Attack['range'];
  readonly obstructed: boolean;
  readonly kind: Attack['kind'];
}
/** Where a shot goes and how far, before its dice are counted. */
export type Reaching = Pick<TargetContext, 'attacker' | 'zone' | 'defender' | 'unit' | 'defending' | 'range' | 'kind'>;
export interface SpendContext extends AttackMoment {
  readonly token: DefenceToken;
  readonly at: number;
}

/** What may be forbidden outright, and the context of it. AR-DIE-GOLDENEN-REGELN-03 */
export interface Bans {
  /** A unit attacks at all. */
  attack: UnitMoment;
  target: TargetContext;
  /** A defence token is spent. */
  spend: SpendContext;
  /** A unit spends a defence token, its own or another's, as the cost of a card or by its effect. */
  spendAsCost: { readonly unit: Unit; readonly token: DefenceToken };
  /** A defence token, or an upgrade card, is readied. */
  readyToken: { readonly unit: Unit; readonly token: DefenceToken; readonly by: Unit };
  readyCard: { readonly ship: Ship; readonly equipped: Equipped };
  /** A ship resolves a command; is assigned a token. */
  command: { readonly ship: Ship; readonly command: Command };
  /** A command token is spent to resolve the effect of this card. */
  tokenForCard: { readonly ship: Ship; readonly equipped: Equipped };
  holdToken: { readonly ship: Ship; readonly token: Command };
  activate: UnitMoment;
  /** A squadron moves. */
  move: SquadronMoment;
  critical: AttackMoment & { readonly effect: string };
  accuracy: AttackMoment;
  /** A die is rerolled, changed, cancelled. */
  modifyDie: AttackMoment & { readonly die: Die; readonly by: Unit | undefined };
  /** A hull zone gains, recovers or receives shields. */
  gainShields: {
    readonly ship: Ship;
    readonly zone: Zone /** They come from another zone of it. */;
    readonly moved?: true;
    /** They come from another ship, which moves them. */
    readonly from?: Ship;
  };
  /** A ship spends engineering points. */
  spendPoints: ShipMoment;
  redirect: AttackMoment & { readonly to: Zone };
  changeSpeed: { readonly ship: Ship; readonly to: number };
  counter: { readonly unit: Unit; readonly attack: Attack };
}
export type BanName = keyof Bans;
