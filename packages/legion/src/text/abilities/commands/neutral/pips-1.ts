import type { Sayings } from '../../types.ts';

export const neutralPips1: Sayings = {
  'command/ploy': {
    de: 'Zu Beginn der Aktivierungsphase legst du einen Befehlsmarker deiner Wahl aus dem Pool verdeckt auf diese Karte. Statt zu ziehen darfst du ihn nehmen.',
    en: 'At the start of the activation phase you put an order token of your choice from the pool facedown on this card. Instead of drawing you may take it.',
  },
};
