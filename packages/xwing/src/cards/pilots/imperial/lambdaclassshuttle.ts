import { say } from '@holotisch/engine';
import { reachesToLock } from '../../../flow/activation/actions/standard.ts';
import { passLock } from '../../../flow/tokens.ts';
import { isFriendly } from '../../../values.ts';
import { pickShip } from '../../phrases/questions.ts';
import { friends, otherFriends } from '../../phrases/ships.ts';
import { at, ban, type CardFamily } from '../../vocabulary.ts';

export const lambdaclassshuttle: CardFamily = {
  /** Whoever can lock him must lock him and nobody else, unless a card names the ship to lock. */
  'imperial/lambdaclassshuttle/captainkagi': {
    bans: [
      ban('lock', (g, { ship, target, among }, self) =>
        target !== self.ship &&
        among.includes(self.ship) &&
        !isFriendly(g.state, ship, self.ship) &&
        reachesToLock(g, ship, self.ship)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.captainkagi') }
          : undefined,
      ),
    ],
  },
  'imperial/lambdaclassshuttle/coloneljendon': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) =>
          self.ship.locks.length > 0 && otherFriends(g, self.ship, 1).some((s) => s.locks.length === 0),
        *run(g, _m, self) {
          const locks = self.ship.locks.map((id) => g.ship(id));
          const target = yield* pickShip(g, self, locks);
          const without = friends(g, self.ship, 1).filter((s) => s.locks.length === 0);
          passLock(g, self.ship, yield* pickShip(g, self, without), target);
        },
      }),
    ],
  },
  'imperial/lambdaclassshuttle/captainyorr': {
    abilities: [
      at('token.about', {
        when: (g, m, self) =>
          m.token === 'stress' &&
          m.taker !== self.ship &&
          otherFriends(g, self.ship, 2).includes(m.ship) &&
          self.ship.tokens.stress <= 2,
        *run(_g, m, self) {
          m.taker = self.ship;
        },
      }),
    ],
  },
};
