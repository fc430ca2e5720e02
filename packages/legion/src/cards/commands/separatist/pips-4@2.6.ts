import { restore } from '../../../flow/restore.ts';
import { remove } from '../../../flow/tokens.ts';
import { byCard, hasRank, mayWhenOrdered } from '../../phrases/commands.ts';
import type { LaterCards } from '../../vocabulary.ts';

export const SEPARATIST_PIPS_4_26: LaterCards = {
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
};
