// `npm start`: builds the web app if need be, serves it and says where.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  BadSetting,
  lastBorder,
  loadSite,
  Online,
  onlineOptions,
  type RunningServer,
  spokenFaults,
  startServer,
} from '@holotisch/server';
import { builtWeb } from './build-web.ts';
import { root } from './project.ts';

const DEFAULT_PORT = 4173;
const PORTS_TO_TRY = 50;
const WRONG_USAGE = 2;

class WrongUsage extends Error {}

/** What was given; parseArgs has no words of its own in German. */
function options(): { readonly port?: string; readonly host?: string } {
  try {
    return parseArgs({ options: { port: { type: 'string', short: 'p' }, host: { type: 'string' } } }).values;
  } catch {
    const args = process.argv.slice(2).join(' ');
    throw new WrongUsage(
      `"${args}": nur --port NUMMER und --host ADRESSE gehen · only --port NUMBER and --host ADDRESS are known`,
    );
  }
}

function wantedPort(given: string | undefined): number {
  const text = given ?? process.env['PORT'] ?? '';
  if (text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new WrongUsage(`"${text}": kein Port (0–65535) · not a port (0–65535)`);
}

async function listen(first: number, dir: string, host: string | undefined): Promise<RunningServer> {
  const site = loadSite(dir);
  const online = await Online.open(onlineOptions(process.env, join(root, '.data')));
  const addresses = host === undefined ? {} : { addresses: [host] };
  for (let port = first; ; port++) {
    try {
      return await startServer({ site, port, online, ...addresses });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port >= 65535 || port - first >= PORTS_TO_TRY) throw error;
      console.log(`Port ${port} ist belegt, ich nehme den nächsten. · Port ${port} is taken, trying the next one.`);
    }
  }
}

/** Where only one of the addresses behind `localhost` exists, that one by its number. */
function onlyAddress({ addresses, port }: RunningServer): string {
  const [address, another] = addresses;
  if (another !== undefined) return '';
  if (address !== '127.0.0.1' && address !== '::1') return `\n  (${address})`;
  const [family, host] = address === '::1' ? ['IPv6', '[::1]'] : ['IPv4', address];
  return `\n  (nur ${family} · ${family} only: http://${host}:${port})`;
}

try {
  const { port: wanted, host = process.env['HOST'] || undefined } = options();
  const port = wantedPort(wanted);
  const dir = await builtWeb(() => console.log('Holotisch wird gebaut … · Building Holotisch …'));
  const server = await listen(port, dir, host);
  console.log(`
  Holotisch läuft:      http://localhost:${server.port}
  Holotisch is running: http://localhost:${server.port}${onlyAddress(server)}

  Strg+C beendet. · Ctrl+C stops.
`);
  lastBorder(process, spokenFaults);
  // A terminal sends Ctrl+C to the whole family and the boot script passes it on once more: stay deaf to the second.
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
} catch (error) {
  console.error(`holotisch: ${error instanceof Error ? error.message : error}`);
  process.exitCode = error instanceof WrongUsage || error instanceof BadSetting ? WRONG_USAGE : 1;
}
