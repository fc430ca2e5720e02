/** The battle deck: so many cards of each kind. In 1.2 the cards of the box do as well. */
import type { ClauseId } from '@holotisch/rules';
import { BATTLE_KINDS, type BattleCard, battleCardsIn, type Format, findBattleCard } from '../data/index.ts';
import { battleCardName, factionName, kindName } from '../text/build/names.ts';
import type { Army } from './army.ts';
import { type ArmyFault, fault } from './fault.ts';

const clausesFor = ({ edition }: Format): readonly ClauseId[] =>
  edition === '2.6' ? ['L2-SPIELAUFBAU-01'] : ['LC-DIE-GEFECHTSSTAPEL-01', 'LE-GEFECHTSKARTEN-02'];

/** LE-EPISCHE-ARMEE-04: no deployment cards in epic battles. */
export const kindsIn = (format: Format): readonly BattleCard['kind'][] =>
  BATTLE_KINDS[format.edition].filter((kind) => format.id !== 'epic' || kind !== 'deployment');

/** All cards that a deck of this format may hold; core sets are played with what lies in the box. */
export const cardsFor = (format: Format): readonly BattleCard[] => {
  const table = format.table === 'skirmish' && !format.coreSet ? 'skirmish' : 'standard';
  return battleCardsIn(format.edition).filter(
    (card) => card.table === table && !card.scenario && (!format.coreSet || card.set === 'core'),
  );
};

export function deckFaults(army: Army, format: Format): ArmyFault[] {
  if (army.battleDeck.length === 0 && format.edition === '1.2') return [];
  const open = cardsFor(format);
  const cards = army.battleDeck.map(findBattleCard);
  const clauses = clausesFor(format);
  const each = cards.flatMap((card, i): ArmyFault[] => {
    if (!card) return [{ ...fault([], 'unknownBattleCard', { id: army.battleDeck[i] ?? '' }), battleCard: i }];
    const named = battleCardName(card.id);
    const found: ArmyFault[] = [];
    if (!open.includes(card)) found.push(fault(clauses, 'battleCardNotHere', { card: named }));
    if (cards.indexOf(card) < i) found.push(fault(clauses, 'battleCardTwice', { card: named }));
    if (card.faction && card.faction !== army.faction)
      found.push(fault(clauses, 'otherFactionCard', { card: named, faction: factionName(card.faction) }));
    return found.map((one) => ({ ...one, battleCard: i }));
  });
  const counts = kindsIn(format).flatMap((kind): ArmyFault[] => {
    const measured = cards.filter((card) => card?.kind === kind).length;
    const args = { kind: kindName(kind), measured, allowed: format.deck };
    if (measured > format.deck)
      return [{ ...fault(clauses, 'tooManyBattleCards', args), measured, allowed: format.deck }];
    return measured < format.deck ? [{ ...fault(clauses, 'tooFewBattleCards', args), incomplete: true }] : [];
  });
  return [...each, ...counts];
}
