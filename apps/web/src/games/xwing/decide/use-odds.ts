import { atLeast } from '@holotisch/odds';
import { attackOdds } from '@holotisch/odds/xwing';
import type { PlayedShot, QuestionOf, ShotFacts } from '@holotisch/xwing';
import { useEffect, useMemo, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';
import { useKnown, valuesFrom } from '../table/use-values.ts';
import type { XWingView } from '../view.ts';
import { hasAbility, oddsSpec } from './odds-spec.ts';

/** How likely each number of uncancelled results is, how many they are on average, and whether the target survives. */
export interface ShotOdds {
  readonly damage: readonly number[];
  readonly expected: number;
  readonly destroyed: number;
  /** The hull and shields that the target has left. */
  readonly left: number;
  /** Cards of either ship may change them: the shot could not be played through. */
  readonly uncertain: boolean;
}

/** The odds of every shot, by the id of its option; nothing where this match allows no odds. */
export function useOdds(
  ask: QuestionOf<'attack'>,
  view: XWingView,
  shots: ReadonlyMap<string, ShotFacts>,
): ReadonlyMap<string, ShotOdds> {
  const allowed = useMatch().snapshot?.aids['odds'] === true;
  const known = useKnown();
  const played = usePlayed(ask.about.ship, allowed ? shots : NO_SHOTS);
  return useMemo(() => {
    const values = valuesFrom(known);
    const attacker = view.ships[ask.about.ship];
    if (!allowed || !attacker) return new Map();
    return new Map(
      [...shots].flatMap(([id, facts]) => {
        const target = view.ships[facts.target];
        const answer = played.get(id);
        if (!target || answer === undefined) return [];
        const { damage, expected } = answer ?? attackOdds(oddsSpec(attacker, target, facts));
        const left = Math.max(1, target.shields + values.hullLeft(target));
        const uncertain = answer === null && (hasAbility(attacker) || hasAbility(target));
        return [[id, { damage, expected, destroyed: atLeast(damage, left), left, uncertain }] as const];
      }),
    );
  }, [allowed, ask, view, shots, known, played]);
}

const NO_SHOTS: ReadonlyMap<string, ShotFacts> = new Map();

/** The shots as the rules play them through, with all cards; null: in too many ways. Only what is answered is in it. */
function usePlayed(from: number, shots: ReadonlyMap<string, ShotFacts>): ReadonlyMap<string, PlayedShot | null> {
  const question = useQuestion();
  const [played, setPlayed] = useState<ReadonlyMap<string, PlayedShot | null>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shots are others whenever the position is
  useEffect(() => {
    setPlayed(new Map());
    let wanted = true;
    for (const [id, { weapon, target }] of shots)
      void question('prospect', { from, weapon, to: target }).then((reply) => {
        if (wanted) setPlayed((known) => new Map(known).set(id, reply.ok ? reply.value : null));
      });
    return () => {
      wanted = false;
    };
  }, [shots]);
  return played;
}
