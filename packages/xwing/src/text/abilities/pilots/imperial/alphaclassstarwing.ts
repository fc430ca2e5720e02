import type { Sayings } from '../../types.ts';

export const alphaclassstarwing: Sayings = {
  'imperial/alphaclassstarwing/majorvynder': {
    de: 'In der Verteidigung, wenn du einen Waffen-deaktiviert-Marker hast: Du wirfst 1 zusätzlichen Verteidigungswürfel.',
    en: 'When you defend with a weapons disabled token on you: the number of your defence dice rises by 1.',
  },
  'imperial/alphaclassstarwing/lieutenantkarsabi': {
    de: 'Erhältst du einen Waffen-deaktiviert-Marker und bist nicht gestresst: Du darfst 1 Stressmarker nehmen, um ihn zu entfernen.',
    en: 'If a weapons disabled token comes to you while you are unstressed: you may take 1 stress token to remove it.',
  },
};
