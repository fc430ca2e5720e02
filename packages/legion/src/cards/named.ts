import { type Faction, type Rank, UNIT_TYPES } from '../data/types.ts';
import type { Legion } from '../legion.ts';
import type { Unit } from '../state.ts';
import { hasKeyword, isTrooper, isVehicle } from '../values.ts';

/** Whom a card means by what stands after the colon of a keyword. */

/** The words of a name that say what a unit is, and not who. */
const RANK_WORDS: Readonly<Record<string, Rank>> = {
  Commander: 'commander',
  Operative: 'operative',
  Corps: 'corps',
  'Special Forces': 'special',
  Support: 'support',
  Heavy: 'heavy',
};
const FACTION_WORDS: Readonly<Record<string, Faction>> = {
  Empire: 'empire',
  Rebel: 'rebel',
  Republic: 'republic',
  Separatist: 'separatist',
  Mercenary: 'mercenary',
};
/** Of one faction, or of one affiliation. */
export const isKin = (g: Legion, a: Unit, b: Unit): boolean => {
  const { affiliation } = g.card(a);
  return a.faction === b.faction || (affiliation !== undefined && affiliation === g.card(b).affiliation);
};
/** By name, by title, or by what it is: 'Corps Clone Trooper Unit', 'AI Unit', 'Clan Saxon Commander', 'Non-Republic Unit'. */
export const isNamed = (g: Legion, unit: Unit, names: readonly string[]): boolean =>
  names.some((one) => isCalled(g, unit, one) || isOfType(g, unit, one));
function isCalled(g: Legion, unit: Unit, called: string): boolean {
  const { name, title } = g.card(unit);
  return called === name.en || called === title?.en;
}
/** Every word must be true of it; words that mean nothing are true of nobody. */
function isOfType(g: Legion, unit: Unit, called: string): boolean {
  let left = called.replace(/ Unit$/, '');
  while (left !== '') {
    const [said, is] = firstWord(g, unit, left);
    if (said === undefined || !is) return false;
    left = left.slice(said.length).trim();
  }
  return true;
}
function firstWord(g: Legion, unit: Unit, words: string): readonly [string | undefined, boolean] {
  const begins = (word: string): boolean => words === word || words.startsWith(`${word} `);
  const { type, affiliation, base } = g.card(unit);
  if (affiliation !== undefined && begins(affiliation)) return [affiliation, true];
  for (const [word, rank] of Object.entries(RANK_WORDS)) if (begins(word)) return [word, unit.rank === rank];
  for (const [word, faction] of Object.entries(FACTION_WORDS)) {
    if (begins(word)) return [word, unit.faction === faction];
    if (begins(`Non-${word}`)) return [`Non-${word}`, unit.faction !== faction];
  }
  for (const one of UNIT_TYPES) {
    const word = one.replace(/(^|-)[a-z]/g, (letter) => letter.replace('-', ' ').toUpperCase());
    if (one !== 'trooper' && begins(word)) return [word, type === one];
  }
  if (begins('Trooper')) return ['Trooper', isTrooper(g, unit)];
  if (begins('Vehicle')) return ['Vehicle', isVehicle(g, unit)];
  if (begins('Infantry')) return ['Infantry', !base.notched];
  if (begins('AI')) return ['AI', hasKeyword(g, unit, 'ai')];
  return [undefined, false];
}
