import type { Sayings } from '../../types.ts';

export const z95headhunter: Sayings = {
  'scum/z95headhunter/ndrusuhlak': {
    de: 'Im Angriff, wenn kein anderes freundliches Schiff in Reichweite 1–2 ist: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack with no other friend at range 1–2: the number of your attack dice rises by 1.',
  },
  'scum/z95headhunter/kaatoleeachos': {
    de: 'Zu Beginn der Kampfphase: Du darfst einem anderen freundlichen Schiff in Reichweite 1–2 einen Fokus- oder Ausweichmarker wegnehmen und ihn dir zuteilen.',
    en: 'When the Combat phase begins: you may take a focus or evade token away from another friend at range 1–2 and keep it.',
  },
  'scum/z95headhunter/nashtahpuppilot': {
    de: 'Du hast den Pilotenwert und die Pilotenfähigkeit des zerstörten freundlichen Schiffes, das mit „Reißzahn“ ausgerüstet war.',
    en: 'You take over pilot skill and pilot ability from the destroyed friendly ship that carried “Hound’s Tooth”.',
  },
};
