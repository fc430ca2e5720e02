import type { Ask, Message } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { ArmadaMatch } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import { eventInWords, inWords } from '../../src/text/naming.ts';
import { playRandom } from '../random/play.ts';

/** All that a question says: its prompt, its answers, and why others are barred. */
function messagesOf(ask: Ask): Message[] {
  const options = 'options' in ask ? ask.options : 'fields' in ask ? ask.fields.flatMap((f) => f.options) : [];
  const fields = 'fields' in ask ? ask.fields.map((f) => f.label) : [];
  const barred = 'barred' in ask ? (ask.barred?.() ?? []).map((b) => b.refusal.message) : [];
  const labels = [...fields, ...options.map((o) => o.label)].filter((label) => label !== undefined);
  return [ask.prompt, ...labels, ...barred];
}

/** Words that still hold a key, a hole or a piece of data. */
const isRaw = (line: string): boolean => line === '' || /\bar\.[a-z]|engine\.|[{}[\]]|undefined|null|NaN/.test(line);

describe('what is said in whole games', () => {
  it('is plain words in either language: no key, no empty hole, no bare id', () => {
    const raw = new Set<string>();
    const say = (match: ArmadaMatch, ask: Ask) => {
      for (const message of messagesOf(ask))
        for (const lang of ['de', 'en'] as const) {
          const line = inWords(match.state, text[lang], lang, message);
          if (isRaw(line)) raw.add(`${message.text}: ${line}`);
        }
    };
    for (let number = 0; number < 4; number++) {
      const match = playRandom(number, { keep: 'none' }, say);
      for (const { event } of match.events)
        for (const lang of ['de', 'en'] as const) {
          const line = eventInWords(match.state, text[lang], lang, event);
          if (isRaw(line)) raw.add(`${event.type}: ${line}`);
        }
    }
    expect([...raw].sort()).toEqual([]);
  }, 60_000);
});
