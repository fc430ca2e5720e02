import type { Json, Refusal, Seat } from '@holotisch/engine';
import { type ClientMessage, Mirror, type Past, type Proposed, type Report, type Seen } from '@holotisch/room/client';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Client, openClient } from './client.ts';
import { MatchKeeper } from './keeper.ts';
import type {
  Aids,
  Fault,
  FileHead,
  MatchOpen,
  MatchStart,
  News,
  Opened,
  Reply,
  SeatKind,
  Snapshot,
  Viewer,
} from './protocol.ts';
import { snapshotOf } from './snapshot.ts';
import { type KeptMatch, keptElsewhere, keptEntries, keptMatch } from './storage.ts';

/** What went wrong beside the rules: the match could not be kept, or the worker has thrown something. */
export interface PageFault {
  readonly kind: 'storage' | 'worker';
  readonly message: string;
}

/** The running match as the page sees it. */
export interface MatchApi {
  readonly snapshot: Snapshot | undefined;
  /** The worker is thinking: the computer's turn, or a long replay. */
  readonly busy: boolean;
  /** Why the last answer was refused; gone with the next legal one. */
  readonly refusal: Fault | undefined;
  /** What the player has to know although nobody has asked. */
  readonly fault: PageFault | undefined;
  start(start: MatchStart): Promise<boolean>;
  /** Who sat at the match in a file, before it is opened. */
  read(text: string): Promise<Reply<FileHead>>;
  load(text: string, seats: readonly SeatKind[], aids: Aids): Promise<boolean>;
  /** Goes on with a match that was kept: this one, or the one that was left last. */
  resume(match?: KeptMatch): Promise<boolean>;
  /** Goes away from the table; the match waits. */
  leave(): void;
  decide(answer: Json): Promise<void>;
  check(answer: Json): Promise<Refusal | undefined>;
  /** Some legal answer to the open question; another one for each attempt. */
  sample(attempt?: number): Promise<Json | undefined>;
  /** Look from another seat, or at another moment of the match. */
  look(viewer: Viewer, moment?: number): Promise<void>;
  /** `agreed`: all who play at this screen have said yes. */
  undo(to: number, agreed?: boolean): Promise<void>;
  redo(): Promise<void>;
  override(change: Json): Promise<boolean>;
  /** Proposes something for a seat of this screen; those at other screens have to agree. */
  propose(what: Proposed, seat?: Seat): Promise<boolean>;
  consent(proposal: number, seat: Seat, agree: boolean): Promise<boolean>;
  /** About the moment that is looked at. `A` is what the game answers this question with. */
  question<A = Json>(name: string, args: Record<string, Json>): Promise<Reply<A>>;
  file(): Promise<Json>;
  dismissRefusal(): void;
  dismissFault(): void;
}

const Context = createContext<MatchApi | undefined>(undefined);

export function useMatch(): MatchApi {
  const api = use(Context);
  if (!api) throw new Error('useMatch stands outside its provider');
  return api;
}

