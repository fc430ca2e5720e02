import { footprintsOverlap, movementFootprint, type Pose, pose } from '@holotisch/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bank, rollWay, straight, type Way } from '../../../../src/flow/activation/actions/reposition.ts';
import { slidesToTry } from '../../../../src/flow/activation/actions/room.ts';
import { obstacleToReposition } from '../../../../src/flow/activation/position.ts';
import { academy, scene } from '../../../scene.ts';
import { asteroid, debris, interceptor, yt2400 } from '../../words.ts';

const within = (size: number) => fc.integer({ min: -size * 1000, max: size * 1000 }).map((n) => n / 1000);
const spot = fc.tuple(within(75), within(75), within(180));

/** Every kind of step aside: short and far, straight and curved, and that of a large ship. */
const STEPS = ['straight 1', 'straight 2', 'bank 1 left', 'bank 2 right', 'large'] as const;

describe('room for a step aside', () => {
  it('[XW-FASSROLLE-12] [XW-TARNEN-14] is found wherever there is some, in random crowds at the edge and among rocks', () => {
    let [none, some, tight] = [0, 0, 0];
    fc.assert(
      fc.property(
        fc.constantFrom(...STEPS),
        fc.constantFrom('left', 'right'),
        fc.tuple(fc.integer({ min: 95, max: 800 }), within(180)),
        fc.array(spot, { minLength: 1, maxLength: 5 }),
        fc.array(spot, { maxLength: 2 }),
        (step, side, [x, degrees], crowd, stones) => {
          const half = step === 'large' ? 40 : 20;
          const start = pose(x, 450, degrees);
          const wayOf = (g: Parameters<typeof rollWay>[0]): Way => {
            const template =
              step === 'bank 1 left' ? bank(1, 'left') : step === 'bank 2 right' ? bank(2, 'right') : undefined;
            return rollWay(g, g.ship(0), template ?? straight(step === 'straight 2' ? 2 : 1), side);
          };
          const me = (half === 40 ? yt2400 : interceptor)(x, 450, degrees);
          const middle = wayOf(scene({ ships: [me, academy(500, 860)] }).g).place(0, 0).pose;
          const at = ([dx, dy, turn]: readonly [number, number, number]): Pose =>
            pose(Math.min(878, Math.max(22, middle.x + dx)), middle.y + dy, turn);
          // A crowd of ships that stand beside each other, as ships do.
          const standing = [movementFootprint(start, half)];
          const others = crowd.flatMap((one) => {
            const there = at(one);
            const footprint = movementFootprint(there, 20);
            const inside = [there.x - 29, there.y - 29, 871 - there.x].every((room) => room > 0);
            if (!inside || standing.some((o) => footprintsOverlap(o, footprint))) return [];
            standing.push(footprint);
            return [academy(there.x, there.y, one[2])];
          });
          const rocks = stones.map((one, i) => (i === 0 ? asteroid : debris)(at(one).x, at(one).y, one[2]));
          const { g } = scene({ ships: [me, ...others, academy(500, 860)], obstacles: rocks });
          const ship = g.ship(0);
          const way = wayOf(g);
          const isFree = (a: number, b: number): boolean => {
            const place = way.place(a, b);
            return obstacleToReposition(g, ship, place.pose, place.template) === undefined;
          };
          const { pose: end, template } = way.place(0, 0);
          const side0 = { most: way.most, start: ship.pose!, end, template };
          const found = [...slidesToTry(g, ship, side0, false)].find(([a, b]) => isFree(a, b));
          let onGrid = 0;
          const by = way.most / 10;
          for (let i = -10; i <= 10; i++) for (let k = -10; k <= 10; k++) if (isFree(by * i, by * k)) onGrid++;
          if (onGrid > 0) expect(found, `${onGrid} places are free`).toBeDefined();
          for (const slide of found ?? []) expect(Math.abs(slide)).toBeLessThanOrEqual(way.most);
          if (found === undefined) none++;
          else if (onGrid === 0) tight++;
          else some++;
        },
      ),
      { seed: 12, numRuns: 1000 },
    );
    expect(Math.min(none, some)).toBeGreaterThan(100);
    expect(tight).toBeGreaterThan(0); // a grid of a millimetre or two would have missed these
  }, 120_000);
});
