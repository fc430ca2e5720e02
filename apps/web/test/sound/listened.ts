import type { Recipe } from '../../src/sound/recipe.ts';
import { samplesOf } from '../../src/sound/synth.ts';

/** What somebody would hear of a recipe, in figures: how soon, how long, how loud, how bright, how pure. */

const RATE = 24_000;
/** Samples that are looked at together: about the shortest that an ear tells apart. */
const WINDOW = 512;
const HOP = WINDOW / 4;
const BINS = WINDOW / 2;
const hertzOf = (bin: number): number => (bin * RATE) / WINDOW;
const BAND = hertzOf(1);

interface Moment {
  readonly seconds: number;
  /** Energy, bin by bin. */
  readonly bins: Float64Array;
  readonly energy: number;
  /** As an ear weighs it: little of what is low. */
  readonly weighed: number;
}

export interface Heard {
  /** Seconds until it is nearly as loud as it gets, and until only a tenth of that is left. */
  readonly attack: number;
  readonly decay: number;
  /** Share of its time in which it is at least half as loud as it gets. */
  readonly held: number;
  /** Decibels at its loudest, weighed as the ear does; 0 would be a sine at full height. */
  readonly loud: number;
  /** The same of what small speakers give back: nothing below 250 hertz. */
  readonly small: number;
  readonly peak: number;
  /** Where the middle of its energy lies, in hertz: over all, in its first and in its last third. */
  readonly bright: number;
  readonly early: number;
  readonly late: number;
  /** 0 is a pure tone, 1 is noise. */
  readonly noise: number;
  /** How often something begins anew in it. */
  readonly strokes: number;
}

/** The energy in each band of frequencies, of a window that fades in and out. */
function spectrum(samples: Float32Array): Float64Array {
  const re = Float64Array.from(samples, (one, i) => one * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (WINDOW - 1))));
  const im = new Float64Array(WINDOW);
  for (let i = 1, j = 0; i < WINDOW; i++) {
    let bit = WINDOW >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j]!, re[i]!];
  }
  for (let length = 2; length <= WINDOW; length <<= 1) {
    const half = length / 2;
    for (let from = 0; from < WINDOW; from += length)
      for (let k = 0; k < half; k++) {
        const angle = (-2 * Math.PI * k) / length;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const [a, b] = [from + k, from + k + half];
        const [x, y] = [re[b]! * c - im[b]! * s, re[b]! * s + im[b]! * c];
        [re[b], im[b]] = [re[a]! - x, im[a]! - y];
        [re[a], im[a]] = [re[a]! + x, im[a]! + y];
      }
  }
  // A sine at full height comes to one half, as its square does.
  const whole = (WINDOW * WINDOW * 3) / 8 / 2;
  return Float64Array.from({ length: BINS }, (_, i) => (re[i]! ** 2 + im[i]! ** 2) / whole);
}

/** How an ear weighs a frequency (the A curve), as a share of energy. */
function weight(hertz: number): number {
  const f = hertz * hertz;
  const share =
    (12194 ** 2 * f * f) / ((f + 20.6 ** 2) * Math.sqrt((f + 107.7 ** 2) * (f + 737.9 ** 2)) * (f + 12194 ** 2));
  return (share * 1.2589) ** 2;
}
const WEIGHTS = Float64Array.from({ length: BINS }, (_, i) => weight(hertzOf(i)));
const SMALL = Math.round(250 / BAND);

const sum = (values: Float64Array, from = 0): number => {
  let total = 0;
  for (let i = from; i < values.length; i++) total += values[i]!;
  return total;
};
const decibels = (energy: number): number => 10 * Math.log10(2 * energy + 1e-12);

function moments(samples: Float32Array): readonly Moment[] {
  const count = Math.max(1, Math.ceil(samples.length / HOP));
  return Array.from({ length: count }, (_, i) => {
    const window = new Float32Array(WINDOW);
    window.set(samples.subarray(i * HOP, i * HOP + WINDOW));
    const bins = spectrum(window);
    return {
      seconds: (i * HOP) / RATE,
      bins,
      energy: sum(bins, 1),
      weighed: sum(bins.map((one, k) => one * WEIGHTS[k]!)),
    };
  });
}

function brightness(all: readonly Moment[]): number {
  const energy = all.reduce((total, one) => total + one.energy, 0);
  const moment = all.reduce((total, one) => total + sum(one.bins.map((bin, k) => bin * hertzOf(k))), 0);
  return moment / (energy + 1e-12);
}

/** How evenly energy lies where there is any worth hearing: geometric mean by arithmetic mean. */
function flatness({ bins }: Moment): number {
  const heard = bins.map((one, i) => one * WEIGHTS[i]!).subarray(2);
  const log = heard.reduce((total, one) => total + Math.log(one + 1e-12), 0) / heard.length;
  return Math.exp(log) / (sum(heard) / heard.length + 1e-12);
}

/** Milliseconds that an ear takes together, for counting strokes. */
const STEP = 0.005;
function strokesOf(samples: Float32Array): number {
  const wide = Math.round(STEP * RATE);
  const heights = Array.from({ length: Math.ceil(samples.length / wide) }, (_, i) =>
    samples.subarray(i * wide, (i + 1) * wide).reduce((most, one) => Math.max(most, Math.abs(one)), 0),
  );
  const highest = Math.max(...heights);
  let [count, low] = [0, 0];
  let rising = true;
  let top = 0;
  for (const height of heights) {
    if (rising && height > 0.2 * highest && height > 1.7 * low) {
      count++;
      rising = false;
      top = height;
    } else if (!rising && height < 0.55 * top) {
      rising = true;
      low = height;
    }
    if (rising) low = Math.min(low, height);
    else top = Math.max(top, height);
  }
  return count;
}

export function listened(recipe: Recipe): Heard {
  const samples = samplesOf(recipe, RATE);
  const all = moments(samples);
  const top = Math.max(...all.map(({ energy }) => energy));
  const loudest = all.toSorted((a, b) => b.weighed - a.weighed)[0]!;
  const audible = all.filter(({ energy }) => energy > top / 100);
  const third = Math.max(1, Math.floor(audible.length / 3));
  const total = all.reduce((energy, one) => energy + one.energy, 0);
  const smalls = all.map(({ bins }) =>
    sum(
      bins.map((one, k) => one * WEIGHTS[k]!),
      SMALL,
    ),
  );
  return {
    attack: all.find(({ energy }) => energy >= 0.7 * top)!.seconds,
    decay: all.findLast(({ energy }) => energy >= top / 100)!.seconds,
    held: all.filter(({ energy }) => energy >= top / 4).length / all.length,
    loud: decibels(loudest.weighed),
    small: decibels(Math.max(...smalls)),
    peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    bright: brightness(all),
    early: brightness(audible.slice(0, third)),
    late: brightness(audible.slice(-third)),
    noise: all.reduce((flat, one) => flat + one.energy * flatness(one), 0) / total,
    strokes: strokesOf(samples),
  };
}
