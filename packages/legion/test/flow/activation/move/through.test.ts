import { describe, expect, it } from 'vitest';
import { piece, type Spec, type Table, unit } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';
import { ATRT, ATST, BIKES, CANNON, EWEB, go, moving, STEP, single, standard, stride } from './moving.ts';

/** Who goes through whom, and over what. */

const mine = alone(4);
const BULWARK = 'infantry-support-platform';
/** Troopers in the middle of an engagement: the second unit is of the other side. */
const brawl = (x: number, y: number): readonly Spec[] => [
  storm(x, y, mine),
  rebels(x, y + 27, { ...mine, order: 'facedown' }),
];
/** How far north a unit gets that starts at 400, 400 and wants to go the whole way. */
const north = (t: Table, speed: number): number => t.take(standard(speed)).pose(0)[1];
const at = (card: string, seat: number, y: number, minis = 1) =>
  single(card, seat, 400, y, minis, { order: 'facedown' });

describe('troopers', () => {
  const far = 400 + STEP[2];
  const meets = (...units: readonly Spec[]) => moving(rebels(400, 400, mine), { units });
  it('[LE-TRUPPENBEWEGUNG-01] [LE-TRUPPLER-07] [LC-UEBERSCHNEIDUNGEN-03] [LE-VERDRAENGUNG-05] go through troopers of both sides, engaged or not, and through repulsors', () => {
    expect(north(meets(rebels(400, 460, mine)), 2)).toBe(far);
    expect(north(meets(storm(400, 460, mine)), 2)).toBe(far);
    expect(north(meets(...brawl(400, 460)), 2)).toBe(far);
    expect(north(meets(at(BIKES, 0, 470, 2)), 2)).toBe(far);
    expect(north(meets(at(BIKES, 1, 470, 2)), 2)).toBe(far);
  });
  it('[LE-TRUPPENBEWEGUNG-02] [LE-TRUPPLER-06] [LC-UEBERSCHNEIDUNGEN-01] [LC-UEBERSCHNEIDUNGEN-02] a walker of either side ends their move in front of it', () => {
    for (const seat of [0, 1]) {
      const t = meets(at(ATRT, seat, 490));
      expect(north(t, 2)).toBeCloseTo(490 - 35 - 13.5, 0);
      expect(t.events('hindered')[0]).toMatchObject({ unit: 0, clauses: ['LE-BEWEGUNG-18'] });
      expect(t.events('meleeStarted')).toEqual([]);
    }
    // Beside it there is a way.
    expect(
      north(
        meets(at(ATRT, 1, 490))
          .take(standard(2, 0, { way: 0.1 }))
          .until('action')
          .take('move'),
        2,
      ),
    ).toBeLessThan(450);
    expect(north(moving(rebels(400, 400, mine), { units: [unit(ATRT, 1, 400 + 35 + 13.6, 490)] }), 2)).toBe(far);
  });
  it('[LE-TRUPPENBEWEGUNG-03] go over what is as high as they are, and not over what is higher', () => {
    const over = (height: number) =>
      moving(rebels(400, 400, mine), { terrain: [piece('barricade', 400, 440, 100, 20, { height })] });
    expect(north(over(42), 1)).toBe(400 + STEP[1]);
    expect(north(over(42.1), 1)).toBeCloseTo(430 - 13.5, 1);
  });
  it('[LE-TRUPPENBEWEGUNG-04] [LE-TRUPPENBEWEGUNG-05] climb one height, and clamber two', () => {
    const wall = (height: number, kind: string, speed: number) => {
      const t = moving(rebels(400, 400, mine), { terrain: [piece('building', 400, 463.5, 200, 100, { height })] });
      return { t, answer: go(kind, speed, 0, { climb: { piece: 0, way: 'up' } }) };
    };
    const up = (height: number, kind: string, speed: number) => {
      const { t, answer } = wall(height, kind, speed);
      t.take(answer);
      return t.unit(0).status === 'play' ? t.pose(0)[1] > 413 : true;
    };
    expect(up(152.4, 'climb', 1)).toBe(true);
    const high = wall(152.5, 'climb', 1);
    expect(high.t.refuses(high.answer, 'LE-VERTIKALE-BEWEGUNG-09')).toMatchObject({ measured: 2, allowed: 1 });
    expect(up(304.8, 'clamber', 2)).toBe(true);
    const higher = wall(304.9, 'clamber', 2);
    expect(higher.t.refuses(higher.answer, 'LE-KLIMMEN-UND-KLETTERN-08')).toMatchObject({ measured: 3, allowed: 2 });
  });
});

