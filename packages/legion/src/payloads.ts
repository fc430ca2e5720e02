import type {
  About,
  ChoiceOf,
  FormAskData,
  Json,
  Live,
  OfAbility,
  OfKind,
  PlaceIn,
  SeveralOf,
} from '@holotisch/engine';
import type { MoveKind } from './cards/moments.ts';
import type { WindowName } from './cards/vocabulary.ts';
import type { BattleKind, Rank } from './data/types.ts';
import type { Marker } from './state.ts';

/**
 * The questions of Legion by kind, as plain data: what each is about, what its options are about, and the region in which
 * an answer lies. The procedures pose them by flow/choose.ts, which takes nothing else.
 */
export type LegionQuestion =
  | SetupQuestion
  | RoundQuestion
  | UnitQuestion
  | AttackQuestion
  | CardQuestion
  | RegionQuestion;
export type QuestionKind = LegionQuestion['kind'];
/** The questions of one kind. */
export type QuestionOf<K extends QuestionKind> = OfKind<LegionQuestion, K>;

/** The same for a player who sits at the match itself: together with what says whether an answer is legal. */
export type LegionAsk = Live<LegionQuestion>;
export type AskOf<K extends QuestionKind> = Live<QuestionOf<K>>;

export type OfUnit = { readonly unit: number };
export type OfMini = { readonly unit: number; readonly mini: number };
export type OfSide = { readonly side: number };
export type OfCard = { readonly unit?: number; readonly card?: string };
export type OfRank = { readonly rank: Rank };
export type OfBattle = { readonly battle: BattleKind; readonly card?: string };
export type OfMarker = { readonly marker: number };
export type OfTerrain = { readonly terrain: number };
export type OfWeapon = { readonly unit: number; readonly mini: number; readonly weapon?: string };
export type OfDie = { readonly attack?: number; readonly die: number; readonly defence?: boolean };
/** Who may be attacked, and how far away it is. */
export type OfTarget = { readonly unit: number; readonly range: number; readonly melee: boolean };
type Nothing = Record<never, never>;

type SetupQuestion =
  | ChoiceOf<'colour', OfSide>
  | ChoiceOf<'edge', never>
  | ChoiceOf<'divulge', OfCard, About<Nothing>>
  | ChoiceOf<'veto', OfBattle>
  | ChoiceOf<'deploy-order', OfUnit, About<Nothing>>
  | ChoiceOf<'terrain-order', OfTerrain, About<Nothing>>
  | SeveralOf<'set-aside', OfUnit, About<OfCard>>;

type RoundQuestion =
  | ChoiceOf<'command-card', OfCard>
  | ChoiceOf<'priority', never>
  | ChoiceOf<'nominate', OfUnit, About<OfCard>>
  | SeveralOf<'orders', OfUnit, About<OfCard>>
  | ChoiceOf<'activate', OfUnit, About<Nothing>>
  | ChoiceOf<'drawn', OfUnit, About<OfRank>>
  | ChoiceOf<'promote', OfUnit, About<Nothing>>;

type UnitQuestion =
  | ChoiceOf<'action', OfCard, About<OfUnit>>
  | ChoiceOf<'free-action', OfCard, About<OfUnit>>
  | ChoiceOf<'courage' | 'destroyed-weapon' | 'may' | 'keep', never, About<OfUnit>>
  | SeveralOf<'recover', OfCard, About<OfUnit>>
  | ChoiceOf<'wounded' | 'leader', OfMini, About<OfUnit>>;

type AttackQuestion =
  | ChoiceOf<'defender' | 'further-defender', OfTarget, About<OfUnit>>
  | (FormAskData<'weapons', OfWeapon> & About<OfTarget>)
  | ChoiceOf<'pool', OfTarget, About<OfUnit>>
  | ChoiceOf<'dodge', never, About<OfUnit>>
  | SeveralOf<'aim' | 'reroll' | 'defence-reroll' | 'dice', OfDie, About<OfCard>>
  | ChoiceOf<`window:${WindowName}`, OfAbility, { readonly about?: Json }>;

type CardQuestion =
  | ChoiceOf<'card-way' | 'card-number' | 'card-token', never, About<OfCard>>
  | ChoiceOf<'card-unit', OfUnit, About<OfCard>>
  | ChoiceOf<'card-mini', OfMini, About<OfCard>>
  | ChoiceOf<'card-marker', OfMarker, About<OfCard>>
  | ChoiceOf<'card-terrain', OfTerrain, About<OfCard>>
  | ChoiceOf<'card-upgrade', OfCard, About<OfCard>>
  | SeveralOf<'card-units', OfUnit, About<OfCard>>
  | SeveralOf<'card-minis', OfMini, About<OfCard>>;

type RegionQuestion =
  | PlaceIn<'deploy', 'deployment', DeploymentData, OfUnit>
  | PlaceIn<'move', 'move', MoveData, OfUnit>
  | PlaceIn<'displaced', 'displaced', DisplacedData, OfUnit>
  | PlaceIn<'formation', 'formation', FormationData, OfUnit>
  | PlaceIn<'marker-place', 'marker-place', MarkerPlaceData, OfCard>
  | PlaceIn<'terrain-place', 'terrain-place', TerrainPlaceData, OfTerrain>;

