// `npm run chaos`: whole games while servers are killed, databases restarted and connections cut. Nothing may be lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Arena, type Tally, ZERO } from './online/arena.ts';
import { verdict } from './online/chaos-verdict.ts';
import { PostgresServer } from './online/postgres-server.ts';
import { ServerProcess } from './online/server-process.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    store: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
    careless: { type: 'boolean', default: false },
    doubling: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const say = (text: string) => process.stderr.write(`${text}\n`);
const games = Number(values.games);
const stores = values.store === 'both' ? ['sqlite', 'postgres'] : [values.store];
const share = Math.ceil(games / stores.length);
const sum = (a: Tally, b: Tally): Tally =>
  Object.fromEntries(Object.entries(a).map(([name, n]) => [name, n + b[name as keyof Tally]])) as Tally;

/**
 * Tables are put away soon, so that they are made again often. `--careless` loses decisions and `--doubling` writes some twice:
 * to see that it is noticed.
 */
const harms = (['careless', 'doubling'] as const).filter((harm) => values[harm]);
const serverArgs = ['--idle', '1500', ...harms.map((harm) => `--${harm}`)];

/** So long may nothing happen at a table, on a busy machine too. Where it is known that some never end, less. */
const patience = harms.length > 0 ? 40_000 : 180_000;

/** One file, one process. */
async function onSqlite(): Promise<Tally> {
  const place = mkdtempSync(join(tmpdir(), 'holotisch-chaos-'));
  const database = join(place, 'chaos.sqlite');
  const servers = [await new ServerProcess('serve.ts', '--database', database, ...serverArgs).start()];
  try {
    return await new Arena({ database, servers, games: share, seed: Number(values.seed), say, patience }).run();
  } finally {
    for (const server of servers) await server.kill();
    rmSync(place, { recursive: true, force: true });
  }
}

/** One database, three processes of which any may die. */
async function onPostgres(): Promise<Tally> {
  const postgres = await PostgresServer.start();
  const servers = await Promise.all(
    [1, 2, 3].map(() => new ServerProcess('serve.ts', '--database', postgres.url, ...serverArgs).start()),
  );
  try {
    const arena = new Arena({
      database: postgres.url,
      servers,
      games: share,
      seed: Number(values.seed) + 1,
      say,
      patience,
      postgres,
    });
    return await arena.run();
  } finally {
    for (const server of servers) await server.kill();
    await postgres.stop();
  }
}

let tally: Tally = ZERO;
for (const store of stores) tally = sum(tally, store === 'sqlite' ? await onSqlite() : await onPostgres());
const outcome = verdict(tally, { stores, games: share * stores.length });
if (values.json) console.log(JSON.stringify({ ...outcome, stores, ...(harms.length > 0 && { harms }), ...tally }));
else say(JSON.stringify({ ...outcome, ...tally }));
process.exit(outcome.ok ? 0 : 1);
