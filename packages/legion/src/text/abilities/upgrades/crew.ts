import type { Sayings } from '../types.ts';

export const crew: Sayings = {
  'upgrade/backworld-medic': {
    de: 'Kartenaktion: Bei einer befreundeten Truppler-Einheit ohne Droiden, die transportiert wird oder in Reichweite 1 und Sichtlinie ist, wird 1 Wunde oder 1 Giftmarker entfernt oder 1 Miniatur wiederhergestellt. Dann werden 2 weiße Verteidigungswürfel geworfen: je Block oder Energie erhält sie 1 Niederhalten-Marker.',
    en: 'Card action: a friendly non-droid trooper unit that is transported, or at range 1 and in line of sight, loses 1 wound or 1 poison token or has 1 miniature restored. Then 2 white defence dice are rolled: it gains 1 suppression token for each block or surge.',
  },
  'upgrade/refurbished-gonk-droid': {
    de: 'In der Endphase wird für jeden inaktiven Schildmarker 1 roter Verteidigungswürfel geworfen; je Block wird einer wieder aktiv.',
    en: 'In the End Phase 1 red defence die is rolled for each inactive shield token; each block makes one active again.',
  },
  'upgrade/unorthodox-tactician': {
    de: 'Wenn die Einheit aktiviert wird, werden 3 rote Verteidigungswürfel geworfen. Je Block oder Energie erhält eine andere befreundete Einheit, die transportiert wird oder in Reichweite 1–3 ist, 1 Zielmarker.',
    en: 'When the unit activates, 3 red defence dice are rolled. For each block or surge a different friendly unit that is transported or at range 1–3 gains 1 aim token.',
  },
  'upgrade/unstable-r5-astromech': {
    de: 'Einmal im Spiel, am Ende der eigenen Aktivierung: Die Einheit greift an oder bewegt sich; dann werden 3 schwarze Angriffswürfel geworfen, und sie erleidet je Treffer oder kritischem Treffer 1 Wunde.',
    en: 'Once per game, at the end of its activation: the unit performs an attack or a move; then 3 black attack dice are rolled, and it suffers 1 wound for each hit or critical hit.',
  },
};
