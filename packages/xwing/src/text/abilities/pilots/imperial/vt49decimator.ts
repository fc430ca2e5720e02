import type { Sayings } from '../../types.ts';

export const vt49decimator: Sayings = {
  'imperial/vt49decimator/rearadmiralchiraneau': {
    de: 'Im Angriff in Reichweite 1–2: Du darfst 1 deiner Fokus-Ergebnisse in einen kritischen Treffer ändern.',
    en: 'When you attack at range 1–2: you may turn a focus result into a critical hit.',
  },
  'imperial/vt49decimator/commanderkenkirk': {
    de: 'Hast du keine Schilde, aber mindestens 1 Schadenskarte: Deine Wendigkeit ist um 1 höher.',
    en: 'While you have damage cards but no shields: your agility is 1 higher.',
  },
  'imperial/vt49decimator/captainoicunn': {
    de: 'Nachdem du ein Manöver ausgeführt hast: Jedes feindliche Schiff, das du berührst, erleidet 1 Schaden.',
    en: 'After your manoeuvre: every enemy ship that touches you suffers 1 damage.',
  },
};
