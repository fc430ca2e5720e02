import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { isRaw, messagesOf } from '../../../engine/test/words.ts';
import type { ArmadaMatch } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import { eventInWords, inWords } from '../../src/text/naming.ts';
import { playRandom } from '../random/play.ts';

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
