import type { Layer } from '../../scene/description.ts';
import { circlePath } from '../../scene/svg.ts';
import type { Hold, World } from './campaign-map.ts';

/** Worlds and what stands at them, seen from above: as the flat map draws them. */

export const WORLD_RADIUS = 21;
const GLOBE = circlePath(WORLD_RADIUS);
/** The side away from the light. */
const SHADE = 'M-6-20.1A21 21 0 1 0 20.1 6 21 21 0 0 1-6-20.1Z';
/** Where the light falls. */
const SHINE = 'M-15.5 6A16.6 16.6 0 0 1-3 16.3 20 20 0 0 1-15.5 6Z';
const LANDS =
  'M-15 6Q-10 13-3 12T2 5Q-3 1-7 2T-15 6ZM3-3Q10 2 16-1T14-10Q8-14 4-10T3-3ZM-10-8Q-5-4-2-9T-6-16Q-11-14-10-8ZM8 11Q12 14 14 11T10 7Q7 8 8 11Z';
const WOODS =
  'M-17 2Q-12 14-2 14T6 4Q2-2-6-2T-17 2ZM2-5Q8 4 17 2T16-9Q9-17 3-13T2-5ZM-13-9Q-6-4-3-9T-7-17Q-13-15-13-9Z';
const BELTS = 'M-19.7-7.3H19.7M-20.8-2H20.8M-20.4 4.6H20.4M-17.4 11.6H17.4';
const CRACKS = 'M-14-8-6-3-8 6-2 14M-6-3 4-6 12-13M4-6 8 4 16 8M8 4 2 10';
const DENTS = 'M-8 4a4 4 0 1 0 .1 0ZM6-10a3 3 0 1 0 .1 0ZM8 6a2.4 2.4 0 1 0 .1 0ZM-6-11a2 2 0 1 0 .1 0Z';
const CAPS = 'M-9 19A21 21 0 0 0 9 19Q0 14-9 19ZM-8-19.4A21 21 0 0 1 8-19.4Q0-15-8-19.4Z';

const round = (paint: Layer['paint'], ...rest: readonly Layer[]): readonly Layer[] => [
  { d: GLOBE, paint, lift: 22 },
  ...rest,
  { d: SHADE, paint: 'dark' },
  { d: SHINE, paint: 'light' },
];
const seas = (sea: Layer['paint'], lands: string, land: Layer['paint'], caps = true): readonly Layer[] =>
  round(sea, { d: lands, paint: land }, ...(caps ? [{ d: CAPS, paint: 'debris' } as const] : []));

const RING = 'M-36 7A36 11 -12 1 0 36-7 36 11 -12 1 0-36 7ZM-28 6A28 8 -12 1 1 28-6 28 8 -12 1 1-28 6Z';

export const DRAWN: Readonly<Record<World, readonly Layer[]>> = {
  ocean: seas('water', LANDS, 'leaf'),
  garden: seas('water', WOODS, 'leaf'),
  jungle: seas('leaf', WOODS, 'thicket', false),
  swamp: seas('thicket', LANDS, 'leaf', false),
  desert: round('earth', { d: 'M-18 4Q-8 9 0 5T18 7M-19-4Q-8 0 2-4T19-2M-13-12Q-4-8 4-12T14-11', paint: 'contour' }),
  red: round('rock', { d: LANDS, paint: 'hot' }),
  ice: round('debris', { d: 'M-14 6-4 2 2 10 12 8M-10-10 0-6 10-12M-4 2 0-6', paint: 'contour' }),
  gas: round('earth', { d: BELTS, paint: 'contour' }),
  ringed: [
    ...round('water', { d: BELTS, paint: 'contour' }),
    { d: RING, paint: 'light' },
    { d: 'M-36 7A36 11 -12 1 0 36-7', paint: 'contour' },
  ],
  violet: round('stone', { d: BELTS, paint: 'contour' }),
  city: round('stone', { d: 'M-12 2h2M-4 8h3M4 2h4M-8-6h3M2-9h3M9-4h3M-2-1h2M8 9h3M-12 9h2M-3 14h2', paint: 'mark' }),
  station: [
    { d: `${circlePath(21)}${circlePath(15)}`, paint: 'body', lift: 20 },
    { d: 'M-15 0H15M-7.5-13 7.5 13M-7.5 13 7.5-13', paint: 'detail' },
    { d: circlePath(6), paint: 'body', lift: 26 },
  ],
  belt: [
    { d: 'M-8 1Q-7 9 1 9T9 0 0-9-8 1Z', paint: 'rock', lift: 20 },
    {
      d: 'M-20 8l5 3 3-4-4-4ZM13 13l5-1 1-5-6 1ZM15-10l4-3-3-5-5 3ZM-16-9l3-5-5-3-4 4ZM-3 18l4 1 1-4-4-1ZM1-17l4 0 0-4-4 0Z',
      paint: 'rock',
      lift: 18,
    },
  ],
  moon: round('stone', { d: DENTS, paint: 'dark' }),
  rock: round('rock', { d: DENTS, paint: 'dark' }),
  lava: round('rock', { d: CRACKS, paint: 'contour' }, { d: 'M-6-3 4-6 2 1ZM8 4 4-6 12 0Z', paint: 'hot' }),
};

/** Beside its world, a little towards the edge of the map from which one looks. */
export const HOLD_AT = { x: 33, y: -8 } as const;
export const HOLD_DRAWN: Readonly<Record<Hold, readonly Layer[]>> = {
  base: [
    { d: circlePath(10), paint: 'base' },
    { d: 'M-5-5V1L0 6 5 1V-5Z', paint: 'body' },
  ],
  outpost: [
    { d: 'M-8-7H8L0 8Z', paint: 'base' },
    { d: 'M0-4V3M-4 3.5A5 5 0 0 1 4 3.5', paint: 'mark' },
  ],
  hidden: [
    { d: 'M0-9 8 0 0 9-8 0Z', paint: 'glass' },
    { d: 'M-2 2.4A2.2 2.2 0 1 1 .6 .2Q0-.6 0-1.8M0-3.6V-4.4', paint: 'mark' },
  ],
  held: [
    { d: circlePath(7), paint: 'base' },
    { d: 'M-2-5V5L4 2.4-2 0', paint: 'mark' },
  ],
};
export const WRECK_DRAWN: readonly Layer[] = [{ d: 'M-7-3-2-1 0-7 3-2 7-3 3 2 4 7 0 3-5 6-3 1Z', paint: 'hot' }];
export const STAR_DRAWN: readonly Layer[] = [
  { d: circlePath(22), paint: 'light' },
  { d: circlePath(15), paint: 'token' },
];
