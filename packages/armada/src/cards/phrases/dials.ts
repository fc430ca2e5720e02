import { say } from '@holotisch/engine';
import type { Command } from '../../data/types.ts';
import { chooseOne } from '../../flow/choose.ts';
import { spendToken } from '../../flow/tokens.ts';
import { type AnyAbility, at } from '../vocabulary.ts';
import { CLAUSE, isSelf, pickCommand } from './crew.ts';

/** 'Before you reveal a command, you may change that command', some for a command token. */
export const changesTopDial = (to: readonly Command[], cost?: 'token'): AnyAbility =>
  at('ship.beforeReveal', {
    when: (_g, m, self) =>
      isSelf(m.ship, self) &&
      !m.skipped &&
      m.ship.dials.length > 0 &&
      (cost === undefined || m.ship.commands.length > 0),
    *run(g, { ship }, self) {
      if (cost === 'token') {
        const prompt = say('ar.ask.spent-token', { card: self.card });
        const about = { card: self.card };
        yield* spendToken(g, ship, yield* chooseOne(self.seat, 'card-command', ship.commands, CLAUSE, prompt, about));
      }
      ship.dials[0] = yield* pickCommand(self, to);
    },
  });
