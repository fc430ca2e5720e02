import { armada } from '@holotisch/armada';
import { READY_FLEETS } from '@holotisch/armada/ready';
import { Match } from '@holotisch/engine';
import { expect, it } from 'vitest';
import { draftOf, FIRST_FLEETS, setupOf } from '../../src/armada/draft.ts';

it('a battle may name a campaign objective, which is then played for', () => {
  const drafts = FIRST_FLEETS.map((id) => draftOf(READY_FLEETS.find((one) => one.id === id)!.fleet));
  const started = Match.start(armada, { setup: setupOf(drafts, {}, 'hyperlane-raid'), seed: 'named' });
  expect(started.ok && started.value.state).toMatchObject({ objective: 'hyperlane-raid' });
  expect(setupOf(drafts)).not.toHaveProperty('objective');
});
