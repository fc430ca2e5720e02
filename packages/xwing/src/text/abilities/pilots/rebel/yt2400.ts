import type { Sayings } from '../../types.ts';

export const yt2400: Sayings = {
  'rebel/yt2400/dashrendar': {
    de: 'In der Aktivierungsphase und bei deinen Aktionen: Du darfst Hindernisse ignorieren.',
    en: 'In the Activation phase and in your actions: you may ignore obstacles.',
  },
  'rebel/yt2400/leebo': {
    de: 'Wenn dir eine offene Schadenskarte zugeteilt wird: Ziehe 1 weitere Schadenskarte. Handle eine davon deiner Wahl ab und lege die andere ab.',
    en: 'When a faceup damage card comes to you: draw a second one. You resolve whichever of the two you like; the other is discarded.',
  },
  'rebel/yt2400/eadenvrill': {
    de: 'Im Angriff mit der Primärwaffe gegen ein gestresstes Schiff: Wirf 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack a stressed ship with your primary weapon: the number of your attack dice rises by 1.',
  },
};
