import type { Sign } from '../../../scene/description.ts';

/** Tokens beside a unit. */
const token = (colour: string, mark: string): Sign => ({ shape: 'M-4-4h8v8h-8Z', mark, colour });
const round = (colour: string, mark: string): Sign => ({
  shape: 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z',
  mark,
  colour,
});

export const SIGNS: Readonly<Record<string, Sign>> = {
  minis: round('#5b7f9c', 'M0-2.4a1.6 1.6 0 1 0 .01 0ZM-2.6 3Q0-.6 2.6 3'),
  wound: round('#b03a3a', 'M0-3V3M-3 0H3'),
  melee: round('#8a3b2a', 'M-3-3 3 3M3-3-3 3'),
  suppression: token('#b8862b', 'M-3 2 0-3 3 2Z'),
  aim: token('#3d8f52', 'M-3 0H3M0-3V3'),
  dodge: token('#3d8f52', 'M-3 2Q0-4 3 2'),
  standby: token('#3d8f52', 'M0-3V0L2 2'),
  surge: token('#3d8f52', 'M1-3-2 .5H2L-1 3.5'),
  shield: token('#3f78b5', 'M-3-2H3V0Q3 3 0 3.6Q-3 3-3 0Z'),
  ion: token('#3f78b5', 'M-2-3 2 0-2 3'),
  immobilize: token('#7a5a9c', 'M-3-3 3 3M3-3-3 3'),
  poison: token('#5c8a2c', 'M0-3Q3 1 0 3Q-3 1 0-3'),
  observation: token('#3d8f52', 'M-3 0Q0-3 3 0Q0 3-3 0'),
  height: token('#6a5a48', ''),
  order: round('#c9a33a', 'M-2 0H2M0-2V2'),
  activated: round('#6c7480', 'M-2.5 0-.5 2 3-2'),
  panic: token('#b03a3a', 'M0-3V1M0 2.4V3'),
  damaged: token('#b03a3a', 'M-3 3 3-3'),
  disabled: token('#b03a3a', 'M-3 0H3'),
  objective: round('#d8b740', 'M-2-3V3M-2-3 3-1-2 1'),
};
