import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import { keywordOf } from '../../values.ts';
import { at, type CardRules, type CardSource, type MoveMoment } from '../vocabulary.ts';

/** Tokens after every standard move. */
export const afterStandard = (keyword: 'agile' | 'tactical', token: 'dodge' | 'aim'): CardRules => ({
  abilities: [
    at('move.after', {
      mandatory: true,
      when: (_g, m, self) => m.unit === self.unit && m.kind === 'standard' && m.unit.status === 'play',
      *run(g, _m, self) {
        yield* gain(g, self.unit, token, keywordOf(g, self.unit, keyword), keyword);
      },
    }),
  ],
});

export const HEIGHT = 152.4;

/** What a standard move brings if it is part of an action or a free action; other effects that move a unit bring nothing. */
export const onlyByActions = (base: CardRules): CardRules => ({
  ...base,
  abilities: (base.abilities ?? []).map((one) =>
    one.window === 'move.after'
      ? {
          ...one,
          when: (g: Legion, m: MoveMoment, self: CardSource) => m.acted === true && one.when(g, m, self),
        }
      : one,
  ),
});
