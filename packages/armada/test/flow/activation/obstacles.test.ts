import type { Point } from '@holotisch/table';
import { circle, distance, measure, overlaps } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import type { Armada } from '../../../src/armada.ts';
import { placesFor } from '../../../src/flow/activation/displaced.ts';
import { isTouching, TOUCH } from '../../../src/geometry/index.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../../table.ts';

/** What obstacles do, how they move, and stations that are attacked. */

const X = 600;
const Y = 300;
const farOff = (): Spec => ship('cr90-corvette-a', 1, 1700, 800, 180);
/** What Doomed Station pulls towards the rift, at the end of a round. */
const pulled = (obstacles: readonly Spec[], units: readonly Spec[] = []): Table =>
  lay({ objective: 'doomed-station', phase: 'status', stage: 'start', units: [farOff(), ...units], obstacles });
const straight = { course: { speed: 1, clicks: [0], side: 'right' } };
/** A corvette flies a straight 1 and ends on the obstacle. */
const onto = (token: string, more: Spec = {}, spec: Partial<TableSpec> = {}): Table =>
  lay({
    units: [ship('cr90-corvette-a', 0, X, Y, 0, { speed: 1, ...more }), farOff()],
    obstacles: [{ token, x: X, y: Y + 80 }],
    active: 0,
    step: 'manoeuvre',
    ...spec,
  }).goOn((u) => u.match.over || u.state.active !== 0, {
    course: { ...straight.course, speed: Number(more['speed'] ?? 1) },
  });
const lost = (t: Table): number => {
  const { shields, damage } = t.ship(0);
  return 7 - shields.front - shields.left - shields.right - shields.rear + damage.length;
};
/** A squadron moves onto the obstacle. */
const flies = (token: string, hull = 3): Table =>
  lay({
    units: [squadron('x-wing-squadron', 0, X, Y, { hull }), farOff()],
    obstacles: [{ token, x: X, y: Y + 100 }],
    phase: 'squadron',
    flying: { squadron: 0 },
  }).take('move', { x: X, y: Y + 90 });

describe('on an obstacle', () => {
  it('[AR-HINDERNISSE-03][AR-HINDERNISSE-39] asteroids and debris do nothing to squadrons', () => {
    expect([flies('asteroid-1').squadron(0).hull, flies('debris-1').squadron(0).hull]).toEqual([3, 3]);
  });
  it('[AR-HINDERNISSE-31] a squadron on a station may recover a hull point, not beyond its own', () => {
    const t = flies('station');
    expect([t.open, t.options(), t.squadron(0).hull]).toEqual([['0 may'], ['yes', 'no'], 3]);
    expect(t.take('yes').squadron(0).hull).toBe(4);
    expect(flies('station').take('no').squadron(0).hull).toBe(3);
    const whole = flies('station', 5);
    expect([whole.open, whole.squadron(0).hull]).not.toContainEqual(['0 may']);
  });
  it('[AR-HINDERNISSE-11][AR-HINDERNISSE-04] a ship on an exogorth suffers 1 damage, a squadron none', () => {
    expect(lost(onto('exogorth-1'))).toBe(1);
    expect(flies('exogorth-1', 3).squadron(0).hull).toBe(3);
  });
  it('[AR-HINDERNISSE-26][AR-FAQ-PURRGIL-04] on a purrgil as much as its dial shows', () => {
    expect(lost(onto('purrgil-1'))).toBe(1);
    expect(
      lost(
        onto(
          'purrgil-1',
          { speed: 2 },
          {
            obstacles: [
              { token: 'purrgil-1', x: X, y: Y + 120 },
              { token: 'rift', x: X + 130, y: Y },
            ],
          },
        ),
      ),
    ).toBe(2); // slowed to 1, its dial at 2
  });
  it('[AR-HINDERNISSE-27] a squadron on a purrgil suffers 1', () => {
    expect(flies('purrgil-1').squadron(0).hull).toBe(2);
  });
  it('[AR-HINDERNISSE-24] a ship on a gravity rift is at speed 0', () => {
    expect(onto('rift').ship(0).speed).toBe(0);
  });
  it('[AR-HINDERNISSE-25] at distance 1–2 of one it is a point slower while it determines its course', () => {
    const course = (mm: number) =>
      lay({
        units: [ship('cr90-corvette-a', 0, X, Y, 0, { speed: 2 }), farOff()],
        obstacles: [{ token: 'rift', x: X + 21.5 + mm + 49, y: Y + 4 }],
        active: 0,
        step: 'manoeuvre',
      })
        .until('course')
        .ask();
    expect(course(123)).toMatchObject({ region: { temporary: -1 } });
    expect(course(130)).toMatchObject({ region: { temporary: 0 } });
  });
  it('[AR-HINDERNISSE-25] [AR-BEWEGUNG-VON-SCHIFFEN-04] there the course names the speed of the dial and bends only the joints that it moves by', () => {
    const near = (speed: number) =>
      lay({
        units: [ship('cr90-corvette-a', 0, X, Y, 0, { speed }), farOff()],
        obstacles: [{ token: 'rift', x: X + 21.5 + 123 + 49, y: Y + 4 }],
        active: 0,
        step: 'manoeuvre',
      }).until('course');
    const course = (speed: number, clicks: number[]) => ({ speed, clicks, side: 'right' });
    const joints = near(3).match.check(0, course(3, [0, 0, 0]));
    expect(joints).toMatchObject({ clauses: ['AR-BEWEGUNG-VON-SCHIFFEN-04'], allowed: 2 });
    expect(near(3).match.check(0, course(2, [0, 0]))).toMatchObject({ allowed: [3] });
    expect(
      near(3)
        .take(course(3, [0, 1]))
        .ship(0).speed,
    ).toBe(3);
    expect(near(1).take(course(1, [])).ship(0).pose).toMatchObject({ x: X, y: Y });
  });
});

