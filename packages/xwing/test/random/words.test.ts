import { type Ask, describeAsk, type Json, type Message } from '@holotisch/engine';
import { expect, it } from 'vitest';
import { text } from '../../src/text/index.ts';
import { GAMES, playRandom } from './play.ts';

/** The keys of all messages anywhere in a piece of data. */
function collect(value: Json, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { text } = value as unknown as Message;
  if (typeof text === 'string') into.add(text);
  for (const part of Object.values(value)) collect(part as Json, into);
}

/** Answers that are refused: nonsense, and whatever the question itself bars. */
const illegal = (ask: Ask): Json[] => {
  const barred = (ask.barred?.() ?? []).map((b) => b.id);
  return ['nonsense', ...(ask.type === 'choice' ? barred : []), ...(ask.type === 'several' ? [['nonsense']] : [])];
};

it(
  'every prompt, option, refusal and event that occurs has its words in both languages',
  () => {
    const keys = new Set<string>();
    for (let number = 0; number < Math.ceil(GAMES / 3); number++) {
      const match = playRandom(number, { keep: 'none' }, (m, ask) => {
        collect(describeAsk(ask), keys);
        for (const answer of illegal(ask)) {
          const refusal = m.decide(ask.seat, answer);
          expect(refusal, `${ask.kind} takes ${JSON.stringify(answer)}`).toBeDefined();
          collect(refusal as unknown as Json, keys);
        }
      });
      for (const { event, others } of match.events)
        for (const e of others ? [event, others] : [event]) keys.add(`xw.event.${e.type}`);
    }
    expect(keys.size).toBeGreaterThan(60);
    for (const lang of ['de', 'en'] as const)
      expect(
        [...keys].filter((key) => !Object.hasOwn(text[lang], key)),
        lang,
      ).toEqual([]);
  },
  60_000 + GAMES * 1000,
);
