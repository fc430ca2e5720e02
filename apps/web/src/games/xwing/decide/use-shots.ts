import type { QuestionOf, RefusedShot, ShotFacts } from '@holotisch/xwing';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';

const isLegal = (shot: ShotFacts | RefusedShot): shot is ShotFacts => 'dice' in shot;

/** The legal shots of the ship that is asked to attack, by the id of their option. */
export function useShots({ about }: QuestionOf<'attack'>): ReadonlyMap<string, ShotFacts> {
  const { snapshot } = useMatch();
  const question = useQuestion();
  const from = about.ship;
  const taken = snapshot?.taken;
  const [shots, setShots] = useState<ReadonlyMap<string, ShotFacts>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position changes with the decisions taken
  useEffect(() => {
    setShots(new Map());
    let wanted = true;
    void question('targets', { from }).then((reply) => {
      if (!wanted || !reply.ok) return;
      setShots(new Map(reply.value.filter(isLegal).map((s) => [`${s.weapon}>${s.target}`, s])));
    });
    return () => {
      wanted = false;
    };
  }, [from, taken]);
  return shots;
}