describe('emplacements', () => {
  const far = 400 + stride(1, 70);
  const meets = (units: readonly Spec[], more = {}) => moving(unit(EWEB, 1, 400, 400), { units, ...more });
  it('[LE-STELLUNGSTRUPPEN-BEWEGUNG-01] [LE-STELLUNGSTRUPPLER-05] move by their front notch, through troopers and repulsors of both sides', () => {
    for (const seat of [0, 1]) {
      expect(north(meets([single(seat ? 'stormtroopers' : 'rebel-troopers', seat, 400, 460, 4)]), 1)).toBe(far);
      expect(north(moving(unit(EWEB, 1, 400, 400), { units: [single(BIKES, seat, 460, 440, 2)] }), 1)).toBe(far);
    }
  });
  it('[LE-STELLUNGSTRUPPEN-BEWEGUNG-02] not through walkers of either side', () => {
    for (const seat of [0, 1]) expect(north(meets([at(ATRT, seat, 500)]), 1)).toBeCloseTo(500 - 70, 0);
  });
  it('[LE-STELLUNGSTRUPPEN-BEWEGUNG-03] over what is as high as they are', () => {
    const over = (height: number) => meets([], { terrain: [piece('barricade', 400, 469, 100, 20, { height })] });
    expect(north(over(69), 1)).toBe(far);
    expect(north(over(69.1), 1)).toBeCloseTo(459 - 35, 1);
  });
  it('[LE-STELLUNGSTRUPPEN-BEWEGUNG-05] [LE-STELLUNGSTRUPPLER-08] may pivot', () => {
    expect(
      meets([])
        .take(go('pivot', 1, 90))
        .pose(0),
    ).toEqual([400, 400, 90]);
  });
});

describe('ground vehicles', () => {
  const far = 400 + stride(2, 70);
  const meets = (units: readonly Spec[], more = {}) => moving(unit(ATRT, 0, 400, 400), { units, ...more });
  it('[LE-BODENFAHRZEUG-BEWEGUNG-01] [LE-FAHRZEUGE-12] [LC-BODENFAHRZEUGE-02] go through repulsors, but do not end on one', () => {
    for (const seat of [0, 1]) {
      expect(north(meets([at(BIKES, seat, 480, 2)]), 2)).toBe(far);
      meets([at(BIKES, seat, far, 2)]).refuses(standard(2), 'LE-BEWEGUNG-23');
    }
  });
  it('[LE-BODENFAHRZEUG-BEWEGUNG-08] [LE-FAHRZEUGE-12] not through other walkers', () => {
    for (const seat of [0, 1]) expect(north(meets([at(ATRT, seat, 520)]), 2)).toBeCloseTo(450, 0);
  });
  it('[LE-BODENFAHRZEUG-BEWEGUNG-06] [LE-VERDRAENGUNG-04] [LC-BODENFAHRZEUGE-03] [LE-HANDGEMENGE-03] not through the engaged, who stay where they are', () => {
    const t = meets(brawl(400, 500));
    expect(north(t, 2)).toBeCloseTo(500 - 35 - 13.5, 0);
    expect(t.events('displaced')).toEqual([]);
    expect(t.pose(1)).toEqual([400, 500, 0]);
  });
  it('[LE-BODENFAHRZEUG-BEWEGUNG-07] [LE-STELLUNGSTRUPPLER-10] [LE-STELLUNGSTRUPPLER-11] not through emplacements', () => {
    for (const seat of [0, 1]) {
      const t = meets([at(seat ? EWEB : CANNON, seat, 540)]);
      expect(north(t, 2)).toBeCloseTo(540 - 35 - (seat ? 35 : 50), 0);
      expect(t.events('displaced')).toEqual([]);
    }
  });
  it('[LE-BODENFAHRZEUG-BEWEGUNG-09] over what is half as high as they are, and not over what is higher', () => {
    const over = (height: number) => meets([], { terrain: [piece('barricade', 400, 480, 120, 20, { height })] });
    expect(north(over(65.4 / 2), 2)).toBe(far);
    expect(north(over(65.4 / 2 + 0.1), 2)).toBeCloseTo(470 - 35, 1);
  });
  it('[LE-BODENFAHRZEUG-BEWEGUNG-02] [LE-FAHRZEUGE-11] climb only with the keyword for it', () => {
    const wall = (card: string, radius: number) =>
      moving(unit(card, card === ATST ? 1 : 0, 400, 400), {
        terrain: [piece('building', 400, 400 + radius + 150, 400, 300, { height: 140 })],
      });
    const climb = go('climb', 1, 0, { climb: { piece: 0, way: 'up' } });
    expect(wall(ATRT, 35).take(climb).pose(0)[1]).toBeGreaterThan(435);
    wall(ATST, 50).refuses(climb, 'LE-BEWEGUNG-01');
  });
  it('[LE-BODENFAHRZEUG-BEWEGUNG-03] [LE-BODENFAHRZEUG-BEWEGUNG-04] [LE-FAHRZEUGE-08] [LE-FAHRZEUGE-09] reverse and pivot', () => {
    expect(meets([]).take(go('reverse', 1)).pose(0)).toEqual([400, 400 - stride(1, 70), 0]);
    expect(
      meets([])
        .take(go('pivot', 1, -90))
        .pose(0),
    ).toEqual([400, 400, -90]);
  });
});

