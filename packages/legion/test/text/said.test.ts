import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { isRaw, messagesOf } from '../../../engine/test/words.ts';
import { type LegionMatch, legion, legion26 } from '../../src/game.ts';
import { clauseOfEvent } from '../../src/text/event-clauses.ts';
import { text } from '../../src/text/index.ts';
import { eventInWords, inWords } from '../../src/text/naming.ts';
import { playRandom } from '../random/play.ts';

/** What the line before explains: tokens that come and go by an effect, healing, dice for a purpose of their own. */
const EXPLAINED = new Set(['markerMoved', 'markerGone', 'marker', 'healed', 'miniRestored', 'attackEnds', 'looseDice']);

describe.each([legion, legion26])('what is said in whole games of $edition', (game) => {
  it('is plain words in either language, and events have their clause', () => {
    const raw = new Set<string>();
    const bare = new Set<string>();
    const say = (match: LegionMatch, ask: Ask) => {
      for (const message of messagesOf(ask))
        for (const lang of ['de', 'en'] as const) {
          const line = inWords(match.state, text[lang], lang, message);
          if (isRaw(line)) raw.add(`${message.text}: ${line}`);
        }
    };
    for (let number = 0; number < 1; number++) {
      const match = playRandom(number, { keep: 'none' }, say, game);
      for (const { event } of match.events) {
        for (const lang of ['de', 'en'] as const) {
          const line = eventInWords(match.state, text[lang], lang, event);
          if (isRaw(line)) raw.add(`${event.type}: ${line}`);
        }
        if (!clauseOfEvent(event, match.state.rules.edition) && !EXPLAINED.has(event.type)) bare.add(event.type);
      }
    }
    expect([...raw].sort()).toEqual([]);
    expect([...bare].sort()).toEqual([]);
  }, 60_000);
});
