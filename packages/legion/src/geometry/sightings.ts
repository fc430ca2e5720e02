import type { StandingUnit } from '../legion.ts';
import type { Screen } from './sight.ts';

/**
 * What was measured between units, kept as long as both stand where they stood: each entry knows the two it is true for, so that
 * nobody has to say that something has moved, and copies of a match may share it.
 */
export class Sightings {
  #screens: readonly Screen[] = [];
  /** What the screens were made of. */
  #of: readonly object[] = [];
  readonly #pairs: (Pair | undefined)[][] = [];

  /** What stands in the way of sight: made anew only if it is made of something else than before. */
  screens(of: readonly object[], make: () => readonly Screen[]): readonly Screen[] {
    if (!areSame(this.#of, of)) {
      this.#of = of;
      this.#screens = make();
    }
    return this.#screens;
  }

  pair(from: number, to: number, a: StandingUnit, b: StandingUnit): Pair {
    this.#pairs[from] ??= [];
    const row = this.#pairs[from];
    const known = row[to];
    if (known !== undefined && known.a === a && known.b === b) return known;
    const pair = new Pair(a, b);
    row[to] = pair;
    return pair;
  }
}

/** Two units where they stand. */
export class Pair {
  readonly a: StandingUnit;
  readonly b: StandingUnit;
  /** From the closest miniature of one to the closest of the other, once somebody has measured it. */
  gap: number | undefined;
  #past: readonly Screen[] | undefined;
  readonly #seen: (boolean | undefined)[] = [];

  constructor(a: StandingUnit, b: StandingUnit) {
    this.a = a;
    this.b = b;
  }

  /** Whether a miniature sees one of the other unit past these screens (by their places in the units). */
  sees(
    mini: number,
    other: number,
    screens: readonly Screen[],
    look: (mini: number, other: number) => boolean,
  ): boolean {
    if (this.#past !== screens) {
      this.#past = screens;
      this.#seen.length = 0;
    }
    const at = mini * this.b.poses.length + other;
    let seen = this.#seen[at];
    if (seen === undefined) {
      seen = look(mini, other);
      this.#seen[at] = seen;
    }
    return seen;
  }
}

function areSame(a: readonly object[], b: readonly object[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
