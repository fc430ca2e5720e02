import type { QuestionOf, ShotFacts } from '@holotisch/armada';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';

export type ShotQuestion = QuestionOf<'attack' | 'further-target'>;
export type ShotOption = ShotQuestion['options'][number];

type Answers = readonly (ShotFacts | { readonly refused: unknown })[];
const legalOf = (answers: Answers): readonly ShotFacts[] => answers.filter((shot): shot is ShotFacts => 'dice' in shot);

const keyOf = ({ zone, defender, defending }: Pick<ShotFacts, 'zone' | 'defender' | 'defending'>): string =>
  JSON.stringify([zone, defender, defending]);

/** What the rules say of the shots of a question, by the id of their option: range, line and dice. */
export function useShots(ask: ShotQuestion): ReadonlyMap<string, ShotFacts> {
  const { snapshot } = useMatch();
  const question = useQuestion();
  const taken = snapshot?.taken;
  const { unit } = ask.about;
  const [shots, setShots] = useState<ReadonlyMap<string, ShotFacts>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position changes with the decisions taken
  useEffect(() => {
    setShots(new Map());
    let wanted = true;
    void question('targets', { unit }).then((reply) => {
      if (!wanted || !reply.ok) return;
      const known = new Map(legalOf(reply.value).map((shot) => [keyOf(shot), shot]));
      setShots(
        new Map(
          ask.options.flatMap(({ id, about }) => {
            const shot = about && known.get(keyOf(about));
            return shot ? [[id, shot] as const] : [];
          }),
        ),
      );
    });
    return () => {
      wanted = false;
    };
  }, [unit, taken]);
  return shots;
}
