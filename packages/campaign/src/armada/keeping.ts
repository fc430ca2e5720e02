import type { data, Fleet } from '@holotisch/armada';
import type { Seat } from '@holotisch/engine';

/** What every campaign of Armada keeps: teams, the fleets of their players, and what battles report of them. */

/** 0 the Empire, 1 the Rebels. */
export type Team = 0 | 1;
export const EMPIRE: Team = 0;
export const REBELS: Team = 1;

export type RosterShip = { readonly card: string; upgrades: string[]; scarred: boolean; veteran: boolean };
export type RosterSquadron = { readonly card: string; scarred: boolean; veteran: boolean };
/** The fleet of a player, which lasts. */
export type Roster = {
  readonly name: string;
  readonly faction: data.Faction;
  ships: RosterShip[];
  squadrons: RosterSquadron[];
  /** Upgrade cards that no ship carries. */
  aside: string[];
  readonly objectives: Fleet['objectives'];
  /** Resource points. */
  resources: number;
};

/** What a battle has come to, as it is reported. */
export type Report = {
  readonly winner: 0 | 1;
  readonly score: readonly [number, number];
  readonly resources: readonly [number, number];
  /** What has become of the units of the assaulting and of the defending fleet: ships first, then squadrons. */
  readonly fleets: readonly [readonly UnitReport[], readonly UnitReport[]];
};
export type UnitReport = {
  readonly fate: 'stands' | 'retreated' | 'destroyed';
  readonly veteran: boolean;
  /** The upgrade cards that a ship has in the end. */
  readonly upgrades: readonly string[];
};

/** What the fleets of a campaign are kept in. */
export interface Keeping {
  readonly teams: readonly Team[];
  readonly rosters: Roster[];
  /** Unique names that have left the campaign for good. */
  readonly gone: string[];
}

/** A battle of two fleets. */
export type Meeting = {
  readonly assault: Seat;
  readonly defence: Seat;
};

export const cloneRoster = (r: Roster): Roster => ({
  ...r,
  ships: r.ships.map((ship) => ({ ...ship, upgrades: [...ship.upgrades] })),
  squadrons: r.squadrons.map((squadron) => ({ ...squadron })),
  aside: [...r.aside],
});

export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0);
export const seatsOf = ({ teams }: Pick<Keeping, 'teams'>, team: Team): Seat[] =>
  teams.flatMap((one, seat) => (one === team ? [seat] : []));
/** How many players a team has. */
export const playersOf = ({ teams }: Pick<Keeping, 'teams'>): number => teams.length / 2;
