import type { Sayings } from '../../types.ts';

export const z95headhunter: Sayings = {
  'rebel/z95headhunter/airencracken': {
    de: 'Nach deinem Angriff: Ein anderes freundliches Schiff deiner Wahl in Reichweite 1 darf 1 freie Aktion durchführen.',
    en: 'After your attack: you may pick another friendly ship at range 1, which may then perform 1 free action.',
  },
  'rebel/z95headhunter/lieutenantblount': {
    de: 'Im Angriff: Der Verteidiger wird immer getroffen, auch wenn er keinen Schaden erleidet.',
    en: 'When you attack: the defender always counts as hit, whether or not damage gets through.',
  },
};
