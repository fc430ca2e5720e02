import { distance, pose, type Spot } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { obstacleMove, obstaclesAt } from '../../src/flow/activation/moving-obstacles.ts';
import { markerPlace } from '../../src/flow/markers.ts';
import { deployment } from '../../src/flow/setup/deployment-place.ts';
import { obstaclePlace } from '../../src/flow/setup/obstacles.ts';
import { redeploy } from '../../src/flow/squadrons/redeploy.ts';
import { DISTANCE } from '../../src/geometry/index.ts';
import { outlineAt } from '../../src/geometry/obstacle-outline.ts';
import type { Deployment, MarkerPlace, ObstacleMove, ObstaclePlace, Redeploy } from '../../src/payloads.ts';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';

/** Where things may be put down: on the line of the ruler, and a hair beyond it. */

const HAIR = 0.05;
const TOKEN = 8.5;
const MINE = 9.5;
const RULER = 304.8;
const [W, D] = [1828.8, 914.4];
const ROCK = { token: 'asteroid-1', x: 900, y: 450 };
/** How far a rock that is not turned goes from its middle: to the sides, up and down. */
const [WIDE, HIGH] = [28, 30];
/** From the middle of the rock so far to the right of it that this gap is left to a disc. */
const besideRock = (t: Table, gap: number, radius: number): number => {
  const rock = t.g.outline(t.state.obstacles[0]!);
  let [near, far] = [900, 1800];
  for (let n = 0; n < 60; n++) {
    const x = (near + far) / 2;
    if (distance({ kind: 'circle', cx: x, cy: 450, radius }, rock) < gap) near = x;
    else far = x;
  }
  return near;
};
const table = (more: object = {}): Table =>
  lay({
    units: [ship('cr90-corvette-a', 0, 600, 150), ship('gladiator-i-class-star-destroyer', 1, 600, 750, 180)],
    obstacles: [ROCK],
    ...more,
  });

