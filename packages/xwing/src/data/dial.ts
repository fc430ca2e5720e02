/**
 * Dial notation: the players' move code and one letter for the colour, separated by blanks.
 *
 *   s2g    straight 2, green            bl1w / br1w   bank left / right 1, white
 *   s0r    stationary, red              tl3r / tr3r   turn left / right 3, red
 *   k4r    Koiogran turn 4              bl2sr         Segnor's loop left 2 (s after the speed)
 *   s1rr   reverse straight 1 (r after  tr3tr         Tallon roll right 3 (t after the speed)
 *          the speed), red              bl1rr         reverse bank left 1, red
 *   s2w3   huge ships: a digit after the colour is the energy gained
 *
 * The colour is always written (g, w, r), so 's1r' is a red straight and 's1rr' a red reverse.
 */
import type { Bearing, Difficulty, Manoeuvre } from './types.ts';

const CODE = /^(?<move>s|k|[bt][lr])(?<speed>[0-5])(?<twist>[str]?)(?<colour>[gwr])(?<energy>[0-9]?)$/;

const DIFFICULTY: Readonly<Record<string, Difficulty>> = { g: 'green', w: 'white', r: 'red' };

/** By first letter of the move and letter after the speed. */
const BEARING: Readonly<Record<string, Bearing>> = {
  s: 'straight',
  sr: 'reversestraight',
  b: 'bank',
  bs: 'segnor',
  br: 'reversebank',
  t: 'turn',
  tt: 'tallon',
  k: 'koiogran',
};

function parseManoeuvre(text: string): Manoeuvre {
  const { move = '', speed = '', twist = '', colour = '', energy = '' } = CODE.exec(text)?.groups ?? {};
  const bearing = text.startsWith('s0') && twist === '' ? 'stationary' : BEARING[`${move.charAt(0)}${twist}`];
  const difficulty = DIFFICULTY[colour];
  if (bearing === undefined || difficulty === undefined) throw new Error(`not a manoeuvre: ${text}`);
  const side = move.endsWith('l') ? 'left' : move.endsWith('r') ? 'right' : null;
  const gain = energy === '' ? {} : { energy: Number(energy) };
  return { code: `${move}${speed}${twist}`, bearing, speed: Number(speed), side, difficulty, ...gain };
}

export function parseDial(dial: string): readonly Manoeuvre[] {
  return dial.split(' ').map(parseManoeuvre);
}
