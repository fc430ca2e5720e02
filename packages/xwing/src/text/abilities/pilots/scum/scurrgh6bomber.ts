import type { Sayings } from '../../types.ts';

export const scurrgh6bomber: Sayings = {
  'scum/scurrgh6bomber/captainnym': {
    de: 'Du darfst freundliche Bomben ignorieren. Verteidigt sich ein freundliches Schiff und misst der Angreifer die Reichweite durch einen freundlichen Bombenmarker hindurch, darf es 1 Ausweichen-Ergebnis hinzufügen.',
    en: 'You may ignore friendly bombs. A friendly defender may add an evade result if the range of the attack is measured across a friendly bomb token.',
  },
  'scum/scurrgh6bomber/solsixxa': {
    de: 'Legst du eine Bombe: Du darfst statt der Geradeaus-Manöverschablone 1 die Wendemanöver-Schablone 1 (links oder rechts) benutzen.',
    en: 'When you drop a bomb: in place of straight 1 you may use a turn 1 template, left or right.',
  },
};
