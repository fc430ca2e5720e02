import type { Json, Refusal, Seat } from '@holotisch/engine';
import {
  type Answers,
  type ClientMessage,
  changedBy,
  type Past,
  type Proposed,
  type Report,
  type Seen,
} from '@holotisch/room/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MatchApi } from './match-api.ts';
import type { Fault, Reply, Snapshot } from './protocol.ts';
import { snapshotOf } from './snapshot.ts';

/** A message to the room, wherever it is. */
type Say = <T>(message: ClientMessage) => Promise<Reply<T>>;

/** What is the same wherever the room is. */
type Shared = Omit<MatchApi, 'busy' | 'fault' | 'names' | 'texts' | 'home' | 'local' | 'leave' | 'dismissFault'>;

interface RoomView extends Shared {
  /** Back to the present, and what was refused is forgotten. */
  reset(): void;
  setRefusal(fault: Fault | undefined): void;
}

/** A room as the page deals with it: what was seen of it last, and how to speak to it. */
export function useRoom(seen: Seen | undefined, say: Say): RoomView {
  const [past, setPast] = useState<Past>();
  const [way, setWay] = useState<Snapshot['way']>();
  const [report, setReport] = useState<Report>();
  const [refusal, setRefusal] = useState<Fault>();

  // A fault of the rules comes with the file that shows it.
  const bug = seen?.sight.bug;
  useEffect(() => {
    setReport(undefined);
    if (bug)
      void say<Report | null>({ type: 'report' }).then((reply) => reply.ok && setReport(reply.value ?? undefined));
  }, [bug, say]);

  const reset = useCallback(() => {
    setPast(undefined);
    setRefusal(undefined);
  }, []);
  const snapshot = useMemo(() => seen && snapshotOf(seen, past, report, way), [seen, past, report, way]);
  return useMemo(
    () => ({ ...callsOf({ seen, snapshot, say, setPast, setWay, setRefusal }), snapshot, refusal, reset, setRefusal }),
    [seen, snapshot, say, refusal, reset],
  );
}

interface Around {
  readonly seen: Seen | undefined;
  readonly snapshot: Snapshot | undefined;
  readonly say: Say;
  setPast(past: Past | undefined): void;
  setWay(way: Snapshot['way']): void;
  setRefusal(fault: Fault | undefined): void;
}

function callsOf({ seen, snapshot, say, setPast, setWay, setRefusal }: Around): Omit<Shared, 'snapshot' | 'refusal'> {
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
  return {
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
      const now = snapshot?.taken ?? 0;
      const to = Math.min(moment ?? now, now);
      const from = snapshot?.moment ?? now;
      // Whoever goes on sees what happens on the way.
      const there = to < now || from < to ? await say<Past>({ type: 'look', viewer, moment: to, from }) : undefined;
      const back = to < now ? undefined : await say<null>({ type: 'look', viewer });
      if (there?.ok) {
        const { view, changes } = there.value;
        setWay(changes && { from, views: changedBy(view, changes) });
      }
      if (there?.ok || back?.ok) setPast(to < now && there?.ok ? there.value : undefined);
    },
    async peek(viewer, moment) {
      const reply = await say<Past | null>({ type: 'look', viewer, moment });
      return reply.ok ? reply.value?.view : undefined;
    },
    async undoCost() {
      const cost = snapshot?.undo;
      if (!cost || cost.free) return cost;
      // Where others are asked, whoever asks them sees what would go.
      const reply = await say<Answers['cost']>({ type: 'cost', at, seat: cost.by, to: cost.to });
      return reply.ok ? reply.value : cost;
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
    question: <A>(name: string, args: Record<string, Json>) =>
      say<A>({ type: 'ask', question: name, args, moment: isPast ? snapshot.moment : undefined }),
    async file() {
      const reply = await say<Json>({ type: 'file' });
      return reply.ok ? reply.value : null;
    },
    dismissRefusal: () => setRefusal(undefined),
  };
}

const isRegion = (ask: object): boolean => 'type' in ask && ask.type === 'region';
