import {
  type Army,
  type Choice,
  type data,
  findUnit,
  findUpgrade,
  unitChoices,
  upgradeChoices,
} from '@holotisch/legion';
import { byName, keywordTexts, rangeText } from '../cards/printed.ts';
import { legionText } from '../text/legion-text.ts';
import type { ArmyWords } from './use-army-words.ts';

const COLOURS = ['red', 'black', 'white'] as const;

/** What is printed on a unit card, in one line. */
export function unitFacts({ t, term }: ArmyWords, card: data.Unit): string {
  const nerve =
    card.resilience === undefined ? t.card.courage(card.courage ?? '–') : t.card.resilience(card.resilience ?? '–');
  const keywords = byName(card.keywords, (id) => term('keyword', id)).map(
    ({ keyword, value }) => `${term('keyword', keyword)}${value === undefined ? '' : ` ${value}`}`,
  );
  return [t.card.facts(card.minis, card.wounds, nerve, String(card.speed ?? '–')), ...keywords].join(' · ');
}

/** What is printed of a weapon: how far it reaches, its dice, its keywords. */
function weaponFacts({ lang, term }: ArmyWords, { kind, range, pool, keywords }: data.Weapon): string {
  const t = legionText[lang].card;
  const far = range.max === 0 ? t.melee : `${t.range} ${rangeText(range, t.melee)}`;
  const dice = COLOURS.flatMap((colour) => (pool[colour] > 0 ? [`${pool[colour]} ${term('die', colour)}`] : []));
  return [
    ...(kind === undefined ? [far] : []),
    ...(dice.length > 0 ? [`${t.dice} ${dice.join(', ')}`] : []),
    ...keywordTexts(keywords, (id) => term('keyword', id)),
  ].join(' · ');
}

/** The weapons of an upgrade and what it does; where nothing more is said, the keywords that it gives. */
export function upgradeSays(
  words: ArmyWords,
  { weapons, keywords }: data.Upgrade,
  says: string | undefined,
): string | undefined {
  const gives = says ?? keywordTexts(keywords, (id) => words.term('keyword', id)).join(' · ');
  const lines = [...weapons.map((weapon) => weaponFacts(words, weapon)), gives].filter((line) => line !== '');
  return lines.length === 0 ? undefined : lines.join(' – ');
}

/** What may be chosen, each card as it is in the format of the army: core sets play its first print. */
export const unitsToPick = (army: Army, format: data.Format): readonly Choice<data.Unit>[] =>
  unitChoices(army, format).map((one) => ({ ...one, card: findUnit(one.card.id, format) ?? one.card }));
export const upgradesToPick = (
  army: Army,
  unit: number,
  slot: data.Slot,
  format: data.Format,
): readonly Choice<data.Upgrade>[] =>
  upgradeChoices(army, unit, slot, format).map((one) => ({
    ...one,
    card: findUpgrade(one.card.id, format) ?? one.card,
  }));
