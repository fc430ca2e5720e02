import type { Sayings } from '../types.ts';

export const hardpoint: Sayings = {
  'hardpoint/singleturbolasers': {
    de: 'Angriff (Energie): Gib 2 Energie von dieser Karte aus. Die Wendigkeit des Verteidigers ist gegen diesen Angriff verdoppelt. Du darfst 1 Fokus-Ergebnis in einen Treffer ändern.',
    en: 'Attack (energy): costs 2 energy from this card. Against this attack the defender’s agility is doubled. You may turn 1 focus result into a hit.',
  },
  'hardpoint/quadlasercannons': {
    de: 'Angriff (Energie): Gib 1 Energie von dieser Karte aus. Trifft der Angriff nicht, darfst du sofort 1 weitere Energie von dieser Karte ausgeben, um ihn noch einmal durchzuführen.',
    en: 'Attack (energy): costs 1 energy from this card. If it does not hit, you may at once spend 1 more of that energy to repeat it.',
  },
  'hardpoint/ioncannonbattery': {
    de: 'Angriff (Energie): Gib 2 Energie von dieser Karte aus. Trifft der Angriff, erleidet der Verteidiger 1 kritischen Schaden und erhält 1 Ionenmarker; dann werden alle Würfelergebnisse negiert.',
    en: 'Attack (energy): costs 2 energy from this card. On a hit the defender takes 1 critical damage and 1 ion token; all dice results are then cancelled.',
  },
  'hardpoint/duallaserturret': {
    de: 'Angriff (Energie): Gib 1 Energie von dieser Karte aus. Das Ziel darf auch außerhalb deines Feuerwinkels sein.',
    en: 'Attack (energy): costs 1 energy from this card. The target need not be in your firing arc.',
  },
  'hardpoint/heavylaserturret': {
    de: 'Angriff (Energie): Gib 2 Energie von dieser Karte aus. Das Ziel darf auch außerhalb deines Feuerwinkels sein.',
    en: 'Attack (energy): costs 2 energy from this card. The target need not be in your firing arc.',
  },
};
