import type { Aid } from './game-face.ts';

/** Every game can explain its questions to those who play their first matches. */
export const HINTS: Aid = {
  id: 'hints',
  byDefault: true,
  name: { de: 'Hinweise', en: 'Hints' },
  note: { de: 'Erklärt, was gerade zu tun ist.', en: 'Explains what is to be done now.' },
};
