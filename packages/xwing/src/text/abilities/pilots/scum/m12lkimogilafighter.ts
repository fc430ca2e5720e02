import type { Sayings } from '../../types.ts';

export const m12lkimogilafighter: Sayings = {
  'scum/m12lkimogilafighter/toranikulda': {
    de: 'Nachdem du angegriffen hast: Jedes feindliche Schiff in Reichweite 1–3 in deinem Bullseye-Feuerwinkel wählt, ob es 1 Schaden erleidet oder alle seine Fokus- und Ausweichmarker entfernt.',
    en: 'After your attack: every enemy at range 1–3 in your bullseye firing arc chooses: it suffers 1 damage, or it loses all focus and evade tokens.',
  },
  'scum/m12lkimogilafighter/dalanoberos': {
    de: 'Zu Beginn der Kampfphase: Du darfst eine Zielerfassung auf ein feindliches Schiff in Reichweite 1–3 in deinem Bullseye-Feuerwinkel herstellen.',
    en: 'When the Combat phase begins: you may lock an enemy at range 1–3 in your bullseye firing arc.',
  },
};
