import { askAll, type Flow, type Posed, say } from '@holotisch/engine';
import { HOMES, placeNamed } from '../places.ts';
import { carryOut, orderOf } from '../refit.ts';
import { type SektorState, seatsOf, TEAMS, type Team } from '../state.ts';
import type { Table } from '../table.ts';
import { leaderOf, payOf, starsOf } from '../tally.ts';

/** SK-7, SK-8: the end of an evening: who has won, what everybody is paid, and refit behind the hand. */

export function* endEvening(g: Table): Flow {
  const { state } = g;
  g.emit({ type: 'stars', stars: starsOf(state) });
  const over = endOf(state);
  if (over) finish(g, over);
  else
    for (const team of TEAMS) {
      const credits = payOf(state, team);
      for (const seat of seatsOf(state, team)) state.houses[seat]!.credits += credits;
      g.emit({ type: 'income', team, credits });
    }
  state.step++;
}

/** SK-8: a home that has fallen; after the last evening stars, then battles. */
function endOf(state: SektorState): SektorState['outcome'] {
  const fallen = HOMES.filter((id) => state.sites[id]!.owner !== placeNamed(id).owner);
  // both at once: it goes on, as long as there are evenings
  if (fallen.length === 1) return { winner: state.sites[fallen[0]!]!.owner as Team, by: 'home' };
  if (state.turn < state.rules.turns) return null;
  const stars = leaderOf(starsOf(state));
  if (stars !== null) return { winner: stars, by: 'stars' };
  const battles = leaderOf(state.won);
  return battles === null ? { winner: null, by: 'draw' } : { winner: battles, by: 'battles' };
}

function finish(g: Table, outcome: NonNullable<SektorState['outcome']>): void {
  g.state.outcome = outcome;
  g.state.phase = 'over';
  g.emit({ type: 'over', ...outcome });
}

/** Nobody sees what the others buy before all have done so. */
export function* refitAll({ state }: Table): Flow {
  const seats = [...state.teams.keys()];
  const answers = yield* askAll(
    seats.map(
      (seat): Posed => ({
        type: 'region',
        seat,
        kind: 'refit',
        prompt: say('sk.ask.refit', { credits: state.houses[seat]!.credits }),
        clauses: [],
        region: { name: 'refit', seat },
      }),
    ),
  );
  for (const seat of seats) carryOut(state, seat, orderOf(answers[seat]!));
  state.step++;
}
