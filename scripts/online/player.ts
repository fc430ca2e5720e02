import type { AskData, Json } from '@holotisch/engine';
import { type Created, type NewMatchRequest, type Reply, Session, type TableInfo } from '@holotisch/online';
import type { Seen } from '@holotisch/room';
import { WebSocket } from 'ws';

export type Below = (n: number) => number;
/** How somebody finds an answer in what a question says and in what he sees; undefined where only the rules can say. */
export type Answers = (asked: AskData, below: Below, view: Json) => Json | undefined;

/** Any numbers will do, as long as they are the same the next time. */
export function numbers(seed: number): Below {
  let a = seed | 0;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}

/** Any answer; there is none in the question where only the rules can say (a place, a list that is checked). */
export const answerTo: Answers = (asked, below) => {
  const some = <T>(list: readonly T[]): T => list[below(list.length)]!;
  switch (asked.type) {
    case 'choice':
      return some(asked.options).id;
    case 'form':
      return Object.fromEntries(asked.fields.map(({ id, options }) => [id, some(options).id]));
    case 'several':
    case 'region':
      return undefined;
  }
};

export async function createMatch(url: string, wanted: NewMatchRequest): Promise<Created> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/matches`, { method: 'POST', headers, body: JSON.stringify(wanted) });
  const body = await response.json();
  if (response.status !== 201) throw new Error(`no match: ${JSON.stringify(body)}`);
  return body as Created;
}

export interface PlayerEvents {
  /** Something new is to be seen. */
  seen?(player: Player): void;
  /** A decision was answered, so many milliseconds after it was sent. */
  decided?(ms: number, reply: Reply): void;
  frame?(text: string, player: Player): void;
}

/** Somebody at a table, over a connection that may be cut at any moment. */
export class Player {
  readonly match: string;
  readonly token: string | undefined;
  readonly session: Session;
  readonly below: Below;
  readonly #answers: Answers;
  readonly #events: PlayerEvents;
  #socket: WebSocket | undefined;
  about: TableInfo | undefined;
  isDeciding = false;

  constructor(
    match: string,
    token: string | undefined,
    seed: number,
    events: PlayerEvents = {},
    answers: Answers = answerTo,
  ) {
    this.match = match;
    this.token = token;
    this.below = numbers(seed);
    this.#events = events;
    this.#answers = answers;
    this.session = new Session(match, token, {
      seen: () => events.seen?.(this),
      about: (info) => {
        this.about = info;
      },
    });
  }

  /** Connects; false if nobody is there. */
  connect(url: string): Promise<boolean> {
    this.cut();
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
      perMessageDeflate: false,
      handshakeTimeout: 5000,
    });
    this.#socket = socket;
    return new Promise((resolve) => {
      socket.on('error', () => resolve(false));
      socket.on('close', () => {
        if (socket === this.#socket) this.session.lost();
        resolve(false);
      });
      socket.on('message', (data) => {
        if (socket !== this.#socket) return;
        const text = String(data);
        this.#events.frame?.(text, this);
        this.session.heard(text);
      });
      socket.on('open', () => {
        this.session.opened((text) => socket.send(text));
        resolve(true);
      });
    });
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }
  get seen(): Seen | undefined {
    return this.session.seen;
  }
  get asked(): AskData | undefined {
    const sight = this.seen?.sight;
    return sight && sight.asking !== null ? sight.asked[sight.asking] : undefined;
  }

  /** Sends something once more, as a network that repeats things would. */
  sendRaw(text: string): void {
    this.#socket?.send(text);
  }

  cut(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
    this.session.lost();
  }

  ready(): Promise<Reply> {
    return this.session.say({ do: 'ready', contribution: `contribution ${this.below(1_000_000_000)}` });
  }

  /** Takes the open decision, whatever it is. */
  async decide(): Promise<Reply | undefined> {
    const asked = this.asked;
    if (!asked || this.isDeciding) return undefined;
    this.isDeciding = true;
    try {
      const { at, sight } = this.seen!;
      let answer = this.#answers(asked, this.below, sight.view);
      if (answer === undefined) answer = await this.#sampled(at, asked.seat);
      if (answer === undefined) return undefined;
      const reply = await this.#send(at, asked.seat, answer);
      if (reply.ok || this.seen!.at !== at) return reply;
      // Parts that do not go together: the rules know some that do.
      const other = await this.#sampled(at, asked.seat);
      return other === undefined ? reply : await this.#send(at, asked.seat, other);
    } finally {
      this.isDeciding = false;
    }
  }

  async #sampled(at: number, seat: number): Promise<Json | undefined> {
    const reply = await this.session.tell({ type: 'sample', at, seat, attempt: this.below(900) });
    return reply.ok ? (reply.value as Json) : undefined;
  }

  async #send(at: number, seat: number, answer: Json): Promise<Reply> {
    const begun = performance.now();
    const reply = await this.session.tell({ type: 'decide', at, seat, answer });
    this.#events.decided?.(performance.now() - begun, reply);
    return reply;
  }

  leave(): void {
    this.cut();
    this.session.end();
  }
}
