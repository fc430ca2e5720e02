import type { Flight } from '@holotisch/xwing';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';
import type { ValuesOf } from '../table/use-values.ts';
import type { XWingView } from '../view.ts';
import { type Moved, movedBefore } from './flight-order.ts';

/** How a ship would fly when it is its turn, and who has to have made way for that. */
interface Outlook extends Flight {
  readonly clearOnce: readonly number[];
}

const NONE: ReadonlyMap<string, Outlook> = new Map();

/**
 * The flights of these ships with these manoeuvres, one after the other as they will be flown; what has been asked once
 * at a moment is not asked again.
 */
export function useFlights(
  wanted: ReadonlyMap<string, string>,
  view: XWingView,
  values: ValuesOf,
): ReadonlyMap<string, Outlook> {
  const { snapshot } = useMatch();
  const question = useQuestion();
  const moment = `${snapshot?.taken} ${snapshot?.moment}`;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Flight>>(new Map());
  const keyOf = (ship: string, moved: Moved) => `${moment} ${ship} ${wanted.get(ship)} ${JSON.stringify(moved)}`;
  const found = new Map<string, Outlook>();
  const open = new Map<string, { readonly ship: string; readonly moved: Moved }>();
  const answerOf = (ship: string, moved: Moved): Flight | undefined => {
    const key = keyOf(ship, moved);
    const answer = answers.get(key);
    if (!answer) open.set(key, { ship, moved });
    return answer;
  };
  const inOrder = [...wanted.keys()].sort((a, b) => skillOf(a, view, values) - skillOf(b, view, values));
  for (const id of inOrder) {
    const ship = view.ships[Number(id)];
    const moved = ship && movedBefore(ship, wanted, (other) => found.get(other), view, values);
    const flight = moved && answerOf(id, moved);
    if (!flight) continue;
    // Who is gone by then may be in the way now.
    const gone = Object.entries(moved).filter(([, pose]) => pose === null);
    const stays = Object.fromEntries(Object.entries(moved).filter(([, pose]) => pose !== null));
    const now = gone.length === 0 ? flight : answerOf(id, stays);
    if (!now) continue;
    const clearOnce = now.overlapped.filter((other) => gone.some(([one]) => Number(one) === other));
    found.set(id, { ...flight, clearOnce });
  }
  const asking = [...open.keys()].join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same questions need not be asked again
  useEffect(() => {
    let current = true;
    for (const [key, { ship, moved }] of open)
      void question('pose', { ship: Number(ship), manoeuvre: wanted.get(ship)!, moved }).then((reply) => {
        if (current && reply.ok) setAnswers((old) => new Map(old).set(key, reply.value));
      });
    return () => {
      current = false;
    };
  }, [asking, question]);
  return useStable(found);
}

const skillOf = (id: string, view: XWingView, values: ValuesOf): number => {
  const ship = view.ships[Number(id)];
  return ship ? values.of(ship).skill : 0;
};

/** The same map as long as the same flights are in it. */
function useStable(found: ReadonlyMap<string, Outlook>): ReadonlyMap<string, Outlook> {
  const [map, setMap] = useState(NONE);
  const isSame = (a: Outlook | undefined, b: Outlook) =>
    a !== undefined && a.pose === b.pose && a.clearOnce.join() === b.clearOnce.join();
  const same = found.size === map.size && [...found].every(([ship, flight]) => isSame(map.get(ship), flight));
  if (same) return map;
  setMap(found);
  return found;
}
