import type { Sayings } from '../../types.ts';

export const bwing: Sayings = {
  'rebel/bwing/tennumb': {
    de: 'Im Angriff: 1 deiner kritischen Treffer kann nicht durch Verteidigungswürfel negiert werden.',
    en: 'When you attack: defence dice cannot cancel 1 of your critical hits.',
  },
  'rebel/bwing/keyanfarlander': {
    de: 'Im Angriff: Du darfst 1 deiner Stressmarker entfernen, um alle deine Fokus-Ergebnisse in Treffer zu ändern.',
    en: 'When you attack: you may get rid of 1 stress token and thereby turn all your focus results into hits.',
  },
  'rebel/bwing/ibtisam': {
    de: 'Im Angriff und in der Verteidigung, solange du gestresst bist: Du darfst einen deiner Würfel neu würfeln.',
    en: 'When you attack or defend while stressed: one of your dice may be rerolled.',
  },
  'rebel/bwing/neradantels': {
    de: 'Im Angriff mit einer Torpedo-Sekundärwaffe: Das feindliche Schiff darf auch außerhalb deines Feuerwinkels sein.',
    en: 'When you attack with a torpedo secondary weapon: the enemy need not be inside your firing arc.',
  },
};
