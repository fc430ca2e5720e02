import type { Language } from '@holotisch/engine';
import type { XWingMatch } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { playRandom } from '../../../../../../packages/xwing/test/random/play.ts';
import { toldDe } from '../../../../src/games/xwing/text/told.de.ts';
import { toldEn } from '../../../../src/games/xwing/text/told.en.ts';
import { xwingTold } from '../../../../src/games/xwing/told/index.ts';
import type { XWingEvent, XWingView } from '../../../../src/games/xwing/view.ts';
import { xwingWords } from '../../../../src/games/xwing/words.ts';
import type { Telling, Told } from '../../../../src/table-ui/game-face.ts';

// biome-ignore lint/suspicious/noExplicitAny: looked up by the type of an event, an entry fits that event
const all: Told<XWingView, any> = xwingTold;
const tellingOf = ({ type }: XWingEvent): Telling<XWingView, XWingEvent> | undefined => all[type];
const LANGUAGES: readonly Language[] = ['de', 'en'];

/** What nobody has put into words: the key itself, or a place in it left open. */
const UNSAID = /\btold\.|\bxw\.|[{}]|undefined|\[object/;

const labelsOf = (event: XWingEvent, view: XWingView, language: Language) =>
  [tellingOf(event)?.label?.(event, view, language) ?? []].flat();
const bannerOf = (event: XWingEvent, view: XWingView, language: Language): string | undefined => {
  const banner = tellingOf(event)?.banner;
  return typeof banner === 'string' ? xwingWords(language).event(view, event) : banner?.(event, view, language)?.text;
};

const seen = (match: XWingMatch) => {
  const { view, events } = match.seenBy('nobody');
  // A screen gets a copy.
  return { view: structuredClone(view), events };
};

const GAMES = 50;

describe('in fifty games of chance', () => {
  const told = new Map<string, string>();
  const unsaid: string[] = [];
  for (let number = 0; number < GAMES; number++) {
    let before: ReturnType<typeof seen> | undefined;
    const look = (match: XWingMatch) => {
      const now = seen(match);
      const fresh = now.events.slice(before?.events.length ?? 0);
      const view = before?.view ?? now.view;
      for (const event of fresh) {
        const telling = tellingOf(event);
        if (!telling) continue;
        const labels = labelsOf(event, view, 'de');
        if (telling.motion || labels.length > 0 || telling.banner || telling.log !== 'none')
          told.set(event.type, 'told');
        for (const language of LANGUAGES) {
          const texts = labelsOf(event, view, language).map(({ text }) => text);
          for (const text of [...texts, bannerOf(event, view, language) ?? ''])
            if (UNSAID.test(text)) unsaid.push(`${event.type} (${language}): ${text}`);
        }
      }
      before = now;
    };
    const match = playRandom(number, { keep: 'none' }, look);
    look(match);
    for (const { type } of seen(match).events) if (!told.has(type)) told.set(type, 'silent');
  }

  it('nothing happens silently: every type of event moves, is written at a ship or across the table, or stands in the log', () => {
    expect(told.size).toBeGreaterThan(45);
    expect([...told].filter(([, how]) => how === 'silent')).toEqual([]);
  });

  it('every label and banner is put into words in both languages', () => {
    expect([...new Set(unsaid)]).toEqual([]);
  });
});

describe('the short words', () => {
  it('are the same in both languages, place for place', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const of = (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).map(([key, text]) => [key, places(text)]);
    expect(of(toldEn)).toEqual(of(toldDe));
  });
});
