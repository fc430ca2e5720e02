import type { Json } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Pose, Strip, Vec } from '@holotisch/table';
import type { Action, Manoeuvre } from '../data/types.ts';

/** What the rules answer when somebody asks them about a position, by the name of the question. See questions.ts */
export interface XWingAnswers {
  /** How far one ship is from another, and where that was measured. */
  range: Measured & { readonly from: Vec; readonly to: Vec };
  /** The same in millimetres alone. */
  distance: number;
  /** Whether a whole ship is within so many ranges, or beyond them. */
  within: boolean;
  beyond: boolean;
  arc: boolean;
  /** The line of fire, through an arc if one is named, with the obstacles on it by their place; null where there is none. */
  line: (MeasuredLine & { readonly obstacles: readonly number[] }) | null;
  /** Every weapon of a ship at every other ship: the shot, or why there is none. */
  targets: readonly (ShotFacts | RefusedShot)[];
  /** What comes of a shot over all falls of the dice; null where they are too many to be played. */
  prospect: PlayedShot | null;
  /** What stands on the cards of the ships in play, with all that changes it now. */
  values: readonly ShipValues[];
  /** Who is how far from whom, and in whose front arc. */
  pairs: readonly Pair[];
  /** Who has whom in the front arc, without a measurement. */
  arcs: readonly InArc[];
  /** The squad points of the enemy ships that each side has destroyed so far. */
  score: readonly [number, number];
  /** The position as a scenario file spells it. */
  position: Json;
  /** Every manoeuvre of a ship's dial. */
  dial: readonly Manoeuvre[];
  /** How a manoeuvre would end from where the ship stands; `moved` has others elsewhere by then (null: gone). */
  pose: Flight;
}

/** Bands count from 1; 4 is beyond range 3. */
type Measured = { readonly range: number; readonly mm: number };
/** Its range is not always that of the shortest line between the ships. */
export type MeasuredLine = Measured & { readonly obstructed: boolean; readonly line: readonly [Vec, Vec] };

type Aimed = { readonly weapon: string; readonly target: number };
/** What the rules say of a shot before it is fired. */
export type ShotFacts = Aimed &
  MeasuredLine & { readonly inArc: boolean; readonly dice: { readonly attack: number; readonly defence: number } };
export type RefusedShot = Aimed & { readonly refused: readonly ClauseId[] };

/** What a shot does, played through with all cards that take part. */
export type PlayedShot = {
  /** How likely each number of damage is, critical damage among it. */
  readonly damage: readonly number[];
  readonly expected: number;
  /** How likely at least one critical damage is. */
  readonly critical: number;
};

export type ShipValues = {
  readonly ship: number;
  readonly skill: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly damage: number;
  readonly actions: readonly Action[];
};

export type InArc = { readonly from: number; readonly to: number };
export type Pair = InArc & Measured & { readonly inArc: boolean };

export type Flight = {
  readonly pose: Pose;
  /** What lies under the way as far as it is flown. */
  readonly template: Strip | null;
  /** Ships it would overlap: it stops before them. */
  readonly overlapped: readonly number[];
  /** Obstacles on the way or at its end, by their place in the list. */
  readonly obstacles: readonly number[];
  /** It would leave the table. */
  readonly flees: boolean;
};
