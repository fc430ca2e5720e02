import { footprintsOverlap, headingDegrees, movementFootprint, type Pose, pose } from '@holotisch/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bearings,
  exists,
  type Manoeuvre,
  planFlight,
  poseInFlight,
} from '../../../../src/games/xwing/measuring/manoeuvres.ts';
import { readings } from '../../../../src/games/xwing/measuring/readings.ts';
import { HALF_BASE, startingPoses, TABLE_SIDE } from '../../../../src/games/xwing/measuring/ships.ts';
import {
  initialState,
  type MeasuringAction,
  type MeasuringState,
  plannedFlight,
  reduce,
} from '../../../../src/games/xwing/measuring/state.ts';

const guides = (p: Pose) => movementFootprint(p, HALF_BASE);
const degrees = (p: Pose) => headingDegrees(p.hx, p.hy);
const run = (...actions: MeasuringAction[]): MeasuringState => actions.reduce(reduce, initialState);

describe('readings', () => {
  it('measure base to base, without the guides', () => {
    const { closest } = readings({ a: pose(100, 100), b: pose(100, 240) });
    expect(closest.measure.distance).toBe(100);
    expect(closest.band).toBe(1);
  });

  it('find the far ship beyond the ruler', () => {
    const { closest } = readings({ a: pose(100, 100), b: pose(100, 440.1) });
    expect(closest.band).toBeUndefined();
  });

  it('see a ship ahead, not one astern', () => {
    const { inArc } = readings({ a: pose(100, 100), b: pose(100, 240) });
    expect(inArc.a?.band).toBe(1);
    expect(inArc.b).toBeUndefined();
  });

  it('tell the range in the arc apart from the closest points', () => {
    const { closest, inArc } = readings(startingPoses);
    expect(closest.band).toBe(2);
    expect(inArc.a?.band).toBe(3);
    expect(inArc.b?.band).toBe(2);
  });

  it('notice bases on top of each other', () => {
    const { overlap, closest } = readings({ a: pose(100, 100), b: pose(110, 110, 30) });
    expect(overlap).toBe(true);
    expect(closest.measure.distance).toBe(0);
    expect(closest.band).toBe(1);
  });
});

describe('flights', () => {
  const start = pose(400, 300);

  it('end where the templates end', () => {
    const ends: readonly (readonly [Manoeuvre, number, number, number])[] = [
      [{ bearing: 'straight', speed: 3 }, 0, 160, 0],
      [{ bearing: 'bank-left', speed: 1 }, -37.574, 90.711, -45],
      [{ bearing: 'turn-right', speed: 2 }, 82.5, 82.5, 90],
      [{ bearing: 'koiogran', speed: 4 }, 0, 200, 180],
    ];
    for (const [manoeuvre, x, y, heading] of ends) {
      const { end, blocked, fled } = planFlight(start, manoeuvre, []);
      expect(end.x).toBeCloseTo(400 + x, 3);
      expect(end.y).toBeCloseTo(300 + y, 3);
      expect(degrees(end)).toBeCloseTo(heading, 9);
      expect(blocked || fled).toBe(false);
    }
  });

  it('do not turn about when moved back', () => {
    const flight = planFlight(start, { bearing: 'koiogran', speed: 2 }, [guides(pose(400, 420))]);
    expect(flight.blocked).toBe(true);
    expect(degrees(flight.end)).toBe(0);
    expect(degrees(flight.full)).toBe(180);
    // The guides of both meet: 20 + 2 + 2 + 20 apart.
    expect(flight.end.y).toBeCloseTo(420 - 44, 5);
  });

  it('flee only when the ship itself ends outside, guides included', () => {
    const atEdge = (y: number) => planFlight(pose(400, y, 180), { bearing: 'straight', speed: 1 }, []).fled;
    expect(atEdge(80 + 22)).toBe(false);
    expect(atEdge(80 + 21.9)).toBe(true);
    // The template may lie beyond the edge as long as the base does not end there.
    expect(planFlight(pose(22, 100), { bearing: 'turn-right', speed: 1 }, []).fled).toBe(false);
  });

  it('never end on the other ship, wherever that stands', () => {
    const manoeuvres = bearings.flatMap((bearing) =>
      [1, 2, 3, 4, 5].map((speed) => ({ bearing, speed })).filter(exists),
    );
    expect(manoeuvres).toHaveLength(22);
    fc.assert(
      fc.property(
        fc.constantFrom(...manoeuvres),
        fc.double({ min: -150, max: 150, noNaN: true }),
        fc.double({ min: -80, max: 300, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (manoeuvre, dx, dy, heading) => {
          const other = guides(pose(400 + dx, 300 + dy, heading));
          fc.pre(!footprintsOverlap(guides(start), other));
          const flight = planFlight(start, manoeuvre, [other]);
          expect(footprintsOverlap(guides(flight.end), other)).toBe(false);
          expect(flight.blocked).toBe(footprintsOverlap(guides(flight.full), other));
        },
      ),
      { seed: 7, numRuns: 1000 },
    );
  });
});

describe('the table', () => {
  it('flies step by step along the template and lands at its end', () => {
    const flying = run({ type: 'choose', manoeuvre: { bearing: 'turn-left', speed: 3 } }, { type: 'fly' });
    const flight = flying.flying?.flight;
    if (!flight) throw new Error('nobody flies');
    const half = reduce(flying, { type: 'progress', s: flight.s / 2 });
    expect(half.ships.a).toEqual(poseInFlight(flight, flight.s / 2));
    const landed = reduce(half, { type: 'land' });
    expect(landed.ships.a).toEqual(flight.end);
    expect(landed.flying).toBeUndefined();
    expect(landed.landed).toEqual({ ship: 'a', flight });
  });

  it('does not fly two manoeuvres at once, and a hand stops a flight', () => {
    const flying = run({ type: 'fly' });
    expect(reduce(flying, { type: 'fly' })).toBe(flying);
    expect(reduce(flying, { type: 'select', ship: 'b' })).toBe(flying);
    const stopped = reduce(flying, { type: 'place', ship: 'a', x: 300, y: 300 });
    expect(stopped.flying).toBeUndefined();
    expect(reduce(stopped, { type: 'progress', s: 10 })).toBe(stopped);
    expect(reduce(stopped, { type: 'land' })).toBe(stopped);
  });

  it('plans for the ship that is selected', () => {
    const state = run({ type: 'select', ship: 'b' });
    expect(plannedFlight(state)?.start).toEqual(startingPoses.b);
  });

  it('turns in steps that come round exactly', () => {
    const turn: MeasuringAction = { type: 'turn', ship: 'a', degrees: 22.5 };
    const round = run(...Array<MeasuringAction>(16).fill(turn));
    expect(round.ships.a).toEqual(startingPoses.a);
  });

  it('keeps hands from pushing a ship off the edge', () => {
    const pushed = run({ type: 'nudge', ship: 'b', dx: 5000, dy: -5000 });
    expect(pushed.ships.b).toMatchObject({ x: TABLE_SIDE - HALF_BASE, y: HALF_BASE });
    expect(pushed.selected).toBe('b');
  });

  it('starts over', () => {
    expect(run({ type: 'face', ship: 'a', degrees: 90 }, { type: 'fly' }, { type: 'reset' })).toEqual(initialState);
  });
});
