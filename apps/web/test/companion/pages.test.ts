import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLedger } from '../../plugins/read-ledger.ts';
import { Standing } from '../../src/companion/standing.tsx';
import { armadaCompanion } from '../../src/games/armada/companion/companion.tsx';
import { legionCompanion } from '../../src/games/legion/companion/companion.tsx';
import { xwingCompanion } from '../../src/games/xwing/companion/companion.tsx';
import { LanguageProvider } from '../../src/settings/language.tsx';
import { OddsTable, worthShowing } from '../../src/table-ui/companion/odds-table.tsx';

const GAMES = { xwing: xwingCompanion, armada: armadaCompanion, legion: legionCompanion };

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null });
});
afterEach(() => vi.unstubAllGlobals());
const keep = (name: string, value: unknown) => storage.set(`holotisch.companion.${name}`, JSON.stringify(value));

async function shown(part: ReactNode, language = 'de'): Promise<string> {
  vi.stubGlobal('navigator', { languages: [language] });
  const { prelude } = await prerender(createElement(LanguageProvider, null, part));
  const html = (await new Response(prelude).text()).replaceAll('<!-- -->', '');
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('the companion', () => {
  it('has dice and odds for every game, in both languages', async () => {
    for (const [game, { Dice, editions = [undefined] }] of Object.entries(GAMES))
      for (const language of ['de', 'en'])
        for (const edition of editions) {
          const words = await shown(createElement(Dice, { edition }), language);
          expect([game, words.includes(language === 'de' ? 'im Mittel' : 'on average')]).toEqual([game, true]);
          expect([game, /undefined|NaN|Infinity/.test(words)]).toEqual([game, false]);
        }
  });

  it('finds the dice as they were left, and the edition changes the odds', async () => {
    const { Dice } = legionCompanion;
    keep('dice.legion', { black: 6, cover: '2', minis: 0 });
    const first = await shown(createElement(Dice, { edition: '1.2' }));
    expect(first).toContain('6 Würfel werfen');
    expect(await shown(createElement(Dice, { edition: '2.6' }))).not.toBe(first);
    keep('dice.legion', { black: 12, red: 12, white: 1 });
    expect(await shown(createElement(Dice, { edition: '1.2' }))).toContain(
      'Für so viele Würfel wird hier nicht gerechnet.',
    );
  });

  it('counts rounds, and knows which is the last', async () => {
    const standing = (edition: string) =>
      shown(createElement(Standing, { id: 'legion', game: legionCompanion, edition }));
    expect(await standing('1.2')).toContain('Runde 1 von 6');
    keep('track.legion', { round: 5, phase: 2, mine: 7 });
    expect(await standing('1.2')).toContain('Runde 5 von 6');
    expect(await standing('1.2')).not.toContain('Die letzte Runde ist zu Ende.');
    // In 2.6 it is over after the fifth.
    const over = await standing('2.6');
    expect(over).toContain('Runde 5 von 5');
    expect(over).toContain('Die letzte Runde ist zu Ende.');
    expect(
      await shown(createElement(Standing, { id: 'xwing', game: xwingCompanion, edition: undefined }), 'en'),
    ).toContain('Round 1 ');
  });

  it('draws from the bag that was filled, and says when it is empty', async () => {
    const standing = () =>
      shown(createElement(Standing, { id: 'legion', game: legionCompanion, edition: '1.2' }), 'en');
    expect(await standing()).not.toContain('Draw (');
    keep('orders', { all: { corps: 3, heavy: 1 }, bag: { corps: 2, heavy: 0 }, drawn: 'heavy' });
    expect(await standing()).toContain('Draw (2)');
    expect(await standing()).toContain('Drawn: Heavy');
    keep('orders', { all: { corps: 3 }, bag: { corps: 0 }, drawn: null });
    expect(await standing()).toContain('The bag is empty.');
  });

  it('names no clause that there is not', () => {
    const ids = new Set(readLedger().clauses.map(({ id }) => id));
    for (const { phases, orders, editions = [undefined] } of Object.values(GAMES))
      for (const edition of editions)
        for (const clause of [...phases(edition).map((one) => one.clause), ...(orders ? [orders.clause(edition)] : [])])
          expect([clause, ids.has(clause)]).toEqual([clause, true]);
  });
});

describe('odds in a table', () => {
  it('end where nothing worth a percent is left, and add up from the end', async () => {
    expect(worthShowing([0.5, 0.496, 0.004])).toBe(2);
    expect(worthShowing([0.5, 0.494, 0.006])).toBe(3);
    expect(worthShowing([1])).toBe(1);
    const words = await shown(createElement(OddsTable, { of: 'Schaden', chances: [0.25, 0.5, 0.25], expected: 1 }));
    expect(words).toContain('0 25 % 1 50 % 75 % 2 25 % 25 %');
  });
});
