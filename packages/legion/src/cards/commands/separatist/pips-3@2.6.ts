import { gain, remove } from '../../../flow/tokens.ts';
import { heal } from '../../../flow/wounds.ts';
import {
  byCard,
  canMove,
  heroOf,
  isAlliedVehicle,
  mayWhenOrdered,
  ordered,
  recovers,
  speedMove,
  whenHeroActivates,
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
  // Separatists
  'command/witch-magick': {
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const maul = heroOf(g, self)!;
          yield* heal(g, maul, 2, { upTo: true });
          for (const token of ['poison', 'immobilize'] as const) remove(g, maul, token, maul.tokens[token], self.card);
        },
      }),
      whenHeroActivates((g, maul) => recovers(g, maul), { mandatory: true }),
    ],
  },
  'command/you-disappoint-me': byThisCard,
};
