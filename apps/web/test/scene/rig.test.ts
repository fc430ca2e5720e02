import { pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { Rig } from '../../src/scene/rig.ts';

/** A part that keeps a list of what it was told. */
function part() {
  const seen: string[] = [];
  return {
    seen,
    draw: ({ x, y }: { x: number; y: number }, { pixel }: { pixel: number }) => void seen.push(`${x} ${y} @${pixel}`),
  };
}

describe('what hangs on a piece', () => {
  it('goes where the piece goes, and nothing else does', () => {
    const rig = new Rig();
    const [body, plate, other] = [part(), part(), part()];
    rig.place('a', pose(1, 2));
    rig.place('b', pose(9, 9));
    rig.hang('a', body.draw, 'piece');
    rig.hang('a', plate.draw, 'both');
    rig.hang('b', other.draw, 'piece');
    rig.pose('a', pose(3, 4));
    expect(body.seen).toEqual(['1 2 @1', '3 4 @1']);
    expect(plate.seen).toEqual(['1 2 @1', '3 4 @1']);
    expect(other.seen).toEqual(['9 9 @1']);
  });

  it('goes back to where the description has it', () => {
    const rig = new Rig();
    rig.place('a', pose(1, 2));
    rig.pose('a', pose(3, 4));
    // Meanwhile the description has it elsewhere; it is shown on its way all the same.
    rig.place('a', pose(5, 6));
    expect(rig.poseOf('a')).toMatchObject({ x: 3, y: 4 });
    rig.pose('a', undefined);
    expect(rig.poseOf('a')).toMatchObject({ x: 5, y: 6 });
  });

  it('may come before the piece itself', () => {
    const rig = new Rig();
    const arc = part();
    rig.hang('a', arc.draw, 'piece');
    expect(arc.seen).toEqual([]);
    rig.place('a', pose(1, 2));
    expect(arc.seen).toEqual(['1 2 @1']);
  });

  it('is redrawn for another look only as far as it follows it', () => {
    const rig = new Rig();
    const parts = [part(), part(), part(), part()];
    const counts = () => parts.map(({ seen }) => seen.length);
    rig.place('a', pose(1, 2));
    for (const [i, follows] of (['piece', 'both', 'eye', 'view'] as const).entries())
      rig.hang('a', parts[i]!.draw, follows);
    expect(counts()).toEqual([1, 1, 1, 1]);
    rig.look({ pixel: 1, turn: 0 }); // only panned
    expect(counts()).toEqual([1, 1, 1, 2]);
    rig.look({ pixel: 0.5, turn: 0 });
    expect(counts()).toEqual([1, 2, 2, 3]);
    rig.pose('a', pose(5, 6)); // what only has another size does not care
    expect(counts()).toEqual([2, 3, 2, 4]);
  });

  it('follows a piece that moves only once that stands, where it is only felt for', () => {
    const rig = new Rig();
    const grip = part();
    rig.place('a', pose(1, 2));
    rig.hang('a', grip.draw, 'rest');
    rig.pose('a', pose(3, 4));
    rig.place('a', pose(5, 6));
    expect(grip.seen).toEqual(['1 2 @1']);
    rig.pose('a', undefined);
    expect(grip.seen).toEqual(['1 2 @1', '5 6 @1']);
  });

  it('is told when its piece sets out and when it has arrived, and nothing in between', () => {
    const rig = new Rig();
    const told: boolean[] = [];
    rig.place('a', pose(1, 2));
    rig.hang('a', part().draw, 'piece', (moves) => void told.push(moves));
    expect(told).toEqual([false]);
    rig.pose('a', pose(3, 4));
    rig.pose('a', pose(4, 5));
    rig.place('a', pose(5, 6));
    expect(told).toEqual([false, true]);
    rig.pose('a', undefined);
    expect(told).toEqual([false, true, false]);
  });

  it('knows whether its piece is on the way, and is drawn once more when that has arrived', () => {
    const rig = new Rig();
    const seen: boolean[] = [];
    rig.place('a', pose(1, 2));
    rig.hang('a', (_, __, moves) => void seen.push(moves), 'both');
    rig.pose('a', pose(3, 4));
    rig.look({ pixel: 2, turn: 0 });
    rig.pose('a', undefined);
    expect(seen).toEqual([false, true, true, false]);
  });

  it('is told no more once it is taken off', () => {
    const rig = new Rig();
    const body = part();
    rig.place('a', pose(1, 2));
    const off = rig.hang('a', body.draw, 'piece');
    off();
    rig.pose('a', pose(3, 4));
    expect(body.seen).toEqual(['1 2 @1']);
  });
});
