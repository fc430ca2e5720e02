import type { Army, ArmyUnit } from '../build/army.ts';
import { type Faction, formatOf, type Name } from '../data/index.ts';

/** Armies to begin with: what the two core sets give each side, two a faction for a standard battle, and small ones. */
export type ReadyArmy = {
  readonly id: string;
  readonly name: Required<Name>;
  /** The id of the format that it is built for. */
  readonly format: string;
  readonly army: Army;
};

/** `2 unit upgrade upgrade`; a counterpart after `+`. */
const unitsOf = (lines: readonly string[]): ArmyUnit[] =>
  lines.flatMap((line) => {
    const [own = '', partner] = line.split(' + ');
    const [, count = '1', words = ''] = /^(?:(\d) )?(.+)$/.exec(own) ?? [];
    const [unit = '', ...upgrades] = words.split(' ');
    const counterpart = partner === undefined ? undefined : { unit: partner, upgrades: [] };
    return Array.from({ length: Number(count) }, () => ({ unit, upgrades, ...(counterpart && { counterpart }) }));
  });

export const ready = (
  id: string,
  format: string,
  faction: Faction,
  en: string,
  de: string,
  units: readonly string[],
  commands: string,
  battleDeck: string,
): ReadyArmy => ({
  id,
  name: { en, de },
  format,
  army: {
    name: en,
    edition: formatOf(format).edition,
    faction,
    units: unitsOf(units),
    commands: commands.split(' '),
    battleDeck: battleDeck.split(' '),
  },
});

export const CORE_DECK =
  'intercept-the-transmissions recover-the-supplies key-positions breakthrough battle-lines disarray the-long-march major-offensive clear-conditions hostile-environment limited-visibility rapid-reinforcements';
export const NEUTRAL = 'ambush push assault';
