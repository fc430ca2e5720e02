import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isAfloat, type Skirmish, skirmish } from '../../bench/peers/boardgame-io.ts';
import type { Clocked, Opener, Table } from './crowd.ts';

interface State {
  readonly G: Skirmish;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}
/** As much of boardgame.io's client as is called here. */
interface PeerClient {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  start(): void;
  stop(): void;
  getState(): State | null;
  subscribe(listener: (state: State | null) => void): void;
}
interface Packages {
  readonly Client: (options: object) => PeerClient;
  readonly SocketIO: (options: object) => object;
}

const post = async (url: string, body: object): Promise<Record<string, string>> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
};

/** Both seats of a skirmish on boardgame.io's server, each with a client of its own. */
class PeerTable implements Table {
  readonly #clients: readonly PeerClient[];
  readonly #clocked: Clocked;
  #number = 0;
  #waiting: (() => void)[] = [];

  constructor(clients: readonly PeerClient[], clocked: Clocked) {
    this.#clients = clients;
    this.#clocked = clocked;
    for (const client of clients) {
      client.subscribe(() => {
        for (const done of this.#waiting.splice(0)) done();
      });
      client.start();
    }
  }

  get #state(): State | undefined {
    const states = this.#clients.map((client) => client.getState());
    // What only one of them has seen is not settled yet.
    return states.reduce<State | undefined>(
      (least, one) => (one && (!least || one._stateID < least._stateID) ? one : least),
      undefined,
    );
  }
  get isThere(): boolean {
    return this.#clients.every((client) => client.getState() !== null);
  }
  get isOver(): boolean {
    return this.#state?.ctx.gameover !== undefined;
  }
  news(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Answered when the other player has it, too: a client of theirs guesses what its own move does. */
  async decide(): Promise<boolean> {
    const state = this.#state;
    if (!state || this.isOver) return false;
    const seat = Number(state.ctx.currentPlayer);
    const afloat = state.G.ships.filter(isAfloat);
    const [own, others] = [afloat.filter((s) => s.seat === seat), afloat.filter((s) => s.seat !== seat)];
    const begun = performance.now();
    const from = own[this.#number++ % own.length]!.id;
    this.#clients[seat]!.moves['attack']!(from, others[this.#number % others.length]!.id);
    const end = begun + 30_000;
    while ((this.#state?._stateID ?? 0) <= state._stateID && performance.now() < end)
      await Promise.race([this.news(), new Promise((done) => setTimeout(done, 1000))]);
    this.#clocked(performance.now() - begun, (this.#state?._stateID ?? 0) > state._stateID);
    return true;
  }

  leave(): void {
    for (const client of this.#clients) client.stop();
  }
}

export function peerTables(packages: string, url: string): Opener {
  const require = createRequire(join(packages, 'package.json'));
  const { Client } = require('boardgame.io/client') as Packages;
  const { SocketIO } = require('boardgame.io/multiplayer') as Packages;
  const game = { name: 'skirmish', ...skirmish };
  return async (_number, clocked) => {
    const { matchID } = await post(`${url}/games/skirmish/create`, { numPlayers: 2 });
    const clients: PeerClient[] = [];
    // One after the other: of two who sit down at once, its server forgets one.
    for (const playerID of ['0', '1']) {
      const body = { playerID, playerName: `player ${playerID}` };
      const { playerCredentials } = await post(`${url}/games/skirmish/${matchID}/join`, body);
      const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } });
      const seat = { matchID, playerID, credentials: playerCredentials };
      clients.push(Client({ game, numPlayers: 2, ...seat, multiplayer, debug: false }));
    }
    const table = new PeerTable(clients, clocked);
    while (!table.isThere) await Promise.race([table.news(), new Promise((done) => setTimeout(done, 100))]);
    return table;
  };
}
