import { type Refusal, say } from '@holotisch/engine';
import { type Format, findBattleCard, findCommand } from '../data/index.ts';
import { battleCardName, commandName, unitName, upgradeName } from '../text/build/names.ts';
import { type Army, handOf } from './army.ts';
import { placedCards } from './unique.ts';
import { faultsOf } from './validate.ts';

/** All that this needs to know of the book of cards: which of them the program carries out. */
type Known = { readonly has: (key: string) => boolean };

/** Keys of cards of an army (`upgrade/tenacity`) that say something which the program does not carry out yet. */
export function unenforcedIn(army: Army, format: Format, book: Known): string[] {
  const keys = [
    ...army.units.flatMap(({ counterpart }) => (counterpart ? [`unit/${counterpart.unit}`] : [])),
    ...placedCards(army, format).flatMap(({ card }) =>
      'slot' in card && (card.effect || card.unknown) ? [`upgrade/${card.id}`] : [],
    ),
    ...[...handOf(army), ...(army.contingencies ?? [])].flatMap((id) => {
      const card = findCommand(id, army.edition);
      return card?.effect || card?.unknown ? [`command/${id}`] : [];
    }),
    ...army.battleDeck.flatMap((id) => {
      const card = findBattleCard(id);
      return card ? [`battle/${id}`] : [];
    }),
  ];
  return [...new Set(keys)].filter((key) => !book.has(key));
}

function wordFor(key: string, army: Army) {
  const [kind = '', id = ''] = key.split('/');
  if (kind === 'unit') return unitName(id, army.edition);
  if (kind === 'upgrade') return upgradeName(id, army.edition);
  return kind === 'command' ? commandName(id, army.edition) : battleCardName(id);
}

/** The first reason why a match does not start with this army. */
export function refuseArmy(army: Army, format: Format, book: Known, unenforced: boolean): Refusal | undefined {
  const [fault] = faultsOf(army, format);
  if (fault) return { clauses: fault.clauses, message: fault.message };
  const [key] = unenforced ? [] : unenforcedIn(army, format, book);
  // LE-GOLDENE-REGELN-02: a card whose effect would not act must not pass unnoticed
  return key === undefined
    ? undefined
    : { clauses: ['LE-GOLDENE-REGELN-02'], message: say('le.army.unenforced', { card: wordFor(key, army) }) };
}
