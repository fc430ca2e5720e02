import { say } from '@holotisch/engine';
import { change } from '../../../flow/attack/modify.ts';
import { refuseAttack, shots, wastesAttack } from '../../../flow/attack/weapons.ts';
import { rangeInArc } from '../../../geometry/measuring.ts';
import { isFriendly } from '../../../values.ts';
import { count, mayModify } from '../../phrases/dice.ts';
import { begin } from '../../phrases/effects.ts';
import { at, ban, type CardFamily } from '../../vocabulary.ts';

const isForRound = (note: unknown, round: number): boolean =>
  typeof note === 'object' && note !== null && 'notInRound' in note && note.notInRound === round;

export const ewing: CardFamily = {
  /** An attack in the End phase, paid with the next round's. */
  'rebel/ewing/corranhorn': {
    // Another of his kind may be quicker, but does not take his opportunity from him.
    staysFor: (g) => g.state.phase === 'end' && g.state.stage === 'start',
    abilities: [
      at('end.start', {
        when: (g, _m, self) =>
          wastesAttack(g, self.ship) || (!refuseAttack(g, self.ship) && shots(g, self.ship).length > 0),
        *run(g, _m, self) {
          const wasted = wastesAttack(g, self.ship);
          const outcome = yield* g.rules.attack(g, self.ship);
          if (wasted || outcome !== 'declined')
            begin(g, self, self.ship, 'game', { note: { notInRound: g.state.round + 1 } });
        },
      }),
    ],
    bans: [
      ban('attack', (g, { ship }, self) =>
        ship === self.ship && g.state.lasting.some((l) => l.source === self.key && isForRound(l.note, g.state.round))
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.corranhorn') }
          : undefined,
      ),
    ],
  },
  'rebel/ewing/etahnabaht': {
    abilities: [
      at('attack.modifyAttackDice', {
        seat: (_g, m) => m.attacker.seat,
        when: (g, m, self) =>
          !isFriendly(g.state, m.defender, self.ship) &&
          rangeInArc(g, self.ship, m.defender) <= 3 &&
          mayModify(g, m, 'attack') &&
          count(m.attack, 'attack', 'hit') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'hit', 'crit', 1);
        },
      }),
    ],
  },
};
