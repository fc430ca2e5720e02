import type { Vec } from '@holotisch/table';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
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

/** The legal shots of the ship that is asked to attack, by the id of their option. */
export function useShots(ask: AskView | undefined): ReadonlyMap<string, ShotFacts> {
  const { question, snapshot } = useMatch();
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
      const all = reply.value as unknown as readonly ShotFacts[];
      setShots(new Map(all.filter((s) => s.dice).map((s) => [`${s.weapon}>${s.target}`, s])));
    });
    return () => {
      wanted = false;
    };
  }, [from, taken]);
  return shots;
}
