import type { Sayings } from '../../types.ts';

export const raiderclasscorvettefore: Sayings = {
  'imperial/raiderclasscorvettefore/raiderclasscorvettefore': {
    de: 'Einmal pro Runde, nachdem du mit deiner Primärwaffe angegriffen hast: Du darfst 2 Energie ausgeben, um noch einmal mit ihr anzugreifen.',
    en: 'Once per round, after your primary weapon has attacked: you may spend 2 energy and attack with it again.',
  },
};
