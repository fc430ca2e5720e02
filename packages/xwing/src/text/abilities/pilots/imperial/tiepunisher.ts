import type { Sayings } from '../../types.ts';

export const tiepunisher: Sayings = {
  'imperial/tiepunisher/redline': {
    de: 'Du darfst 2 Zielerfassungen auf dasselbe Schiff haben. Stellst du eine Zielerfassung her, darfst du auf dieses Schiff gleich eine zweite herstellen.',
    en: 'You may hold 2 target locks if both are on one ship. Whenever you lock a ship, you may lock it a second time at once.',
  },
  'imperial/tiepunisher/deathrain': {
    de: 'Legst du eine Bombe: Du darfst dafür deine vorderen Stopper benutzen. Danach darfst du die Aktion Fassrolle als freie Aktion durchführen.',
    en: 'When you drop a bomb: it may be dropped from your front guides. Afterwards you may barrel roll as a free action.',
  },
};
