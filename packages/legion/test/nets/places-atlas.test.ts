import { headingDegrees, type Pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { putAt, putBeside } from '../../src/flow/activation/relocate.ts';
import { carry } from '../../src/flow/objectives/markers.ts';
import { ATRT, moving, standard } from '../flow/activation/move/moving.ts';
import { lay, piece, type Spec, type Table, type TableSpec, unit } from '../table.ts';
import { alone, LEIA, LUKE, rebels, storm } from '../troops.ts';

/** An atlas of places: where the program puts miniatures and tokens by itself, and where it lets nobody put them. */

const one = alone(4);
const n = (x: number): string => (Math.round(x * 10) / 10 + 0).toFixed(1);
const at = ({ x, y, hx, hy }: Pose): string => {
  const turned = Math.round(headingDegrees(hx, hy));
  return `${n(x)} ${n(y)}${turned === 0 ? '' : ` ${turned}°`}`;
};
const where = (t: Table, id: number): string =>
  t
    .unit(id)
    .minis.flatMap(({ pose }) => (pose ? [at(pose)] : []))
    .join(' + ');
/** Line by line. */
const told = (what: string | readonly (string | readonly string[])[]): string =>
  typeof what === 'string' ? what : what.map((one) => (typeof one === 'string' ? one : one.join('; '))).join('\n');
const far = [storm(1700, 850, one), rebels(60, 60, one)];

describe('an atlas of places: tokens that go with a leader', () => {
  const carried = (who: Spec, tokens: readonly (readonly [number, number])[], others: readonly Spec[] = []) =>
    tokens.map(([x, y]) => {
      const token = { kind: 'objective', by: 'control', x, y, claimed: 0 };
      const { g } = lay({ units: [who, ...far], markers: [token, ...others], active: 0 });
      carry(g, g.unit(0));
      const [mine] = g.state.markers;
      return `${n(mine!.x)} ${n(mine!.y)}`;
    });
  const ROUND: readonly (readonly [number, number])[] = [
    [700, 400],
    [500, 520],
    [400, 700],
    [300, 260],
    [100, 400],
    [400, 400],
    [426, 400],
    [427, 400],
  ];
  it('of a trooper and of a walker', () => {
    expect(told(carried(rebels(400, 400, one), ROUND))).toMatchInlineSnapshot(`
      "426.1 400.0
      416.7 420.0
      400.0 426.1
      384.8 378.8
      373.9 400.0
      400.0 373.9
      426.1 400.0
      426.1 400.0"
    `);
    expect(told(carried(unit(ATRT, 0, 400, 400, { degrees: 30 }), ROUND))).toMatchInlineSnapshot(`
      "447.6 400.0
      430.5 436.5
      400.0 447.6
      372.3 361.3
      352.4 400.0
      400.0 352.4
      447.6 400.0
      447.6 400.0"
    `);
  });
  it('round another token, and in the corners of the table', () => {
    const other = (x: number, y: number): Spec => ({ kind: 'objective', by: 'control', x, y });
    expect(told(carried(rebels(400, 400, one), ROUND, [other(426, 400)]))).toMatchInlineSnapshot(`
      "413.0 422.6
      413.0 422.6
      400.0 426.1
      384.8 378.8
      373.9 400.0
      400.0 373.9
      413.0 422.6
      413.0 422.6"
    `);
    expect(
      told(carried(rebels(400, 400, one), ROUND.slice(0, 2), [other(430, 390), other(430, 415)])),
    ).toMatchInlineSnapshot(`
      "404.5 425.7
      404.4 425.7"
    `);
    const corners = [
      [14, 14],
      [1814, 14],
      [14, 900],
      [1814, 900],
      [14, 400],
      [900, 900],
    ] as const;
    expect(
      told(
        corners.map(([x, y]) =>
          carried(rebels(x, y, one), [
            [x === 14 ? 5 : 1825, y],
            [900, y === 14 ? 5 : 910],
          ]),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "40.1 14.0; 40.1 13.7
      1814.0 40.1; 1787.9 13.7
      14.0 873.9; 40.1 900.3
      1787.9 900.0; 1787.9 900.3
      14.0 373.9; 36.6 413.0
      926.1 900.0; 873.9 900.0"
    `);
  });
});

describe('an atlas of places: units that are put down', () => {
  const beside = (who: Spec, host: Spec, others: readonly Spec[] = [], terrain: readonly Spec[] = []) => {
    const t = lay({ units: [who, host, ...others, ...far], terrain, active: 1 });
    const { g } = t;
    const so = putBeside(g, g.unit(0), g.unit(1));
    return `${so}: ${where(t, 0)}`;
  };
  const luke = (x: number, y: number): Spec => unit(LUKE, 0, x, y);
  const host = unit(LEIA, 0, 600, 400);
  it('beside a host: on the side from which they come, else round it by ten degrees either way', () => {
    expect(
      told(
        [luke(900, 400), luke(900, 700), luke(600, 800), luke(300, 500), luke(500, 100), luke(601, 500)].map((who) =>
          beside(who, host),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "true: 627.0 400.0
      true: 619.1 419.1
      true: 600.0 427.0
      true: 574.4 408.5
      true: 591.5 374.4
      true: 600.3 427.0"
    `);
    const guards = [0, 1, 2, 3].map((i) => storm(600 + 50 - 9 * i, 396 + [0, 27, -28, 54][i]!, one));
    expect(
      told([1, 2, 3, 4].map((count) => beside(luke(900, 400), host, guards.slice(0, count)))),
    ).toMatchInlineSnapshot(`
      "true: 625.4 409.2
      true: 623.4 386.5
      true: 613.5 423.4
      true: 613.5 423.4"
    `);
    expect(
      told(
        [luke(900, 400), luke(300, 400)].map((who) =>
          beside(
            who,
            host,
            [],
            [piece('high-stone-wall', 650, 400, 60, 200), piece('high-stone-wall', 600, 450, 200, 60)],
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "true: 604.7 373.4
      true: 573.0 400.0"
    `);
  });
  it('whole squads come with their leader, and nobody comes where there is no room', () => {
    expect(beside(rebels(900, 400), host)).toMatchInlineSnapshot(
      `"true: 627.0 400.0 + 651.3 373.5 + 563.8 411.2 + 665.1 429.2"`,
    );
    expect(beside(rebels(900, 400), unit(ATRT, 0, 600, 400))).toMatchInlineSnapshot(
      `"true: 648.5 400.0 + 672.8 373.5 + 648.5 430.0 + 686.6 429.2"`,
    );
    const walls = [
      piece('high-stone-wall', 600, 460, 300, 60),
      piece('high-stone-wall', 600, 340, 300, 60),
      piece('high-stone-wall', 540, 400, 60, 60),
      piece('high-stone-wall', 660, 400, 60, 60),
    ];
    expect(told(beside(luke(900, 400), host, [], walls))).toMatchInlineSnapshot(`"false: 900.0 400.0"`);
    const cell = walls.slice(0, 3);
    expect(told([luke(900, 400), rebels(900, 400)].map((who) => beside(who, host, [], cell)))).toMatchInlineSnapshot(`
      "true: 627.0 400.0
      true: 627.0 400.0 + 655.5 390.7 + 690.3 411.2 + 709.1 388.2"
    `);
  });
  it('one that was nowhere before begins in the north', () => {
    const t = lay({ units: [unit(LUKE, 0, 0, 0, { status: 'reserve' }), host, ...far], active: 1 });
    const { g } = t;
    putBeside(g, g.unit(0), g.unit(1));
    expect(told([where(t, 0), g.unit(0).status])).toMatchInlineSnapshot(`
      "600.0 427.0
      play"
    `);
  });
  it('at a very place: free of everybody but its host', () => {
    const put = (x: number, y: number, free: boolean) => {
      const { g } = lay({ units: [luke(900, 400), storm(600, 400, one), rebels(700, 500, one), ...far], active: 2 });
      return putAt(g, g.unit(0), { x, y, hx: 0, hy: 1 }, free ? g.unit(1) : undefined);
    };
    expect([put(610, 400, false), put(610, 400, true), put(705, 500, true), put(628, 400, false)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('an atlas of places: who is pushed aside', () => {
  const pushed = (units: readonly Spec[], more: Partial<TableSpec> = {}, speed = 2) => {
    const t = moving(unit(ATRT, 0, 400, 300), { units, ...more }).take(standard(speed));
    t.until('action');
    return units.map((_, i) => where(t, i + 1));
  };
  const squad = (x: number, y: number): Spec =>
    storm(x, y, {
      minis: [
        [x, y],
        [x + 32, y],
        [x - 32, y + 8],
        [x, y + 34],
      ],
    });
  it('single ones and squads, on open ground and before a wall', () => {
    expect(told([440, 480, 510].map((y) => pushed([storm(400, y, one)])))).toMatchInlineSnapshot(`
      "400.0 440.0
      410.4 441.4
      400.0 538.0"
    `);
    expect(told([440, 480, 510].map((y) => pushed([squad(400, y)])))).toMatchInlineSnapshot(`
      "400.0 440.0 + 432.0 440.0 + 371.5 430.7 + 455.6 472.1
      410.4 441.4 + 451.7 490.6 + 335.0 475.8 + 438.9 450.6
      400.0 538.0 + 455.6 505.9 + 344.4 505.9 + 400.0 568.0"
    `);
    expect(told(pushed([squad(410, 420), rebels(380, 480, { ...one, order: 'facedown' })]))).toMatchInlineSnapshot(`
      "410.0 420.0 + 442.0 420.0 + 378.0 428.0 + 427.6 444.3
      360.2 460.2"
    `);
    expect(
      told(pushed([squad(400, 470)], { terrain: [piece('high-stone-wall', 480, 420, 30, 300)] })),
    ).toMatchInlineSnapshot(`"416.0 442.3 + 444.5 451.6 + 340.6 476.7 + 387.5 433.0"`);
    expect(
      told(pushed([squad(400, 480)], { terrain: [piece('deep-water', 400, 640, 400, 200)] })),
    ).toMatchInlineSnapshot(`"410.4 441.4 + 451.7 490.6 + 335.0 475.8 + 438.9 450.6"`);
  });
  it('off a roof, and where there is room neither in formation nor within range', () => {
    expect(
      told(pushed([squad(400, 440)], { terrain: [piece('building', 400, 470, 200, 140, { height: 25 })] }, 1)),
    ).toMatchInlineSnapshot(`"400.0 488.0 + 455.6 455.9 + 344.4 455.9 + 428.5 497.3"`);
    expect(
      told(
        pushed([storm(400, 490, { minis: [[400, 490], [420, 525], 'fallen', 'fallen'] })], {
          terrain: [piece('deep-water', 250, 500, 220, 500), piece('deep-water', 560, 500, 240, 500)],
        }),
      ),
    ).toMatchInlineSnapshot(`"400.0 538.0 + 417.6 562.3"`);
  });
  it('a leader goes past a nook that has no room for the others, unless there is no other place', () => {
    const two = storm(400, 489, { minis: [[400, 489], [400, 517], 'fallen', 'fallen'] });
    const nook = [
      piece('high-stone-wall', 400, 580, 76, 20),
      piece('high-stone-wall', 372, 543, 20, 54),
      piece('high-stone-wall', 428, 543, 20, 54),
    ];
    expect(told(pushed([two], { terrain: nook }))).toMatchInlineSnapshot(`"446.4 501.4 + 464.0 525.7"`);
    expect(told(pushed([storm(400, 489, one)], { terrain: nook }))).toMatchInlineSnapshot(`"400.0 537.0"`);
    const waters = [
      piece('deep-water', 254, 460, 220, 560),
      piece('deep-water', 546, 460, 220, 560),
      piece('deep-water', 400, 680, 500, 90),
    ];
    expect(told(pushed([two], { terrain: [...nook, ...waters] }))).toMatchInlineSnapshot(`"413.5 438.8 + 384.9 429.5"`);
  });
  it('onto the same roof, else onto another one, else down', () => {
    const roofs = (...pieces: readonly Spec[]) => ({ terrain: pieces });
    const low = (x: number, y: number, width: number, depth: number) =>
      piece('building', x, y, width, depth, { height: 25 });
    const two = storm(400, 439, { minis: [[400, 439], [400, 467], 'fallen', 'fallen'] });
    expect(told(pushed([two], roofs(low(400, 470, 75, 200)), 1))).toMatchInlineSnapshot(`"400.0 491.0 + 417.6 515.3"`);
    expect(told(pushed([two], roofs(low(400, 455, 75, 104)), 1))).toMatchInlineSnapshot(`"400.0 491.0 + 400.0 521.0"`);
    expect(told(pushed([two], roofs(low(400, 455, 75, 104), low(470, 455, 60, 104)), 1))).toMatchInlineSnapshot(
      `"400.0 491.0 + 455.6 458.9"`,
    );
  });
  it('the last of a squad whose leader stands walled in goes as near to it as there is room', () => {
    const walls = [
      piece('high-stone-wall', 635, 476, 300, 100),
      piece('high-stone-wall', 635, 344, 300, 100),
      piece('high-stone-wall', 720, 410, 130, 34),
      piece('high-stone-wall', 550, 410, 130, 34),
    ];
    const t = moving(unit(ATRT, 0, 400, 300), {
      units: [storm(640, 410, { minis: [[635, 410], [400, 420], 'fallen', 'fallen'] })],
      terrain: walls,
    }).take(standard(2));
    t.until('action');
    expect(told(where(t, 1))).toMatchInlineSnapshot(`"635.0 410.0 + 635.0 542.0"`);
  });
});
