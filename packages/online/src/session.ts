import { bad, isObject } from '@holotisch/engine';
import { type ClientMessage, Mirror, type Seen } from '@holotisch/room/client';
import {
  type Bye,
  type ChatLine,
  PROTOCOL,
  type Reply,
  type SentFrame,
  type ServerFrame,
  type TableInfo,
  type Update,
  type WordedRefusal,
} from './protocol.ts';

/** What a session tells whoever has it. */
export interface Hearing {
  seen?(seen: Seen): void;
  about?(info: TableInfo): void;
  chat?(lines: readonly ChatLine[], whole: boolean): void;
  /** The answer to the greeting: at which seat one is, or why not. */
  welcome?(reply: Reply): void;
  bye?(reason: Bye, why?: WordedRefusal): void;
}

type WithoutId<F> = F extends unknown ? Omit<F, 'id'> : never;
/** What is said to the table; the session numbers it. */
export type Said = Exclude<WithoutId<SentFrame>, { readonly do: 'hello' }>;

interface Unanswered {
  readonly frame: Said;
  resolve(reply: Reply): void;
}

/**
 * One client at one table, over any number of connections. It knows no network: whoever has one tells it when a connection
 * is open, what came over it, and when it is lost. What was said and not answered is said again: every message carries
 * what it is about, so that nothing is done twice.
 */
export class Session {
  readonly #match: string;
  readonly #token: string | undefined;
  readonly #hearing: Hearing;
  /** Wishes to be told what each event has changed. */
  readonly #changes: boolean;
  readonly #mirror = new Mirror();
  readonly #unanswered = new Map<number, Unanswered>();
  #seen: Seen | undefined;
  #send: ((text: string) => void) | undefined;
  #isWelcome = false;
  #next = 1;

  constructor(match: string, token: string | undefined, hearing: Hearing, changes = false) {
    this.#match = match;
    this.#token = token;
    this.#hearing = hearing;
    this.#changes = changes;
  }

  get seen(): Seen | undefined {
    return this.#seen;
  }
  /** Something was said that the server has not answered yet. */
  get isWaiting(): boolean {
    return this.#unanswered.size > 0;
  }

  opened(send: (text: string) => void): void {
    this.#send = send;
    this.#isWelcome = false;
    const resume = this.#seen?.at ?? 0;
    const token = this.#token === undefined ? {} : { token: this.#token };
    const changes = this.#changes ? { changes: true } : {};
    this.#write({ id: 0, do: 'hello', protocol: PROTOCOL, match: this.#match, resume, ...token, ...changes });
  }

  lost(): void {
    this.#send = undefined;
    this.#isWelcome = false;
  }

  /** Nothing will be answered any more. */
  end(): void {
    this.lost();
    for (const { resolve } of this.#unanswered.values()) resolve(OFFLINE);
    this.#unanswered.clear();
  }

  say(frame: Said): Promise<Reply> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#unanswered.set(id, { frame, resolve });
      if (this.#isWelcome) this.#write({ id, ...frame } as SentFrame);
    });
  }

  /** A message to the room. */
  tell(message: ClientMessage): Promise<Reply> {
    return this.say({ do: 'room', message: message as Extract<Said, { readonly do: 'room' }>['message'] });
  }

  #write(frame: SentFrame): void {
    this.#send?.(JSON.stringify(frame));
  }

  heard(text: string): void {
    const frame = readServerFrame(text);
    if (!frame) return;
    if ('reply' in frame) this.#answered(frame.id, frame.reply);
    else if ('update' in frame) this.#updated(frame.update);
    else if ('about' in frame) this.#hearing.about?.(frame.about);
    else if ('chat' in frame) this.#hearing.chat?.(frame.chat, frame.whole ?? false);
    else this.#hearing.bye?.(frame.bye, frame.why);
  }

  #updated(update: Update): void {
    const seen = this.#mirror.take(update);
    // Something is missing: all of it is asked for again.
    if (!seen) return void this.tell({ type: 'resume', from: 0, changes: this.#changes });
    this.#seen = seen;
    this.#hearing.seen?.(seen);
  }

  #answered(id: number | null, reply: Reply): void {
    // What this session says is numbered: it cannot be meant.
    if (id === null) return;
    if (id === 0) {
      this.#isWelcome = reply.ok;
      this.#hearing.welcome?.(reply);
      if (reply.ok) for (const [one, { frame }] of this.#unanswered) this.#write({ id: one, ...frame } as SentFrame);
      return;
    }
    this.#unanswered.get(id)?.resolve(reply);
    this.#unanswered.delete(id);
  }
}

const OFFLINE: Reply = bad({ clauses: [], message: { text: 'online.offline' } });

/** What the server says is believed in what it says, not in how: anything else is passed over. */
function readServerFrame(text: string): ServerFrame | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isServerFrame(data) ? data : undefined;
}

const isServerFrame = (x: unknown): x is ServerFrame =>
  isObject(x) &&
  ((typeof x['id'] === 'number' && isObject(x['reply']) && typeof x['reply']['ok'] === 'boolean') ||
    (isObject(x['update']) && typeof x['update']['at'] === 'number' && isObject(x['update']['events'])) ||
    (isObject(x['about']) && Array.isArray(x['about']['seats'])) ||
    Array.isArray(x['chat']) ||
    typeof x['bye'] === 'string');