describe('exogorths', () => {
  /** The start of the Squadron Phase with exogorths and squadrons. */
  const phase = (
    units: readonly Spec[],
    exogorths: readonly (readonly [number, number])[],
    blue: readonly string[] = [],
  ): Table =>
    lay({
      phase: 'squadron',
      stage: 'start',
      units,
      obstacles: exogorths.map(([x, y], i) => ({ token: `exogorth-${i + 1}`, x, y })),
      blue: blue as never,
    });
  it('[AR-HINDERNISSE-12][AR-ERR-EFFEKTE-VON-EXOGORTHEN-01][AR-ERR-EFFEKTE-VON-EXOGORTHEN-02] the players choose them in turn, the second player first, each a different one', () => {
    const t = phase(
      [squadron('x-wing-squadron', 0, X, Y)],
      [
        [1200, 200],
        [1200, 700],
      ],
    );
    expect([t.open[0], t.options()]).toEqual(['1 card-obstacle', ['0', '1']]);
    t.take('0');
    expect(t.open[0]).not.toBe('0 card-obstacle'); // the other is his without a question
  });
  it('[AR-HINDERNISSE-12][AR-EFFEKTE-UND-TIMING-10] the first player’s effects with that timing come before, the second player chooses', () => {
    const start = (seat: 0 | 1) =>
      lay({
        phase: 'squadron',
        stage: 'start',
        units: [squadron('mart-mattin', seat, X, Y), squadron('x-wing-squadron', seat, X + 60, Y)],
        obstacles: [{ token: 'exogorth-1', x: 1200, y: 200 }],
      });
    const first = start(0);
    expect([first.open, first.options()]).toEqual([['0 window:squadrons.start'], ['0:mart-mattin', 'pass']]);
    const second = start(1);
    expect([second.open, second.options()]).toEqual([
      ['1 window:squadrons.start'],
      ['table:exogorths', '0:mart-mattin'],
    ]);
    second.take('table:exogorths');
    expect(second.options()).toEqual(['0:mart-mattin', 'pass']);
  });
  it('[AR-HINDERNISSE-13][AR-HINDERNISSE-16][AR-ERR-EFFEKTE-VON-EXOGORTHEN-03] each attacks every squadron at distance 1, of either side: it is nobody’s friend', () => {
    const t = phase(
      [
        squadron('x-wing-squadron', 0, X + 21 + 17 + 75, Y + 5),
        squadron('tie-fighter-squadron', 1, X - 21 - 17 - 60, Y),
        squadron('x-wing-squadron', 0, X, Y + 29 + 17 + 80),
      ],
      [[X, Y]],
    );
    t.goOn((u) => u.state.stage === 'main');
    expect(t.events('attack').map((e) => ('unit' in e.defender ? e.defender.unit : null))).toEqual([0, 1]);
  });
  it('[AR-HINDERNISSE-15][AR-HINDERNISSE-18] with 3 blue dice, as a ship with a single hull zone', () => {
    const around = [60, -60].map((dx) => squadron('x-wing-squadron', 0, X + dx, Y));
    const t = phase(around, [[X, Y]]);
    t.goOn((u) => u.state.stage === 'main');
    expect(t.events('rolled').map((e) => e.dice.map((d) => d.colour))).toEqual(Array(2).fill(Array(3).fill('blue')));
    expect(t.events('attack').map((e) => e.zone)).toEqual([null, null]);
  });
  it('[AR-HINDERNISSE-14][AR-HINDERNISSE-17][AR-ERR-EFFEKTE-VON-EXOGORTHEN-04] the opponent of the squadron resolves it; a squadron that suffers damage is activated', () => {
    const units = [squadron('luke-skywalker', 0, X + 60, Y)];
    const t = phase(units, [[X, Y]], ['accuracy', 'hit', 'hit']);
    expect([t.open[0], t.options()]).toEqual(['1 window:attack.modify', ['attack:accuracy', 'pass']]);
    t.take('pass').goOn((u) => u.state.stage === 'main' || u.match.over);
    expect([t.squadron(0).hull < 5, t.squadron(0).slider]).toEqual([true, 'orange']);
    const unhurt = phase(units, [[X, Y]], ['accuracy', 'accuracy', 'accuracy']);
    unhurt.goOn((u) => u.state.stage === 'main' || u.match.over);
    expect(unhurt.squadron(0).slider).toBe('blue');
  });

  /** The second player lays exogorths at the end of the round (Asteroid Tactics), here on these squadrons. */
  const laid = (squadrons: readonly Spec[]): Table =>
    lay({
      objective: 'asteroid-tactics',
      phase: 'status',
      stage: 'start',
      units: [ship('cr90-corvette-a', 0, 100, 150), farOff(), ...squadrons],
      obstacles: [{ token: 'asteroid-3', x: 900, y: 450 }],
    }).take({ x: 960, y: 450, degrees: 0 });
  it('[AR-HINDERNISSE-07][AR-HINDERNISSE-08][AR-HINDERNISSE-09] squadrons under a new one are placed around it by the other player', () => {
    const t = laid([squadron('tie-fighter-squadron', 1, 945, 450)]);
    expect(t.open[0]).toBe('0 displaced');
    t.take({ x: 2000, y: 450 });
    const { x } = t.unit(2).pose!;
    expect(x).toBeGreaterThan(945);
    expect(x).toBeLessThan(1828.8);
  });
  it('[AR-HINDERNISSE-10][AR-FAQ-EXOGORTHEN-01] where none can touch it any more, against a squadron that does', () => {
    const crowd: Spec[] = [];
    const table = () =>
      lay({ units: [farOff(), ...crowd], obstacles: [{ token: 'exogorth-1', x: X, y: Y }], phase: 'squadron' }).g;
    const touches = (g: Armada, place: Point) =>
      distance(circle(place, 17), g.outline(g.state.obstacles[0]!)) <= TOUCH + 0.01;
    let g = table();
    const places = () => placesFor(g, { squadron: 99, by: { obstacle: 0 }, left: [] });
    while (touches(g, places()[0]!)) {
      crowd.push(squadron('x-wing-squadron', 0, places()[0]!.x, places()[0]!.y));
      g = table();
    }
    expect(crowd.length).toBeGreaterThan(5);
    const ring = crowd.map((_, i) => g.base(g.squadron(i + 1)));
    for (const place of places()) {
      expect(touches(g, place)).toBe(false);
      expect(ring.some((other) => isTouching(circle(place, 17), [other]))).toBe(true);
    }
  });
  it('[AR-FAQ-EXOGORTHEN-02] on it, too', () => {
    const t = laid([squadron('tie-fighter-squadron', 1, 945, 450)]);
    t.take({ x: 940, y: 452 });
    expect(Math.hypot(t.unit(2).pose!.x - 940, t.unit(2).pose!.y - 452)).toBeLessThan(8);
  });
});

