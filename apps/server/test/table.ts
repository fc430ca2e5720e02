import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Json, quickRng, type Rng } from '@holotisch/engine';
import {
  type ChatLine,
  type Created,
  type NewMatchRequest,
  type Reply,
  type Said,
  Session,
  type TableInfo,
} from '@holotisch/online';
import type { Seen } from '@holotisch/room';
import { Online, type OnlineOptions, type RunningServer, startServer } from '../src/index.ts';
import type { Site, SiteFile } from '../src/site.ts';

/** A server with a database of its own, and players who come to it over the network. */

const INDEX: SiteFile = {
  type: 'text/html',
  immutable: false,
  etag: 'e',
  bodies: new Map([['identity', Buffer.from('page')]]),
};
export const SITE: Site = { files: new Map([['/index.html', INDEX]]), index: INDEX };

export interface Served {
  readonly url: string;
  readonly online: Online;
  stop(): Promise<void>;
}

export const folder = (): string => mkdtempSync(join(tmpdir(), 'holotisch-'));
export const forget = (path: string): void => rmSync(path, { recursive: true, force: true });

export async function serve(database: string, options: Partial<OnlineOptions> = {}): Promise<Served> {
  // People who think for milliseconds only.
  const limits = { messages: 5000, burst: 5000, requests: 100_000 };
  const online = await Online.open({ database, log: 'off', limits, ...options });
  const server: RunningServer = await startServer({ site: SITE, port: 0, addresses: ['127.0.0.1'], online });
  return { url: `http://127.0.0.1:${server.port}`, online, stop: () => server.close() };
}

export const SETUP = {
  cards: [
    [['lucky'], ['engine']],
    [['shield'], ['counter']],
  ],
};

export async function post(url: string, path: string, body: unknown): Promise<{ status: number; body: never }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as never };
}

export async function create(url: string, wanted: Partial<NewMatchRequest> = {}): Promise<Created> {
  const made = await post(url, '/api/matches', { game: 'toy', setup: SETUP, ...wanted });
  if (made.status !== 201) throw new Error(`not made: ${JSON.stringify(made.body)}`);
  return made.body;
}

/** Waits until something is so; fails after a while. */
export async function until<T>(what: string, look: () => T | undefined | false | null): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await new Promise((turn) => setTimeout(turn, 5));
  }
}

/** Somebody at a table. He answers from what he is told, and knows nothing else. */
export class Person {
  readonly session: Session;
  readonly token: string | undefined;
  readonly frames: string[] = [];
  readonly chat: ChatLine[] = [];
  readonly #url: string;
  readonly #rng: Rng;
  #socket: WebSocket | undefined;
  about: TableInfo | undefined;
  welcome: Reply | undefined;
  bye: string | undefined;

  constructor(url: string, match: string, token?: string, seed = 1) {
    this.#url = url;
    this.#rng = quickRng(seed);
    this.token = token;
    this.session = new Session(match, token, {
      about: (info) => {
        this.about = info;
      },
      chat: (lines, whole) => {
        if (whole) this.chat.length = 0;
        this.chat.push(...lines);
      },
      welcome: (reply) => {
        this.welcome = reply;
      },
      bye: (reason) => {
        this.bye = reason;
      },
    });
  }

  /** To the server he knows, or to another one. */
  async come(url = this.#url): Promise<this> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`);
    this.#socket = socket;
    this.welcome = undefined;
    socket.onmessage = ({ data }) => {
      this.frames.push(String(data));
      this.session.heard(String(data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.session.lost();
    };
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error('no connection'));
    });
    this.session.opened((text) => socket.send(text));
    await until('a welcome', () => this.welcome);
    return this;
  }

  /** The connection is cut, whatever was on its way. */
  cut(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.session.lost();
  }

  send(text: string): void {
    this.#socket!.send(text);
  }

  say(frame: Said): Promise<Reply> {
    return this.session.say(frame);
  }

  ready(list?: string): Promise<Reply> {
    const contribution = `contribution ${this.#rng.below(1_000_000_000)}`;
    return this.say({ do: 'ready', contribution, ...(list !== undefined && { list }) });
  }

  get seen(): Seen | undefined {
    return this.session.seen;
  }
  get isAsked(): boolean {
    return this.seen !== undefined && this.seen.sight.asking !== null;
  }
  get isOver(): boolean {
    return this.seen?.sight.over ?? false;
  }

  /** Some answer to the open question: places are asked for, everything else is on the table. */
  async answer(): Promise<Json> {
    const { sight, at } = this.seen!;
    const asked = sight.asked[sight.asking!]!;
    const some = <T>(list: readonly T[]): T => list[this.#rng.below(list.length)]!;
    if (asked.type === 'choice') return some(asked.options).id;
    const tried = await this.session.tell({ type: 'sample', at, seat: asked.seat, attempt: this.#rng.below(900) });
    if (!tried.ok) throw new Error(JSON.stringify(tried.fault));
    return tried.value as Json;
  }

  /** Takes the decision that is asked for. */
  async decide(): Promise<Reply> {
    const { sight, at } = this.seen!;
    const { seat } = sight.asked[sight.asking!]!;
    return this.session.tell({ type: 'decide', at, seat, answer: await this.answer() });
  }

  leave(): void {
    this.cut();
    this.session.end();
  }
}

/** Two people at a new match that has begun. */
export async function twoAt(
  url: string,
  wanted: Partial<NewMatchRequest> = {},
): Promise<{ made: Created; people: readonly [Person, Person] }> {
  const made = await create(url, wanted);
  const people = [0, 1].map((seat) => new Person(url, made.match, made.seats[seat]!.token, seat + 5));
  for (const person of people) await person.come();
  for (const person of people) await person.ready();
  await until('a first sight', () => people.every(({ seen }) => seen));
  return { made, people: [people[0]!, people[1]!] };
}

/** Both decide whatever they are asked, so many decisions or to the end. */
export async function play(people: readonly Person[], most = Number.POSITIVE_INFINITY): Promise<number> {
  let taken = 0;
  while (taken < most && !people.some(({ isOver }) => isOver)) {
    const asked = people.find(({ isAsked }) => isAsked);
    if (!asked) {
      await until('a question', () => people.some(({ isAsked, isOver }) => isAsked || isOver));
      continue;
    }
    const before = asked.seen!.at;
    const reply = await asked.decide();
    if (!reply.ok) throw new Error(JSON.stringify(reply.fault));
    await until('news', () => people.every(({ seen }) => seen!.at > before));
    taken++;
  }
  return taken;
}
