import { atLeast } from '@holotisch/odds';
import { attackOdds } from '@holotisch/odds/xwing';
import type { QuestionOf, ShotFacts } from '@holotisch/xwing';
import { useMemo } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useKnown, valuesFrom } from '../table/use-values.ts';
import type { XWingView } from '../view.ts';
import { oddsSpec } from './odds-spec.ts';

/** How likely each number of uncancelled results is, how many they are on average, and whether the target survives. */
export interface ShotOdds {
  readonly damage: readonly number[];
  readonly expected: number;
  readonly destroyed: number;
  /** The hull and shields that the target has left. */
  readonly left: number;
}

/** The odds of every shot, by the id of its option; nothing where this match allows no odds. */
export function useOdds(
  ask: QuestionOf<'attack'>,
  view: XWingView,
  shots: ReadonlyMap<string, ShotFacts>,
): ReadonlyMap<string, ShotOdds> {
  const allowed = useMatch().snapshot?.aids['odds'] === true;
  const known = useKnown();
  return useMemo(() => {
    const values = valuesFrom(known);
    const attacker = view.ships[ask.about.ship];
    if (!allowed || !attacker) return new Map();
    return new Map(
      [...shots].flatMap(([id, facts]) => {
        const target = view.ships[facts.target];
        if (!target) return [];
        const { damage, expected } = attackOdds(oddsSpec(attacker, target, facts));
        const left = Math.max(1, target.shields + values.hullLeft(target));
        return [[id, { damage, expected, destroyed: atLeast(damage, left), left }] as const];
      }),
    );
  }, [allowed, ask, view, shots, known]);
}
