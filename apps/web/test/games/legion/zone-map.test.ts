import { expect, it } from 'vitest';
import { isTurnedFor } from '../../../src/games/legion/decide/zone-map.tsx';

it('the map of the deployment zones lies as the table does: whoever looks at it deploys below', () => {
  const sides = [0, 1] as const;
  expect([isTurnedFor({ sides, blue: 0 }, 0), isTurnedFor({ sides, blue: 0 }, 1)]).toEqual([false, true]);
  expect([isTurnedFor({ sides, blue: 1 }, 0), isTurnedFor({ sides, blue: 1 }, 1)]).toEqual([true, false]);
});
