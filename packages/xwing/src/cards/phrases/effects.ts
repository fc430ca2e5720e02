import { countUse } from '@holotisch/engine';
import { discard as discardUpgrade } from '../../flow/attack/weapons.ts';
import type { Equipped, Lasting, Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import type { CardSource } from '../vocabulary.ts';

/** What begins and ends by itself, and what becomes of the card. */

/** Begins something that ends by itself. XW-KARTENFAEHIGKEITEN-12 */
export function begin(
  g: XWing,
  self: CardSource,
  ship: Ship,
  until: Lasting['until'],
  what: Pick<Lasting, 'value' | 'modifier' | 'note'>,
): void {
  g.state.lasting.push({ source: self.key, ship: ship.id, until, ...what });
}

/** Whether something that this card began on its own ship still lasts. */
export function lasts(g: XWing, self: CardSource): boolean {
  return g.state.lasting.some((l) => l.source === self.key && l.ship === self.ship.id);
}

/** Turns a dual card to its other side. */
export function turnOver(g: XWing, self: CardSource): void {
  const equipped = self.equipped!;
  equipped.face = equipped.face === 0 ? 1 : 0;
  g.emit({ type: 'turned', ship: self.ship.id, card: self.card, face: equipped.face });
}

/** Turns the card facedown: it is out of the game. XW-AUFWERTUNGSKARTEN-13 */
export function discard(g: XWing, self: CardSource): void {
  const equipped = self.equipped!;
  discardUpgrade(g, self.ship, equipped);
  if (equipped.discarded) recover(g, self.ship, equipped);
}

function recover(g: XWing, ship: Ship, equipped: Equipped): void {
  for (const { source, rules } of g.cards(ship)) {
    if (rules.recovers !== equipped.slot || g.state.uses[`round:${source.key}`]) continue;
    countUse(g.state.uses, source, 'round');
    equipped.discarded = false;
    g.emit({ type: 'recovered', ship: ship.id, card: equipped.id });
    return;
  }
}
