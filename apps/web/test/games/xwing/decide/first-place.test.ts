import type { Edge, Forbids } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { firstPlaces } from '../../../../src/games/xwing/decide/first-place.ts';
import type { XWingView } from '../../../../src/games/xwing/view.ts';
import { viewOf } from '../told/view.ts';

type Region = Parameters<typeof firstPlaces>[0]['region'];

const first = (region: Region, view: XWingView) => firstPlaces({ region }, view);
const ship = (seat: number, at?: readonly [number, number]) => ({
  seat,
  faction: 'rebel',
  type: 'xwing',
  pilot: 'rookiepilot',
  ...(at ? { x: at[0], y: at[1] } : { reserve: true }),
});
const view = (...ships: ReturnType<typeof ship>[]) =>
  viewOf({ phase: 'forces', round: 0, ships, rules: { width: 914, depth: 914, unenforced: true } });
const area = (edge: Edge): Region => ({ name: 'deployment', ship: 0, edge, depth: 100 });

const WHY: Forbids = {
  kind: 'barrelroll',
  direction: 'XW-FASSROLLE-02',
  slides: ['XW-FASSROLLE-04', 'XW-FASSROLLE-06'],
  overlap: 'XW-FASSROLLE-07',
  template: 'XW-FASSROLLE-07',
  edge: 'XW-FASSROLLE-07',
};
const template = { shape: 'straight', speed: 1, side: 'none' } as const;

describe('the place that is suggested first', () => {
  it('of a barrel roll or a Tallon roll is the middle of the slide', () => {
    const roll = { name: 'slides', ship: 0, way: 'left', template, side: 'left', slides: [-20, 20], why: WHY } as const;
    expect(first(roll, view(ship(0)))).toEqual([[0, 0]]);
    expect(first({ name: 'tallon-slide', ship: 0, template, slide: [-10, 10], free: [] }, view(ship(0)))).toEqual([0]);
  });

  it('of the first ship is the middle of its starting area, facing across the table', () => {
    const of = (edge: Edge) => first(area(edge), view(ship(0), ship(1, [457, 60])));
    expect(of('south')).toEqual([{ x: 457, y: 50, degrees: 0 }]);
    expect(of('north')).toEqual([{ x: 457, y: 864, degrees: 180 }]);
    expect(of('west')).toEqual([{ x: 50, y: 457, degrees: 90 }]);
    expect(of('east')).toEqual([{ x: 864, y: 457, degrees: 270 }]);
  });

  it('of the others is beside the own ships, the nearest to their middle first, and on none of them', () => {
    const places = first(
      area('south'),
      view(ship(0), ship(0, [457, 50]), ship(0, [517, 50]), ship(0, [637, 50]), ship(1, [200, 860])),
    );
    expect(places).toEqual([
      { x: 577, y: 50, degrees: 0 },
      { x: 397, y: 50, degrees: 0 },
      { x: 697, y: 50, degrees: 0 },
    ]);
  });

  it('is none where the piece may lie anywhere', () => {
    expect(first({ name: 'obstacle-place', obstacle: 'coreasteroid0', fromEdge: 200 }, view(ship(0)))).toEqual([]);
  });
});
