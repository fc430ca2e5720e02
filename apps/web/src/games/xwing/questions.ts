import type { Json } from '@holotisch/engine';
import { useCallback } from 'react';
import type { Reply } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';
import type { Flight } from './decide/use-flights.ts';
import type { Shot } from './decide/use-shots.ts';
import type { Line } from './table/measure.tsx';
import type { Values } from './table/use-values.tsx';

/** Who has whom in the front arc. */
export interface InArc {
  readonly from: number;
  readonly to: number;
}

/** Who is how far from whom. */
export interface Pair extends InArc {
  readonly range: number;
  readonly inArc: boolean;
}

/** What the rules answer to the questions of this face, by the names of the questions. */
export interface Answers {
  readonly targets: readonly Shot[];
  readonly pose: Flight;
  readonly line: Line | null;
  readonly pairs: readonly Pair[];
  readonly arcs: readonly InArc[];
  readonly values: readonly (Values & { readonly ship: number })[];
}

export type AskRules = <N extends keyof Answers>(name: N, args: Record<string, Json>) => Promise<Reply<Answers[N]>>;

/** Asks the rules about the moment that is looked at. */
export function useQuestion(): AskRules {
  const { question } = useMatch();
  return useCallback((name, args) => question(name, args), [question]);
}
