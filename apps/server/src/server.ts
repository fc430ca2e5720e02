import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respond } from './respond.ts';
import type { Site } from './site.ts';

/** `localhost` means the one or the other, as browser and system like: the server is at both. */
const LOOPBACKS: readonly string[] = ['127.0.0.1', '::1'];

/** How often a port that was free for the first address only is given up for another. */
const TRIES = 20;
/** What the system says when it has no such address at all. */
const NO_SUCH_ADDRESS: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'EPROTONOSUPPORT'];

export interface ServerOptions {
  readonly site: Site;
  readonly port: number;
  readonly addresses?: readonly string[];
}

export interface RunningServer {
  readonly port: number;
  /** Those it listens at: an address that this machine does not have is left out. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

interface Listener {
  readonly address: string;
  readonly server: Server;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const portOf = ({ server }: Listener): number => (server.address() as AddressInfo).port;

function listen(answer: RequestListener, address: string, port: number): Promise<Listener> {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve({ address, server });
    });
  });
}

function close({ server }: Listener): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    // Browsers keep idle connections open; without this the process would wait for them.
    server.closeAllConnections();
  });
}

/** The same port at each of the addresses that this machine has, or none at all. */
async function listenAt(
  addresses: readonly string[],
  answer: RequestListener,
  port: number,
): Promise<readonly Listener[]> {
  const listeners: Listener[] = [];
  let missing: unknown;
  for (const address of addresses) {
    try {
      listeners.push(await listen(answer, address, listeners[0] ? portOf(listeners[0]) : port));
    } catch (error) {
      if (!NO_SUCH_ADDRESS.includes(codeOf(error))) {
        await Promise.all(listeners.map(close));
        throw error;
      }
      missing = error;
    }
  }
  if (listeners.length === 0) throw missing;
  return listeners;
}

/** Serves the site to this machine. Port 0 takes any free one; a taken port rejects with EADDRINUSE. */
export async function startServer({ site, port, addresses = LOOPBACKS }: ServerOptions): Promise<RunningServer> {
  const answer: RequestListener = (request, response) => {
    const { status, headers, body } = respond(site, {
      method: request.method ?? '',
      url: request.url ?? '',
      acceptEncoding: request.headers['accept-encoding']?.toString(),
      ifNoneMatch: request.headers['if-none-match'],
    });
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  for (let tries = 1; ; tries++) {
    try {
      const listeners = await listenAt(addresses, answer, port);
      return {
        port: portOf(listeners[0]!),
        addresses: listeners.map(({ address }) => address),
        close: async () => {
          await Promise.all(listeners.map(close));
        },
      };
    } catch (error) {
      if (port !== 0 || codeOf(error) !== 'EADDRINUSE' || tries >= TRIES) throw error;
    }
  }
}
