import { describe, expect, it } from 'vitest';
import { ship } from '../scene.ts';
import { decimator, EVADES, EVEN, fighter, shot, successes, through } from './by-hand.ts';

/** Cards that leave a decision: it is made as is best for whoever makes it, knowing the dice that lie and not those to come. */

const falcon = (pilot: string, x: number, y: number, degrees: number, more = {}) =>
  ship(`rebel/yt1300/${pilot}`, x, y, degrees, more);
/** What comes through of exactly so many hits. */
const of = (hits: number, evades: readonly number[]): number =>
  evades.reduce((sum, p, e) => sum + p * Math.max(0, hits - e), 0);
const average = (worth: (hits: number) => number): number => EVEN.reduce((sum, p, h) => sum + p * worth(h), 0);

describe('the odds of an attack with a card that takes the good with the bad', () => {
  it('Han Solo rolls all dice again where fewer succeeded than would on average, and else lets them lie', () => {
    const han = falcon('hansolo', 450, 280, 0);
    expect(shot(han, decimator()).expected).toBeCloseTo(
      average((hits) => Math.max(hits, 3 / 2)),
      9,
    );
    // With a focus token an eye is a success already.
    const sure = successes(3, 3 / 4);
    const focused = falcon('hansolo', 450, 280, 0, { tokens: { focus: 1 } });
    expect(shot(focused, decimator()).expected).toBeCloseTo(
      sure.reduce((sum, p, h) => sum + p * Math.max(h, 9 / 4), 0),
      9,
    );
    // Nobody else does that.
    expect(shot(falcon('chewbacca', 450, 280, 0), decimator()).expected).toBeCloseTo(3 / 2, 9);
  });

  it('First Order Vanguard has all evades rolled again where that is better against what is coming', () => {
    const vanguard = ship('imperial/tiesilencer/firstordertestpilot', 450, 480, 180, {
      seat: 1,
      upgrades: ['title/firstordervanguard'],
    });
    const expected = average((hits) => {
      const anew = of(hits, EVADES);
      return EVADES.reduce((sum, p, e) => sum + p * Math.min(Math.max(0, hits - e), anew), 0);
    });
    expect(shot({}, vanguard).expected).toBeCloseTo(expected, 9);
    expect(shot({}, { ...vanguard, upgrades: [] }).expected).toBeCloseTo(through(EVEN, EVADES), 9);
  });
});

describe('the odds with a card that names something', () => {
  it('C-3PO names the number of evades that serves best against the hits that lie there', () => {
    // One die, and one more at range 3.
    const target = falcon('chewbacca', 450, 640, 180, { seat: 1, upgrades: ['crew/c3po'] });
    const two = successes(2, 3 / 8);
    const named = (n: number) => {
      const out = [0, 0, 0, 0];
      for (const [e, p] of two.entries()) out[e === n ? e + 1 : e]! += p;
      return out;
    };
    const best = average((hits) => Math.min(...[0, 1, 2].map((n) => of(hits, named(n)))));
    expect(shot({}, target).expected).toBeCloseTo(best, 9);
    // Naming none each time would be worse.
    expect(best).toBeLessThan(average((hits) => of(hits, named(0))) - 1e-6);
  });

  it('4-LOM has the defender keep the token that he would miss most', () => {
    const scum = ship('scum/g1astarfighter/ruthlessfreelancer', 450, 280, 0, { upgrades: ['crew/4lom'] });
    const both = fighter({ tokens: { focus: 1, evade: 1 } });
    const withFocus = successes(3, 5 / 8);
    const withEvade = [0, ...EVADES];
    const best = average((hits) => Math.max(of(hits, withFocus), of(hits, withEvade)));
    expect(shot(scum, both).expected).toBeCloseTo(best, 9);
    const neither = { ...scum, upgrades: [] };
    expect(shot(neither, both).expected).toBeLessThan(best - 0.1);
  });
});
