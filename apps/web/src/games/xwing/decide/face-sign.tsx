import type { Die } from '@holotisch/xwing';
import type { DieSign } from '../../../scene/description.ts';
import { DieFace } from '../../../scene/items/die-sign.tsx';

/** Own signs for the faces of both dice. */
export const FACES: Readonly<Record<Die['face'], DieSign>> = {
  hit: [
    {
      d: 'M12 2.5 14.3 8.6 20.2 5.8 17.4 11.7 21.5 12 17.4 14.3 20.2 20.2 14.3 17.4 12 21.5 9.7 17.4 3.8 20.2 6.6 14.3 2.5 12 6.6 9.7 3.8 3.8 9.7 6.6Z',
      filled: true,
    },
  ],
  crit: [
    {
      d: 'M12 2 14.2 7.6 19.8 4.2 17 9.8 22 12 16.4 14.2 19.8 19.8 14.2 17 12 22 9.8 16.4 4.2 19.8 7 14.2 2 12 7.6 9.8 4.2 4.2 9.8 7Z',
    },
    { d: 'M12 8.8a3.2 3.2 0 1 0 .01 0Z', filled: true },
  ],
  focus: [{ d: 'M2.5 12Q12 3.5 21.5 12 12 20.5 2.5 12Z' }, { d: 'M12 9a3 3 0 1 0 .01 0Z', filled: true }],
  blank: [{ d: 'M9 12h6' }],
  evade: [{ d: 'M5 16Q6 7 14 7M11 4l4 3-4 3M19 8Q18 17 10 17M13 20l-4-3 4-3' }],
};

export const FaceSign = ({ face }: { readonly face: Die['face'] }) => <DieFace sign={FACES[face]} />;
