import type { JsonObject } from '@holotisch/engine';
import { type Format, findBattleCard, findCommand, findUnit, findUpgrade, type Name } from '../data/index.ts';
import { type Army, type ArmyUnit, handOf } from './army.ts';
import { tellingName } from './card-names.ts';
import { writeLink } from './link.ts';
import { pointsOf } from './look-up.ts';

/** Where the kinds of battle cards stand: 2.6 keeps the old names of the file. */
const DECK_MEMBERS = {
  objective: 'objective',
  deployment: 'deployment',
  condition: 'conditions',
  primary: 'deployment',
  secondary: 'objective',
  advantage: 'conditions',
} as const;

type Titled = { readonly name: Name; readonly title?: Name };
const unitWords = ({ name, title }: Titled): string => (title ? `${name.en} ${title.en}` : name.en);

/** Names as other programs read them: the same army always gives the same text. */
export function writeArmyJson(army: Army, format: Format): string {
  const { edition } = army;
  const upgrades = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const card = findUpgrade(id, edition);
      return card ? [tellingName(card, edition)] : [];
    });
  const unitJson = ({ unit, upgrades: carried, counterpart, loadout }: ArmyUnit): JsonObject[] => {
    const card = findUnit(unit, edition);
    const partner = counterpart && findUnit(counterpart.unit, edition);
    const all = [...upgrades(carried), ...(partner ? [unitWords(partner), ...upgrades(counterpart.upgrades)] : [])];
    return card ? [{ name: unitWords(card), upgrades: all, ...(loadout && { loadout: upgrades(loadout) }) }] : [];
  };
  const commands = (ids: readonly string[]) => ids.flatMap((id) => findCommand(id, edition)?.name.en ?? []);
  const deck: Record<'conditions' | 'deployment' | 'objective', string[]> = {
    objective: [],
    deployment: [],
    conditions: [],
  };
  for (const card of army.battleDeck.flatMap((id) => findBattleCard(id) ?? []))
    deck[DECK_MEMBERS[card.kind]].push(card.name.en);
  const link = writeLink(army, format.id);
  const small = edition === '2.6' ? 'recon' : 'skirmish';
  const written: JsonObject = {
    author: 'Holotisch',
    listname: army.name ?? '',
    points: pointsOf(army, format),
    numActivations: army.units.length,
    armyFaction: army.faction,
    commandCards: commands(handOf(army)),
    contingencies: commands(army.contingencies ?? []),
    units: army.units.flatMap(unitJson),
    battlefieldDeck: { scenario: format.table === 'skirmish' ? small : 'standard', ...deck },
    ...(link !== undefined && { listlink: link }),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}