describe('repulsor vehicles', () => {
  const far = 400 + stride(3, 100);
  const meets = (units: readonly Spec[], more = {}) => moving(unit(BULWARK, 0, 400, 300), { units, ...more });
  it('[LE-REPULSORFAHRZEUG-BEWEGUNG-01] [LE-FAHRZEUGE-14] [LC-REPULSORFAHRZEUGE-01] [LC-UEBERSCHNEIDUNGEN-04] go through everybody', () => {
    const crowds: readonly (readonly Spec[])[] = [
      [rebels(400, 420, mine)],
      [storm(400, 420, mine)],
      [...brawl(400, 400)],
      [at(ATRT, 0, 430)],
      [at(ATRT, 1, 430)],
      [at(EWEB, 1, 430)],
      [at(BIKES, 1, 430, 2)],
    ];
    for (const crowd of crowds) expect(north(meets(crowd), 3)).toBe(far - 100);
  });
  it('[LE-FAHRZEUGE-15] which nobody else does: the same walker stops a tank', () => {
    expect(north(moving(unit(ATST, 1, 400, 300), { units: [at(ATRT, 0, 430)] }), 2)).toBeLessThan(350);
  });
  it('[LE-REPULSORFAHRZEUG-BEWEGUNG-06] [LE-VERDRAENGUNG-03] [LC-REPULSORFAHRZEUGE-02] [LE-ZWANGSBEWEGUNG-09] do not end on anybody: they displace only in a compulsory move', () => {
    for (const other of [storm(400, 600, mine), rebels(400, 600, mine), at(BIKES, 1, 600, 2)]) {
      const t = meets([other]);
      t.refuses(standard(3), 'LE-BEWEGUNG-23');
      expect(t.pose(1)).toEqual([400, 600, 0]);
    }
  });
  it('[LE-REPULSORFAHRZEUG-BEWEGUNG-02] neither reverse nor climb', () => {
    // Hovering ones reverse, so this is tried with one that does not.
    const t = moving(unit('x-34-landspeeder', 0, 400, 300), {
      terrain: [piece('building', 400, 460, 300, 200, { height: 100 })],
    });
    for (const kind of ['reverse', 'climb', 'clamber'])
      t.refuses(go(kind, 1, 0, { climb: { piece: 0, way: 'up' } }), 'LE-BEWEGUNG-01');
  });
  it('[LE-REPULSORFAHRZEUG-BEWEGUNG-03] [LE-FAHRZEUGE-08] but pivot', () => {
    expect(
      meets([])
        .take(go('pivot', 1, 45))
        .pose(0),
    ).toEqual([400, 300, 45]);
  });
  it('[LE-REPULSORFAHRZEUG-BEWEGUNG-04] go over what is as high as they are', () => {
    const over = (height: number) => meets([], { terrain: [piece('barricade', 400, 400, 200, 20, { height })] });
    expect(north(over(39.4), 3)).toBe(far - 100);
    expect(north(over(39.5), 3)).toBeCloseTo(390 - 50, 1);
  });
});
