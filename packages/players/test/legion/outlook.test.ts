import { quickRng } from '@holotisch/engine';
import { type LegionAttack, legionOdds } from '@holotisch/odds/legion';
import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../src/legion/outlook.ts';

/** Attacks as they come up in play: a handful of dice, tokens, cover, armor. */
function attacks(many: number): readonly LegionAttack[] {
  const rng = quickRng(5);
  const maybe = (one: number): number => (rng.below(4) === 0 ? one : 0);
  return Array.from({ length: many }, () => ({
    pool: { red: rng.below(2), black: rng.below(4), white: rng.below(4) },
    surge: ([null, 'hit', 'crit'] as const)[rng.below(3)]!,
    critical: maybe(1),
    surgeTokens: maybe(1),
    aims: rng.below(3),
    cover: rng.below(3),
    coverDice: rng.below(2) === 0,
    dodges: maybe(1),
    impact: rng.below(3),
    armor: rng.below(4) === 0 ? true : maybe(2),
    pierce: rng.below(3),
    defence: rng.below(2) === 0 ? 'red' : 'white',
    blockSurge: rng.below(2) === 0,
    lives: [1, 1, 1, 1, 1].slice(rng.below(4)),
  }));
}

describe('the quick figures that players of Legion reckon with', () => {
  it('are near the exact ones', () => {
    const all = attacks(60).map((attack) => {
      const [quick, exact] = [outlookOf(attack), legionOdds(attack)];
      return {
        wounds: Math.abs(quick.expected - exact.expected),
        gone: Math.abs(quick.wipedOut - exact.wipedOut),
        fear: Math.abs(quick.suppression - exact.suppression),
      };
    });
    const average = (of: (one: (typeof all)[number]) => number) => all.reduce((sum, one) => sum + of(one), 0) / 60;
    expect(average((one) => one.wounds)).toBeLessThan(0.03);
    expect(average((one) => one.gone)).toBeLessThan(0.02);
    expect(average((one) => one.fear)).toBeLessThan(0.02);
    expect(Math.max(...all.map(({ wounds }) => wounds))).toBeLessThan(0.3);
  });

  it('say what a token is worth: aim helps, dodge and cover hinder, and nothing comes of no dice', () => {
    const attack: LegionAttack = {
      pool: { red: 0, black: 4, white: 1 },
      surge: 'hit',
      defence: 'white',
      blockSurge: false,
      lives: [1, 1, 1, 1],
    };
    const plain = outlookOf(attack).expected;
    expect(outlookOf({ ...attack, aims: 1 }).expected).toBeGreaterThan(plain + 0.3);
    expect(outlookOf({ ...attack, dodges: 1 }).expected).toBeLessThan(plain - 0.3);
    expect(outlookOf({ ...attack, cover: 2 }).expected).toBeLessThan(plain - 0.6);
    expect(outlookOf({ ...attack, pool: { red: 0, black: 0, white: 0 } })).toEqual({
      expected: 0,
      wipedOut: 0,
      suppression: 0,
    });
  });
});