describe('a token on the table', () => {
  const why = (t: Table, where: Omit<MarkerPlace, 'kind'> & { kind?: MarkerPlace['kind'] }, x: number, y: number) =>
    markerPlace.check(t.g, { kind: 'objective', ...where }, { x, y })?.clauses[0];
  const NEAR = 'AR-REICHWEITE-UND-ENTFERNUNG-06';
  const FAR = 'AR-REICHWEITE-UND-ENTFERNUNG-05';

  it('[AR-SPIELFLAECHE-01] lies in the play area, all of it; a mine is larger', () => {
    const t = table();
    expect([why(t, {}, TOKEN, 450), why(t, {}, TOKEN - HAIR, 450)]).toEqual([undefined, 'AR-SPIELFLAECHE-01']);
    expect([why(t, {}, 450, D - TOKEN), why(t, {}, 450, D - TOKEN + HAIR)]).toEqual([undefined, 'AR-SPIELFLAECHE-01']);
    expect(why(t, { kind: 'mine' }, TOKEN, 450)).toBe('AR-SPIELFLAECHE-01');
    expect(why(t, { kind: 'mine' }, MINE, 450)).toBeUndefined();
    expect(why(t, { kind: 'grav-well' }, MINE, 450)).toBeUndefined();
  });

  it('[AR-STARTGEBIET-01] lies in the setup area where that is asked: not within a ruler of the short edges', () => {
    const t = table();
    const where = { inSetupArea: true };
    for (const [inside, x] of [
      [true, RULER + TOKEN],
      [false, RULER + TOKEN - HAIR],
      [true, W - RULER - TOKEN],
      [false, W - RULER - TOKEN + HAIR],
    ] as const)
      expect(why(t, where, x, 450)).toBe(inside ? undefined : 'AR-STARTGEBIET-01');
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-06] beyond a distance of all edges, or of the player edges alone', () => {
    const t = table();
    const gap = DISTANCE[2] + TOKEN;
    for (const [x, y] of [
      [gap, 300],
      [W - gap, 300],
      [700, gap],
      [700, D - gap],
    ] as const) {
      expect(why(t, { beyond: { edges: 3 } }, x, y)).toBe(NEAR);
      expect(
        why(t, { beyond: { edges: 3 } }, x + Math.sign(900 - x) * HAIR, y + Math.sign(450 - y) * HAIR),
      ).toBeUndefined();
    }
    expect(why(t, { beyond: { playerEdges: 3 } }, 20, 450)).toBeUndefined();
    expect(why(t, { beyond: { playerEdges: 3 } }, 700, gap)).toBe(NEAR);
    expect(why(t, { beyond: { playerEdges: 3 } }, 700, gap + HAIR)).toBeUndefined();
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-06][AR-STARTGEBIET-01] beyond a distance of the edges of the setup area, which are not those of the table', () => {
    const t = table();
    const gap = DISTANCE[0] + TOKEN;
    const where = { beyond: { setupEdges: 1 } };
    for (const [x, y] of [
      [RULER + gap, 300],
      [W - RULER - gap, 300],
      [700, gap],
      [700, D - gap],
    ] as const) {
      expect(why(t, where, x, y)).toBe(NEAR);
      expect(why(t, where, x + Math.sign(900 - x) * HAIR, y + Math.sign(450 - y) * HAIR)).toBeUndefined();
    }
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-06][AR-ANNAEHERUNGSMINEN-MARKER-01] beyond a distance of other tokens of its kind, and not of itself', () => {
    const markers = [
      { kind: 'objective', x: 700, y: 450 },
      { kind: 'mine', x: 400, y: 450 },
    ];
    const t = table({ markers });
    const where = { beyond: { markers: 2 } };
    const gap = 2 * TOKEN + DISTANCE[1];
    expect([why(t, where, 700, 450 - gap), why(t, where, 700, 450 - gap - HAIR)]).toEqual([NEAR, undefined]);
    expect(why(t, { ...where, marker: 0 }, 700, 430)).toBeUndefined();
    expect(why(t, { ...where, marker: 1 }, 700, 430)).toBe(NEAR);
    expect(why(t, where, 400, 430)).toBeUndefined();
    expect(why(t, { ...where, kind: 'mine' }, 400, 430)).toBe(NEAR);
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-06] beyond a distance of obstacles, of ships, or of the ships of the other side', () => {
    const t = table();
    const rock = besideRock(t, DISTANCE[1], TOKEN);
    expect([
      why(t, { beyond: { obstacles: 2 } }, rock - HAIR, 450),
      why(t, { beyond: { obstacles: 2 } }, rock + HAIR, 450),
    ]).toEqual([NEAR, undefined]);
    // both are 43 mm wide
    const beside = (half: number) => 600 + half + DISTANCE[0] + TOKEN;
    for (const [half, y, hostile] of [
      [21.5, 150, false],
      [21.5, 750, true],
    ] as const) {
      expect(why(t, { beyond: { ships: 1 } }, beside(half) - HAIR, y)).toBe(NEAR);
      expect(why(t, { beyond: { ships: 1 } }, beside(half) + HAIR, y)).toBeUndefined();
      const enemies = { beyond: { enemies: { side: 0, band: 1 } } };
      expect(why(t, enemies, beside(half) - HAIR, y)).toBe(hostile ? NEAR : undefined);
      expect(why(t, enemies, beside(half) + HAIR, y)).toBeUndefined();
    }
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-05] at a distance of something, from the least to the most', () => {
    const markers = [
      { kind: 'objective', x: 700, y: 450 },
      { kind: 'objective', x: 1400, y: 450 },
    ];
    const t = table({ markers, obstacles: [ROCK, { ...ROCK, x: 1500, y: 200 }] });
    const at = (one: NonNullable<MarkerPlace['at']>[number], x: number, y: number) => why(t, { at: [one] }, x, y);
    const from = 21.5 + TOKEN;
    for (const [gap, fits] of [
      [DISTANCE[0] - HAIR, false],
      [DISTANCE[0] + HAIR, true],
      [DISTANCE[2] - HAIR, true],
      [DISTANCE[2] + HAIR, false],
    ] as const)
      expect(at({ unit: 0, least: 2, most: 3 }, 600 + from + gap, 150)).toBe(fits ? undefined : FAR);
    const rock = besideRock(t, DISTANCE[0], TOKEN);
    expect([
      at({ obstacle: 0, least: 1, most: 1 }, rock - HAIR, 450),
      at({ obstacle: 0, least: 1, most: 1 }, rock + HAIR, 450),
    ]).toEqual([undefined, FAR]);
    expect(at({ obstacle: 1, least: 1, most: 1 }, rock - HAIR, 450)).toBe(FAR);
    expect(at({ anyObstacle: true, least: 1, most: 1 }, rock - HAIR, 450)).toBeUndefined();
    expect(at({ anyObstacle: true, least: 1, most: 1 }, rock + HAIR, 450)).toBe(FAR);
    const token = 2 * TOKEN + DISTANCE[0];
    expect([
      at({ marker: 0, least: 1, most: 1 }, 700, 450 - token),
      at({ marker: 0, least: 1, most: 1 }, 700, 450 - token - HAIR),
    ]).toEqual([undefined, FAR]);
    expect(at({ marker: 1, least: 1, most: 1 }, 700, 450 - token)).toBe(FAR);
    expect([
      at({ from: [300, 300], least: 1, most: 1 }, 300, 300 + token),
      at({ from: [300, 300], least: 1, most: 1 }, 300, 300 + token + HAIR),
    ]).toEqual([undefined, FAR]);
    // all of the token within the line
    const within = { unit: 0, least: 1, most: 2, within: true };
    expect(at(within, 600 + 21.5 + DISTANCE[1] - TOKEN, 150)).toBeUndefined();
    expect(at(within, 600 + 21.5 + DISTANCE[1] - TOKEN + HAIR, 150)).toBe('AR-REICHWEITE-UND-ENTFERNUNG-07');
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-05] at a distance of an edge', () => {
    const t = table();
    const gap = DISTANCE[0] + TOKEN;
    for (const [edge, x, y] of [
      ['west', gap, 450],
      ['east', W - gap, 450],
      ['south', 300, gap],
      ['north', 300, D - gap],
    ] as const) {
      const at = [{ edge, least: 1, most: 1 }];
      expect(why(t, { at }, x, y)).toBeUndefined();
      expect(why(t, { at }, x + Math.sign(900 - x) * HAIR, y + Math.sign(450 - y) * HAIR)).toBe(FAR);
    }
  });
});

