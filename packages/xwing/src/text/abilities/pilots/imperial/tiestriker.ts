import type { Sayings } from '../../types.ts';

export const tiestriker: Sayings = {
  'imperial/tiestriker/duchess': {
    de: 'Bist du mit „Adaptive Querruder“ ausgerüstet: Du darfst auf die Fähigkeit dieser Karte verzichten.',
    en: 'When you carry “Adaptive Ailerons”: you may leave the ability of that card unused.',
  },
  'imperial/tiestriker/puresabacc': {
    de: 'Im Angriff, wenn du höchstens 1 Schadenskarte hast: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack with no more than 1 damage card on you: the number of your attack dice rises by 1.',
  },
  'imperial/tiestriker/countdown': {
    de: 'In der Verteidigung, wenn du nicht gestresst bist, im Schritt „Ergebnisse vergleichen“: Du darfst 1 Schaden erleiden, um alle Würfelergebnisse zu negieren. Danach erhältst du 1 Stressmarker.',
    en: 'When you defend unstressed, as results are compared: you may suffer 1 damage to have every dice result cancelled. You then get 1 stress token.',
  },
};
