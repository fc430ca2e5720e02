import { assignCondition } from '../../flow/conditions.ts';
import { cancel } from '../../flow/modify.ts';
import { inFiringArc } from '../../geometry.ts';
import type { Face, Ship } from '../../state.ts';
import { isFriendly, skillOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { showDarkSide } from '../conditions.ts';
import { isAttacker, isDefender } from '../phrases/attacks.ts';
import { count } from '../phrases/dice.ts';
import { begin } from '../phrases/effects.ts';
import { pick, pickShip } from '../phrases/questions.ts';
import { at, type CardFamily, type CardRules, type CardSource } from '../vocabulary.ts';

/** The first attack of a round that hits him brings the condition upon its attacker. */
const kyloRen: CardRules = {
  abilities: [
    at('attack.hit', {
      mandatory: true,
      limit: { per: 'round', times: 1 },
      when: (_g, m, self) => isDefender(m, self),
      *run(g, m, self) {
        yield* showDarkSide(g, self, m.attacker);
      },
    }),
  ],
};

const HITS: readonly Face[] = ['hit', 'crit'];
const foes = (g: XWing, self: CardSource): Ship[] => g.state.ships.filter((s) => !isFriendly(g.state, s, self.ship));
const shadowed = (g: XWing, self: CardSource): Ship | undefined =>
  foes(g, self).find((s) => s.conditions.includes('shadowed'));

/** Pilots who assign conditions; what a condition does stands in cards/conditions.ts. */
export const pilotAssigners: CardFamily = {
  'imperial/upsilonclassshuttle/kyloren': kyloRen,
  'imperial/tiesilencer/kyloren': kyloRen,
  /** He takes after an enemy: his ability, or his skill as it is when setup is over, for the whole match. */
  'scum/starviper/thweek': {
    pilotsUnder: 'mimicked',
    abilities: [
      at('setup.forces', {
        when: (g, _m, self) => foes(g, self).length > 0,
        *run(g, _m, self) {
          const ship = yield* pickShip(g, self, foes(g, self));
          assignCondition(g, ship, yield* pick(self, 'card-way', ['shadowed', 'mimicked']));
        },
      }),
      at('forces.placed', {
        mandatory: true,
        when: (g, _m, self) => shadowed(g, self) !== undefined,
        *run(g, _m, self) {
          begin(g, self, self.ship, 'game', { value: 'skill', modifier: { set: skillOf(g, shadowed(g, self)!) } });
        },
      }),
    ],
  },
  'rebel/bsf17bomber/crimsonleader': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          inFiringArc(g, self.ship, m.defender) &&
          HITS.some((face) => count(m.attack, 'attack', face) > 0),
        *run(g, m, self) {
          const face = yield* pick(
            self,
            'card-result',
            HITS.filter((f) => count(m.attack, 'attack', f) > 0),
          );
          cancel(g, m.attack, 'attack', face, 1);
          assignCondition(g, m.defender, 'rattled');
        },
      }),
    ],
  },
};
