import { describe, expect, it } from 'vitest';
import { crowded } from '../../src/scene/details.ts';

const plate = (key: string, x: number, y: number) => ({ key, x, y, width: 60, height: 16 });

describe('what is written at pieces', () => {
  it('is written in full where there is room', () => {
    expect(crowded([plate('a', 0, 0), plate('b', 61, 0), plate('c', 0, 17)])).toEqual(new Set());
  });

  it('is brief at those that would cover each other, and only at those', () => {
    expect(crowded([plate('a', 0, 0), plate('b', 40, 5), plate('c', 200, 0)])).toEqual(new Set(['a', 'b']));
  });

  it('counts a wide plate among narrow ones', () => {
    const broad = { ...plate('broad', 0, 0), width: 400 };
    expect(crowded([broad, plate('b', 150, 0), plate('c', 215, 0), plate('d', 240, 0)])).toEqual(
      new Set(['broad', 'b', 'c', 'd']),
    );
    expect(crowded([broad, plate('d', 240, 0)])).toEqual(new Set());
  });
});
