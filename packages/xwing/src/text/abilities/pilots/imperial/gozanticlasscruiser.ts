import type { Sayings } from '../../types.ts';

export const gozanticlasscruiser: Sayings = {
  'imperial/gozanticlasscruiser/gozanticlasscruiser': {
    de: 'Nachdem du ein Manöver ausgeführt hast: Du darfst bis zu 2 angedockte Schiffe starten lassen.',
    en: 'After your manoeuvre: up to 2 of the ships docked with you may deploy.',
  },
};
