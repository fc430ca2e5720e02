// `npm start`: builds the web app if need be, serves it and says where.
import { parseArgs } from 'node:util';
import { loadSite, type RunningServer, startServer } from '@holotisch/server';
import { builtWeb } from './build-web.ts';

const DEFAULT_PORT = 4173;
const PORTS_TO_TRY = 50;
const WRONG_USAGE = 2;

class WrongUsage extends Error {}

/** The value of `--port`; parseArgs has no words of its own in German. */
function givenPort(): string | undefined {
  try {
    return parseArgs({ options: { port: { type: 'string', short: 'p' } } }).values.port;
  } catch {
    const given = process.argv.slice(2).join(' ');
    throw new WrongUsage(`"${given}": nur --port NUMMER geht · only --port NUMBER is known`);
  }
}

function wantedPort(): number {
  const text = givenPort() ?? process.env['PORT'] ?? '';
  if (text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new WrongUsage(`"${text}": kein Port (0–65535) · not a port (0–65535)`);
}

async function listen(first: number, dir: string): Promise<RunningServer> {
  const site = loadSite(dir);
  for (let port = first; ; port++) {
    try {
      return await startServer({ site, port });
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
  const [family, host] = address === '::1' ? ['IPv6', '[::1]'] : ['IPv4', address];
  return `\n  (nur ${family} · ${family} only: http://${host}:${port})`;
}

try {
  const port = wantedPort();
  const dir = await builtWeb(() => console.log('Holotisch wird gebaut … · Building Holotisch …'));
  const server = await listen(port, dir);
  console.log(`
  Holotisch läuft:      http://localhost:${server.port}
  Holotisch is running: http://localhost:${server.port}${onlyAddress(server)}

  Strg+C beendet. · Ctrl+C stops.
`);
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
  process.exitCode = error instanceof WrongUsage ? WRONG_USAGE : 1;
}
