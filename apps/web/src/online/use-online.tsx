import { type Json, POSITION, sha256Hex } from '@holotisch/engine';
import type { ChatLine, Reply, Said, TableInfo } from '@holotisch/online/client';
import { onlineText } from '@holotisch/online/text';
import { type ClientMessage, isMoving, type Seen } from '@holotisch/room/client';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ONLINE_PATH } from '../address/online-paths.ts';
import { Judge, type Seeing } from '../analysis/judge.ts';
import { type MatchApi, MatchContext } from '../match/match-api.ts';
import { useRoom } from '../match/use-room.ts';
import { type KeptSeat, keepSeat, keptSeat, randomText } from '../net/kept.ts';
import type { DiceFinding } from './dice.ts';
import { type Connected, LiveTable, OFFLINE } from './live.ts';
import { ownToken, sitting } from './own-token.ts';
import { useCheckedDice } from './use-checked-dice.ts';
import { useFarBattles } from './use-far-battles.ts';
import { useKeptFacts } from './use-kept-facts.ts';

/** What stands around an online match, for the page. */
interface OnlineApi {
  readonly match: string;
  readonly connected: Connected;
  /** Why the server will not have us at this table. */
  readonly refused: Reply | undefined;
  readonly info: TableInfo | undefined;
  readonly kept: KeptSeat | undefined;
  readonly chat: readonly ChatLine[];
  /** What came of checking the dice, after the end. */
  readonly dice: DiceFinding | undefined;
  say(frame: Said): Promise<Reply>;
  /** Sits down, with a list where one is needed. */
  sitDown(list?: string): Promise<Reply>;
  /** Takes another list, before the match has begun. */
  changeList(list: string): Promise<Reply>;
  rematch(): Promise<void>;
  /** Withdraws an own offer of another match, or declines another's. */
  noRematch(): Promise<Reply>;
}

const Context = createContext<OnlineApi | undefined>(undefined);

export function useOnline(): OnlineApi {
  const api = use(Context);
  if (!api) throw new Error('useOnline stands outside its provider');
  return api;
}

/** An online match: its room is on the server, everything else is as at this machine. */
export function OnlineProvider({ match, children }: { readonly match: string; readonly children: ReactNode }) {
  const live = useRef<LiveTable | undefined>(undefined);
  const [judge] = useState(() => new Judge());
  const [kept, setKept] = useState(() => keptSeat(match));
  const [seen, setSeen] = useState<Seen>();
  const [info, setInfo] = useState<TableInfo>();
  const [chat, setChat] = useState<readonly ChatLine[]>([]);
  const [connected, setConnected] = useState<Connected>('connecting');
  const [refused, setRefused] = useState<Reply>();
  const token = kept?.token;

  useEffect(() => {
    const table = new LiveTable(match, token, {
      seen: setSeen,
      about: setInfo,
      chat: (lines, whole) => setChat((known) => (whole ? lines : [...known, ...lines])),
      connected(state, why) {
        setConnected(state);
        setRefused(why);
      },
    });
    live.current = table;
    return () => table.close();
  }, [match, token]);
  useEffect(() => () => judge.close(), [judge]);

  useKeptFacts({ match, info, refused, kept, setKept, forgive: useCallback(() => setRefused(undefined), []) });

  const seeing = useMemo<Seeing | undefined>(() => {
    if (!seen) return undefined;
    const { sight, viewer } = seen;
    const ask = sight.asking === null ? undefined : sight.asked[sight.asking];
    return { game: sight.game, edition: sight.edition, view: sight.view, viewer, allowed: sight.allowed, ask };
  }, [seen]);

  const isCut = connected !== 'open';
  const say = useCallback(
    async <T,>(message: ClientMessage): Promise<Reply<T>> =>
      ((seeing && (await judged(judge, seeing, message))) ??
        // What moves the match is not done behind the back of whoever has waited for the connection and looked again.
        (isCut && isMoving(message) ? OFFLINE : await live.current?.session.tell(message)) ??
        OFFLINE) as Reply<T>,
    [seeing, judge, isCut],
  );
  const room = useRoom(seen, say);

  const dice = useCheckedDice(live, { info, seen, kept });

  const online = useMemo<OnlineApi>(() => {
    const speak = (frame: Said) => live.current?.session.say(frame) ?? Promise.resolve(OFFLINE);
    return {
      match,
      connected,
      refused,
      info,
      kept,
      chat,
      dice,
      say: speak,
      async sitDown(list) {
        // Kept before it is said: the page must know its own number and token whatever happens.
        const contribution = kept?.contribution ?? randomText();
        const own = ownToken(keptSeat(match), randomText);
        setKept(keepSeat(match, { contribution, own, ...(list !== undefined && { list }) }));
        const token = own === undefined ? {} : { token: sha256Hex(own) };
        // It is a yes to the lists that were seen, and to no others.
        const lists = info && { lists: info.lists };
        const reply = await speak({
          do: 'ready',
          contribution,
          ...(list !== undefined && { list }),
          ...lists,
          ...token,
        });
        if (reply.ok && own !== undefined) setKept(keepSeat(match, sitting(own)));
        return reply;
      },
      async changeList(list) {
        const reply = await speak({ do: 'list', list });
        if (reply.ok) setKept(keepSeat(match, { list }));
        return reply;
      },
      async rematch() {
        const again = keptSeat(match)?.again ?? randomText();
        setKept(keepSeat(match, { again }));
        await speak({ do: 'rematch', token: sha256Hex(again) });
      },
      noRematch: () => speak({ do: 'noRematch' }),
    };
  }, [match, connected, refused, info, kept, chat, dice]);

  const battles = useFarBattles(match, info, live);

  const api = useMemo<MatchApi>(
    () => ({
      ...room,
      busy: isCut || (seen?.sight.awaited.some((a) => a.computer) && !seen.sight.bug) || false,
      fault: undefined,
      names: info?.seats.map(({ name }) => name) ?? [],
      texts: onlineText,
      home: ONLINE_PATH,
      local: undefined,
      ...(battles && { far: battles }),
      leave: () => {},
      dismissFault: () => {},
    }),
    [room, seen, info, isCut, battles],
  );
  return (
    <Context value={online}>
      <MatchContext value={api}>{children}</MatchContext>
    </Context>
  );
}

/** What can be told from what one sees is told here and now; everything else is for the server. */
async function judged(judge: Judge, seeing: Seeing, message: ClientMessage): Promise<Reply | undefined> {
  switch (message.type) {
    case 'check':
      return judge.ask({ do: 'check', seeing, answer: message.answer });
    case 'sample':
      return judge.ask({ do: 'sample', seeing, number: 1 + 7919 * message.attempt });
    case 'ask': {
      const { question, args, moment } = message;
      if (moment !== undefined || question === POSITION) return undefined;
      return judge.ask({ do: 'question', seeing, question, args: args as Readonly<Record<string, Json>> });
    }
    default:
      return undefined;
  }
}
