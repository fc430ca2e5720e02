import { circle, crosses, type Polygon, placed, polygon, pose, rectangle } from '@holotisch/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSES, obstacleToken } from '../../src/data/index.ts';
import type { ObstacleKind } from '../../src/data/types.ts';
import {
  blockedBy,
  type Obstructions,
  obstructions,
  type Scene,
  type Shooter,
  StandingShip,
  sightLine,
} from '../../src/geometry/index.ts';
import { from, ship, squadron } from './scene.ts';

const NOTHING: Obstructions = { ships: [], obstacles: [], dust: [] };
const rock = (shape: Polygon, kind: ObstacleKind = 'asteroid', id = 'rock') => ({ id, kind, shape });
const block = (x: number, y: number, halfWidth: number, halfLength: number) =>
  rectangle(pose(x, y), halfWidth, halfLength);
const between = (a: Shooter, b: Shooter, scene: Partial<Scene>): Obstructions =>
  obstructions(sightLine(a, b), a, b, { ships: [], obstacles: [], ...scene });

/** Two corvettes bow to bow: the line runs along x = 0 from y = 27.3 to y = 272.7, in the open from 35.5 to 264.5. */
const a = ship('cr90');
const b = ship('cr90', 0, 300, 180);

describe('obstacles on the line of sight', () => {
  it('[AR-SICHTLINIE-05][AR-VERSPERRT-01] obstruct, each of them and none beside the line', () => {
    const obstacles = [rock(block(0, 100, 5, 5)), rock(block(5.01, 150, 5, 5)), rock(block(4.99, 200, 5, 5))];
    expect(between(from(a, 'front'), from(b, 'front'), { obstacles })).toEqual({ ...NOTHING, obstacles: [0, 2] });
  });

  it('[AR-SICHTLINIE-05] the border of an obstacle alone does not', () => {
    expect(between(from(a, 'front'), from(b, 'front'), { obstacles: [rock(block(5, 150, 5, 5))] })).toEqual(NOTHING);
  });

  it('[AR-SICHTLINIE-05] squadrons look past obstacles no better', () => {
    const obstacles = [rock(block(0, 50, 5, 5))];
    expect(between(squadron(0, 0), squadron(0, 100), { obstacles }).obstacles).toEqual([0]);
    expect(between(squadron(0, 0), from(b, 'front'), { obstacles }).obstacles).toEqual([0]);
    expect(between(squadron(20, 0), squadron(20, 100), { obstacles }).obstacles).toEqual([]);
  });

  it('[AR-VERSPERRT-03] nor if their bases touch, on the obstacle', () => {
    expect(between(squadron(0, 0), squadron(0, 34), { obstacles: [rock(block(0, 17, 5, 5))] }).obstacles).toEqual([0]);
    expect(between(squadron(0, 0), squadron(0, 34), { obstacles: [rock(block(0, 0, 5, 5))] }).obstacles).toEqual([]);
  });

  it('[AR-VERSPERRT-04] ships whose dials touch see an obstacle in the gap between their bases', () => {
    const near = ship('cr90', 0, 79, 180);
    const gap = rock(block(0, 39.5, 30, 1));
    expect(between(from(a, 'front'), from(near, 'front'), { obstacles: [gap] }).obstacles).toEqual([0]);
  });

  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-17] a station is an obstacle', () => {
    const { outline } = obstacleToken('station');
    const shape = placed(polygon(outline.map(([x, y]) => ({ x, y }))), pose(10, 150, 40));
    expect(between(from(a, 'front'), from(b, 'front'), { obstacles: [rock(shape, 'station')] }).obstacles).toEqual([0]);
  });
});

