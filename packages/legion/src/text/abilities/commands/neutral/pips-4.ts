import type { Sayings } from '../../types.ts';

export const neutralPips4: Sayings = {
  'command/standing-orders': {
    de: 'Am Ende der Runde kommt diese Karte auf die Hand zurück, statt abgelegt zu werden.',
    en: 'At the end of the round this card goes back to your hand instead of being discarded.',
  },
};
