import type { Row } from './calibration.ts';

/** Fits a logistic curve without an offset to positions of many games. */

/** How strongly weights are held back: the one is taken that foretells games best that were left out. */
const RIDGES = [3, 10, 30, 100, 300, 1000];
const FOLDS = 6;
const STEPS = 60;
const sumOf = ({ values }: Pick<Row, 'values'>, w: readonly number[]): number =>
  values.reduce((sum, x, i) => sum + x * w[i]!, 0);

/**
 * Weights that are not too sure of themselves: few games tell less than many positions make believe. Each sixth of the games
 * is foretold by weights that have not seen it; from that it follows how strongly to hold back, and how steep the curve is.
 */
export function carefully(names: readonly string[], positions: readonly Row[]) {
  const foldOf = ({ game: n }: Row): number => Math.floor(n / 2) % FOLDS;
  const tried = RIDGES.map((one) => {
    const foretold = Array.from({ length: FOLDS }, (_, fold) => {
      const w = fitted(
        names,
        positions.filter((row) => foldOf(row) !== fold),
        one,
      );
      return positions.filter((row) => foldOf(row) === fold).map((row) => ({ ...row, values: [sumOf(row, w)] }));
    }).flat();
    const [steepness] = fitted(['sum'], foretold, 0) as [number];
    return { ridge: one, scale: steepness, loss: lossOf(foretold, steepness) };
  });
  const best = tried.reduce((a, b) => (b.loss < a.loss ? b : a));
  return { ...best, weights: fitted(names, positions, best.ridge).map((w) => w * best.scale) };
}

const lossOf = (rows_: readonly Row[], steepness: number): number =>
  rows_.reduce((all, { values, won }) => {
    const p = 1 / (1 + Math.exp(-steepness * values[0]!));
    return all - won * Math.log(Math.max(p, 1e-9)) - (1 - won) * Math.log(Math.max(1 - p, 1e-9));
  }, 0) / rows_.length;

/** Newton's way to the likeliest weights of a logistic curve without an offset: whoever changes sides changes the sign. */
function fitted(names: readonly string[], positions: readonly Row[], ridge_: number): number[] {
  const n = names.length;
  const w = new Array<number>(n).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = w.map((one) => -ridge_ * one);
    const curve = w.map((_, i) => w.map((__, j) => (i === j ? ridge_ : 0)));
    for (const { values, won } of positions) {
      const sum = values.reduce((s, x, i) => s + x * w[i]!, 0);
      const p = 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < n; i++) {
        gradient[i]! += (won - p) * values[i]!;
        for (let j = 0; j <= i; j++) curve[i]![j]! += p * (1 - p) * values[i]! * values[j]!;
      }
    }
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) curve[i]![j] = curve[j]![i]!;
    const by = solved(curve, gradient);
    for (let i = 0; i < n; i++) w[i]! += by[i]!;
    if (by.every((one) => Math.abs(one) < 1e-9)) break;
  }
  return w;
}

/** Gauss and Jordan. */
function solved(a: number[][], b: readonly number[]): number[] {
  const m = a.map((row, i) => [...row, b[i]!]);
  for (let i = 0; i < m.length; i++) {
    let pivot = i;
    for (let k = i + 1; k < m.length; k++) if (Math.abs(m[k]![i]!) > Math.abs(m[pivot]![i]!)) pivot = k;
    [m[i], m[pivot]] = [m[pivot]!, m[i]!];
    for (let k = 0; k < m.length; k++) {
      if (k === i) continue;
      const times = m[k]![i]! / m[i]![i]!;
      for (let j = i; j <= m.length; j++) m[k]![j]! -= times * m[i]![j]!;
    }
  }
  return m.map((row, i) => row[m.length]! / row[i]!);
}

export function brier(positions: readonly Row[], w: readonly number[]): number {
  const sum = positions.reduce((all, row) => {
    const p = 1 / (1 + Math.exp(-sumOf(row, w)));
    return all + (row.won - p) * (row.won - p);
  }, 0);
  return Math.round((sum / positions.length) * 10_000) / 10_000;
}
