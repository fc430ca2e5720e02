import type { DieKind } from '@holotisch/engine';
import type { Colour } from './data/types.ts';
import type { Die, Face } from './state.ts';

/** The three dice, eight faces each (facts §1). */
export const DICE: Readonly<Record<Colour, DieKind<Face>>> = {
  red: { name: 'red', faces: ['blank', 'blank', 'hit', 'hit', 'double', 'crit', 'crit', 'accuracy'] },
  blue: { name: 'blue', faces: ['hit', 'hit', 'hit', 'hit', 'crit', 'crit', 'accuracy', 'accuracy'] },
  black: { name: 'black', faces: ['blank', 'blank', 'hit', 'hit', 'hit', 'hit', 'hitcrit', 'hitcrit'] },
};
export const COLOURS: readonly Colour[] = ['red', 'blue', 'black'];

/** Icons on a face. AR-WUERFELSYMBOLE-01..04 */
export const hitsOn = (face: Face): number => (face === 'double' ? 2 : face === 'hit' || face === 'hitcrit' ? 1 : 0);
export const critsOn = (face: Face): number => (face === 'crit' || face === 'hitcrit' ? 1 : 0);
export const isAccuracy = (face: Face): boolean => face === 'accuracy';

export const hasCrit = ({ face }: Die): boolean => critsOn(face) > 0;
export const hasHit = ({ face }: Die): boolean => hitsOn(face) > 0;
export const sumOf = (dice: readonly Die[], icons: (face: Face) => number): number =>
  dice.reduce((sum, { face }) => sum + icons(face), 0);
