import type { Flat, Part, Point } from '../../part.ts';
import {
  block,
  bone,
  both,
  type Frame,
  frame,
  outOf,
  type Paint,
  paint,
  put,
  rod,
  sheet,
  side,
  spun,
  tube,
} from '../kit.ts';
import { EXTRA_PARTS, type Extra } from './extras.ts';
import type { Pose } from './poses.ts';
import { type Limb, onBone, type Rig, SHOULDER } from './rig.ts';

/** What figures wear, piece by piece; what is not named is not worn. */
export interface Dress {
  readonly build?: Build;
  readonly armour: Armour;
  readonly cloak?: Cloak;
  readonly extras?: readonly Extra[];
}
/** How broad it is, and how thick its limbs are, beside a human. */
interface Build {
  readonly bulk?: number;
  readonly limbs?: number;
  readonly waist?: number;
}
export interface Armour {
  /** Limbs and trunk, where nothing else is worn. */
  readonly suit: Paint;
  readonly hands?: Paint;
  readonly boots?: Paint;
  readonly belt?: Paint;
  /** Plates. */
  readonly chest?: Paint;
  readonly shoulders?: Paint;
  readonly forearms?: Paint;
  readonly thighs?: Paint;
  readonly shins?: Paint;
  /** A jacket over the shirt: its flaps are open. */
  readonly vest?: Paint;
  /** To the knees, or to the ground. */
  readonly skirt?: Paint;
  readonly robe?: Paint;
  /** Trousers and sleeves, where they are not of the suit's colour. */
  readonly trousers?: Paint;
  readonly sleeves?: Paint;
}
interface Cloak {
  readonly paint: Paint;
  /** How far down it reaches: 1 to the ground. */
  readonly length?: number;
  readonly wide?: number;
  /** Over the left shoulder only. */
  readonly half?: boolean;
}
const DARK = paint('dark');

function trunk({ suit, chest, belt, vest }: Armour, { torso }: Rig, { bulk = 1, waist = 1 }: Build): readonly Part[] {
  const wide = bulk;
  const deep = 0.5 + 0.5 * wide;
  const belly: readonly Flat[] = [
    [2.6, -2],
    [3.5 * waist, 0],
    [3.3 * waist, 3.4],
  ];
  const breast: readonly Flat[] = [
    [4.7, 8],
    [4.5, 10.6],
    [2.4, 12],
    [1.3, 12.6],
  ];
  const shirt = chest ? [...belly, [3.5 * waist, 5.2] as const] : [...belly, ...breast];
  const inner: Part[] = [spun(suit, shirt, [0, 0, 0], { sides: 8, scale: [wide, 0.68 * deep, 1] })];
  if (chest)
    inner.push(
      spun(
        chest,
        [
          [3.5 * waist, 4.6],
          [4.3, 5],
          [5.1, 8],
          [4.8, 10.6],
          [2.6, 11.8],
          [1.6, 11.9],
        ],
        [0, 0.1, 0],
        {
          sides: 8,
          scale: [wide, 0.72 * deep, 1],
        },
      ),
    );
  if (belt)
    inner.push(tube(belt, 3.75 * waist, 1.4, [0, 0, 1.2], { along: 'z', sides: 8, scale: [wide, 0.74 * deep, 1] }));
  if (vest)
    inner.push(
      ...both(
        sheet(
          vest,
          [
            [0.7, 3.3, -0.6],
            [3.9 * wide, 2.1, -0.6],
            [4.6 * wide, 2.4, 8],
            [3.4 * wide, 2.2, 11.2],
            [1.6, 3.1, 10.4],
          ],
          0.7,
        ),
        sheet(
          vest,
          [
            [3.8 * wide, 2.1, -1],
            [4 * wide, -2, -1],
            [4.9 * wide, -1.8, 9],
            [4.7 * wide, 2.2, 9],
          ],
          0.7,
        ),
      ),
      sheet(
        vest,
        [
          [-4 * wide, -2.3, -1],
          [-4.6 * wide, -2.9, 9.4],
          [-2.6, -2.6, 11.6],
          [2.6, -2.6, 11.6],
          [4.6 * wide, -2.9, 9.4],
          [4 * wide, -2.3, -1],
        ],
        0.7,
      ),
    );
  return put(inner, torso);
}

