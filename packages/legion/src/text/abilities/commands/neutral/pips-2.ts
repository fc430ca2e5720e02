import type { Sayings } from '../../types.ts';

export const neutralPips2: Sayings = {
  'command/aggression': {
    de: 'Du darfst auf bis zu 2 Befehle verzichten: Für jeden erhält eine andere befreundete Söldner-Einheit in Reichweite 3 des Commanders 1 Zielmarker.',
    en: 'You may do without up to 2 orders: for each a different friendly mercenary unit within range 3 of the commander gains 1 aim token.',
  },
  'command/close-formation': {
    de: 'Einheiten des Clans Kryze in Reichweite 1 einer anderen befreundeten des Clans haben in dieser Runde Präzise 1 und Outmaneuver.',
    en: 'Units of Clan Kryze within range 1 of another friendly unit of the clan have Precise 1 and Outmaneuver this round.',
  },
  'command/speak-softly-and-drive-a-big-tank': {
    de: 'Wer damit einen Befehl bekommt, darf sich frei bewegen oder 1 Ziel- oder 1 Ausweichmarker erhalten.',
    en: 'Whoever is ordered with it may perform a free move action or gain 1 aim or 1 dodge token.',
  },
};
