import type { Glide, Recipe, Voice } from './recipe.ts';

/** Between the values of a glide, evenly to the ear. */
function at(glide: Glide, share: number): number {
  if (typeof glide === 'number') return glide;
  const [from, to] = glide;
  return from * (to / from) ** share;
}

/** The same hiss every time. */
function hiss(): () => number {
  let state = 0x2f6e2b1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 0x80000000;
  };
}

const WAVES: Readonly<Record<Exclude<Voice['wave'], 'noise'>, (turn: number) => number>> = {
  sine: (turn) => Math.sin(turn * 2 * Math.PI),
  triangle: (turn) => 1 - 4 * Math.abs((turn % 1) - 0.5),
  saw: (turn) => 2 * (turn % 1) - 1,
  square: (turn) => (turn % 1 < 0.5 ? 1 : -1),
};

/** How loud a voice is at a share of its time: it swells, and then dies away or holds. */
function envelope({ lasts, swells = 0.002, holds }: Voice, seconds: number): number {
  const rise = swells > 0 ? Math.min(1, seconds / swells) : 1;
  const share = seconds / lasts;
  const fall = holds ? Math.min(1, (1 - share) * 10) : (1 - share) ** 2.2;
  return rise * Math.max(0, fall);
}

/** A state-variable filter: cheap, and it may glide. */
function filtered({ filter }: Voice, rate: number): (sample: number, share: number) => number {
  if (!filter) return (sample) => sample;
  const damping = 1 / (filter.sharp ?? 0.8);
  let [low, band] = [0, 0];
  return (sample, share) => {
    const speed = 2 * Math.sin((Math.PI * Math.min(at(filter.at, share), rate / 7)) / rate);
    low += speed * band;
    const high = sample - low - damping * band;
    band += speed * high;
    return filter.passes === 'low' ? low : filter.passes === 'high' ? high : band;
  };
}

function sing(voice: Voice, samples: Float32Array, rate: number, from: number, gain: number): void {
  const { wave, pitch = 440, lasts, wavers, bent } = voice;
  const noise = hiss();
  const through = filtered(voice, rate);
  let [turn, other] = [0, 0];
  const length = Math.round(lasts * rate);
  const start = Math.round(from * rate);
  for (let i = 0; i < length && start + i < samples.length; i++) {
    const share = i / length;
    const waver = wavers ? 1 + wavers.by * Math.sin((2 * Math.PI * wavers.hertz * i) / rate) : 1;
    const hertz = at(pitch, share) * waver;
    other += bent ? (hertz * bent.ratio) / rate : 0;
    turn += (hertz * (bent ? 1 + bent.by * Math.sin(2 * Math.PI * other) : 1)) / rate;
    const raw = wave === 'noise' ? noise() : WAVES[wave](turn < 0 ? turn + Math.ceil(-turn) : turn);
    samples[start + i]! += through(raw, share) * envelope(voice, i / rate) * gain;
  }
}

/** Louder than this is pressed together rather than cut off. */
const KNEE = 0.7;
const pressed = (sample: number): number => {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (1 - KNEE) * Math.tanh((size - KNEE) / (1 - KNEE)));
};

/** The samples of a recipe, -1 to 1: the very ones that are played. */
export function samplesOf({ seconds, voices }: Recipe, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const voice of voices) {
    const { from = 0, gain, again } = voice;
    for (let i = 0; i <= (again?.times ?? 0); i++)
      sing(voice, samples, rate, from + i * (again?.after ?? 0), gain * (1 - (again?.softer ?? 0)) ** i);
  }
  for (let i = 0; i < samples.length; i++) samples[i] = pressed(samples[i]!);
  return samples;
}
