import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../src/build/formats.ts';
import { scoreOf } from '../../../src/flow/end/end.ts';
import { xwing } from '../../../src/game.ts';
import { agilityOf, isDoomed } from '../../../src/values.ts';
import { faults, onlyFault, rebels } from '../../build/words.ts';
import { academy, rookie, type Scene, type ShipSpec, scene, ship } from '../../scene.ts';
import { phantom, squad } from '../words.ts';

/** So many and not one more: numbers that bound something, with a case on either side. */

describe('points', () => {
  const X = 'xwing/rookiepilot'; // 21
  const R2 = 'amd/r2astromech'; // 1
  const TORPEDOES = 'torpedo/protontorpedoes'; // 4

  it('[XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01] [XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-02] [XW-SPIELFORMATE-02] 100 points are within the recommended limit, 101 are not', () => {
    const list = (last: string) => rebels(X, X, X, `${X} ${TORPEDOES}`, last);
    const agreed = { points: FORMATS.standard.points, format: 'standard' } as const;
    expect(faults(list('z95headhunter/banditsquadronpilot'), agreed)).toEqual([]); // 3 * 21 + 25 + 12
    const dearer = onlyFault(
      rebels(`${X} ${R2}`, X, X, `${X} ${TORPEDOES}`, 'z95headhunter/banditsquadronpilot'),
      agreed,
    );
    expect(dearer).toMatchObject({ measured: 101, allowed: 100 });
  });

  it('[XW-SPIELFORMATE-04] 300 points are within the limit of epic play, 301 are not', () => {
    const fourteen = Array.from({ length: 14 }, (_, i) => (i === 0 ? `${X} ${TORPEDOES}` : i < 3 ? `${X} ${R2}` : X));
    const agreed = { points: FORMATS.epic.points, format: 'epic' } as const;
    expect(faults(rebels(...fourteen), agreed)).toEqual([]);
    expect(onlyFault(rebels(...fourteen.slice(0, -1), `${X} ${R2}`), agreed)).toMatchObject({
      measured: 301,
      allowed: 300,
    });
  });

  it('[XW-TEAM-SPIEL-03] a team may spend all of its points, and not one more', () => {
    const [two, tie] = [squad('rebel', X, X), squad('imperial', 'tiefighter/academypilot')];
    const start = (points: number): Json => ({ squads: [two, two, tie, tie], sides: [0, 0, 1, 1], rules: { points } });
    expect(xwing.setUp(start(84), 'seed')).toMatchObject({ ok: true });
    expect(xwing.setUp(start(83), 'seed')).toMatchObject({
      ok: false,
      fault: { clauses: ['XW-TEAM-SPIEL-03'], measured: 84, allowed: 83 },
    });
  });
});

describe('the end of a match', () => {
  const gone = { x: undefined as never, y: undefined as never };
  const limited = (round: number, ...lost: readonly string[]): Scene =>
    scene({
      phase: 'end',
      round,
      rules: { roundLimit: 3 },
      ships: [rookie(450, 100), academy(450, 700), ...lost.map((who) => ship(who, 0, 0, 0, gone))],
    });
  const B_WING = 'rebel/bwing/bluesquadronpilot'; // 22
  const X_WING = 'rebel/xwing/rookiepilot'; // 21
  const ADVANCED = 'imperial/tieadvanced/tempestsquadronpilot'; // 21

  it('[XW-RUNDEN-UND-ZEITLIMIT-02] it comes with the last round that was agreed on, not with the one before', () => {
    expect([1, 2, 3].map((round) => limited(round).match.over)).toEqual([false, false, true]);
  });

  it('[XW-RUNDEN-UND-ZEITLIMIT-07] [XW-RUNDEN-UND-ZEITLIMIT-08] one point more wins, the same number is a draw', () => {
    const end = (...lost: string[]) => {
      const s = limited(3, ...lost);
      return [scoreOf(s.state, 0), scoreOf(s.state, 1), s.match.result];
    };
    expect(end(B_WING, ADVANCED)).toEqual([21, 22, { winner: 1, reason: 'points' }]);
    expect(end(X_WING, ADVANCED)).toEqual([21, 21, { winner: null, reason: 'points' }]);
    expect(end(X_WING, ADVANCED, 'imperial/tiefighter/academypilot')).toMatchObject([33, 21, { winner: 0 }]);
  });
});

