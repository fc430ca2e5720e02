import type { Json, Refusal, Seat } from '@holotisch/engine';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Client, openClient } from './client.ts';
import type { Aids, MatchStart, Reply, SeatKind, Snapshot } from './protocol.ts';
import { type KeptMatch, keepMatch, keptElsewhere, keptMatch, newMatchId } from './storage.ts';

/** The running match as the page sees it. */
export interface MatchApi {
  readonly snapshot: Snapshot | undefined;
  /** The worker is thinking: the computer's turn, or a long replay. */
  readonly busy: boolean;
  /** Why the last answer was refused; gone with the next legal one. */
  readonly refusal: Extract<Reply<never>, { ok: false }>['fault'] | undefined;
  start(start: MatchStart): Promise<boolean>;
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
  look(viewer: Seat | 'nobody', moment?: number): Promise<void>;
  undo(to: number, agreed?: boolean): Promise<void>;
  redo(): Promise<void>;
  override(change: Json): Promise<boolean>;
  /** About the moment that is looked at. */
  question(name: string, args: Record<string, Json>): Promise<Reply<Json>>;
  file(): Promise<Json>;
  dismissRefusal(): void;
}

const Context = createContext<MatchApi | undefined>(undefined);

export function useMatch(): MatchApi {
  const api = use(Context);
  if (!api) throw new Error('useMatch stands outside its provider');
  return api;
}

/** A computer's decision is shown for a moment before its next one. */
const BETWEEN_STEPS_MS = 60;

export function MatchProvider({ children }: { readonly children: ReactNode }) {
  const client = useRef<Client | undefined>(undefined);
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<MatchApi['refusal']>();
  const kept = useRef<Pick<KeptMatch, 'id' | 'seats' | 'aids'>>(undefined);

  useEffect(() => () => client.current?.close(), []);

  // The same match in another tab: both show what was decided last, in whichever of them.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const other = kept.current && keptElsewhere(event, kept.current.id);
      if (!other || !client.current) return;
      const { file, seats, aids } = other;
      void client.current.load(JSON.stringify(file), seats, aids).then((reply) => {
        if (reply.ok) setSnapshot(reply.value);
      });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const host = useCallback((): Client => {
    client.current ??= openClient();
    return client.current;
  }, []);

  const keep = useCallback(async () => {
    const file = kept.current && (await host().file());
    // Somebody may have left the match meanwhile.
    if (file !== undefined && kept.current) keepMatch({ file, saved: Date.now(), ...kept.current });
  }, [host]);

  /** Takes a reply of the worker, lets the computer go on, and keeps the match for the next visit. */
  const settle = useCallback(
    async (reply: Reply<Snapshot>): Promise<boolean> => {
      if (!reply.ok) {
        setRefusal(reply.fault);
        return false;
      }
      setRefusal(undefined);
      setSnapshot(reply.value);
      await keep();
      setBusy(true);
      try {
        for (;;) {
          const step = await host().step();
          if (!step?.ok) break;
          setSnapshot(step.value);
          if (step.value.bug) break;
          await new Promise((go) => setTimeout(go, BETWEEN_STEPS_MS));
        }
        await keep();
      } finally {
        setBusy(false);
      }
      return true;
    },
    [host, keep],
  );

  const api = useMemo<MatchApi>(() => {
    const begin = async (
      seats: readonly SeatKind[],
      aids: Aids,
      reply: Promise<Reply<Snapshot>>,
      id = newMatchId(),
    ) => {
      const answer = await reply;
      if (answer.ok) kept.current = { id, seats, aids };
      return settle(answer);
    };
    const past = snapshot && snapshot.moment < snapshot.taken ? snapshot.moment : undefined;
    const seat = (): Seat => snapshot?.ask?.seat ?? -1;
    return {
      snapshot,
      busy,
      refusal,
      start: (start) => begin(start.seats, start.aids, host().start(start)),
      load: (text, seats, aids) => begin(seats, aids, host().load(text, seats, aids)),
      async resume(match = keptMatch()) {
        if (!match) return false;
        const { file, seats, aids, id } = match;
        return begin(seats, aids, host().load(JSON.stringify(file), seats, aids), id);
      },
      leave() {
        kept.current = undefined;
        setSnapshot(undefined);
        setRefusal(undefined);
      },
      async decide(answer) {
        await settle(await host().decide(seat(), answer));
      },
      check: (answer) => host().check(seat(), answer),
      sample: (attempt) => host().sample(seat(), attempt),
      async look(viewer, moment) {
        setSnapshot(await host().look(viewer, moment));
      },
      async undo(to, agreed) {
        await settle({ ok: true, value: await host().undo(to, agreed) });
      },
      async redo() {
        await settle(await host().redo());
      },
      override: async (change) => settle(await host().override(change)),
      question: (name, args) => host().question(name, args, past),
      file: () => host().file(),
      dismissRefusal: () => setRefusal(undefined),
    };
  }, [snapshot, busy, refusal, host, settle]);

  return <Context value={api}>{children}</Context>;
}
