import { skillOf } from '../../../values.ts';
import { oneMoreDie } from '../../phrases/dice.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { takesToken } from '../../phrases/tokens.ts';
import type { CardFamily } from '../../vocabulary.ts';

export const z95headhunter: CardFamily = {
  'scum/z95headhunter/ndrusuhlak': {
    values: [oneMoreDie('attackDice', (g, self) => otherFriends(g, self.ship, 2).length === 0)],
  },
  'scum/z95headhunter/kaatoleeachos': { abilities: [takesToken((g, self) => otherFriends(g, self.ship, 2))] },
  /** The pilot of the ship that carried it goes on flying, as skilled as that ship's cards have made him. */
  'scum/z95headhunter/nashtahpuppilot': {
    inheritsPilot: true,
    values: [
      {
        value: 'skill',
        by: (g, { carrier }) => (carrier === undefined ? undefined : { set: skillOf(g, g.ship(carrier)) }),
      },
    ],
  },
};
