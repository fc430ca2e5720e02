import type { Sayings } from '../../types.ts';

export const ywing: Sayings = {
  'rebel/ywing/hortonsalm': {
    de: 'Im Angriff in Reichweite 2–3: Du darfst beliebig viele deiner Leerseiten neu würfeln.',
    en: 'When you attack at range 2–3: any number of your blanks may be rerolled.',
  },
  'rebel/ywing/dutchvander': {
    de: 'Nachdem du eine Zielerfassung hergestellt hast: Ein anderes freundliches Schiff deiner Wahl in Reichweite 1–2 darf sofort selbst eine Zielerfassung herstellen.',
    en: 'After you have acquired a target lock: pick another friendly ship at range 1–2. It may at once acquire a lock of its own.',
  },
};