describe('hull and shields', () => {
  const hurt = (cards: number, shields: number, upgrades: readonly string[] = []): ShipSpec =>
    rookie(450, 300, 0, { shields, upgrades, damage: Array.from({ length: cards }, () => ({ card: '' })) });
  const table = (x: ShipSpec): Scene => scene({ phase: 'planning', ships: [x, academy(450, 800, 180)] });

  it('[XW-HUELLE-01] [XW-SCHIFFE-ZERSTOEREN-01] one card fewer than the hull and it flies, as many or more and it does not, upgrades counted', () => {
    const doomed = (cards: number, ...upgrades: string[]) => {
      const s = table({ ...hurt(cards, 2, upgrades), doomed: true });
      return isDoomed(s.g, s.ship(0));
    };
    expect(() => table(hurt(3, 2))).toThrow('XW-HUELLE-01'); // nobody is there to be hit that hard
    expect([0, 2, 3, 4].map((n) => doomed(n))).toEqual([false, false, true, true]); // hull 3
    expect([3, 4, 5].map((n) => doomed(n, 'mod/hullupgrade'))).toEqual([false, true, true]);
  });

  it('[XW-SCHILDE-03] as many shields as the value prints, and not one more', () => {
    expect(table(hurt(0, 2)).ship(0).shields).toBe(2);
    expect(() => table(hurt(0, 3))).toThrow('XW-SCHILDE-03');
    expect(table(hurt(0, 3, ['mod/shieldupgrade'])).ship(0).shields).toBe(3);
    expect(() => table(hurt(0, 4, ['mod/shieldupgrade']))).toThrow('XW-SCHILDE-03');
  });

  it('[XW-SCHADEN-01] [XW-SCHADEN-02] as much damage as shields deals no card, one more deals one', () => {
    const dealt = (hits: number) => {
      const s = scene({
        phase: 'combat',
        ships: [
          rookie(450, 300, 0, { fought: true }),
          ship('imperial/tieinterceptor/alphasquadronpilot', 450, 480, 180),
        ],
        attack: ['hit', 'hit', 'hit'].map((face, i) => (i < hits ? face : 'blank')),
        defence: ['blank', 'blank'],
      }).take('primary>0');
      return [s.ship(0).shields, s.ship(0).damage.length];
    };
    expect([1, 2, 3].map(dealt)).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  });
});

describe('tokens', () => {
  it('[XW-TARNEN-03] the first cloak token adds 2 to agility; there is never a second 2', () => {
    const agility = (cloak: number) => {
      const s = scene({ ships: [phantom(450, 300, 0, { tokens: { cloak } }), rookie(100, 800)] });
      return agilityOf(s.g, s.ship(0));
    };
    expect([0, 1, 2].map(agility)).toEqual([2, 4, 4]);
  });

  it('[XW-STRESS-01] [XW-STRESS-03] one stress token is enough to be stressed, and each green manoeuvre takes off one', () => {
    const acts = (stress: number, dial: string) => {
      const s = scene({
        phase: 'activation',
        ships: [rookie(450, 300, 0, { dial, tokens: { stress } }), academy(100, 800, 180, { activated: true })],
      });
      return [s.ship(0).tokens.stress, s.open[0] === '0 action'];
    };
    expect([0, 1, 2].map((n) => acts(n, 's3'))).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ]);
    expect([0, 1, 2].map((n) => acts(n, 's2'))).toEqual([
      [0, true],
      [0, true],
      [1, false],
    ]);
  });

  it('[XW-ANGRIFF-20] [XW-ANGRIFF-31] a token is one: with two one is left, and an evade token adds one evade', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        rookie(450, 300, 0, { tokens: { focus: 2 } }),
        academy(450, 480, 180, { tokens: { evade: 2 }, fought: true }),
      ],
      attack: ['focus', 'focus', 'focus'],
      defence: ['blank', 'blank', 'blank'],
    }).take('primary>1', '0:focus', 'pass', '1:evade');
    expect([s.ship(0).tokens.focus, s.ship(1).tokens.evade]).toEqual([1, 1]);
    expect(s.state.attacks[0]!.defenceDice.filter((d) => d.face === 'evade')).toHaveLength(1);
  });
});
