import { attackOdds } from '@holotisch/odds/xwing';
import { useMemo } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { type AskView, useView, type XWingView } from '../view.ts';
import { oddsSpec } from './odds-spec.ts';
import type { ShotFacts } from './use-shots.ts';

/** How much a shot is likely to do, from dice and tokens; nothing where a ship of it is not known. */
export function oddsOf(view: XWingView, ask: AskView, shot: ShotFacts): ReturnType<typeof attackOdds> | undefined {
  const attacker = view.ships[Number(ask.about?.['ship'])];
  const defender = view.ships[shot.target];
  return attacker && defender && attackOdds(oddsSpec(attacker, defender, shot));
}

/** The damage to be expected of each shot, by the id of its option, in matches that allow to look at odds. */
export function useExpected(ask: AskView, shots: ReadonlyMap<string, ShotFacts>): ReadonlyMap<string, number> {
  const view = useView();
  const allowed = useMatch().snapshot?.aids['odds'];
  return useMemo(
    () => new Map(allowed ? [...shots].map(([id, shot]) => [id, oddsOf(view, ask, shot)?.expected ?? 0]) : []),
    [view, ask, shots, allowed],
  );
}
