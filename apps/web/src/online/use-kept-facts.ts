import type { Reply, TableInfo } from '@holotisch/online/client';
import { useEffect } from 'react';
import { forgetSeat, type KeptSeat, keepSeat, keptSeat } from '../net/kept.ts';
import { afterRefusal } from './own-token.ts';

interface Known {
  readonly match: string;
  readonly info: TableInfo | undefined;
  readonly refused: Reply | undefined;
  readonly kept: KeptSeat | undefined;
  readonly setKept: (kept: KeptSeat) => void;
  /** Asks again, by another token. */
  readonly forgive: () => void;
}

/** What the server says of a table is kept with its seat, as far as it is needed without the server. */
export function useKeptFacts({ match, info, refused, kept, setKept, forgive }: Known): void {
  const token = kept?.token;
  // What was promised before the first roll is remembered, and never replaced.
  const promised = info?.fair.commitment;
  const game = info?.game;
  const isGathering = info?.state === 'gathering';
  const closed = info?.closed ?? undefined;
  useEffect(() => {
    if (promised === undefined || game === undefined || closed !== undefined) return;
    const known = keptSeat(match);
    if (known && known.game !== '' && known.commitment !== undefined) return;
    setKept(keepSeat(match, { game, ...(isGathering && { commitment: promised }) }));
  }, [match, promised, game, isGathering, closed, setKept]);
  // Who plays and whether one only looks on, for the list of one's matches: the server tells it only of seats.
  const others = info?.seats.flatMap(({ name }, seat) => (seat === info.own || name === '' ? [] : [name])).join('\n');
  const watched = info?.own === null;
  useEffect(() => {
    const known = keptSeat(match);
    if (others === undefined || !known || closed !== undefined) return;
    if ((known.others ?? []).join('\n') === others && (known.watched ?? false) === watched) return;
    setKept(keepSeat(match, { others: others === '' ? [] : others.split('\n'), watched }));
  }, [match, others, watched, closed, setKept]);
  // The next match has been made: its seat is the one whose token we made for it.
  const next = info?.next?.match;
  const again = kept?.again;
  useEffect(() => {
    if (next !== undefined && again !== undefined && game !== undefined) keepSeat(next, { game, token: again });
  }, [next, again, game]);
  // A match or a seat that is gone is not offered again; where this browser has the seat by another token, it comes by that.
  useEffect(() => {
    if (!refused || refused.ok) return;
    const turned = afterRefusal(keptSeat(match), token, refused.fault.message.text);
    if (turned === 'forget') forgetSeat(match);
    else if (turned) {
      forgive();
      setKept(keepSeat(match, turned.by));
    }
  }, [refused, match, token, setKept, forgive]);
  // Nor is one that was called off.
  useEffect(() => {
    if (closed === 'cancelled') forgetSeat(match);
  }, [closed, match]);
}
