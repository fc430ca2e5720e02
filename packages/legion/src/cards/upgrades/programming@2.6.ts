import { say } from '@holotisch/engine';
import type { Legion } from '../../legion.ts';
import { ban, type CardSource, type LaterCards, value } from '../vocabulary.ts';

/** The prey that a bounty hunter has chosen, by rank. */
const preyRank = (g: Legion, { unit }: CardSource): string | undefined => {
  const prey = unit.note['bounty'];
  return typeof prey === 'number' ? g.unit(prey).rank : undefined;
};

export const PROGRAMMING_26: LaterCards = {
  'upgrade/bounty-programming': {
    values: [
      value('keyword.pierce', (g, _unit, self, { attack }) =>
        attack && preyRank(g, self) === 'commander' ? { add: 1 } : undefined,
      ),
      value('keyword.suppressive', (g, _unit, self, { attack }) =>
        attack && preyRank(g, self) === 'operative' ? { add: 1 } : undefined,
      ),
    ],
    grants: ['pierce', 'suppressive'],
  },
  'upgrade/programmed-loyalty': {
    bans: [
      ban('order', (_g, { unit, by }, self) =>
        unit === self.unit && by?.rank !== 'commander'
          ? { clauses: ['LE-GOLDENE-REGELN-03'], message: say('le.no.loyal', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
};
