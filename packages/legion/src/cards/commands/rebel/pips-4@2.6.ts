import { heroGains, heroHas, lends } from '../../phrases/commands.ts';
import type { LaterCards } from '../../vocabulary.ts';

export const REBEL_PIPS_4_26: LaterCards = {
  'command/revenge-is-not-the-jedi-way': {
    grants: ['jarkai-mastery'],
    values: [...lends({ 'jarkai-mastery': 1 }).values, heroHas('keyword.shien-mastery', { set: 0 })],
    abilities: [heroGains('dodge', 'dodge', 'dodge')],
  },
};
