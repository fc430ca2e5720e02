import { chooseUnit } from '../../../flow/choose.ts';
import { askUnit, enemiesAt, isOrdinary, SAYS, troopersOf } from '../../upgrades/phrases.ts';
import type { CardRules } from '../../vocabulary.ts';

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
  /** It is readied like any other card. */
  'upgrade/improvised-orders': ({ abilities = [], ...base }) => ({
    ...base,
    abilities: abilities.filter(({ window }) => window !== 'end.start'),
  }),
};
