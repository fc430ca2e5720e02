import type { Sayings } from '../../types.ts';

export const auzituckgunship: Sayings = {
  'rebel/auzituckgunship/wullffwarro': {
    de: 'Im Angriff ohne Schilde und mit mindestens 1 Schadenskarte: Wirf 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack without shields and with at least 1 damage card: the number of your attack dice rises by 1.',
  },
  'rebel/auzituckgunship/lowhhrick': {
    de: 'Bei der Verteidigung eines anderen freundlichen Schiffes in Reichweite 1: Du darfst 1 Verstärkungsmarker ausgeben, damit es 1 Ausweichen-Ergebnis hinzufügt.',
    en: 'When another friendly ship at range 1 defends: by spending 1 reinforce token you may have it add 1 evade result.',
  },
};
