import type { Face } from '@holotisch/armada';
import type { DieSign } from '../../../scene/description.ts';
import { DieFace } from '../../../scene/items/die-sign.tsx';

const STAR = 'M12 3 14 9 20 7 16 12 20 17 14 15 12 21 10 15 4 17 8 12 4 7 10 9Z';
const CRIT =
  'M12 2.5 13.8 8 19 5 16.2 10.4 21.5 12 16.2 13.6 19 19 13.8 16 12 21.5 10.2 16 5 19 7.8 13.6 2.5 12 7.8 10.4 5 5 10.2 8Z';
const FIRST = { x: -1, y: -1, scale: 0.62 };

/** What a die shows: a star for a hit, a burst for a critical hit, a sight for accuracy. */
export const FACES: Readonly<Record<Face, DieSign>> = {
  hit: [{ d: STAR, filled: true }],
  double: [
    { d: STAR, filled: true, at: FIRST },
    { d: STAR, filled: true, at: { x: 10, y: 10, scale: 0.62 } },
  ],
  crit: [{ d: CRIT, bright: true }],
  hitcrit: [
    { d: STAR, filled: true, at: FIRST },
    { d: CRIT, bright: true, at: { x: 9.4, y: 9.4, scale: 0.62 } },
  ],
  accuracy: [{ d: 'M12 5a7 7 0 1 0 .01 0ZM12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5' }],
  blank: [],
};

export const FaceSign = ({ face }: { readonly face: Face }) => <DieFace sign={FACES[face]} />;
