/**
 * Sounds as recipes: a few voices each, made into samples by `synth.ts`. Nothing here is recorded, and nothing knows a
 * game, a browser or an event.
 */

/** A value that stays, or glides from one to the other while its voice sounds. */
export type Glide = number | readonly [from: number, to: number];

export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'saw' | 'square' | 'noise';
  /** Hertz; noise has none. */
  readonly pitch?: Glide;
  /** When it begins, and how long it lasts, in seconds. */
  readonly from?: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly gain: number;
  /** Seconds until it is as loud as it gets; a click without it. */
  readonly swells?: number;
  /** How it ends: slowly all the time (the usual), or only in the last tenth of it. */
  readonly holds?: true;
  readonly filter?: { readonly passes: 'low' | 'high' | 'band'; readonly at: Glide; readonly sharp?: number };
  /** Its pitch wavers by this share, so often a second. */
  readonly wavers?: { readonly by: number; readonly hertz: number };
  /** Another sine bends its pitch: metal, bells, sabers. */
  readonly bent?: { readonly ratio: number; readonly by: number };
  /** It comes again so often, each after so many seconds, softer by this share. */
  readonly again?: { readonly times: number; readonly after: number; readonly softer: number };
}

export interface Recipe {
  /** How long it lasts at most, in seconds. */
  readonly seconds: number;
  readonly voices: readonly Voice[];
}
