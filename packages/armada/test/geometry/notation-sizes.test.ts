import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIAL, MARKER_RADIUS, OBJECTIVE_RADIUS, SQUADRON_RADIUS } from '../../src/geometry/bases.ts';

it('docs/NOTATION.md states the sizes that are measured with', () => {
  const page = readFileSync(new URL('../../../../docs/NOTATION.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  expect(page).toContain(`${2 * DIAL.inner} wide at the base, ${2 * DIAL.outer} outside, ${DIAL.depth} deep`);
  expect(page).toContain(`Objective tokens have a radius of ${OBJECTIVE_RADIUS}, mines, gravity tokens`);
  expect(page).toContain(`targeting tokens one of ${MARKER_RADIUS}.`);
  expect(page).toContain(`squadron's base has a radius of ${SQUADRON_RADIUS};`);
});
