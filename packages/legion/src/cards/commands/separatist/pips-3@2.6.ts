import { restore } from '../../../flow/attack/restore.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import {
  byCard,
  canMove,
  hasRank,
  isAlliedVehicle,
  mayWhenOrdered,
  ordered,
  speedMove,
} from '../../phrases/commands.ts';
import { byThisCard } from '../../phrases/rewording.ts';
import { at, type LaterCards } from '../../vocabulary.ts';

const mayAdvance = mayWhenOrdered(
  (g, m, self) => byCard(g, m, self) && canMove(g, m.unit),
  (g, unit, self) => speedMove(g, unit, 1, self),
);

export const SEPARATIST_PIPS_3_26: LaterCards = {
  'command/crush-them': byThisCard,
  'command/full-throttle': {
    abilities: [
      ordered('dodge'),
      at('move.after', {
        mandatory: true,
        when: (g, m, self) => isAlliedVehicle(g, m.unit, self) && m.unit.status === 'play',
        *run(g, m, self) {
          yield* gain(g, m.unit, 'surge', 1, self.card);
        },
      }),
    ],
  },
  // Separatists
  'command/unstoppable-advance': { abilities: [mayAdvance] },
  'command/we-make-weapons': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byCard(g, m, self) && hasRank(m.unit, 'corps') && g.card(m.unit).type === 'droid-trooper',
        function* (g, unit, self) {
          unit.order = 'none';
          g.emit({ type: 'orderReturned', unit: unit.id });
          yield* restore(g, unit, { anyTime: true });
          remove(g, unit, 'suppression', 1, self.card);
        },
      ),
    ],
  },
  'command/you-disappoint-me': byThisCard,
};
