import { describe, expect, it } from 'vitest';
import { forceWorth } from '../../src/sektor/index.ts';
import { limitOf } from '../../src/sektor/worth.ts';
import { evenings } from './evenings.ts';

/** SK-6: what standing in the end of a battle teaches, and what it is good for. */

describe('experience', () => {
  it('[SK-6] is 1 for who stands and 2 for who has won; who falls or stays behind learns nothing', () => {
    const t = evenings();
    t.squad(0).units[2]!.scarred = true; // stays behind
    t.battle('attack:quell', 'rest').report(0, [[1], [1]]);
    expect(t.squad(0).units.map(({ xp }) => xp)).toEqual([2, 0, 0]);
    expect(t.squad(1).units.map(({ xp }) => xp)).toEqual([1, 0]);
  });

  it('[SK-6] makes a veteran at 2 and a hero at 5, told once each', () => {
    const t = evenings();
    for (const [at, xp] of [1, 3, 0].entries()) t.squad(0).units[at]!.xp = xp;
    t.battle('attack:quell', 'rest').report(0, [[], []]);
    expect(t.events('veteran').map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 'veteran'],
      [0, 'hero'],
      [0, 'veteran'],
    ]);
    t.rest();
    t.take('rest', 'attack:quell');
    while (t.ask().kind === 'defender') t.take('0');
    t.report(0, [[], []]); // the first of the Crown has 4 now, the others 6 and 3
    expect(t.squad(0).units.map(({ xp }) => xp)).toEqual([4, 6, 3]);
    expect(
      t
        .events('veteran')
        .slice(3)
        .map(({ seat }) => seat),
    ).toEqual([1, 1]);
  });

  it('[SK-6] pays for upgrade cards: up to 3 points of a veteran’s, 6 of a hero’s, none of a recruit’s', () => {
    const t = evenings();
    const squad = t.squad(1);
    const worthOf = (xp: number, upgrades: string[]): number => {
      squad.units[0] = { card: 'xwing/rookiepilot', upgrades, scarred: false, xp };
      return forceWorth(squad) - 17;
    };
    const three = ['amd/r5astromech', 'mod/engineupgrade']; // 1 and 4 points
    expect([1, 2, 4, 5].map((xp) => worthOf(xp, three))).toEqual([26, 23, 23, 21]);
    expect([1, 2, 5].map((xp) => worthOf(xp, ['mod/engineupgrade']))).toEqual([25, 22, 21]);
    expect([1, 2, 5].map((xp) => worthOf(xp, []))).toEqual([21, 21, 21]);
    // a list is judged by what is printed, so the limit gives way
    worthOf(5, three);
    expect(forceWorth(squad)).toBe(38);
    expect(limitOf({ ...t.state.rules, first: { ...t.state.rules.first, xwing: 40 } }, 1, squad)).toBe(43);
  });
});
