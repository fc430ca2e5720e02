import { cosDegrees, sinDegrees, type Vec } from '@holotisch/table';

/** Where places are looked for round something. */

const CIRCLE = 360;
/** So many directions all round, the first to the north, then clockwise; each one millimetre long. */
export const directions = (count: number): readonly Vec[] =>
  Array.from({ length: count }, (_, i) => {
    const degrees = (CIRCLE * i) / count;
    return { x: sinDegrees(degrees), y: cosDegrees(degrees) };
  });
/** Straight ahead, then ever further to either side, until straight back. */
export const eitherWay = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => ((i % 2 === 0 ? CIRCLE : -CIRCLE) * Math.ceil(i / 2)) / count);
