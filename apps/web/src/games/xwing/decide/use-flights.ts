import type { Flight } from '@holotisch/xwing';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';

const NONE: ReadonlyMap<string, Flight> = new Map();

/** The flights of these ships with these manoeuvres; what has been asked once at a moment is not asked again. */
export function useFlights(wanted: ReadonlyMap<string, string>): ReadonlyMap<string, Flight> {
  const { snapshot } = useMatch();
  const question = useQuestion();
  const moment = `${snapshot?.taken} ${snapshot?.moment}`;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Flight>>(NONE);
  useEffect(() => {
    let current = true;
    for (const [ship, code] of wanted) {
      const key = `${moment} ${ship} ${code}`;
      if (answers.has(key)) continue;
      void question('pose', { ship: Number(ship), manoeuvre: code }).then((reply) => {
        if (current && reply.ok) setAnswers((old) => new Map(old).set(key, reply.value));
      });
    }
    return () => {
      current = false;
    };
  }, [wanted, moment, question, answers]);
  const found = [...wanted].flatMap(([ship, code]) => {
    const flight = answers.get(`${moment} ${ship} ${code}`);
    return flight ? [[ship, flight] as const] : [];
  });
  return useStable(found);
}

/** The same map as long as the same flights are in it. */
function useStable(found: readonly (readonly [string, Flight])[]): ReadonlyMap<string, Flight> {
  const [map, setMap] = useState(NONE);
  const same = found.length === map.size && found.every(([ship, flight]) => map.get(ship) === flight);
  if (same) return map;
  const next = new Map(found);
  setMap(next);
  return next;
}
