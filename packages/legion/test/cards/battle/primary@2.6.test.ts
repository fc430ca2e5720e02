import { describe, expect, it } from 'vitest';
import { HALF, SEGMENT } from '../../../src/geometry/range.ts';
import { mine, poi, points, preparing, scored, theirs, them, tokens, us } from '../../missions.ts';
import { type Spec, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm } from '../../troops.ts';

/** The positions are those of the maps: blue (seat 0) below, red above. */
const at = (x: number, y: number) => [x * SEGMENT, y * SEGMENT] as const;
const seg = (x: number, y: number) => [x * SEGMENT, y * SEGMENT] as const;

describe('Breakthrough', () => {
  it('Breakthrough: own checkpoints that no enemy contests, and two for each secured in enemy territory', () => {
    const card = 'breakthrough-primary';
    const markers = [poi(card, ...at(8, 5)), poi(card, ...at(1, 3)), poi(card, ...at(11, 3)), poi(card, ...at(4, 1))];
    // Red's are (8,5) and (1,3), blue's (11,3) and (4,1).
    expect(points({ primary: card }, [], markers)).toEqual([2, 2]);
    expect(points({ primary: card }, [mine(...at(8, 5))], markers)).toEqual([4, 1]);
    expect(points({ primary: card }, [theirs(...at(4, 1)), mine(...at(4, 1))], markers)).toEqual([1, 2]);
  });
  it('Breakthrough: a checkpoint between the territories is worth nothing', () => {
    const score = (...at: readonly [number, number]) =>
      points({ primary: 'breakthrough-primary' }, [us(at[0] + 50, at[1])], [poi('breakthrough-primary', ...at)]);
    expect([score(...seg(6, 3)), score(...seg(8, 5))]).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });
});

describe('Bunker Assault', () => {
  it('[L2-ENDPHASE-01] Bunker Assault: at the start of the end phase an enemy bunker that one secures is hurt, more so by the elite; the third wound destroys it', () => {
    const card = 'bunker-assault';
    const [x, y] = at(4, 4); // farther from blue's territory
    const shelled = (who: Spec, wounds: number) => {
      const t = scored({ primary: card }, [who], [poi(card, x, y, { wounds }), poi(card, ...at(4, 2))]);
      return [t.state.victory[0], t.state.markers.find((m) => m.y === y)?.wounds];
    };
    expect(shelled(mine(x, y), 0)).toEqual([1, 1]);
    expect(shelled(unit(LEIA, 0, x + 50, y), 0)).toEqual([1, 2]);
    expect(shelled(mine(x, y), 2)).toEqual([3, undefined]);
    expect(shelled(unit(LEIA, 0, x + 50, y), 1)).toEqual([3, undefined]);
    // One's own is secured and unharmed.
    const own = scored({ primary: card }, [mine(...at(4, 2))], [poi(card, ...at(4, 2))]);
    expect([own.state.victory[0], own.state.markers[0]!.wounds]).toEqual([1, 0]);
  });
});

describe('Bunker Assault', () => {
  const shelled = (units: readonly Spec[], at: readonly [number, number], more: Partial<TableSpec> = {}) =>
    scored({ primary: 'bunker-assault' }, units, [poi('bunker-assault', ...at)], more).state.markers[0]!.wounds;
  const bunker = seg(4, 4);
  const [x, y] = [bunker[0] + 50, bunker[1]];
  it.each([
    ['rebel-troopers', 1],
    ['rebel-commandos', 2],
    ['cassian-andor', 2],
    [LEIA, 2],
    ['rebel-veterans', 1],
  ] as const)('Bunker Assault: %s does %d', (card, wounds) => {
    expect(shelled([unit(card, 0, x, y)], bunker)).toBe(wounds);
  });
  it('Bunker Assault: one of the elite among them is enough; not in round 1', () => {
    expect(shelled([us(x, y), unit(LEIA, 0, x - 100, y)], bunker)).toBe(2);
    expect(shelled([us(x, y)], bunker, { round: 1 })).toBe(0);
  });
});

