import type { Sayings } from '../../types.ts';

export const lancerclasspursuitcraft: Sayings = {
  'scum/lancerclasspursuitcraft/ketsuonyo': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 Schiff in Reichweite 1 wählen. Ist es sowohl in deinem primären als auch in deinem beweglichen Feuerwinkel, erhält es 1 Traktorstrahlmarker.',
    en: 'When the Combat phase begins: you may pick any ship at range 1. If both your primary and your mobile firing arc cover it, it gets 1 tractor beam token.',
  },
  'scum/lancerclasspursuitcraft/asajjventress': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 Schiff in Reichweite 1–2 wählen. Ist es in deinem beweglichen Feuerwinkel, erhält es 1 Stressmarker.',
    en: 'When the Combat phase begins: you may pick any ship at range 1–2. If your mobile firing arc covers it, it gets 1 stress token.',
  },
  'scum/lancerclasspursuitcraft/sabinewren': {
    de: 'In der Verteidigung gegen ein feindliches Schiff in Reichweite 1–2, das in deinem beweglichen Feuerwinkel ist: Du darfst deinem Wurf 1 Fokus-Ergebnis hinzufügen.',
    en: 'When you are attacked by an enemy at range 1–2 in your mobile firing arc: you may add a focus result to your roll.',
  },
};
