import { say } from '@holotisch/engine';
import { bank, rollWay } from '../../../flow/activation/actions/reposition.ts';
import { addDie } from '../../../flow/attack/modify.ts';
import { mayActAt } from '../../phrases/actions.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { atSpeed } from '../../phrases/moves.ts';
import { pickManoeuvre } from '../../phrases/questions.ts';
import { enemies } from '../../phrases/ships.ts';
import { canSpend } from '../../phrases/tokens.ts';
import { at, ban, type CardFamily } from '../../vocabulary.ts';

export const tieinterceptor: CardFamily = {
  'imperial/tieinterceptor/soontirfel': {
    abilities: [
      at('token.assigned', {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'stress',
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  'imperial/tieinterceptor/carnorjax': {
    bans: [
      ban('action', (g, { ship, action }, self) =>
        (action === 'focus' || action === 'evade') && enemies(g, self.ship, 1).includes(ship)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.carnorjax') }
          : undefined,
      ),
      ban('spend', (g, { ship, token }, self) =>
        (token === 'focus' || token === 'evade') && enemies(g, self.ship, 1).includes(ship)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.carnorjax') }
          : undefined,
      ),
    ],
  },
  'imperial/tieinterceptor/turrphennir': {
    abilities: [mayActAt('attack.after', (_g, m, self) => isAttacker(m, self), ['boost', 'barrelroll'])],
  },
  'imperial/tieinterceptor/tetrancowall': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship && m.manoeuvre.bearing === 'koiogran',
        *run(g, m, self) {
          const speeds = [1, 3, 5].filter((v) => v !== m.manoeuvre.speed);
          m.manoeuvre = yield* pickManoeuvre(
            g,
            self,
            speeds.map((v) => atSpeed(m.manoeuvre, v)),
          );
        },
      }),
    ],
  },
  'imperial/tieinterceptor/kirkanos': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => isAttacker(m, self) && m.attack.range >= 2 && canSpend(g, self.ship, 'evade', m.attack),
        *run(g, m, self) {
          yield* g.rules.spend(g, self.ship, 'evade');
          addDie(g, m.attack, 'attack', 'hit');
        },
      }),
    ],
  },
  /** He goes at the end of the Combat phase and not before. */
  'imperial/tieinterceptor/felswrath': {
    outlives: (g) => !(g.state.phase === 'combat' && g.state.stage === 'end'),
  },
  'imperial/tieinterceptor/lieutenantlorrir': {
    repositions: [
      {
        of: 'barrelroll',
        ways: (g, ship) =>
          (['left', 'right'] as const).flatMap((side) =>
            (['left', 'right'] as const).map((curve) => ({
              // Seen from the ship along the template: rolling left and curving right ends further to the front.
              ...rollWay(g, ship, bank(1, curve), side, side === curve ? `${side}-back` : `${side}-front`),
              pay: () => g.rules.assign(g, ship, 'stress'),
            })),
          ),
      },
    ],
  },
};
