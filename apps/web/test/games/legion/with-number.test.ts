import type { UnitValues } from '@holotisch/legion';
import { expect, it } from 'vitest';
import { withNumber } from '../../../src/games/legion/cards/with-number.ts';

const values: UnitValues = {
  unit: 3,
  speed: 2,
  courage: 1,
  suppressed: false,
  wounds: [1],
  melee: [],
  keywords: [{ keyword: 'inspire', n: 2 }],
};
const known = { units: new Map([[3, values]]), points: undefined };
const SAYS = 'Up to X units, never the X-wing.';

it('a keyword is explained with the number of its unit; without one as it is printed', () => {
  expect(withNumber('Up to X tokens.', 'keyword/inspire', known, 3)).toBe('Up to 2 tokens.');
  expect(withNumber('Up to X tokens.', 'keyword/inspire', known, 4)).toBe('Up to X tokens.');
  expect(withNumber('Up to X tokens.', 'keyword/aim', known, 3)).toBe('Up to X tokens.');
  expect(withNumber(SAYS, 'upgrade/x', known, 3)).toBe(SAYS);
});
