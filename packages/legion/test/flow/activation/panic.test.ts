import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../../troops.ts';

/** A squad of one (courage 1) about to rally, blanks on its dice. */
const shaken = (
  suppression: number,
  more: { readonly units?: readonly Spec[]; readonly mine?: Spec; readonly [k: string]: unknown } = {},
) => {
  const { units = [], mine = {}, ...rest } = more;
  return lay({
    units: [rebels(900, 200, { ...alone(4), tokens: { suppression }, ...mine }), storm(1500, 800, alone(4)), ...units],
    active: { unit: 0, step: 'rally' },
    whiteDefence: Array.from({ length: suppression }, () => 'blank' as const),
    ...(rest as object),
  });
};
const panics = (t: ReturnType<typeof lay>) => t.events('panicked').map(({ is }) => is);

describe('panic', () => {
  it('[LE-NIEDERHALTEN-10] [LE-PANIK-02] [LE-SAMMELN-08] [LC-PANIK-01] twice the courage in tokens, not one fewer', () => {
    const leia = (suppression: number) =>
      panics(
        lay({
          units: [unit(LEIA, 0, 900, 400, { tokens: { suppression } }), storm(1500, 800)],
          active: { unit: 0, step: 'rally' },
          whiteDefence: ['blank', 'blank', 'blank', 'blank'],
        }),
      );
    expect(leia(3)).toEqual([]);
    expect(leia(4)).toEqual([true]);
  });
  it('[LE-PANIK-05] [LE-PANIK-06] [LE-NIEDERHALTEN-12] [LE-SAMMELN-11] it makes one move at full speed to the nearest edge and nothing else', () => {
    const t = shaken(2, { mine: { order: 'faceup' } });
    const [x, y] = t.pose(0);
    expect(x).toBeCloseTo(900);
    expect(y).toBeLessThan(200 - 100);
    expect(t.unit(0)).toMatchObject({ panicked: true, order: 'facedown' });
    expect(t.events('action')).toEqual([]);
  });
  it('[LE-PANIK-05] [LE-BEREITSCHAFT-04] what answers a move answers this one; of a unit that has left there is nothing to answer', () => {
    const watched = (mine: Spec) =>
      shaken(2, { mine, units: [storm(1060, 120, { ...alone(4), tokens: { standby: 1 } }), rebels(300, 400)] });
    expect(watched({}).open).toEqual(['1 free-action']);
    expect(watched({ y: 40 }).open).not.toContain('1 free-action');
  });
  it('[LE-PANIK-09] [LE-SAMMELN-12] [LE-PANIK-01] [LC-PANIK-06] a leader that runs over the edge takes the unit with it', () => {
    const t = shaken(2, { mine: { y: 40, minis: [null, [930, 60], 'fallen', 'fallen'] }, units: [rebels(300, 400)] });
    expect(t.unit(0).status).toBe('defeated');
    expect(t.events('defeated')).toMatchObject([{ unit: 0, why: 'left' }]);
  });
  it('[LE-PANIK-03] [LE-SAMMELN-13] [LE-COMMANDER-12] [LC-PANIK-10] it may borrow the courage of a commander at range 3', () => {
    const near = (gap: number) =>
      shaken(2, { mine: { y: 500 }, units: [unit(LEIA, 0, 900 - apart(gap), 500, { order: 'facedown' })] });
    const t = near(3 * SEGMENT);
    expect(t.open).toEqual(['0 courage']);
    t.take('yes');
    expect(panics(t)).toEqual([]);
    expect(panics(near(3 * SEGMENT + 0.01))).toEqual([true]);
  });
  it('[LE-PANIK-03] [LE-PANIK-10] [LE-COMMANDER-12] who had panicked before is calm again by the courage that it borrows, and stays so if not', () => {
    const again = (use: string) =>
      shaken(2, {
        mine: { y: 500, panicked: true },
        units: [unit(LEIA, 0, 800, 500, { order: 'facedown' })],
      }).take(use);
    const calm = again('yes');
    expect([calm.unit(0).panicked, panics(calm)]).toEqual([false, [false]]);
    expect(again('no').unit(0).panicked).toBe(true);
  });
  it('[LE-SAMMELN-14] it stays suppressed: what is borrowed serves for the panic test alone', () => {
    const t = shaken(2, { units: [unit(LEIA, 0, 800, 200, { order: 'facedown' })] });
    t.until('courage').take('yes').until('action');
    expect(t.state.turn!.actions).toBe(1);
  });
  it('[LE-NIEDERHALTEN-11] [LE-SAMMELN-09] [LC-PANIK-02] who panics is suppressed as well', () => {
    expect(shaken(2).events('actionLost')).toMatchObject([{ why: 'suppressed', count: 1 }]);
  });
  it('[LE-PANIK-11] [LE-SAMMELN-10] [LC-PANIK-04] no free action, not even a card’s', () => {
    const t = lay({
      units: [
        unit(VEERS, 1, 900, 200, { tokens: { suppression: 4 }, upgrades: [{ id: 'emergency-stims' }] }),
        rebels(300, 800),
      ],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['blank', 'blank', 'blank', 'blank'],
    });
    expect(panics(t)).toEqual([true]);
    expect(t.events('action')).toEqual([]);
    expect(t.unit(0).order).toBe('facedown');
  });
  it('[LE-PANIK-13] [LC-PANIK-07] [LE-PANIK-04] an engaged unit withdraws', () => {
    const t = shaken(2, {
      mine: { minis: [null, 'fallen', 'fallen', 'fallen'] },
      units: [storm(900, 200 + apart(0), { ...alone(4), order: 'facedown' })],
    });
    expect(t.unit(0).panicked).toBe(true);
    const [, y] = t.pose(0);
    expect(y).toBeLessThan(200);
    expect(y).toBeGreaterThan(50);
  });
  it('[LE-STATIONAER-03] a stationary unit stays where it is and does nothing', () => {
    const t = lay({
      units: [unit('1-4-fd-laser-cannon-team', 0, 900, 400, { tokens: { suppression: 4 } }), storm(1700, 800)],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['blank', 'blank', 'blank', 'blank'],
    });
    expect(panics(t)).toEqual([true]);
    expect(t.pose(0).slice(0, 2)).toEqual([900, 400]);
    expect(t.unit(0).order).toBe('facedown');
  });
  it('[LE-PANIK-10] [LC-PANIK-09] below twice its courage it comes to its senses', () => {
    const t = lay({
      units: [rebels(900, 400, { ...alone(4), tokens: { suppression: 2 }, panicked: true }), storm(1700, 800)],
      phase: 'end',
    });
    expect(t.tokens(0, 'suppression')).toBe(1);
    expect(t.unit(0).panicked).toBe(false);
  });
  it('[LE-PANIK-10] with exactly twice its courage left it does not', () => {
    const t = lay({
      units: [rebels(900, 400, { ...alone(4), tokens: { suppression: 3 }, panicked: true }), storm(1700, 800)],
      phase: 'end',
    });
    expect(t.unit(0).panicked).toBe(true);
  });
  it('[LE-PANIK-07] a wall in the way is run around', () => {
    const t = shaken(2, { terrain: [piece('high-stone-wall', 900, 150, 60, 20, { height: 200 })] });
    const [x, y] = t.pose(0);
    expect(y).toBeLessThan(200);
    expect(Math.abs(x - 900)).toBeGreaterThan(20);
  });
  it('[LE-PANIK-12] shut in between walls it clambers, over those that are nearer to an edge', () => {
    const wall = (y: number, height: number) => piece('building', 900, y, 120, 66.9, { height });
    const side = (x: number) => piece('high-stone-wall', x, 200, 40, 26.8, { height: 300 });
    const t = shaken(2, {
      terrain: [wall(200 + 46.97, 100), wall(200 - 46.97, 100), side(900 - 33.6), side(900 + 33.6)],
      whiteDefence: ['blank', 'blank', 'blank'],
    });
    expect(t.events('moved')).toMatchObject([{ unit: 0, kind: 'clamber' }]);
    expect([t.g.mini(t.unit(0), 0).ground, t.pose(0)[1] < 200]).toEqual([100, true]);
  });
  it('[LE-PANIK-12] who stands on a roof clambers down', () => {
    // A roof as small as its base: every side of it is a way down.
    const roof = (more: Spec = {}) => ({
      terrain: [piece('building', 900, 200, 27.2, 27.2, { height: 100 })],
      whiteDefence: ['blank', 'blank', 'blank'],
      ...more,
    });
    const t = shaken(2, roof());
    expect(t.events('moved')).toMatchObject([{ unit: 0, kind: 'clamber' }]);
    expect(t.events('climbRoll')).toHaveLength(1);
    expect(t.g.mini(t.unit(0), 0).ground).toBe(0);
    expect(t.pose(0)[1]).toBeLessThan(200 - 13.6);
    // Two heights are too much for one action: it stays up there.
    const high = shaken(2, roof({ terrain: [piece('building', 900, 200, 27.2, 27.2, { height: 160 })] }));
    expect([high.events('moved'), high.events('hindered').length]).toEqual([[], 1]);
  });
  it('[LE-EINSATZZIELMARKER-10] [LE-EINSATZZIELMARKER-11] [LC-EINSATZZIELMARKER-05] a leader that panics drops what it has claimed before it runs', () => {
    const t = shaken(2, {
      markers: [{ kind: 'objective', x: 900, y: 200 + 13.5 + 12.6, claimed: 0, by: 'recover-the-supplies' }],
    });
    expect(t.events('dropped')).toMatchObject([{ unit: 0, marker: 0 }]);
    expect(t.state.markers[0]).toMatchObject({ claimed: null, x: 900 });
    expect(t.unit(0).claimed).toEqual([]);
  });
  it('[LC-PANIK-08] it does not run into an enemy', () => {
    const t = shaken(2, { units: [storm(900, 150, { ...alone(4), order: 'facedown' })] });
    expect(t.g.state.units[0]!.status).toBe('play');
    const gapNow = Math.hypot(t.pose(0)[0] - 900, t.pose(0)[1] - 150);
    expect(gapNow).toBeGreaterThan(apart(0));
  });
  it.each([
    ['the south', 900, 200, 0, -1],
    ['the north', 900, 700, 0, 1],
    ['the west', 190, 450, -1, 0],
    ['the east', 1640, 450, 1, 0],
    ['the west, hardly nearer than the south', 199, 200, -1, 0],
  ] as const)('[LE-PANIK-06] the nearest edge: %s', (_, x, y, dx, dy) => {
    const t = shaken(2, { mine: { x, y } });
    const [x1, y1] = t.pose(0);
    expect([x1 - x, y1 - y]).toEqual([expect.closeTo(dx * 152, 1), expect.closeTo(dy * 152, 1)]);
  });
  it('[LE-PANIK-12] from a roof without another way it clambers down', () => {
    const roof = piece('building', 900, 200, 27.02, 27.02, { height: 100, ladders: true });
    const t = shaken(2, { terrain: [roof], whiteDefence: ['blank', 'blank', 'block'] });
    expect(t.g.mini(t.unit(0), 0).ground).toBe(0);
    expect(t.events('moved').at(-1)).toMatchObject({ unit: 0, kind: 'clamber' });
    expect(t.events('hindered')).toEqual([]);
  });
  it('[LE-PANIK-06] walled in it stays, and that is told', () => {
    const walls = [
      piece('high-stone-wall', 900, 223.501, 100, 20),
      piece('high-stone-wall', 900, 176.499, 100, 20),
      piece('high-stone-wall', 923.501, 200, 20, 40),
      piece('high-stone-wall', 876.499, 200, 20, 40),
    ];
    const t = shaken(2, { terrain: walls });
    expect(t.pose(0)[1]).toBeCloseTo(200, 1);
    expect(t.events('hindered')).toMatchObject([{ unit: 0, clauses: ['LE-PANIK-06'] }]);
  });
  it('[LE-PANIK-13] from a melee on a roof nobody clambers down', () => {
    const roof = piece('building', 900, 200, 80, 40, { height: 100 });
    const t = shaken(2, {
      mine: { x: 880 },
      units: [storm(880 + apart(0), 200, { ...alone(4), order: 'facedown' })],
      terrain: [roof],
      whiteDefence: ['blank', 'blank', 'block'],
    });
    expect(t.g.mini(t.unit(0), 0).ground).toBe(100);
    expect(t.events('hindered')).toMatchObject([{ unit: 0 }]);
  });
  it('who has nothing to fear is not told to be calm; who panicked is', () => {
    expect(panics(shaken(1))).toEqual([]);
    expect(panics(shaken(0, { mine: { panicked: true } }))).toEqual([false]);
    expect(shaken(0, { mine: { panicked: true } }).unit(0).panicked).toBe(false);
  });
});

