import { RANKS } from '../../../data/types.ts';
import { drawsKept, pickRank } from '../../phrases/characters.ts';
import { isPlayed } from '../../phrases/commands.ts';
import { at, type LaterCards } from '../../vocabulary.ts';

export const NEUTRAL_PIPS_1_26: LaterCards = {
  'command/ploy': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => isPlayed(g, self) && g.state.hands[self.seat]!.pool.length > 0,
        *run(g, _m, self) {
          const { pool, kept } = g.state.hands[self.seat]!;
          const ranks = RANKS.filter((rank) => pool.includes(rank));
          kept.push(...pool.splice(pool.indexOf(yield* pickRank(self, ranks)), 1));
        },
      }),
      drawsKept,
    ],
  },
};
