import type { Model, Part } from '../../part.ts';
import { ball, block, both, dyed, hoop, type Paint, paint, rod, spun, tube } from '../kit.ts';

/** Droids that do not stand like people. */

const WHITE = dyed(0xe4e6e6, 'armour');
const DARK = paint('dark');
const METAL = paint('metal');
const eye = (colour: number): Paint => ({ stuff: 'light', colour });

/** A barrel on two legs, a third one drawn in or out. */
export function astromech(mark: Paint, stance: 'upright' | 'rolling', dome: Paint = dyed(0xb9c0c8, 'metal')): Model {
  const rolling = stance === 'rolling';
  const lean = rolling ? -16 : 0;
  const at = (z: number, y = 0): readonly [number, number, number] => [0, y - (rolling ? (z - 11) * -0.28 : 0), z];
  const body: readonly Part[] = [
    tube(WHITE, 5.2, 12, at(11), { along: 'z', sides: 12, turn: [lean * -1, 0, 0] }),
    ball(dome, 5.1, at(17), { half: true, rings: 4, turn: [-lean, 0, 0] }),
    hoop(mark, 5.2, 0.5, at(16.8), { sides: 12, turn: [-lean, 0, 0] }),
    block(mark, [3.4, 0.8, 3.2], [0, 5, 14]),
    ...both(
      block(mark, [1.6, 0.8, 5], [2.8, 4.4, 9.6]),
      block(mark, [1.8, 0.6, 1.4], [2.6, 4, 19.4], { turn: [30, 0, -28] }),
    ),
    ball(eye(0x1a2c50), 1.15, [0.6, 4.4, 19.6], { rings: 2 }),
    block(mark, [2.6, 0.8, 2], [0.6, 3.9, 19.6], { turn: [28, 0, 0] }),
    ball(eye(0xff4a3a), 0.5, [-2.2, 4, 19], { rings: 2 }),
    tube(METAL, [4, 5], 1.6, at(4.6), { along: 'z', sides: 10 }),
  ];
  const legs = both(
    block(WHITE, [2, 4.2, 4.4], [6.3, 0, 14.4]),
    block(WHITE, [1.8, 2.6, 9], [6.3, -0.8, 8], { turn: [rolling ? -12 : 0, 0, 0] }),
    block(mark, [0.6, 2, 3], [7.3, 0, 14.4]),
    block(METAL, [2.8, 5.4, 2.6], [6.3, rolling ? -2 : -0.4, 1.5], { taper: { along: 'z', to: [0.8, 0.6] } }),
  );
  return {
    parts: [
      ...body,
      ...legs,
      ...(rolling ? [block(METAL, [2.6, 4.2, 2.2], [0, 4.4, 1.2]), block(WHITE, [1.6, 1.8, 4], [0, 4, 3.6])] : []),
    ],
  };
}

/** A ball with claws, adrift: what watches for Iden. */
export const seeker: Model = {
  parts: [
    ball(dyed(0x3d424b, 'metal'), 3.8, [0, 0, 26], { rings: 4, scale: [1.1, 1.1, 0.9] }),
    ball(eye(0xff5a3c), 1.1, [0, 3.8, 26], { rings: 2 }),
    ...both(
      block(dyed(0x565c66, 'metal'), [3, 2.4, 1], [4.2, 0, 27]),
      rod(METAL, [2, 0, 24], [4.4, 1.4, 19], [0.6, 0.2], 4),
      rod(METAL, [1, 2, 23.6], [1.6, 4, 18.4], [0.6, 0.2], 4),
    ),
    rod(METAL, [0, -3, 27], [0, -5, 32], 0.3, 4),
    rod(paint('glass', 2), [0, 0, 0], [0, 0, 23], 0.35, 5),
    tube(DARK, 3.4, 0.8, [0, 0, 0.4], { along: 'z', sides: 10 }),
  ],
};

/** Dooku's or Maul's eyes: a black ball with an antenna and one red eye. */
export const sithProbe = (lift: number): Model => ({
  parts: [
    ball(dyed(0x22252b, 'metal'), 4.2, [0, 0, 22 + lift], { rings: 4 }),
    ball(eye(0xff3a2e), 1.4, [0, 3.8, 22.6 + lift], { rings: 2 }),
    hoop(dyed(0x4a4f58, 'metal'), 4.2, 0.5, [0, 0, 22 + lift], { sides: 12 }),
    tube(DARK, 0.7, 3, [1.6, 3.6, 20 + lift]),
    rod(METAL, [0, -1, 26 + lift], [0, -2, 33 + lift], 0.25, 4),
    rod(METAL, [2, -1, 25 + lift], [3, -2, 29 + lift], 0.25, 4),
    rod(paint('glass', 2), [0, 0, 0], [0, 0, 18.4 + lift], 0.35, 5),
    tube(DARK, 3.4, 0.8, [0, 0, 0.4], { along: 'z', sides: 10 }),
  ],
});

/** A wide head with many eyes above a bundle of arms. */
export const viper = (p: Paint): Model => ({
  parts: [
    spun(
      p,
      [
        [1.2, 22],
        [5.2, 24],
        [6.4, 27],
        [5.6, 29.6],
        [3, 31.4],
        [0, 32],
      ],
      [0, 0, 0],
      { sides: 12 },
    ),
    hoop(DARK, 6.3, 0.5, [0, 0, 27], { sides: 14 }),
    spun(
      { ...p, shade: 0.8 },
      [
        [0, 12.4],
        [2, 13],
        [3.6, 17],
        [3.4, 21],
        [2.4, 23],
      ],
      [0, 0, 0],
      { sides: 9 },
    ),
    ball(eye(0xff3a2e), 1.2, [0, 6, 28.2], { rings: 2 }),
    ...both(ball(eye(0xff8a5a), 0.8, [2.8, 5.4, 28.4], { rings: 2 })),
    ...both(
      rod(METAL, [2, 1, 15], [5, 5, 8], [0.7, 0.5], 5),
      rod(METAL, [5, 5, 8], [3.4, 7.4, 1.4], [0.5, 0.2], 5),
      rod(METAL, [2, -1, 15], [5.4, -4, 9], [0.7, 0.5], 5),
      rod(METAL, [5.4, -4, 9], [4.4, -5, 2], [0.5, 0.2], 5),
    ),
    rod(METAL, [0, 2, 14], [0, 4, 3], [0.6, 0.3], 5),
    rod(METAL, [2, -2, 31], [2.6, -3, 38], 0.25, 4),
    rod(METAL, [-1, -2, 31.4], [-1.4, -3, 36], 0.25, 4),
    rod(paint('glass', 2), [0, 0, 0], [0, 0, 13], 0.35, 5),
  ],
});
