import type { Flow } from '@holotisch/engine';
import type { ExhaustMoment } from '../cards/moments.ts';
import type { CardSource } from '../cards/source.ts';
import type { Legion } from '../legion.ts';
import type { Equipped, Unit } from '../state.ts';
import { isFlipped } from '../values.ts';
import { open } from './timing.ts';

/** What happens to upgrade cards: they are exhausted and readied, used up, turned over. */

export function readyCard(g: Legion, unit: Unit, card: Equipped): void {
  if (!card.exhausted) return;
  card.exhausted = false;
  g.emit({ type: 'readied', unit: unit.id, card: card.id });
}

/**
 * LE-FAEHIGKEITEN-06: a card with the symbol is exhausted to use it; others are used up for good. False: an effect has brought
 * it to nothing.
 */
export function* useUp(g: Legion, unit: Unit, { upgrade }: CardSource): Flow<boolean> {
  const printed = upgrade && g.upgrades(unit)[unit.upgrades.indexOf(upgrade)];
  if (!upgrade || !printed) return true;
  if (printed.expends) discardUpgrade(g, unit, upgrade);
  if (!printed.exhausts || upgrade.exhausted) return true;
  upgrade.exhausted = true;
  g.emit({ type: 'exhausted', unit: unit.id, card: upgrade.id });
  const m: ExhaustMoment = { unit, card: upgrade, cancelled: false };
  yield* open(g, 'card.exhausted', m);
  return !m.cancelled;
}
export function discardUpgrade(g: Legion, unit: Unit, card: Equipped): void {
  if (card.discarded) return;
  card.discarded = true;
  g.emit({ type: 'upgradeLost', unit: unit.id, card: card.id });
}
/** A card of two sides is turned over. */
export function flipCard(g: Legion, unit: Unit, card: Equipped): void {
  if (isFlipped(card)) delete card.note;
  else card.note = 'flipped';
  g.emit({ type: 'flipped', unit: unit.id, card: card.id });
}
/** A card that is exhausted cannot be used until it is readied. LE-ERSCHOEPFEN-02, LE-FAEHIGKEITEN-07 */
export const isReady = ({ upgrade }: CardSource): boolean => !upgrade?.exhausted && !upgrade?.discarded;
