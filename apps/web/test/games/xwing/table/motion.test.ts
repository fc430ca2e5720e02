import type { Json } from '@holotisch/engine';
import { compose, endPose, type FlightPath, flightPath, type Pose, pose, turned } from '@holotisch/table';
import { data } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { durationOf, poseAt } from '../../../../src/games/xwing/table/motion.ts';
import { silhouetteOf } from '../../../../src/games/xwing/table/ships.ts';

const from = pose(300, 200, 30);
const small = () => 20;
const moved = ({ template, astern, length: s }: FlightPath, to: Pose) => ({
  type: 'moved',
  ship: 4,
  template: { ...template },
  astern,
  from: from as unknown as Json,
  to: to as unknown as Json,
  s,
});

describe('a flight', () => {
  it('follows the template and ends where the engine says', () => {
    const path = flightPath(20, { shape: 'turn', speed: 2, side: 'left' });
    const end = compose(from, endPose(path));
    const event = moved(path, end);
    expect(poseAt(event, 0, small)).toMatchObject({ ship: 4, pose: { x: from.x, y: from.y } });
    expect(poseAt(event, 1, small)).toEqual({ ship: 4, pose: end });
    const middle = poseAt(event, 0.5, small)!.pose;
    // Half way along a curve is not half way along the straight line between its ends.
    const straight = { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 };
    expect(Math.hypot(middle.x - straight.x, middle.y - straight.y)).toBeGreaterThan(10);
  });

  it('turns about only at the end of a Koiogran turn', () => {
    const path = flightPath(20, { shape: 'straight', speed: 4, side: 'none' });
    const end = turned(compose(from, endPose(path)), 180);
    const event = moved(path, end);
    expect(poseAt(event, 0.6, small)!.pose.hx).toBeCloseTo(from.hx, 6);
    expect(poseAt(event, 1, small)!.pose.hx).toBeCloseTo(-from.hx, 6);
  });

  it('goes astern where the engine says so', () => {
    const path = flightPath(20, { shape: 'bank', speed: 1, side: 'left' }, 'astern');
    const end = compose(from, endPose(path));
    const { x, y } = poseAt(moved(path, end), 0.5, small)!.pose;
    expect((x - from.x) * from.hx + (y - from.y) * from.hy).toBeLessThan(-5);
  });

  it('moves nobody for other events', () => {
    expect(poseAt({ type: 'token', ship: 1, token: 'focus', by: 1 }, 0.5, small)).toBeUndefined();
    expect(durationOf({ type: 'cleared' })).toBe(0);
  });
});

describe('silhouettes', () => {
  it('show every type of ship in a drawing of its own', () => {
    const unknown = silhouetteOf('no such ship').hull;
    const typesOf = new Map<string, string[]>([[unknown, []]]);
    for (const { id } of data.SHIPS) {
      const { hull } = silhouetteOf(id);
      typesOf.set(hull, [...(typesOf.get(hull) ?? []), id]);
    }
    expect(typesOf.get(unknown)).toEqual([]);
    expect([...typesOf.values()].filter((types) => types.length > 1)).toEqual([]);
  });
});