describe('an obstacle that is laid', () => {
  const usual: ObstaclePlace = { obstacle: 'asteroid-1', fromEdges: 0, fromPlayerEdges: 0, apart: 0 };
  const why = (t: Table, where: Partial<ObstaclePlace>, x: number, y: number) =>
    obstaclePlace.check(t.g, { ...usual, ...where }, { x, y, degrees: 0 })?.clauses[0];

  it('[AR-AUFBAU-16] lies in the setup area, beyond a distance of all edges of the table or of the player edges', () => {
    const t = table();
    expect([why(t, {}, RULER + WIDE, 300), why(t, {}, RULER + WIDE - HAIR, 300)]).toEqual([undefined, 'AR-AUFBAU-16']);
    expect([why(t, {}, 700, HIGH), why(t, {}, 700, HIGH - HAIR)]).toEqual([undefined, 'AR-AUFBAU-16']);
    const gap = DISTANCE[2] + HIGH;
    for (const key of ['fromEdges', 'fromPlayerEdges'] as const)
      for (const [y, ok] of [
        [gap, false],
        [gap + HAIR, true],
        [D - gap, false],
        [D - gap - HAIR, true],
      ] as const)
        expect(why(t, { [key]: 3 }, 700, y)).toBe(ok ? undefined : 'AR-AUFBAU-16');
    // the short edges are a ruler off
    expect(why(t, { fromEdges: 5 }, RULER + WIDE, 450)).toBe('AR-AUFBAU-16');
    expect(why(t, { fromEdges: 5 }, RULER + WIDE + HAIR, 450)).toBeUndefined();
    expect(why(t, { fromPlayerEdges: 5 }, RULER + WIDE, 450)).toBeUndefined();
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-06][AR-REICHWEITE-UND-ENTFERNUNG-05] beyond a distance of one edge, at a distance of one, or so far from both player edges', () => {
    const t = table();
    const gap = DISTANCE[1] + HIGH;
    const beyond = { beyondEdge: { edge: 'north', least: 2 } } as const;
    expect([why(t, beyond, 700, D - gap), why(t, beyond, 700, D - gap - HAIR), why(t, beyond, 700, HIGH)]).toEqual([
      'AR-REICHWEITE-UND-ENTFERNUNG-06',
      undefined,
      undefined,
    ]);
    const at = { atEdge: { edge: 'south', most: 2 } } as const;
    expect([why(t, at, 700, gap), why(t, at, 700, gap + HAIR), why(t, at, 700, D - HIGH)]).toEqual([
      undefined,
      'AR-REICHWEITE-UND-ENTFERNUNG-05',
      'AR-REICHWEITE-UND-ENTFERNUNG-05',
    ]);
    expect([why(t, { depth: 200 }, 700, 200 + HIGH), why(t, { depth: 200 }, 700, 200 + HIGH - HAIR)]).toEqual([
      undefined,
      'AR-KURZE-RAENDER-DER-SPIELER-03',
    ]);
  });

  it('[AR-AUFBAU-16] on no other obstacle, and beyond a distance of it; what it is to lie near it need not avoid', () => {
    const t = table({ obstacles: [ROCK, { token: 'debris-1', x: 1300, y: 450 }] });
    const other = t.g.outline(t.state.obstacles[0]!);
    const beside = (gap: number): number => {
      let [near, far] = [900, 1300];
      for (let n = 0; n < 60; n++) {
        const y = (near + far) / 2;
        if (distance(outlineAt('asteroid-1', pose(y, 450)), other) < gap) near = y;
        else far = y;
      }
      return near;
    };
    expect(why(t, {}, 910, 460)).toBe('AR-AUFBAU-16');
    expect(why(t, {}, beside(1), 450)).toBeUndefined();
    expect([
      why(t, { apart: 1 }, beside(DISTANCE[0]) - HAIR, 450),
      why(t, { apart: 1 }, beside(DISTANCE[0]) + HAIR, 450),
    ]).toEqual(['AR-AUFBAU-16', undefined]);
    const near = { obstacle: 0, least: 1, most: 2 };
    expect(why(t, { apart: 1, near }, beside(DISTANCE[0]) - HAIR, 450)).toBeUndefined();
    expect(why(t, { apart: 1, near: { ...near, obstacle: 1 } }, beside(DISTANCE[0]) - HAIR, 450)).toBe('AR-AUFBAU-16');
    expect(why(t, { near }, beside(DISTANCE[1]) - HAIR, 450)).toBeUndefined();
    expect(why(t, { near }, beside(DISTANCE[1]) + HAIR, 450)).toBe('AR-REICHWEITE-UND-ENTFERNUNG-05');
    const second = { obstacle: 0, least: 2, most: 3 };
    expect(why(t, { near: second }, beside(DISTANCE[0]) - HAIR, 450)).toBe('AR-REICHWEITE-UND-ENTFERNUNG-05');
    expect(why(t, { near: second }, beside(DISTANCE[0]) + HAIR, 450)).toBeUndefined();
    // at distance 2 of it, and beyond distance 1 of all: of this one, too
    expect(why(t, { apart: 1, near: second }, beside(DISTANCE[0]) + HAIR, 450)).toBeUndefined();
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-05][AR-SPIELFLAECHE-01] near a token it lies in the play area, within the distance, and on nothing at all', () => {
    const markers = [
      { kind: 'objective', x: 100, y: 450 },
      { kind: 'objective', x: 1700, y: 450 },
    ];
    const units = [ship('cr90-corvette-a', 0, 100, 300), squadron('x-wing-squadron', 0, 190, 450)];
    const t = table({ units, markers, obstacles: [{ ...ROCK, x: 100, y: 600 }] });
    const at = (x: number, y: number, most = 2) => why(t, { atMarker: { marker: 0, most } }, x, y);
    expect([at(40, 450), at(WIDE - 2, 450)]).toEqual([undefined, 'AR-SPIELFLAECHE-01']);
    expect(at(100, 520)).toBeUndefined();
    expect(at(100, 560)).toBe('AR-BEWEGUNG-VON-HINDERNISSEN-06');
    expect(at(100, 460)).toBe('AR-BEWEGUNG-VON-HINDERNISSEN-06');
    expect(at(100, 350)).toBe('AR-BEWEGUNG-VON-HINDERNISSEN-06');
    expect(at(170, 450)).toBe('AR-BEWEGUNG-VON-HINDERNISSEN-06');
    expect(at(1600, 450)).toBe('AR-REICHWEITE-UND-ENTFERNUNG-05');
    expect([at(300, 470), at(300, 470, 1)]).toEqual([
      'AR-REICHWEITE-UND-ENTFERNUNG-05',
      'AR-REICHWEITE-UND-ENTFERNUNG-05',
    ]);
    expect([at(245, 500), at(245, 500, 1)]).toEqual([undefined, 'AR-REICHWEITE-UND-ENTFERNUNG-05']);
  });
});

