import { cancel } from '../../../flow/attack/modify.ts';
import { assignCondition } from '../../../flow/conditions.ts';
import type { Ship } from '../../../state.ts';
import { isFriendly, isStressed, skillOf } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isDefender } from '../../phrases/attacks.ts';
import { begin } from '../../phrases/effects.ts';
import { pick, pickFace, pickShip } from '../../phrases/questions.ts';
import { enemies, otherFriends } from '../../phrases/ships.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const foes = (g: XWing, self: CardSource): Ship[] => g.state.ships.filter((s) => !isFriendly(g.state, s, self.ship));

const shadowed = (g: XWing, self: CardSource): Ship | undefined =>
  foes(g, self).find((s) => s.conditions.includes('shadowed'));

export const starviper: CardFamily = {
  /** A neighbour may take one result that got through. */
  'scum/starviper/princexizor': {
    abilities: [
      at('attack.hit', {
        when: (g, m, self) =>
          isDefender(m, self) && m.attack.attackDice.length > 0 && otherFriends(g, self.ship, 1).length > 0,
        *run(g, m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 1));
          const there = (['hit', 'crit'] as const).filter((f) => m.attack.attackDice.some((d) => d.face === f));
          const face = yield* pickFace(self, 'card-result', there);
          cancel(g, m.attack, 'attack', face, 1);
          yield* g.rules.suffer(g, ally, face === 'hit' ? 1 : 0, face === 'crit' ? 1 : 0);
        },
      }),
    ],
  },
  /** What he reveals to one side he may fly as a red Tallon roll to that side, with the template he revealed. */
  'scum/starviper/dalanoberos': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) =>
          m.ship === self.ship &&
          !isStressed(self.ship) &&
          (m.manoeuvre.bearing === 'turn' || m.manoeuvre.bearing === 'bank' || m.manoeuvre.bearing === 'segnor'),
        *run(_g, m) {
          const { bearing, code } = m.manoeuvre;
          const template = bearing === 'turn' ? 'turn' : 'bank';
          m.manoeuvre = { ...m.manoeuvre, bearing: 'tallon', template, code: `${code.slice(0, 3)}t` };
          m.treatAs = 'red';
        },
      }),
    ],
  },
  'scum/starviper/guri': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => enemies(g, self.ship, 1).length > 0,
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
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
};
