import { type Refusal, say } from '@holotisch/engine';
import type { CardBook } from '../cards/vocabulary.ts';
import { nameOf, pilotKey, upgradeKey } from '../text/names.ts';
import { cardsOf, pilotOf } from './look-up.ts';
import type { Squad } from './squad.ts';
import { faultsOf } from './validate.ts';

export interface SquadRules {
  readonly points: number | null;
  /** Cards whose abilities the program does not know yet may be played, by the players' own hands. */
  readonly unenforced: boolean;
}

/** The cards of a squad that say something which the program does not carry out yet, by key. */
export function unenforcedIn(squad: Squad, book: CardBook): string[] {
  const keys = new Set<string>();
  for (const ship of squad.ships) {
    const pilot = pilotOf(squad, ship);
    if (pilot?.ability) keys.add(pilotKey(pilot));
    for (const card of cardsOf(ship)) if (card?.ability) keys.add(upgradeKey(card));
  }
  return [...keys].filter((key) => !book.has(key));
}

/** The first reason why a match does not start with this squad. */
export function refuseSquad(squad: Squad, rules: SquadRules, book: CardBook): Refusal | undefined {
  const fault = faultsOf(squad, { points: rules.points, format: 'standard' })[0];
  if (fault) return { clauses: fault.clauses, message: fault.message };
  const [card] = rules.unenforced ? [] : unenforcedIn(squad, book);
  // XW-KARTENFAEHIGKEITEN-01: a card whose text would not act must not pass unnoticed
  return card === undefined
    ? undefined
    : { clauses: ['XW-KARTENFAEHIGKEITEN-01'], message: say('xw.squad.unenforced', { card: nameOf(card) }) };
}
