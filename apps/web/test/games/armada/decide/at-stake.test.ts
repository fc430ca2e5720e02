import { expect, it } from 'vitest';
import { atStake } from '../../../../src/games/armada/decide/at-stake.ts';

it('both sides bring their points to the choice of the first player, and the objectives that may be seen', () => {
  const own = { assault: 'opening-salvo', defence: 'fire-lanes', navigation: 'minefields' } as const;
  expect(atStake({ sides: [0, 1], points: [394, 395], brought: [own, null] })).toEqual([
    { side: 0, points: 394, objectives: ['opening-salvo', 'fire-lanes', 'minefields'] },
    { side: 1, points: 395, objectives: [] },
  ]);
  // The seats of a team bring them between them.
  const [team] = atStake({
    sides: [0, 1, 0],
    points: [200, 400, 190],
    brought: [{ assault: 'opening-salvo' }, null, { navigation: 'minefields' }],
  });
  expect(team).toEqual({ side: 0, points: 390, objectives: ['opening-salvo', 'minefields'] });
});
