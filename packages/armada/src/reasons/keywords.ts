import { type Refusal, say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { Unit } from '../state.ts';
import { banned, keywordOf, refuse } from '../values.ts';
import { attackNow } from './who.ts';

/** `4:swarm`, `1:counter`: a keyword that somebody wants to use. */

const KEYWORD_CLAUSES = {
  adept: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-10'],
  swarm: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-22'],
  assault: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-16'],
  counter: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-13'],
  dodge: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-04'],
  'ai-battery': ['AR-SCHLUESSELWOERTER-VON-STAFFELN-12'],
  'ai-anti-squadron': ['AR-SCHLUESSELWOERTER-VON-STAFFELN-12'],
} as const;
const isKeyword = (name: string): name is keyof typeof KEYWORD_CLAUSES => Object.hasOwn(KEYWORD_CLAUSES, name);

/** Why a squadron's keyword does not act now. One that it lacks is named as the book does: Counter X. */
export function keywordReason(g: Armada, unit: Unit, name: string): Refusal | undefined {
  const piece = { piece: unit.id };
  if (!isKeyword(name)) return undefined;
  const clauses = KEYWORD_CLAUSES[name];
  const value = unit.kind === 'squadron' ? keywordOf(g, unit, name) : 0;
  const word = { ...say(`ar.keyword.${name}`, { n: value > 0 ? value : 'X' }) };
  if (value === 0) return refuse(clauses, say('ar.no.noKeyword', { unit: unit.id, keyword: word }), piece);
  const attack = attackNow(g);
  const forbidden = name === 'counter' && attack ? banned(g, 'counter', { unit, attack }) : undefined;
  return forbidden ?? refuse(clauses, say('ar.no.keywordNow', { unit: unit.id, keyword: word }), piece);
}
