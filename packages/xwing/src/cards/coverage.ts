import { DAMAGE_DECKS, PILOTS, UPGRADES } from '../data/index.ts';
import { CARDS } from './index.ts';

/** How many cards of the pool say something, and how many of these act: pilots, upgrades and both damage decks. */
export function abilityCoverage(): { readonly pool: number; readonly enforced: number } {
  const pool = [
    ...PILOTS.filter((p) => p.ability).map((p) => `${p.faction}/${p.ship}/${p.id}`),
    ...UPGRADES.filter((u) => u.ability).map((u) => `${u.slot}/${u.id}`),
    ...Object.entries(DAMAGE_DECKS).flatMap(([deck, cards]) => cards.map((c) => `${deck}/${c.id}`)),
  ];
  const enforced = new Set(CARDS.keys());
  return { pool: pool.length, enforced: pool.filter((key) => enforced.has(key)).length };
}
