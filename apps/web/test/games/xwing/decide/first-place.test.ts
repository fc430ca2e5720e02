import { describe, expect, it } from 'vitest';
import { firstPlaces } from '../../../../src/games/xwing/decide/first-place.ts';
import type { AskView, XWingView } from '../../../../src/games/xwing/view.ts';

const ask = (region: object, about = { ship: 0 }) => ({ region, about }) as unknown as AskView;
const ship = (id: number, seat: number, at?: readonly [number, number]) => ({
  id,
  seat,
  type: 'xwing',
  pose: at ? { x: at[0], y: at[1], hx: 0, hy: 1 } : null,
});
const view = (...ships: ReturnType<typeof ship>[]) =>
  ({ ships, rules: { width: 914, depth: 914 } }) as unknown as XWingView;

describe('the place that is suggested first', () => {
  it('of a barrel roll or a Tallon roll is the middle of the slide', () => {
    expect(firstPlaces(ask({ slides: [-20, 20] }), view(ship(0, 0)))).toEqual([[0, 0]]);
    expect(firstPlaces(ask({ slide: [-10, 10] }), view(ship(0, 0)))).toEqual([0]);
  });

  it('of the first ship is the middle of its starting area, facing across the table', () => {
    const of = (edge: string) => firstPlaces(ask({ edge, depth: 100 }), view(ship(0, 0), ship(1, 1, [457, 60])));
    expect(of('south')).toEqual([{ x: 457, y: 50, degrees: 0 }]);
    expect(of('north')).toEqual([{ x: 457, y: 864, degrees: 180 }]);
    expect(of('west')).toEqual([{ x: 50, y: 457, degrees: 90 }]);
    expect(of('east')).toEqual([{ x: 864, y: 457, degrees: -90 }]);
  });

  it('of the others is beside the own ships, the nearest to their middle first, and on none of them', () => {
    const places = firstPlaces(
      ask({ edge: 'south', depth: 100 }),
      view(ship(0, 0), ship(1, 0, [457, 50]), ship(2, 0, [517, 50]), ship(3, 0, [637, 50]), ship(4, 1, [200, 860])),
    );
    expect(places).toEqual([
      { x: 577, y: 50, degrees: 0 },
      { x: 397, y: 50, degrees: 0 },
      { x: 697, y: 50, degrees: 0 },
    ]);
  });

  it('is none where the piece may lie anywhere', () => {
    expect(firstPlaces(ask({ fromEdge: 200 }), view(ship(0, 0)))).toEqual([]);
  });
});
