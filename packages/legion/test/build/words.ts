import { render } from '@holotisch/engine';
import type { Army, ArmyUnit } from '../../src/build/army.ts';
import type { ArmyFault } from '../../src/build/fault.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { type Edition, type Faction, type Format, formatOf } from '../../src/data/index.ts';
import { buildDe } from '../../src/text/build/de.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** `2 unit upgrade upgrade` */
const unitsFrom = (lines: readonly string[]): ArmyUnit[] =>
  lines.flatMap((line) => {
    const [, count = '1', rest = ''] = /^(?:(\d+) )?(.+)$/.exec(line) ?? [];
    const [unit = '', ...upgrades] = rest.split(' ');
    return Array.from({ length: Number(count) }, () => ({ unit, upgrades }));
  });

/** A hand that every army may have twice over: only in tests about something else. */
const NEUTRAL = ['ambush', 'push', 'assault'];
const FACTION_CARDS: Readonly<Record<string, readonly string[]>> = {
  rebel: ['sabotaged-communications', 'turning-the-tide', 'covering-fire'],
  empire: ['covert-observation', 'pinned-down', 'coordinated-fire'],
  republic: ['synchronized-offensive', 'air-support', 'attack-of-the-clones'],
  separatist: ['mechanized-incursion', 'orbital-strike', 'roger-roger'],
};

export const army = (faction: Faction, lines: readonly string[], edition: Edition = '1.2'): Army => ({
  edition,
  faction,
  units: unitsFrom(lines),
  commands: [...NEUTRAL, ...(FACTION_CARDS[faction] ?? [])],
  battleDeck:
    edition === '1.2'
      ? []
      : [
          'bunker-assault',
          'close-the-pocket',
          'intercept-signals',
          'marked-targets',
          'surface-scan',
          'sweep-and-clear',
          'advanced-intel',
          'cunning-deployment',
          'ordnance',
        ],
});

/** With the least that a standard army must have; `more` comes on top. */
export const rebels = (...more: string[]): Army => army('rebel', ['leia-organa', '3 rebel-troopers', ...more]);
export const empire = (...more: string[]): Army => army('empire', ['general-veers', '3 stormtroopers', ...more]);

export const STANDARD = formatOf('standard');

/** Faults without the common prefix. */
export const faults = (list: Army, format: Format = STANDARD): string[] =>
  faultsOf(list, format).map((found) => found.message.text.replace('le.army.', ''));

/** The one fault there is. */
export const onlyFault = (list: Army, format: Format = STANDARD): ArmyFault => {
  const all = faultsOf(list, format);
  if (all.length !== 1 || !all[0]) throw new Error(`${all.length} faults: ${JSON.stringify(all)}`);
  return all[0];
};

export const inWords = ({ message }: Pick<ArmyFault, 'message'>, lang: 'de' | 'en'): string =>
  render([lang === 'de' ? buildDe : buildEn], message);
