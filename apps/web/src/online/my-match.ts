import { isObject } from '@holotisch/engine';
import type { Mine } from '@holotisch/online/client';
import type { KeptSeat } from '../net/kept.ts';
import type { OnlineText } from '../text/online.ts';

export interface MyMatch {
  readonly seat: KeptSeat;
  /** What the server says of it; nothing where it could not be asked. */
  readonly known?: Mine;
}
type MyKind = 'playing' | 'gathering' | 'over' | 'watched' | 'gone';
export const MY_KINDS: readonly MyKind[] = ['playing', 'gathering', 'over', 'watched', 'gone'];

const isWatched = ({ token, watched }: KeptSeat): boolean => token === undefined || watched === true;

/** What is to be done about a match of one's own. Without an answer of the server it is held to go on. */
export function kindOf({ seat, known }: MyMatch, isAnswered: boolean): MyKind {
  if (known) return known.state === 'closed' ? 'gone' : known.state;
  // Whoever only looks on has no seat to ask about.
  if (isWatched(seat)) return 'watched';
  return isAnswered ? 'gone' : 'playing';
}

/** What forgetting a match would cost: a seat that one never comes back to. Nothing is lost by what is over or only looked at. */
export function lostBy(one: MyMatch, isAnswered: boolean): 'playing' | 'gathering' | undefined {
  if (one.seat.token === undefined) return undefined;
  const kind = kindOf(one, isAnswered);
  return kind === 'playing' || kind === 'gathering' ? kind : undefined;
}

/** Whether an open table is one's own: it is gone back to, and not sat down at a second time. */
export const isOwnTable = (kept: KeptSeat | undefined): boolean =>
  kept?.token !== undefined && !kept.guest && kept.link === undefined;

/** How a match of two came out for this seat. */
function resultOf({ state, result, own, players }: Mine): 'won' | 'lost' | 'draw' | undefined {
  if (state !== 'over' || players.length !== 2 || !isObject(result)) return undefined;
  const { winner } = result;
  if (winner === null) return 'draw';
  return typeof winner === 'number' ? (winner === own ? 'won' : 'lost') : undefined;
}

/** `against Bert · won`; of a match that was only looked at, who plays it: `Anna – Bert`. */
export function factsOf({ seat, known }: MyMatch, t: OnlineText): string {
  if (!known && isWatched(seat)) return seat.others?.join(' – ') || t.my.nameless;
  if (!known) return seat.others?.length ? t.my.against(seat.others.join(', ')) : '';
  const others = known.players.flatMap((name, seat) => {
    if (seat === known.own) return [];
    return [known.kinds[seat] === 'computer' ? t.my.computer : name || t.waiting.player(seat)];
  });
  const result = resultOf(known);
  return [t.my.against(others.join(', ')), ...(result ? [t.my.result[result]] : [])].join(' · ');
}
