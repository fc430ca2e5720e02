import { say } from '@holotisch/engine';
import { chooseNumber, chooseUnits } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { at, type CardRules } from '../vocabulary.ts';
import { CARD, friendsWithin } from './commands.ts';

const hired = (g: Legion, commander: Unit): readonly Unit[] =>
  [commander, ...friendsWithin(g, commander, 3)].filter(({ faction }) => faction === 'mercenary');

/** Orders that are not issued become tokens for mercenaries near the commander. */
export const trades = (token: 'aim' | 'dodge', most: number): CardRules => ({
  abilities: [
    at('command.orders', {
      when: (g, { nominated }) => nominated !== null && hired(g, nominated).length > 0,
      *run(g, m, self) {
        const able = hired(g, m.nominated!);
        const numbers = Array.from({ length: Math.min(most, able.length) + 1 }, (_, i) => i);
        const about = { card: self.card };
        const count = yield* chooseNumber(self.seat, numbers, CARD, say('le.ask.command-fewer', about), about);
        const prompt = say('le.ask.card-units', { n: count });
        const units = yield* chooseUnits(self.seat, able, [count, count], CARD, prompt, self.card);
        for (const unit of units) yield* gain(g, unit, token, 1, self.card);
        m.given = m.given! + count;
      },
    }),
  ],
});
