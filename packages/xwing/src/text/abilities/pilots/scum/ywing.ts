import type { Sayings } from '../../types.ts';

export const ywing: Sayings = {
  'scum/ywing/kavil': {
    de: 'Im Angriff gegen ein Schiff außerhalb deines Feuerwinkels: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When your target is outside your firing arc: the number of your attack dice rises by 1.',
  },
  'scum/ywing/drearenthal': {
    de: 'Nachdem du eine Zielerfassung ausgegeben hast: Du darfst 1 Stressmarker nehmen, um eine neue herzustellen.',
    en: 'After spending a target lock: you may take 1 stress token to lock a ship anew.',
  },
};