describe('courage and suppression', () => {
  it('[LE-COMMANDER-13] a commander who knows no fear lends courage without end', () => {
    const t = lay({
      units: [
        storm(900, 500, { ...alone(4), tokens: { suppression: 9 } }),
        unit('darth-vader-dark-lord-of-the-sith', 1, 800, 500, { order: 'facedown' }),
        rebels(300, 800),
      ],
      active: { unit: 0, step: 'rally' },
      whiteDefence: Array(9).fill('blank'),
    });
    expect(t.open).toEqual(['1 courage']);
    t.take('yes').until('action');
    expect(panics(t)).toEqual([]);
  });
  it('[LE-PANIK-08] the others follow their leader in formation', () => {
    const t = shaken(2, { mine: { minis: [null, [930, 200], [870, 200], [900, 230]] } });
    for (const mini of [1, 2, 3]) expect(t.pose(0, mini)[1]).toBeLessThan(200);
    expect(t.pose(0)[1]).toBeLessThan(100);
  });
  it('[LE-NIEDERHALTEN-13] [LE-NIEDERHALTEN-14] [LE-NIEDERHALTEN-02] one token, after the attack', () => {
    const t = lay({
      units: [storm(900, 400, alone(4)), rebels(1000, 400)],
      active: 0,
      white: ['hit'],
      whiteDefence: ['blank'],
    }).fight();
    const order = t.events().map(({ type }) => type);
    expect(order.lastIndexOf('tokens')).toBeGreaterThan(order.indexOf('wounds'));
    expect(t.tokens(1, 'suppression')).toBe(1);
  });
});
