import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { bad, good, isObject, type Refusal } from '@holotisch/engine';
import { type Bye, type ClientFrame, MOST, type Reply, readFrame, type ServerFrame } from '@holotisch/online';
import { refusal } from '@holotisch/room';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { bordered } from '../border.ts';
import type { Guest } from '../host/guest.ts';
import type { Hosted } from '../host/hosted.ts';
import type { House } from '../host/house.ts';
import { Bucket, type Limits } from './limits.ts';
import { householdOf } from './visitor.ts';

const HELLO_WITHIN_MS = 10_000;
const BEAT_MS = 25_000;
/** Whoever lets so much pile up is not reading; he comes back when he does. */
const MOST_UNSENT = 4 * 1024 * 1024;
/** Messages of one connection that wait for their answer. */
const MOST_WAITING = 64;
/** What has to be worked out costs more than what is only said. */
const COSTS: Readonly<Record<string, number>> = {
  look: 6,
  ask: 2,
  sample: 2,
  propose: 3,
  consent: 2,
  file: 10,
  report: 5,
};
/** Whoever was told to wait has room for so much when he comes back: a message of any kind, or a few. */
const COMFORT = 10;
/** How long to wait for the answers to what was said before. */
const BUSY_MS = 500;
/** Besides, all costs what it takes: so long an answer is as dear as one more message. */
const MESSAGE_MS = 10;
const costOf = (frame: ClientFrame): number => {
  if (frame.do === 'room') return COSTS[String(frame.message['type'])] ?? 1;
  return frame.do === 'ping' ? 1 : 3;
};

const CLOSE_CODES: Readonly<Record<Bye, number>> = {
  restart: 1012,
  flood: 1008,
  unknown: 1008,
  silent: 1001,
  taken: 1008,
};

/** The live side of the server: one connection is one guest at one table. */
export class Live {
  readonly #house: House;
  readonly #limits: Limits;
  readonly #origins: ReadonlySet<string>;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST.message, perMessageDeflate: false });
  readonly #visits = new Set<Visit>();
  readonly #byAddress = new Map<string, number>();
  readonly #beating: NodeJS.Timeout;

  constructor(house: House, limits: Limits, origins: readonly string[]) {
    this.#house = house;
    this.#limits = limits;
    this.#origins = new Set(origins);
    // One by one: a connection that cannot be asked keeps nobody else from being asked.
    const beat = bordered(house.faults, 'the beat', (visit: Visit) => visit.beat());
    this.#beating = setInterval(() => this.#visits.forEach(beat), BEAT_MS).unref();
  }

  get size(): number {
    return this.#visits.size;
  }

  /** Takes over a connection that wants to be live. A page of another site is sent away before it can say anything. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void {
    const household = householdOf(address);
    const refuse = (status: string, more = '') =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${more}Content-Length: 0\r\n\r\n`);
    if (!this.#isOurs(request)) return void refuse('403 Forbidden');
    if (this.#house.isClosing) return void refuse('503 Service Unavailable', 'Retry-After: 2\r\n');
    if ((this.#byAddress.get(household) ?? 0) >= this.#limits.sockets)
      return void refuse('429 Too Many Requests', 'Retry-After: 10\r\n');
    if (socket.destroyed) return;
    this.#count(household, 1);
    // Counted as long as the line is there, whatever comes of it: most that fail never become a visit.
    const ended = bordered(this.#house.faults, 'the end of a line', () => this.#count(household, -1));
    socket.once('close', ended);
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const visit = new Visit(ws, socket, this.#house, this.#limits);
      this.#visits.add(visit);
      const left = bordered(this.#house.faults, 'the end of a visit', () => this.#visits.delete(visit));
      ws.once('close', left);
    });
  }

  #count(household: string, more: number): void {
    const open = (this.#byAddress.get(household) ?? 0) + more;
    if (open > 0) this.#byAddress.set(household, open);
    else this.#byAddress.delete(household);
  }

  /** Programs send no origin; browsers always do, and only our own page may use what its player has. */
  #isOurs({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined || this.#origins.has(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  close(): void {
    clearInterval(this.#beating);
    for (const visit of this.#visits) visit.end('restart');
    this.#server.close();
  }
}

/** One connection, from its first word to its last. */
class Visit {
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  readonly #house: House;
  readonly #bucket: Bucket;
  /** Whoever owes a whole burst is not impatient any more. */
  readonly #burst: number;
  readonly #waitsForHello: NodeJS.Timeout;
  #seated: { readonly hosted: Hosted; readonly guest: Guest } | 'coming' | undefined;
  #isAlive = true;
  #isGathering = false;
  #waiting = 0;

