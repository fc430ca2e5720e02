import { pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import type { Description, PieceItem } from '../../src/scene/description.ts';
import { kept, same } from '../../src/scene/same.ts';

const piece = (key: string, x: number): PieceItem => ({
  kind: 'piece',
  key,
  pose: pose(x, 0),
  height: 3,
  outline: 'M0 0H1V1Z',
  radius: 1,
  drawing: [{ d: 'M0 0H1V1Z', paint: 'base' }],
});
const table = (...items: PieceItem[]): Description => ({ ground: { width: 9, depth: 9, look: 'plain' }, items });

describe('plain data', () => {
  it('says the same or does not', () => {
    expect(same({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(same([1, 2], [1])).toBe(false);
    expect(same({ 0: 1 }, [1])).toBe(false);
    expect(same(null, {})).toBe(false);
  });
});

describe('a new description', () => {
  it('keeps the very items that say the same, so that nothing of them is drawn again', () => {
    const before = table(piece('a', 1), piece('b', 2));
    const now = kept(before, table(piece('a', 1), piece('b', 3), piece('c', 2)));
    expect(now.ground).toBe(before.ground);
    expect(now.items[0]).toBe(before.items[0]);
    expect(now.items[1]).not.toBe(before.items[1]);
    expect(now.items.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });
});