describe('Close the Pocket', () => {
  it('Close the Pocket: the middle one of three is worth two', () => {
    const t = preparing({});
    expect(tokens(t, 'close-the-pocket').map(({ note }) => note === 'centre')).toEqual([false, true, false]);
    const score = (note: string | null) =>
      lay26({
        units: [rebels(950, 457), storm(1700, 100)],
        phase: 'end',
        round: 2,
        battle: { primary: 'close-the-pocket' },
        markers: [{ kind: 'poi', by: 'close-the-pocket', x: 900, y: 457, ...(note !== null && { note }) }],
      }).state.victory;
    expect([score('centre'), score(null)]).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });
});

describe('Intercept Signals', () => {
  it('Intercept Signals: towers outside one’s own territory, secured or contested by who has intel', () => {
    const card = 'intercept-signals';
    const [x, y] = at(3, 3);
    const markers = [poi(card, x, y), poi(card, ...at(6, 1))];
    expect(points({ primary: card }, [mine(x, y)], markers)).toEqual([1, 0]);
    expect(points({ primary: card }, [mine(x, y), theirs(x, y)], markers)).toEqual([0, 0]);
    expect(points({ primary: card }, [mine(x, y, { note: { intel: true } }), theirs(x, y)], markers)).toEqual([1, 0]);
    expect(points({ primary: card }, [mine(...at(6, 1))], markers)).toEqual([0, 0]);
    const learns = scored({ primary: card }, [mine(x, y)], markers);
    expect(learns.open).toEqual(['0 card-units']);
    learns.take(['0']);
    expect(learns.unit(0).note).toEqual({ intel: true });
  });
  it('Intercept Signals: both name three units, blue first; then each gives two of the other’s the intel', () => {
    const t = lay26({
      units: [
        ...[0, 1, 2, 3].map((i) => rebels(200 + 100 * i, 60, alone(4))),
        ...[0, 1, 2].map((i) => storm(200 + 100 * i, 860, alone(4))),
      ],
      phase: 'prepare',
      round: 0,
      battle: { primary: 'intercept-signals' },
    });
    expect(t.open).toEqual(['0 card-units']);
    t.take(['0', '1', '3']);
    expect([t.open, t.options()]).toEqual([['1 card-units'], ['4', '5', '6']]);
    t.take(['4', '5', '6']);
    expect([t.open, t.options()]).toEqual([['0 card-units'], ['4', '5', '6']]);
    t.take(['4', '6']);
    expect([t.open, t.options()]).toEqual([['1 card-units'], ['0', '1', '3']]);
    t.take(['1', '3']);
    expect([0, 1, 2, 3].map((id) => t.unit(id).note['intel'] === true)).toEqual([false, true, false, true]);
  });

  const signals = (intel: readonly number[]) => {
    const [a, b] = [seg(3, 3), seg(9, 3)];
    const units = [us(a[0] + 50, a[1]), us(a[0] - 50, a[1]), us(a[0], a[1] + 55), us(b[0] + 50, b[1]), us(300, 60)];
    return scored(
      { primary: 'intercept-signals' },
      [
        ...units.map((u, i) => (intel.includes(i) ? { ...u, note: { intel: true } } : u)),
        them(b[0] - 50, b[1]),
        them(1500, 860),
      ],
      [poi('intercept-signals', ...a), poi('intercept-signals', ...b)],
    );
  };
  it('Intercept Signals: of two towers that are secured, who contests either may get intel', () => {
    const [a, b] = [seg(3, 3), seg(9, 3)];
    const t = scored(
      { primary: 'intercept-signals' },
      [us(a[0] + 50, a[1]), us(b[0] + 50, b[1]), us(300, 60)],
      [poi('intercept-signals', ...a), poi('intercept-signals', ...b)],
    );
    expect(t.options()).toEqual(['0', '1']);
  });
  it('Intercept Signals: two with intel are enough, and nobody hears of it either', () => {
    const t = signals([0, 1]).goOn(({ state }) => state.round === 3);
    expect(t.events('ability')).toEqual([]);
  });
  it('Intercept Signals: up to two of a side have intel; who contests a tower that is secured may get it', () => {
    const none = signals([]);
    expect(none.ask()).toMatchObject({ kind: 'card-units', seat: 0, min: 0, max: 2 });
    expect(none.options()).toEqual(['0', '1', '2']);
    const one = signals([1]);
    expect(one.ask()).toMatchObject({ kind: 'card-units', seat: 0, min: 0, max: 1 });
    expect(one.options()).toEqual(['0', '2']);
    expect(signals([0, 1]).open).not.toContain('0 card-units');
    expect(signals([1, 4]).open).not.toContain('0 card-units');
  });
});

