import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene } from '../../scene.ts';
import { around, decided, HAIR, ROCK } from '../edge-words.ts';
import { asteroid, debris, interceptor, lambda, phantom, t70, yt2400 } from '../words.ts';

/** Bases, templates and tokens that meet: what only touches does not overlap. */

const far = academy(860, 860, 180, { activated: true });
const flown = (mover: ShipSpec, more: Partial<SceneSpec> = {}, ...others: readonly ShipSpec[]): Scene =>
  scene({
    phase: 'activation',
    ships: [mover, far, ...others.map((o) => ({ ...o, activated: true }))],
    attack: ['blank', 'blank', 'blank'],
    ...more,
  });
const overRock = (mover: ShipSpec, x: number, y: number): number =>
  flown(mover, { obstacles: [asteroid(x, y)] }).events('obstacleRoll').length;

describe('obstacles', () => {
  /** From (450, 300): its template lies from 320 to 400 and 10 mm to either side; then its base from 400 to 440. */
  const TWO = rookie(450, 300, 0, { dial: 's2' });

  it('[XW-HINDERNISSE-01] [XW-HINDURCHBEWEGEN-01] a stone that touches the template is not met, one a hair under it is', () => {
    expect(around(450 + 10 + ROCK.west, (x) => overRock(TWO, x, 350))).toEqual([1, 0, 0]);
    expect(around(450 - 10 - ROCK.east, (x) => overRock(TWO, x, 360))).toEqual([0, 0, 1]);
  });

  it('[XW-HINDERNISSE-01] nor one that touches the base or its guides where they end', () => {
    expect(around(450 + 20 + ROCK.west, (x) => overRock(TWO, x, 420))).toEqual([1, 0, 0]);
    // Its southern tip before the right guide, which ends 2 mm before the base.
    expect(around(420 + 22 + ROCK.south, (y) => overRock(TWO, 458.5, y))).toEqual([1, 0, 0]);
  });

  it('[XW-HINDERNISSE-01] [XW-HINDURCHBEWEGEN-01] so outside a curved template, whose border is a true circle', () => {
    // A turn of 2 to the right: its middle line is a circle of 62.5 mm around (512.5, 320). Of the stone the corner
    // (17, -14.5) from its middle comes first from up left, 4 up for 3 to the left.
    const turn = rookie(450, 300, 0, { dial: 'tr2' });
    const away = (mm: number) => overRock(turn, 512.5 - 0.6 * mm - 17, 320 + 0.8 * mm + 14.5);
    expect(around(62.5 + 10, away)).toEqual([1, 0, 0]);
  });

  it('[XW-HINDERNISSE-18] who starts on a stone meets it only if it reaches under the template', () => {
    expect(around(320 - ROCK.north, (y) => overRock(TWO, 450, y))).toEqual([0, 0, 1]);
  });

  it('[XW-HINDERNISSE-07] a ship beside a stone may attack, one that stands on it by a hair may not', () => {
    const fight = (x: number, y: number) =>
      scene({
        phase: 'combat',
        ships: [rookie(450, 300), academy(450, 500, 0, { fought: true })],
        obstacles: [asteroid(x, y)],
      }).open[0];
    expect(around(450 + 20 + ROCK.west, (x) => fight(x, 300))).toEqual(['0 dials', '0 attack', '0 attack']);
    // Its tip under the right guide alone.
    expect(around(300 + 22 + ROCK.south, (y) => fight(458.5, y))).toEqual(['0 dials', '0 attack', '0 attack']);
  });

  it('[XW-HINDERNISSE-17] the stone that is nearer by a hair comes first; only equally near ones are a choice', () => {
    const order = (y: number) => {
      const s = flown(rookie(450, 300, 0, { dial: 's4' }), { obstacles: [asteroid(435, 370), asteroid(460, y)] });
      return s.open[0] === '0 obstacle-order' ? 'asked' : s.events('obstacleRoll').map((e) => e['obstacle']);
    };
    expect(around(370, order)).toEqual([[1, 0], 'asked', [0, 1]]);
  });
});

