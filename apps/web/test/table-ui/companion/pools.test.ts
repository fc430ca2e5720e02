import { describe, expect, it } from 'vitest';
import { text as armadaText } from '../../../../../packages/armada/src/index.ts';
import { data, text as legionText, READY_ARMIES } from '../../../../../packages/legion/src/index.ts';
import { LEGION_ATTACK_SIDES, legionOdds } from '../../../../../packages/odds/src/legion.ts';
import { attackOdds } from '../../../../../packages/odds/src/xwing.ts';
import * as armada from '../../../src/games/armada/companion/pool.ts';
import { armadaWords } from '../../../src/games/armada/companion/words.ts';
import { legionCompanion } from '../../../src/games/legion/companion/companion.tsx';
import { ordersOf } from '../../../src/games/legion/companion/orders.ts';
import * as legion from '../../../src/games/legion/companion/pool.ts';
import { legionWords } from '../../../src/games/legion/companion/words.ts';
import * as xwing from '../../../src/games/xwing/companion/pool.ts';

describe('X-Wing at a real table', () => {
  it('[XW-REICHWEITEN-KAMPF-BONUS-01] range 1 brings the attacker a die, range 3 the defender, with a primary weapon only', () => {
    const dice = (range: string, secondary = false) => xwing.diceOf({ ...xwing.USUAL, range, secondary });
    expect(dice('1')).toEqual({ attack: 4, defence: 2 });
    expect(dice('2')).toEqual({ attack: 3, defence: 2 });
    expect(dice('3')).toEqual({ attack: 3, defence: 3 });
    for (const range of xwing.RANGES) expect(dice(range, true)).toEqual({ attack: 3, defence: 2 });
  });

  it('[XW-VERSPERRT-01] an obstacle brings the defender one die, at any range and against any weapon', () => {
    expect(xwing.diceOf({ ...xwing.USUAL, obstructed: true, secondary: true })).toEqual({ attack: 3, defence: 3 });
    expect(xwing.diceOf({ ...xwing.USUAL, obstructed: true, range: '3' })).toEqual({ attack: 3, defence: 4 });
  });

  it('a focus of the attacker is not one of the defender', () => {
    const expected = (change: Partial<xwing.Pool>) => attackOdds(xwing.specOf({ ...xwing.USUAL, ...change })).expected;
    expect(expected({ focus: true })).toBeGreaterThan(expected({}));
    expect(expected({ defenceFocus: true })).toBeLessThan(expected({}));
    expect(expected({ lock: true })).toBeGreaterThan(expected({}));
    expect(expected({ evades: 1 })).toBeLessThan(expected({}));
    // More rerolls than dice are as many as there are dice.
    expect(expected({ rerolls: 9 })).toBe(expected({ lock: true }));
  });
});

describe('Armada at a real table', () => {
  const pool: armada.Pool = { ...armada.USUAL, red: 2, blue: 1, black: 3 };

  it('[AR-ANGRIFFSREICHWEITE-02, AR-ANGRIFFSREICHWEITE-03, AR-ANGRIFFSREICHWEITE-04] dice that do not reach are not thrown', () => {
    expect(armada.inReach({ ...pool, range: 'close' })).toEqual({ red: 2, blue: 1, black: 3 });
    expect(armada.inReach({ ...pool, range: 'medium' })).toEqual({ red: 2, blue: 1, black: 0 });
    expect(armada.inReach({ ...pool, range: 'long' })).toEqual({ red: 2, blue: 0, black: 0 });
  });

  it('critical icons count but where a squadron without bomber is involved, and tokens as often as they lie there', () => {
    const spec = armada.specOf({ ...pool, kind: 'squadron', brace: 2, scatter: 1 });
    expect(spec.crits).toBe(false);
    expect(spec.tokens).toEqual(['scatter', 'brace', 'brace']);
    expect(armada.specOf({ ...pool, kind: 'bomber' }).crits).toBe(true);
  });

  it('calls everything as the game does', () => {
    for (const lang of ['de', 'en'] as const) {
      const own = armadaWords[lang];
      for (const token of armada.TOKENS) expect(own.token[token]).toBe(armadaText[lang][`ar.token.${token}`]);
      for (const [face, name] of Object.entries(own.faces)) expect(name).toBe(armadaText[lang][`ar.face.${face}`]);
    }
  });
});

describe('Legion at a real table', () => {
  /** Every way in which these dice may fall, with its chance. */
  function* falls(colours: readonly ('red' | 'black' | 'white')[]): Iterable<readonly [string[], number]> {
    const [colour, ...others] = colours;
    if (colour === undefined) return yield [[], 1];
    for (const [face, sides] of Object.entries(LEGION_ATTACK_SIDES[colour]))
      for (const [rest, chance] of falls(others)) yield [[face, ...rest], (chance * sides) / 8];
  }
  const dice: legion.Pool = { ...legion.USUAL, red: 1, black: 2, white: 1 };

  it.each([
    ['plain', {}],
    ['surges to hits in heavy cover', { surge: 'hit', cover: '2' }],
    ['critical surges, one of them by a keyword', { surge: 'none', critical: 1, surgeTokens: 1 }],
    ['surges to critical hits and a dodge', { surge: 'crit', dodges: 1 }],
    ['against Armor with Impact', { armour: true, impact: 2, cover: '0' }],
    ['against Armor 2', { armourX: 2, impact: 1, surge: 'hit' }],
    ['in melee, where cover does not count', { kind: 'melee', cover: '2' }],
  ] as const)('what is left of a roll to defend against is what the odds count: %s', (_, change) => {
    const pool: legion.Pool = { ...dice, ...change };
    let average = 0;
    for (const [faces, chance] of falls(['red', 'black', 'black', 'white']))
      average += chance * legion.leftAfter(faces, pool, '1.2');
    expect(average).toBeCloseTo(legionOdds(legion.specOf(pool, '1.2')).hits, 10);
  });

  it('[L2-DECKUNG-01] in 2.6 cover is rolled, so nothing is taken off before', () => {
    const pool: legion.Pool = { ...dice, cover: '2' };
    const faces = ['hit', 'hit', 'hit'];
    expect([legion.leftAfter(faces, pool, '1.2'), legion.leftAfter(faces, pool, '2.6')]).toEqual([1, 3]);
    expect([legion.specOf(pool, '1.2').coverDice, legion.specOf(pool, '2.6').coverDice]).toEqual([false, true]);
  });

  it('[LE-BEFEHLSPOOL-01] every unit of a list brings one order token of its rank', () => {
    for (const { army } of READY_ARMIES) {
      const orders = ordersOf(army);
      const ranks = army.units.map(({ unit }) => data.findUnit(unit, army.edition)!.rank);
      expect(Object.values(orders).reduce((sum, count) => sum + count, 0)).toBe(army.units.length);
      for (const rank of ranks) expect(orders[rank]).toBe(ranks.filter((one) => one === rank).length);
    }
  });

  it('calls everything as the game does', () => {
    for (const lang of ['de', 'en'] as const) {
      for (const [face, name] of Object.entries(legionWords[lang].faces))
        expect(name.toLowerCase()).toBe(String(legionText[lang][`le.face.${face}`]).toLowerCase());
      for (const { id, name } of legionCompanion.orders!.ranks)
        expect(name[lang]).toBe(legionText[lang][`le.rank.${id}`]);
    }
    expect(legionCompanion.orders!.ranks.map(({ id }) => id)).toEqual(data.RANKS);
  });
});
