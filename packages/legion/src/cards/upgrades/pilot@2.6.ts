import { rollDie, say } from '@holotisch/engine';
import { DEFENCE_DICE } from '../../dice.ts';
import { mayChooseUnit } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import { isFriendly, isVehicle } from '../../values.ts';
import { askUnit, friendsAt, isOwn, SAYS } from '../phrases/upgrades.ts';
import { at, type LaterCards, valueOfAny } from '../vocabulary.ts';

export const PILOT_26: LaterCards = {
  'upgrade/327th-star-corps-pilot': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) => isOwn(m, self) && m.action === 'attack',
        *run(g, m, self) {
          for (const { defender } of m.attacks ?? []) yield* gain(g, defender, 'observation', 1, self.card);
        },
      }),
    ],
  },
  /** In 1.x it speaks of transports. */
  'upgrade/clone-shock-trooper-pilot': () => ({
    abilities: [
      at('action.after', {
        when: (g, m, self) => isOwn(m, self) && m.action === 'attack' && friendsAt(g, self.unit, 1).length > 0,
        *run(g, _m, self) {
          const friend = yield* mayChooseUnit(self.seat, friendsAt(g, self.unit, 1), SAYS, askUnit(self), self.card);
          if (friend) yield* gain(g, friend, 'surge', 1, self.card);
        },
      }),
    ],
  }),
  'upgrade/frenzied-gunner': {
    abilities: [
      at('attack.gather', {
        when: (_g, m, self) => m.attacker === self.unit && !m.attack.melee,
        *run(g, m, self) {
          const face = rollDie(g.state.chance, DEFENCE_DICE.red);
          g.emit({
            type: 'looseDice',
            colour: 'red',
            faces: [face],
            purpose: say('le.frenzy', { unit: self.unit.id }),
          });
          m.pool[face === 'blank' ? 'white' : face === 'block' ? 'black' : 'red']++;
        },
      }),
    ],
  },
  'upgrade/raiding-party-leader': {
    values: [
      valueOfAny('keyword.demoralize', (g, unit, self) =>
        isFriendly(g.state, unit, self) && isVehicle(g, unit) && g.card(unit).affiliation === 'Raider'
          ? { add: 1 }
          : undefined,
      ),
    ],
    grants: ['demoralize'],
  },
};
