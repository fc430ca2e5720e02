import type { Json, Refusal } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { DefenceColour, KeywordName, Pool } from '../data/types.ts';
import type { MoveAnswer } from '../flow/activation/move/plan.ts';
import type { Reach } from '../flow/activation/move/reach.ts';
import type { Quarter } from '../geometry/base.ts';
import type { Cover } from '../geometry/terrain.ts';
import type { At } from '../payloads.ts';
import type { WeaponKey } from '../state.ts';

/** What the rules answer when somebody asks them about a position, by the name of the question. See questions.ts */
export type LegionAnswers = {
  /**
   * Between the nearest miniatures, and from the leader of the first, as attacks measure; in segments of the ruler. Of single
   * miniatures also within how many segments the whole base of the second lies.
   */
  readonly range: {
    readonly range: number;
    readonly mm: number;
    readonly attack: number;
    readonly attackMm: number;
    readonly within?: number;
  };
  /** The quarters of a notched base in which a unit is. */
  readonly arc: readonly Quarter[];
  /** Miniature by miniature of the first unit, whom it sees of the second. */
  readonly sight: readonly { readonly mini: number; readonly sees: readonly number[] }[];
  readonly cover: CoverFacts;
  /** What one miniature (the leader unless it is named) sees of every miniature of another unit, along which line. */
  readonly gaze: GazeFacts;
  /** Why miniatures are not in cohesion with their leader; nobody: all are. */
  readonly cohesion: readonly { readonly mini: number; readonly fault: string }[];
  readonly melee: { readonly with: readonly number[]; readonly engaged: readonly number[] };
  readonly targets: readonly TargetFacts[];
  readonly move: MoveFacts | Refused;
  /** The moves that lead to a place or into a melee; why none does, and those that lead nearest to it. */
  readonly way: { readonly moves: readonly PlannedMove[]; readonly refusal: Refusal | null };
  readonly reach: Reach;
  /** Where a unit would stand if its leader were deployed there. */
  readonly deployment: readonly MiniAt[] | Refused;
  readonly prospect: AttackFacts;
  readonly values: readonly UnitValues[];
  readonly score: { readonly victory: readonly [number, number]; readonly points: readonly [number, number] };
  readonly position: Json;
};

/** What gives cover: a piece of terrain, a unit or a token by its number, or a hole in which the miniature stands. */
export type CoverGiver =
  | { readonly terrain: number }
  | { readonly unit: number }
  | { readonly marker: number }
  | 'hole';
export type CoverFacts = {
  /** Of what stands in between, and with all that improves or worsens it. */
  readonly grade: Cover;
  readonly applied: Cover;
  readonly minis: readonly { readonly mini: number; readonly grade: Cover; readonly by: readonly CoverGiver[] }[];
  readonly of: number;
};

/** Points in space are x, y and the height above the table, in millimetres. */
type GazeFacts = {
  /** From where it looks. */
  readonly eye: readonly [number, number, number];
  readonly minis: readonly {
    readonly mini: number;
    /** Its highest point. */
    readonly at: readonly [number, number, number];
    readonly sees: boolean;
    /** How it is covered from there, and by what; unseen: what sight does not pass. */
    readonly grade: Cover;
    readonly by: readonly CoverGiver[];
    /** What says so: nothing where it is seen in the open. */
    readonly clauses: readonly ClauseId[];
  }[];
};

/** An attack as the odds count it: what is rolled, what helps and what is in the way. */
export type AttackFacts = {
  readonly pool: Pool;
  readonly surge: 'hit' | 'crit' | null;
  readonly critical: number;
  /** Surge tokens that make hits of surges. */
  readonly surgeTokens: number;
  readonly aims: number;
  readonly aimDice: number;
  readonly melee: boolean;
  readonly cover: Cover;
  /** 2.6: cover is rolled for, a die for each hit; so many are blocks without a roll. */
  readonly coverDice: boolean;
  readonly sureCover: number;
  readonly dodges: number;
  readonly impact: number;
  /** Hits that armor cancels; true: all. */
  readonly armor: boolean | number;
  /** Hits that a unit beside it takes off it. */
  readonly backup: number;
  /** Active shields: 1.x blocks in place of dice, 2.6 each cancels a hit or critical hit. */
  readonly shields: number;
  readonly shieldsBlock: boolean;
  /** Shields that the attack turns over. */
  readonly ion: number;
  readonly pierce: number;
  readonly defence: DefenceColour;
  readonly blockSurge: boolean;
  /** Surge tokens that make blocks of surges. */
  readonly blockTokens: number;
  /** Defence dice besides one for each hit, of its own colour and white. */
  readonly extraDefence: number;
  readonly extraWhite: number;
  /** A vehicle, or without a courage value: nothing suppresses it. LE-NIEDERHALTEN-13, LE-TAPFERKEIT-04 */
  readonly fearless: boolean;
  /** Wounds that those who may be hit can still suffer, in the order in which they fall. */
  readonly lives: readonly number[];
  /** Those are all that the defender has: the whole unit may fall. */
  readonly whole: boolean;
  /** What comes of the attack over all falls of its dice: of its own procedures, where they are not too many to be played. */
  readonly played: PlayedAttack;
  /** It was played with all its cards; otherwise the dice alone were counted, with what stands here. */
  readonly cards: boolean;
};
export type PlayedAttack = {
  /** How likely each number of wounds is, before it is asked who can suffer them. */
  readonly wounds: readonly number[];
  /** Hits and critical hits on average that have to be defended against. */
  readonly hits: number;
  /** How likely it is that the defender is suppressed by it. */
  readonly suppression: number;
};

export type TargetFacts = {
  readonly unit: number;
  readonly melee: boolean;
  readonly range: number;
  readonly cover: Cover;
  readonly weapons: readonly {
    readonly mini: number;
    readonly weapons: readonly WeaponKey[];
    readonly sees: readonly number[];
  }[];
};

/** A move as it would be answered, and what would come of it. */
type PlannedMove = { readonly move: MoveAnswer; readonly facts: MoveFacts };

export type Refused = { readonly refused: readonly ClauseId[]; readonly measured: Json; readonly allowed: Json };
/** A miniature in its place. */
export type MiniAt = { readonly mini: number; readonly at: At; readonly degrees: number };
export type MoveFacts = {
  readonly leader: { readonly x: number; readonly y: number; readonly degrees: number };
  readonly others: readonly MiniAt[];
  readonly engages: number | null;
  readonly leaves: boolean;
  readonly stopped: boolean;
};

/** The numbers of a unit with all that changes them now. */
export type UnitValues = {
  readonly unit: number;
  readonly speed: number;
  /** Null: it knows no fear, or is a vehicle. */
  readonly courage: number | null;
  readonly suppressed: boolean;
  /** What each miniature can suffer, by its place. */
  readonly wounds: readonly number[];
  /** Enemies in base contact. */
  readonly melee: readonly number[];
  readonly keywords: readonly { readonly keyword: KeywordName; readonly n: number }[];
};