function legOf(armour: Armour, { root, joint, end }: Limb, toes: number, thick: number): readonly Part[] {
  const { suit, trousers = suit, boots = DARK, thighs, shins, robe } = armour;
  const [hip, knee, ankle] = [2.05 * thick, 1.5 * thick, 1.2 * thick];
  const sole = [
    [-1.6, -1.6],
    [3.2, -1.6],
    [3.2, -0.7],
    [1.5, 0.6],
    [-1.5, 0.8],
  ] as const;
  const foot = side(boots, sole, 2.3 * Math.sqrt(thick), [0, 0, 0]);
  const raised = end[2] > 3;
  const step = put([foot], frame([end[0], end[1], Math.max(end[2], 1.6)], [raised ? -42 : 0, 0, toes]));
  // A robe hides all but the feet.
  if (robe) return step;
  return [
    ...(thighs
      ? plated(thighs, trousers, root, joint, [hip * 1.1, knee * 1.24, knee], 0.76)
      : [bone(trousers, root, joint, [hip, knee])]),
    ...(shins
      ? [bone(shins, along(root, joint, 0.97), along(joint, end, 0.94), [knee * 1.2, knee * 1.08])]
      : [
          bone(trousers, joint, along(joint, end, 0.44), [knee, ankle * 1.15]),
          rod(boots, along(joint, end, 0.4), end, [ankle * 1.3, ankle * 1.15]),
        ]),
    ...step,
  ];
}
/** A plate about the upper part of a bone, what is below it bare. */
const plated = (
  plate: Paint,
  bare: Paint,
  from: Point,
  to: Point,
  [a, b, c]: readonly [number, number, number],
  share: number,
): readonly Part[] => [
  bone(plate, from, along(from, to, share), [a, b]),
  bone(bare, along(from, to, share - 0.02), to, [c, c * 0.95], 5),
];
const along = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

function armOf(armour: Armour, { root, joint, end }: Limb, thick: number): readonly Part[] {
  const { suit, sleeves = suit, hands = DARK, forearms, shoulders } = armour;
  const [top, elbow, wrist] = [1.75 * thick, 1.35 * thick, 1 * thick];
  const pad = (p: Paint): readonly Part[] =>
    put(
      [
        spun(
          p,
          [
            [2.05 * thick, -3],
            [2.35 * thick, 0],
            [1.5 * thick, 1.9],
            [0, 2.3],
          ],
          [0, 0, 0],
          { sides: 6 },
        ),
      ],
      onBone(joint, root, 0.94),
    );
  return [
    ...(shoulders
      ? [...pad(shoulders), bone(sleeves, along(root, joint, 0.4), joint, [elbow * 1.1, elbow], 5)]
      : [bone(sleeves, root, joint, [top, elbow])]),
    ...(forearms
      ? [bone(forearms, along(joint, end, -0.02), along(joint, end, 0.88), [elbow * 1.12, wrist * 1.3])]
      : [bone(sleeves, joint, end, [elbow, wrist * 1.1])]),
    block(hands, [2 * thick, 2.2 * thick, 2 * thick], end),
  ];
}

/** Panels that hang from the shoulders behind. */
function cape({ paint: p, length = 0.92, wide = 1, half }: Cloak, torso: Frame, bulk: number): readonly Part[] {
  const steps = [-1, -0.55, 0, 0.55, 1].slice(half ? 0 : 0, half ? 3 : 5);
  const shoulder = (s: number): Point =>
    outOf(torso, [
      s * SHOULDER.wide * 1.08 * bulk,
      -1.2 - 1.9 * (1 - s * s) * bulk,
      SHOULDER.up + 1.4 - 0.6 * Math.abs(s),
    ]);
  const hem = (s: number): Point => {
    const top = shoulder(s);
    return [
      top[0] * 1.15 * wide + s * 1.6 * wide,
      top[1] - 3.4 - 2.2 * (1 - Math.abs(s)),
      Math.max(0.8, top[2] * (1 - length)),
    ];
  };
  const mid = (s: number): Point => {
    const [a, b] = [shoulder(s), hem(s)];
    return [a[0] + (b[0] - a[0]) * 0.4, a[1] + (b[1] - a[1]) * 0.4 - 0.9, a[2] + (b[2] - a[2]) * 0.45];
  };
  return steps.slice(1).flatMap((s, i): readonly Part[] => {
    const r = steps[i]!;
    const q = i % 2 ? { ...p, shade: (p.shade ?? 1) * 0.88 } : p;
    return [sheet(q, [shoulder(r), shoulder(s), mid(s), mid(r)], 0.7), sheet(q, [mid(r), mid(s), hem(s), hem(r)], 0.7)];
  });
}

function skirts({ skirt, robe }: Armour, { hip }: Pose): readonly Part[] {
  const down = (p: Paint, foot: number, wide: number): Part =>
    spun(
      p,
      [
        [wide, foot - hip[2]],
        [wide * 0.8, (foot - hip[2]) * 0.45],
        [3.7, 0],
        [3.5, 2],
      ],
      hip,
      { sides: 9, scale: [1, 0.86, 1] },
    );
  return [...(robe ? [down(robe, 0.3, 6)] : []), ...(skirt ? [down(skirt, 8.4, 5)] : [])];
}

/** The body of a figure and what it wears. */
export function dressed({ build = {}, armour, cloak, extras = [] }: Dress, rig: Rig, pose: Pose): readonly Part[] {
  const { limbs = 1, bulk = 1 } = build;
  return [
    ...trunk(armour, rig, build),
    ...legOf(armour, rig.legs[0], pose.feet[0].turn, limbs),
    ...legOf(armour, rig.legs[1], pose.feet[1].turn, limbs),
    ...armOf(armour, rig.arms[0], limbs),
    ...armOf(armour, rig.arms[1], limbs),
    ...skirts(armour, pose),
    ...extras.flatMap((extra) => put(EXTRA_PARTS[extra](armour), rig.torso)),
    ...(cloak ? cape(cloak, rig.torso, bulk) : []),
  ];
}
