import type { Sayings } from '../types.ts';

export const fleetSupport: Sayings = {
  'upgrade/bomber-command-center': {
    de: 'Greift eine befreundete Staffel mit Bomber in Entfernung 1–5 ein Schiff an, darf sie 1 Würfel neu würfeln, durch höchstens eine solche Karte je Angriff.',
    en: 'When a friendly squadron with Bomber at distance 1-5 attacks a ship it may reroll 1 die, by no more than one such card per attack.',
  },
  'upgrade/comms-net': {
    de: 'Nach dem Schritt, in dem du dein Kommandorad aufdeckst und „Staffel“ und „Reparieren“ abhandelst, darfst du 1 deiner Kommandomarker einem anderen befreundeten Schiff in Entfernung 1–5 geben.',
    en: 'After the step in which you reveal your command dial and resolve Squadron and Repair, you may give 1 of your command tokens to another friendly ship at distance 1-5.',
  },
  'upgrade/jamming-field': {
    de: 'Greift eine Staffel eine andere an und ist eine von beiden in Entfernung 1–2 zu dir, gilt der Angriff als versperrt.',
    en: 'When a squadron attacks another and either of them is at distance 1-2 of you, the attack counts as obstructed.',
  },
  'upgrade/munitions-resupply': {
    de: 'Nach dem Schritt, in dem du dein Kommandorad aufdeckst und „Staffel“ und „Reparieren“ abhandelst, darfst du die Karte erschöpfen, um Feuer-konzentrieren-Marker von ihr an befreundete Schiffe in Entfernung 1–5 zu verteilen, je 1.',
    en: 'After the step in which you reveal your command dial and resolve Squadron and Repair, you may exhaust this card to hand Concentrate Fire tokens from it to friendly ships at distance 1-5, 1 each.',
  },
  'upgrade/parts-resupply': {
    de: 'Nach dem Schritt, in dem du dein Kommandorad aufdeckst und „Staffel“ und „Reparieren“ abhandelst, darfst du die Karte erschöpfen, um Reparieren-Marker von ihr an befreundete Schiffe in Entfernung 1–5 zu verteilen, je 1.',
    en: 'After the step in which you reveal your command dial and resolve Squadron and Repair, you may exhaust this card to hand Repair tokens from it to friendly ships at distance 1-5, 1 each.',
  },
  'upgrade/repair-crews': {
    de: 'Reparieren: Statt Technikpunkte auszugeben, darfst du 1 Schadenskarte eines befreundeten Schiffs in Entfernung 1–2 ablegen.',
    en: 'Repair: instead of spending engineering points you may discard 1 damage card of a friendly ship at distance 1-2.',
  },
  'upgrade/slicer-tools': {
    de: 'Die Karte beginnt erschöpft. Nach deinem Manöver darfst du sie erschöpfen, um das oberste Rad eines feindlichen Schiffs in Entfernung 1–3 anzusehen und neu einzustellen oder ihm 1 Überfallmarker anderer Art zu geben.',
    en: 'This card begins exhausted. After your manoeuvre you may exhaust it to look at the top dial of an enemy ship at distance 1-3 and either set it anew or give the ship 1 raid token of another kind.',
  },
  'first/slicer-tools': {
    de: 'Es gibt keinen Überfallmarker, nur ein neues Kommando auf dem obersten Rad.',
    en: 'There is no raid token, only a new command on the top dial.',
  },
};
