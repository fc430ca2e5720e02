// A large battlefield of no game: what a stage has to cope with, to be looked at and measured.
import { type Pose, pose } from '@holotisch/table';
import { seeded } from '../../models/noise.ts';
import type { Description, Layer, OutlineItem, Owner, PieceItem, Sign } from '../description.ts';
import { circlePath, rectPath, round } from '../svg.ts';

/** Six feet by three. */
const FIELD = { width: 1828.8, depth: 914.4 };
const UNITS = 10;
const FIGURES = 12;
/** The radius of a base. */
const BASE = 13.5;

const SIGNS: Readonly<Record<string, Sign>> = {
  wounds: { shape: 'M-3.9-3.9H3.9V3.9H-3.9Z', colour: '#f4d35e' },
  order: { shape: 'M-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0Z', mark: 'M-2 0H2M0-2V2', colour: '#8fe07f' },
  suppressed: { shape: 'M0-4.2 4.2 3.4H-4.2Z', mark: 'M0-1.8V1M0 2.2V2.3', colour: '#ff8d70' },
};

const FIGURE: readonly Layer[] = [
  { d: circlePath(BASE), paint: 'base' },
  { d: circlePath(BASE * 0.52), paint: 'body', lift: 20 },
  { d: `M0 ${BASE * 0.3}V${BASE * 1.05}`, paint: 'frame', lift: 20 },
];

const keyOf = (unit: number, figure: number) => `figure:${unit}:${figure}`;

/** Ten units of twelve, or the first so many of them, two armies, and what they hide behind. */
export function battle(most = UNITS * FIGURES): Description {
  const next = seeded(42);
  const figures = Array.from({ length: UNITS }, (_, unit) => {
    const owner: Owner = unit % 2 === 0 ? 0 : 1;
    const middle = {
      x: 170 + (unit >> 1) * 360 + next() * 60,
      y: owner === 0 ? 170 + next() * 130 : FIELD.depth - 170 - next() * 130,
    };
    return Array.from({ length: FIGURES }, (__, i): PieceItem => {
      const [row, column] = [Math.floor(i / 4), i % 4];
      const at = pose(
        middle.x + (column - 1.5) * 36 + next() * 8,
        middle.y + (row - 1) * 38 + next() * 8,
        (owner === 0 ? 0 : 180) + next() * 60 - 30,
      );
      const leads = i === 5;
      return {
        kind: 'piece',
        key: keyOf(unit, i),
        pose: at,
        owner,
        height: 3,
        outline: circlePath(BASE),
        radius: BASE,
        front: BASE,
        drawing: FIGURE,
        label: `${unit + 1}.${i + 1}`,
        ...(leads && {
          badge: String(unit + 1),
          pips: [
            { sign: 'wounds', count: FIGURES - unit, of: FIGURES },
            ...(unit % 3 === 0 ? [{ sign: 'order', count: 1 }] : []),
            ...(unit % 4 === 1 ? [{ sign: 'suppressed', count: 2 }] : []),
          ],
          light: unit === 0 ? ('active' as const) : ('pointed' as const),
        }),
      };
    });
  }).flat();
  return {
    ground: {
      ...FIELD,
      look: 'field',
      edges: [
        { side: 'south', owner: 0, name: 'A' },
        { side: 'north', owner: 1, name: 'B' },
      ],
    },
    signs: SIGNS,
    items: [...woods(), ...houses(), ...walls(), ...figures.slice(0, most)],
  };
}

const house = (key: string, at: Pose, width: number, depth: number, height: number): PieceItem => ({
  kind: 'piece',
  key,
  pose: at,
  height,
  outline: rectPath(-width / 2, -depth / 2, width, depth),
  radius: Math.hypot(width, depth) / 2,
  drawing: [
    { d: rectPath(-width / 2, -depth / 2, width, depth), paint: 'rock' },
    { d: rectPath(-width / 2 + 7, -depth / 2 + 7, width - 14, depth - 14), paint: 'light' },
  ],
});

const houses = (): readonly PieceItem[] => [
  house('house:1', pose(760, 470, 12), 150, 110, 90),
  house('house:2', pose(1180, 430, -8), 120, 90, 60),
  house('house:3', pose(420, 520, 40), 90, 90, 120),
];

const walls = (): readonly PieceItem[] =>
  [pose(560, 360, -15), pose(960, 560, 75), pose(1420, 500, 5), pose(1330, 320, 30)].map((at, i) =>
    house(`wall:${i}`, at, 90, 14, 22),
  );

function woods(): readonly (PieceItem | OutlineItem)[] {
  const next = seeded(7);
  return [
    { x: 1560, y: 560, r: 120 },
    { x: 250, y: 610, r: 100 },
  ].flatMap(({ x, y, r }, wood): readonly (PieceItem | OutlineItem)[] => [
    {
      kind: 'outline',
      key: `wood:${wood}`,
      d: circlePath(r),
      pose: pose(x, y),
      tone: 'legal',
      fill: 'strong',
      line: 'dashed',
    },
    ...Array.from({ length: 14 }, (_, i): PieceItem => {
      const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next()) * r * 0.82];
      const crown = 15 + next() * 9;
      return {
        kind: 'piece',
        key: `tree:${wood}:${i}`,
        pose: pose(round(x + far * Math.cos(angle)), round(y + far * Math.sin(angle))),
        height: 45,
        outline: circlePath(crown),
        radius: crown,
        drawing: [
          { d: circlePath(crown), paint: 'leaf' },
          { d: circlePath(crown * 0.55), paint: 'light' },
        ],
      };
    }),
  ]);
}

/** Where every figure is at a time in seconds: each unit walks a round of its own. */
export function march(description: Description, seconds: number): readonly (readonly [string, Pose])[] {
  return description.items.flatMap((item) => {
    if (item.kind !== 'piece' || !item.key.startsWith('figure:')) return [];
    const unit = Number(item.key.split(':')[1]);
    const angle = seconds * 1.6 + unit;
    const { x, y } = item.pose;
    const degrees = (angle * 180) / Math.PI;
    return [[item.key, pose(x + 45 * Math.sin(angle), y + 45 * Math.cos(angle), degrees + 90)] as const];
  });
}
