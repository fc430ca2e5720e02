import { armada } from '@holotisch/armada';
import { READY_FLEETS } from '@holotisch/armada/ready';
import { type Json, type JsonObject, Match } from '@holotisch/engine';
import { rngOf } from '@holotisch/players';
import { describe, expect, it } from 'vitest';
import { anyCampaignBattle } from '../../src/armada/battle.ts';
import { draftOf, FIRST_FLEETS, setupOf } from '../../src/armada/draft.ts';
import { armadaLists } from '../../src/armada/lists.ts';

it('a battle may name a campaign objective, which is then played for', () => {
  const drafts = FIRST_FLEETS.map((id) => draftOf(READY_FLEETS.find((one) => one.id === id)!.fleet));
  const started = Match.start(armada, { setup: setupOf(drafts, {}, 'hyperlane-raid'), seed: 'named' });
  expect(started.ok && started.value.state).toMatchObject({ objective: 'hyperlane-raid' });
  expect(setupOf(drafts)).not.toHaveProperty('objective');
});

describe('a battle of a campaign', () => {
  const drafts = FIRST_FLEETS.map((id) => draftOf(READY_FLEETS.find((one) => one.id === id)!.fleet));
  const begun = (setup: Json) => {
    const started = Match.start(armada, { setup, seed: 'battle' });
    if (!started.ok) throw new Error(JSON.stringify(started.fault));
    return started.value.state;
  };
  it('is agreed on with the fleets, and in the next match the other side assaults', () => {
    const setup = setupOf(drafts, { rounds: 6 }, undefined, { assault: 0, base: true }) as JsonObject;
    expect(begun(setup)).toMatchObject({ first: 0, campaign: { assault: 0, base: true, own: 0 } });
    const again = armadaLists.turned!(setup);
    const { campaign, sides, units } = begun(again);
    expect([campaign?.assault, sides, units[0]?.faction]).toEqual([1, [0, 1], 'empire']);
    expect(armadaLists.turned!(setupOf(drafts) as JsonObject)).not.toHaveProperty('campaign');
  });
  it('by chance is one that the rules take, with scars and veterans', () => {
    const states = Array.from({ length: 24 }, (_, n) =>
      begun(anyCampaignBattle(setupOf(drafts, { unenforced: true }) as JsonObject, rngOf(`battle ${n}`))),
    );
    expect(new Set(states.map(({ campaign }) => campaign?.rules)).size).toBe(2);
    expect(states.some(({ units }) => units.some((unit) => unit.scarred && unit.veteran))).toBe(true);
    expect(states.every(({ campaign, first }) => campaign?.assault === first)).toBe(true);
  });
});
