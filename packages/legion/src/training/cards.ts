import { costOf, firstPrintOfUnit, firstPrintOfUpgrade, formatOf, unitOf, upgradeOf } from '../data/index.ts';
import type { Edition, Keyword, KeywordName, Unit, Upgrade } from '../data/types.ts';
import type { TrainingStep } from './steps.ts';

/** Unit cards as a match reads them: as printed, or as the training battle does. */

/** LC-WAFFENSCHLUESSELWOERTER-05, LC-EINHEITENSCHLUESSELWOERTER-02 */
const TRAINING_KEYWORDS: readonly KeywordName[] = [
  ...(['critical', 'fixed', 'pierce'] as const),
  ...(['arsenal', 'block', 'charge', 'cover', 'generator', 'immune-pierce', 'impervious', 'jedi-hunter'] as const),
  ...(['relentless', 'shielded', 'soresu-mastery', 'speeder', 'wheel-mode'] as const),
];

/** One miniature more than printed, which comes without a card. LC-AUFBAU-DES-TRAININGSGEFECHTS-07, -08, LC-EINHEITEN-13 */
const REINFORCED: readonly string[] = ['phase-i-clone-troopers', 'b1-battle-droids'];

/** What decides how a card is read. */
export interface Reading {
  readonly edition: Edition;
  readonly training: readonly TrainingStep[] | null;
}

export const unitCardIn = ({ edition, training }: Reading, id: string): Unit =>
  training === null ? unitOf(id, edition) : trainingCard(id, training);

/** Upgrades are in the training battle as soon as armies are, with all that they print and their first points. */
export const upgradeCardIn = ({ edition, training }: Reading, id: string): Upgrade =>
  training === null ? upgradeOf(id, edition) : firstPrint(id);

/** What a unit costs in its army with all that it carries. The core set counts first points, as its armies are built. */
export function costIn(
  rules: Reading & { readonly format: string },
  unit: string,
  upgrades: readonly string[],
  army: readonly string[],
): number {
  const first = formatOf(rules.format).coreSet;
  const printed = upgrades.map((id) => (first ? firstPrint(id) : upgradeCardIn(rules, id)));
  const own = first ? firstPrintOfUnit(unit) : unitCardIn(rules, unit);
  return printed.reduce((sum, card) => sum + costOf(card, unit, army), own.points);
}

const FIRST = new Map<string, Upgrade>();
function firstPrint(id: string): Upgrade {
  let card = FIRST.get(id);
  if (card === undefined) {
    card = firstPrintOfUpgrade(id);
    FIRST.set(id, card);
  }
  return card;
}

const READ = new Map<string, Unit>();
/** With first points, without the keywords that are left out, and some with a miniature more. */
function trainingCard(id: string, steps: readonly TrainingStep[]): Unit {
  const [all, own] = [steps.includes('keywords'), steps.includes('upgrades')];
  const key = `${id} ${all} ${own}`;
  let card = READ.get(key);
  if (card === undefined) {
    const printed = firstPrintOfUnit(id);
    const used = (keywords: readonly Keyword[]) =>
      all ? keywords : keywords.filter(({ keyword }) => TRAINING_KEYWORDS.includes(keyword));
    card = {
      ...printed,
      minis: printed.minis + (!own && REINFORCED.includes(id) ? 1 : 0),
      keywords: used(printed.keywords),
      weapons: printed.weapons.map((weapon) => ({ ...weapon, keywords: used(weapon.keywords) })),
    };
    READ.set(key, card);
  }
  return card;
}
