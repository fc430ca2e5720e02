import { type Seat, UnitCardSource } from '@holotisch/engine';
import type { KeywordName } from '../data/types.ts';
import type { Equipped, Unit } from '../state.ts';

/**
 * What brings an ability: a keyword of a unit, an upgrade card, a command card in play, a battle card. Keywords and upgrades
 * have a unit; command cards have a seat only, and battle cards stand there once for each side.
 */
export class CardSource extends UnitCardSource<Unit, Equipped> {
  /** A command card: it acts only while it is in play. */
  readonly isCommand: boolean;
  /** A keyword that is not printed on the unit. */
  readonly lent: KeywordName | undefined;

  constructor(key: string, card: string, seat: Seat, unit?: Unit, equipped?: Equipped, lent?: KeywordName) {
    super(key, card, seat, unit, equipped);
    this.isCommand = key.startsWith('command:');
    this.lent = lent;
  }
}

/** What the rules themselves offer a unit in a window, told apart by its key. */
export class RuleSource extends CardSource {
  override readonly isRule = true;
}
