import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { HALF } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, speedOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../../table.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';
import { acting26 as acting } from '../../played.ts';

const one = alone(4);

describe('Come and Prove It', () => {
  it('Come and Prove It: a die more, and a dodge token for the Sister with an order', () => {
    const t = lay(
      {
        units: [
          unit('rebel-troopers', 1, 400, 400, alone(4)),
          unit('seventh-sister', 0, 600, 400, { order: 'faceup' }),
          unit('fifth-brother', 0, 600, 600),
        ],
        active: 0,
        hands: [{ played: 'come-and-prove-it' }, {}],
        black: ['hit'],
      },
      legion26,
    );
    expect([1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'indomitable'))).toEqual([true, true]);
    t.fight();
    expect(t.events('defenceRolled')[0]!.dice).toHaveLength(2);
    expect(t.tokens(1, 'dodge')).toBe(1);
  });
  it('Come and Prove It: a die and, with an order, a dodge token for who is attacked', () => {
    const struck = (defender: Spec) => {
      const t = acting('come-and-prove-it', 1, [defender, unit('rebel-troopers', 1, 600, 400)], {
        black: ['crit', 'crit', 'crit', 'crit'],
      });
      t.fight();
      return [
        t.events('defenceRolled')[0]!.dice.length,
        t.events('tokens').filter(({ token }) => token === 'dodge').length,
      ];
    };
    const sister = (order: string) => unit('seventh-sister', 0, 400, 400, { order });
    const [dice, dodges] = struck(sister('faceup'));
    expect([dice, dodges! > 0]).toEqual([5, true]);
    expect(struck(sister('facedown'))).toEqual([5, 0]);
    expect(struck(storm(400, 400, { seat: 0, order: 'faceup' }))).toEqual([4, 0]);
  });
});

describe('Drive Them Out', () => {
  const foe = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...one, ...more });
  const BIKES: Spec = { degrees: 0, minis: [null, 'fallen'] };
  const bikes = (x: number, y: number, more: Spec = {}) => unit('74-z-speeder-bikes', 0, x, y, { ...BIKES, ...more });
  const LENGTH = 50;
  /** The bikes go straight ahead, so far from a unit of three in the end. */
  const drive = (gap: number, order: string, moves = 1) => {
    const y = 419 + LENGTH / 2 + gap + 13.5;
    const t = acting(
      'drive-them-out',
      { unit: 0, step: 'act' },
      [bikes(400, 200, { order }), foe(400, y, { minis: [null, [440, y + 60], [480, y + 60], 'fallen'] })],
      { whiteDefence: ['block', 'surge', 'blank'] },
    );
    const ahead = { kind: 'standard', speed: 3, heading: 0, bend: 0, way: 1 };
    for (let i = 0; i < moves; i++) t.until('action').take('move').until('action', { move: ahead });
    return t;
  };
  it('Drive Them Out: vehicles demoralize; who is run over suffers for blocks and surges', () => {
    const t = drive(HALF, 'faceup');
    expect([0, 1].map((id) => keywordOf(t.g, t.unit(id), 'demoralize'))).toEqual([1, 0]);
    expect([t.pose(0), t.alive(1)]).toEqual([[400, 419, 0], 1]);
  });
  it('Drive Them Out: not a millimetre further off, nor without a faceup order', () => {
    expect([drive(HALF + 0.1, 'faceup').alive(1), drive(HALF, 'none').alive(1)]).toEqual([3, 3]);
  });
});

describe('Face Me! in 2.6', () => {
  it('Face Me!: whoever fights Kallus may still turn round', () => {
    const t = lay(
      {
        units: [unit('agent-kallus', 1, 400, 400), rebels(400 + apart(0), 400, one)],
        active: 1,
        hands: [{}, { played: 'face-me' }],
      },
      legion26,
    );
    const bans = (pivot: boolean) =>
      t.g.bans('move').some(({ rule, source }) => rule.refuse(t.g, { unit: t.unit(1), pivot }, source));
    expect([bans(false), bans(true)]).toEqual([true, false]);
  });
  it('Face Me!: whoever fights Kallus stays where it is', () => {
    const t = lay(
      {
        units: [unit('agent-kallus', 1, 400, 400), rebels(400 + apart(0), 400, one), rebels(900, 700, one)],
        active: 1,
        hands: [{}, { played: 'face-me' }],
      },
      legion26,
    );
    expect(
      t.g.bans('move').some(({ rule, source }) => rule.refuse(t.g, { unit: t.unit(1), pivot: false }, source)),
    ).toBe(true);
    expect(
      t.g.bans('move').some(({ rule, source }) => rule.refuse(t.g, { unit: t.unit(2), pivot: false }, source)),
    ).toBe(false);
  });
});

describe('Gunner, Infantry!', () => {
  const far = storm(1500, 700, one);
  it('Gunner, Infantry!: Marquand is slower in his activation only, and his crew takes care', () => {
    const marquand = unit('major-marquand', 0, 400, 400);
    const own = acting('gunner-infantry', 0, [marquand, far]);
    const others = acting('gunner-infantry', 1, [marquand, far]);
    const base = speedOf(acting('push', 0, [marquand, far]).g, own.unit(0));
    expect([speedOf(own.g, own.unit(0)), speedOf(others.g, others.unit(0))]).toEqual([Math.max(1, base - 1), base]);
    expect(['tactical', 'suppressive'].map((k) => keywordOf(own.g, own.unit(0), k as 'tactical'))).toEqual([1, 1]);
  });
});

describe('Unrelenting Fire', () => {
  it('Unrelenting Fire: enemies rally off one token at most', () => {
    const left = (played: string) =>
      acting(
        played,
        { unit: 1, step: 'start' },
        [storm(1500, 700), rebels(300, 300, holding('suppression', 3))].map((u, i) => ({ ...u, seat: i })),
        { whiteDefence: ['block', 'block', 'block'] },
      )
        .goOn((t) => t.events('rallied').length > 0)
        .events('rallied')[0]!.removed;
    expect([left('unrelenting-fire'), left('push')]).toEqual([1, 3]);
  });
});
