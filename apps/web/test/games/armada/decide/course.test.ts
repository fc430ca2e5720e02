import { type ArmadaView, armada, type CourseData } from '@holotisch/armada';
import { describe, expect, it } from 'vitest';
import {
  atSpeed,
  bent,
  extraLeft,
  landingOf,
  mostClicks,
  straightOn,
} from '../../../../src/games/armada/decide/course.ts';

const NEBULON = 'nebulon-b-escort-frigate';

/** A table with a Nebulon-B at speed 2 in the middle, and whatever else is wanted. */
function table(...others: object[]): ArmadaView {
  const units = [{ ship: NEBULON, seat: 0, x: 450, y: 400, speed: 2 }, ...others];
  const state = armada.place({
    position: JSON.parse(JSON.stringify({ units, rules: { points: 180 } })),
    dice: {},
    decks: {},
    seed: 'course',
  });
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return armada.view(state.value, 0);
}

const region = (more: Partial<CourseData> = {}): CourseData => ({
  ship: 0,
  speeds: [2],
  temporary: 0,
  yaw: { '1': [1], '2': [1, 1], '3': [0, 1, 2] },
  extra: 0,
  pivot: 0,
  ...more,
});

describe('a course in the making', () => {
  it('begins straight on, at the speed of the dial', () => {
    expect(straightOn(table(), region({ speeds: [1, 2, 3] }))).toEqual({ speed: 2, clicks: [0, 0], side: 'right' });
  });

  it('goes no further than the chart allows, with Navigate one click of one joint more', () => {
    const view = table();
    const first = straightOn(view, region());
    const turned = bent(view, region(), bent(view, region(), first, 0, 1), 0, 1);
    expect(turned.clicks).toEqual([1, 0]);
    const navigate = region({ extra: 1 });
    const further = bent(view, navigate, bent(view, navigate, first, 0, 1), 0, 1);
    expect(further.clicks).toEqual([2, 0]);
    expect(extraLeft(navigate, further)).toBe(0);
    expect(mostClicks(navigate, further, 1)).toBe(1);
  });

  it('keeps the clicks at another speed as far as they are allowed there', () => {
    const view = table();
    const wide = region({ speeds: [2, 3] });
    const turned = bent(view, wide, bent(view, wide, straightOn(view, wide), 0, 1), 1, -1);
    expect(atSpeed(view, wide, turned, 3).clicks).toEqual([0, -1, 0]);
  });

  it('a temporary change counts joints, not the dial', () => {
    expect(straightOn(table(), region({ temporary: -1 })).clicks).toEqual([0]);
  });

  it('tells the ships, squadrons and the edge that it would meet', () => {
    const view = table(
      { ship: NEBULON, seat: 1, x: 450, y: 560, speed: 1 },
      { squadron: 'x-wing-squadron', seat: 0, x: 480, y: 500 },
    );
    const straight = straightOn(view, region());
    const landing = landingOf(view, region(), straight)!;
    expect(landing.ships).toEqual([1]);
    expect(landing.squadrons).toEqual([2]);
    expect(landing.leaves).toBe(false);
    // Two joints of 68.4 mm each.
    expect(landing.pose.y).toBeCloseTo(400 + 2 * 68.4, 6);
    const fast = region({ speeds: [4], yaw: { '4': [0, 0, 0, 0] } });
    const off = { ...view, rules: { ...view.rules, depth: 600 } };
    expect(landingOf(off, fast, { speed: 4, clicks: [0, 0, 0, 0], side: 'right' })?.leaves).toBe(true);
  });
});
