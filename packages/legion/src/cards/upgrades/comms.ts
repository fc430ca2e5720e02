import { say } from '@holotisch/engine';
import { mayChooseUnit } from '../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../flow/command/command.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { between, isFriendly } from '../../values.ts';
import { LONG_COORDINATE, ORDERS_ITSELF } from '../phrases/orders.ts';
import { askUnit, friendsAt, mayOrderItself, SAYS } from '../phrases/upgrades.ts';
import { at, ban, type CardFamily, type CardRules, type CardSource, valueOfAny } from '../vocabulary.ts';

/** Commanders and operatives may order this unit from further away. */
const orderedFrom = (range: number): CardRules => ({
  values: [
    valueOfAny('orderRange', (g, unit, self, { other }) =>
      other === self.unit && isFriendly(g.state, unit, self) && (unit.rank === 'commander' || unit.rank === 'operative')
        ? { atLeast: range }
        : undefined,
    ),
  ],
});

const relayTargets = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  friendsAt(g, unit, 2).filter((friend) => mayOrder(g, friend, null));

const carried = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  g.state.units.filter((one) => one.inside === unit.id && one.order === 'none');

export const COMMS: CardFamily = {
  'upgrade/command-control-array': LONG_COORDINATE,
  'upgrade/comms-jammer': {
    bans: [
      ban('order', (g, { unit, by }, self) =>
        unit !== by &&
        self.unit.status === 'play' &&
        !isFriendly(g.state, unit, self) &&
        isAt(between(g, unit, self.unit), 1)
          ? {
              clauses: ['LE-GOLDENE-REGELN-03'],
              piece: unit.id,
              message: say('le.no.jammed', { unit: unit.id, by: self.unit.id }),
            }
          : undefined,
      ),
    ],
  },
  'upgrade/comms-relay': {
    abilities: [
      at('order.before', {
        when: (g, m, self) => m.unit === self.unit && m.instead === null && relayTargets(g, self).length > 0,
        *run(g, m, self) {
          const friend = yield* mayChooseUnit(self.seat, relayTargets(g, self), SAYS, askUnit(self), self.card);
          if (!friend) return;
          m.instead = friend;
          g.state.lasting.push({ source: self.key, unit: self.unit.id, until: 'round' });
        },
      }),
    ],
    bans: [
      ban('order', (g, { unit }, self) =>
        unit === self.unit && g.state.lasting.some(({ source }) => source === self.key)
          ? { clauses: ['LE-GOLDENE-REGELN-03'], message: say('le.no.relayed', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
  'upgrade/hacked-comms-unit': {
    abilities: [
      at('unit.ordered', {
        when: (g, m, self) =>
          g.state.phase === 'command' &&
          !isFriendly(g.state, m.unit, self) &&
          isAt(between(g, m.unit, self.unit), 1) &&
          mayOrderItself(g, self),
        *run(g, _m, self) {
          yield* giveOrder(g, self.unit, self.unit);
        },
      }),
    ],
  },
  'upgrade/hq-uplink': ORDERS_ITSELF,
  'upgrade/integrated-comms-antenna': orderedFrom(4),
  'upgrade/long-range-comlink': orderedFrom(Number.POSITIVE_INFINITY),
  'upgrade/onboard-comms-channel': {
    abilities: [
      at('unit.ordered', {
        when: (g, m, self) => m.unit === self.unit && g.state.phase === 'command' && carried(g, self).length > 0,
        *run(g, _m, self) {
          const unit = yield* mayChooseUnit(self.seat, carried(g, self), SAYS, askUnit(self), self.card);
          if (unit) yield* giveOrder(g, unit, self.unit);
        },
      }),
    ],
  },
};
