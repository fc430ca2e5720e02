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
import type { WindowName } from './cards/vocabulary.ts';
import type { Command, DefenceKind, Zone } from './data/types.ts';
import type { RangeBand } from './geometry/index.ts';
import type { Edge, Party } from './state.ts';

/**
 * The questions of Armada by kind, as plain data: what each is about, what its options are about, and the region in which
 * an answer lies. The procedures pose them by flow/choose.ts, which takes nothing else.
 */
export type ArmadaQuestion =
  | SetupQuestion
  | RoundQuestion
  | ShipQuestion
  | AttackQuestion
  | CardQuestion
  | RegionQuestion;
export type QuestionKind = ArmadaQuestion['kind'];
/** The questions of one kind. */
export type QuestionOf<K extends QuestionKind> = OfKind<ArmadaQuestion, K>;

/** The same for a player who sits at the match itself: together with what says whether an answer is legal. */
export type ArmadaAsk = Live<ArmadaQuestion>;
export type AskOf<K extends QuestionKind> = Live<QuestionOf<K>>;

export type OfUnit = { readonly unit: number };
export type OfSide = { readonly side: number };
export type OfZone = { readonly unit: number; readonly zone: Zone };
export type OfCard = { readonly unit?: number; readonly card?: string };
export type OfObjective = { readonly objective: string };
export type OfObstacleToken = { readonly obstacle: string };
export type OfObstacle = { readonly obstacle: number };
export type OfMarker = { readonly marker: number };
export type OfDamage = { readonly unit: number; readonly damage: number };
export type OfCommand = { readonly unit: number; readonly command: Command };
/** A shot: whence, whither, how far. */
export type OfShot = {
  readonly attacker: Party;
  readonly zone: Zone | null;
  readonly defender: Party;
  readonly defending: Zone | null;
  readonly range?: RangeBand;
  readonly obstructed?: boolean;
};
export type OfDie = { readonly attack?: number; readonly die: number };
export type OfToken = { readonly unit: number; readonly token: number; readonly kind: DefenceKind };

type SetupQuestion =
  | ChoiceOf<'first-player', OfSide>
  | ChoiceOf<'objective', OfObjective>
  | ChoiceOf<'obstacle', OfObstacleToken>
  | ChoiceOf<'deploy-order', OfUnit, About<Record<never, never>>>
  | ChoiceOf<'speed', never, About<OfUnit>>
  | FormAskData<'card-counters', OfCommand>;

type RoundQuestion =
  | FormAskData<'dials', OfCommand>
  | ChoiceOf<'activate', OfUnit>
  | ChoiceOf<'activate-squadron', OfUnit, About<Record<never, never>>>
  | ChoiceOf<'squadron-act', never, About<OfUnit>>
  | ChoiceOf<'ready-card', OfCard>;

type ShipQuestion =
  | ChoiceOf<'dial-use' | 'raid' | 'discard-command' | 'may', never, About<OfUnit>>
  | ChoiceOf<'command', OfCommand, About<OfUnit>>
  | ChoiceOf<'command-squadron', OfUnit, About<OfUnit>>
  | ChoiceOf<'repair', OfZone | OfDamage | OfUnit, About<OfUnit>>
  | ChoiceOf<'zone' | 'redirect-zone', OfZone, About<OfUnit>>
  | ChoiceOf<'nearest' | 'displaced-order', OfUnit, About<Record<never, never>>>
  | ChoiceOf<'obstacle-order', OfObstacle, About<OfUnit>>
  | ChoiceOf<'discard-damage', OfDamage, About<OfUnit>>;

type AttackQuestion =
  | ChoiceOf<'attack' | 'further-target', OfShot, About<OfUnit>>
  /** The same for a station. */
  | ChoiceOf<'station-attack', OfShot>
  | ChoiceOf<'colour', never, About<OfCard>>
  | ChoiceOf<'accuracy', OfToken, About<OfCard>>
  | ChoiceOf<'critical', OfAbility, About<{ readonly attack: number }>>
  | ChoiceOf<'redirect-amount', never, About<OfUnit>>
  | ChoiceOf<`window:${WindowName}`, OfAbility, { readonly about?: Json }>
  | SeveralOf<'reroll' | 'evade' | 'dice', OfDie, About<OfCard>>;

