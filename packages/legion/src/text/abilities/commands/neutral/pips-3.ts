import type { Sayings } from '../../types.ts';

export const neutralPips3: Sayings = {
  'command/discretion': {
    de: 'Du darfst auf bis zu 3 Befehle verzichten: Für jeden erhält eine andere befreundete Söldner-Einheit in Reichweite 3 des Commanders 1 Ausweichmarker.',
    en: 'You may do without up to 3 orders: for each a different friendly mercenary unit within range 3 of the commander gains 1 dodge token.',
  },
};
