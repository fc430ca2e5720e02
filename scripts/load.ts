// `npm run load`: many live matches on one machine, the load generator included. The last line of `--json` is one object.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetched } from './fetched.ts';
import { Crowd } from './online/crowd.ts';
import { beside, type Measured, measure } from './online/measure.ts';
import { ownTables, readyMatch } from './online/own-table.ts';
import { peerTables } from './online/peer-table.ts';
import { ServerProcess } from './online/server-process.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '2000' },
    legion: { type: 'string', default: '500' },
    peers: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '30' },
    database: { type: 'string' },
    record: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const say = (text: string) => process.stderr.write(`${text}\n`);
const seconds = Number(values.seconds);
/** With what it keeps its files with, and the last koa-compose under which its server finds its own addresses. */
const PEER = { 'boardgame.io': '0.50.2', 'node-persist': '3.1.3', 'koa-compose': '4.1.0' };
const IDLE_MS = 12_000;
/** People who play against the computer, and how many others are asked how long they wait meanwhile. */
const COMPUTERS = 4;
const BESIDE = 200;

const place = mkdtempSync(join(tmpdir(), 'holotisch-load-'));
process.once('exit', () => rmSync(place, { recursive: true, force: true }));

/** A server of ours with an empty database, for as long as something is done with it. */
async function withServer<T>(games: string, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const database = values.database ?? join(place, `${games}.sqlite`);
  const args = ['--database', database, '--idle', String(IDLE_MS), '--games', games];
  const server = await new ServerProcess('serve.ts', ...args).start();
  try {
    return await work(server);
  } finally {
    await server.kill('SIGTERM');
  }
}

const own = (game: string, matches: number): Promise<Measured> =>
  withServer(game, async (server) =>
    measure(server, ownTables(server.url, await readyMatch(game, 'first')), {
      name: game,
      matches,
      seconds,
      say,
      idle: IDLE_MS,
    }),
  );

/** How long players of X-Wing wait while people hurry through battles of Legion against the computer. */
const besideComputers = () =>
  withServer('xwing,legion', async (server) => {
    const others = ownTables(server.url, await readyMatch('xwing', 'first'));
    const quiet = await beside(others, BESIDE, seconds);
    const battle = { ...(await readyMatch('legion', 'even')), computer: [1] };
    const stop = await hurriedly(ownTables(server.url, battle), COMPUTERS);
    const thinking = await beside(others, BESIDE, seconds);
    const battles = await stop();
    say(
      `beside ${COMPUTERS} computers of Legion (${battles} decisions of their opponents): ` +
        `p50 ${thinking.p50} ms, p99 ${thinking.p99} ms; without them ${quiet.p50} and ${quiet.p99} ms`,
    );
    return { computers: COMPUTERS, matches: BESIDE, ...thinking, without: quiet };
  });

/** Plays on at some tables as fast as it goes until it is called off; how much was decided at them. */
async function hurriedly(open: ReturnType<typeof ownTables>, tables: number): Promise<() => Promise<number>> {
  const crowd = new Crowd(open);
  await crowd.fill(tables);
  const done = crowd.hurry(seconds + 15);
  return async () => {
    await done;
    crowd.leave();
    return crowd.decisions;
  };
}

/** The same number of matches of another game on boardgame.io's server, which keeps them in files. */
async function peer(): Promise<Measured & { readonly name: string }> {
  const packages = fetched('peers-online', PEER);
  const args = ['--packages', packages, '--data', join(place, 'peer')];
  const server = await new ServerProcess('peer-serve.ts', ...args).start();
  try {
    const name = `boardgame.io ${PEER['boardgame.io']}`;
    const wanted = { name, matches: Number(values.peers), seconds, say };
    return { name, ...(await measure(server, peerTables(packages, server.url), wanted)) };
  } finally {
    await server.kill();
  }
}

const report = {
  game: 'xwing',
  database: /^postgres/.test(values.database ?? '') ? 'postgres' : 'sqlite',
  ...(await own('xwing', Number(values.matches))),
  legion: Number(values.legion) > 0 ? await own('legion', Number(values.legion)) : null,
  besideComputers: await besideComputers(),
  against: Number(values.peers) > 0 ? await peer() : null,
};
const text = `${JSON.stringify(report, null, 2)}\n`;
if (values.record) writeFileSync(new URL('../bench/online.json', import.meta.url), text);
console.log(values.json ? JSON.stringify(report) : text);
process.exit(0);
