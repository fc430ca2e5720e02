import { bad } from '@holotisch/engine';
import { type Bye, type Hearing, type Reply, Session } from '@holotisch/online/client';

/** How it stands with the connection. `refused`: there is no use in trying again. */
export type Connected = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const OPEN_WITHIN_MS = 10_000;
const PING_MS = 15_000;
const ANSWER_WITHIN_MS = 10_000;

/** What is answered while there is no connection. */
export const OFFLINE: Reply = bad({ clauses: [], message: { text: 'online.offline' } });

interface Listener extends Hearing {
  connected(state: Connected, why?: Reply): void;
}

/** The live connection to a table: it heals by itself, and what was said meanwhile is said when it is back. */
export class LiveTable {
  readonly session: Session;
  readonly #listener: Listener;
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval>;
  #ended = false;

  constructor(match: string, token: string | undefined, listener: Listener) {
    this.#listener = listener;
    const hearing = {
      ...listener,
      welcome: (reply: Reply) => this.#welcomed(reply),
      bye: (reason: Bye) => this.#dismissed(reason),
    };
    this.session = new Session(match, token, hearing, true);
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
    window.addEventListener('online', this.#now);
    window.addEventListener('offline', this.#cut);
    this.#connect();
  }

  #connect(): void {
    if (this.#ended || this.#socket) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => this.session.opened((text) => socket.readyState === WebSocket.OPEN && socket.send(text));
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (socket === this.#socket && typeof data === 'string') this.session.heard(data);
    };
    // A connection that does not come about is not waited for as long as the system would.
    const opening = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), OPEN_WITHIN_MS);
    socket.onclose = () => {
      clearTimeout(opening);
      if (socket === this.#socket) this.#lost();
    };
  }

  #welcomed(reply: Reply): void {
    this.#wait = FIRST_WAIT_MS;
    // A server that cannot read its database just now may be able to in a moment.
    if (reply.ok) this.#listener.connected('open');
    else if (reply.fault.message.text !== 'online.notStored') {
      this.#ended = true;
      this.#listener.connected('refused', reply);
    }
  }

  #dismissed(reason: Bye): void {
    if (reason === 'flood') this.#wait = LONGEST_WAIT_MS;
  }

  #lost(): void {
    this.#socket = undefined;
    this.session.lost();
    if (this.#ended) return;
    this.#listener.connected('lost');
    clearTimeout(this.#retry);
    // Not all at once, when a server comes back.
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
  }

  readonly #now = () => {
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT_MS;
    this.#connect();
  };

  /** A browser that knows it is offline need not wait until the other side notices. */
  readonly #cut = () => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const silent = setTimeout(() => {
      if (socket === this.#socket) this.#cut();
    }, ANSWER_WITHIN_MS);
    void this.session.say({ do: 'ping' }).then(() => clearTimeout(silent));
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pinging);
    window.removeEventListener('online', this.#now);
    window.removeEventListener('offline', this.#cut);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.session.end();
  }
}
