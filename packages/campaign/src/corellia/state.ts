import { type Chance, cloneChance, type GameState } from '@holotisch/engine';
import { cloneRoster, EMPIRE, type Keeping, type Meeting, REBELS, type Report, type Team } from '../armada/keeping.ts';

/** The plain-data state of a campaign of The Corellian Conflict. */

/** A base, or of the Rebels an outpost; theirs are hidden until an assault is declared there. */
export type Presence = { readonly team: Team; readonly kind: 'base' | 'outpost'; shown: boolean };
export type Site = {
  presence: Presence | null;
  /** A destroyed sticker lies there. */
  destroyed: boolean;
  /** A diplomats token keeps everybody from assaulting it this turn. */
  diplomats: boolean;
};

export type Special = 'hyperlane-raid' | 'show-of-force';
export type Battle = Meeting & {
  readonly place: string;
  readonly special: Special | null;
  report: Report | null;
};

export type Phase = 'bases' | 'diplomats' | 'assaults' | 'battles' | 'effects' | 'build' | 'refit' | 'over';

export interface CorelliaState extends GameState, Keeping {
  readonly chance: Chance;
  /** How many rounds its battles have. */
  readonly rounds: number;
  readonly admirals: readonly [number, number];
  readonly goal: number;
  turn: number;
  phase: Phase;
  /** How far the phase has come. */
  step: number;
  /** Campaign points. */
  readonly points: [number, number];
  readonly sites: Record<string, Site>;
  battles: Battle[];
  outcome: { readonly winner: Team | null } | null;
}

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

/** What is read of sites where bases are counted: of a view as well, that does not tell all of it. */
type Sites = Readonly<
  Record<string, { readonly presence: { readonly team: Team; readonly kind: Presence['kind'] | null } | null }>
>;

export const sitesOf = ({ sites }: { readonly sites: Sites }, team: Team, kind?: Presence['kind']): string[] =>
  Object.keys(sites).filter((id) => {
    const presence = sites[id]!.presence;
    return presence?.team === team && (kind === undefined || presence.kind === kind);
  });
/** Fewer campaign points have the initiative; at a tie the Rebels have it. */
export const initiative = ({ points: [empire, rebels] }: Pick<CorelliaState, 'points'>): Team =>
  empire < rebels ? EMPIRE : REBELS;
