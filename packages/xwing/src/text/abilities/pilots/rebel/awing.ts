import type { Sayings } from '../../types.ts';

export const awing: Sayings = {
  'rebel/awing/tychocelchu': {
    de: 'Du darfst Aktionen durchführen, auch wenn du gestresst bist.',
    en: 'Stress does not keep you from performing actions.',
  },
  'rebel/awing/jakefarrell': {
    de: 'Nach der Aktion Fokussierung, oder nachdem dir ein Fokusmarker zugeteilt wurde: Du darfst Schub oder Fassrolle als freie Aktion durchführen.',
    en: 'After your focus action, or after a focus token has come to you: you may boost or barrel roll as a free action.',
  },
  'rebel/awing/arvelcrynyd': {
    de: 'Im Angriff: Du darfst ein feindliches Schiff in deinem Feuerwinkel als Ziel bestimmen, auch wenn du es berührst.',
    en: 'When you attack: touching an enemy does not keep you from targeting it, if it is inside your firing arc.',
  },
  'rebel/awing/gemmersojan': {
    de: 'Solange mindestens 1 feindliches Schiff in Reichweite 1 ist: Deine Wendigkeit ist um 1 höher.',
    en: 'While any enemy ship is at range 1: your agility is 1 higher.',
  },
};
