import type { Recipe, Voice } from './recipe.ts';

/** Every sound of the table, by what it tells. */

/** A bolt: high to low in a moment, with a hiss on it. */
const bolt = (from: number, to: number, lasts: number, gain: number, wave: Voice['wave'] = 'saw'): readonly Voice[] => [
  { wave, pitch: [from, to], lasts, gain, filter: { passes: 'low', at: [from * 3, to * 2] } },
  {
    wave: 'noise',
    lasts: lasts * 0.5,
    gain: gain * 0.35,
    filter: { passes: 'band', at: [from * 2, to * 2], sharp: 2 },
  },
];

/** A blast: a thump below, a crack, a roar that closes slowly, and bits that fall. */
const blast = (size: number): Recipe => {
  const seconds = 1 + size * 1.2;
  return {
    seconds,
    voices: [
      { wave: 'sine', pitch: [120 - size * 30, 30], lasts: 0.5 + size * 0.5, gain: 0.35 },
      { wave: 'noise', lasts: 0.12 + size * 0.1, gain: 0.3 + size * 0.15, filter: { passes: 'low', at: [2600, 500] } },
      {
        wave: 'noise',
        lasts: seconds,
        gain: 0.85 + size * 0.15,
        filter: { passes: 'low', at: [1300, 320 - size * 60] },
      },
      { wave: 'noise', lasts: seconds, gain: 0.5, swells: 0.06, filter: { passes: 'low', at: [360, 150], sharp: 1.2 } },
      {
        wave: 'noise',
        from: 0.2,
        lasts: 0.14,
        gain: 0.2,
        filter: { passes: 'band', at: [1600, 500], sharp: 2 },
        again: { times: 3, after: 0.15, softer: 0.3 },
      },
    ],
  };
};

const engine = (pitch: number, seconds: number, gain: number): Recipe => ({
  seconds,
  voices: [
    {
      wave: 'saw',
      pitch: [pitch * 0.8, pitch * 1.25],
      lasts: seconds,
      gain: gain * 0.5,
      swells: seconds * 0.35,
      holds: true,
      filter: { passes: 'low', at: [Math.max(260, pitch * 4), Math.max(520, pitch * 8)] },
      wavers: { by: 0.02, hertz: 11 },
    },
    {
      wave: 'noise',
      lasts: seconds,
      gain: gain * 0.5,
      swells: seconds * 0.4,
      holds: true,
      filter: { passes: 'band', at: [pitch * 5, pitch * 11], sharp: 0.9 },
    },
  ],
});

const knock = (pitch: number, from: number, gain: number): Voice => ({
  wave: 'noise',
  from,
  lasts: 0.06,
  gain,
  filter: { passes: 'band', at: pitch, sharp: 5 },
});

const note = (pitch: number, from: number, lasts: number, gain: number): Voice => ({
  wave: 'triangle',
  pitch,
  from,
  lasts,
  gain,
  swells: 0.012,
  filter: { passes: 'low', at: pitch * 4 },
});

const chord = (pitches: readonly number[], from: number, lasts: number, gain: number): readonly Voice[] =>
  pitches.map((pitch) => note(pitch, from, lasts, gain));

