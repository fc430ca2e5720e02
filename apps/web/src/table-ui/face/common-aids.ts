import type { Aid } from '../game-face.ts';

/** Every game can explain its questions to those who play their first matches. */
export const HINTS: Aid = {
  id: 'hints',
  byDefault: true,
  name: { de: 'Hinweise', en: 'Hints' },
  note: { de: 'Erklärt, was gerade zu tun ist.', en: 'Explains what is to be done now.' },
};

/** At one's own table the coach is there for whoever wants him; against people elsewhere only if all have agreed. */
export const COACH: Aid = {
  id: 'coach',
  byDefault: false,
  onlyOnline: true,
  name: { de: 'Trainer', en: 'Coach' },
  note: {
    de: 'Beide dürfen sich erklären lassen, was sie tun können, und werden vor Versehen gewarnt.',
    en: 'Both may have explained to them what they can do, and are warned before they waste something.',
  },
};
