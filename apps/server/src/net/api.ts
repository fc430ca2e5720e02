import type { IncomingMessage } from 'node:http';
import { bad, type Result, WORK_LIMITS } from '@holotisch/engine';
import { MOST, PROTOCOL, readMine, readNewMatch, readPlayNow, readTakeSeat } from '@holotisch/online';
import type { House } from '../host/house.ts';
import { Buckets, type Limits } from './limits.ts';

/** What a request came to, as JSON or as text for machines. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
}

const answer = (status: number, body: unknown): ApiAnswer => ({ status, body });
const told = <T>(result: Result<T>, done = 200): ApiAnswer => {
  if (result.ok) return answer(done, result.value);
  // The one is the matter of whoever asks, the other one ours.
  return answer(result.fault.message.text === 'online.notStored' ? 503 : 422, { refused: result.fault });
};

class TooLarge extends Error {}

/** Everything that is not live: matches are made and found here, and finished ones are read. */
export class Api {
  readonly #house: House;
  readonly #requests: Buckets;
  readonly #metricsToken: string | undefined;
  readonly #sockets: () => number;

  constructor(house: House, limits: Limits, metricsToken: string | undefined, sockets: () => number) {
    this.#house = house;
    this.#requests = new Buckets(limits.requests, limits.requests / 60);
    this.#metricsToken = metricsToken;
    this.#sockets = sockets;
  }

  /** undefined: no address of ours. */
  answer(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    address: string,
  ): Promise<ApiAnswer | undefined> {
    return this.#answer(request, path, query, address).catch((error) => this.#unstored(path, error));
  }

  async #answer(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    address: string,
  ): Promise<ApiAnswer | undefined> {
    const { method } = request;
    const isGet = method === 'GET' || method === 'HEAD';
    if (path === '/ready') return this.#ready();
    if (path === '/metrics') return this.#metrics(request, address);
    if (!path.startsWith('/api/')) return undefined;
    const isMaking = !isGet;
    if (!this.#requests.isAllowed(address, isMaking ? 10 : 1, this.#house.now()))
      return answer(429, { refused: { clauses: [], message: { text: 'online.busy' } } });
    const finished = /^\/api\/matches\/([\w-]{8,40})\/file$/.exec(path);
    if (finished && isGet) {
      const file = await this.#house.file(finished[1]!);
      return file === undefined ? answer(404, { refused: noMatch }) : answer(200, file);
    }
    if (path === '/api/version' && isGet) return answer(200, this.#version());
    if (path === '/api/lobby' && isGet) return answer(200, await this.#house.lobby());
    if (path === '/api/matches' && isGet) {
      const before = Number(query.get('before')) || Number.MAX_SAFE_INTEGER;
      const most = Math.min(100, Math.max(1, Number(query.get('most')) || 50));
      return answer(200, await this.#house.finished(before, most));
    }
    if (method !== 'POST') return answer(405, { allowed: ['GET', 'POST'] });
    // A form of another site cannot send this type without being asked first, and we do not answer that question.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return answer(415, { allowed: 'application/json' });
    if (this.#house.isClosing) return answer(503, {});
    return this.#post(path, request);
  }

  /** A store that does not answer is told in words, at every door. */
  #unstored(path: string, error: unknown): ApiAnswer {
    this.#house.log.error('a request was not answered', { path, error: String(error) });
    return told(bad(notStored));
  }

  async #post(path: string, request: IncomingMessage): Promise<ApiAnswer> {
    let data: unknown;
    try {
      data = JSON.parse(await bodyOf(request));
    } catch (error) {
      return error instanceof TooLarge ? answer(413, { most: MOST.request }) : answer(400, { refused: notJson });
    }
    if (path === '/api/matches') {
      const wanted = readNewMatch(data);
      return wanted.ok ? told(await this.#house.create(wanted.value), 201) : told(wanted);
    }
    if (path === '/api/play-now') {
      const wanted = readPlayNow(data);
      return wanted.ok ? told(await this.#house.playNow(wanted.value), 201) : told(wanted);
    }
    if (path === '/api/mine') {
      const wanted = readMine(data);
      return wanted.ok ? answer(200, await this.#house.mine(wanted.value.seats)) : told(wanted);
    }
    const seat = /^\/api\/matches\/([\w-]{8,40})\/seat$/.exec(path);
    if (seat) {
      const wanted = readTakeSeat(data);
      return wanted.ok ? told(await this.#house.takeSeat(seat[1]!, wanted.value.name), 201) : told(wanted);
    }
    return answer(404, { refused: noMatch });
  }

  #version() {
    const games = [...this.#house.books.values()].map(({ manifest }) => ({
      id: manifest.id,
      editions: manifest.editions.map(({ edition }) => edition),
    }));
    return { protocol: PROTOCOL, games, limits: { ...MOST, decisions: WORK_LIMITS.decisions } };
  }

  async #ready(): Promise<ApiAnswer> {
    if (this.#house.isClosing) return answer(503, { status: 'closing' });
    try {
      await this.#house.store.check();
      return answer(200, { status: 'ready', store: this.#house.store.kind });
    } catch {
      return answer(503, { status: 'store' });
    }
  }

  /** For this machine, or for whoever has the token. */
  #metrics(request: IncomingMessage, address: string): ApiAnswer | undefined {
    const isLocal = address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
    const isAllowed = this.#metricsToken ? request.headers.authorization === `Bearer ${this.#metricsToken}` : isLocal;
    if (!isAllowed) return answer(403, {});
    const { matches, awake, guests } = this.#house.counts;
    const body = this.#house.metrics.text({
      holotisch_matches: matches,
      holotisch_matches_awake: awake,
      holotisch_guests: guests,
      holotisch_sockets: this.#sockets(),
    });
    return { status: 200, body, type: 'text/plain; version=0.0.4; charset=utf-8' };
  }
}

const noMatch = { clauses: [], message: { text: 'online.noMatch' } };
const notStored = { clauses: [], message: { text: 'online.notStored' } };
const notJson = { clauses: [], message: { text: 'online.badMessage' } };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST.request) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
