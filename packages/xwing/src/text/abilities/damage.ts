import type { Saying, Sayings } from './types.ts';

/** Cards that are the same in both decks. */
const CONSOLE_FIRE: Saying = {
  de: 'Zu Beginn jeder Kampfphase: Wirf 1 Angriffswürfel; bei einem Treffer erleidest du 1 Schaden. Aktion: Drehe diese Karte auf die verdeckte Seite.',
  en: 'Every Combat phase, as it starts: roll one of the attack dice and suffer 1 damage if it shows a hit. Action: turn this card facedown.',
};
const DAMAGED_COCKPIT: Saying = {
  de: 'Ab der Runde, die auf den Erhalt dieser Karte folgt: Dein Pilotenwert gilt als 0.',
  en: 'From the round that follows this damage: your pilot skill counts as 0.',
};
const DAMAGED_ENGINE: Saying = {
  de: 'Alle deine Wendemanöver, links wie rechts, gelten als rote Manöver.',
  en: 'Each turn you fly, left or right, counts as red.',
};
const DIRECT_HIT: Saying = {
  de: 'Diese Karte zählt gegen deine Hülle als 2 Schaden.',
  en: 'Against your hull this card weighs as much as 2 damage.',
};
const THRUST_CONTROL_FIRE: Saying = {
  de: 'Sofort: Du erhältst 1 Stressmarker. Danach wird diese Karte verdeckt.',
  en: 'At once: you get 1 stress token. Afterwards this card goes facedown.',
};

