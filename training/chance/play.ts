// node training/chance/play.ts NAME SECONDS FILE [WORKERS]: two veterans play each other as long as they may; the
// positions of their games are left in FILE. Which games there are depends on the seed in recipe.ts alone.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { hallOf, type Position, positionsOf } from './recipe.ts';

if (isMainThread) await lead();
else await serve();

async function lead(): Promise<void> {
  const [name = 'xwing', seconds = '60', file = `${name}.jsonl.gz`, workers] = process.argv.slice(2);
  const end = performance.now() + Number(seconds) * 1000;
  const games = new Map<number, readonly Position[]>();
  let next = 0;
  const faults: string[] = [];
  const one = () =>
    new Promise<void>((resolve) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: name });
      worker.on('error', (e) => {
        faults.push(String(e));
        resolve();
      });
      worker.on('message', (played: { n: number; positions: readonly Position[]; fault?: string } | 'ready') => {
        if (played !== 'ready') games.set(played.n, played.positions);
        if (played !== 'ready' && played.fault !== undefined) faults.push(`${played.n}: ${played.fault}`);
        if (performance.now() > end) void worker.terminate().then(() => resolve());
        else worker.postMessage(next++);
      });
      setTimeout(() => void worker.terminate().then(() => resolve()), end - performance.now() + 1000).unref();
    });
  await Promise.all(Array.from({ length: Number(workers ?? availableParallelism()) }, one));
  // A game that took longer than others would be missing just because of that: what comes after it is left out.
  let whole = 0;
  while (games.has(whole)) whole++;
  const rows = Array.from({ length: whole }, (_, n) => games.get(n)!).flat();
  const names = Object.keys(rows[0]?.features ?? {});
  const head = JSON.stringify({ name, games: whole, positions: rows.length, features: names });
  const lines = rows.map(({ game, round, won, features }) =>
    JSON.stringify([game, round, won, ...names.map((one) => features[one])]),
  );
  writeFileSync(file, gzipSync(`${[head, ...lines].join('\n')}\n`));
  console.log(head, 'played', games.size, 'faults', faults.length, faults.slice(0, 5).join(' | '));
  process.exit();
}

async function serve(): Promise<void> {
  const hall = await hallOf(workerData as string);
  parentPort!.on('message', (n: number) => {
    try {
      parentPort!.postMessage({ n, positions: positionsOf(hall, n) });
    } catch (e) {
      parentPort!.postMessage({ n, positions: [], fault: String(e).slice(0, 300) });
    }
  });
  parentPort!.postMessage('ready');
}
