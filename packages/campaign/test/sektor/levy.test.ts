import { describe, expect, it } from 'vitest';
import { capOf, floorOf } from '../../src/sektor/index.ts';
import { carryOut, NOTHING, type RefitPart } from '../../src/sektor/refit.ts';
import { cloneState } from '../../src/sektor/state.ts';
import { evenings } from './evenings.ts';

/** SK-7: what a beaten force gets for nothing, and what everything else costs. */

const TIE = { card: 'tiefighter/academypilot', upgrades: [] }; // 12 points
type Change = (t: ReturnType<typeof evenings>) => void;

/** What the Crown’s order for its squad costs, or why it cannot be. */
function price(part: Partial<RefitPart>, change: Change = () => {}, credits = 500): number | string {
  const t = evenings();
  t.state.houses[0]!.credits = credits;
  change(t);
  const state = cloneState(t.state);
  const refusal = carryOut(state, 0, { xwing: { ...NOTHING, ...part } });
  return refusal ? refusal.message.text : credits - state.houses[0]!.credits;
}
const only =
  (count: number, scarred = 0): Change =>
  (t) => {
    const force = t.squad(0);
    force.units = force.units.slice(0, count);
    for (const unit of force.units.slice(0, scarred)) unit.scarred = true;
  };

describe('the levy', () => {
  it('[SK-7] fills a force up to the middle between its first size and the one that is allowed', () => {
    const { rules } = evenings().state;
    expect([capOf(rules, 'xwing', 2), floorOf(rules, 'xwing', 2)]).toEqual([52, 46]);
    // 24 points: 22 are free, so of two fighters 2 points are paid for
    expect(price({ recruit: [TIE] }, only(2))).toBe(0);
    expect(price({ recruit: [TIE, TIE] }, only(2))).toBe(2 * 8);
    // 36 points: 10 are free
    expect(price({ recruit: [TIE] })).toBe(2 * 8);
    // nothing is left to be filled up
    expect(price({ recruit: [TIE] }, (t) => t.squad(0).units.push({ ...t.squad(0).units[0]! }))).toBe('sk.no.cap');
  });

  it('[SK-7] counts the scarred half, and mends nobody', () => {
    // three fighters, two of them scarred, are worth 24: a fourth is free
    expect(price({ recruit: [TIE] }, only(3, 2))).toBe(0);
    // with none scarred 2 points are paid for; what is mended counts whole again and costs a quarter of its card
    expect(price({ recruit: [TIE], repair: [0, 1] }, only(3, 2))).toBe(2 * 8 + 2 * 3 * 8);
    expect(price({ repair: [0] }, only(3, 1))).toBe(3 * 8);
  });

  it('[SK-7] gives no credits for those who are dismissed, and no more room than is allowed', () => {
    expect(price({ dismiss: [0] })).toBe(0);
    expect(price({ dismiss: [0, 1, 2] })).toBe(0);
    // dismissed and recruited anew: the levy pays as if they had fallen
    expect(price({ dismiss: [0], recruit: [TIE] })).toBe(0);
    expect(price({ recruit: [TIE, TIE] })).toBe('sk.no.cap');
  });

  it('[SK-7] leaves to be paid what the credits must reach for', () => {
    expect(price({ recruit: [TIE] }, undefined, 16)).toBe(16);
    expect(price({ recruit: [TIE] }, undefined, 15)).toBe('sk.no.credits');
  });

  it('[SK-7] raises even who has lost everything, but not a name that is lost for good', () => {
    const none: Change = only(0);
    expect(price({ recruit: [TIE, TIE, TIE] }, none)).toBe(0);
    const fel = { card: 'tieinterceptor/soontirfel', upgrades: [] };
    expect(price({ recruit: [fel] }, none)).toBe(0);
    expect(
      price({ recruit: [fel] }, (t) => {
        none(t);
        t.state.houses[0]!.gone.push('Soontir Fel');
      }),
    ).toBe('sk.no.gone');
  });
});
