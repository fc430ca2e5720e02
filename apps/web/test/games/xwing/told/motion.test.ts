import { compose, endPose, type FlightPath, flightPath, type Pose, pose, turned } from '@holotisch/table';
import type { EventOf } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { fly, slide } from '../../../../src/games/xwing/told/motion.ts';
import { viewOfTwo } from './view.ts';

const from = pose(300, 200, 30);
const view = viewOfTwo();
const moved = ({ template, astern, length: s }: FlightPath, to: Pose): EventOf<'moved'> => ({
  type: 'moved',
  ship: 0,
  manoeuvre: 's1',
  overlapped: [],
  template,
  astern,
  from,
  to,
  s,
});
const at = (event: EventOf<'moved'>, t: number): Pose => fly(event, view, t)[0]![1];

describe('a flight', () => {
  it('follows the template and ends where the engine says', () => {
    const path = flightPath(20, { shape: 'turn', speed: 2, side: 'left' });
    const end = compose(from, endPose(path));
    const event = moved(path, end);
    expect(fly(event, view, 0)).toMatchObject([[0, { x: from.x, y: from.y }]]);
    expect(fly(event, view, 1)).toEqual([[0, end]]);
    // Half way along a curve is not half way along the straight line between its ends.
    const [middle, straight] = [at(event, 0.5), { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }];
    expect(Math.hypot(middle.x - straight.x, middle.y - straight.y)).toBeGreaterThan(10);
  });

  it('turns about only at the end of a Koiogran turn', () => {
    const path = flightPath(20, { shape: 'straight', speed: 4, side: 'none' });
    const event = moved(path, turned(compose(from, endPose(path)), 180));
    expect(at(event, 0.6).hx).toBeCloseTo(from.hx, 6);
    expect(at(event, 1).hx).toBeCloseTo(-from.hx, 6);
  });

  it('goes astern where the engine says so', () => {
    const path = flightPath(20, { shape: 'bank', speed: 1, side: 'left' }, 'astern');
    const { x, y } = at(moved(path, compose(from, endPose(path))), 0.5);
    expect((x - from.x) * from.hx + (y - from.y) * from.hy).toBeLessThan(-5);
  });

  it('stays where it is without a template', () => {
    const { template: _, ...still } = moved(flightPath(20, { shape: 'straight', speed: 1, side: 'none' }), from);
    expect(fly(still, view, 0.5)).toEqual([[0, from]]);
  });
});

describe('a roll or a turn about', () => {
  it('goes straight from one place to the other, and the short way round', () => {
    const to = pose(340, 200, 350);
    const event = {
      type: 'repositioned',
      ship: 0,
      what: 'barrelroll',
      direction: 'left',
      from: pose(300, 200, 10),
      to,
    } as const;
    const [[, half]] = slide(event, view, 0.5) as [[number, Pose]];
    expect([half.x, half.hx, half.hy].map((n) => Math.round(n * 1e6) / 1e6)).toEqual([320, 0, 1]);
    expect(slide(event, view, 1)).toEqual([[0, to]]);
  });
});