type CardQuestion =
  | ChoiceOf<'fighter-wing', OfCard>
  | ChoiceOf<'card-way' | 'card-command' | 'card-face' | 'card-number', never, About<OfCard>>
  | ChoiceOf<'card-unit', OfUnit, About<OfCard>>
  | ChoiceOf<'card-token', OfToken, About<OfCard>>
  | ChoiceOf<'card-marker', OfMarker, About<OfCard>>
  | ChoiceOf<'card-obstacle', OfObstacle, About<OfCard>>
  | ChoiceOf<'card-upgrade', OfCard, About<OfCard>>
  | ChoiceOf<'card-damage', OfDamage | OfCard, About<OfCard>>
  | FormAskData<'card-dials', OfCommand>
  | SeveralOf<'card-units', OfUnit, About<OfCard>>
  | SeveralOf<'card-tokens', OfToken, About<OfCard>>
  | SeveralOf<'card-damages', OfDamage, About<OfCard>>
  | SeveralOf<'card-zones', OfZone, About<OfCard>>;

type RegionQuestion =
  | PlaceIn<'obstacle-place', 'obstacle-place', ObstaclePlace, OfObstacleToken>
  | PlaceIn<'deploy', 'deployment', Deployment, OfUnit>
  | PlaceIn<'course', 'course', CourseData, OfUnit>
  | PlaceIn<'squadron-move', 'squadron-move', SquadronMove, OfUnit>
  | PlaceIn<'displaced', 'displaced', Displaced, OfUnit>
  | PlaceIn<'aim', 'aim', AimData, OfUnit>
  | PlaceIn<'marker-place', 'marker-place', MarkerPlace, OfCard>
  | PlaceIn<'obstacle-move', 'obstacle-move', ObstacleMove, OfObstacle>
  | PlaceIn<'redeploy', 'redeploy', Redeploy, OfUnit>;