describe('ships', () => {
  const TWO = rookie(450, 300, 0, { dial: 's2' }); // ends at 420, its guides at 442
  const met = (x: number, y: number, degrees = 180) => {
    const s = flown(TWO, {}, academy(x, y, degrees));
    return [s.events('moved')[0]!['overlapped'], s.ship(0).pose!.y];
  };

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-01] guide against guide is no overlap, a hair more is one', () => {
    const [over, on, before] = around(420 + 44, (y) => met(450, y));
    expect([on, before]).toEqual([
      [[], 420],
      [[], 420],
    ]);
    expect(over![0]).toEqual([2]);
    expect(over![1]).toBeCloseTo(420 - HAIR, 5); // back by as much as it was too far
  });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-01] nor is base beside base', () => {
    expect(around(490, (x) => met(x, 420)[0])).toEqual([[2], [], []]);
  });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-07] [XW-BERUEHREN-05] of two ships that stop it, it touches both only if both stop it at the same place', () => {
    const touched = (y: number) =>
      flown(TWO, {}, academy(425, 440, 0), academy(475, y, 0)).state.touching.map((t) => t.b);
    expect(touched(440)).toEqual([2, 3]);
    expect([touched(440 - 0.1), touched(440 + 0.1)]).toEqual([[3], [2]]);
  });

  it('[XW-BERUEHREN-03] contact ends with the first air between the bases that can be seen', () => {
    // A small ship glides along a large one that it touches.
    const glide = (air: number) =>
      scene({
        phase: 'activation',
        ships: [rookie(300, 300, 0, { dial: 's1' }), lambda(360 + air, 340, 0, { activated: true })],
        touching: [[0, 1]],
      }).state.touching.length;
    expect([0, 0.04, 0.06].map(glide)).toEqual([1, 1, 0]); // a twentieth of a millimetre is contact still
  });
});

describe('mines', () => {
  /** A proximity mine is a disc of 72 mm around a point 34.5 mm below its middle here; its guides reach 3.2 mm up. */
  const mine = (mover: ShipSpec, x: number, y: number) =>
    flown(mover, { bombs: [{ card: 'proximitymines', ship: 1, x, y }] });
  const left = (mover: ShipSpec, x: number, y: number) => mine(mover, x, y).state.bombs.length;
  const TWO = rookie(450, 300, 0, { dial: 's2' });

  it('[XW-BOMBEN-10] a token that touches base or template does not go off, a hair under it it does', () => {
    expect(around(450 + 20 + 36, (x) => left(TWO, x, 420 + 34.5))).toEqual([0, 1, 1]);
    expect(around(450 + 10 + 36, (x) => left(TWO, x, 355 + 34.5))).toEqual([0, 1, 1]);
  });

  it('[XW-BOMBEN-12] so with its guides', () => {
    const across = (y: number) => left(rookie(330, y, 90, { dial: 's2' }), 450, 400);
    expect(around(400 + 3.2 + 20, across)).toEqual([0, 1, 1]);
  });

  it('[XW-BOMBEN-17] three dice are rolled for it, no more and no fewer', () => {
    const s = mine(TWO, 450, 420);
    expect(s.events('bombRoll').map((e) => (e['faces'] as string[]).length)).toEqual([3]);
  });
});

