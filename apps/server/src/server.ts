import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { bordered, spokenFaults } from './border.ts';
import { isEncrypted, isOurHost, type Reached } from './net/visitor.ts';
import { LIVE_PATH, type Online } from './online.ts';
import { type Answer, apiAnswer, misdirected, respond, STRICT_TRANSPORT } from './respond.ts';
import type { Site } from './site.ts';

/** `localhost` means the one or the other, as browser and system like: the server is at both. */
const LOOPBACKS: readonly string[] = ['127.0.0.1', '::1'];

/** How often a port that was free for the first address only is given up for another. */
const TRIES = 20;
/** What the system says when it has no such address at all. */
const NO_SUCH_ADDRESS: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'EPROTONOSUPPORT'];

interface ServerOptions {
  readonly site: Site;
  readonly port: number;
  readonly addresses?: readonly string[];
  /** Online play; without it only the page is served. It is closed with the server. */
  readonly online?: Online;
}

export interface RunningServer {
  readonly port: number;
  /** Those it listens at: an address that this machine does not have is left out. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

/** A request whose head takes longer than this is not one that a browser sends. */
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 30_000;

interface Listener {
  readonly address: string;
  readonly server: Server;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const portOf = ({ server }: Listener): number => (server.address() as AddressInfo).port;

function listen({ answer, online, reached }: Serving, address: string, port: number): Promise<Listener> {
  const server = createServer({ headersTimeout: HEADERS_WITHIN_MS, requestTimeout: REQUEST_WITHIN_MS }, answer);
  const faults = online?.house.faults ?? spokenFaults;
  const upgrade = bordered(faults, 'an upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refuse = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    try {
      if (!isOurHost(request.headers.host, reached)) refuse('421 Misdirected Request');
      else if (online && urlOf(request)?.pathname === LIVE_PATH) online.upgrade(request, socket, head);
      else refuse('404 Not Found');
    } catch (error) {
      // Nobody else would ever close it.
      socket.destroy();
      throw error;
    }
  });
  server.on('upgrade', upgrade);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      server.on('error', (error) => faults('a listening socket', error));
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
async function listenAt(addresses: readonly string[], serving: Serving, port: number): Promise<readonly Listener[]> {
  const listeners: Listener[] = [];
  let missing: unknown;
  for (const address of addresses) {
    try {
      listeners.push(await listen(serving, address, listeners[0] ? portOf(listeners[0]) : port));
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

/** A server that was told nothing: no proxy, and the names of this machine. */
const UNTOLD: Reached = { behindProxy: false, hosts: [] };

interface Serving {
  readonly answer: RequestListener;
  readonly online: Online | undefined;
  readonly reached: Reached;
}

function urlOf({ url = '' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
}

const pageFor = (site: Site, request: IncomingMessage): Answer =>
  respond(site, {
    method: request.method ?? '',
    url: request.url ?? '',
    acceptEncoding: request.headers['accept-encoding']?.toString(),
    ifNoneMatch: request.headers['if-none-match'],
  });

/** What online play has an answer for; the page for everything else. */
async function answerFor(site: Site, online: Online, request: IncomingMessage): Promise<Answer> {
  const url = urlOf(request);
  const found = url && (await online.answer(request, url));
  return found ? apiAnswer(found) : pageFor(site, request);
}

function send({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves the site to this machine. Port 0 takes any free one; a taken port rejects with EADDRINUSE. */
export async function startServer({
  site,
  port,
  addresses = LOOPBACKS,
  online,
}: ServerOptions): Promise<RunningServer> {
  const reached = online?.reached ?? UNTOLD;
  const faults = online?.house.faults ?? spokenFaults;
  const answer: RequestListener = bordered(faults, 'a request', async (request, response) => {
    try {
      if (!isOurHost(request.headers.host, reached)) return send(misdirected(), request, response);
      if (isEncrypted(request, reached)) response.setHeader(...STRICT_TRANSPORT);
      if (!online) return send(pageFor(site, request), request, response);
      const found = await answerFor(site, online, request);
      // What is left of a body that was too large is not waited for.
      if (!request.complete) response.setHeader('Connection', 'close');
      send(found, request, response);
    } catch (error) {
      if (!response.headersSent) response.writeHead(500);
      response.end();
      throw error;
    }
  });
  for (let tries = 1; ; tries++) {
    try {
      const listeners = await listenAt(addresses, { answer, online, reached }, port);
      return {
        port: portOf(listeners[0]!),
        addresses: listeners.map(({ address }) => address),
        close: async () => {
          // Those who play are told first; their connections are not the server's to cut.
          await online?.close();
          await Promise.all(listeners.map(close));
        },
      };
    } catch (error) {
      if (port !== 0 || codeOf(error) !== 'EADDRINUSE' || tries >= TRIES) throw error;
    }
  }
}
