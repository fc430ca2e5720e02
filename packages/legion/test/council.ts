import type { DefenceFace } from '../src/data/types.ts';
import { type Spec, unit } from './table.ts';
import { alone, LEIA, rebels, storm } from './troops.ts';

/** Leia with two squads near her against this commander with one, in the command phase. */
export const council = (enemy: string) => ({
  units: [
    unit(LEIA, 0, 300, 300),
    rebels(400, 300, alone(4)),
    rebels(300, 400, alone(4)),
    unit(enemy, 1, 1200, 600),
    storm(1300, 600, alone(4)),
  ],
  phase: 'command',
});
export type More = { readonly units?: readonly Spec[]; readonly [k: string]: unknown };
export const hand = (...cards: string[]) => ({ cards });

/** Who rolls for priority on even pips, what the die shows, who has it then. */
export const ROLLS: readonly (readonly [roller: number, face: DefenceFace, seat: number])[] = [
  [0, 'block', 0],
  [0, 'surge', 1],
  [0, 'blank', 1],
  [1, 'block', 1],
  [1, 'blank', 0],
];