describe('obstacles under ships', () => {
  it('[AR-SICHTLINIE-07][AR-FAQ-VERSPERRT-01] what the base of the attacker covers does not obstruct', () => {
    const under = (until: number) => ({
      obstacles: [
        rock(
          polygon([
            { x: -2, y: 0 },
            { x: 2, y: 0 },
            { x: 2, y: until },
            { x: -2, y: until },
          ]),
        ),
      ],
    });
    // The dial reaches from 35.5 to 39.5: what lies there counts as well (below), so the sideways zone is asked.
    const side = squadron(200, -7.7);
    const sideways = (until: number) => ({ obstacles: [rock(block(until - 5, -7.7, 5, 2))] });
    expect(between(from(a, 'right'), side, sideways(21.5)).obstacles).toEqual([]);
    expect(between(from(a, 'right'), side, sideways(21.51)).obstacles).toEqual([0]);
    expect(between(from(a, 'front'), from(b, 'front'), under(35.5)).obstacles).toEqual([]);
    expect(between(from(a, 'front'), from(b, 'front'), under(35.51)).obstacles).toEqual([0]);
  });

  it('[AR-SICHTLINIE-07] nor what the base of the defender covers', () => {
    const obstacles = [rock(block(0, 264.5 + 5, 2, 5))];
    expect(between(from(a, 'front'), from(b, 'front'), { obstacles }).obstacles).toEqual([]);
    expect(between(squadron(0, 100), from(b, 'front'), { obstacles }).obstacles).toEqual([]);
    expect(between(from(a, 'front'), squadron(0, 300), { obstacles }).obstacles).toEqual([0]);
  });

  it('[AR-SICHTLINIE-07] another obstacle on the same line still does', () => {
    const obstacles = [rock(block(0, 20, 10, 10)), rock(block(0, 150, 10, 10))];
    expect(between(from(a, 'front'), from(b, 'front'), { obstacles }).obstacles).toEqual([1]);
  });

  it('[AR-SICHTLINIE-07] of two obstacles under one ship only the one that is seen counts', () => {
    const obstacles = [rock(block(0, 25, 8, 10.5)), rock(block(0, 30, 8, 30))];
    expect(between(from(a, 'front'), from(b, 'front'), { obstacles }).obstacles).toEqual([1]);
  });

  it('[AR-SICHTLINIE-08] through the dial of the attacking or defending zone that lies on the obstacle, it does', () => {
    // On the edge of the dial, 3 to 8 mm beside the line.
    const onDial = { obstacles: [rock(block(5.5, 37, 2.5, 1))] };
    const offDial = { obstacles: [rock(block(12, 37, 2.5, 1))] };
    expect(between(from(a, 'front'), from(b, 'front'), onDial).obstacles).toEqual([0]);
    expect(between(from(b, 'front'), from(a, 'front'), onDial).obstacles).toEqual([0]);
    expect(between(from(a, 'front'), from(b, 'front'), offDial).obstacles).toEqual([]);
    // The line leaves beside the dial, or the dial is that of another zone.
    expect(between(from(a, 'front'), squadron(150, 100), onDial).obstacles).toEqual([]);
    const third = { obstacles: [rock(block(5.5, 37, 2.5, 1))], ships: [a] };
    expect(between(squadron(0, 100), squadron(0, 10), third).obstacles).toEqual([]);
  });

  it('[AR-SICHTLINIE-07][AR-RIESIGES-SCHIFF-02] a huge ship covers with both bases and the card between them', () => {
    const huge = ship('star-dreadnought');
    const under = { obstacles: [rock(block(34, 43.6, 2, 4)), rock(block(37.7, 43.6, 1, 4))] };
    // The right zone looks out over the card between the bases, whose edge is at 36.5.
    const [start] = sightLine(from(huge, 'right'), squadron(300, 43.6));
    expect(start).toEqual({ x: 26.8, y: 177.5 - 133.9 });
    expect(between(from(huge, 'right'), squadron(300, 43.6), under).obstacles).toEqual([1]);
    // Obliquely ahead the line goes from the card over the front base.
    const ahead = squadron(300, 220);
    const onTheWay = {
      obstacles: [rock(block(28.8, 44.9, 1, 1)), rock(block(37, 50.5, 1, 1)), rock(block(45, 55, 3, 3))],
    };
    expect(between(from(huge, 'right'), ahead, onTheWay).obstacles).toEqual([2]);
  });
});

