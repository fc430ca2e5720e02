import type { data, Fleet } from '@holotisch/armada';
import { type Chance, cloneChance, type GameState, type Seat } from '@holotisch/engine';

/** The plain-data state of a campaign of The Corellian Conflict. */

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

/** A base, or of the Rebels an outpost; theirs are hidden until an assault is declared there. */
export type Presence = { readonly team: Team; readonly kind: 'base' | 'outpost'; shown: boolean };
export type Site = {
  presence: Presence | null;
  /** A destroyed sticker lies there. */
  destroyed: boolean;
  /** A diplomats token keeps everybody from assaulting it this turn. */
  diplomats: boolean;
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

export type Special = 'hyperlane-raid' | 'show-of-force';
export type Battle = {
  readonly place: string;
  readonly assault: Seat;
  readonly defence: Seat;
  readonly special: Special | null;
  report: Report | null;
};

export type Phase = 'bases' | 'diplomats' | 'assaults' | 'battles' | 'effects' | 'build' | 'refit' | 'over';

export interface CorelliaState extends GameState {
  readonly chance: Chance;
  /** How many rounds its battles have. */
  readonly rounds: number;
  readonly teams: readonly Team[];
  readonly admirals: readonly [Seat, Seat];
  readonly goal: number;
  turn: number;
  phase: Phase;
  /** How far the phase has come. */
  step: number;
  /** Campaign points. */
  readonly points: [number, number];
  readonly rosters: Roster[];
  readonly sites: Record<string, Site>;
  battles: Battle[];
  /** Unique names that have left the campaign for good. */
  readonly gone: string[];
  outcome: { readonly winner: Team | null } | null;
}

const cloneRoster = (r: Roster): Roster => ({
  ...r,
  ships: r.ships.map((ship) => ({ ...ship, upgrades: [...ship.upgrades] })),
  squadrons: r.squadrons.map((squadron) => ({ ...squadron })),
  aside: [...r.aside],
});

export const cloneState = (s: CorelliaState): CorelliaState => ({
  ...s,
  chance: cloneChance(s.chance),
  points: [...s.points],
  rosters: s.rosters.map(cloneRoster),
  sites: Object.fromEntries(
    Object.entries(s.sites).map(([id, site]) => [id, { ...site, presence: site.presence && { ...site.presence } }]),
  ),
  battles: s.battles.map((battle) => ({ ...battle })),
  gone: [...s.gone],
});

export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0);
export const seatsOf = ({ teams }: Pick<CorelliaState, 'teams'>, team: Team): Seat[] =>
  teams.flatMap((one, seat) => (one === team ? [seat] : []));
/** How many players a team has. */
export const playersOf = ({ teams }: Pick<CorelliaState, 'teams'>): number => teams.length / 2;
export const sitesOf = ({ sites }: Pick<CorelliaState, 'sites'>, team: Team, kind?: Presence['kind']): string[] =>
  Object.keys(sites).filter((id) => {
    const presence = sites[id]!.presence;
    return presence?.team === team && (kind === undefined || presence.kind === kind);
  });
/** Fewer campaign points have the initiative; at a tie the Rebels have it. */
export const initiative = ({ points: [empire, rebels] }: Pick<CorelliaState, 'points'>): Team =>
  empire < rebels ? EMPIRE : REBELS;
