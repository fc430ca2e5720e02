import { render } from '@holotisch/engine';
import type { Squad, SquadShip } from '../../src/build/squad.ts';
import { type Agreement, faultsOf, type SquadFault } from '../../src/build/validate.ts';
import type { Faction, Slot } from '../../src/data/types.ts';
import { squadText } from '../../src/text/squads.ts';

/** `ship/pilot slot/upgrade slot/upgrade` */
export const ship = (line: string): SquadShip => {
  const [head, ...cards] = line.split(' ').map((word) => word.split('/') as [string, string]);
  const [type, pilot] = head!;
  return { type, pilot, upgrades: cards.map(([slot, id]) => ({ slot: slot as Slot, id })) };
};
export const squad = (faction: Faction, ...lines: readonly string[]): Squad => ({ faction, ships: lines.map(ship) });
export const rebels = (...lines: readonly string[]): Squad => squad('rebel', ...lines);
export const empire = (...lines: readonly string[]): Squad => squad('imperial', ...lines);
export const scum = (...lines: readonly string[]): Squad => squad('scum', ...lines);

export const STANDARD: Agreement = { points: 100, format: 'standard' };

/** Faults as `key clause clause`, without the common prefix. */
export const faults = (list: Squad, agreed: Agreement = STANDARD): string[] =>
  faultsOf(list, agreed).map((f) => f.message.text.replace('xw.squad.', ''));

/** The one fault there is. */
export const onlyFault = (list: Squad, agreed: Agreement = STANDARD): SquadFault => {
  const all = faultsOf(list, agreed);
  if (all.length !== 1) throw new Error(`${all.length} faults: ${JSON.stringify(all)}`);
  return all[0]!;
};

export const inWords = (fault: Pick<SquadFault, 'message'>, lang: 'de' | 'en'): string =>
  render([squadText[lang]], fault.message);