describe('dust', () => {
  const dust = (shape: Polygon, id = 'dust') => rock(shape, 'dust', id);

  it('[AR-HINDERNISSE-32][AR-HINDERNISSE-33] on the line is told apart: what follows depends on who attacks', () => {
    const obstacles = [rock(block(0, 100, 5, 5)), dust(block(0, 150, 5, 5)), dust(block(0, 200, 5, 5), 'second')];
    expect(between(from(a, 'front'), from(b, 'front'), { obstacles })).toEqual({
      ...NOTHING,
      obstacles: [0],
      dust: [1, 2],
    });
    expect(between(squadron(0, 60), from(b, 'front'), { obstacles }).dust).toEqual([1, 2]);
  });

  it('[AR-HINDERNISSE-34] under the defender it does not count as far as its base hides it', () => {
    const scene = { obstacles: [dust(block(0, 264.5 + 10, 30, 10))] };
    expect(between(from(a, 'front'), from(b, 'front'), scene)).toEqual({ ...NOTHING, obstacles: [] });
    const seen = { obstacles: [dust(block(0, 264.5 + 10, 30, 10.1))] };
    expect(between(from(a, 'front'), from(b, 'front'), seen).dust).toEqual([0]);
  });

  it('[AR-HINDERNISSE-35] under the dial of the defending zone it counts where the line would meet it', () => {
    const onLine = { obstacles: [dust(block(0, 262.5, 1, 1.5))] };
    expect(between(from(a, 'front'), from(b, 'front'), onLine)).toEqual({ ...NOTHING, dust: [0] });
    // Only beside the line, the dial on it obstructs as any obstacle does (AR-SICHTLINIE-08), but the attack is possible.
    const beside = { obstacles: [dust(block(4, 262.5, 1, 1.5))] };
    expect(between(from(a, 'front'), from(b, 'front'), beside)).toEqual({ ...NOTHING, obstacles: [0] });
  });

  it('[AR-HINDERNISSE-36][AR-HINDERNISSE-37] hidden under a third ship it is there all the same', () => {
    const third = ship('victory', 0, 150, 90);
    const scene = { ships: [third], obstacles: [dust(block(0, 150, 10, 10))] };
    expect(between(from(a, 'front'), from(b, 'front'), scene)).toEqual({ ships: [0], obstacles: [], dust: [0] });
  });
});

