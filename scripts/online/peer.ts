import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { skirmish } from '../../bench/peers/boardgame-io.ts';
import { FOLDER, fetchPeers } from '../../bench/peers.ts';

/** What is called of boardgame.io's client. */
interface PeerClient {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  start(): void;
  stop(): void;
  subscribe(heard: (state: PeerState | null) => void): void;
  getState(): PeerState | null;
}
interface PeerState {
  readonly _stateID: number;
  readonly isConnected: boolean;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly G: {
    readonly ships: readonly { readonly id: number; readonly seat: number; readonly damage: readonly string[] }[];
  };
}

export interface PeerReport {
  readonly name: string;
  readonly matches: number;
  readonly decisionsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * boardgame.io's server doing comparable work: as many matches of a small skirmish, two connected clients each, as fast as it
 * goes. It keeps them in memory only, checks no secrets of its own, and its moves do far less than a decision of ours.
 */
export async function peerLoad(matches: number, seconds: number): Promise<PeerReport> {
  fetchPeers();
  const require = createRequire(join(FOLDER, 'package.json'));
  const { Client } = require('boardgame.io/client') as { Client(options: object): PeerClient };
  const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO(options: object): unknown };
  const child = fork(fileURLToPath(new URL('./peer-server.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (told) => resolve((told as { port: number }).port));
    child.once('exit', () => reject(new Error('boardgame.io has ended')));
  });
  const server = `http://127.0.0.1:${port}`;
  const latencies: number[] = [];
  let decisions = 0;
  let isOn = true;
  const clients: PeerClient[] = [];
  const game = { ...skirmish, name: 'skirmish' };
  for (let n = 0; n < matches; n++) {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch(`${server}/games/skirmish/create`, { method: 'POST', headers, body: '{"numPlayers":2}' });
    const { matchID } = (await made.json()) as { matchID: string };
    for (const playerID of ['0', '1']) {
      const joined = await fetch(`${server}/games/skirmish/${matchID}/join`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ playerID, playerName: playerID }),
      });
      const { playerCredentials } = (await joined.json()) as { playerCredentials: string };
      const client = Client({
        game,
        numPlayers: 2,
        matchID,
        playerID,
        credentials: playerCredentials,
        debug: false,
        multiplayer: SocketIO({ server }),
      });
      let asked = -1;
      let sent = 0;
      const move = (state: PeerState | null) => {
        if (!isOn || !state?.isConnected || state.ctx.gameover !== undefined) return;
        if (asked >= 0 && state._stateID > asked) {
          latencies.push(performance.now() - sent);
          decisions++;
          asked = -1;
        }
        if (state.ctx.currentPlayer !== playerID || asked === state._stateID) return;
        asked = state._stateID;
        sent = performance.now();
        const afloat = state.G.ships.filter(({ damage }) => damage.length < 3);
        const [own, other] = [
          afloat.find(({ seat }) => seat === Number(playerID)),
          afloat.find(({ seat }) => seat !== Number(playerID)),
        ];
        if (own && other) setImmediate(() => client.moves['attack']?.(own.id, other.id));
      };
      client.subscribe(move);
      client.start();
      clients.push(client);
    }
  }
  const begun = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  isOn = false;
  const lasted = (performance.now() - begun) / 1000;
  for (const client of clients) client.stop();
  child.kill();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (q: number) => Math.round((sorted[Math.floor(sorted.length * q)] ?? 0) * 10) / 10;
  return {
    name: 'boardgame.io 0.50.2, in memory',
    matches,
    decisionsPerSecond: Math.round(decisions / lasted),
    p50: at(0.5),
    p99: at(0.99),
  };
}
