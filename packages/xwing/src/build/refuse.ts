import { type Refusal, say } from '@holotisch/engine';
import * as data from '../data/index.ts';
import type { Squad } from './squad.ts';

export interface SquadRules {
  readonly points: number | null;
  readonly unenforced: boolean;
}

/** The first reason why a match does not start with this squad. */
export function refuseSquad(squad: Squad, _rules: SquadRules): Refusal | undefined {
  for (const s of squad.ships)
    if (!data.findPilot(squad.faction, s.type, s.pilot))
      return { clauses: [], message: say('xw.noSuchPilot', { id: s.pilot }) };
  return undefined;
}
