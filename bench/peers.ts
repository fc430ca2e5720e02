import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fetched } from '../scripts/fetched.ts';
import type { Bench } from './bench.ts';
import { loadHouse } from './house.ts';
import { OtherProcess } from './other-process.ts';
import { boardGameIo } from './peers/boardgame-io.ts';
import { showdown } from './peers/showdown.ts';
import { midAttack, playGame } from './xwing.ts';

/*
 * Two engines that many people play with, in other games: how fast does each of them carry out decisions, and how fast
 * does it get a second match out of one that is running? They are fetched into a folder that git ignores and are never
 * a dependency of ours. Their games differ from ours, so this says whether we are in another class, and no more.
 */
const PEERS = { 'pokemon-showdown': '0.11.11', 'boardgame.io': '0.50.2' } as const;
const peers = () => fetched('peers', PEERS);

/** What they do, by name; called in their own process. */
export function peerRuns(): ReadonlyMap<string, () => number> {
  const require = createRequire(join(peers(), 'package.json'));
  return new Map(Object.entries({ ...showdown(require), ...boardGameIo(require) }));
}

export async function peerBenches(): Promise<readonly Bench[]> {
  peers();
  const others = await OtherProcess.start('peers');
  const house = await loadHouse();
  const attacking = midAttack(house);
  let number = 0;
  const beside = (name: string, what: string): Bench => ({
    name: `X-Wing decisions beside ${name}`,
    unit: 'decisions/s',
    run: () => playGame(house, number++),
    against: others.rival(name, what),
  });
  return [
    beside('choices of Showdown, generation 9', 'choices'),
    beside('moves of boardgame.io, six ships', 'skirmish'),
    beside('moves of boardgame.io, noughts and crosses', 'tictactoe'),
    {
      name: 'X-Wing fork in mid-attack beside Showdown',
      unit: 'forks/s',
      run: () => {
        attacking.fork();
        return 1;
      },
      against: others.rival('its state out and in', 'outAndIn'),
    },
  ];
}
