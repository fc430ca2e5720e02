import { say } from '@holotisch/engine';
import { targetsOf } from '../../../flow/attack/targets.ts';
import { heal } from '../../../flow/attack/wounds.ts';
import { chooseNumber } from '../../../flow/choose.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import {
  byCard,
  CARD,
  give,
  heroOf,
  isFriend,
  isHero,
  lends,
  ordered,
  recovers,
  whenHeroActivates,
  whenOrdered,
} from '../../phrases/commands.ts';
import { at, type LaterCards } from '../../vocabulary.ts';

export const SEPARATIST_PIPS_1_26: LaterCards = {
  // Separatists
  'command/ai-coordination': { abilities: [ordered('standby')] },
  'command/exterminate': {
    grants: ['demoralize'],
    abilities: [
      whenOrdered(byCard, function* (g, unit, self) {
        give(g, self, unit, 'demoralize', 2);
      }),
      at('unit.defeated', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.by !== undefined &&
          isHero(g, m.by, self) &&
          !isFriend(g, m.unit, self) &&
          g.state.lasting.some(({ source, unit }) => source === self.key && unit === m.by!.id) &&
          targetsOf(g, m.by, {}).length > 0,
        *run(g, m) {
          yield* g.rules.act(g, m.by!, 'attack', { free: true });
        },
      }),
    ],
  },
  'command/the-jedi-shall-fall': {
    ...lends({ 'jedi-hunter': 1 }),
    abilities: [
      at('attack.gather', {
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self),
        *run(g, m, self) {
          const about = { unit: m.attacker!.id, card: self.card };
          const prompt = say('le.ask.command-give', about);
          const count = yield* chooseNumber(self.seat, [0, 1, 2, 3, 4], CARD, prompt, about);
          yield* gain(g, m.attacker!, 'suppression', count, self.card);
          yield* gain(g, m.attacker!, 'dodge', count, self.card);
        },
      }),
    ],
  },
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
};
