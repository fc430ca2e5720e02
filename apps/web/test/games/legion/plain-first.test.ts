import { pose } from '@holotisch/table';
import { expect, it } from 'vitest';
import { firstPlain } from '../../../src/games/legion/decide/plain-first.ts';
import type { LegionView } from '../../../src/games/legion/view.ts';

/** A squad: its leader, two plain troopers and one that a card has brought. */
const squad = {
  id: 3,
  leader: 0,
  upgrades: [{ id: 'dlt-19-stormtrooper' }],
  minis: [
    { pose: pose(0, 0, 0), by: null },
    { pose: pose(30, 0, 0), by: null },
    { pose: pose(60, 0, 0), by: null },
    { pose: pose(90, 0, 0), by: 0 },
  ],
};
const units: unknown[] = [];
units[3] = squad;
const view = { units } as unknown as Pick<LegionView, 'units'>;
const ask = (...minis: readonly number[]) => ({
  options: minis.map((mini) => ({ id: String(mini), label: { text: 'le.mini' }, about: { unit: 3, mini } })),
});

it('a plain trooper is given up before who carries a weapon of its own and before the leader, the farthest first', () => {
  expect(firstPlain(view, ask(0, 1, 2, 3))).toBe('2');
  expect(firstPlain(view, ask(0, 1, 3))).toBe('1');
  expect(firstPlain(view, ask(0, 3))).toBeUndefined();
});