/** A point of the table in a list of two. */
export type At = readonly [x: number, y: number];

/** Where all miniatures of a unit are placed: wholly inside one of these areas. */
export type DeploymentData = {
  readonly unit: number;
  /** Corners of each zone, or its middle and radius. */
  readonly zones: readonly (readonly At[] | { readonly centre: At; readonly radius: number })[];
  /** Instead: beyond this range of all enemies. LE-ERRATA-SCHNELLE-VERSTAERKUNG-02 */
  readonly beyondEnemies?: number;
  /** In its zones, or beyond this range of all enemies. */
  readonly orBeyond?: number;
  /** Instead: its leader so near to the leader of this unit (millimetres between bases), within a height of it. */
  readonly beside?: { readonly unit: number; readonly within: number };
  /** Within so many millimetres of its zones. */
  readonly around?: number;
  /** The height from which it may differ by 1. */
  readonly level?: number;
  /** The others need only be in cohesion with their leader. R-L2-16 */
  readonly leaderOnly?: true;
  /** Zones (by place) that are open to it. */
  readonly only?: readonly number[];
};
/** A unit moves: the kinds that are open and how fast. */
export type MoveData = {
  readonly unit: number;
  readonly kinds: readonly MoveKind[];
  /** The highest speed of each kind; difficult terrain comes off. */
  readonly speed: number;
  /** The whole way, as far as it goes. LE-ZWANGSBEWEGUNG-04 */
  readonly full?: true;
  /** Difficult terrain does not slow it. LE-SCHWIERIGES-GELAENDE-GLOSSAR-06, LE-AUSKUNDSCHAFTEN-X-08 */
  readonly sure?: true;
  /** Terrain of this height is crossed and stood upon. LE-SPRINGEN-X-02 */
  readonly jump?: number;
  /** It costs no action: a clamber goes one height. */
  readonly free?: true;
  /** It may not start a melee; or only with this unit. */
  readonly noMelee?: true;
  /** To the nearest edge, off the table if need be. LE-PANIK-06 */
  readonly flees?: true;
  /** Whoever moves it, it may not leave the table. LE-VERLASSEN-DES-SCHLACHTFELDES-04 */
  readonly pivot?: number;
};
/** Miniatures that a vehicle has pushed aside. LE-VERDRAENGUNG-09..14 */
export type DisplacedData = {
  readonly unit: number;
  /** Who is placed now: a leader alone, or all the others. LE-FORMATION-08 */
  readonly minis: readonly number[];
  /** Where each of them stood. */
  readonly stood: readonly At[];
  /** The vehicle or unit that makes them go; a cart is none. */
  readonly by?: number;
  /** Nobody pushes them: an effect places them anew. */
  readonly anew?: true;
};
/** Miniatures that go into base contact with these enemies where there is room, a leader first. LE-NAHKAMPF-09 */
export type FormationData = {
  readonly unit: number;
  readonly minis: readonly number[];
  readonly against: readonly number[];
};
/** Where a small token may lie. All that is named must hold. */
export type MarkerPlaceData = {
  readonly kind: Marker['kind'];
  readonly marker?: number;
  /** Beyond these ranges of deployment zones, other tokens of this kind, table edges. */
  readonly beyondZones?: number;
  readonly beyondMarkers?: number;
  readonly beyondEdges?: number;
  /** Within this range of a unit's leader and in its line of sight. LE-SCHARF-MACHEN-X-BOMBENTYP-02 */
  readonly near?: { readonly unit: number; readonly range: number };
  /** Touching this unit's leader. LE-EINSATZZIELMARKER-09 */
  readonly touching?: number;
  /** In a deployment zone of this player or within this range of one. */
  readonly aroundZone?: { readonly colour: 'blue' | 'red'; readonly range: number };
  /** Touching terrain that is no mere area. */
  readonly touchingTerrain?: true;
  /** Beyond this range of all units of the other side. */
  readonly beyondEnemies?: { readonly seat: number; readonly range: number };
  /** 2.6: in contested territory; or not in the enemy's of this colour's player. */
  readonly contested?: true;
  readonly territory?: 'blue' | 'red';
  /** Any part of it so near to a place. R-L2-18 */
  readonly around?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Even where another token lies. */
  readonly overMarkers?: true;
  /** No terrain and no token so near to its middle. */
  readonly clear?: number;
  /** Within this range of both long edges; beyond that of the short ones. */
  readonly longEdges?: number;
  readonly shortEdges?: number;
  /** A cart: wholly in one of these zones; or as far as it rolls at this speed from where it stands. */
  readonly zones?: DeploymentData['zones'];
  readonly rolls?: number;
};
export type TerrainPlaceData = {
  readonly piece: number;
  /** Beyond this range of other pieces, unless there is no such place. LE-KOMPETITIVE-GELAENDEPLATZ-04, -05 */
  readonly apart: number;
  /** Barricades of a card: in the zones of this colour or so near to them. */
  readonly zones?: { readonly colour: 'blue' | 'red'; readonly within: number };
  /** Cards place it in play: at this range of a unit, and clear of miniatures and tokens. */
  readonly near?: { readonly unit: number; readonly range: number };
  /** A piece of the battlefield (by place) is moved by so much; `piece` does not matter then. */
  readonly moved?: { readonly terrain: number; readonly range: number };
};
