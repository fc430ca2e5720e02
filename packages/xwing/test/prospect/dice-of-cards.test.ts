import { describe, expect, it } from 'vitest';
import { ship } from '../scene.ts';
import { decimator, EVADES, EVEN, fighter, shot, successes, through } from './by-hand.ts';

/** Cards that ask which dice are rolled again or changed: both sides answer as well as can be for this attack alone. */

const with_ = (card: string, more = {}) => ({ upgrades: [card], ...more });
const FOCUS = { tokens: { focus: 1 } };

describe('the odds with a card that rerolls dice for stress', () => {
  it('Zuckuss has every evade rolled again, and every eye that the defender has a focus token for', () => {
    const zuckuss = with_('crew/zuckuss');
    expect(shot(zuckuss, fighter()).expected).toBeCloseTo(through(EVEN, successes(3, (3 / 8) ** 2)), 9);
    expect(shot(zuckuss, fighter(FOCUS)).expected).toBeCloseTo(through(EVEN, successes(3, (5 / 8) ** 2)), 9);
    // A stressed one has nothing of it.
    expect(shot({ ...zuckuss, tokens: { stress: 1 } }, fighter()).expected).toBeCloseTo(through(EVEN, EVADES), 9);
  });

  it('Maul rolls again what comes to nothing, but no eye that a focus token is there for', () => {
    const maul = with_('crew/maul');
    expect(shot(maul, decimator()).expected).toBeCloseTo(3 * (1 / 2 + 1 / 4), 9);
    expect(shot({ ...maul, ...FOCUS }, decimator()).expected).toBeCloseTo(3 * (6 / 8 + (2 / 8) * (6 / 8)), 9);
    expect(shot({ ...maul, tokens: { stress: 1 } }, decimator()).expected).toBeCloseTo(3 / 2, 9);
  });

  it('R4-B11 spends the lock on the evades where the attack dice had no use for it', () => {
    const [, , , all] = EVEN as [number, number, number, number];
    const locked = successes(3, 3 / 4).map((p, hits) => (hits === 3 ? p - all : p));
    const sum = through(locked, EVADES) + through([0, 0, 0, all], successes(3, (3 / 8) ** 2));
    expect(shot(with_('samd/r4b11', { locks: [1] }), fighter()).expected).toBeCloseTo(sum, 9);
    expect(shot(with_('samd/r4b11'), fighter()).expected).toBeCloseTo(through(EVEN, EVADES), 9);
  });

  it('R7 Astromech has eyes rolled again too, where the attacker has a focus token for them', () => {
    const r7 = decimator(with_('amd/r7astromech', { locks: [0] }));
    expect(shot({}, r7).expected).toBeCloseTo(3 * (1 / 2) ** 2, 9);
    expect(shot(FOCUS, r7).expected).toBeCloseTo(3 * (3 / 4) ** 2, 9);
  });
});

describe('the odds with a card that changes results', () => {
  it('Guidance Chips make a blank or an eye the hit that they give, and only then a hit', () => {
    const chips = (more = {}) => ({
      upgrades: ['torpedo/flechettetorpedoes', 'mod/guidancechips'],
      locks: [1],
      ...more,
    });
    const missed = 1 - 1 / 8;
    const strong = shot(chips(), decimator(), 'flechettetorpedoes');
    expect(strong.expected).toBeCloseTo(3 / 2 + missed, 9);
    expect(strong.critical).toBeCloseTo(1, 9); // an X-wing's is a critical hit
    const weak = shot(ship('rebel/ywing/goldsquadronpilot', 450, 300, 0, chips()), decimator(), 'flechettetorpedoes');
    expect(weak.expected).toBeCloseTo(3 / 2 + missed, 9);
    // A blank becomes a plain hit, and no critical hit becomes one.
    expect(weak.critical).toBeCloseTo(1 - (7 / 8) ** 3, 9);
    expect(shot(chips({ upgrades: ['torpedo/flechettetorpedoes'] }), decimator(), 'flechette').expected).toBeCloseTo(
      3 / 2,
      9,
    );
  });

  it('Emperor Palpatine names a critical hit or an evade, and it comes true where nothing better lay', () => {
    const palpatine = with_('crew/emperorpalpatine');
    const strikes = shot(palpatine, decimator());
    expect(strikes.expected).toBeCloseTo(3 / 2 + (1 - 1 / 8), 9);
    expect(strikes.critical).toBeCloseTo(1, 9);
    const [none, one, two, three] = EVADES as [number, number, number, number];
    expect(shot({}, fighter(palpatine)).expected).toBeCloseTo(through(EVEN, [0, none, one, two + three]), 9);
  });

  it('a stressed Ezra Bridger changes both eyes, and none without stress', () => {
    const ezra = (stress: number) =>
      ship('rebel/attackshuttle/ezrabridger', 450, 480, 180, { seat: 1, tokens: { stress } });
    expect(shot({}, ezra(1)).expected).toBeCloseTo(through(EVEN, successes(2, 5 / 8)), 9);
    expect(shot({}, ezra(0)).expected).toBeCloseTo(through(EVEN, successes(2, 3 / 8)), 9);
  });
});