describe('Recover the Research', () => {
  it('Recover the Research: two, three, four laboratories contested; both may score the same', () => {
    const card = 'recover-the-research';
    const labs = (
      [
        [2, 4],
        [5, 4],
        [9, 4],
        [3, 2],
        [7, 2],
        [10, 2],
      ] as const
    ).map(([x, y]) => at(x, y));
    const markers = labs.map(([x, y]) => poi(card, x, y));
    const with_ = (n: number) =>
      points(
        { primary: card },
        labs.slice(0, n).map(([x, y]) => mine(x, y)),
        markers,
      )[0];
    expect([1, 2, 3, 4, 5].map(with_)).toEqual([0, 1, 2, 3, 3]);
    const both = labs.slice(0, 2).flatMap(([x, y]) => [mine(x, y), theirs(x, y)]);
    expect(points({ primary: card }, both, markers)).toEqual([1, 1]);
  });
  it('Recover the Research: none contested is no point', () => {
    expect(points({ primary: 'recover-the-research' }, [], [poi('recover-the-research', ...seg(2, 4))])).toEqual([
      0, 0,
    ]);
  });
});

describe('Shifting Priorities', () => {
  it('[L2-ENDPHASE-08] Shifting Priorities: at the end of the end phase the opponent moves what one has secured, by no more than half a segment', () => {
    const card = 'shifting-priorities';
    const [x, y] = at(3, 3);
    const t = scored({ primary: card }, [mine(x, y)], [poi(card, x, y)]);
    expect(t.state.victory).toEqual([1, 0]);
    expect(t.open).toEqual(['1 marker-place']);
    t.refuses({ x: x - HALF - 51, y }, 'L2-PANIK-03');
    t.take({ x: x - HALF - 50, y });
    expect(t.state.markers[0]!.x).toBeCloseTo(x - HALF - 50);
  });
  it('[L2-ENDPHASE-08] Shifting Priorities: in turn, one target after the other, blue first whoever has priority', () => {
    const card = 'shifting-priorities';
    const places = [at(1, 2), at(3, 3), at(9, 3)] as const;
    const [a, b, c] = places;
    const t = scored(
      { primary: card },
      [mine(...a), mine(...b), theirs(...c)],
      places.map(([x, y]) => poi(card, x, y)),
      { priority: 1 },
    );
    const asked: (number | undefined)[] = [];
    while (t.open[0]?.endsWith('marker-place')) {
      asked.push(t.ask().seat);
      const at_ = [c, a, b][asked.length - 1]!;
      t.take({ x: at_[0], y: at_[1] + 40 });
    }
    expect(asked).toEqual([0, 1, 1]);
    expect(t.state.markers.map(({ y }) => Math.round(y))).toEqual([a, b, c].map(([, y]) => Math.round(y + 40)));
  });

  const shifting = (more: Partial<TableSpec> = {}) =>
    scored(
      { primary: 'shifting-priorities' },
      [us(500, 457), them(400 - HALF - 100, 457), them(400 - HALF - 130, 500)],
      [poi('shifting-priorities', 450, 457)],
      more,
    );
  it('Shifting Priorities: what has been moved stays where it is for this round', () => {
    const t = shifting();
    expect(t.open).toEqual(['1 marker-place']);
    t.take({ x: 450 - HALF - 50, y: 457 });
    expect(t.open).not.toContain('0 marker-place');
    expect(t.state.markers[0]!.note).toBe(2);
    expect(shifting({ round: 1 }).open).not.toContain('1 marker-place');
    const back = scored(
      { primary: 'shifting-priorities' },
      [them(500, 457), us(400 - HALF - 100, 457), us(400 - HALF - 130, 500)],
      [poi('shifting-priorities', 450, 457)],
    );
    expect(back.open).toEqual(['0 marker-place']);
    back.take({ x: 450 - HALF - 50, y: 457 });
    expect(back.open).not.toContain('1 marker-place');
  });
});
