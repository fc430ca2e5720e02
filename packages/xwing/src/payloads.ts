import type {
  About,
  ChoiceOf,
  FormAskData,
  Live,
  OfAbility,
  OfKind,
  PlaceIn,
  Seat,
  SeveralOf,
} from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Template } from '@holotisch/table';
import type { WindowName } from './cards/vocabulary.ts';
import type { BombToken, Manoeuvre } from './data/types.ts';
import type { Edge, Face, Which } from './state.ts';

/**
 * The questions of X-Wing by kind, as plain data: what each is about, what its options are about, and the region in which
 * an answer lies. The procedures pose them by `choose`, `pick` and `askIn` of flow/choose.ts, which take nothing else.
 */
export type XWingQuestion = SetupQuestion | FlightQuestion | CombatQuestion | CardQuestion | RegionQuestion;
export type QuestionKind = XWingQuestion['kind'];
/** The questions of one kind. */
export type QuestionOf<K extends QuestionKind> = OfKind<XWingQuestion, K>;

/** The same for a player who sits at the match itself: together with what says whether an answer is legal. */
export type XWingAsk = Live<XWingQuestion>;
export type AskOf<K extends QuestionKind> = Live<QuestionOf<K>>;
/** What one of the options may be about. */
export type XWingOption = OptionsOf<XWingQuestion>;
type OptionsOf<Q> = Q extends { readonly options: readonly (infer O)[] }
  ? O
  : Q extends { readonly fields: readonly { readonly options: readonly (infer O)[] }[] }
    ? O
    : never;

/** What a question or one of its options may be about. */
export type XWingAbout = AboutOf<XWingQuestion> | AboutOf<XWingOption>;
type AboutOf<Q> = Q extends { readonly about?: infer A } ? A : never;

export type OfShip = { readonly ship: number };
/** A card and the ship that it lies on. */
export type OfCard = { readonly ship: number; readonly card: string };
/** A weapon and the ship that it is aimed at. */
export type OfTarget = { readonly ship: number; readonly weapon: string };
export type OfShot = OfTarget & { readonly range: number; readonly obstructed: boolean };
export type OnDial = Pick<Manoeuvre, 'bearing' | 'speed' | 'side' | 'difficulty'>;
export type OfManoeuvre = OfShip & OnDial;
/** An obstacle on the table, by its place in the list. */
type OfObstacle = { readonly obstacle: number };
/** An obstacle that is still to be placed. */
type OfObstacleKind = { readonly obstacle: string };
type OfBomb = { readonly bomb: number };
/** How a template lies that a ship moves along: its sides are those of the ship where it has two. */
export type Laid = { readonly template: Template; readonly side?: 'left' | 'right' };
export type Duel = { readonly attacker: number; readonly defender: number };
/** Dice of one kind; those of an attack carry its id. */
export type OfDice = OfCard & { readonly dice: Which; readonly attack?: number };
/** What becomes of the dice that are picked for a card: they are rolled again, or turned to this result. */
export type OfCardDice = OfDice & { readonly becomes: 'reroll' | Face };

type SetupQuestion =
  | ChoiceOf<'initiative' | 'edge'>
  | ChoiceOf<'obstacle', OfObstacleKind>
  | ChoiceOf<'deploy-order', OfShip>
  | ChoiceOf<'dual-side', never, About<OfCard>>
  | FormAskData<'dials', OnDial>;

/** Ways of being put elsewhere without a manoeuvre. */
type Move = 'barrelroll' | 'boost' | 'decloak' | 'tow';

type FlightQuestion =
  | ChoiceOf<'decloak-order' | 'activate' | 'mine-under' | 'coordinate' | 'jam' | 'jammed-lock', OfShip>
  | ChoiceOf<'decloak' | 'tow' | 'rotatearc' | 'reinforce' | 'jammed' | 'drop-template', never, About<OfShip>>
  | ChoiceOf<'stressed-manoeuvre' | 'slam', OfManoeuvre, About<OfShip>>
  | ChoiceOf<'action' | 'free-action', OfCard, About<OfShip>>
  | ChoiceOf<'lock', OfShip, About<OfShip>>
  | ChoiceOf<`${Move}-direction`, Laid, About<OfShip>>
  | ChoiceOf<'obstacle-order', OfObstacle, About<OfShip>>
  | ChoiceOf<'bomb-order', OfBomb>;

