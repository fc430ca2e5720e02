import { chance, type Rng, type Seat } from '@holotisch/engine';
import { shuffled } from '@holotisch/engine/list';
import { playersOf, REBELS, type Roster } from '../armada/keeping.ts';
import { type Battle, type CorelliaState, cloneState, type Presence, type Site, sitesOf } from './state.ts';

/**
 * What a seat may know, field by field. Hidden is what the Rebels' stickers stand for, until an assault is declared there
 * (AR-ERR-BASEN-PLATZIEREN-03). Rosters lie open: what is changed in the refit step is changed for all at once, when the
 * next Strategy Phase begins (AR-FAQ-FLOTTEN-INSTAND-SETZEN-02).
 */
type PresenceView = Omit<Presence, 'kind'> & { readonly kind: Presence['kind'] | null };
type SiteView = Omit<Site, 'presence'> & { readonly presence: PresenceView | null };
export type CorelliaView = Omit<CorelliaState, 'chance' | 'sites'> & {
  readonly sites: Readonly<Record<string, SiteView>>;
};

export function view(s: CorelliaState, seat: Seat | 'nobody'): CorelliaView {
  const { chance: _, sites, ...open } = cloneState(s);
  const team = seat === 'nobody' ? undefined : s.teams[seat];
  return {
    rounds: open.rounds,
    teams: open.teams,
    admirals: open.admirals,
    goal: open.goal,
    turn: open.turn,
    phase: open.phase,
    step: open.step,
    points: open.points,
    rosters: open.rosters.map(viewRoster),
    sites: Object.fromEntries(Object.entries(sites).map(([id, site]) => [id, viewSite(site, team)])),
    battles: open.battles.map(viewBattle),
    gone: open.gone,
    outcome: open.outcome,
  };
}

const viewRoster = ({ name, faction, ships, squadrons, aside, objectives, resources }: Roster): Roster => ({
  name,
  faction,
  ships: ships.map(({ card, upgrades, scarred, veteran }) => ({ card, upgrades, scarred, veteran })),
  squadrons: squadrons.map(({ card, scarred, veteran }) => ({ card, scarred, veteran })),
  aside,
  objectives,
  resources,
});
const viewBattle = ({ place, assault, defence, special, report }: Battle): Battle => ({
  place,
  assault,
  defence,
  special,
  report,
});
const viewSite = ({ presence, destroyed, diplomats }: Site, team: number | undefined): SiteView => ({
  presence: presence && {
    team: presence.team,
    shown: presence.shown,
    kind: presence.shown || presence.team === team ? presence.kind : null,
  },
  destroyed,
  diplomats,
});

/** What is hidden is an outpost there: somebody has to stand in. */
export function imagine(seen: CorelliaView): CorelliaState {
  const sites = Object.fromEntries(
    Object.entries(seen.sites).map(([id, site]) => [
      id,
      { ...site, presence: site.presence && { ...site.presence, kind: site.presence.kind ?? 'outpost' } },
    ]),
  );
  return cloneState({ ...seen, sites, chance: chance('imagined') });
}

/** A sticker that this seat does not know stands for the other thing. */
export function otherwise(s: CorelliaState, seat: Seat): CorelliaState {
  const other = cloneState(s);
  for (const site of Object.values(other.sites)) {
    const { presence } = site;
    if (presence && !presence.shown && presence.team !== s.teams[seat])
      site.presence = { ...presence, kind: presence.kind === 'base' ? 'outpost' : 'base' };
  }
  return other;
}

/**
 * A sticker that this seat does not know stands for a base or an outpost. Of those that lie there from the beginning each
 * kind is a half (AR-ERR-BASEN-PLATZIEREN-02); from the second turn on the Rebels have built what they liked.
 */
export function drawn(seen: CorelliaView, _seat: Seat, rng: Rng): CorelliaState {
  const state = imagine(seen);
  const hidden = Object.keys(state.sites).filter((id) => seen.sites[id]!.presence?.kind === null);
  const most = seen.turn === 1 ? playersOf(seen) : Number.POSITIVE_INFINITY;
  const left = (kind: Presence['kind']): number => most - sitesOf(seen, REBELS, kind).length;
  const open = { base: left('base'), outpost: left('outpost') };
  for (const id of shuffled(rng, hidden)) {
    const other = rng.below(2) === 0;
    const kind = open.base > 0 && (other || open.outpost === 0) ? 'base' : 'outpost';
    open[kind]--;
    state.sites[id]!.presence = { ...state.sites[id]!.presence!, kind };
  }
  return state;
}
