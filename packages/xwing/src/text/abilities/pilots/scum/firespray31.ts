import type { Sayings } from '../../types.ts';

export const firespray31: Sayings = {
  'scum/firespray31/bobafett': {
    de: 'Im Angriff und in der Verteidigung: Für jedes feindliche Schiff in Reichweite 1 darfst du 1 deiner Würfel neu würfeln.',
    en: 'When you attack or defend: each enemy ship at range 1 allows you to reroll one of your dice.',
  },
  'scum/firespray31/kathscarlet': {
    de: 'Im Angriff gegen ein Schiff in deinem Zusatzfeuerwinkel: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When your auxiliary firing arc covers your target: the number of your attack dice rises by 1.',
  },
  'scum/firespray31/emonazzameen': {
    de: 'Legst du eine Bombe: Du darfst statt der Geradeaus-Manöverschablone 1 eine der Geschwindigkeit 3 benutzen: Geradeaus, Wendemanöver links oder Wendemanöver rechts.',
    en: 'When you drop a bomb: in place of straight 1 you may use a speed 3 template, straight or a turn to either side.',
  },
};
