// The other side of `OtherProcess`: `other.ts peers`, or `other.ts since FOLDER`.
import { rateOf } from './bench.ts';
import { engineBenches } from './engine.ts';
import { loadHouse } from './house.ts';
import { peerRuns } from './peers.ts';
import { xwingBenches } from './xwing.ts';

const [kind, folder] = process.argv.slice(2);

async function commitRuns(): Promise<ReadonlyMap<string, () => number>> {
  const then = await loadHouse(folder);
  return new Map([...engineBenches(then), ...xwingBenches(then)].map(({ name, run }) => [name, run]));
}

const runs = kind === 'peers' ? peerRuns() : await commitRuns();
process.on('message', (what: string) => process.send!(rateOf(runs.get(what)!)));
process.on('disconnect', () => process.exit());
process.send!('ready');
