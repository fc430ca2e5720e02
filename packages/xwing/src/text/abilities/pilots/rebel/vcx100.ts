import { HERA_SYNDULLA } from '../../phrases/pilots.ts';
import type { Sayings } from '../../types.ts';

export const vcx100: Sayings = {
  'rebel/vcx100/herasyndulla': HERA_SYNDULLA,
  'rebel/vcx100/kananjarrus': {
    de: 'Beim Angriff eines feindlichen Schiffes in Reichweite 1–2: Du darfst 1 Fokusmarker ausgeben, damit es 1 Angriffswürfel weniger wirft.',
    en: 'When an enemy at range 1–2 attacks: by spending 1 focus token you may lower the number of its attack dice by 1.',
  },
  'rebel/vcx100/chopper': {
    de: 'Zu Beginn der Kampfphase: Jedes feindliche Schiff, das du berührst, erhält 1 Stressmarker.',
    en: 'At the start of the Combat phase: all enemies that you touch get 1 stress token each.',
  },
};
