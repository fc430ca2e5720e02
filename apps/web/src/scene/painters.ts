// The colours of grounds, place by place. Pure, and fetched apart: a table can be played on before it is painted.

import { clouds } from '../models/noise.ts';
import type { Painter } from '../ui/kept-pictures.ts';
import type { Ground } from './description.ts';
import { SCENERIES, type Scenery } from './sceneries.ts';

/** Changes whenever the way of painting does. */
export const painter: Painter = { kind: 'ground', name: new URL(import.meta.url).pathname };

export type Rgb = readonly [number, number, number];
/** The colour at a place of the table, in metres. */
export type Colour = (x: number, y: number) => Rgb;

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const clamp = (t: number): number => Math.max(0, Math.min(1, t));
const shaded = ([r, g, b]: Rgb, light: number): Rgb => [r * light, g * light, b * light];

interface Sky {
  readonly cold: Rgb;
  readonly warm: Rgb;
  /** How much of the sky is cloud: about 0 for single wisps, 1 for a sky full of them. */
  readonly full: number;
}
const NIGHT: Rgb = [4, 8, 17];

/** Clouds of two colours before the dark, and dust before the clouds. */
function space({ cold, warm, full }: Sky): Colour {
  const [bend, one, other, dust] = [clouds(3, 2), clouds(11, 4), clouds(47, 4), clouds(5, 4)];
  return (x, y) => {
    const [bx, by] = [x + bend(x * 1.7, y * 1.7) * 0.5, y + bend(y * 1.7 + 9, x * 1.7) * 0.5];
    const blue = clamp(one(bx * 2.1, by * 2.1) * 1.5 + 0.34 + full * 0.3);
    const violet = clamp(other(bx * 1.9 + 4, by * 1.9) * 1.6 + 0.08 + full * 0.34);
    const shade = clamp(0.72 + full * 0.18 - dust(bx * 3.1, by * 3.1 + 7) * 1.1);
    const lit = mix(mix(NIGHT, cold, blue ** 1.4 * (0.62 + full * 0.24)), warm, violet ** 1.3 * (0.5 + full * 0.3));
    return mix(NIGHT, lit, shade);
  };
}

/** Where the planet lies below a table, in metres from its first corner: so large that only a part of it is seen. */
export const PLANET = { x: 1.02, y: -0.42, radius: 1.0 } as const;

/** A world far below, its air shining along the rim, its night side away from the sun. */
function planet(): Colour {
  const sky = space({ cold: [26, 60, 110], warm: [70, 40, 90], full: -0.25 });
  const [land, weather, fine] = [clouds(19, 4), clouds(37, 4), clouds(61, 3)];
  return (x, y) => {
    const [dx, dy] = [(x - PLANET.x) / PLANET.radius, (y - PLANET.y) / PLANET.radius];
    const out = Math.hypot(dx, dy);
    if (out > 1.06) return sky(x, y);
    if (out > 1) return mix(sky(x, y), [92, 168, 232], (1 - (out - 1) / 0.06) ** 2.4 * 0.75);
    const up = Math.sqrt(1 - out * out);
    // A ball is seen from above: what lies towards its rim is pressed together.
    const [u, v] = [dx / (0.35 + up), dy / (0.35 + up)];
    const ground = clamp(land(u * 2.2 + 3, v * 2.2) * 2.6 + 0.45);
    const rough = fine(u * 9, v * 9) * 0.25;
    const sea = mix([14, 42, 78], [24, 74, 106], clamp(rough + 0.5));
    const coast = mix([74, 88, 62], [128, 106, 74], clamp(ground * 1.2 - 0.3 + rough));
    const bare = mix(sea, coast, clamp((ground - 0.5) * 5));
    const cloud = clamp(weather(u * 2.8 + rough, v * 3.4 + 5) * 2 + 0.1) ** 1.5;
    const light = clamp(0.1 + 1.15 * (up * 0.5 - dx * 0.45 + dy * 0.55));
    const lit = shaded(mix(bare, [222, 230, 238], cloud * 0.8), light * 0.82);
    return mix(lit, [92, 168, 232], (out ** 6 * 0.55 + 0.05) * clamp(light + 0.25));
  };
}