export const RECIPES = {
  // Flying, driving, walking
  fighter: engine(150, 0.9, 0.6),
  freighter: engine(92, 1.1, 0.8),
  capital: engine(44, 1.6, 1.2),
  repulsor: engine(210, 0.8, 0.5),
  steps: {
    seconds: 0.75,
    voices: [
      { ...knock(420, 0, 0.7), again: { times: 4, after: 0.15, softer: 0.05 } },
      { ...knock(280, 0.05, 0.5), again: { times: 3, after: 0.16, softer: 0.05 } },
    ],
  },
  walker: {
    seconds: 1.2,
    voices: [
      { wave: 'sine', pitch: [90, 38], lasts: 0.3, gain: 0.6, again: { times: 2, after: 0.4, softer: 0.1 } },
      { ...knock(340, 0.02, 1), lasts: 0.16, again: { times: 2, after: 0.4, softer: 0.1 } },
      { ...knock(1100, 0.03, 0.3), again: { times: 2, after: 0.4, softer: 0.1 } },
    ],
  },
  bump: {
    seconds: 0.4,
    voices: [
      { wave: 'sine', pitch: [170, 60], lasts: 0.3, gain: 0.5 },
      { ...knock(460, 0, 0.9), lasts: 0.14 },
    ],
  },
  warp: {
    seconds: 1,
    voices: [
      {
        wave: 'saw',
        pitch: [90, 1400],
        lasts: 0.9,
        gain: 0.28,
        swells: 0.5,
        holds: true,
        filter: { passes: 'low', at: [300, 4000] },
      },
      { wave: 'noise', lasts: 0.95, gain: 0.3, swells: 0.6, holds: true, filter: { passes: 'band', at: [400, 4500] } },
    ],
  },
  // Shooting
  laser: {
    seconds: 0.5,
    voices: bolt(1500, 260, 0.22, 0.42).map((v) => ({ ...v, again: { times: 1, after: 0.12, softer: 0.1 } })),
  },
  turbolaser: {
    seconds: 0.9,
    voices: [...bolt(620, 110, 0.55, 0.6), { wave: 'sine', pitch: [150, 60], lasts: 0.7, gain: 0.4 }],
  },
  ion: {
    seconds: 0.6,
    voices: [
      {
        wave: 'sine',
        pitch: [900, 300],
        lasts: 0.5,
        gain: 0.28,
        bent: { ratio: 1.41, by: 0.6 },
        wavers: { by: 0.05, hertz: 30 },
      },
      { wave: 'noise', lasts: 0.3, gain: 0.05, filter: { passes: 'high', at: 4000 } },
    ],
  },
  torpedo: {
    seconds: 1,
    voices: [
      { wave: 'noise', lasts: 0.9, gain: 0.55, swells: 0.04, filter: { passes: 'band', at: [900, 2600], sharp: 1.2 } },
      { wave: 'saw', pitch: [220, 520], lasts: 0.8, gain: 0.25, filter: { passes: 'low', at: 1500 } },
    ],
  },
  blaster: {
    seconds: 0.45,
    voices: bolt(980, 220, 0.18, 0.26, 'square').map((v) => ({ ...v, again: { times: 2, after: 0.11, softer: 0.15 } })),
  },
  blade: {
    seconds: 0.8,
    voices: [
      {
        wave: 'saw',
        pitch: [92, 128],
        lasts: 0.75,
        gain: 0.34,
        swells: 0.06,
        holds: true,
        wavers: { by: 0.04, hertz: 7 },
        filter: { passes: 'low', at: [500, 1600] },
      },
      { wave: 'noise', from: 0.3, lasts: 0.2, gain: 0.2, filter: { passes: 'band', at: 3000, sharp: 2 } },
      { wave: 'sine', pitch: 186, lasts: 0.75, gain: 0.25, swells: 0.05, bent: { ratio: 0.5, by: 0.2 } },
    ],
  },
  fire: {
    seconds: 1.1,
    voices: [
      {
        wave: 'noise',
        lasts: 1.05,
        gain: 0.9,
        swells: 0.15,
        holds: true,
        filter: { passes: 'band', at: [500, 1100], sharp: 0.7 },
      },
    ],
  },
  bomb: { seconds: 0.5, voices: [{ wave: 'sine', pitch: [700, 180], lasts: 0.4, gain: 0.4 }, knock(260, 0.38, 0.6)] },
  // What comes of it
  shield: {
    seconds: 0.7,
    voices: [
      { wave: 'sine', pitch: [1250, 720], lasts: 0.6, gain: 0.22, bent: { ratio: 2.76, by: 0.35 } },
      { wave: 'noise', lasts: 0.25, gain: 0.05, filter: { passes: 'high', at: 5000 } },
    ],
  },
  hull: {
    seconds: 0.55,
    voices: [
      { wave: 'sine', pitch: [190, 60], lasts: 0.4, gain: 0.45 },
      { wave: 'noise', lasts: 0.4, gain: 0.5, filter: { passes: 'band', at: [1500, 350], sharp: 1.2 } },
    ],
  },
  critical: {
    seconds: 1,
    voices: [
      { wave: 'sine', pitch: [170, 45], lasts: 0.7, gain: 0.5 },
      { wave: 'noise', lasts: 0.7, gain: 0.7, filter: { passes: 'low', at: [3200, 300] } },
      { wave: 'square', pitch: 830, from: 0.25, lasts: 0.1, gain: 0.12, again: { times: 2, after: 0.18, softer: 0.1 } },
    ],
  },
  miss: {
    seconds: 0.4,
    voices: [
      { wave: 'noise', lasts: 0.35, gain: 0.45, swells: 0.08, filter: { passes: 'band', at: [2600, 700], sharp: 1.6 } },
    ],
  },
  blast: blast(0.2),
  bigBlast: blast(1),
  falls: {
    seconds: 0.5,
    voices: [
      knock(420, 0, 0.8),
      { ...knock(300, 0.14, 1), lasts: 0.14 },
      { wave: 'sine', pitch: [140, 70], from: 0.14, lasts: 0.28, gain: 0.4 },
    ],
  },
  // On the table
  dice: {
    seconds: 0.85,
    voices: [
      { ...knock(2400, 0, 0.28), again: { times: 5, after: 0.09, softer: 0.12 } },
      { ...knock(1700, 0.04, 0.26), again: { times: 4, after: 0.13, softer: 0.15 } },
      { ...knock(900, 0.1, 0.3), again: { times: 3, after: 0.17, softer: 0.2 } },
    ],
  },
  die: { seconds: 0.25, voices: [knock(2100, 0, 0.24), knock(1500, 0.09, 0.2)] },
  token: { seconds: 0.2, voices: [knock(1200, 0, 0.3), note(880, 0.01, 0.15, 0.14)] },
  tokenOff: { seconds: 0.22, voices: [knock(800, 0, 0.4), note(520, 0.01, 0.18, 0.16)] },
  lock: { seconds: 0.4, voices: [note(1320, 0, 0.09, 0.3), note(1320, 0.12, 0.09, 0.3), note(1760, 0.24, 0.14, 0.3)] },
  card: {
    seconds: 0.3,
    voices: [
      {
        wave: 'noise',
        lasts: 0.22,
        gain: 0.45,
        swells: 0.05,
        filter: { passes: 'band', at: [1500, 4200], sharp: 0.9 },
      },
      knock(700, 0.2, 0.3),
    ],
  },
  dial: { seconds: 0.35, voices: [{ ...knock(3000, 0, 0.16), again: { times: 5, after: 0.05, softer: 0.02 } }] },
  place: { seconds: 0.25, voices: [knock(560, 0, 0.8), { wave: 'sine', pitch: [180, 100], lasts: 0.18, gain: 0.2 }] },
  repair: { seconds: 0.6, voices: [...chord([523, 659], 0, 0.3, 0.18), ...chord([659, 784], 0.2, 0.38, 0.18)] },
  ability: { seconds: 0.5, voices: [note(659, 0, 0.25, 0.24), note(988, 0.1, 0.35, 0.22)] },
  order: { seconds: 0.45, voices: [note(587, 0, 0.16, 0.28), note(784, 0.13, 0.3, 0.28)] },
  panic: {
    seconds: 0.9,
    voices: [
      {
        wave: 'saw',
        pitch: [520, 240],
        lasts: 0.8,
        gain: 0.3,
        wavers: { by: 0.06, hertz: 9 },
        filter: { passes: 'low', at: 1800 },
      },
    ],
  },
  rally: { seconds: 0.7, voices: [note(392, 0, 0.2, 0.3), note(523, 0.16, 0.2, 0.3), note(659, 0.32, 0.36, 0.3)] },
  warning: {
    seconds: 0.5,
    voices: [
      {
        wave: 'square',
        pitch: 440,
        lasts: 0.12,
        gain: 0.2,
        filter: { passes: 'low', at: 1600 },
        again: { times: 1, after: 0.2, softer: 0 },
      },
    ],
  },
  objective: { seconds: 0.9, voices: [...chord([523, 784], 0, 0.3, 0.2), ...chord([659, 988], 0.22, 0.6, 0.2)] },
  melee: {
    seconds: 0.5,
    voices: [{ wave: 'sine', pitch: 1900, lasts: 0.4, gain: 0.22, bent: { ratio: 1.7, by: 0.8 } }, knock(600, 0, 0.6)],
  },
  phase: { seconds: 0.8, voices: chord([262, 392, 523], 0, 0.75, 0.16) },
  round: {
    seconds: 1.2,
    voices: [...chord([220, 294, 440], 0, 0.6, 0.2), ...chord([294, 392, 587], 0.35, 0.8, 0.2)],
  },
  // To the players
  turn: { seconds: 0.7, voices: [note(784, 0, 0.22, 0.34), note(1047, 0.16, 0.5, 0.34)] },
  clock: { seconds: 0.3, voices: [knock(3200, 0, 0.3), knock(2600, 0.15, 0.3)] },
  victory: {
    seconds: 2.2,
    voices: [
      ...chord([392, 494, 587], 0, 0.4, 0.16),
      ...chord([440, 554, 659], 0.3, 0.4, 0.16),
      ...chord([523, 659, 784, 1047], 0.6, 1.5, 0.16),
    ],
  },
  defeat: { seconds: 2, voices: [...chord([294, 349, 440], 0, 0.5, 0.24), ...chord([233, 277, 349], 0.45, 1.4, 0.26)] },
  drawn: { seconds: 1.4, voices: [...chord([294, 440], 0, 0.5, 0.26), ...chord([294, 392], 0.4, 0.9, 0.26)] },
  click: { seconds: 0.08, voices: [knock(2200, 0, 0.14)] },
  refused: { seconds: 0.3, voices: [note(311, 0, 0.12, 0.4), note(262, 0.12, 0.16, 0.42)] },
} as const satisfies Readonly<Record<string, Recipe>>;

/** A sound by its name. */
export type Cue = keyof typeof RECIPES;