describe('purrgil and other obstacles that move', () => {
  const round = (obstacles: readonly object[], units: readonly Spec[] = [farOff()]): Table =>
    lay({ phase: 'status', stage: 'start', units, obstacles: obstacles as never });
  const P1 = { token: 'purrgil-1', x: 700, y: 450 };
  const P2 = { token: 'purrgil-2', x: 1200, y: 450 };
  it('[AR-HINDERNISSE-28][AR-HINDERNISSE-29][AR-BEWEGUNG-VON-HINDERNISSEN-01] at the end of the round each is moved once, in turn, the second player first', () => {
    const t = round([P1, P2]);
    expect([t.open[0], t.options()]).toEqual(['1 card-obstacle', ['0', '1']]);
    t.take('1');
    t.take({ x: 1250, y: 450, degrees: 0 });
    expect(t.open[0]).toBe('0 obstacle-move');
    expect(t.ask()).toMatchObject({ about: { obstacle: 0 } });
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-04][AR-BEWEGUNG-VON-HINDERNISSEN-05][AR-BEWEGUNG-VON-HINDERNISSEN-02] up to the line of distance 2, no part beyond it', () => {
    const t = round([P1]);
    t.refuses({ x: 700 + 126, y: 450, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-05');
    t.take({ x: 700 + 124, y: 450, degrees: 0 });
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-07] turned as its player likes, as long as no part goes beyond', () => {
    const t = round([P1]);
    t.refuses({ x: 700 + 110, y: 450, degrees: 90 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-07'); // its head would
    t.take({ x: 700 + 80, y: 450, degrees: 90 });
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-12][AR-FAQ-PURRGIL-02][AR-FAQ-PURRGIL-01] it may stay where it is', () => {
    expect(round([P1]).take({ x: 700, y: 450, degrees: 0 }).state.obstacles[0]!.pose).toMatchObject({ x: 700, y: 450 });
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-06][AR-BEWEGUNG-VON-HINDERNISSEN-12] it stays under a ship that lies on it, but does not turn there, nor creep', () => {
    const t = round([P1], [ship('cr90-corvette-a', 0, 700, 450), farOff()]);
    expect(t.ask()).toMatchObject({ kind: 'obstacle-move', seat: 1 });
    for (const spot of [
      { x: 700, y: 450, degrees: 10 },
      { x: 700, y: 450, degrees: -10 },
      { x: 700.6, y: 450, degrees: 0 },
      { x: 700, y: 450.6, degrees: 0 },
      { x: 700.5, y: 449.5, degrees: 0 },
    ])
      t.refuses(spot, 'AR-BEWEGUNG-VON-HINDERNISSEN-06');
    t.take({ x: 700, y: 450, degrees: 0 });
    expect(t.state.obstacles[0]!.pose).toMatchObject({ x: 700, y: 450 });
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-06] under either base of a huge ship it may not come', () => {
    const t = round([P1], [ship('executor-i-class-star-dreadnought', 0, 700, 560, 90), farOff()]);
    for (const x of [700 - 90, 700 + 90]) t.refuses({ x, y: 510, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-06');
  });
  it('[AR-HINDERNISSE-28] [AR-HINDERNISSE-12] who chooses among purrgil is told their rule, who chooses among exogorths theirs', () => {
    expect(round([P1, P2]).ask().clauses).toEqual(['AR-HINDERNISSE-28', 'AR-HINDERNISSE-29']);
    const worms = lay({
      phase: 'squadron',
      stage: 'start',
      units: [farOff()],
      obstacles: [
        { token: 'exogorth-1', x: 700, y: 450 },
        { token: 'exogorth-2', x: 1200, y: 450 },
      ],
    });
    expect(worms.ask()).toMatchObject({ kind: 'card-obstacle', clauses: ['AR-HINDERNISSE-12'] });
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-08][AR-BEWEGUNG-VON-HINDERNISSEN-10] it passes what lies in between, and what lay on it stays', () => {
    const t = round(
      [P1],
      [farOff(), squadron('x-wing-squadron', 0, 760, 450), squadron('x-wing-squadron', 0, 700, 440)],
    );
    t.take({ x: 700 + 110, y: 450, degrees: 0 });
    expect([t.pose(1), t.pose(2)]).toEqual([
      [760, 450, 0],
      [700, 440, 0],
    ]);
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-13][AR-BEWEGUNG-VON-HINDERNISSEN-14][AR-BEWEGUNG-VON-HINDERNISSEN-15] towards something: straight, and to the line of distance 1 at least', () => {
    const t = pulled([
      { token: 'rift', x: 500, y: 450 },
      { token: 'debris-1', x: 1000, y: 450 },
    ]);
    t.refuses({ x: 1000, y: 450, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-15');
    t.refuses({ x: 1000 - 80, y: 470, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-14');
    t.refuses({ x: 1000 + 80, y: 450, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-14');
    t.until('dials');
    const { x } = t.state.obstacles[1]!.pose;
    expect(x).toBeLessThanOrEqual(1000 - 74);
    expect(x).toBeGreaterThanOrEqual(1000 - 126);
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-14] half a millimetre aside is straight, more is not', () => {
    const t = pulled([
      { token: 'rift', x: 500, y: 450 },
      { token: 'debris-1', x: 1000, y: 450 },
    ]);
    const { from, to, distance: mm } = measure(t.g.outline(t.state.obstacles[1]!), t.g.outline(t.state.obstacles[0]!));
    const [ux, uy] = [(to.x - from.x) / mm, (to.y - from.y) / mm];
    const beside = (aside: number) => ({ x: 1000 + 90 * ux - aside * uy, y: 450 + 90 * uy + aside * ux, degrees: 0 });
    for (const aside of [0.6, -0.6]) t.refuses(beside(aside), 'AR-BEWEGUNG-VON-HINDERNISSEN-14');
    t.take(beside(0.4));
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-16] or as far as it can come', () => {
    const t = pulled(
      [
        { token: 'rift', x: 500, y: 450 },
        { token: 'asteroid-3', x: 1299, y: 450 },
      ],
      [ship('cr90-corvette-a', 0, 1249 - 30, 450, 90), ship('cr90-corvette-a', 0, 1139, 450, 90)],
    );
    t.refuses({ x: 1299, y: 450, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-15'); // there are 30 mm of room
    t.until('dials');
    expect(t.state.obstacles[1]!.pose.x).toBeCloseTo(1299 - 30, -1);
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-16] a gap of a tenth of a millimetre is found, too', () => {
    const t = pulled([
      { token: 'rift', x: 457.2, y: 457.2 },
      { token: 'asteroid-2', x: 536.6443428546903, y: 364.79286857437273, degrees: 45 },
      { token: 'station', x: 594.9980319616162, y: 417.2372092644784, degrees: 225 },
    ]);
    const along = (way: number) => ({
      x: 594.9980319616162 - 0.9751325443070697 * way,
      y: 417.2372092644784 + 0.2216224741158281 * way,
      degrees: 225,
    });
    t.take('2');
    // It stops only where it touches the rift; nearer it would lie upon the asteroid field.
    t.refuses(along(56.8), 'AR-BEWEGUNG-VON-HINDERNISSEN-06');
    for (const way of [0, 1]) t.refuses(along(way), 'AR-BEWEGUNG-VON-HINDERNISSEN-15');
    t.until('dials');
    const { to } = t.events('obstacleMoved').find(({ token }) => token === 'station')!;
    const way = Math.hypot(to.x - along(0).x, to.y - along(0).y);
    expect(way).toBeGreaterThan(56.85);
    expect(way).toBeLessThan(57);
  });
});

describe('the example of the book: a debris field is moved toward the rift', () => {
  const example = () =>
    pulled(
      [
        { token: 'rift', x: 500, y: 450 },
        { token: 'debris-1', x: 1000, y: 450 },
        { token: 'asteroid-3', x: 886, y: 450 },
      ],
      [squadron('x-wing-squadron', 0, 1045, 450)],
    ).take('1');
  it('[AR-BEISPIEL-BEWEGUNG-HINDERNISSE-01] from its edge along the nearest way; the squadron on it stays behind', () => {
    const t = example();
    expect(t.ask()).toMatchObject({
      seat: 1,
      kind: 'obstacle-move',
      region: { obstacle: 1, towards: { obstacle: 0 } },
    });
    t.refuses({ x: 1000 - 60, y: 470, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-14');
    const { obstacles } = t.state;
    expect(overlaps(t.g.outline(obstacles[1]!), t.g.base(t.squadron(1)))).toBe(true);
    t.goOn((u) => u.ask().kind !== 'obstacle-move' || u.events('obstacleMoved').length > 0);
    expect(t.pose(1)).toEqual([1045, 450, 0]);
    expect(t.state.obstacles[1]!.pose.x).toBeLessThan(1000);
  });
  it('[AR-BEISPIEL-BEWEGUNG-HINDERNISSE-02] an asteroid field ends its way: it comes to touch it, and no less far', () => {
    const t = example();
    const [rift, field] = t.state.obstacles.map((o) => t.g.outline(o));
    const { from, to, distance: mm } = measure(field!, rift!);
    const along = (way: number) => ({
      x: 1000 + (way * (to.x - from.x)) / mm,
      y: 450 + (way * (to.y - from.y)) / mm,
      degrees: 0,
    });
    t.refuses(along(76), 'AR-BEWEGUNG-VON-HINDERNISSEN-06');
    t.refuses(along(50), 'AR-BEWEGUNG-VON-HINDERNISSEN-16');
    t.goOn((u) => u.events('obstacleMoved').length > 0);
    const [, debris, asteroid] = t.state.obstacles.map((o) => t.g.outline(o));
    expect(overlaps(debris!, asteroid!)).toBe(false);
    expect(distance(debris!, asteroid!)).toBeLessThanOrEqual(1);
  });
});

describe('stations that are attacked', () => {
  const station = (damage: number, y: number) => ({ token: 'station', x: X, y, station: { armed: false, damage } });
  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-12] a destroyed one helps nobody', () => {
    const kinds = (damage: number): string[] =>
      onto('station', { damage: 1 }, { obstacles: [station(damage, Y + 90)] }).match.taken.map((d) => d.kind);
    expect(kinds(9)).toContain('discard-damage');
    expect(kinds(10)).not.toContain('discard-damage');
  });
  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-04][AR-ANGRIFFE-UND-RAUMSTATIONEN-05][AR-ANGRIFFE-UND-RAUMSTATIONEN-07] it defends as a ship with one hull zone: battery dice, critical icons count, all its cards facedown', () => {
    const t = lay({
      units: [ship('victory-ii-class-star-destroyer', 0, X, Y, 0), farOff()],
      obstacles: [station(0, Y + 51 + 100)],
      active: 0,
      step: 'attack',
      red: ['crit', 'crit', 'hit'],
      blue: ['accuracy', 'accuracy', 'accuracy'],
    });
    expect(t.options().filter((o) => o.startsWith('front>obstacle'))).toEqual(['front>obstacle0']);
    t.take('front>obstacle0').fight();
    expect(t.events('rolled')[0]!.dice).toHaveLength(6);
    expect(t.state.obstacles[0]!.station).toEqual({ armed: false, damage: 3 });
    expect(t.events('faceup')).toEqual([]);
  });
});