/** Where an obstacle may lie; distances are bands of the ruler. */
export type ObstaclePlace = {
  readonly obstacle: string;
  /** Beyond this distance of every edge of the play area, or of the player edges alone. */
  readonly fromEdges: number;
  readonly fromPlayerEdges: number;
  /** Beyond this distance of every other obstacle. */
  readonly apart: number;
  /** At this distance of an obstacle (by its place) at most. */
  readonly near?: { readonly obstacle: number; readonly least: number; readonly most: number };
  /** Within this distance of a player's edge at most. */
  readonly atEdge?: { readonly edge: Edge; readonly most: number };
  /** Beyond this distance of one edge. */
  readonly beyondEdge?: { readonly edge: Edge; readonly least: number };
  /** Beyond this distance of the sides of the setup area that are no player's edge. */
  readonly fromSetupSides?: number;
  /** So far from both player edges, in mm. */
  readonly depth?: number;
  /** Touching one of these obstacles (by their places), and on no ship: an exogorth. AR-HINDERNISSE-05, -06 */
  readonly touching?: readonly number[];
  /** At this distance of a token at most, anywhere in the play area. */
  readonly atMarker?: { readonly marker: number; readonly most: number };
};
/** A unit is placed in its deployment zone, or as a squadron near a friendly ship. */
export type Deployment = {
  readonly unit: number;
  readonly edge: Edge;
  /** How deep the zone is, in mm. */
  readonly depth: number;
  /** Anywhere in the play area at this distance of a unit. */
  readonly near?: { readonly unit: number; readonly most: number };
  /** Squadrons may be overlapped: they are placed around it. */
  readonly overSquadrons?: true;
  /** The ambush zone of Fleet Ambush and the like takes the place of the deployment zone. */
  readonly zone?: readonly [west: number, south: number, east: number, north: number];
  /** So much of its base (in mm²) lies in that zone, where all of it finds no room. */
  readonly part?: number;
  /** In that zone it lies on no obstacle. */
  readonly clear?: true;
  /** It overlaps this obstacle (by its place), wherever that lies in the setup area. */
  readonly on?: number;
  /** At distance 1 of this token, anywhere in the play area, a ship even on squadrons. */
  readonly marker?: number;
  /** Squadrons: at distance 1 of an obstacle will do as well. */
  readonly orObstacle?: true;
  /** Beyond distance 5 of this edge. */
  readonly beyond?: Edge;
};
export type CourseData = {
  readonly ship: number;
  /** Speeds that may be chosen (Navigate), and by how much the manoeuvre's speed differs from the dial for now. */
  readonly speeds: readonly number[];
  readonly temporary: number;
  /** Clicks of every joint by the speed of the manoeuvre. */
  readonly yaw: { readonly [speed: string]: readonly number[] };
  /** So many joints may take a click more. */
  readonly extra: number;
  /** At speed 0: clicks of the last joint. */
  readonly pivot: number;
};
export type SquadronMove = {
  readonly squadron: number;
  /** The distance band at most. */
  readonly distance: number;
  /** It must not end engaged. */
  readonly unengaged?: true;
};
/** Squadrons that a ship or an obstacle has pushed aside: touching it. */
export type Displaced = {
  readonly squadron: number;
  readonly by: Party;
  /** Those that are still to be placed after this one. */
  readonly left: readonly number[];
};
export type AimData = { readonly ship: number; readonly ranges: readonly RangeBand[] };
/** Where a small token may lie. All that is named must hold. */
export type MarkerPlace = {
  readonly kind: 'objective' | 'mine' | 'grav-well' | 'grav-shift';
  readonly marker?: number;
  readonly inSetupArea?: boolean;
  /** Beyond these bands of the edges, player edges, other markers of its kind, obstacles, ships. */
  readonly beyond?: {
    readonly edges?: number;
    readonly playerEdges?: number;
    readonly markers?: number;
    readonly obstacles?: number;
    readonly ships?: number;
    /** Of all edges of the setup area. */
    readonly setupEdges?: number;
    /** Ships of the other side than this one. */
    readonly enemies?: { readonly side: number; readonly band: number };
  };
  /** Touching the base of this ship: the place nearest to the one that is named is taken. */
  readonly touching?: number;
  /** At this distance (from least to most) of this. */
  readonly at?: readonly {
    readonly unit?: number;
    readonly obstacle?: number;
    readonly anyObstacle?: boolean;
    readonly marker?: number;
    readonly from?: readonly [number, number];
    readonly edge?: Edge;
    readonly least: number;
    readonly most: number;
    /** The whole token within that distance. */
    readonly within?: boolean;
  }[];
};
export type ObstacleMove = {
  readonly obstacle: number;
  readonly most: number;
  /** May stay only where no minimum is given. */
  readonly least: number;
  /** It may be put on squadrons: they are lifted out of its way. */
  readonly overSquadrons?: true;
  /** Straight towards this. */
  readonly towards?: { readonly obstacle: number } | { readonly marker: number };
};
/** A unit is put down elsewhere by a card. */
export type Redeploy = {
  readonly unit: number;
  readonly near?: {
    readonly unit?: number;
    /** Touching or overlapping this obstacle, by its place. */
    readonly obstacle?: number;
    readonly marker?: number;
    readonly anyObstacle?: boolean;
    readonly most: number;
    /** The whole base within that distance. */
    readonly within?: boolean;
  };
  /** At distance 1 of no enemy squadron. */
  readonly unengaged?: boolean;
  readonly beyondEnemies?: number;
  readonly beyondEdge?: { readonly edge: Edge; readonly most: number };
  readonly inSetupArea?: boolean;
  readonly overSquadrons?: boolean;
};
