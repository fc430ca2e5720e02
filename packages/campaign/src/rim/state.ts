import { type Chance, cloneChance, type GameState, type Seat } from '@holotisch/engine';
import { cloneRoster, EMPIRE, type Keeping, type Meeting, REBELS, type Report, type Team } from '../armada/keeping.ts';
import { type Area, PLACES, placeNamed, TOKENS, type Token } from './places.ts';

/** The plain-data state of a campaign of Rebellion in the Rim. */

export type Site = {
  holder: Team | null;
  base: boolean;
  /** The Base Defense objective that its team has noted for a base. */
  defence: string | null;
};
/** What may be noted for a base. */
export const BASE_DEFENCES = [
  'base-defense-armed-station',
  'base-defense-fighter-wing',
  'base-defense-ion-cannon',
] as const;
export type Battle = Meeting & { readonly place: string | null; report: Report | null };
/** What the token purse of a team holds. */
type Purse = Record<Token, number>;

export type PivotalKind = 'conquest' | 'show-of-force' | 'evacuation';
/** A battle of all fleets of both teams. */
export type Pivotal = {
  readonly kind: PivotalKind;
  readonly attacker: Team;
  /** Where it is fought: at a base, or of a show of force the area. */
  readonly place: string | null;
  readonly area: Area | null;
  readonly objective: string;
};

export type Phase =
  | 'bases'
  | 'assaults'
  | 'battles'
  | 'effects'
  | 'tokens'
  | 'build'
  | 'rewards'
  | 'refit'
  | 'act'
  | 'upgrades'
  | 'pivotal'
  | 'pivotal-battles'
  | 'pivotal-effects'
  | 'pivotal-rewards'
  | 'over';

export interface RimState extends GameState, Keeping {
  readonly chance: Chance;
  readonly rounds: number;
  readonly admirals: readonly [Seat, Seat];
  act: number;
  turn: number;
  phase: Phase;
  step: number;
  readonly points: [number, number];
  /** Campaign points of this act. */
  readonly inAct: [number, number];
  readonly purses: readonly [Purse, Purse];
  readonly sites: Record<string, Site>;
  battles: Battle[];
  /** The campaign ends with the coming pivotal battle, and its victory bonus counts twice. */
  climactic: boolean;
  pivotal: Pivotal | null;
  /** Where each seat may take a reward after a pivotal battle. */
  rewards: { readonly seat: Seat; readonly places: readonly string[] }[];
  outcome: { readonly winner: Team | null } | null;
}

export const emptyPurse = (): Purse => Object.fromEntries(TOKENS.map((token) => [token, 0])) as Purse;

export const cloneState = (s: RimState): RimState => ({
  ...s,
  chance: cloneChance(s.chance),
  points: [...s.points],
  inAct: [...s.inAct],
  purses: [{ ...s.purses[0] }, { ...s.purses[1] }],
  rosters: s.rosters.map(cloneRoster),
  sites: Object.fromEntries(Object.entries(s.sites).map(([id, site]) => [id, { ...site }])),
  battles: s.battles.map((battle) => ({ ...battle })),
  rewards: [...s.rewards],
  gone: [...s.gone],
});

export const heldBy = ({ sites }: Pick<RimState, 'sites'>, team: Team): string[] =>
  Object.keys(sites).filter((id) => sites[id]!.holder === team);
export const basesOf = (state: Pick<RimState, 'sites'>, team: Team): string[] =>
  heldBy(state, team).filter((id) => state.sites[id]!.base);
export const inArea = (area: Area): string[] => PLACES.filter(({ areas }) => areas.includes(area)).map(({ id }) => id);
export const isBorder = (id: string): boolean => placeNamed(id).areas.length > 1;

/** Fewer campaign points have the initiative; at a tie the Rebels. */
export const initiative = ({ points: [empire, rebels] }: Pick<RimState, 'points'>): Team =>
  empire < rebels ? EMPIRE : REBELS;
/** Who is behind: fewer points, at a tie fewer places. */
export const behind = (state: RimState): Team => {
  const { points } = state;
  if (points[EMPIRE] !== points[REBELS]) return points[EMPIRE] < points[REBELS] ? EMPIRE : REBELS;
  return heldBy(state, EMPIRE).length < heldBy(state, REBELS).length ? EMPIRE : REBELS;
};
/** Who has made so many campaign points in an act ends it. */
export const limitOfAct = ({ teams }: Pick<RimState, 'teams'>): number => (teams.length === 4 ? 4 : 5);
/** The act that is the last. */
export const LAST_ACT = 3;
export const isLast = ({ act, climactic }: Pick<RimState, 'act' | 'climactic'>): boolean =>
  act >= LAST_ACT || climactic;
