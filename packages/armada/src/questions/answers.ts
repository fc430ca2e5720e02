import type { Json } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Pose, Vec } from '@holotisch/table';
import type { Dice, KeywordName, Zone } from '../data/types.ts';
import type { RangeBand } from '../geometry/index.ts';
import type { Party } from '../state.ts';

/** What the rules answer when somebody asks them about a position, by the name of the question. See questions.ts */
export type ArmadaAnswers = {
  /** How far one unit is from another, on both sides of the ruler, and from which point to which. */
  readonly range: {
    readonly range: RangeBand;
    readonly distance: number;
    readonly mm: number;
    readonly from: Vec;
    readonly to: Vec;
  };
  /** Whether all of a unit lies within a distance; whether nothing of it lies in the bands up to it. */
  readonly within: boolean;
  readonly beyond: boolean;
  /** Whether any part of the target lies in the arc of the hull zone. */
  readonly arc: boolean;
  /** The line of sight, and what it meets. */
  readonly sight: SightFacts;
  /** One attack as it would be declared, or why not. */
  readonly shot: ShotFacts | RefusedShot;
  /** Every attack that a unit might declare now, and why the others may not be. */
  readonly targets: readonly (ShotFacts | RefusedShot)[];
  /** What comes of an attack over all falls of the dice; null where they are too many to be played. */
  readonly prospect: PlayedShot | null;
  /** The squadrons that one is engaged with. */
  readonly engaged: readonly number[];
  /** What a squadron may attack. */
  readonly squadronTargets: readonly { readonly defender: Party; readonly defending: Zone | null }[];
  /** The clicks of every joint, for each speed from 1, with all that changes them now. */
  readonly chart: readonly (readonly number[])[];
  readonly pose: CourseEnd;
  readonly score: readonly [number, number];
  readonly values: {
    readonly ships: readonly ShipValues[];
    readonly squadrons: readonly SquadronValues[];
    readonly score: readonly [number, number];
  };
  readonly position: Json;
};

type SightFacts = {
  readonly line: readonly [Vec, Vec];
  /** Another hull zone of the target that is in the way: there is no line of sight. */
  readonly blocked: Zone | null;
  readonly obstructed: boolean;
  /** What it goes through: ships by number, obstacles and dust by their place. */
  readonly ships: readonly number[];
  readonly obstacles: readonly number[];
  readonly dust: readonly number[];
};

/** Where a course ends, and what it would lie on there. */
export type CourseEnd = {
  readonly pose: Pose;
  /** The tool lies where the base would. */
  readonly overlapsTool: boolean;
  readonly ships: readonly number[];
  readonly squadrons: readonly number[];
  readonly obstacles: readonly number[];
  readonly flees: boolean;
};

type Aimed = { readonly zone: Zone | null; readonly defender: Party; readonly defending: Zone | null };
export type ShotFacts = Aimed & {
  readonly range: RangeBand;
  readonly mm: number;
  readonly obstructed: boolean;
  readonly dice: Dice;
  readonly line: readonly [Vec, Vec];
};
/** What an attack does, played through with all cards that take part. */
export type PlayedShot = {
  /** How likely each damage total is if nobody defends, and if the defender spends all that lowers it. */
  readonly damage: readonly number[];
  readonly defended: readonly number[];
  /** How likely at least one critical icon is; none where they do not count. */
  readonly critical: number;
  /** How many accuracy icons on average. */
  readonly accuracies: number;
};
type RefusedShot = Aimed & { readonly refused: readonly ClauseId[]; readonly measured: Json };

/** The numbers of a ship with all that changes them now. */
export type ShipValues = {
  readonly unit: number;
  readonly hull: number;
  readonly command: number;
  readonly squadron: number;
  readonly engineering: number;
  readonly maxSpeed: number;
  readonly zones: readonly {
    readonly zone: Zone;
    readonly shields: number;
    readonly battery: Dice;
    readonly antiSquadron: Dice;
  }[];
};

export type SquadronValues = {
  readonly unit: number;
  readonly hull: number;
  readonly speed: number;
  readonly battery: Dice;
  readonly antiSquadron: Dice;
  readonly keywords: readonly { readonly keyword: KeywordName; readonly n: number }[];
  /** Squadrons that it is engaged with, and whether they keep it from moving. */
  readonly engaged: readonly number[];
  readonly held: boolean;
};
