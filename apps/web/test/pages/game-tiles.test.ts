import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { GameTiles } from '../../src/pages/game-tiles.tsx';
import { LanguageProvider } from '../../src/settings/language.tsx';

function shown(language: string): string {
  vi.stubGlobal('navigator', { languages: [language] });
  try {
    return renderToStaticMarkup(createElement(LanguageProvider, null, createElement(GameTiles)));
  } finally {
    vi.unstubAllGlobals();
  }
}
/** Where the links lead, and what they are called. */
const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"(?: class="[^"]*")?(?: aria-label="([^"]+)")?[^>]*>([^<]+)/g)].map(
    ([, to, label, text]) => [to, label ?? text],
  );

describe('the games on the first page', () => {
  it('each begin with one click', () => {
    const quick = links(shown('de-DE')).filter(([to]) => to!.endsWith('/sofort'));
    expect(quick).toEqual([
      ['/spiel/xwing/sofort', 'X-Wing sofort spielen'],
      ['/spiel/armada/sofort', 'Armada sofort spielen'],
      ['/spiel/legion/sofort', 'Legion sofort spielen'],
    ]);
  });

  it('each can be set up, built for and read about', () => {
    const ways = links(shown('en-GB'));
    for (const game of ['xwing', 'armada', 'legion'])
      for (const to of [`/spiel/${game}`, `/liste/${game}`, `/regeln?buch=${game}`])
        expect(ways.filter(([there]) => there === to)).toHaveLength(1);
  });

  it('say nothing of clauses and tests', () => {
    expect(shown('de-DE')).not.toMatch(/Klausel|Test/);
    expect(shown('en-GB')).not.toMatch(/clause|test/i);
  });

  it('have a name of its own for every link', () => {
    const names = links(shown('en-GB')).map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
