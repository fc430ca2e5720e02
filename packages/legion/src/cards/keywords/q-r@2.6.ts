import { say } from '@holotisch/engine';
import { refuseAction } from '../../flow/activation/actions.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { choose, noActionOption } from '../../flow/choose.ts';
import { isDroid } from '../../flow/edition26/attack.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { between, hasKeyword, isTrooper, isVehicle } from '../../values.ts';
import type { MoveMoment } from '../moments.ts';
import { care, caring, hasFallenNow, inReach, isBroken, mayCome } from '../phrases/caring.ts';
import { at, type CardSource, type LaterCards } from '../vocabulary.ts';

const ACTIONS = ['move', 'attack', 'aim', 'dodge', 'standby', 'recover'] as const;

/** Droids, and vehicles of any kind. */
const repairable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter(
    (u) => (isVehicle(g, u) || isDroid(g, u)) && mayCome(g, u) && (isBroken(u) || hasFallenNow(g, u)),
  );

export const KEYWORDS_Q_R_26: LaterCards = {
  // Round bases need no run-up.
  'keyword/ram': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) =>
      one.window === 'move.after'
        ? {
            ...one,
            when: (g: Legion, m: MoveMoment, self: CardSource) =>
              one.when(g, m, self) ||
              (m.unit === self.unit && !g.card(m.unit).base.notched && g.state.turn?.unit === m.unit.id),
          }
        : one,
    ),
  }),
  // At the start of the first end phase.
  'keyword/reinforcements': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) =>
          g.state.round === 1 && self.unit.status === 'play' && hasKeyword(g, self.unit, 'reinforcements'),
        *run(g, _m, self) {
          yield* g.rules.move(g, self.unit, {
            kinds: ['standard'],
            speed: 1,
            clauses: ['L2-ENDPHASE-01'],
          });
        },
      }),
    ],
  },
  'keyword/repair': caring('repair', repairable, (g, unit, by) => care(g, unit, by, 'repair', repairable(g, unit))),
  // A squad with an order near it may pay a wound for a free action.
  'keyword/ruthless': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          m.unit.seat === self.seat &&
          m.unit.rank === 'corps' &&
          m.unit.order === 'faceup' &&
          isTrooper(g, m.unit) &&
          m.unit.status === 'play' &&
          isAt(between(g, self.unit, m.unit), 2) &&
          unitSees(g, m.unit, self.unit),
        *run(g, { unit }) {
          const able = ACTIONS.filter((action) => !refuseAction(g, unit, action, { free: true }));
          const way = yield* choose({
            seat: unit.seat,
            kind: 'free-action',
            about: { unit: unit.id },
            clauses: ['L2-AKTIONEN-IM-DETAIL-07'],
            prompt: say('le.ask.free-action', { unit: unit.id, card: 'ruthless' }),
            options: [...able.map((id) => ({ id, label: say(`le.action.${id}`) })), noActionOption],
          });
          const action = able.find((one) => one === way);
          if (!action) return;
          yield* g.rules.suffer(g, unit, 1, { by: 'ruthless' });
          if (unit.status === 'play' && !refuseAction(g, unit, action, { free: true }))
            yield* g.rules.act(g, unit, action, { free: true });
        },
      }),
    ],
  },
};
