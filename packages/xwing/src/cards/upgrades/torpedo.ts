import { distance, measureInArc } from '@holotisch/table';
import { arcOf, rangeOf } from '../../geometry/measuring.ts';
import type { Ship } from '../../state.ts';
import { hullOf, inPlay } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { suffersDie } from '../phrases/damage.ts';
import { discard } from '../phrases/effects.ts';
import { pickObstacle } from '../phrases/questions.ts';
import { atRangeOne, isThisWeapon, mayTurn } from '../phrases/weapons.ts';
import { at, type CardFamily } from '../vocabulary.ts';

/** Obstacles at range 1-2 in the primary firing arc. R-XW-33 */
const brittle = (g: XWing, ship: Ship): number[] =>
  g.state.obstacles.flatMap((_, i) => {
    const found = measureInArc(g.standing(ship).base, arcOf(g, ship, 'front'), g.obstacleShape(i));
    return found !== undefined && rangeOf(found.distance) <= 2 ? [i] : [];
  });

export const torpedo: CardFamily = {
  'torpedo/protontorpedoes': { abilities: [mayTurn('focus', 'crit', 1)] },
  'torpedo/advprotontorpedoes': { abilities: [mayTurn('blank', 'focus', 3)] },
  /** Stress for a defender with a hull of at most 4, hit or not. */
  'torpedo/flechettetorpedoes': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => isThisWeapon(m, self) && m.defender.status === 'play' && hullOf(g, m.defender) <= 4,
        *run(g, m) {
          yield* g.rules.assign(g, m.defender, 'stress');
        },
      }),
    ],
  },
  /** A hit ionises the defender and everybody at range 1 of it. */
  'torpedo/iontorpedoes': {
    abilities: [
      at('attack.hit', {
        mandatory: true,
        when: (_g, m, self) => isThisWeapon(m, self),
        *run(g, m) {
          for (const ship of [m.defender, ...atRangeOne(g, m.defender)]) yield* g.rules.assign(g, ship, 'ion');
        },
      }),
    ],
  },
  /** After the damage of a hit another shield goes. */
  'torpedo/plasmatorpedoes': {
    abilities: [
      at('attack.dealt', {
        mandatory: true,
        when: (_g, m, self) => isThisWeapon(m, self) && m.defender.shields > 0,
        *run(g, m) {
          yield* g.rules.loseShield(g, m.defender);
        },
      }),
    ],
  },
  'torpedo/extramunitions': {
    tokensOn: (slot) => (slot === 'torpedo' || slot === 'missile' || slot === 'bomb' ? 1 : 0),
  },
  /** An obstacle bursts, and whoever is next to it feels it. */
  'torpedo/seismictorpedo': {
    actions: [
      {
        name: 'seismictorpedo',
        when: (g, self) => brittle(g, self.ship).length > 0,
        *run(g, self) {
          discard(g, self);
          const at = yield* pickObstacle(g, self, brittle(g, self.ship));
          const token = g.state.obstacles[at]!;
          const near = inPlay(g.state).filter((s) => rangeOf(distance(g.standing(s).base, g.obstacleShape(at))) <= 1);
          for (const ship of near) yield* suffersDie(g, self, ship);
          g.state.obstacles.splice(g.state.obstacles.indexOf(token), 1);
          g.emit({ type: 'obstacleGone', ship: self.ship.id, card: self.card, obstacle: token.kind });
        },
      },
    ],
  },
};
