import { isObject, type Json, say } from '@holotisch/engine';
import { usage } from '../stop.ts';
import type { Ended } from './play.ts';

/** Matches at an online table, as docs/PROTOCOL.md has it: there somebody may play who is no part of this program. */

/** Who plays whom, and with what. */
interface Pairing {
  readonly game: string;
  readonly edition: string | null;
  /** The list of both sides, as text. */
  readonly list: string;
  /** The seat that the server's computer has, and how it plays. */
  readonly seat: number;
  readonly level: string;
}

interface Made {
  readonly match: string;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
}

const PROTOCOL = 1;
/** After so long without any answer nobody is there. */
const PATIENCE_MS = 15_000;
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Plays one match between a level of the server's computer and whoever takes the link that is told. Ends when it is over, or
 * with undefined when nobody wants it any more.
 */
export async function playAtTable(
  address: URL,
  index: number,
  pairing: Pairing,
  { tellLink, stop }: { readonly tellLink: (link: string) => void; readonly stop: AbortSignal },
): Promise<Ended | undefined> {
  const { match, seats } = await makeMatch(address, pairing);
  tellLink(new URL(`/online/${match}#${seats[0]!.token}`, address).href);
  const end = await watched(address, match, stop);
  return end && { index, failedDreams: 0, ...end };
}

async function makeMatch(address: URL, { game, edition, list, seat, level }: Pairing): Promise<Made> {
  const wanted = {
    game,
    ...(edition !== null && { edition }),
    lists: [list, list],
    computer: [seat],
    level,
    public: true,
  };
  for (;;) {
    const response = await fetch(new URL('/api/matches', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wanted, name: 'arena' }),
    }).catch(() => {
      throw usage(say('cli.arena.noServer', { address: address.origin }));
    });
    if (response.status === 201) return (await response.json()) as Made;
    if (response.status !== 429 && response.status !== 503)
      throw usage(say('cli.arena.refused', { address: address.origin, said: (await response.text()).slice(0, 200) }));
    await pause(1000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

type End = Pick<Ended, 'winner' | 'rounds' | 'decisions'>;

/** Looks on until it is over; comes again where the connection is lost. */
async function watched(address: URL, match: string, stop: AbortSignal): Promise<End | undefined> {
  for (let lost = 0; ; lost++) {
    const end = await lookedOn(address, match, stop);
    if (stop.aborted) return undefined;
    if (end === 'closed') throw usage(say('cli.arena.closed', { match }));
    if (end !== 'lost') return end;
    if (lost > 20) throw usage(say('cli.arena.noServer', { address: address.origin }));
    await pause(500);
  }
}

/** One connection. The first update tells all, the others only say that there is news: when it is over we ask once more. */
function lookedOn(address: URL, match: string, stop: AbortSignal): Promise<End | 'lost' | 'closed'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(new URL('/api/live', address).href.replace(/^http/, 'ws'));
    let isHeard = false;
    const late = setTimeout(() => !isHeard && done('lost'), PATIENCE_MS);
    const quit = () => done('lost');
    const done = (end: End | 'lost' | 'closed') => {
      clearTimeout(late);
      stop.removeEventListener('abort', quit);
      socket.close();
      resolve(end);
    };
    stop.addEventListener('abort', quit);
    socket.onopen = () => socket.send(JSON.stringify({ id: 0, do: 'hello', protocol: PROTOCOL, match }));
    socket.onclose = quit;
    socket.onerror = () => {};
    socket.onmessage = ({ data }) => {
      isHeard = true;
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.about?.state === 'closed') return done('closed');
      const { update } = frame;
      if (update === undefined) return;
      if (update.whole) {
        if (update.whole.over) done(endOf(update.whole, update.at));
      } else if (update.change && 'over' in update.change) done('lost');
    };
  });
}

interface Sight {
  readonly over: boolean;
  readonly result: Json;
  readonly view: Json;
}
interface Frame {
  readonly about?: { readonly state: string };
  readonly update?: { readonly at: number; readonly whole?: Sight; readonly change?: Readonly<Record<string, Json>> };
}

const numberIn = (of: Json, name: string): number | null => {
  const value = isObject(of) ? of[name] : null;
  return typeof value === 'number' ? value : null;
};
const endOf = ({ result, view }: Sight, at: number): End => ({
  winner: numberIn(result, 'winner'),
  rounds: numberIn(view, 'round') ?? 0,
  decisions: at,
});
