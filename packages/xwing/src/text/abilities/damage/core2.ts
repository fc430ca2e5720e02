import { CONSOLE_FIRE, DAMAGED_COCKPIT, DAMAGED_ENGINE, DIRECT_HIT, THRUST_CONTROL_FIRE } from '../phrases/damage.ts';
import type { Sayings } from '../types.ts';

export const core2: Sayings = {
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