describe('the edge of the table', () => {
  const fate = (x: number, y: number, degrees: number, dial = 's2') =>
    scene({ phase: 'activation', ships: [rookie(x, y, degrees, { dial }), far] }).ship(0).status;
  const [stays, flees] = ['play', 'destroyed'];
  const side = 914.4;

  it('[XW-FLUCHT-01] [XW-SPIELFLAECHE-01] guides flush with the edge are inside, a hair beyond it they are not, at all four edges', () => {
    const way = 120 + 22; // two straight, then half a base and its guides
    expect(around(way, (y) => fate(450, y, 180))).toEqual([flees, stays, stays]);
    expect(around(side - way, (y) => fate(450, y, 0))).toEqual([stays, stays, flees]);
    expect(around(way, (x) => fate(x, 450, -90))).toEqual([flees, stays, stays]);
    expect(around(side - way, (x) => fate(x, 450, 90))).toEqual([stays, stays, flees]);
  });

  it('[XW-FLUCHT-01] beside the ship there are no guides: there it is the base that counts', () => {
    const way = 82.5 + 20; // a turn of 2, then half a base
    expect(around(way, (y) => fate(450, y, 180, 'tl2'))).toEqual([flees, stays, stays]);
    expect(around(side - way, (y) => fate(450, y, 0, 'tl2'))).toEqual([stays, stays, flees]);
  });

  it('[XW-FLUCHT-01] of a ship that stands askew it is the corner', () => {
    const aside = 80 * (1 - Math.SQRT1_2) + 20 * Math.SQRT1_2; // by a bank of 1
    expect(around(side - aside - 20 * Math.SQRT2, (x) => fate(x, 300, 0, 'br1'))).toEqual([stays, stays, flees]);
  });
});

