import { type Chance, cloneChance, type GameState, type Seat } from '@holotisch/engine';
import type { ArmId, Fates } from './arms/arm.ts';

/** The plain-data state of a Sektorkrieg. What can be worked out from it is not in it. */

/** 0 the Crown, 1 the Free League. */
export type Team = 0 | 1;
export const TEAMS = [0, 1] as const;
export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0);

/** A ship, a squadron, a unit of troops. Cards are named as its game names them, those of X-Wing with what they belong to. */
export type ForceUnit = {
  readonly card: string;
  upgrades: string[];
  scarred: boolean;
  /** Experience: what it has earned by standing in the end of battles. */
  xp: number;
};
/** What a player has for one of the games. */
export type Force = {
  readonly game: ArmId;
  readonly faction: string;
  units: ForceUnit[];
  /** Besides the units: command and battle cards, objectives. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
};
export type House = {
  readonly name: string;
  readonly forces: Readonly<Record<ArmId, Force>>;
  credits: number;
  /** Unique names that this player has lost for good. */
  gone: string[];
};

export type Site = {
  owner: Team | null;
  /** How often its ground has been fought over: 0 to 2. */
  damage: number;
  /** Prepared positions, which its enemies do not know of until they attack. */
  dug: { shown: boolean } | null;
};

/** A battle is told by the fates of those who fought in it. 0: whoever attacks has won. */
export type Report = { readonly winner: 0 | 1; readonly fates: readonly [Fates, Fates] };
export type Front = {
  readonly place: string;
  readonly attack: Seat;
  /** Nobody yet, or nobody who wants to. */
  defence: Seat | null;
  /** Whose losses are covered: of the attacker by a supporter, of the defender by positions. */
  readonly covered: readonly [boolean, boolean];
  /** Null while it is not decided; then who has it: 0 the attacker. */
  winner: 0 | 1 | null;
  /** Null where nobody fought. */
  report: Report | null;
};

export type SektorRules = {
  readonly turns: number;
  /** The edition of Legion. */
  readonly legion: '2.6' | '1.2';
  /** How many rounds battles have; null: as many as each game has. */
  readonly rounds: number | null;
  /** Points of a first force and of a full one. */
  readonly first: Readonly<Record<ArmId, number>>;
  readonly full: Readonly<Record<ArmId, number>>;
};

export type Phase = 'orders' | 'fronts' | 'battles' | 'evening' | 'refit' | 'over';

export interface SektorState extends GameState {
  readonly chance: Chance;
  readonly rules: SektorRules;
  readonly teams: readonly Team[];
  turn: number;
  phase: Phase;
  /** How far the phase has come. */
  step: number;
  readonly houses: House[];
  readonly sites: Record<string, Site>;
  fronts: Front[];
  /** Battles won by each team. */
  readonly won: [number, number];
  outcome: { readonly winner: Team | null; readonly by: 'home' | 'stars' | 'battles' | 'draw' | 'hand' } | null;
}

const cloneUnit = (unit: ForceUnit): ForceUnit => ({ ...unit, upgrades: [...unit.upgrades] });
const cloneForce = (force: Force): Force => ({ ...force, units: force.units.map(cloneUnit) });
const cloneHouse = (house: House): House => ({
  ...house,
  forces: {
    xwing: cloneForce(house.forces.xwing),
    armada: cloneForce(house.forces.armada),
    legion: cloneForce(house.forces.legion),
  },
  gone: [...house.gone],
});

export const cloneState = (s: SektorState): SektorState => ({
  ...s,
  chance: cloneChance(s.chance),
  houses: s.houses.map(cloneHouse),
  sites: Object.fromEntries(
    Object.entries(s.sites).map(([id, site]) => [id, { ...site, dug: site.dug && { ...site.dug } }]),
  ),
  fronts: s.fronts.map((front) => ({ ...front })),
  won: [...s.won],
});

export const seatsOf = ({ teams }: Pick<SektorState, 'teams'>, team: Team): Seat[] =>
  teams.flatMap((one, seat) => (one === team ? [seat] : []));
/** The first player of a team speaks for it. */
export const captainOf = ({ teams }: Pick<SektorState, 'teams'>, team: Team): Seat => teams.indexOf(team);
