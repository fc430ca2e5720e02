import { chance, type Rng, type Seat } from '@holotisch/engine';
import { shuffled } from '@holotisch/engine/list';
import {
  cloneState,
  type ForceUnit,
  type Front,
  type House,
  otherTeam,
  type SektorState,
  type Site,
  seatsOf,
  type Team,
} from './state.ts';

/**
 * What a seat may know, field by field. Hidden are prepared positions that no attack has met yet (SK-3): at a place of the
 * other team nobody knows whether there are any. Forces and credits lie open.
 */
export const UNKNOWN = 'unknown';
type SiteView = Omit<Site, 'dug'> & { readonly dug: Site['dug'] | typeof UNKNOWN };
export type SektorView = Omit<SektorState, 'chance' | 'sites'> & {
  readonly sites: Readonly<Record<string, SiteView>>;
};

export function view(s: SektorState, seat: Seat | 'nobody'): SektorView {
  const open = cloneState(s);
  const team = seat === 'nobody' ? undefined : s.teams[seat];
  return {
    rules: open.rules,
    teams: open.teams,
    turn: open.turn,
    phase: open.phase,
    step: open.step,
    houses: open.houses.map(viewHouse),
    sites: Object.fromEntries(Object.entries(open.sites).map(([id, site]) => [id, viewSite(site, team)])),
    fronts: open.fronts.map(viewFront),
    won: open.won,
    outcome: open.outcome,
  };
}

const viewUnit = ({ card, upgrades, scarred, xp }: ForceUnit): ForceUnit => ({ card, upgrades, scarred, xp });
const viewForce = ({ game, faction, units, cards }: House['forces']['xwing']): House['forces']['xwing'] => ({
  game,
  faction,
  units: units.map(viewUnit),
  cards,
});
const viewHouse = ({ name, forces: { xwing, armada, legion }, credits, gone }: House): House => ({
  name,
  forces: { xwing: viewForce(xwing), armada: viewForce(armada), legion: viewForce(legion) },
  credits,
  gone,
});
const viewFront = ({ place, attack, defence, covered, winner, report }: Front): Front => ({
  place,
  attack,
  defence,
  covered,
  winner,
  report,
});
const isHidden = ({ owner, dug }: Site, team: Team | undefined): boolean =>
  owner !== null && owner !== team && dug?.shown !== true;
const viewSite = (site: Site, team: Team | undefined): SiteView => ({
  owner: site.owner,
  damage: site.damage,
  dug: isHidden(site, team) ? UNKNOWN : site.dug,
});

/** Where nobody knows, there are no positions. */
export function imagine(seen: SektorView): SektorState {
  const sites = Object.fromEntries(
    Object.entries(seen.sites).map(([id, site]): [string, Site] => [id, { ...site, dug: known(site.dug) }]),
  );
  return cloneState({ ...seen, sites, chance: chance('imagined') });
}
const known = (dug: SiteView['dug']): Site['dug'] => (dug === UNKNOWN ? null : dug);

/** There are positions where this seat does not know of any, and none where there are some. */
export function otherwise(s: SektorState, seat: Seat): SektorState {
  const other = cloneState(s);
  for (const site of Object.values(other.sites))
    if (isHidden(site, s.teams[seat])) site.dug = site.dug ? null : { shown: false };
  return other;
}

/** One in so many places that are not known has positions, and not more than the others can have dug. SK-3 */
const DUG = 4;
export function drawn(seen: SektorView, seat: Seat, rng: Rng): SektorState {
  const state = imagine(seen);
  const unknown = Object.keys(seen.sites).filter((id) => seen.sites[id]!.dug === UNKNOWN);
  const evenings = seen.phase === 'orders' ? seen.turn - 1 : seen.turn;
  let left = evenings * seatsOf(seen, otherTeam(seen.teams[seat]!)).length;
  for (const id of shuffled(rng, unknown))
    if (rng.below(DUG) === 0 && left-- > 0) state.sites[id]!.dug = { shown: false };
  return state;
}
