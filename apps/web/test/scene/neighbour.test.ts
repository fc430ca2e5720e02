import { describe, expect, it } from 'vitest';
import { neighbour } from '../../src/scene/neighbour.ts';

const at = (key: string, x: number, y: number) => ({ key, x, y });
const all = [at('here', 0, 0), at('right', 100, 5), at('askew', 60, 55), at('far', 400, 0), at('up', -10, 200)];

describe('the arrow keys', () => {
  it('lead to the piece that stands in their direction', () => {
    expect(neighbour(all[0]!, all, { x: 1, y: 0 })).toBe('right');
    expect(neighbour(all[0]!, all, { x: 0, y: 1 })).toBe('askew');
    expect(neighbour(all[1]!, all, { x: 1, y: 0 })).toBe('far');
  });

  it('lead nowhere beyond the last one', () => {
    expect(neighbour(all[0]!, all, { x: -1, y: 0 })).toBeUndefined();
    expect(neighbour(all[0]!, all, { x: 0, y: -1 })).toBeUndefined();
  });
});
