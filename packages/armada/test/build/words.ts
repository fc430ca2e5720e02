import { render } from '@holotisch/engine';
import type { FleetFault } from '../../src/build/fault.ts';
import type { Fleet, FleetShip } from '../../src/build/fleet.ts';
import { type Agreement, FORMATS } from '../../src/build/formats.ts';
import { faultsOf } from '../../src/build/validate.ts';
import type { Faction } from '../../src/data/types.ts';
import { buildDe } from '../../src/text/build/de.ts';
import { buildEn } from '../../src/text/build/en.ts';

/** `ship upgrade upgrade` */
const ship = (line: string): FleetShip => {
  const [card = '', ...upgrades] = line.split(' ');
  return { card, upgrades };
};

export const OBJECTIVES = {
  assault: 'most-wanted',
  defence: 'fire-lanes',
  navigation: 'superior-positions',
} as const;

/** Ships by line, squadrons as `3 x-wing-squadron`. Objectives are there. */
export const fleet = (faction: Faction, ships: readonly string[], squadrons: readonly string[] = []): Fleet => ({
  faction,
  ships: ships.map(ship),
  squadrons: squadrons.flatMap((line) => {
    const [, count = '1', card = ''] = /^(?:(\d+) )?(.+)$/.exec(line) ?? [];
    return Array.from({ length: Number(count) }, () => card);
  }),
  objectives: OBJECTIVES,
});
export const rebels = (ships: readonly string[], squadrons?: readonly string[]) => fleet('rebel', ships, squadrons);
export const empire = (ships: readonly string[], squadrons?: readonly string[]) => fleet('empire', ships, squadrons);

/** Faults without the common prefix. */
export const faults = (list: Fleet, agreed: Agreement = FORMATS.standard): string[] =>
  faultsOf(list, agreed).map((found) => found.message.text.replace('ar.fleet.', ''));

/** The one fault there is. */
export const onlyFault = (list: Fleet, agreed: Agreement = FORMATS.standard): FleetFault => {
  const all = faultsOf(list, agreed);
  if (all.length !== 1 || !all[0]) throw new Error(`${all.length} faults: ${JSON.stringify(all)}`);
  return all[0];
};

export const inWords = ({ message }: Pick<FleetFault, 'message'>, lang: 'de' | 'en'): string =>
  render([lang === 'de' ? buildDe : buildEn], message);
