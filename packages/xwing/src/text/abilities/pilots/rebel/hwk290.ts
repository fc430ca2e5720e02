import type { Sayings } from '../../types.ts';

export const hwk290: Sayings = {
  'rebel/hwk290/janors': {
    de: 'Beim Angriff eines anderen freundlichen Schiffes in Reichweite 1–3: Bist du nicht gestresst, darfst du 1 Stressmarker nehmen, damit es 1 zusätzlichen Angriffswürfel werfen darf.',
    en: 'When another friendly ship at range 1–3 attacks and you are unstressed: you may take 1 stress token to raise the number of its attack dice by 1.',
  },
  'rebel/hwk290/kylekatarn': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 deiner Fokusmarker einem anderen freundlichen Schiff in Reichweite 1–3 geben.',
    en: 'As the Combat phase starts: you may hand 1 focus token of yours to another friendly ship at range 1–3.',
  },
  'rebel/hwk290/roarkgarnet': {
    de: 'Zu Beginn der Kampfphase: Wähle ein anderes freundliches Schiff in Reichweite 1–3. Sein Pilotenwert gilt für diese Phase als 12.',
    en: 'At the start of the Combat phase: pick another friendly ship at range 1–3. Its pilot skill counts as 12 for this phase.',
  },
};