describe('barrel roll, boost and decloak', () => {
  /** An interceptor that has flown to (450, 420), or to where its start leads, and may act. */
  const acting = (more: Partial<SceneSpec>, mover = interceptor(450, 300, 0, { dial: 's2' }), ...others: ShipSpec[]) =>
    scene({
      phase: 'activation',
      ships: [mover, rookie(100, 800, 180, { activated: true }), ...others.map((o) => ({ ...o, activated: true }))],
      ...more,
    });
  /** What made the declared way fail, or 'free'. */
  const outcome = (s: Scene) => s.events('failed')[0]?.['by'] ?? 'free';
  const side = 914.4;

  it('[XW-FASSROLLE-04] [XW-FASSROLLE-06] [XW-GROSSE-SCHIFFE-07] slides end where the template would stick out: 10 mm for a small base, 20 for a large one', () => {
    const large = yt2400(300, 300, 0, { dial: 's1', seat: 1 });
    for (const [mover, most] of [
      [undefined, 10],
      [large, 20],
    ] as const)
      for (const sign of [1, -1]) {
        const roll = () => acting({}, mover).take('barrelroll', 'left');
        const [end, over] = [sign * most, sign * (most + HAIR)];
        expect(roll().take([end, end]).events('repositioned')).toHaveLength(1);
        roll().refuses([over, 0], 'XW-FASSROLLE-04');
        roll().refuses([0, over], 'XW-FASSROLLE-06');
      }
  });

  it('[XW-FASSROLLE-08] a roll may end against a ship or a stone, and not a hair further', () => {
    const ship = (x: number) => outcome(acting({}, undefined, academy(x, 420)).take('barrelroll', 'right'));
    expect(around(530 + 40, ship)).toEqual(['ship', 'free', 'free']);
    const stone = (x: number) => {
      const s = acting({ obstacles: [asteroid(x, 420)] }).take('barrelroll', 'right');
      return decided(s, [0, 0]);
    };
    expect(around(530 + 20 + ROCK.west, stone)).toEqual(['XW-FASSROLLE-08', 'free', 'free']);
  });

  it('[XW-FASSROLLE-09] its template may lie against a stone, and not a hair over it', () => {
    const stone = (y: number) => {
      const s = acting({ obstacles: [asteroid(493.5, y)] }).take('barrelroll', 'right'); // its northern tip at x = 490
      return decided(s, [0, 0]);
    };
    expect(around(420 - 10 - ROCK.north, stone)).toEqual(['free', 'free', 'XW-FASSROLLE-09']);
  });

  it('[XW-FASSROLLE-10] it may end flush with the edge', () => {
    const roll = (x: number) => outcome(acting({}, interceptor(x, 300, 0, { dial: 's2' })).take('barrelroll', 'right'));
    expect(around(side - 80 - 20, roll)).toEqual(['free', 'free', 'edge']);
  });

  it('[XW-SCHUB-05] a boost may end against a ship or a stone, guides included', () => {
    const ship = (y: number) => outcome(acting({}, undefined, academy(450, y)).take('boost', 'straight'));
    expect(around(500 + 44, ship)).toEqual(['ship', 'free', 'free']);
    const stone = (y: number) => outcome(acting({ obstacles: [asteroid(458.5, y)] }).take('boost', 'straight'));
    expect(around(500 + 22 + ROCK.south, stone)).toEqual(['obstacle', 'free', 'free']);
    const cloud = (y: number) => outcome(acting({ obstacles: [debris(443.5, y)] }).take('boost', 'straight'));
    expect(around(500 + 22 + 19, cloud)).toEqual(['obstacle', 'free', 'free']);
  });

  it('[XW-SCHUB-06] its template may lie against a stone', () => {
    const stone = (x: number) => outcome(acting({ obstacles: [asteroid(x, 455)] }).take('boost', 'straight'));
    expect(around(450 + 10 + ROCK.west, stone)).toEqual(['template', 'free', 'free']);
  });

  it('[XW-SCHUB-07] it may end with its guides flush with the edge', () => {
    const boost = (y: number) => outcome(acting({}, interceptor(450, y, 0, { dial: 's2' })).take('boost', 'straight'));
    expect(around(side - 120 - 80 - 22, boost)).toEqual(['free', 'free', 'edge']);
  });

  const cloaked = (x: number, y: number) => phantom(x, y, 0, { tokens: { cloak: 1 }, dial: 's2' });
  const decloak = (more: Partial<SceneSpec>, mover = cloaked(450, 300), ...others: ShipSpec[]) =>
    acting(more, mover, ...others).take('yes');

  it('[XW-TARNEN-08] the slides of a decloak end at 10 mm', () => {
    for (const most of [10, -10]) expect(decloak({}).take('left', [most, most]).events('repositioned')).toHaveLength(1);
    for (const over of [10 + HAIR, -10 - HAIR]) decloak({}).take('left').refuses([over, 0], 'XW-TARNEN-08');
  });

  it('[XW-TARNEN-14] [XW-TARNEN-15] [XW-TARNEN-16] straight ahead it ends against a ship, past a stone or flush with the edge, and not a hair further', () => {
    const ship = (y: number) => outcome(decloak({}, undefined, academy(450, y)).take('straight'));
    expect(around(420 + 44, ship)).toEqual(['ship', 'free', 'free']);
    const before = (y: number) => outcome(decloak({ obstacles: [asteroid(458.5, y)] }).take('straight'));
    expect(around(420 + 22 + ROCK.south, before)).toEqual(['obstacle', 'free', 'free']);
    const beside = (x: number) => outcome(decloak({ obstacles: [asteroid(x, 355)] }).take('straight'));
    expect(around(450 + 10 + ROCK.west, beside)).toEqual(['template', 'free', 'free']);
    const edge = (y: number) => outcome(decloak({}, cloaked(450, y)).take('straight'));
    expect(around(side - 120 - 22, edge)).toEqual(['free', 'free', 'edge']);
  });

  it('[XW-FLUGRICHTUNG-11] [XW-FLUGRICHTUNG-14] a Tallon roll may end against a ship, and slides no further than the template', () => {
    const roll = (...others: ShipSpec[]) => flown(t70(450, 300, 0, { dial: 'tr3t' }), {}, ...others);
    for (const most of [10, -10]) expect(roll().take(most).pose(0)).toEqual([560, 410 + most, 180]);
    for (const over of [10 + HAIR, -10 - HAIR]) roll().refuses(over, 'XW-FLUGRICHTUNG-11');
    // A base above it: 42 mm from the middle at slide 0, for 22 mm of its own base and guides.
    const slide = (t: number) => decided(roll(academy(560, 452, 90)), t);
    expect(around(0, slide)).toEqual(['free', 'free', 'XW-FLUGRICHTUNG-14']);
  });
});
