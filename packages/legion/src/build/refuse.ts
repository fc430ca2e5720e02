import { type Refusal, say } from '@holotisch/engine';
import {
  type Format,
  findBattleCard,
  findCommand,
  findUpgrade,
  type Keyword,
  type Unit,
  type Upgrade,
} from '../data/index.ts';
import { battleCardName, commandName, unitName, upgradeName } from '../text/build/names.ts';
import { type Army, handOf } from './army.ts';
import { placedCards } from './unique.ts';
import { faultsOf } from './validate.ts';

/** All that this needs to know of the book of cards: which of them the program carries out. */
type Known = { readonly has: (key: string) => boolean };

/** Every keyword that is printed on a card and on its weapons. */
const keywordsIn = ({ keywords, weapons }: Unit | Upgrade): readonly Keyword[] => [
  ...keywords,
  ...weapons.flatMap((weapon) => weapon.keywords),
];

/** Keys of cards of an army (`upgrade/tenacity`) that say something which the program does not carry out yet. */
export function unenforcedIn(army: Army, format: Format, book: Known): string[] {
  const unknown = (kind: string, id: string, speaks: boolean | undefined): string[] =>
    speaks && !book.has(`${kind}/${id}`) ? [`${kind}/${id}`] : [];
  const aside = army.units.flatMap(({ loadout = [] }) => loadout.flatMap((id) => findUpgrade(id, army.edition) ?? []));
  const cards = [...placedCards(army, format).map(({ card }) => card), ...aside];
  const keys = [
    ...cards.flatMap((card) => {
      const kind = 'slot' in card ? 'upgrade' : 'unit';
      if (keywordsIn(card).some(({ keyword }) => !book.has(`keyword/${keyword}`))) return [`${kind}/${card.id}`];
      return 'slot' in card ? unknown('upgrade', card.id, card.effect || card.unknown) : [];
    }),
    ...[...handOf(army), ...(army.contingencies ?? [])].flatMap((id) => {
      const card = findCommand(id, army.edition);
      return unknown('command', id, card?.effect || card?.unknown);
    }),
    ...army.battleDeck.flatMap((id) => unknown('battle', id, findBattleCard(id) !== undefined)),
  ];
  return [...new Set(keys)];
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