describe('a squadron that is put down elsewhere', () => {
  const units: readonly Spec[] = [
    squadron('x-wing-squadron', 0, 300, 450),
    squadron('tie-fighter-squadron', 1, 600, 450),
    squadron('x-wing-squadron', 0, 1300, 450),
    ship('cr90-corvette-a', 0, 300, 200),
  ];
  const why = (where: Omit<Redeploy, 'unit'>, x: number, y: number) =>
    redeploy.check(table({ units }).g, { unit: 0, ...where }, { x, y })?.clauses[0];

  it('[AR-SPIELFLAECHE-03] stays on the table', () => {
    expect([why({}, 17, 450), why({}, 17 - HAIR, 450)]).toEqual([undefined, 'AR-SPIELFLAECHE-03']);
  });
  it('[AR-REICHWEITE-UND-ENTFERNUNG-05][AR-REICHWEITE-UND-ENTFERNUNG-07] at a distance of a unit, or wholly within it', () => {
    const gap = 21.5 + DISTANCE[1] + 17;
    expect([
      why({ near: { unit: 3, most: 2 } }, 300 + gap, 200),
      why({ near: { unit: 3, most: 2 } }, 300 + gap + HAIR, 200),
    ]).toEqual([undefined, 'AR-REICHWEITE-UND-ENTFERNUNG-05']);
    const within = { unit: 3, most: 2, within: true };
    expect([why({ near: within }, 300 + gap - 34, 200), why({ near: within }, 300 + gap - 34 + HAIR, 200)]).toEqual([
      undefined,
      'AR-REICHWEITE-UND-ENTFERNUNG-05',
    ]);
  });
  it('[AR-CARD-GRAVITATIONSVERSCHIEBER-03] touching an obstacle, by half a millimetre', () => {
    const x = besideRock(table({ units }), 0.5, 17);
    const near = { obstacle: 0, most: 1 };
    expect([why({ near }, x - 0.01, 450), why({ near }, x + 0.01, 450)]).toEqual([
      undefined,
      'AR-CARD-GRAVITATIONSVERSCHIEBER-03',
    ]);
    expect(why({ near }, 900, 450)).toBeUndefined();
  });
  it('[AR-NAHKAMPF-01] unengaged: at distance 1 of no enemy squadron', () => {
    const gap = 34 + DISTANCE[0];
    expect([why({ unengaged: true }, 600 - gap, 450), why({ unengaged: true }, 600 - gap - HAIR, 450)]).toEqual([
      'AR-NAHKAMPF-01',
      undefined,
    ]);
    expect(why({ unengaged: true }, 1300 - 60, 450)).toBeUndefined();
    expect(why({}, 600 - gap, 450)).toBeUndefined();
  });
});

