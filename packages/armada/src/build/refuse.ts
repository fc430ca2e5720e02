import { type Refusal, say } from '@holotisch/engine';
import { findObjective } from '../data/index.ts';
import { nameOf } from '../text/build/names.ts';
import type { Fleet } from './fleet.ts';
import type { Agreement } from './formats.ts';
import { squadronsOf, upgradesOf } from './look-up.ts';
import { faultsOf } from './validate.ts';

export type FleetRules = Agreement & {
  /** Cards whose effects the program does not know yet may be played, by the players' own hands. */
  readonly unenforced: boolean;
  /** Whether objectives are played with. AR-OPT-UNBEGRENZTE-RUNDEN-03 */
  readonly objectives: boolean;
};

/** All that this needs to know of the book of cards: which of them the program carries out. */
type Known = { readonly has: (key: string) => boolean };

/** The cards of a fleet that say something which the program does not carry out yet, by id. */
export function unenforcedIn(fleet: Fleet, book: Known): string[] {
  const cards = [
    ...fleet.ships
      .flatMap(upgradesOf)
      .flatMap((card) => (card && card.ability !== false ? [['upgrade', card.id]] : [])),
    ...squadronsOf(fleet).flatMap((card) => (card?.ability ? [['squadron', card.id]] : [])),
    ...Object.values(fleet.objectives).flatMap((id) => (findObjective(id) ? [['objective', id]] : [])),
  ] as const;
  const unknown = cards.filter(([kind, id]) => !book.has(`${kind}/${id}`));
  return [...new Set(unknown.map(([, id]) => id ?? ''))];
}

/** The first reason why a match does not start with this fleet. */
export function refuseFleet(fleet: Fleet, rules: FleetRules, book: Known): Refusal | undefined {
  const faults = faultsOf(fleet, rules);
  const fault = rules.objectives ? faults[0] : faults.find((one) => one.objective === undefined);
  if (fault) return { clauses: fault.clauses, message: fault.message };
  const [card] = rules.unenforced ? [] : unenforcedIn(fleet, book);
  // AR-DIE-GOLDENEN-REGELN-02: a card whose effect would not act must not pass unnoticed
  return card === undefined
    ? undefined
    : { clauses: ['AR-DIE-GOLDENEN-REGELN-02'], message: say('ar.fleet.unenforced', { card: nameOf(card) }) };
}
