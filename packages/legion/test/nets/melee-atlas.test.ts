import { describe, expect, it } from 'vitest';
import { refuseMelee } from '../../src/flow/activation/move/plan.ts';
import { closeRanks } from '../../src/flow/attack/melee.ts';
import { closeIn } from '../../src/flow/attack/melee-places.ts';
import { inMeleeWith } from '../../src/values.ts';
import { apart, lay, piece, type Spec, type TableSpec, unit } from '../table.ts';
import { alone, LUKE, rebels, storm } from '../troops.ts';

/** An atlas of melees: where the program brings those who touch nobody, and what it makes of places that are named. */

const TOUCH = apart(0);
const one = alone(4);
/** Unit 0 is the stormtroopers, Luke (1) stands at 600, 400. */
const fight = (minis: readonly Spec[string][], more: Partial<TableSpec> = {}, answer: Spec = {}): string => {
  const { units = [], ...rest } = more;
  const { g } = lay({
    units: [storm(600 + TOUCH, 400, { minis: [...minis] }), unit(LUKE, 0, 600, 400), ...units, rebels(60, 60, one)],
    active: 1,
    ...rest,
  });
  const squad = g.unit(0);
  const flow = closeIn(
    g,
    squad,
    inMeleeWith(g, squad).map(({ id }) => id),
  );
  const step = flow.next();
  if (!step.done) flow.next([answer]);
  const token = g.state.markers.map(({ x, y }) => ` token ${Math.round(x)} ${Math.round(y)}`).join('');
  return `${step.done ? 'not asked: ' : ''}${squad.minis
    .flatMap(({ pose }) => (pose ? [`${pose.x.toFixed(1)} ${pose.y.toFixed(1)}`] : []))
    .join(' + ')}${token}`;
};
const E = 600 + TOUCH;