describe('ships on the line of sight', () => {
  const sees = (ships: readonly StandingShip[]) => between(from(a, 'front'), from(b, 'front'), { ships }).ships;

  it('[AR-SICHTLINIE-05][AR-VERSPERRT-01] a third ship obstructs, two of a kind as well', () => {
    expect(sees([ship('cr90', 0, 150, 90), ship('cr90', 200, 150), ship('cr90', 10, 220, 12)])).toEqual([0, 2]);
  });

  it('R-AR-08: attacker and defender never do', () => {
    expect(sees([a, b])).toEqual([]);
  });

  it('[AR-FAQ-ANGRIFFE-04][AR-FAQ-ANGRIFFE-05][AR-SICHTLINIE-06] its base does, plastic included, but not its shield dials', () => {
    expect(sees([ship('cr90', 21.49, 150)])).toEqual([0]);
    expect(sees([ship('cr90', 21.51, 150)])).toEqual([]);
    expect(sees([ship('cr90', 25.5, 150)])).toEqual([]);
  });

  it('[AR-SICHTLINIE-05] a corner is enough', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CLASSES),
        fc.integer({ min: -200, max: 200 }),
        fc.integer({ min: 0, max: 359 }),
        (cls, x, d) => {
          const third = new StandingShip(cls, pose(x, 150, d));
          const [start, end] = sightLine(from(a, 'front'), from(b, 'front'));
          const isThere = third.base.some((base) => crosses({ a: start, b: end }, base));
          expect(sees([third])).toEqual(isThere ? [0] : []);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('[AR-SICHTLINIE-05][AR-RIESIGES-SCHIFF-02] a huge ship is in the way between its bases too', () => {
    expect(sees([ship('star-dreadnought', 36.49, 150)])).toEqual([0]);
    expect(sees([ship('star-dreadnought', 36.51, 150)])).toEqual([0]);
    expect(sees([ship('star-dreadnought', 0, 150, 90)])).toEqual([0]);
    expect(sees([ship('star-dreadnought', 39, 150)])).toEqual([]);
  });

  it('[AR-SICHTLINIE-09] squadrons are nowhere in the way: a scene has none', () => {
    const scene: Scene = { ships: [], obstacles: [] };
    expect(Object.keys(scene)).toEqual(['ships', 'obstacles']);
    expect(blockedBy(sightLine(from(a, 'front'), squadron(0, 100)), squadron(0, 100))).toBeUndefined();
  });
});

describe('what obstacles that attack or defend ignore', () => {
  const shape = block(0, 0, 20, 20);
  const scene = (kind: ObstacleKind) => ({
    obstacles: [
      rock(shape, kind, 'self'),
      rock(block(0, 30, 10, 10), 'asteroid', 'touched'),
      rock(block(0, 60, 10, 5)),
    ],
  });
  const self = { token: shape, id: 'self' };

  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-18] a station never obstructs its own attacks', () => {
    const s = ship('victory', 0, 60);
    // The ship lies on it, and the line begins deep in the token.
    const all = { obstacles: [rock(shape, 'station', 'self'), rock(block(0, 30, 10, 10), 'asteroid', 'touched')] };
    expect(between(self, from(s, 'front'), all).obstacles).toEqual([]);
    expect(between(self, squadron(0, 100), scene('station')).obstacles).toEqual([1, 2]);
    expect(between(squadron(0, 10), squadron(0, -100), scene('station')).obstacles).toEqual([0]);
  });

  it('[AR-HINDERNISSE-21][AR-FAQ-EXOGORTHEN-03] R-AR-18: an exogorth ignores itself and what it touches now', () => {
    expect(between(self, squadron(0, 100), scene('exogorth')).obstacles).toEqual([2]);
    const apart = { token: block(0, -0.1, 20, 20), id: 'self' };
    expect(between(apart, squadron(0, 100), scene('exogorth')).obstacles).toEqual([1, 2]);
    // For everyone else it obstructs like any other.
    expect(between(squadron(0, -50), squadron(0, 50), scene('exogorth')).obstacles).toEqual([0, 1]);
  });

  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-18] a station that is attacked, or attacks, is not in its own way', () => {
    // A hollow token: nearest to the corner of the zone is a horn, and the line to it passes the other one.
    const horns = polygon([
      { x: -60, y: 100 },
      { x: 60, y: 100 },
      { x: 60, y: 60 },
      { x: 40, y: 90 },
      { x: -40, y: 90 },
      { x: -60, y: 60 },
    ]);
    const target = { token: horns, id: 'self' };
    const line = [
      { x: -100, y: 70 },
      { x: 60, y: 60 },
    ] as const;
    const all = { ships: [], obstacles: [rock(horns, 'station', 'self')] };
    expect(obstructions(line, squadron(-117, 70), target, all).obstacles).toEqual([]);
    expect(obstructions(line, squadron(-117, 70), squadron(77, 60), all).obstacles).toEqual([0]);
    const back = [line[1], line[0]] as const;
    expect(obstructions(back, target, squadron(-117, 70), all).obstacles).toEqual([]);
    expect(obstructions(back, { token: horns, id: 'another' }, squadron(-117, 70), all).obstacles).toEqual([0]);
  });

  it('[AR-ANNAEHERUNGSMINEN-MARKER-05] a marker that is no obstacle ignores none', () => {
    expect(between({ token: circle({ x: 0, y: -60 }, 9.5) }, squadron(0, 100), scene('asteroid')).obstacles).toEqual([
      0, 1, 2,
    ]);
  });
});
