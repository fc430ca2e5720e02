import { type ClientMessage, Mirror, type Seen } from '@holotisch/room/client';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WorkerEnd } from '../ui/worker-line.ts';
import { Fights } from './campaign/fights.ts';
import { type Client, openClient } from './client.ts';
import type { MatchKeeper } from './keeper.ts';
import { type Begin, battlesOf, localTable, useOtherTab, useResume } from './local-api.ts';
import { type LocalApi, type MatchApi, MatchContext, type PageFault } from './match-api.ts';
import type { News, Reply } from './protocol.ts';
import { useRoom } from './use-room.ts';

export { type MatchApi, type PageFault, useLocalTable, useMatch } from './match-api.ts';

/** What only a table has that is played from afar. */
const AT_HOME = { names: [], texts: undefined, home: undefined } as const;

/** The worker goes on by itself. */
const isComputersTurn = (seen: Seen | undefined): boolean =>
  (seen?.sight.awaited.some((a) => a.computer) && !seen.sight.bug) || false;

const endedBy = (why: WorkerEnd): PageFault =>
  why === 'silent' ? { kind: why, message: '' } : { kind: 'ended', message: why.error };

/** The table of this machine: its room is in a worker, and the browser keeps its match. */
export function MatchProvider({ children }: { readonly children: ReactNode }) {
  const client = useRef<Client | undefined>(undefined);
  const mirror = useRef(new Mirror());
  const keeper = useRef<MatchKeeper | undefined>(undefined);
  const seated = useRef(false);
  const fights = useRef(new Fights());
  /** Opens the match of this tab again, as it is kept. */
  const reopen = useRef<() => Promise<boolean>>(undefined);
  const [seen, setSeen] = useState<Seen>();
  const [loading, setLoading] = useState(false);
  const [fault, setFault] = useState<PageFault>();

  useEffect(() => () => client.current?.close(), []);

  const onNews = useCallback((news: News) => {
    if ('entry' in news) return keeper.current?.keep(news.entry, news.number, news.over);
    if ('fight' in news) return fights.current.hear(news);
    if (!seated.current) return; // somebody has got up meanwhile
    const now = mirror.current.take(news.update);
    if (now) setSeen(now);
    else void client.current?.say({ type: 'resume', from: 0, changes: true });
  }, []);

  const isComputers = useRef(false);
  isComputers.current = isComputersTurn(seen);
  const table = useCallback((): Client => {
    client.current ??= openClient({
      onNews,
      onFault: (message) => setFault({ kind: 'worker', message }),
      onEnd: (why) => {
        fights.current.end();
        const again = async () => {
          if (await reopen.current?.()) setFault(undefined);
        };
        setFault({ ...endedBy(why), ...(keeper.current && { again: () => void again() }) });
      },
      isExpected: () => isComputers.current || fights.current.isOn,
    });
    return client.current;
  }, [onNews]);

  /** A message to the room. */
  const say = useCallback(
    async <T,>(message: ClientMessage): Promise<Reply<T>> => (await table().say(message)) as Reply<T>,
    [table],
  );
  const room = useRoom(seen, say);
  const { reset, setRefusal } = room;

  /** Sits down at a match that was opened, and keeps it from now on. */
  const begin = useCallback<Begin>(
    async (opening, keep) => {
      setLoading(true);
      seated.current = true;
      const reply = await opening;
      // At once: what is done next is to be kept.
      if (reply.ok) keeper.current = keep(reply.value);
      setLoading(false);
      if (reply.ok) reset();
      else setRefusal(reply.fault);
      return reply.ok;
    },
    [reset, setRefusal],
  );

  const keeping = useCallback(
    () => ({
      whole: () => table().whole(),
      onFull: () => setFault({ kind: 'storage', message: '' }),
      onConflict: () => void reopen.current?.(),
    }),
    [table],
  );

  const resume = useResume({ table, begin, keeping }, keeper, reopen);
  useOtherTab(client, keeper, reopen);

  const local = useMemo<LocalApi>(
    () => ({
      ...localTable({ table, begin, keeping }),
      resume,
      kept: () => keeper.current?.id,
      battles: battlesOf(table, fights.current, setRefusal),
    }),
    [table, begin, keeping, resume, setRefusal],
  );

  const api = useMemo<MatchApi>(
    () => ({
      ...room,
      busy: loading || isComputersTurn(seen),
      fault,
      ...AT_HOME,
      local,
      leave() {
        keeper.current = undefined;
        seated.current = false;
        mirror.current = new Mirror();
        setSeen(undefined);
        reset();
        void client.current?.leave();
      },
      dismissFault: () => setFault(undefined),
    }),
    [room, seen, loading, fault, local, reset],
  );

  return <MatchContext value={api}>{children}</MatchContext>;
}
