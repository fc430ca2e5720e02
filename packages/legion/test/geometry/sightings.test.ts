import { describe, expect, it } from 'vitest';
import { screensBetween, unitSees } from '../../src/flow/attack/sight.ts';
import { between, engagedWith, isEngaged, onTable } from '../../src/values.ts';
import { lay, piece, unit } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';

/** Everybody of a unit so far to the east. */
const shift = (minis: readonly { pose: { x: number; y: number; hx: number; hy: number } | null }[], by: number) => {
  for (const mini of minis) if (mini.pose) mini.pose = { ...mini.pose, x: mini.pose.x + by };
};

describe('what is kept of units where they stand', () => {
  const table = () => lay({ units: [rebels(400, 400), storm(1200, 400)], active: 0 });

  it('is measured anew when one of them has moved, and known again when nobody has', () => {
    const { g } = lay({ units: [rebels(400, 400, alone(4)), storm(1200, 400, alone(4))], active: 0 });
    const [a, b] = [g.unit(0), g.unit(1)];
    const before = between(g, a, b);
    expect(g.pair(a, b)).toBe(g.pair(a, b));
    shift(b.minis, -100);
    expect(between(g, a, b)).toBeCloseTo(before - 100, 6);
    expect(between(g, b, a)).toBeCloseTo(before - 100, 6);
  });

  it('does not count who has fallen', () => {
    const { g } = table();
    const [a, b] = [g.unit(0), g.unit(1)];
    const [nearest] = onTable(b).toSorted((m, n) => b.minis[m]!.pose!.x - b.minis[n]!.pose!.x);
    const before = between(g, a, b);
    b.minis[nearest!]!.fell = 1;
    expect(g.standing(b).at).not.toContain(nearest);
    expect(between(g, a, b)).toBeGreaterThan(before);
  });

  it('says who is engaged as soon as bases touch, and no longer than that', () => {
    const { g } = table();
    const [a, b] = [g.unit(0), g.unit(1)];
    expect([isEngaged(g, a), isEngaged(g, b)]).toEqual([false, false]);
    const contact = between(g, a, b);
    // They come as near as two bases can that stand at the same height of the table.
    const [from, to] = [a.minis[a.leader]!, b.minis[b.leader]!];
    to.pose = { ...to.pose!, x: from.pose!.x + 27, y: from.pose!.y };
    expect(between(g, a, b)).toBeLessThan(contact);
    expect(engagedWith(g, a)).toEqual([b]);
    to.pose = { ...to.pose, x: from.pose!.x + 127 };
    expect([isEngaged(g, a), isEngaged(g, b)]).toEqual([false, false]);
  });

  it('ends with the screens: a vehicle that drives away hides nobody any more', () => {
    const { g } = lay({
      units: [rebels(400, 400), storm(900, 400), unit('at-st', 1, 650, 400, { degrees: 0 })],
      terrain: [piece('high-stone-wall', 650, 700, 40, 200)],
      active: 0,
    });
    const screens = screensBetween(g);
    expect(screensBetween(g)).toBe(screens);
    const [a, b, walker] = [g.unit(0), g.unit(1), g.unit(2)];
    expect(unitSees(g, a, b)).toBe(false);
    shift(walker.minis, 900);
    expect(screensBetween(g)).not.toBe(screens);
    expect(unitSees(g, a, b)).toBe(true);
    // The wall comes between them.
    g.state.terrain[0] = { ...g.state.terrain[0]!, pose: { ...g.state.terrain[0]!.pose, y: 400 }, height: 300 };
    expect(unitSees(g, a, b)).toBe(false);
  });
});
