import type { LegionAttack } from '@holotisch/odds/legion';

/**
 * What an attack comes to, for players who ask a thousand times a second. The steps are those of `legionOdds`, but dice that
 * were rerolled count by their average, and which successes are critical hits is drawn among all colours alike: a test
 * holds it against the exact figures.
 */
interface Outlook {
  readonly expected: number;
  readonly wipedOut: number;
  readonly suppression: number;
}

const COLOURS = ['red', 'black', 'white'] as const;
const HITS = { red: 5 / 8, black: 3 / 8, white: 1 / 8 } as const;
const SIDE = 1 / 8;
const BLOCKS = { red: 3, white: 1 } as const;

export function outlookOf(a: LegionAttack): Outlook {
  const { pool } = a;
  const dice = pool.red + pool.black + pool.white;
  if (dice === 0) return { expected: 0, wipedOut: 0, suppression: 0 };
  // Surges that need a token or Critical count as far as there are enough of those.
  const tokens = (a.critical ?? 0) + (a.surgeTokens ?? 0);
  const useful = a.surge !== null ? SIDE : SIDE * Math.min(1, tokens / (1 + dice * SIDE));
  const critical = a.surge === 'crit' ? SIDE : SIDE * Math.min(1, (a.critical ?? 0) / (1 + dice * SIDE));
  const successes = rolled(pool, useful, a.aims ?? 0, a.aimDice ?? 2);
  const all = COLOURS.reduce((sum, c) => sum + pool[c] * (SIDE + HITS[c] + useful), 0);
  const crits = Math.min(1, (dice * (SIDE + critical)) / all);
  const arriving = new Array<number>(dice + 1).fill(0);
  let shown = 0;
  for (let n = 1; n <= dice; n++) {
    const chance = successes[n]!;
    shown += chance;
    const among = binomial(n, crits);
    for (let c = 0; c <= n; c++) spread(arriving, a, n - c, c, chance * among[c]!);
  }
  const total = a.lives?.reduce((sum, n) => sum + n, 0) ?? Number.POSITIVE_INFINITY;
  let [expected, wipedOut] = [0, 0];
  for (let left = 1; left <= dice; left++) {
    const chance = arriving[left]!;
    if (chance < 1e-9) continue;
    const blocks = blocksOf(left, a);
    for (let k = 0; k < blocks.length; k++) {
      const wounds = Math.min(left, left - Math.max(0, k - (a.pierce ?? 0)));
      if (wounds <= 0) break;
      expected += chance * blocks[k]! * Math.min(total, wounds);
      if (wounds >= total) wipedOut += chance * blocks[k]!;
    }
  }
  return { expected, wipedOut, suppression: a.melee || a.fearless ? 0 : shown };
}

/** How many dice show something, the best of those that do not rolled again. */
function rolled(pool: LegionAttack['pool'], useful: number, aims: number, aimDice: number): readonly number[] {
  const again = aims * aimDice;
  const [red, black, white] = COLOURS.map((c) => SIDE + HITS[c] + useful) as [number, number, number];
  const [r, b, w] = [binomial(pool.red, red), binomial(pool.black, black), binomial(pool.white, white)];
  const out = new Array<number>(pool.red + pool.black + pool.white + 1).fill(0);
  for (let i = 0; i <= pool.red; i++)
    for (let j = 0; j <= pool.black; j++)
      for (let k = 0; k <= pool.white; k++) {
        const chance = r[i]! * b[j]! * w[k]!;
        const reds = Math.min(again, pool.red - i);
        const blacks = Math.min(again - reds, pool.black - j);
        const whites = Math.min(again - reds - blacks, pool.white - k);
        const more = reds + blacks + whites;
        if (more === 0) out[i + j + k]! += chance;
        else {
          const once = (reds * red + blacks * black + whites * white) / more;
          const twice = aims > 1 ? Math.min(1, (again - more) / more) * (1 - once) * once : 0;
          const luck = binomial(more, once + twice);
          for (let n = 0; n <= more; n++) out[i + j + k + n]! += chance * luck[n]!;
        }
      }
  return out;
}

/** What so many hits and critical hits leave to defend against, cover and all. */
function spread(out: number[], a: LegionAttack, hits: number, crits: number, chance: number): void {
  const cover = a.melee ? 0 : (a.cover ?? 0);
  if (!a.coverDice || cover === 0) {
    out[arrived(a, hits - cover, crits)]! += chance;
    return;
  }
  const sure = Math.min(hits, a.sureCover ?? 0);
  const saved = binomial(hits - sure, (cover > 1 ? 2 : 1) / 6);
  for (let n = 0; n <= hits - sure; n++) out[arrived(a, hits - sure - n, crits)]! += chance * saved[n]!;
}

function arrived(a: LegionAttack, uncovered: number, crits: number): number {
  let hits = Math.max(0, uncovered - (a.dodges ?? 0));
  const shields = a.melee ? 0 : Math.max(0, (a.shields ?? 0) - Math.min(a.ion ?? 0, hits + crits));
  let through = crits;
  if (a.armor) {
    const impact = Math.min(hits, a.impact ?? 0);
    through += impact;
    hits = a.armor === true ? 0 : Math.max(0, hits - impact - a.armor);
  }
  return Math.max(0, through + Math.max(0, hits - (a.backup ?? 0)) - shields);
}

function blocksOf(hits: number, a: LegionAttack): readonly number[] {
  const dice = hits + (a.extraDefence ?? 0) + (a.extraWhite ?? 0);
  const tokens = Math.min(1, (a.blockTokens ?? 0) / (1 + dice / 6));
  const surge = a.blockSurge ? 1 : tokens;
  const own = (BLOCKS[a.defence] + surge) / 6;
  const white = (BLOCKS.white + surge) / 6;
  const more = a.extraWhite ?? 0;
  return binomial(dice, (own * (dice - more) + white * more) / dice);
}

/** How likely so many of n are, each with this chance; kept for chances in steps of a thousandth. */
const STEPS = 1024;
const known: (readonly number[])[][] = [];
function binomial(n: number, chance: number): readonly number[] {
  const step = Math.round(chance * STEPS);
  known[step] ??= [];
  const row = known[step]!;
  row[n] ??= counted(n, step / STEPS);
  return row[n]!;
}
function counted(n: number, p: number): readonly number[] {
  const out = [1];
  for (let dice = 1; dice <= n; dice++) {
    out.push(0);
    for (let k = dice; k >= 0; k--) out[k] = out[k]! * (1 - p) + (k > 0 ? out[k - 1]! * p : 0);
  }
  return out;
}
