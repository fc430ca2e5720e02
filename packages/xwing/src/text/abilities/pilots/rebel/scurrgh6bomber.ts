import type { Sayings } from '../../types.ts';

export const scurrgh6bomber: Sayings = {
  'rebel/scurrgh6bomber/captainnym': {
    de: 'Einmal pro Runde: Du darfst verhindern, dass eine freundliche Bombe detoniert.',
    en: 'Once per round: you may stop a friendly bomb that is about to detonate.',
  },
};
