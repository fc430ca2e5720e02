// A server in a process of its own, for load and chaos: it says where it is, tells its memory, and can be killed.
import { parseArgs } from 'node:util';
import { lastBorder, loadSite, Online, openStore, type Site, spokenFaults, startServer } from '@holotisch/server';
import { careless } from './careless-store.ts';
import { doubling } from './doubling-store.ts';
import { answerTo } from './server-process.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    port: { type: 'string', default: '0' },
    idle: { type: 'string', default: '60000' },
    most: { type: 'string' },
    games: { type: 'string' },
    /** The folder of the built page, for whoever looks at it in a browser. */
    site: { type: 'string' },
    careless: { type: 'boolean', default: false },
    doubling: { type: 'boolean', default: false },
  },
});
const index = { type: 'text/html', immutable: false, etag: 'none', bodies: new Map() };
const site: Site = values.site === undefined ? { files: new Map(), index } : loadSite(values.site);
// All of them come from one address, and think faster than people do.
const limits = { sockets: 100_000, requests: 10_000_000, messages: 100_000, burst: 100_000 };
const online = await Online.open({
  database: values.database!,
  idle: Number(values.idle),
  limits,
  log: 'off',
  ...(values.games && { games: values.games.split(',') }),
  ...(values.most && { mostMegabytes: Number(values.most) }),
  ...(values.careless && { store: careless(await openStore(values.database!)) }),
  ...(values.doubling && { store: doubling(await openStore(values.database!)) }),
});
const server = await startServer({ site, port: Number(values.port), addresses: ['127.0.0.1'], online });

lastBorder(process, spokenFaults);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
answerTo(server.port, () => online.house.counts.awake);
