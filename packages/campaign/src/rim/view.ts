import { chance, type Rng, type Seat } from '@holotisch/engine';
import { pick } from '@holotisch/engine/list';
import { BASE_DEFENCES, cloneState, type RimState, type Site } from './state.ts';

/** What a seat may know, field by field: what defends a base its team alone knows. AR-ERR-EROBERUNG-02 */
export type RimView = Omit<RimState, 'chance'>;

export function view(s: RimState, seat: Seat | 'nobody'): RimView {
  const open = cloneState(s);
  const team = seat === 'nobody' ? undefined : s.teams[seat];
  return {
    rounds: open.rounds,
    teams: open.teams,
    admirals: open.admirals,
    act: open.act,
    turn: open.turn,
    phase: open.phase,
    step: open.step,
    points: open.points,
    inAct: open.inAct,
    purses: open.purses,
    rosters: open.rosters,
    sites: Object.fromEntries(Object.entries(open.sites).map(([id, site]) => [id, viewSite(site, team)])),
    battles: open.battles,
    climactic: open.climactic,
    pivotal: open.pivotal,
    rewards: open.rewards,
    gone: open.gone,
    outcome: open.outcome,
  };
}

const HIDDEN = 'hidden';
const viewSite = ({ holder, base, defence }: Site, team: number | undefined): Site => ({
  holder,
  base,
  defence: defence === null || holder === team ? defence : HIDDEN,
});

export const imagine = (seen: RimView): RimState => cloneState({ ...seen, chance: chance('imagined') });

/** What a base of the other team is defended with is something else. */
export function otherwise(s: RimState, seat: Seat): RimState {
  const other = cloneState(s);
  for (const site of Object.values(other.sites))
    if (site.defence !== null && site.holder !== s.teams[seat])
      site.defence =
        site.defence === 'base-defense-ion-cannon' ? 'base-defense-armed-station' : 'base-defense-ion-cannon';
  return other;
}

/** Any of them defends a base of which this seat does not know. */
export function drawn(seen: RimView, _seat: Seat, rng: Rng): RimState {
  const state = imagine(seen);
  for (const site of Object.values(state.sites)) if (site.defence === HIDDEN) site.defence = pick(rng, BASE_DEFENCES)!;
  return state;
}