describe('a unit that comes into play at a token', () => {
  const units: readonly Spec[] = [
    { squadron: 'x-wing-squadron', seat: 0, status: 'reserve' },
    { ship: 'cr90-corvette-a', seat: 0, status: 'reserve' },
    ship('cr90-corvette-a', 0, 1500, 100),
    squadron('tie-fighter-squadron', 1, 960, 450),
  ];
  const markers = [
    { kind: 'objective', x: 300, y: 700 },
    { kind: 'objective', x: 900, y: 450 },
  ];
  const t = table({ units, markers, phase: 'deployment', obstacles: [] });
  const why = (unit: number, more: Partial<Deployment>, at: Spot) =>
    deployment.check(t.g, { unit, edge: 'south', depth: 185, ...more }, at)?.clauses[0];

  it('[AR-REICHWEITE-UND-ENTFERNUNG-05] lies at distance 1 of this token and of no other', () => {
    const FAR = 'AR-REICHWEITE-UND-ENTFERNUNG-05';
    const at = (unit: number, half: number, gap: number) =>
      why(unit, { marker: 1 }, { x: 900 - TOKEN - DISTANCE[0] - half - gap, y: 450, degrees: 0 });
    for (const [unit, half] of [
      [0, 17],
      [1, 21.5],
    ] as const) {
      expect([at(unit, half, 0), at(unit, half, HAIR)]).toEqual([undefined, FAR]);
      expect(why(unit, { marker: 1 }, { x: 300, y: 600, degrees: 0 })).toBe(FAR);
      expect(why(unit, { marker: 0 }, { x: 300, y: 600, degrees: 0 })).toBeUndefined();
    }
    // a ship even on squadrons, a squadron not
    expect(why(1, { marker: 1 }, { x: 950, y: 450, degrees: 0 })).toBeUndefined();
    expect(why(0, { marker: 1 }, { x: 950, y: 450, degrees: 0 })).toBe('AR-BEWEGUNG-VON-STAFFELN-05');
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-05][AR-SPIELFLAECHE-01] a ship at a distance of another lies anywhere in the play area', () => {
    const at = (gap: number, more: Partial<Deployment> = { near: { unit: 2, most: 2 } }) =>
      why(1, more, { x: 1500 - 43 - gap, y: 100, degrees: 0 });
    expect([at(DISTANCE[1]), at(DISTANCE[1] + HAIR)]).toEqual([undefined, 'AR-REICHWEITE-UND-ENTFERNUNG-05']);
    expect(why(1, { near: { unit: 2, most: 2 } }, { x: 1500, y: 200 + 71, degrees: 0 })).toBeUndefined();
    expect(why(1, {}, { x: 1500, y: 200 + 71, degrees: 0 })).toBe('AR-AUFBAU-19');
    expect(why(1, { near: { unit: 2, most: 2 } }, { x: 1500, y: 160, degrees: 0 })).toBe(
      'AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-06',
    );
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-06] beyond distance 5 of an edge, or at an obstacle', () => {
    const far = table({
      units: [units[0]!, ship('cr90-corvette-a', 0, 1000, 400), ship('cr90-corvette-a', 1, 1500, 800)],
      phase: 'deployment',
      obstacles: [{ ...ROCK, x: 700, y: 500 }],
    });
    const at = (more: Partial<Deployment>, x: number, y: number) =>
      deployment.check(far.g, { unit: 0, edge: 'south', depth: 185, ...more }, { x, y, degrees: 0 })?.clauses[0];
    expect([at({ beyond: 'south' }, 950, 17 + RULER), at({ beyond: 'south' }, 950, 17 + RULER + HAIR)]).toEqual([
      'AR-REICHWEITE-UND-ENTFERNUNG-06',
      undefined,
    ]);
    expect([at({ orObstacle: true }, 610, 500), at({}, 610, 500)]).toEqual([undefined, 'AR-AUFBAU-21']);
    expect(at({ orObstacle: true }, 500, 500)).toBe('AR-AUFBAU-21');
  });
});

