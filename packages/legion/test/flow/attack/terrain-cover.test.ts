import { describe, expect, it } from 'vitest';
import { screensBetween } from '../../../src/flow/attack/sight.ts';
import { coverFacts } from '../../../src/questions/questions.ts';
import { lay, piece, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

/** A rebel at (400, 400) looks at unit 1: what cover that has, and every miniature of it. */
const looking = (defender: Spec, terrain: readonly Spec[] = [], more: Partial<TableSpec> = {}) => {
  const { units = [], ...rest } = more;
  return lay({ units: [rebels(400, 400, alone(4)), defender, ...units], terrain, active: 0, ...rest });
};
const facts = (...args: Parameters<typeof looking>) => {
  const t = looking(...args);
  return coverFacts(t.g, t.unit(0), t.unit(1));
};
const grade = (...args: Parameters<typeof looking>) => facts(...args).grade;
const target = (x = 560, y = 400) => storm(x, y, alone(4));
/** Two stormtroopers, the leader at y 400, the other one lower down. */
const pair = (y: number, x = 560) => storm(x, 400, { minis: [null, [x, y], 'fallen', 'fallen'] as never });
const before = (kind: string, more: Spec = {}, depth = 80) => piece(kind, 520, 400, 14, depth, more);
/** The same look from above: an AT-ST (224.5 high) instead of the rebel. */
const fromAbove = (defender: Spec, terrain: readonly Spec[], units: readonly Spec[] = []) => {
  const t = lay({ units: [unit('at-st', 0, 400, 400, { degrees: 90 }), defender, ...units], terrain, active: 0 });
  return coverFacts(t.g, t.unit(0), t.unit(1)).grade;
};

describe('which cover a piece gives', () => {
  it('[LE-DECKUNGSART-03] [LE-GELAENDE-FESTLEGEN-04] [LE-BARRIKADEN-03] [L2-DECKUNG-01] none, light or heavy, by its kind', () => {
    expect(['fence', 'sandbags', 'barricade'].map((kind) => grade(target(), [before(kind)]))).toEqual([0, 1, 2]);
    expect(['fence', 'low-hedge', 'low-stone-wall'].map((kind) => grade(target(), [before(kind)]))).toEqual([0, 1, 2]);
  });
  it('[LE-DECKUNGSART-01] judged for every miniature: one is covered, the other is not', () => {
    const seen = facts(pair(470), [before('barricade', {}, 30)]);
    expect(seen.minis).toMatchObject([{ mini: 0, grade: 2, by: [{ terrain: 0 }] }]);
    expect(seen.of).toBe(2);
    const two = facts(pair(470), [before('barricade', {}, 30), piece('sandbags', 520, 456, 14, 40)]);
    expect(two.minis).toMatchObject([
      { mini: 0, grade: 2, by: [{ terrain: 0 }] },
      { mini: 1, grade: 1, by: [{ terrain: 1 }] },
    ]);
  });
  it('[LE-DECKUNGSART-04] [LE-GELAENDE-FESTLEGEN-05] whom it hides altogether it covers heavily, whatever it is made of', () => {
    const wall = (height: number) => piece('high-mud-wall', 520, 470, 14, 90, { height });
    const hidden = (height: number) => facts(pair(500), [wall(height)]).minis;
    expect(hidden(70)).toMatchObject([{ mini: 1, grade: 2 }]);
    expect(hidden(38)).toMatchObject([{ mini: 1, grade: 1 }]);
  });
  it('[LE-GELAENDE-FESTLEGEN-02] [LE-GELAENDE-FESTLEGEN-09] [LE-DECKUNGSART-02] before the game it is settled that what hides not even half of a miniature gives it no cover', () => {
    const rise = (height: number) => [before('hill', { height })];
    expect([grade(target(), rise(21)), grade(target(), rise(20.9))]).toEqual([1, 0]);
    const walker = unit('at-st', 1, 620, 400);
    expect([grade(walker, rise(112.3)), grade(walker, rise(112.2))]).toEqual([1, 0]);
  });
  it('[LE-GELAENDE-FESTLEGEN-08] once that is settled it does not matter how little it hides in play', () => {
    // From above only the boots are hidden.
    expect(fromAbove(storm(560, 400, alone(4)), [piece('hill', 538, 400, 10, 80, { height: 30 })])).toBe(1);
    expect(grade(target(), [before('hill', { height: 8, cover: 2 })])).toBe(2);
  });
  it('[LE-GELAENDE-FESTLEGEN-03] [LE-GELAENDE-FESTLEGEN-06] the players may fix it for kinds of units', () => {
    const wall = [before('low-stone-wall', { height: 30, cover: { trooper: 0, ground: 2, repulsor: 1 } })];
    const bikes = unit('74-z-speeder-bikes', 1, 580, 400, { minis: [null, 'fallen'] });
    expect(grade(target(), wall)).toBe(0);
    expect(grade(unit('at-rt-rebel', 1, 580, 400), wall)).toBe(2);
    expect(grade(bikes, wall)).toBe(1);
    // Of whom nothing was said the table speaks.
    expect(grade(target(), [before('low-stone-wall', { cover: { ground: 1 } })])).toBe(2);
  });
  it('[LC-GELAENDE-01] terrain covers, hides and hinders', () => {
    const t = (kind: string, more: Spec = {}) => looking(target(), [before(kind, more, 300)]);
    const far = t('building', { height: 200 });
    expect(far.until('action').barred('attack')).toContain('LE-SICHTLINIE-07');
    expect(t('barricade').fight().cover).toBe(2);
    const walking = t('building', { height: 200 }).until('action').take('move');
    walking.take({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 });
    expect(walking.pose(0)[0]).toBeLessThan(513);
  });
});

describe('areas', () => {
  const woods = (x: number, width: number, more: Spec = {}) => piece('light-woods', x, 400, width, 160, more);
  it('[LE-FLAECHEN-GELAENDE-01] [LE-FLAECHEN-GELAENDE-03] whoever is shot at through an area or in it has its cover, and is seen', () => {
    for (const at of [480, 560]) {
      const t = looking(target(), [woods(at, 60)]);
      expect(coverFacts(t.g, t.unit(0), t.unit(1))).toMatchObject({ grade: 1, minis: [{ by: [{ terrain: 0 }] }] });
      expect(t.until('action').options()).toContain('attack');
    }
    expect(grade(target(), [woods(620, 60)])).toBe(0);
    // An attacker who stands in it himself looks out of it.
    expect(grade(target(), [woods(430, 80)])).toBe(0);
  });
  it('[LE-FLAECHEN-GELAENDE-02] its zone reaches as high as its highest feature', () => {
    // The view from 224.5 down to the feet at 746.5 passes the far border, x 560, at a height of 120.8.
    const over = (height: number) => fromAbove(storm(760, 400, alone(4)), [woods(530, 60, { height })]);
    expect([over(119), over(122)]).toEqual([0, 1]);
  });
  const gun = (x: number, y = 400) => unit('1-4-fd-laser-cannon-team', 0, x, y);
  const walker = (x: number, y = 400) => unit('at-rt-rebel', 0, x, y);
  it('[LE-FLAECHEN-GELAENDE-12] [LE-FLAECHEN-GELAENDE-14] emplacements and walkers count as areas and give light cover', () => {
    expect(grade(target(620), [], { units: [gun(520)] })).toBe(1);
    expect(grade(target(620), [], { units: [walker(520, 430)] })).toBe(1);
    expect(grade(target(620), [], { units: [gun(520, 460)] })).toBe(0);
  });
  it('[LE-FLAECHEN-GELAENDE-15] what has wheels or tracks gives heavy cover', () => {
    const tank = unit('tx-225-gavw-occupier-combat-assault-tank', 0, 560, 440, { degrees: 90 });
    expect(grade(target(720), [], { units: [tank] })).toBe(2);
  });
  it('[LE-FLAECHEN-GELAENDE-13] [LE-EINHEITEN-ALS-GELAENDETEIL-02] from the edge of the base up to its highest point', () => {
    // The base reaches down to y 400 and a little further.
    expect(grade(target(620), [], { units: [walker(520, 434.9)] })).toBe(1);
    expect(grade(target(620), [], { units: [walker(520, 435.1)] })).toBe(0);
    // Seen from 224.5 the line to the feet of one at 586 passes over its back, x 535, at 65.4 or less.
    const above = (x: number) => fromAbove(storm(x, 400, alone(4)), [], [walker(500, 400)]);
    expect([above(580), above(640)]).toEqual([1, 0]);
  });
});

describe('pits and trenches', () => {
  const hole = (kind: string, more: Spec = {}, size = 60) => piece(kind, 560, 400, size, size, more);
  it('[LE-GRUBEN-UND-GRAEBEN-01] [LE-GRUBEN-UND-GRAEBEN-02] cover those who are wholly inside', () => {
    expect(['crater', 'trench', 'pit'].map((kind) => grade(target(), [hole(kind)]))).toEqual([1, 2, 2]);
    expect([grade(target(576.4), [hole('crater')]), grade(target(576.6), [hole('crater')])]).toEqual([1, 0]);
    // In two of them the better one counts.
    expect(grade(target(), [hole('crater'), hole('trench', {}, 50)])).toBe(2);
  });
  it('[LE-GRUBEN-UND-GRAEBEN-03] troopers, not vehicles, unless it was agreed for a deep one', () => {
    const walker = unit('at-rt-rebel', 1, 600, 400);
    const pit = (more: Spec = {}) => [piece('pit', 600, 400, 200, 200, more)];
    expect(grade(walker, pit())).toBe(0);
    expect(grade(walker, pit({ cover: { ground: 2 } }))).toBe(2);
    expect(grade(target(600), pit())).toBe(2);
  });
  it('[LE-GRUBEN-UND-GRAEBEN-04] a line across one means nothing', () => {
    expect(grade(target(), [piece('trench', 480, 400, 60, 200)])).toBe(0);
    // Not even one with a rim around it.
    expect(grade(target(), [piece('crater', 480, 400, 60, 200, { height: 30 })])).toBe(0);
  });
  it('[LE-GRUBEN-UND-GRAEBEN-05] however little of them it hides', () => {
    expect(fromAbove(storm(560, 400, alone(4)), [hole('trench')])).toBe(2);
    expect(facts(target(), [hole('crater')]).minis).toMatchObject([{ mini: 0, grade: 1, by: ['hole'] }]);
  });
});

describe('barricades', () => {
  it('[LE-GELAENDE-BARRIKADEN-01] [LE-BARRIKADEN-01] [LC-EINHEITENFUEHRER-UND-DECKUNG-01] who stands at one is covered, and shoots over it', () => {
    const wall = piece('barricade', 420.5 + 0.02, 400, 14, 70);
    const mine = looking(target(), [wall]);
    expect(mine.until('action').options()).toContain('attack');
    expect(mine.fight().cover).toBe(0);
    expect(coverFacts(mine.g, mine.unit(1), mine.unit(0)).grade).toBe(2);
    // Two segments make a line, and both are overlooked by who stands at both.
    const two = [piece('barricade', 420.52, 365, 14, 70), piece('barricade', 420.52, 435, 14, 70)];
    const squad = storm(560, 400, { minis: [null, [560, 350], [560, 450], 'fallen'] as never });
    expect(facts(squad, two).grade).toBe(0);
    const back = looking(squad, two);
    expect(coverFacts(back.g, back.unit(1), back.unit(0)).grade).toBe(2);
  });
  it('[LE-BARRIKADEN-04] [LC-BARRIKADEN-01] they cover emplacement troopers as all other troopers', () => {
    expect(grade(unit('e-web-heavy-blaster-team', 1, 590, 400), [before('barricade')])).toBe(2);
    expect(grade(target(), [before('barricade')])).toBe(2);
  });
  it('[LE-BARRIKADEN-05] [LC-BARRIKADEN-02] vehicles not at all', () => {
    for (const one of ['at-st', 'at-rt-rebel', '74-z-speeder-bikes'])
      expect(
        grade(unit(one, 1, 620, 400, { minis: [null, ...(one.startsWith('74') ? ['fallen'] : [])] as never }), [
          before('barricade'),
          before('low-stone-wall'),
        ]),
      ).toBe(0);
  });
});

describe('heights', () => {
  it('[LE-DECKUNG-23] the rod and the base of a repulsor vehicle may be hidden, its hull not', () => {
    const sill = (height: number) => [
      piece('low-stone-wall', 567, 400, 10, 80, { height, cover: { repulsor: 1, ground: 1 } }),
    ];
    const bikes = unit('74-z-speeder-bikes', 1, 620, 400, { minis: [null, 'fallen'] });
    expect([grade(bikes, sill(15)), grade(bikes, sill(25))]).toEqual([0, 1]);
    expect(grade(unit('at-rt-rebel', 1, 620, 400), sill(15))).toBe(1);
  });
  it('[LE-DECKUNG-31] who stands on a roof is covered by it against those below, not against those on the next roof', () => {
    const roof = piece('building', 620, 400, 160, 160, { height: 100 });
    expect(facts(target(620), [roof]).minis).toMatchObject([{ mini: 0, grade: 2, by: [{ terrain: 0 }] }]);
    expect(grade(target(620), [roof, piece('building', 400, 400, 160, 160, { height: 100 })])).toBe(0);
  });
  it('[LE-SICHTLINIE-UEBERPRUEFEN-ZUR-BEST-02] an AT-ST looks over a barricade and sees all of the trooper behind it', () => {
    const wall = piece('barricade', 560, 400, 14, 80);
    expect([fromAbove(storm(760, 400, alone(4)), [wall]), fromAbove(storm(590, 400, alone(4)), [wall])]).toEqual([
      0, 2,
    ]);
    expect(grade(target(760), [wall])).toBe(2);
  });
});

describe('what cover is good for', () => {
  const shot = (terrain: readonly Spec[], more: Spec = {}, hits = 3) => {
    const squad = rebels(400, 400, { minis: [null, [370, 400], [370, 430], [370, 370]] as never });
    const t = lay({
      units: [squad, storm(560, 400, { ...alone(4), ...more })],
      terrain,
      active: 0,
      black: Array.from({ length: 4 }, (_, i) => (i < hits ? 'hit' : 'blank')),
    });
    t.fight();
    return t.events('cover').at(-1);
  };
  it('[LC-DECKUNG-01] [LC-VORTEILE-VON-DECKUNG-02] light cover cancels one hit', () => {
    expect(shot([before('sandbags')])).toMatchObject({ grade: 1, cancelled: 1 });
    expect(shot([])).toMatchObject({ grade: 0, cancelled: 0 });
  });
  it('[LC-VORTEILE-VON-DECKUNG-03] heavy cover up to two', () => {
    expect(shot([before('barricade')])).toMatchObject({ grade: 2, cancelled: 2 });
    expect(shot([before('barricade')], {}, 1)).toMatchObject({ grade: 2, cancelled: 1 });
  });
  it('[LC-VORTEILE-VON-DECKUNG-04] better by one: none becomes light, light becomes heavy, heavy stays', () => {
    const ducked = { tokens: { suppression: 1 } };
    expect([[], [before('sandbags')], [before('barricade')]].map((t) => shot(t, ducked)?.grade)).toEqual([1, 2, 2]);
  });
});

const HITS = ['hit', 'hit', 'hit', 'hit'] as const;
describe('the pictures of the books', () => {
  // Two in the woods, one behind a house, two in the open, before the guns of an AT-RT.
  const five = unit('stormtroopers', 1, 600, 400, {
    upgrades: ['dlt-19-stormtrooper'],
    minis: [null, [600, 440], [600, 480], [660, 480], [640, 340]] as never,
  });
  const terrain = [piece('light-woods', 610, 475, 130, 60), piece('building', 585, 352, 40, 44, { height: 200 })];
  const scene = () =>
    lay({
      units: [unit('at-rt-rebel', 0, 300, 420, { degrees: 90, upgrades: ['at-rt-rotary-blaster'] }), five],
      terrain,
      active: 0,
      black: Array.from({ length: 5 }, () => 'crit'),
      redDefence: Array.from({ length: 9 }, () => 'blank'),
    } as never);
  it('[LE-GELAENDE-UND-DECKUNG-01] [LE-GELAENDE-UND-DECKUNG-02] three of five are obscured, two of them lightly: the unit has light cover', () => {
    const t = scene();
    const seen = coverFacts(t.g, t.unit(0), t.unit(1));
    expect(seen.minis.map(({ mini, grade: own }) => [mini, own])).toEqual([
      [2, 1],
      [3, 1],
      [4, 2],
    ]);
    expect([seen.grade, seen.of]).toEqual([1, 5]);
  });
  it('[LE-GELAENDE-UND-DECKUNG-03] [LC-WUNDEN-UND-SICHTLINIE-01] [LC-WUNDEN-UND-SICHTLINIE-02] five wounds defeat the four who are seen, and the fifth leads', () => {
    const t = scene().fight({ weapons: { '0.0': '0:at-rt-rotary-blaster' } } as never);
    expect(t.result.wounds).toBe(5);
    expect(t.alive(1)).toBe(1);
    expect(t.pose(1).slice(0, 2)).toEqual([640, 340]);
  });
  it('[LC-SICHTLINIE-01] [LC-SICHTLINIE-02] [LC-SICHTLINIE-03] behind a wall, in the open, behind a barricade', () => {
    const wall = (height: number) => piece('high-stone-wall', 500, 340, 14, 50, { height });
    const three = storm(600, 400, { minis: [null, [600, 310], [600, 490], 'fallen'] as never });
    const t = (height: number) => looking(three, [wall(height), piece('barricade', 570, 478, 14, 50)]);
    const sees = (height: number) => {
      const { g, ...rest } = { g: t(height).g, t: t(height) };
      return [0, 1, 2].filter((mini) =>
        g.rules.sees(g.mini(rest.t.unit(0), 0), g.mini(rest.t.unit(1), mini), screensBetween(g)),
      );
    };
    expect(sees(70)).toEqual([0, 2]);
    // The eye is 42 above the ground: over a wall that is no higher it sees heads.
    expect([sees(42.5), sees(41.5)]).toEqual([
      [0, 2],
      [0, 1, 2],
    ]);
    expect(facts(three, [wall(70), piece('barricade', 570, 478, 14, 50)]).minis).toMatchObject([
      { mini: 1, grade: 2 },
      { mini: 2, grade: 2, by: [{ terrain: 1 }] },
    ]);
  });
  it('[LC-GELAENDE-UND-DECKUNG-01] a BARC speeder shoots at five droids, three of them behind a barricade: two hits are cancelled', () => {
    const droids = unit('b1-battle-droids', 1, 600, 400, {
      minis: [
        null,
        [600, 430],
        [600, 370],
        [600, 480],
        [600, 320],
        ...Array.from({ length: 1 }, () => 'fallen'),
      ] as never,
    });
    const t = lay({
      units: [unit('barc-speeder', 0, 400, 400, { degrees: 90 }), droids],
      terrain: [piece('barricade', 560, 400, 27, 70)],
      active: 0,
      red: HITS,
      black: HITS,
      white: HITS,
    });
    t.fight({ weapons: { '0.0': 'unit:twin-light-blaster-cannons', '0.1': 'none' } });
    expect(t.events('cover').at(-1)).toMatchObject({ grade: 2, obscured: [0, 1, 2], of: 5, cancelled: 2 });
  });
});