interface Soil {
  readonly bare: Rgb;
  readonly grown: Rgb;
  /** How much is grown over. */
  readonly share: number;
  readonly rough: number;
}

/** Bare ground, and what grows or lies on it. */
function soil({ bare, grown, share, rough }: Soil): Colour {
  const [tone, fine, patch] = [clouds(11, 4), clouds(23, 2), clouds(71, 3)];
  return (x, y) => {
    const over = clamp(patch(x * 2.6, y * 2.6) * 1.7 + share);
    const light = 0.94 + tone(x * 4.5, y * 4.5) * 0.3 * rough + fine(x * 38, y * 38) * 0.1 * rough;
    return shaded(mix(bare, grown, over), light);
  };
}

/** Sand that the wind has laid in ripples, over dunes that are higher here and lower there. */
function desert(): Colour {
  const [dune, bend, fine] = [clouds(13, 3), clouds(29, 2), clouds(41, 2)];
  return (x, y) => {
    const high = dune(x * 1.8, y * 2.4);
    const ripple = Math.sin((y * 1.5 + x * 0.5 + bend(x * 2.2, y * 2.2) * 0.3) * 150) * 0.5 + 0.5;
    const light = 0.93 + high * 0.24 + (ripple - 0.5) * 0.075 * clamp(0.7 + high) + fine(x * 42, y * 42) * 0.05;
    return shaded(mix([188, 168, 132], [160, 134, 100], clamp(0.45 - high * 1.1)), light);
  };
}

/** Paved with slabs, worn and stained, a channel between every few of them. */
function city(): Colour {
  const [stain, worn, fine] = [clouds(17, 4), clouds(43, 3), clouds(83, 2)];
  const SLAB = 0.078;
  return (x, y) => {
    const [row, in1] = [Math.floor(y / SLAB), (y / SLAB) % 1];
    const shift = row % 2 === 0 ? 0 : SLAB / 2;
    const [column, in2] = [Math.floor((x + shift) / SLAB), ((x + shift) / SLAB) % 1];
    const own = (Math.imul(row * 73 + column * 151, 2654435761) >>> 24) / 255;
    const seam = Math.min(in1, 1 - in1, in2, 1 - in2) * SLAB < 0.0019;
    const light = 0.9 + own * 0.12 + worn(x * 6, y * 6) * 0.16 + fine(x * 40, y * 40) * 0.07;
    const grey = mix([104, 108, 114], [78, 76, 74], clamp(stain(x * 2.4, y * 2.4) * 1.9 + 0.2));
    return shaded(grey, seam ? light * 0.5 : light);
  };
}

const PAINTERS: Readonly<Record<Exclude<Scenery, 'mat'>, () => Colour>> = {
  deep: () => space({ cold: [33, 88, 150], warm: [112, 44, 116], full: 0 }),
  nebula: () => space({ cold: [24, 128, 148], warm: [186, 62, 104], full: 1 }),
  planet,
  forest: () => soil({ bare: [106, 94, 70], grown: [77, 90, 53], share: 0.42, rough: 1 }),
  desert,
  snow: () => soil({ bare: [176, 184, 194], grown: [226, 233, 240], share: 0.72, rough: 0.42 }),
  city,
};

/** What somebody sees who has chosen nothing. */
export const sceneryOf = ({ look, scenery }: Pick<Ground, 'look' | 'scenery'>): Scenery =>
  scenery ?? SCENERIES[look][0];

/** How the ground is coloured, place by place; undefined where it is of one colour. */
export function painterOf(ground: Pick<Ground, 'look' | 'scenery'>): Colour | undefined {
  const scenery = sceneryOf(ground);
  return scenery === 'mat' ? undefined : PAINTERS[scenery]();
}

/** The same ground under the moon. */
export const byNight =
  (colour: Colour): Colour =>
  (x, y) => {
    const [r, g, b] = colour(x, y);
    const grey = (r + g + b) / 3;
    return [(r + grey) * 0.14, (g + grey) * 0.18, (b + grey) * 0.27];
  };
