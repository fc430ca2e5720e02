import { type ClientMessage, Mirror, type Seen } from '@holotisch/room/client';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Fights } from './campaign/fights.ts';
import { type Client, openClient } from './client.ts';
import { MatchKeeper } from './keeper.ts';
import { type LocalApi, type MatchApi, MatchContext, type PageFault } from './match-api.ts';
import type { MatchOpen, News, Opened, Reply } from './protocol.ts';
import { keptElsewhere, keptEntries, keptMatch } from './storage.ts';
import { useRoom } from './use-room.ts';

export { type MatchApi, type PageFault, useLocalTable, useMatch } from './match-api.ts';

const NOBODY: readonly string[] = [];

/** The worker goes on by itself. */
const isComputersTurn = (seen: Seen | undefined): boolean =>
  (seen?.sight.awaited.some((a) => a.computer) && !seen.sight.bug) || false;

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
    else void client.current?.say({ type: 'resume', from: 0 });
  }, []);

  const isComputers = useRef(false);
  isComputers.current = isComputersTurn(seen);
  const table = useCallback((): Client => {
    client.current ??= openClient({
      onNews,
      onFault: (message) => setFault({ kind: 'worker', message }),
      onEnd: (why) => {
        fights.current.end();
        const ended = why === 'silent' ? { kind: why, message: '' } : { kind: 'ended' as const, message: why.error };
        const again = async () => {
          if (await reopen.current?.()) setFault(undefined);
        };
        setFault(keeper.current ? { ...ended, again: () => void again() } : ended);
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
  const begin = useCallback(
    async (opening: Promise<Reply<Opened>>, keep: (opened: Opened) => MatchKeeper): Promise<boolean> => {
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

  const resume = useCallback(
    async (match = keptMatch()): Promise<boolean> => {
      const log = match && keptEntries(match.id);
      if (!match || !log) return false;
      const { file, seats, aids } = match;
      const opening = table().open({ text: JSON.stringify(file), log, seats, aids });
      return begin(opening, () => MatchKeeper.goOn(match, keeping()));
    },
    [table, begin, keeping],
  );
  reopen.current = async () => {
    const id = keeper.current?.id;
    const match = keptMatch();
    return match !== undefined && match.id === id && (await resume(match));
  };

  // The same match in another tab: both show what was decided last, in whichever of them.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const kept = keeper.current;
      const other = kept && keptElsewhere(event, kept.id);
      if (!kept || !other || !client.current) return;
      if (other === 'anew') return void reopen.current?.();
      void client.current.follow(kept.inRoom(other.number), other.entries).then((followed) => {
        if (!followed) void reopen.current?.();
      });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const local = useMemo<LocalApi>(() => {
    const open = (match: MatchOpen) =>
      begin(table().open(match), (opened) => MatchKeeper.begin(opened, match.seats, match.aids, keeping()));
    return {
      start: (start, campaign) =>
        begin(table().start(start), (opened) =>
          MatchKeeper.begin(opened, start.seats, start.aids, keeping(), campaign),
        ),
      read: (text) => table().read(text),
      load: (text, seats, aids) => open({ text, log: [], seats, aids }),
      resume,
      kept: () => keeper.current?.id,
      battles: {
        open: () => table().battle(),
        report: (fought) => table().battleReport(fought),
        fight: async (from, onProgress) => {
          const coming = fights.current.begin(onProgress);
          const begun = await table().fight(from);
          if (!begun.ok) fights.current.end();
          if (!begun.ok) setRefusal(begun.fault);
          return coming;
        },
        stop: () => void table().stopFight(),
      },
    };
  }, [table, begin, keeping, resume, setRefusal]);

  const api = useMemo<MatchApi>(
    () => ({
      ...room,
      busy: loading || isComputersTurn(seen),
      fault,
      names: NOBODY,
      texts: undefined,
      home: undefined,
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
