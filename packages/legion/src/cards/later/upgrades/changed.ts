import { chooseUnit, mayChooseUnit } from '../../../flow/choose.ts';
import { gain } from '../../../flow/tokens.ts';
import { askUnit, enemiesAt, friendsAt, isOrdinary, isOwn, SAYS, troopersOf } from '../../upgrades/phrases.ts';
import { at, type CardRules } from '../../vocabulary.ts';

/** Upgrades of 1.x that read differently in 2.6. */
export const UPGRADES_IN_26: Readonly<Record<string, (base: CardRules) => CardRules>> = {
  /** A unit, and not a miniature. */
  'upgrade/force-choke': () => ({
    acts: [
      {
        id: 'choke',
        free: true,
        when: (g, unit) => troopersOf(g, enemiesAt(g, unit, 1)).some(isOrdinary),
        *run(g, unit, self) {
          const able = troopersOf(g, enemiesAt(g, unit, 1)).filter(isOrdinary);
          const enemy = yield* chooseUnit(unit.seat, able, SAYS, askUnit(self), self.card);
          yield* g.rules.suffer(g, enemy, 1, { by: self.card, source: unit });
        },
      },
    ],
  }),
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
  /** It is readied like any other card. */
  'upgrade/improvised-orders': ({ abilities = [], ...base }) => ({
    ...base,
    abilities: abilities.filter(({ window }) => window !== 'end.start'),
  }),
};
