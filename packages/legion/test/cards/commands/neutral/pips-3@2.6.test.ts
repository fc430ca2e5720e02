import { describe, expect, it } from 'vitest';
import { fewerOrders } from '../../scenes.ts';

describe('Discretion', () => {
  it('Discretion: up to three become dodge tokens, and as many orders fewer are issued', () => {
    const { t, numbers } = fewerOrders('discretion', '2');
    expect(numbers).toEqual(['0', '1', '2', '3']);
    expect([0, 1, 2, 3, 4, 5].map((id) => t.tokens(id, 'dodge'))).toEqual([0, 1, 1, 0, 0, 0]);
    const orders = (number: string) =>
      fewerOrders('discretion', number).t.state.units.filter(({ order }) => order === 'faceup').length;
    expect(orders('0') - orders('2')).toBe(2);
  });
});
