import { piece, type Spec } from '../table.ts';

/** One landscape with terrain of every kind, on which many ways and lines of sight are tried at once. */
export const LANDSCAPE: readonly Spec[] = [
  piece('barricade', 600, 300, 80, 20),
  piece('building', 900, 300, 150, 120, { height: 60 }),
  piece('light-woods', 300, 620, 200, 200),
  piece('ruins', 1200, 620, 200, 180),
  piece('deep-water', 1500, 300, 200, 160),
  piece('crater', 700, 650, 120, 120),
  piece('hill', 1500, 650, 200, 200),
  piece('high-stone-wall', 1060, 430, 20, 180, { degrees: 20 }),
  piece('fence', 400, 250, 12, 160),
  piece('sandbags', 950, 620, 120, 14, { degrees: 30 }),
];
