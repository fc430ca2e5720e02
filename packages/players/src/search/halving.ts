/** One future: what candidate number so-and-so has brought us in the chance of this number. */
type Trial = (candidate: number, chance: number) => number;

/** What somebody is told of a trial that has failed, by the fault. */
export type Failed = (fault: unknown) => void;

interface Manner {
  /** A difference counts when it is so many times its error. */
  readonly clear?: number | undefined;
  /** Lets a trial that fails count as none, and is told of it; without it the fault is thrown. */
  readonly failed?: Failed | undefined;
}

/** What the trials of one candidate have brought, by chance; nothing where one has failed. */
type Worths = readonly (number | undefined)[];

/** So many candidates are left in the end, and share what is left of the trials. */
const FINALISTS = 4;
/** So clear a difference has to be where nobody says otherwise. */
const CLEAR = 1;

/**
 * Which of several candidates is best, by sequential halving: all are tried in the same chances, the worse half goes, and
 * the others are tried on. The first candidate is what would be done without a search; it stays to the end, and the others
 * have to be clearly better. Hands out whoever cannot be told from the best.
 */
export function* halve(
  count: number,
  trials: number,
  trial: Trial,
  { clear = CLEAR, failed }: Manner = {},
): Generator<void, readonly number[], { readonly hurry: boolean }> {
  const worths: (number | undefined)[][] = Array.from({ length: count }, () => []);
  let left = Array.from({ length: count }, (_, i) => i);
  let stages = 1;
  for (let many = count; many > FINALISTS; many = Math.ceil(many / 2)) stages++;
  let chance = 0;
  for (let stage = 1; stage <= stages; stage++) {
    const more = Math.max(1, Math.floor(trials / stages / left.length));
    for (const end = chance + more; chance < end; chance++) {
      for (const candidate of left) {
        worths[candidate]!.push(tried(trial, candidate, chance, failed));
        if ((yield).hurry) return chosen(worths, left, clear);
      }
    }
    if (stage < stages) left = betterHalf(worths, left);
  }
  return chosen(worths, left, clear);
}

function tried(trial: Trial, candidate: number, chance: number, failed: Failed | undefined): number | undefined {
  if (!failed) return trial(candidate, chance);
  try {
    return trial(candidate, chance);
  } catch (fault) {
    failed(fault);
    return undefined;
  }
}

/** The better half, and the first candidate. */
function betterHalf(worths: readonly Worths[], left: readonly number[]): number[] {
  const kept = [...left].sort((a, b) => mean(worths[b]!) - mean(worths[a]!)).slice(0, Math.ceil(left.length / 2));
  return kept.includes(0) ? kept : [0, ...kept];
}

function chosen(worths: readonly Worths[], left: readonly number[], clear: number): readonly number[] {
  const gains = left.map((one) => ({ one, ...difference(worths[one]!, worths[0]!) }));
  const better = gains.filter(({ one, gain, error }) => one !== 0 && gain > clear * error);
  if (better.length === 0) return [0];
  const best = better.reduce((a, b) => (b.gain > a.gain ? b : a)).one;
  const isAsGood = (one: number): boolean => {
    const { gain, error } = difference(worths[best]!, worths[one]!);
    return gain <= CLEAR * error;
  };
  return better.map(({ one }) => one).filter(isAsGood);
}

/** Of somebody all of whose trials have failed nothing is known: the others come first. */
function mean(worths: Worths): number {
  const known = worths.filter((worth) => worth !== undefined);
  return known.length === 0 ? Number.NEGATIVE_INFINITY : known.reduce((sum, w) => sum + w, 0) / known.length;
}

/** What one candidate brings more than another in the chances in which both were tried, and how sure that is. */
function difference(one: Worths, other: Worths): { gain: number; error: number } {
  const gains = one.flatMap((worth, i) => {
    const than = other[i];
    return worth === undefined || than === undefined ? [] : [worth - than];
  });
  const n = gains.length;
  const gain = gains.reduce((sum, g) => sum + g, 0) / Math.max(1, n);
  if (n < 2) return { gain, error: Number.POSITIVE_INFINITY };
  const spread = gains.reduce((sum, g) => sum + (g - gain) * (g - gain), 0) / (n - 1);
  return { gain, error: Math.sqrt(spread / n) };
}