export function MatchProvider({ children }: { readonly children: ReactNode }) {
  const client = useRef<Client | undefined>(undefined);
  const mirror = useRef(new Mirror());
  const keeper = useRef<MatchKeeper | undefined>(undefined);
  const seated = useRef(false);
  const [seen, setSeen] = useState<Seen>();
  const [past, setPast] = useState<Past>();
  const [report, setReport] = useState<Report>();
  const [loading, setLoading] = useState(false);
  const [refusal, setRefusal] = useState<Fault>();
  const [fault, setFault] = useState<PageFault>();

  useEffect(() => () => client.current?.close(), []);

  const onNews = useCallback((news: News) => {
    if ('entry' in news) return keeper.current?.keep(news.entry, news.number, news.over);
    if (!seated.current) return; // somebody has got up meanwhile
    const now = mirror.current.take(news.update);
    if (now) setSeen(now);
    else void client.current?.say({ type: 'resume', from: 0 });
  }, []);

  const table = useCallback((): Client => {
    client.current ??= openClient(onNews, (message) => setFault({ kind: 'worker', message }));
    return client.current;
  }, [onNews]);

  /** A message to the room. */
  const say = useCallback(
    async <T,>(message: ClientMessage): Promise<Reply<T>> => (await table().say(message)) as Reply<T>,
    [table],
  );

  // A fault of the rules comes with the file that shows it.
  const bug = seen?.sight.bug;
  useEffect(() => {
    setReport(undefined);
    if (bug)
      void say<Report | null>({ type: 'report' }).then((reply) => reply.ok && setReport(reply.value ?? undefined));
  }, [bug, say]);

  /** Sits down at a match that was opened, and keeps it from now on. */
  const begin = useCallback(
    async (opening: Promise<Reply<Opened>>, keep: (opened: Opened) => MatchKeeper): Promise<boolean> => {
      setLoading(true);
      seated.current = true;
      const reply = await opening;
      // At once: what is done next is to be kept.
      if (reply.ok) keeper.current = keep(reply.value);
      setLoading(false);
      setRefusal(reply.ok ? undefined : reply.fault);
      if (reply.ok) setPast(undefined);
      return reply.ok;
    },
    [],
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
  const reopen = useRef<() => Promise<unknown>>(undefined);
  reopen.current = async () => {
    const id = keeper.current?.id;
    const match = keptMatch();
    if (match && match.id === id) await resume(match);
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

  const snapshot = useMemo(() => seen && snapshotOf(seen, past, report), [seen, past, report]);

  const api = useMemo<MatchApi>(() => {
    const at = seen?.at ?? 0;
    const own = seen?.sight.own ?? [];
    const asked = snapshot?.ask;
    const isPast = snapshot !== undefined && snapshot.moment < snapshot.taken;
    /** What is done is seen in the next update; what is refused is told. */
    const settled = async (reply: Promise<Reply>): Promise<boolean> => {
      const answer = await reply;
      // A fault of ours has a dialog of its own.
      const told = answer.ok || answer.fault.message.text === 'room.bug' ? undefined : answer.fault;
      setRefusal(told);
      if (answer.ok) setPast(undefined);
      return answer.ok;
    };
    /** Proposes; those at this screen have agreed already, those at others are asked. */
    const agreedHere = async (what: Proposed, seat: Seat | undefined): Promise<Reply> => {
      const by = seat ?? own[0] ?? 0;
      const reply = await say<{ readonly proposal: number } | null>({ type: 'propose', at, seat: by, what });
      if (!reply.ok || !reply.value) return reply;
      const { proposal } = reply.value;
      let last: Reply = reply;
      for (const other of own)
        if (other !== by) last = await say({ type: 'consent', proposal, seat: other, agree: true });
      return last;
    };
    const open = (match: MatchOpen) =>
      begin(table().open(match), (opened) => MatchKeeper.begin(opened, match.seats, match.aids, keeping()));
    return {
      snapshot,
      busy: loading || (seen?.sight.awaited.some((a) => a.computer) && !bug) || false,
      refusal,
      fault,
      start: (start) =>
        begin(table().start(start), (opened) => MatchKeeper.begin(opened, start.seats, start.aids, keeping())),
      read: (text) => table().read(text),
      load: (text, seats, aids) => open({ text, log: [], seats, aids }),
      resume,
      leave() {
        keeper.current = undefined;
        seated.current = false;
        mirror.current = new Mirror();
        setSeen(undefined);
        setPast(undefined);
        setRefusal(undefined);
        void client.current?.leave();
      },
      async decide(answer) {
        if (asked) await settled(say({ type: 'decide', at, seat: asked.seat, answer }));
      },
      async check(answer) {
        // Only a place has to be tried out; of everything else the options say what is legal.
        if (!asked || !isRegion(asked)) return undefined;
        const reply = await say<Refusal | null>({ type: 'check', at, seat: asked.seat, answer });
        return reply.ok ? (reply.value ?? undefined) : undefined;
      },
      async sample(attempt = 0) {
        if (!asked) return undefined;
        const reply = await say<Json>({ type: 'sample', at, seat: asked.seat, attempt });
        return reply.ok ? (reply.value ?? undefined) : undefined;
      },
      async look(viewer, moment) {
        const then = moment !== undefined && moment < (snapshot?.taken ?? 0) ? moment : undefined;
        const reply = await say<Past | null>({ type: 'look', viewer, moment: then });
        if (reply.ok) setPast(reply.value ?? undefined);
      },
      async undo(to, agreed) {
        const by = seen?.sight.undo?.by;
        if (agreed) await settled(agreedHere({ takeback: to }, by));
        else await settled(say({ type: 'propose', at, seat: by ?? own[0] ?? 0, what: { takeback: to } }));
      },
      async redo() {
        await settled(agreedHere({ redo: true }, undefined));
      },
      override: (change) => settled(agreedHere({ change }, undefined)),
      propose: (what, seat) => settled(agreedHere(what, seat)),
      consent: (proposal, seat, agree) => settled(say({ type: 'consent', proposal, seat, agree })),
      question: <A,>(name: string, args: Record<string, Json>) =>
        say<A>({ type: 'ask', question: name, args, moment: isPast ? snapshot.moment : undefined }),
      async file() {
        const reply = await say<Json>({ type: 'file' });
        return reply.ok ? reply.value : null;
      },
      dismissRefusal: () => setRefusal(undefined),
      dismissFault: () => setFault(undefined),
    };
  }, [seen, snapshot, bug, loading, refusal, fault, table, say, begin, keeping, resume]);

  return <Context value={api}>{children}</Context>;
}

const isRegion = (ask: object): boolean => 'type' in ask && ask.type === 'region';
