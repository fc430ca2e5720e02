import { pose, poseOnTool, toolMove, turned } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { headingAfter } from '../../../src/flow/objectives/cart-place.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { coverFacts } from '../../../src/questions/questions.ts';
import { lay, piece, SMALL_BASE, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

const CARD = 'payload';
const one = alone(4);
const CART = 25;
const battle = { objective: CARD, deployment: 'battle-lines' };
const cart = (x: number, y: number, seat = 0, note = 0) => ({ kind: 'cart', by: CARD, x, y, seat, note });

describe('at the end of a round', () => {
  /** What the middle of a cart travels along the tool: 125 mm and its base, less the notches. */
  const REACH = 125 + 2 * CART - 6;
  const goal = (terrain: number, seat = 0, at = { x: 900, y: 457 }) => ({
    kind: 'poi',
    by: CARD,
    seat,
    note: terrain,
    ...at,
  });
  const idle = { ...one, order: 'facedown' };
  const AWAY = [rebels(60, 300, idle), storm(1770, 600, idle)];
  const BUILDING = piece('building', 900, 457, 100, 60);
  const ends = (units: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay({
      units: [...AWAY, ...units],
      terrain: [BUILDING],
      phase: 'end',
      round: 2,
      battle,
      markers: [cart(600, 300), goal(0)],
      ...more,
    });
  /** A lone leader so far from the cart. */
  const at = (gap: number, seat = 0): Spec => ({
    ...rebels(600, 300 - CART - SMALL_BASE / 2 - gap, idle),
    seat,
  });
  const rolls = (...units: readonly Spec[]) => ends(units).open.includes('0 card-way');
  const placing = (more: Partial<TableSpec> = {}) => ends([at(20)], more).take('cart-place');
  it('[R-LE-109] a cart rolls if more friendly than enemy leaders are at range 1 of it', () => {
    expect([rolls(), rolls(at(SEGMENT - 0.1)), rolls(at(SEGMENT + 0.1))]).toEqual([false, true, false]);
    expect(rolls(at(20), storm(700, 300, idle))).toBe(false);
    expect(rolls(at(20), rebels(500, 300, idle), storm(700, 300, idle))).toBe(true);
    expect(rolls(unit('at-rt-rebel', 0, 600, 200, { order: 'facedown' }))).toBe(true);
    expect(rolls(storm(700, 300, idle))).toBe(false);
  });
  it('[R-LE-109] the blue cart first, and each may stay', () => {
    const t = ends([at(20), storm(1200, 620, idle)], {
      markers: [cart(600, 300), cart(1200, 700, 1, 180), goal(0), goal(0, 1)],
    });
    expect(t.open).toEqual(['0 card-way']);
    t.take('cart-stay');
    expect(t.open).toEqual(['1 card-way']);
    t.take('cart-stay');
    expect([t.state.round, t.state.markers[0]]).toMatchObject([3, { x: 600, y: 300 }]);
  });
  it('[R-LE-109] anywhere as far as the tool of speed 2 leads after a turn of up to 90 degrees', () => {
    placing().refuses({ x: 600, y: 300 + REACH + 0.1 }, 'LE-BEWEGUNG-04');
    placing().take({ x: 600, y: 300 + REACH - 0.1 });
    placing().take({ x: 600 - REACH + 0.1, y: 300 });
    // Straight back only with a bent tool, which does not reach behind it.
    placing().refuses({ x: 600, y: 300 - 60 }, 'LE-BEWEGUNG-04');
    const t = placing().take({ x: 600 + REACH / 2, y: 300 - REACH / 2 + 0.2 });
    expect(t.state.markers[0]).toMatchObject({ note: expect.closeTo(180, 0) });
    expect(t.events('markerMoved')).toMatchObject([{ cart: 0, from: { x: 600, y: 300 } }]);
  });
  it('[LE-BEWEGUNG-04] turned by 90 degrees and bent backwards: each end of the tool to the millimetre', () => {
    // Turned to the right; the tool goes half of the way there, and the other half bent by so many degrees.
    const ARM = REACH / 2;
    const bent = (degrees: number, second = ARM) => {
      const turn = (degrees * Math.PI) / 180;
      return { x: 600 + ARM + second * Math.cos(turn), y: 300 - second * Math.sin(turn) };
    };
    for (const degrees of [10, 45, 80, 89]) {
      const t = placing().take(bent(degrees, ARM - 2));
      expect(t.state.markers[0]).toMatchObject({ note: expect.closeTo(90 + degrees, -1) });
      placing().refuses(bent(degrees, ARM + 1), 'LE-BEWEGUNG-04');
    }
    placing().refuses(bent(93), 'LE-BEWEGUNG-04');
    placing().refuses({ x: 600 + ARM / 2, y: 300 - 5 }, 'LE-BEWEGUNG-04'); // nearer than the unbent half of it
  });
  it('[R-LE-109] over walls and difficult ground, but it does not end on terrain that is not flat, nor on the other cart', () => {
    const wall = piece('high-stone-wall', 600, 380, 300, 20);
    const t = placing({ terrain: [BUILDING, wall] });
    t.refuses({ x: 600, y: 410 }, 'LE-BEDINGUNGSMARKER-05');
    t.take({ x: 600, y: 440 });
    const roof = placing({ terrain: [BUILDING, piece('building', 600, 420, 200, 120)] });
    roof.refuses({ x: 600, y: 420 }, 'LE-BEWEGUNG-25');
    const full = placing({ markers: [cart(600, 300), cart(600, 400, 1), goal(0)] });
    full.refuses({ x: 600, y: 440 }, 'LE-BEDINGUNGSMARKER-03');
    full.take({ x: 600, y: 460 });
  });
  it('[LE-VERDRAENGUNG-04] troopers on whom it ends are displaced, vehicles and engaged troopers are not', () => {
    const escort = [at(20), rebels(500, 300, idle), rebels(700, 300, idle)];
    const pushed = ends([storm(600, 440, idle), ...escort])
      .take('cart-place')
      .take({ x: 600, y: 440 });
    expect(pushed.open).toEqual(['1 displaced']);
    pushed.take({});
    expect(pushed.events('displaced')).toMatchObject([{ unit: 2, cart: 0 }]);
    const [x, y] = pushed.pose(2);
    expect(Math.hypot(x - 600, y - 440)).toBeGreaterThanOrEqual(CART + SMALL_BASE / 2);
    expect(pushed.tokens(2, 'suppression')).toBe(0); // it had one, and lost it in this very end phase
    expect(pushed.events('tokens').filter(({ token }) => token === 'suppression')).toHaveLength(2);
    const walker = ends([...escort, unit('at-rt-rebel', 1, 600, 440, { order: 'facedown' })]).take('cart-place');
    walker.refuses({ x: 600, y: 440 }, 'LE-BODENFAHRZEUG-BEWEGUNG-08');
    const guns = ends([...escort, unit('e-web-heavy-blaster-team', 1, 600, 450, { order: 'facedown' })]);
    guns.take('cart-place').refuses({ x: 600, y: 440 }, 'LE-BODENFAHRZEUG-BEWEGUNG-07');
    const melee = ends([...escort, storm(600, 440, idle), rebels(600, 467.02, idle)]).take('cart-place');
    melee.refuses({ x: 600, y: 430 }, 'LE-VERDRAENGUNG-04');
  });
  it('[R-LE-109] straight to its goal it comes as near as it gets, in contact if it can', () => {
    const far = ends([at(20)]).take('cart-ahead').state.markers[0]!;
    expect(Math.hypot(far.x - 600, far.y - 300)).toBeCloseTo(REACH, 0);
    // The corner of the building lies at 850/427: it rolls towards it, and not to another side.
    const aim = Math.hypot(850 - CART - 600, 427 - CART - 300);
    expect(far.x - 600).toBeCloseTo((REACH * (850 - CART - 600)) / aim, -1);
    expect(far.y - 300).toBeCloseTo((REACH * (427 - CART - 300)) / aim, -1);
    const t = ends([rebels(700, 300, idle)], { round: 6, markers: [cart(760, 350), goal(0)] }).take('cart-ahead');
    expect(t.state.victory).toEqual([3, 0]);
  });
});

describe('a cart on the table', () => {
  const shot = (card: string, more: Partial<TableSpec> = {}) =>
    lay({
      units: [rebels(400, 400, one), unit(card, 1, 700, 400, card === 'stormtroopers' ? one : {})],
      active: 0,
      battle,
      markers: [cart(640, 400, 1)],
      ...more,
    }).fight().cover;
  it('[LE-DECKUNG-26] gives troopers behind it heavy cover, creatures none', () => {
    expect([shot('stormtroopers'), shot('stormtroopers', { markers: [] })]).toEqual([2, 0]);
    expect([shot('dewback-rider')]).toEqual([0]);
  });
  it('[LE-DECKUNG-21] a leader that stands at it shoots over it; who is behind it is told', () => {
    const at = (x: number) =>
      lay({
        units: [rebels(400, 400, one), storm(700, 400, one)],
        active: 0,
        battle,
        markers: [cart(x, 400, 1)],
      });
    expect(at(400 + SMALL_BASE / 2 + CART).fight().cover).toBe(0);
    const t = at(640);
    expect(coverFacts(t.g, t.unit(0), t.unit(1)).minis).toEqual([{ mini: 0, grade: 2, by: [{ marker: 0 }] }]);
  });
  it('[LE-BEWEGUNG-24] units pass it, but do not end on it', () => {
    const t = lay({
      units: [rebels(400, 400, one), storm(1700, 800)],
      active: 0,
      battle,
      markers: [cart(400, 460)],
    });
    t.until('action').take('move');
    const by = (way: number) => ({ kind: 'standard', speed: 2, heading: 0, bend: 0, way: way / 152 });
    t.refuses(by(60 + CART + SMALL_BASE / 2 - 1), 'LE-BEWEGUNG-24');
    t.take(by(60 + CART + SMALL_BASE / 2 + 1));
  });
});

describe('the way of a cart, to the fraction of a degree', () => {
  const rolls = (bend: number, way: number, note = 0) => {
    const from = { id: 0, kind: 'cart', by: CARD, x: 900, y: 450, seat: 0, note } as const;
    const tool = toolMove(turned(pose(900, 450, note), 90), { width: 50, length: 50, notched: true }, 1, bend);
    const to = poseOnTool(tool, way * tool.length);
    return {
      to,
      looks: headingAfter(from as never, 1, to),
      beyond: headingAfter(from as never, 1, poseOnTool(tool, tool.length + 0.01)),
    };
  };
  it('[R-LE-109] it looks along the second arm of the tool, however little that is bent', () => {
    for (const [bend, way] of [
      [0.3, 1],
      [12.34, 1],
      [33.7, 0.8],
      [71.25, 0.9],
      [90, 1],
    ] as const)
      expect(rolls(bend, way).looks).toBeCloseTo(90 + bend, 6);
    expect(rolls(12.34, 1, 40).looks).toBeCloseTo(40 + 90 + 12.34, 6);
  });
  it('[R-LE-109] a hundredth of a millimetre beyond the end of the tool is too far', () => {
    for (const bend of [0.3, 12.34, 71.25]) expect(rolls(bend, 1).beyond).toBeUndefined();
  });
});
