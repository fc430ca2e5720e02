import type { Sayings } from '../../types.ts';

export const aggressor: Sayings = {
  'scum/aggressor/ig88a': {
    de: 'Nachdem dein Angriff den Verteidiger zerstört hat, auch wenn dieser noch für seinen gleichzeitigen Angriff bleibt: Du darfst 1 Schild aufladen.',
    en: 'After your attack has destroyed its target, even one that stays for its simultaneous attack: you may recover 1 shield.',
  },
  'scum/aggressor/ig88b': {
    de: 'Einmal pro Runde, nachdem dein Angriff nicht getroffen hat: Du darfst mit einer ausgerüsteten Kanone angreifen.',
    en: 'Once per round, after your attack misses: you may attack with a Cannon that you carry.',
  },
  'scum/aggressor/ig88c': {
    de: 'Nachdem du die Aktion Schub durchgeführt hast: Du darfst die Aktion Ausweichen als freie Aktion durchführen.',
    en: 'After your boost action: you may evade as a free action.',
  },
  'scum/aggressor/ig88d': {
    de: 'Den Segnor-Looping der Geschwindigkeit 3 darfst du mit der Wendemanöver-Schablone 3 derselben Seite ausführen.',
    en: 'You may fly your speed 3 Segnor’s loops with the turn 3 template of the same side.',
  },
};
