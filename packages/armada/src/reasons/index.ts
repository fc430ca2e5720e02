import type { Ask, Refusal, Seat } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { campaignReason } from './campaign.ts';
import { cardReason } from './cards.ts';
import { commandReason } from './commands.ts';
import { criticalReason, dieReason, zoneReason } from './dice.ts';
import { shotReason } from './shots.ts';
import { tokenReason } from './tokens.ts';
import { actReason, unitReason } from './units.ts';

/**
 * Why something that nobody offers a player is against the rules. A player names it as the answers are spelled, and is
 * told the rule that bars it, whatever is being asked at the moment: `front>2.left` is judged as a shot, `3:token.0` as
 * a defence token, `0:slicer-tools` as a card, `squadron:dial` as a command, `7` as a unit. What a name means is told
 * from the public state alone, so nothing hidden is told.
 */
export interface Named {
  readonly seat: Seat;
  readonly name: string;
  /** What the seat is asked now, if anything. */
  readonly asked: Ask | undefined;
}
export type Reason = (g: Armada, named: Named) => Refusal | undefined;

/** The first that knows the name judges it. */
const REASONS: readonly Reason[] = [
  shotReason,
  tokenReason,
  campaignReason,
  commandReason,
  actReason,
  criticalReason,
  dieReason,
  zoneReason,
  unitReason,
  cardReason,
];

export function whyNot(g: Armada, seat: Seat, name: string, asked: Ask | undefined): Refusal | undefined {
  for (const reason of REASONS) {
    const refusal = reason(g, { seat, name, asked });
    if (refusal) return refusal;
  }
  return undefined;
}
