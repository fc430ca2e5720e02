import { say } from '@holotisch/engine';
import { chooseWay } from '../../flow/choose.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import { between, isEngaged, isFriendly } from '../../values.ts';
import { isOwn, isSeen, SAYS, using } from '../phrases/upgrades.ts';
import { at, type CardSource, type LaterCards, type UnitMoment, valueOfAny } from '../vocabulary.ts';

/** Which spotter has pointed the target of an attack out. */
const spottedBy = ({ unit }: CardSource): string => `spotter-uplink.${unit.id}`;

export const COMMS_26: LaterCards = {
  'upgrade/emergency-transponder': {
    abilities: [
      at(
        'unit.activates',
        using<UnitMoment>({
          when: (_g, m, self) => isOwn(m, self) && self.unit.order === 'none',
          *run(g, _m, { unit, seat, card }) {
            const ways = ['aim', 'dodge', ...(unit.tokens.suppression > 0 ? (['calm'] as const) : [])] as const;
            const way = yield* chooseWay(seat, ways, SAYS, say('le.ask.card-token', { card }), { unit: unit.id, card });
            if (way === 'calm') remove(g, unit, 'suppression', 1, card);
            else yield* gain(g, unit, way, 1, card);
          },
        }),
      ),
    ],
  },
  // It takes away cover as Sharpshooter 1 does.
  'upgrade/spotter-uplink': {
    abilities: [
      at('attack.declared', {
        mandatory: true,
        when: (g, { attack, attacker, defender }, { unit }) =>
          attacker !== undefined &&
          attacker !== unit &&
          !attack.melee &&
          unit.status === 'play' &&
          isFriendly(g.state, attacker, { seat: unit.seat }) &&
          !isEngaged(g, unit) &&
          isAt(between(g, unit, defender), 1) &&
          isSeen(g, unit, defender),
        *run(_g, { attack, attacker }, self) {
          attack.noted[spottedBy(self)] = attacker!.id;
        },
      }),
    ],
    values: [
      valueOfAny('coverWorse', (_g, unit, self, { attack }) =>
        attack?.noted[spottedBy(self)] === unit.id ? { add: 1 } : undefined,
      ),
    ],
  },
};
