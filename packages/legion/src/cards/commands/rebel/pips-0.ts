import { gains, isHero, whenOrdered } from '../../phrases/commands.ts';
import type { CardFamily } from '../../vocabulary.ts';

export const REBEL_PIPS_0: CardFamily = {
  'command/sorry-about-the-mess': {
    abilities: [whenOrdered((g, m, self) => isHero(g, m.unit, self), gains('aim', 'dodge'))],
  },
};
