import type { Sayings } from '../../types.ts';

export const heavyWeapon0C: Sayings = {
  'upgrade/agent-kallus': {
    de: 'Tapferkeit +1. Freie Kartenaktion: Eine feindliche Einheit, mit der die Einheit im Handgemenge ist, erhält 2 Immobilisieren-Marker.',
    en: 'Courage +1. Free card action: an enemy unit that the unit is engaged with gains 2 immobilize tokens.',
  },
  'upgrade/asajj-ventress': {
    de: 'Die Einheit verliert KI. Gegen eine niedergehaltene Einheit darf sie bis zu 4 Würfel ihres Angriffspools aufwerten.',
    en: 'The unit loses AI. Against a suppressed unit it may upgrade up to 4 dice of its attack pool.',
  },
  'upgrade/battle-shield-wookiee': {
    de: 'Zu Beginn der eigenen Aktivierung kann die Karte umgedreht werden. Abwehrseite: Panzerung 1 und Höchstgeschwindigkeit −1. Angriffsseite: die stärkere Waffe.',
    en: 'At the start of its activation the card may be flipped. Defensive side: Armor 1 and maximum speed −1. Offensive side: the stronger weapon.',
  },
  'upgrade/beskad-duelist@2.6': {
    de: 'Erschöpfen, wenn die Einheit aktiviert wird: Sie hat bis zum Ende ihrer Aktivierung Sturmangriff.',
    en: 'Exhaust when the unit activates: it has Charge until the end of its activation.',
  },
  'upgrade/crosshair': {
    de: 'Besteht ein Angriffspool nur aus dieser Waffe, hat er Kritisch 1.',
    en: 'An attack pool that consists of this weapon only has Critical 1.',
  },
};
