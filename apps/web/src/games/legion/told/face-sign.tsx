import type { data } from '@holotisch/legion';
import type { DieSign } from '../../../scene/description.ts';
import { DieFace } from '../../../scene/items/die-sign.tsx';

/** What a die shows: a burst for a hit, a filled star for a critical one, a flash for a surge, a shield for a block. */
export const FACES: Readonly<Record<data.AttackFace | data.DefenceFace, DieSign>> = {
  hit: [{ d: 'M12 3 14 9 20 7 16 12 20 17 14 15 12 21 10 15 4 17 8 12 4 7 10 9Z' }],
  crit: [
    {
      d: 'M12 1.5 14 8 20 4 16.5 10.2 22.5 12 16.5 13.8 20 20 14 16 12 22.5 10 16 4 20 7.5 13.8 1.5 12 7.5 10.2 4 4 10 8Z',
      filled: true,
    },
  ],
  surge: [{ d: 'M14 2 5 13.5H11L9.5 22 19 10H13Z', filled: true }],
  block: [{ d: 'M4 4H20V12Q20 18 12 22Q4 18 4 12Z', filled: true }],
  blank: [],
};

export const FaceSign = ({ face }: { readonly face: data.AttackFace | data.DefenceFace }) => (
  <DieFace sign={FACES[face]} />
);
