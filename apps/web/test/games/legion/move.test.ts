import { Match } from '@holotisch/engine';
import { legion, type MoveAnswer } from '@holotisch/legion';
import { describe, expect, it } from 'vitest';
import { bentBy, bentThrough, movedTowards, reachOf, toolOf } from '../../../src/games/legion/decide/move.ts';
import { othersWith } from '../../../src/games/legion/decide/unit-ghosts.ts';
import type { LegionView } from '../../../src/games/legion/view.ts';

const UP = { hx: 0, hy: 1 };

/** Rebels whose third miniature has fallen. */
function laid(): LegionView {
  const units = [
    { card: 'rebel-troopers', seat: 0, x: 500, y: 300, minis: [null, [530, 300], 'fallen', [500, 270]] },
    { card: 'stormtroopers', seat: 1, x: 500, y: 800 },
  ];
  const match = Match.start(legion, { start: { position: { units }, seed: 'table', dice: {}, decks: {} } });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return legion.view(match.value.state, 'nobody');
}
const view = laid();
const region = { unit: 0, kinds: ['standard'] as const, speed: 2 };
const move: MoveAnswer = { kind: 'standard', speed: 2, heading: 0, bend: 0, way: 1 };

describe('a move in the making', () => {
  it('goes to where one clicks, with the slowest tool that reaches it', () => {
    const near = movedTowards(view, region, move, { x: 580, y: 300 });
    expect(near).toMatchObject({ speed: 1, heading: 90, bend: 0 });
    expect(toolOf(view, region, near)!.end.x).toBeCloseTo(580, 6);
    // Beyond its reach it goes as far as it gets.
    expect(movedTowards(view, region, move, { x: 500, y: 900 })).toMatchObject({ speed: 2, heading: 0, way: 1 });
  });
  it('is bent at the hinge, by a right angle at most', () => {
    expect(bentBy(move, 30).bend).toBe(30);
    expect(bentBy({ ...move, bend: 80 }, 30).bend).toBe(90);
    const aside = bentThrough(view, region, move, { x: 540, y: 380 });
    expect(aside.heading).toBeGreaterThan(0);
    expect(aside.bend).toBeLessThan(0);
  });
  it('has all of its reach in sight, so that nothing that is tried moves the picture', () => {
    const [low, high] = reachOf(view, region);
    for (const heading of [0, 90, 180, 270]) {
      const { end } = toolOf(view, region, { ...move, heading })!;
      expect(end.x).toBeGreaterThan(low!.x - 0.01);
      expect(end.x).toBeLessThan(high!.x + 0.01);
      expect(end.y).toBeGreaterThan(low!.y - 0.01);
      expect(end.y).toBeLessThan(high!.y + 0.01);
    }
    // What lies beyond the edge nobody has to see.
    expect(reachOf(view, { ...region, speed: 3 })[0]!.y).toBeGreaterThanOrEqual(0);
    expect(reachOf(view, { ...region, kinds: ['pivot'] })).toEqual([
      { x: 500, y: 300 },
      { x: 500, y: 300 },
    ]);
  });
  it('places everybody anew when the leader goes elsewhere', () => {
    const drawn = { ...move, others: [null] };
    expect(movedTowards(view, region, drawn, { x: 580, y: 300 })).not.toHaveProperty('others');
  });
  it('names the others in the order of the unit, without leader and fallen', () => {
    const placed = {
      leader: { x: 500, y: 400, ...UP },
      others: [[1, { x: 530, y: 400, ...UP }] as const, [3, { x: 500, y: 370, ...UP }] as const],
    };
    const unit = view.units[0]!;
    expect(othersWith(unit, placed, 3, { x: 480, y: 380 })).toEqual([
      [530, 400],
      [480, 380],
    ]);
  });
});
