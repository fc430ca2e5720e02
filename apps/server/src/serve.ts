// The table on the network, for whoever starts it: `npm start`, or the installed package.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { bordered, lastBorder, spokenFaults } from './border.ts';
import { BadSetting, onlineOptions } from './config.ts';
import { Online } from './online.ts';
import { type RunningServer, startServer } from './server.ts';
import { loadSite } from './site.ts';

const DEFAULT_PORT = 4173;
const PORTS_TO_TRY = 50;
const WRONG_USAGE = 2;

class WrongUsage extends Error {}

/** What was given; parseArgs has no words of its own in German. */
function options(args: readonly string[]): { readonly port?: string; readonly host?: string } {
  try {
    return parseArgs({ args: [...args], options: { port: { type: 'string', short: 'p' }, host: { type: 'string' } } })
      .values;
  } catch {
    throw new WrongUsage(
      `"${args.join(' ')}": nur --port NUMMER und --host ADRESSE gehen · only --port NUMBER and --host ADDRESS are known`,
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

/** Why a place cannot be listened at, in words; undefined: another port may do. */
function whyNot(error: unknown, port: number, host = 'localhost'): Error | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const place = `${host}:${port}`;
  switch (code) {
    case 'EADDRINUSE':
      return undefined;
    case 'EACCES':
      return new Error(`${place}: dieser Port ist nicht erlaubt · this port is not allowed`);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new WrongUsage(`${place}: diese Adresse hat dieser Rechner nicht · this machine has no such address`);
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}

/** Whether this machine lets us listen there at all, before anything takes long; a port that is taken is another matter. */
function probe(port: number, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once(
      'error',
      bordered(spokenFaults, 'a port', (error: Error) => {
        const reason = whyNot(error, port, host);
        if (reason) reject(reason);
        else resolve();
      }),
    );
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

async function listen(first: number, dir: string, host: string | undefined, online: Online): Promise<RunningServer> {
  const site = loadSite(dir);
  const addresses = host === undefined ? {} : { addresses: [host] };
  for (let port = first; ; port++) {
    try {
      return await startServer({ site, port, online, ...addresses });
    } catch (error) {
      const reason = whyNot(error, port, host);
      if (reason) throw reason;
      if (port >= 65535 || port - first >= PORTS_TO_TRY)
        throw new Error(`${first}–${port}: alle Ports belegt · all ports are taken`);
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

/** Where the built page lies, made first if need be, and where matches are kept unless somebody says otherwise. */
interface Place {
  page(): string | Promise<string>;
  readonly data: string;
}

/** Serves the table and says where, or says what keeps it from that. Ends with Ctrl+C. */
export async function serve(args: readonly string[], { page, data }: Place): Promise<void> {
  let online: Online | undefined;
  try {
    const { port: wanted, host = process.env['HOST'] || undefined } = options(args);
    const port = wantedPort(wanted);
    // What cannot be is said before anybody waits for a build.
    await probe(port, host);
    const say = (words: string) => console.error(`holotisch: ${words}`);
    online = await Online.open({ ...onlineOptions(process.env, data), say });
    const server = await listen(port, await page(), host, online);
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
    // Whatever is open would keep the process waiting for nothing.
    await online?.close();
  }
}
