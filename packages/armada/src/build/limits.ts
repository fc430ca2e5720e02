import { type Json, type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { classOf } from '../data/index.ts';
import type { ShipCard, UpgradeCard, UpgradeLimits } from '../data/types.ts';
import { className, factionName, nameOf, sizeName, slotName, traitName } from '../text/build/names.ts';
import type { Prices } from './formats.ts';

/** A ship of a list with what its cards are judged by. */
type Fitting = {
  readonly ship: ShipCard;
  readonly cards: readonly (UpgradeCard | undefined)[];
  readonly flagship: boolean;
  readonly prices: Prices;
};

/** Words of a name, not followed by a further letter: 'Mark I' is no part of 'Mark II', but 'MC' begins 'MC75'. */
export const bearsName = (ship: ShipCard, words: string): boolean =>
  ship.name.en.split(words).some((rest, i) => i > 0 && !/^[a-z]/i.test(rest));

/** Where a card's own text limits it, the clauses are those of cards before rules. */
const BY_TEXT: readonly ClauseId[] = ['AR-DIE-GOLDENEN-REGELN-02', 'AR-DIE-GOLDENEN-REGELN-03'];

/** Whom the card of these prices may be given to. */
const limitsOf = (card: UpgradeCard, prices: Prices): UpgradeLimits =>
  prices === 'first' ? (card.first?.limits ?? card.limits) : card.limits;

/** Every limit of a card that the ship does not meet. */
export function unmet({ ship, cards, flagship, prices }: Fitting, card: UpgradeCard): Refusal[] {
  const faults: Refusal[] = [];
  const refuse = (key: string, clauses: readonly ClauseId[], args: Readonly<Record<string, Json>> = {}) =>
    faults.push({ clauses, message: say(`ar.fleet.${key}`, { card: nameOf(card.id), ...args }) });
  const { size } = classOf(ship);
  const { factions, sizes, ships, named, traits, without, flagship: onlyFlagship } = limitsOf(card, prices);
  const isTitle = card.slots.includes('title');
  if (factions && !factions.includes(ship.faction))
    refuse('otherFaction', factionClauses(card), { allowed: factions.map(factionName) });
  if (sizes && !sizes.includes(size))
    refuse('otherSize', ['AR-AUFWERTUNGSKARTEN-10'], { allowed: sizes.map(sizeName) });
  if (ships && !ships.includes(ship.class))
    refuse('otherShip', ['AR-AUFWERTUNGSKARTEN-13', 'AR-TITEL-01'], { allowed: ships.map(className) });
  if (named && !bearsName(ship, named))
    refuse('otherName', isTitle ? ['AR-AUFWERTUNGSKARTEN-14', 'AR-AUFWERTUNGSKARTEN-15'] : BY_TEXT, { words: named });
  for (const trait of traits ?? [])
    if (!ship.traits.includes(trait)) refuse('noTrait', ['AR-AUFWERTUNGSKARTEN-12'], { trait: traitName(trait) });
  if (onlyFlagship && !flagship) refuse('onlyFlagship', ['AR-AUFWERTUNGSKARTEN-11']);
  if (without && (without.sizes?.includes(size) ?? true) && ship.slots.includes(without.icon))
    refuse('hasIcon', BY_TEXT, { slot: slotName(without.icon) });
  if (card.adds && size === 'huge') refuse('hugeAdds', ['AR-RIESIGES-SCHIFF-23']);
  for (const other of cards) {
    const slot = other?.bars?.find((barred) => card.slots.includes(barred));
    if (other && slot) refuse('barredBy', BY_TEXT, { by: nameOf(other.id), slot: slotName(slot) });
  }
  return faults;
}

function factionClauses(card: UpgradeCard): readonly ClauseId[] {
  if (card.slots.includes('commander')) return ['AR-AUFWERTUNGSKARTEN-17', 'AR-AUFWERTUNGSKARTEN-04'];
  const both: readonly ClauseId[] = ['AR-AUFWERTUNGSKARTEN-06', 'AR-FLOTTENZUSAMMENSTELLUNG-08'];
  return ['AR-AUFWERTUNGSKARTEN-04', ...((card.limits.factions?.length ?? 0) > 1 ? both : [])];
}
