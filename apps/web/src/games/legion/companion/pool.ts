import type { LegionAttack } from '@holotisch/odds/legion';

/** An attack as one tells it at the table. */
export interface Pool {
  readonly red: number;
  readonly black: number;
  readonly white: number;
  readonly surge: string;
  readonly aims: number;
  readonly surgeTokens: number;
  readonly critical: number;
  readonly precise: number;
  readonly impact: number;
  readonly pierce: number;
  readonly kind: string;
  readonly cover: string;
  readonly dodges: number;
  readonly shields: number;
  readonly die: string;
  readonly blocks: boolean;
  readonly armour: boolean;
  readonly armourX: number;
  readonly minis: number;
  readonly lives: number;
  readonly fearless: boolean;
}

export const COLOURS = ['red', 'black', 'white'] as const;
export const SURGES = ['none', 'hit', 'crit'] as const;
export const KINDS = ['ranged', 'melee'] as const;
export const COVERS = ['0', '1', '2'] as const;
export const DICE = ['white', 'red'] as const;

export const USUAL: Pool = {
  red: 0,
  black: 4,
  white: 0,
  surge: 'none',
  aims: 0,
  surgeTokens: 0,
  critical: 0,
  precise: 0,
  impact: 0,
  pierce: 0,
  kind: 'ranged',
  cover: '1',
  dodges: 0,
  shields: 0,
  die: 'red',
  blocks: false,
  armour: false,
  armourX: 0,
  minis: 5,
  lives: 1,
  fearless: false,
};

const isLater = (edition: string | undefined): boolean => edition === '2.6';
const armourOf = ({ armour, armourX }: Pool): boolean | number => armour || armourX;

/** In 2.6 cover rolls dice, and a shield cancels a result in place of blocking one. */
export function specOf(pool: Pool, edition: string | undefined): LegionAttack {
  const later = isLater(edition);
  return {
    pool: { red: pool.red, black: pool.black, white: pool.white },
    surge: pool.surge === 'hit' || pool.surge === 'crit' ? pool.surge : null,
    critical: pool.critical,
    surgeTokens: pool.surgeTokens,
    aims: pool.aims,
    aimDice: 2 + pool.precise,
    melee: pool.kind === 'melee',
    cover: Number(pool.cover),
    coverDice: later,
    dodges: pool.dodges,
    impact: pool.impact,
    armor: armourOf(pool),
    shields: pool.shields,
    shieldsBlock: !later,
    pierce: pool.pierce,
    defence: pool.die === 'white' ? 'white' : 'red',
    blockSurge: pool.blocks,
    fearless: pool.fearless,
    ...(pool.minis > 0 && { lives: Array.from({ length: pool.minis }, () => Math.max(1, pool.lives)) }),
  };
}

/** How much of what the dice show is left to defend against: surges converted, cover and dodges off, Armor and Impact applied. */
export function leftAfter(faces: readonly string[], pool: Pool, edition: string | undefined): number {
  const count = (face: string) => faces.filter((one) => one === face).length;
  let crits = count('crit');
  let hits = count('hit');
  const surges = count('surge');
  const critical = Math.min(surges, pool.critical);
  crits += critical;
  if (pool.surge === 'crit') crits += surges - critical;
  else hits += pool.surge === 'hit' ? surges - critical : Math.min(surges - critical, pool.surgeTokens);
  const cover = pool.kind === 'melee' || isLater(edition) ? 0 : Number(pool.cover);
  hits = Math.max(0, hits - cover - pool.dodges);
  const armour = armourOf(pool);
  if (armour !== false && armour !== 0) {
    const through = Math.min(hits, pool.impact);
    crits += through;
    hits = armour === true ? 0 : Math.max(0, hits - through - armour);
  }
  return crits + hits;
}

/** Beyond this the odds would make a phone stop to think. */
export const MOST_DICE = 24;