type CombatQuestion =
  | ChoiceOf<'time-up' | 'pay-lock'>
  | ChoiceOf<'fight' | 'payer', OfShip>
  | ChoiceOf<'attack', OfShot | OfTarget, About<OfShip>>
  | ChoiceOf<'damage-card', never, About<OfCard & { readonly victim: number }>>
  | ChoiceOf<'discard-weapon', never, About<OfCard>>
  | ChoiceOf<`window:${WindowName}`, OfAbility, { readonly about?: Duel }>
  | SeveralOf<'reroll', never, About<OfDice>>;

/** What a card asks of its player when it has nothing to point at but itself. */
export type PlainCardKind =
  | 'card-may'
  | 'card-token'
  | 'card-way'
  | 'card-side'
  | 'card-skill'
  | 'card-number'
  | 'card-face'
  | 'card-result'
  | 'card-damage'
  | 'card-upgrade'
  | 'card-search'
  | 'card-swap';

type CardQuestion =
  | ChoiceOf<PlainCardKind, never, About<OfCard>>
  | ChoiceOf<'card-ship', OfShip, About<OfCard>>
  | ChoiceOf<'card-manoeuvre' | 'card-guess', OfManoeuvre, About<OfCard>>
  | ChoiceOf<'card-obstacle', OfObstacle, About<OfCard>>
  | SeveralOf<'card-ships', OfShip, About<OfCard>>
  | SeveralOf<'card-dice', never, About<OfCardDice>>
  | SeveralOf<'card-upgrades', never, About<OfCard>>;

type RegionQuestion =
  | PlaceIn<'obstacle-place', 'obstacle-place', ObstaclePlace, OfObstacleKind>
  | PlaceIn<'deploy', 'deployment', Deployment, OfShip>
  | PlaceIn<`${Move}-slide`, 'slides', RollSlides, OfShip & Laid & { readonly way: string }>
  | PlaceIn<'tallon-slide', 'tallon-slide', TallonSlide, OfShip & Laid>
  | PlaceIn<ByHand, ByHand, BombPlace, OfCard & { readonly bomb: BombToken }>;
/** Where a card lets its player lay a bomb down by hand. */
type ByHand = 'bomb-touching' | 'bomb-far';

/** So many millimetres it keeps from every edge. */
export type ObstaclePlace = { readonly obstacle: string; readonly fromEdge: number };
export type Deployment = { readonly ship: number; readonly edge: Edge; readonly depth: number };
/** Least and most of both slides of a barrel roll: of the template along the base, of the base along the template. */
export type RollSlides = {
  readonly ship: number;
  readonly way: string;
  readonly template: Template;
  readonly side: 'left' | 'right';
  readonly slides: readonly [number, number];
  readonly why: Forbids;
};
/** Least and most of the slide of a Tallon roll, and the stretches between them that overlap no ship: from, to, from, to. */
export type TallonSlide = {
  readonly ship: number;
  readonly template: Template;
  readonly slide: readonly [number, number];
  readonly free: readonly number[];
};
export type BombPlace = { readonly ship: number; readonly bomb: BombToken };

/** Clauses that forbid a way: by ship or obstacle, by the template, by the edge. */
export type Forbids = {
  readonly kind: Move;
  readonly direction: ClauseId;
  /** How far the template may lie along the base, and how far the base along the template. */
  readonly slides: readonly [ClauseId, ClauseId];
  readonly overlap: ClauseId;
  readonly template: ClauseId;
  readonly edge: ClauseId;
  /** Who decides, if not the ship's own player. */
  readonly seat?: Seat;
  /** The ship may end on obstacles, or lay the template over them, and suffers them. */
  readonly ontoObstacles?: true;
};