describe('an atlas of melees', () => {
  it('whoever is loose comes to the enemy, on the side from which he comes', () => {
    expect(
      [
        fight([[E, 400], [E + 40, 400], 'fallen', 'fallen']),
        fight([[E, 400], [E + 10, 440], [E + 10, 360], 'fallen']),
        fight([
          [E, 400],
          [600, 460],
          [600, 340],
          [560, 400],
        ]),
        fight([
          [E, 400],
          [E + 40, 380],
          [E + 40, 420],
          [E + 70, 400],
        ]),
        fight([[E, 400], 'fallen', 'fallen', 'fallen']),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "627.0 400.0 + 611.0 424.7
      627.0 400.0 + 611.0 424.7 + 611.0 375.3
      627.0 400.0 + 600.0 427.0 + 600.0 373.0 + 573.1 397.2
      627.0 400.0 + 611.0 375.3 + 611.0 424.7 + 584.1 378.1
      not asked: 627.0 400.0"
    `);
  });
  it('a leader without contact goes first, from wherever it stands, and keeps the others in formation', () => {
    const from = (x: number, y: number, ...others: readonly Spec[string][]) => fight([[x, y], [E, 400], ...others]);
    expect(
      [
        from(E + 60, 400, 'fallen', 'fallen'),
        from(E + 10, 470, 'fallen', 'fallen'),
        from(E - 20, 330, 'fallen', 'fallen'),
        from(570, 460, 'fallen', 'fallen'),
        from(E + 60, 440, [E + 90, 440], 'fallen'),
        from(E + 60, 340, [600, 427], [E + 90, 340]),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "613.5 423.4 + 627.0 400.0
      613.5 423.4 + 627.0 400.0
      604.7 373.4 + 627.0 400.0
      586.5 423.4 + 627.0 400.0
      613.5 423.4 + 627.0 400.0 + 611.0 375.3
      613.5 376.6 + 627.0 400.0 + 600.0 427.0 + 584.1 378.1"
    `);
  });
  it('where walls leave no room at him they stand in formation, or stay', () => {
    const walls = (...terrain: readonly Spec[]) => ({ terrain });
    const [north, south] = [piece('high-stone-wall', 600, 440, 120, 50), piece('high-stone-wall', 600, 360, 120, 50)];
    expect(
      [
        fight([[E, 400], [E + 60, 400], 'fallen', 'fallen'], walls(north, south)),
        fight([[E, 400], [E + 60, 400], [E + 60, 440], 'fallen'], walls(north, south)),
        fight([[E + 60, 400], [E, 400], 'fallen', 'fallen'], walls(north, south)),
        fight([[E, 400], [E + 60, 400], 'fallen', 'fallen'], walls(north, piece('high-stone-wall', 600, 350, 60, 20))),
        fight([[E + 60, 400], [E, 400], 'fallen', 'fallen'], walls(north, piece('high-stone-wall', 600, 350, 60, 20))),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "not asked: 627.0 400.0 + 687.0 400.0
      not asked: 627.0 400.0 + 687.0 400.0 + 687.0 440.0
      573.0 400.0 + 627.0 400.0
      627.0 400.0 + 611.0 375.3
      613.5 376.6 + 627.0 400.0"
    `);
  });
  it('two enemies, one of them touched by somebody else', () => {
    const units = [rebels(E + TOUCH, 400, { minis: [null, [E + TOUCH + 30, 400], 'fallen', 'fallen'] })];
    expect(
      [
        fight([[E, 400], [E, 450], 'fallen', 'fallen'], { units }),
        fight([[E, 450], [E, 400], 'fallen', 'fallen'], { units }),
        fight(
          [
            [E, 400],
            [E + 30, 450],
            [E - 30, 350],
            [E, 450],
          ],
          { units },
        ),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "627.0 400.0 + 611.0 424.7
      613.5 423.4 + 627.0 400.0
      627.0 400.0 + 654.0 427.0 + 600.0 373.0 + 611.0 424.7"
    `);
  });
  it('what a leader has claimed comes with it', () => {
    const markers = [{ kind: 'objective', by: 'control', x: E + 60 + 26, y: 400, claimed: 0 }];
    expect(fight([[E + 60, 400], [E, 400], 'fallen', 'fallen'], { markers })).toMatchInlineSnapshot(
      `"613.5 423.4 + 627.0 400.0 token 639 426"`,
    );
  });
  it('places that are named are taken, the others by the program', () => {
    expect(
      [
        fight([[E, 400], [E + 40, 400], 'fallen', 'fallen'], {}, { at: [[600, 400 + TOUCH]] }),
        fight([[E, 400], [E + 10, 440], [E + 10, 360], 'fallen'], {}, { at: [null, [600, 400 - TOUCH]] }),
        fight([[E + 60, 400], [E, 400], 'fallen', 'fallen'], {}, { at: [[600, 400 - TOUCH]] }),
        fight(
          [[E + 60, 400], [E, 400], [E + 60, 440], 'fallen'],
          {},
          {
            at: [
              [600, 400 - TOUCH],
              [600, 400 + TOUCH],
            ],
          },
        ),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "627.0 400.0 + 600.0 427.0
      627.0 400.0 + 611.0 424.7 + 600.0 373.0
      600.0 373.0 + 627.0 400.0
      600.0 373.0 + 627.0 400.0 + 600.0 427.0"
    `);
  });
  it('[LE-NAHKAMPF-17] [LE-NAHKAMPF-18] the side of the active unit closes in first; who has lost contact goes after the same enemy', () => {
    const asked = (active: number, locked: readonly (readonly [number, number])[]) => {
      const { g } = lay({
        units: [
          storm(700, 400, { minis: [[700, 400], [740, 400], 'fallen', 'fallen'] }),
          rebels(640, 400, { minis: [[640, 400], [640, 440], 'fallen', 'fallen'] }),
          storm(1200, 400, one),
        ],
        active,
      });
      const step = closeRanks(g, locked).next();
      return step.done ? [] : step.value.map(({ seat, kind }) => `${seat} ${kind}`);
    };
    expect(asked(0, [[0, 1]])).toEqual(['1 formation']);
    expect(asked(0, [[1, 0]])).toEqual(['1 formation']);
    expect(asked(1, [[0, 1]])).toEqual(['0 formation']);
    expect(asked(1, [])).toEqual([]);
    expect(asked(2, [[2, 1]])).toEqual([]);
  });
  it('[LE-NAHKAMPF-06] [LE-NAHKAMPF-13] begun only with an enemy in play, by who may and has a weapon for it', () => {
    const { g } = lay({
      units: [
        unit(LUKE, 0, 600, 400),
        storm(700, 400, one),
        rebels(500, 400, one),
        storm(0, 0, { status: 'defeated' }),
        unit('droidekas', 1, 900, 400),
      ],
      active: 0,
    });
    const why = (by: number, other: number | undefined, noMelee = false) =>
      refuseMelee(g, g.unit(by), other === undefined ? undefined : g.unit(other), noMelee ? { noMelee } : {})
        ?.clauses[0];
    expect([why(0, 1), why(0, 2), why(0, 3), why(0, undefined)]).toEqual([
      ...[undefined, 'LE-NAHKAMPF-06', 'LE-NAHKAMPF-06', 'LE-NAHKAMPF-06'],
    ]);
    expect([why(0, 1, true), why(4, 0), why(1, 0)]).toEqual(['LE-BEWEGUNG-21', 'LE-NAHKAMPF-13', undefined]);
  });
});
