import type { Vec } from '@holotisch/table';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';
import type { AskView } from '../view.ts';

/** What the rules say of a shot before it is fired. */
export interface ShotFacts {
  readonly weapon: string;
  readonly target: number;
  readonly range: number;
  readonly obstructed: boolean;
  readonly inArc: boolean;
  readonly mm: number;
  readonly line: readonly [Vec, Vec];
  readonly dice: { readonly attack: number; readonly defence: number };
}

/** What the rules say of every weapon and target: what is refused has no dice. */
export type Shot =
  | ShotFacts
  | { readonly weapon: string; readonly target: number; readonly refused: readonly string[] };

const isLegal = (shot: Shot): shot is ShotFacts => 'dice' in shot;

/** The legal shots of the ship that is asked to attack, by the id of their option. */
export function useShots(ask: AskView | undefined): ReadonlyMap<string, ShotFacts> {
  const { snapshot } = useMatch();
  const question = useQuestion();
  const from = ask?.kind === 'attack' ? (ask.about?.['ship'] as number | undefined) : undefined;
  const taken = snapshot?.taken;
  const [shots, setShots] = useState<ReadonlyMap<string, ShotFacts>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position changes with the decisions taken
  useEffect(() => {
    setShots(new Map());
    if (from === undefined) return;
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
