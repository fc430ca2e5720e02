import type { Flight } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { fliesBefore, movedBefore } from '../../../../src/games/xwing/decide/flight-order.ts';
import { printedOf, valuesFrom } from '../../../../src/games/xwing/table/use-values.ts';
import { viewOf } from '../told/view.ts';

const ship = (seat: number, pilot: string, x: number, y: number) => ({
  seat,
  faction: seat === 0 ? 'rebel' : 'imperial',
  type: seat === 0 ? 'xwing' : 'tiefighter',
  pilot,
  x,
  y,
  degrees: seat * 180,
});
/** Two X-wings (0, 1) and a TIE fighter (2). */
const view = viewOf({
  phase: 'planning',
  ships: [ship(0, 'rookiepilot', 300, 200), ship(0, 'rookiepilot', 500, 200), ship(1, 'academypilot', 450, 700)],
});
const skills = (...of: readonly number[]) =>
  valuesFrom(new Map(of.map((skill, id) => [id, { ...printedOf(view.ships[id]!), skill }])));
const before = (a: number, b: number, values: ReturnType<typeof skills>, initiative: 0 | 1 = 0) =>
  fliesBefore(view.ships[a]!, view.ships[b]!, { ...view, initiative }, values);

describe('who has flown when it is a ship’s turn', () => {
  it('[XW-AKTIVIERUNGSPHASE-02] is whoever has the lower pilot skill', () => {
    expect([before(0, 2, skills(3, 3, 5)), before(2, 0, skills(3, 3, 5))]).toEqual([true, false]);
    expect([before(0, 1, skills(5, 3, 1)), before(1, 0, skills(5, 3, 1))]).toEqual([false, true]);
  });

  it('is, of two as skilled on different sides, the one with initiative', () => {
    expect([before(0, 2, skills(4, 4, 4), 0), before(2, 0, skills(4, 4, 4), 0)]).toEqual([true, false]);
    expect([before(0, 2, skills(4, 4, 4), 1), before(2, 0, skills(4, 4, 4), 1)]).toEqual([false, true]);
  });

  it('is, of two as skilled on one side, not settled yet', () => {
    expect([before(0, 1, skills(4, 4, 1)), before(1, 0, skills(4, 4, 1))]).toEqual([false, false]);
  });
});

describe('where the others are by then', () => {
  const flight: Flight = {
    pose: { x: 300, y: 280, hx: 0, hy: 1 },
    template: null,
    overlapped: [],
    obstacles: [],
    flees: false,
  };
  const moved = (of: number, values: ReturnType<typeof skills>, known: Readonly<Record<string, Flight>>) =>
    movedBefore(view.ships[of]!, new Map([['0', 's2']]), (id) => known[id], view, values);

  it('is where a dial leads that is set, and anywhere for one that is not known', () => {
    expect(moved(1, skills(3, 5, 4), { 0: flight })).toEqual({ 0: flight.pose, 2: null });
  });

  it('is where they stand for those that fly later', () => {
    expect(moved(1, skills(6, 5, 9), { 0: flight })).toEqual({});
  });

  it('has to wait for the flight of a dial that is set', () => {
    expect(moved(1, skills(3, 5, 9), {})).toBeUndefined();
  });
});
