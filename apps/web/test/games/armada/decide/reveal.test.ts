import type { ArmadaQuestion } from '@holotisch/armada';
import { expect, it } from 'vitest';
import { mayStand } from '../../../../src/games/armada/decide/always.ts';

const revealed = (...ids: string[]): ArmadaQuestion => ({
  type: 'choice',
  kind: 'window:ship.revealed',
  seat: 0,
  prompt: { text: 'ar.window.ship.revealed' },
  clauses: [],
  options: [...ids, 'pass'].map((id) => ({ id })),
});

it('nobody says for good that ships retreat, or that they never do', () => {
  expect(mayStand(revealed('0:veteran'))).toBe(true);
  expect(mayStand(revealed('0:veteran', '0:retreat'))).toBe(false);
});
