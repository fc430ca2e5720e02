import { CONSOLE_FIRE, DAMAGED_COCKPIT, DAMAGED_ENGINE, DIRECT_HIT, THRUST_CONTROL_FIRE } from '../phrases/damage.ts';
import type { Sayings } from '../types.ts';

export const core: Sayings = {
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
};
