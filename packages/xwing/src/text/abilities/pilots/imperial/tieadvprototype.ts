import type { Sayings } from '../../types.ts';

export const tieadvprototype: Sayings = {
  'imperial/tieadvprototype/theinquisitor': {
    de: 'Im Angriff mit deiner Primärwaffe in Reichweite 2–3: Der Angriff gilt als Angriff in Reichweite 1.',
    en: 'When your primary weapon fires at range 2–3: the attack counts as one at range 1.',
  },
  'imperial/tieadvprototype/valenrudor': {
    de: 'Nachdem du dich verteidigt hast: Du darfst eine freie Aktion durchführen.',
    en: 'After each attack against you: you may take a free action.',
  },
};
