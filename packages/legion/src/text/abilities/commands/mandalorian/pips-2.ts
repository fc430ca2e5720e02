import type { Sayings } from '../../types.ts';

export const mandalorianPips2: Sayings = {
  'command/aerial-assault': {
    de: 'Wer springen kann und damit einen Befehl bekommt, darf Springen 2 durchführen. Befreundete Einheiten mit Springen und offenem Befehlsmarker greifen von oben ohne Deckung des Ziels an.',
    en: 'A unit with Jump that is ordered with it may perform Jump 2. Friendly units with Jump and a faceup order token have Death from Above.',
  },
  'command/make-the-impossible-possible': {
    de: 'Sabine hat in dieser Runde Ruhige Hand und darf einmal, frei, an Gelände in Reichweite 1 ein Graffiti hinterlassen. Einheiten in Reichweite 1–2, die es sehen, sammeln sich mit einem Würfel mehr, Feinde mit einem weniger (mindestens 1).',
    en: 'Sabine has Steady this round and may once, as a free action, leave graffiti on terrain at range 1. Units at range 1–2 that see it rally with one die more, enemies with one less (at least 1).',
  },
  'command/vengeful-strike': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Bereitschaftsmarker. Gibt er ihn aus oder verliert er ihn, erhält er 1 Ziel- und 1 Ausweichmarker.',
    en: 'Whoever is ordered with it gains 1 standby token. When it spends or loses it, it gains 1 aim and 1 dodge token.',
  },
};
