import { anyCampaign, rim, TASK_FORCE } from '@holotisch/campaign';
import { Match, quickRng } from '@holotisch/engine';
import { expect, it } from 'vitest';
import { letDecide, type Player, rngOf } from '../../src/index.ts';
import { rimAdmiral } from '../../src/rim/index.ts';

/** What the leader of a team does with what it has; battles are reported by chance. */
it('takes every reward, repairs all it may, and goes where most is to be had', () => {
  const setup = anyCampaign(rngOf('led'), 2, undefined, TASK_FORCE);
  const start = Match.start(rim, { setup, seed: 'led' }, { keep: 'last', verify: true });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const match = start.value;
  const rng = quickRng(2);
  const counted = { rewards: 0, scars: 0, bases: 0 };
  while (!match.over) {
    const asked = match.open[0]!;
    letDecide(match, asked.seat, rimAdmiral as Player, rng);
    const { answer } = match.taken.at(-1)!;
    if (asked.kind === 'reward') {
      expect(answer).not.toBe('none');
      counted.rewards++;
    }
    if (asked.kind === 'scars' && asked.type === 'several') {
      expect(answer).toHaveLength(asked.max);
      counted.scars++;
    }
    if (asked.kind === 'build') counted.bases++;
  }
  expect(Math.min(counted.rewards, counted.scars, counted.bases)).toBeGreaterThan(0);
});
