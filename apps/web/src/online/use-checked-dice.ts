import type { JsonObject } from '@holotisch/engine';
import type { TableInfo } from '@holotisch/online/client';
import type { Seen } from '@holotisch/room/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Judge } from '../analysis/judge.ts';
import type { KeptSeat } from '../net/kept.ts';
import { checkDice, type DiceFinding } from './dice.ts';
import type { LiveTable } from './live.ts';

interface Evidence {
  readonly info: TableInfo | undefined;
  readonly seen: Seen | undefined;
  readonly kept: KeptSeat | undefined;
}

/** What came of checking the dice, once the match is over. */
export function useCheckedDice(
  live: RefObject<LiveTable | undefined>,
  { info, seen, kept }: Evidence,
): DiceFinding | undefined {
  const [dice, setDice] = useState<DiceFinding>();
  const isOver = info?.state === 'over' && (seen?.sight.over ?? false);
  const evidence = useRef({ info, seen, kept });
  evidence.current = { info, seen, kept };
  useEffect(() => {
    if (!isOver) return;
    void live.current?.session.tell({ type: 'file' }).then(async (reply) => {
      const { info, seen, kept } = evidence.current;
      if (!reply.ok || !info || !seen) return;
      const judge = Judge.patient();
      setDice(await checkDice({ file: reply.value as JsonObject, info, seen, kept, judge }));
      judge.close();
    });
  }, [isOver, live]);
  return dice;
}
