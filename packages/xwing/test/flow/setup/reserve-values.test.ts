import { describe, expect, it } from 'vitest';
import * as data from '../../../src/data/index.ts';
import { rookie, scene } from '../../scene.ts';
import { answer } from '../edge-words.ts';

/** The values of two ships of which the first waits to be placed with these cards. */
const valuesOf = (upgrades: readonly string[]): unknown => {
  const s = scene({ phase: 'combat', ships: [rookie(450, 300, 0, { upgrades }), rookie(650, 300)] });
  Object.assign(s.ship(0), { status: 'reserve', pose: null });
  return answer(s, 'values', {});
};

describe('the values of a ship that waits to be placed', () => {
  it('are those that its cards give it', () => {
    expect(valuesOf(['ept/veteraninstincts'])).toMatchObject([
      { ship: 0, skill: 4 },
      { ship: 1, skill: 2 },
    ]);
  });

  it('can be asked for whatever card it has', () => {
    for (const { slot, id } of data.UPGRADES) expect(valuesOf([`${slot}/${id}`])).toHaveLength(2);
  });
});
