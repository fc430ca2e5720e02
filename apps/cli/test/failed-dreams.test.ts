import type { Json } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import type { AnyManifest } from '@holotisch/games';
import { describe, expect, it } from 'vitest';
import { toyManifest } from '../../../packages/games/src/toy/manifest.ts';
import { type Player, randomPlayer, thought } from '../../../packages/players/src/player.ts';
import { weigh } from '../../../packages/players/src/search/weigh.ts';
import { playOne, type Task } from '../src/sim/play.ts';

/** Weighs what it would do against itself, in four dreams a decision. */
const dreamer: Player = {
  id: 'ace',
  choose(turn) {
    const answer = randomPlayer.choose(turn);
    const worth = (): number => 0;
    const { dream, rng, failed } = turn;
    return dream ? thought(weigh([answer, answer] as Json[], { dream, rng, trials: 4, failed, worth })) : answer;
  },
};
/** A toy in which every other dream comes upon a fault of ours. */
function broken(): AnyManifest {
  let dreams = 0;
  const determinise = <S>(state: S): S => {
    if (dreams++ % 2 === 1) throw new Error('nobody can say what is hidden');
    return state;
  };
  return { ...toyManifest, editions: [Object.assign(Object.create(toyGame), { determinise })], players: [dreamer] };
}

async function played(verify: boolean) {
  const lists = await toyManifest.lists();
  const sides = [{ list: lists.ready[0]!.list }, { list: lists.ready[1]!.list }];
  const task: Task = {
    game: 'toy',
    fixtures: [{ sides, players: ['ace', 'random'] }],
    seed: 'dreams',
    verify,
    files: false,
  };
  return playOne({ manifest: broken(), lists, task }, 0);
}

describe('a game whose dreams fail', () => {
  it('is played to its end, and the failed dreams are counted', async () => {
    const end = await played(false);
    expect(end).toHaveProperty('decisions');
    expect('failedDreams' in end && end.failedDreams).toBeGreaterThan(3);
  });
  it('ends at the first one where it is verified, with the file that shows it', async () => {
    const end = await played(true);
    expect(end).toMatchObject({ fault: 'a dream failed: nobody can say what is hidden', file: { game: 'toy' } });
  });
});