describe('an obstacle that is moved', () => {
  const t = table({
    units: [
      squadron('x-wing-squadron', 0, 900, 330),
      ship('cr90-corvette-a', 0, 900, 620),
      ship('cr90-corvette-a', 1, 1700, 850),
    ],
    obstacles: [ROCK, { token: 'station', x: 1100, y: 450 }],
    markers: [
      { kind: 'objective', x: 900, y: 450 },
      { kind: 'objective', x: 800, y: 450 },
    ],
  });
  const why = (more: Partial<ObstacleMove>, x: number, y: number, degrees = 0) =>
    obstacleMove.check(t.g, { obstacle: 0, most: 2, least: 0, ...more }, { x, y, degrees })?.clauses[0];
  const ON = 'AR-BEWEGUNG-VON-HINDERNISSEN-06';

  it('[AR-BEWEGUNG-VON-HINDERNISSEN-05] no part of it goes beyond the line', () => {
    expect([why({}, 900 - 125, 540), why({}, 900, 450), why({ most: 1 }, 900 - 76, 540)]).toEqual([
      'AR-BEWEGUNG-VON-HINDERNISSEN-05',
      undefined,
      'AR-BEWEGUNG-VON-HINDERNISSEN-05',
    ]);
    expect([why({}, 900 + 60, 450 + 100), why({}, 900 + 80, 450 + 100)]).toEqual([
      undefined,
      'AR-BEWEGUNG-VON-HINDERNISSEN-05',
    ]);
    expect([why({}, 900, 450, 90), why({ most: 1 }, 900 + 76, 450 - 60, 90)]).toEqual([
      undefined,
      'AR-BEWEGUNG-VON-HINDERNISSEN-05',
    ]);
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-06] it comes to lie on no unit, obstacle or token, but for the tokens that it bears', () => {
    expect(why({}, 900, 565)).toBe(ON);
    expect(why({}, 900, 370)).toBe(ON);
    expect(why({ overSquadrons: true }, 900, 370)).toBeUndefined();
    expect(why({}, 1040, 450)).not.toBeUndefined();
    expect(why({}, 822, 440)).toBe(ON);
    expect(why({}, 910, 460)).toBeUndefined();
  });
  it('[AR-BEWEGUNG-VON-HINDERNISSEN-12] where it has to move it may not stay, not even turned by a hair', () => {
    const towards = { obstacle: 1 };
    expect(why({ least: 1, towards }, 900, 450)).toBe('AR-BEWEGUNG-VON-HINDERNISSEN-12');
    expect(why({ least: 1 }, 900, 450)).toBe('AR-BEWEGUNG-VON-HINDERNISSEN-12');
    expect(why({ towards }, 900, 450)).toBeUndefined();
  });
});

describe('obstacles at a distance of a token', () => {
  it('[AR-REICHWEITE-UND-ENTFERNUNG-04][AR-REICHWEITE-UND-ENTFERNUNG-05] on the line, and not beyond it', () => {
    const bare = table();
    const near = (mm: number, most: number): number => {
      const x = besideRock(bare, mm, MINE);
      const t = table({ markers: [{ kind: 'grav-shift', seat: 0, x, y: 450 }] });
      return obstaclesAt(t.g, t.state.markers[0]!, most).length;
    };
    for (const most of [2, 3] as const)
      expect([near(DISTANCE[most - 1]! - HAIR, most), near(DISTANCE[most - 1]! + HAIR, most)]).toEqual([1, 0]);
  });
});