  constructor(ws: WebSocket, socket: Duplex, house: House, limits: Limits) {
    this.#ws = ws;
    this.#socket = socket;
    this.#house = house;
    this.#burst = limits.burst;
    this.#bucket = new Bucket(limits.burst, limits.messages, house.now());
    this.#waitsForHello = setTimeout(
      this.#bordered(() => this.end('silent')),
      HELLO_WITHIN_MS,
    ).unref();
    ws.on(
      'message',
      this.#bordered((data: RawData, isBinary: boolean) => this.#hear(isBinary ? '' : String(data))),
    );
    ws.on('pong', () => {
      this.#isAlive = true;
    });
    ws.on(
      'error',
      this.#bordered(() => ws.terminate()),
    );
    ws.on(
      'close',
      this.#bordered(() => this.#leave()),
    );
  }

  /** What goes wrong with one connection is told, and is no matter of any other. */
  #bordered<A extends readonly unknown[]>(work: (...args: A) => unknown): (...args: A) => void {
    return bordered(this.#house.faults, 'a connection', work);
  }

  #leave(): void {
    clearTimeout(this.#waitsForHello);
    const seated = this.#seated;
    this.#seated = undefined;
    if (seated && seated !== 'coming') this.#house.part(seated.hosted, seated.guest);
  }

  get #isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  send(frame: ServerFrame): void {
    if (!this.#isOpen) return;
    if (this.#ws.bufferedAmount > MOST_UNSENT) this.#ws.terminate();
    else {
      this.#gather();
      this.#ws.send(JSON.stringify(frame));
    }
  }

  /** What is said in one breath goes out in one piece: calls of the system cost more than words. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#socket.cork();
    setImmediate(
      this.#bordered(() => {
        this.#isGathering = false;
        this.#socket.uncork();
      }),
    );
  }

  end(reason: Bye, why?: Refusal): void {
    if (!this.#isOpen) return;
    this.send({ bye: reason, ...(why && { why }) });
    this.#ws.close(CLOSE_CODES[reason], reason);
    // Whoever does not say goodbye in return is not waited for.
    setTimeout(
      this.#bordered(() => this.#ws.terminate()),
      2000,
    ).unref();
  }

  beat(): void {
    if (this.#isAlive) this.#ws.ping();
    else this.#ws.terminate();
    this.#isAlive = false;
  }

  async #hear(text: string): Promise<void> {
    const begun = performance.now();
    const data = parsed(text);
    const frame = readFrame(data);
    const left = this.#bucket.take(frame.ok ? costOf(frame.value) : 5, this.#house.now());
    const id = frame.ok ? frame.value.id : idOf(data);
    const answer = (reply: Reply) => {
      if (!reply.ok) this.#house.metrics.refused.add();
      this.send({ id, reply });
    };
    if (left < 0) {
      this.#house.metrics.floods.add();
      answer(bad(refusal('online.busy', { wait: this.#bucket.wait(COMFORT, this.#house.now()) })));
      if (left <= -this.#burst) this.end('flood');
      return;
    }
    if (!frame.ok) return answer(frame);
    if (this.#waiting >= MOST_WAITING) return answer(bad(refusal('online.busy', { wait: BUSY_MS })));
    this.#waiting++;
    try {
      answer(await this.#answer(frame.value));
    } catch (error) {
      this.#house.log.error('a message was not answered', { do: frame.value.do, error: String(error) });
      answer(bad(refusal('online.notStored')));
    } finally {
      this.#waiting--;
      this.#charge();
      this.#house.metrics.answered(performance.now() - begun);
    }
  }

  /** Whoever had others wait for him waits himself; he is not sent away for it. */
  #charge(): void {
    if (!this.#seated || this.#seated === 'coming') return;
    const cost = Math.floor(this.#seated.guest.bill() / MESSAGE_MS);
    if (cost > 0) this.#bucket.take(Math.min(cost, this.#burst), this.#house.now());
  }

  async #answer(frame: ClientFrame): Promise<Reply> {
    if (frame.do === 'hello') return this.#hello(frame);
    if (!this.#seated || this.#seated === 'coming') return bad(refusal('online.noMatch'));
    return this.#seated.hosted.handle(this.#seated.guest, frame);
  }

  async #hello({ match, token, ...greeting }: Extract<ClientFrame, { readonly do: 'hello' }>): Promise<Reply> {
    if (this.#seated) return bad(refusal('online.greeted'));
    clearTimeout(this.#waitsForHello);
    this.#seated = 'coming';
    const line = {
      send: (frame: ServerFrame) => this.send(frame),
      end: (reason: Bye, why?: Refusal) => this.end(reason, why),
    };
    const joined = await this.#house.join(match, token, greeting, line);
    if (!joined.ok) {
      this.#seated = undefined;
      setImmediate(this.#bordered(() => this.end('unknown')));
      return joined;
    }
    // Gone again before there was an answer.
    if (!this.#isOpen) this.#house.part(joined.value.hosted, joined.value.guest);
    else this.#seated = joined.value;
    return good({ seat: joined.value.guest.seat ?? null });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a message that makes no sense is answered by: its number if it has one. */
const idOf = (data: unknown): number | null => (isObject(data) && typeof data['id'] === 'number' ? data['id'] : null);
