import { Match, quickRng } from '@holotisch/engine';
import { campaignIds, loadGame } from '@holotisch/games';
import { letDecide, randomPlayer } from '@holotisch/players';
import { expect, it } from 'vitest';
import { call } from './fake.ts';

it.each(campaignIds)(
  'the file of a campaign of %s is played again like any other, with its battles in it',
  async (id) => {
    const { editions, samples } = (await loadGame(id))!;
    const { setups } = await samples!();
    const begun = Match.start(editions[0]!, { setup: setups![0]!, seed: 'file' }, { keep: 'all' });
    if (!begun.ok) throw new Error(begun.fault.message.text);
    const match: Match = begun.value;
    const rng = quickRng(1);
    while (match.taken.length < 30 && !match.over) letDecide(match, match.open[0]!.seat, randomPlayer, rng);
    const file = JSON.stringify(match.file());
    const replayed = await call('replay f --json', { f: file });
    expect(replayed.code).toBe(0);
    expect(JSON.parse(replayed.out)).toMatchObject({ game: id, hash: match.hash() });
    const changed = file.replace(/"hash":"\w{6}/, '"hash":"000000');
    expect((await call('replay f', { f: changed })).code).not.toBe(0);
  },
);
