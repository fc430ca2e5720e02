import type { Sayings } from '../../types.ts';

export const hwk290: Sayings = {
  'scum/hwk290/dacebonearm': {
    de: 'Erhält ein feindliches Schiff in Reichweite 1–3 Ionenmarker, während du nicht gestresst bist: Du darfst 1 Stressmarker nehmen, damit es 1 Schaden erleidet.',
    en: 'When an enemy at range 1–3 gets ion tokens while you are unstressed: you may take 1 stress token to make it suffer 1 damage.',
  },
  'scum/hwk290/palobgodalhi': {
    de: 'Zu Beginn der Kampfphase: Du darfst einem feindlichen Schiff in Reichweite 1–2 einen Fokus- oder Ausweichmarker wegnehmen und ihn dir zuteilen.',
    en: 'When the Combat phase begins: you may rob an enemy at range 1–2 of a focus or evade token and keep it.',
  },
  'scum/hwk290/torkilmux': {
    de: 'Am Ende der Aktivierungsphase: Du wählst 1 feindliches Schiff in Reichweite 1–2. Bis zum Ende der Kampfphase ist sein Pilotenwert 0.',
    en: 'When the Activation phase ends: choose an enemy at range 1–2. Its pilot skill is 0 until the Combat phase is over.',
  },
};
