import type { Json, Seat } from '@holotisch/engine';
import type { Analysis, Explained, Finding, Point } from '@holotisch/games/judges';

/** What the page and the worker that looks back at a match say to each other. */

export interface LookOrder {
  readonly file: Json;
  readonly seed: string;
  /** What was found out before it was left. */
  readonly known: readonly Finding[];
}

/** Why a decision is what it is: what else there was, and what it was worth. */
export interface WhyOrder {
  readonly file: Json;
  readonly seed: string;
  readonly why: number;
}
/** What the computer would do at the question that is open for this seat, and why. */
export interface AdviceOrder {
  readonly file: Json;
  readonly seed: string;
  readonly advise: Seat;
}
/** Why somebody decided as he did, while the match goes on: the last decision of these seats that the viewer may know of. */
export interface WhyThenOrder {
  readonly file: Json;
  readonly seed: string;
  readonly before: number;
  readonly by: readonly Seat[];
  readonly viewer: Seat;
}
export type WhyNews = { readonly nothing: true } | { readonly why: Explained } | { readonly failed: string };

export type LookNews =
  | { readonly curve: readonly Point[] }
  | { readonly done: number; readonly of: number; readonly findings: readonly Finding[] }
  | { readonly analysis: Analysis }
  | { readonly failed: string };

export type { Analysis, Explained, Finding, Point };