/** Both damage decks: cards of one name may differ between them. */
export const DAMAGE_SAYINGS: Sayings = {
  'core/blindedpilot': {
    de: 'Bei deinem nächsten Angriff: Du wirfst keine Angriffswürfel. Danach wird diese Karte verdeckt.',
    en: 'Your next attack: you make it without attack dice. Afterwards this card goes facedown.',
  },
  'core/consolefire': CONSOLE_FIRE,
  'core/damagedcockpit': DAMAGED_COCKPIT,
  'core/damagedengine': DAMAGED_ENGINE,
  'core/damagedsensorarray': {
    de: 'Du kannst keine Aktion deiner Aktionsleiste durchführen. Aktion: Wirf 1 Angriffswürfel; bei einem Treffer wird diese Karte verdeckt.',
    en: 'The actions of your action bar are closed to you. Action: roll one of the attack dice; a hit turns this card facedown.',
  },
  'core/directhit': DIRECT_HIT,
  'core/injuredpilot': {
    de: 'Deine Pilotenfähigkeit und alle deine Elite-Aufwertungskarten sind für alle Spieler ohne Wirkung.',
    en: 'For all players your pilot ability and your Elite upgrades are as good as gone.',
  },
  'core/minorexplosion': {
    de: 'Sofort: Wirf 1 Angriffswürfel; bei einem Treffer erleidest du 1 Schaden. Danach wird diese Karte verdeckt.',
    en: 'At once: roll one of the attack dice and suffer 1 damage if it shows a hit. Afterwards this card goes facedown.',
  },
  'core/minorhullbreach': {
    de: 'Nach jedem roten Manöver: Wirf 1 Angriffswürfel; bei einem Treffer erleidest du 1 Schaden.',
    en: 'After each red manoeuvre: roll one of the attack dice and suffer 1 damage if it shows a hit.',
  },
  'core/munitionsfailure': {
    de: 'Sofort: Lege 1 deiner Sekundärwaffen ab; welche, bestimmst du. Danach wird diese Karte verdeckt.',
    en: 'At once: discard one secondary weapon of your choice. Afterwards this card goes facedown.',
  },
  'core/structuraldamage': {
    de: 'Deine Wendigkeit sinkt um 1, nicht unter 0. Aktion: Wirf 1 Angriffswürfel; bei einem Treffer wird diese Karte verdeckt.',
    en: 'Your agility is 1 lower, but never below 0. Action: roll one of the attack dice; a hit turns this card facedown.',
  },
  'core/stunnedpilot': {
    de: 'Nach einem Manöver, durch das du ein anderes Schiff oder einen Hindernismarker überschneidest: Du erleidest 1 Schaden.',
    en: 'After a manoeuvre that made you overlap another ship or an obstacle: you suffer 1 damage.',
  },
  'core/thrustcontrolfire': THRUST_CONTROL_FIRE,
  'core/weaponmalfunction': {
    de: 'Dein Primärwaffenwert sinkt um 1, nicht unter 0. Aktion: Wirf 1 Angriffswürfel; bei einem Treffer oder kritischen Treffer wird diese Karte verdeckt.',
    en: 'Your primary weapon value is 1 lower, but never below 0. Action: roll one of the attack dice; a hit or critical hit turns this card facedown.',
  },
  'core2/blindedpilot': {
    de: 'Du kannst nicht angreifen. Nach deiner nächsten Gelegenheit zum Angriff, auch ohne mögliches Ziel, wird diese Karte verdeckt.',
    en: 'You cannot attack. Once your next opportunity to do so has passed, with or without a target, this card goes facedown.',
  },
  'core2/consolefire': CONSOLE_FIRE,
  'core2/damagedcockpit': DAMAGED_COCKPIT,
  'core2/damagedengine': DAMAGED_ENGINE,
  'core2/damagedsensorarray': {
    de: 'Du kannst nur Aktionen durchführen, die auf Schadenskarten stehen. Aktion: Wirf 1 Angriffswürfel; bei einem Treffer oder kritischen Treffer wird diese Karte verdeckt.',
    en: 'Only the actions on damage cards are left to you. Action: roll one of the attack dice; a hit or critical hit turns this card facedown.',
  },
  'core2/directhit': DIRECT_HIT,
  'core2/loosestabilizer': {
    de: 'Nach jedem weißen Manöver: Du erhältst 1 Stressmarker. Aktion: Drehe diese Karte auf die verdeckte Seite.',
    en: 'After each white manoeuvre: you get 1 stress token. Action: turn this card facedown.',
  },
  'core2/majorexplosion': {
    de: 'Sofort: Wirf 1 Angriffswürfel; bei einem Treffer erleidest du 1 kritischen Schaden. Danach wird diese Karte verdeckt.',
    en: 'At once: roll one of the attack dice and suffer 1 critical damage if it shows a hit. Afterwards this card goes facedown.',
  },
  'core2/majorhullbreach': {
    de: 'Ab der Runde, die auf den Erhalt dieser Karte folgt: Alle Schadenskarten werden dir offen zugeteilt. Aktion: Drehe diese Karte auf die verdeckte Seite.',
    en: 'From the round that follows this damage: every damage card comes to you faceup. Action: turn this card facedown.',
  },
  'core2/shakenpilot': {
    de: 'In der Planungsphase: Dir kann kein Geradeaus-Manöver zugeordnet werden. Deckst du dein Manöverrad auf, wird diese Karte verdeckt.',
    en: 'In the Planning phase: a straight manoeuvre is no choice for your dial. As you reveal the dial, this card goes facedown.',
  },
  'core2/structuraldamage': {
    de: 'Deine Wendigkeit sinkt um 1, nicht unter 0. Aktion: Wirf 1 Angriffswürfel; bei einem Treffer oder kritischen Treffer wird diese Karte verdeckt.',
    en: 'Your agility is 1 lower, but never below 0. Action: roll one of the attack dice; a hit or critical hit turns this card facedown.',
  },
  'core2/stunnedpilot': {
    de: 'Nach deinem Manöver: Berührst du ein anderes Schiff oder überschneidest du einen Hindernismarker, erleidest du 1 Schaden.',
    en: 'After your manoeuvre: you suffer 1 damage if you touch another ship or overlap an obstacle.',
  },
  'core2/thrustcontrolfire': THRUST_CONTROL_FIRE,
  'core2/weaponsfailure': {
    de: 'Im Angriff: Wirf 1 Angriffswürfel weniger. Aktion: Wirf 1 Angriffswürfel; bei einem Treffer oder kritischen Treffer wird diese Karte verdeckt.',
    en: 'When you attack: the number of your attack dice falls by 1. Action: roll one of the attack dice; a hit or critical hit turns this card facedown.',
  },
};
