// How tables are lit, by what they are and what pieces are made of.
import type { Ground, PieceStyle } from '../description.ts';
import { sceneryOf } from '../painters.ts';
import type { Scenery } from '../sceneries.ts';
import type { Finish } from './looks.ts';

/** Space is dark and its ships shine, a field lies in the sun or under the moon. */
export interface Mood {
  readonly sky: number;
  readonly soil: number;
  readonly ambient: number;
  readonly sun: number;
  readonly sunlight: number;
  /** How high it stands: 1 is high, 0.5 makes long shadows. */
  readonly sunHigh: number;
  readonly exposure: number;
  /** The dark room that the table stands in, the air along the horizon, and what is overhead. */
  readonly beyond: number;
  readonly haze: number;
  readonly zenith: number;
  readonly stars: number;
  /** The rim of the table, and the light that runs around it. */
  readonly rim: number;
  readonly trim: number;
}

const SPACE: Mood = {
  sky: 0x9fc6ff,
  soil: 0x18202c,
  ambient: 0.55,
  sun: 0xfff3e2,
  sunlight: 1.5,
  sunHigh: 0.95,
  exposure: 1.05,
  beyond: 0x02050c,
  haze: 0x0c2046,
  zenith: 0x03060f,
  stars: 0.55,
  rim: 0x1d2c42,
  trim: 0x58b6e8,
};
const FIELD: Mood = {
  sky: 0xbfd9f2,
  soil: 0x7a6a4c,
  ambient: 1.25,
  sun: 0xffe9c8,
  sunlight: 3.4,
  sunHigh: 0.95,
  exposure: 1,
  beyond: 0x0c131d,
  haze: 0xb9cbd6,
  zenith: 0x4a78ab,
  stars: 0,
  rim: 0x3a332a,
  trim: 0xd9b56a,
};
const MOODS: Readonly<Record<Scenery, Mood>> = {
  deep: SPACE,
  nebula: { ...SPACE, sky: 0xe0b0ff, haze: 0x1e0a28, zenith: 0x06040f, trim: 0xd07ad8, ambient: 0.7 },
  planet: { ...SPACE, sky: 0xbfe2ff, soil: 0x2b5f8f, ambient: 0.8, haze: 0x0b2646, sunlight: 1.8, trim: 0x7fd0ff },
  forest: FIELD,
  desert: {
    ...FIELD,
    sky: 0xf2dcbf,
    soil: 0xb08a58,
    sun: 0xffe6c4,
    sunlight: 3.2,
    sunHigh: 0.72,
    haze: 0xe6cfa8,
    zenith: 0x6f9cc4,
    rim: 0x4a3826,
  },
  snow: {
    ...FIELD,
    sky: 0xcfe2f5,
    soil: 0xaebccb,
    ambient: 1.2,
    sun: 0xfff1e0,
    sunlight: 3.1,
    sunHigh: 0.8,
    exposure: 0.94,
    haze: 0xdfe8ee,
    zenith: 0x87a5c2,
    rim: 0x39424e,
    trim: 0x9fd4ff,
  },
  city: { ...FIELD, soil: 0x5c6068, haze: 0xc3c6c9, zenith: 0x64809c, sunlight: 3.1, rim: 0x2c3038, trim: 0xffc37a },
  mat: {
    ...SPACE,
    sky: 0xbfd9f2,
    soil: 0x2a2f3a,
    ambient: 1.4,
    sunlight: 2.6,
    beyond: 0x060a12,
  },
};

/** Under the moon: little light, all of it cold, and stars. */
const byNight = (mood: Mood): Mood => ({
  ...mood,
  sky: 0x9fb4d8,
  ambient: mood.ambient * 0.85,
  sun: 0xc4d6ff,
  sunlight: mood.sunlight * 0.48,
  haze: 0x101c33,
  zenith: 0x040812,
  beyond: 0x04070d,
  stars: 0.7,
  exposure: 1.08,
});

/** What stands about is painted even where ships are light; ships that are painted need the light of a lamp. */
export function moodOf(ground: Ground, style: PieceStyle | undefined): Mood {
  const mood = MOODS[sceneryOf(ground)];
  if (ground.look === 'field') return ground.night ? byNight(mood) : mood;
  return style === 'painted' ? { ...mood, ambient: mood.ambient + 0.75, sunlight: mood.sunlight + 1.3 } : mood;
}

/** Whether light on the ground has to be seen in the sun. */
export const isDay = ({ look, night }: Ground): boolean => look === 'field' && !night;

const PAINTED = 0.12;
const USUAL = { space: 1, field: PAINTED, plain: 0.7 } as const;
const LIES: Partial<Record<Scenery, NonNullable<Finish['lies']>>> = {
  snow: { colour: 0xeef3f8, share: 0.92 },
  // Thin, or roofs and ruins could not be told from the ground.
  desert: { colour: 0xc9a877, share: 0.3 },
};

export function finishOf(ground: Ground, style: PieceStyle | undefined): Finish {
  const lies = LIES[sceneryOf(ground)];
  const holo = style === 'hologram' ? 1 : style === 'painted' ? PAINTED : USUAL[ground.look];
  return { holo, ...(lies && { lies }) };
}
