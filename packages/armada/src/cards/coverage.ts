import { ALL_OBJECTIVES, ALL_SQUADRONS, ALL_UPGRADES, DAMAGE_DECK } from '../data/index.ts';
import { CARDS } from './index.ts';

/** How many cards of the pool say something, and how many of these act: squadrons, upgrades, objectives, damage cards. */
export function abilityCoverage(): { readonly pool: number; readonly enforced: number } {
  const pool = [
    ...ALL_UPGRADES.filter((card) => card.ability !== false).map((card) => `upgrade/${card.id}`),
    ...ALL_SQUADRONS.filter((card) => card.ability).map((card) => `squadron/${card.id}`),
    ...ALL_OBJECTIVES.map((card) => `objective/${card.id}`),
    ...DAMAGE_DECK.map((card) => `damage/${card.id}`),
  ];
  return { pool: pool.length, enforced: pool.filter((key) => CARDS.has(key)).length };
}
