import type { Die } from '@holotisch/xwing';

/** Own signs for the faces of both dice. */
const SIGNS: Readonly<Record<Die['face'], { readonly d: string; readonly filled?: true }>> = {
  hit: { d: 'M12 3 14.5 9.5 21 12 14.5 14.5 12 21 9.5 14.5 3 12 9.5 9.5Z', filled: true },
  crit: { d: 'M12 2 14 8 20 5.5 16.5 11 22 13 16 14.5 18 20 12.5 16.5 9 22 8.5 16 3 17 7 12.5 2.5 8.5 8.5 8.5Z' },
  focus: { d: 'M3 12Q12 4 21 12Q12 20 3 12ZM12 9a3 3 0 1 0 .01 0Z' },
  blank: { d: 'M9 12h6' },
  evade: { d: 'M5 16Q6 7 14 7M11 4l4 3-4 3M19 8Q18 17 10 17M13 20l-4-3 4-3' },
};

export function FaceSign({ face }: { readonly face: Die['face'] }) {
  const { d, filled } = SIGNS[face];
  return (
    <svg className={filled ? 'face face-filled' : 'face'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
