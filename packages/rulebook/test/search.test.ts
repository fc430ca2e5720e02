import { describe, expect, it } from 'vitest';
import { canonicalId, type Game, games } from '../src/index.ts';
import { createSearch, type Search } from '../src/search.ts';
import { highlight } from '../src/search-highlight.ts';
import { line, madeUpLedger, realAsked, realLedger } from './books.ts';
import { questions } from './questions.ts';

const everywhere = createSearch(realLedger.clauses, realAsked);
const within = Object.fromEntries(
  games.map((game) => [
    game,
    createSearch(
      realLedger.clauses.filter((clause) => clause.game === game),
      realAsked,
    ),
  ]),
) as Record<Game, Search>;
const ids = (search: Search, words: string, limit = 5) => search.find(words, { limit }).map(({ clause }) => clause.id);

describe('questions of players', () => {
  it.each(questions)('%s: %s', (game, words, answers) => {
    expect(ids(within[game], words)).toEqual(expect.arrayContaining([...answers]));
  });

  it.each(questions)('in all books at once, narrowed to one game, %s: %s', (game, words, answers) => {
    const found = everywhere.find(words, { game, limit: 5 }).map(({ clause }) => clause.id);
    expect(found).toEqual(expect.arrayContaining([...answers]));
  });
});

describe('the order of the hits', () => {
  const made = (...clauses: readonly (readonly [id: string, changes: Record<string, unknown>])[]) =>
    createSearch(madeUpLedger({ xwing: clauses.map(([id, changes]) => line(id, changes)) }).clauses);

  it('an id first, then heading, term, text', () => {
    const search = made(
      ['XW-D-01', { de: 'Der Schlepper zieht.' }],
      ['XW-C-01', { terms: ['Schlepper'] }],
      ['XW-B-01', { entry: 'SCHLEPPER' }],
      ['XW-SCHLEPPER-01', {}],
    );
    expect(ids(search, 'schlepper')).toEqual(['XW-B-01', 'XW-C-01', 'XW-D-01']);
    expect(ids(search, 'xw-schlepper-01')).toEqual(['XW-SCHLEPPER-01']);
  });

  it('who answers every word comes before who answers one of them well', () => {
    const search = made(
      ['XW-A-01', { de: 'Marker Marker Marker', terms: ['Marker'] }],
      ['XW-A-02', { de: 'Ein Marker liegt neben dem Schlepper, und noch vieles andere steht in diesem langen Satz.' }],
    );
    expect(ids(search, 'marker schlepper')[0]).toBe('XW-A-02');
  });

  it('what shares only a common word with the question is left out', () => {
    const search = made(
      [
        'XW-A-01',
        { entry: 'SCHLEPPER', de: 'Der Schlepper zieht das Schiff mit dem Kran.', terms: ['Schlepper', 'Kran'] },
      ],
      ['XW-A-02', { de: 'Ein langer Satz, in dem auch von einem Schiff und von sehr viel anderem die Rede ist.' }],
      ['XW-A-03', { de: 'Noch ein Schiff.' }],
    );
    expect(ids(search, 'schlepper kran schiff')).toEqual(['XW-A-01']);
  });

  it('a rule before an example that says the same', () => {
    const search = made(
      ['XW-A-01', { kind: 'example', de: 'Der Schlepper zieht.' }],
      ['XW-A-02', { de: 'Der Schlepper zieht.' }],
    );
    expect(ids(search, 'schlepper')).toEqual(['XW-A-02', 'XW-A-01']);
  });
});

describe('English headings', () => {
  it.each([
    ['xwing', 'barrel roll', 'XW-FASSROLLE-'],
    ['xwing', 'golden rules', 'XW-GOLDENE-REGELN-'],
    ['armada', 'slicer tools', 'AR-CARD-HACKER-TOOLS-'],
    ['legion', 'high velocity', 'LE-HOCHGESCHWINDIGKEIT-'],
  ] as const)('lead to their clauses, %s: %s', (game, words, start) => {
    const [first] = within[game].find(words, { limit: 1 });
    expect(first?.clause.id.startsWith(start), first?.clause.id).toBe(true);
  });

  it('are worth what German ones are', () => {
    const search = createSearch(
      madeUpLedger({
        xwing: [line('XW-A-01', { clause: 'The tug pulls.' }), line('XW-B-01', { entry: 'SCHLEPPER' })],
        headings: { XW: { A: 'A', SCHLEPPER: 'Tug' } },
      }).clauses,
    );
    expect(ids(search, 'tug')).toEqual(['XW-B-01', 'XW-A-01']);
  });
});

describe('forgiveness', () => {
  const one = (de: string, en = 'English.') =>
    createSearch(madeUpLedger({ xwing: [line('XW-A-01', { de, clause: en })] }).clauses);

  it.each([
    ['Die Hülle bricht.', 'huelle'],
    ['Die Hülle bricht.', 'HULLE'],
    ['Das große Schiff.', 'grosses'],
    ['Zwei Schiffe berühren sich.', 'berührt'],
    ['Der Angriff trifft.', 'angriffe'],
    ['Ein Verteidigungswürfel. Ein Würfel. Die Verteidigung.', 'würfel'],
    ['Die Zielerfassung.', 'zielerf'],
    ['Die Zielerfassung.', 'zilerfassung'],
  ])('%s is found by %s', (de, words) => {
    expect(ids(one(de), words)).toEqual(['XW-A-01']);
  });

  it('takes a compound apart that no book contains', () => {
    expect(ids(one('Der Schlepper hat einen Marker.'), 'schleppermarker')).toEqual(['XW-A-01']);
  });

  it.each([
    ['Fassrole', 'XW-FASSROLLE-'],
    ['Zielerfasung', 'XW-ZIELERFASSUNG-'],
    ['Asteriod', 'XW-HINDERNISSE-'],
    ['Stresmarker', 'XW-STRESS-'],
    ['hindenrisse', 'XW-HINDERNISSE-'],
    ['tarnug', 'XW-TARNEN-'],
    ['barell', 'XW-FASSROLLE-'],
    ['barell roll', 'XW-FASSROLLE-'],
    ['manouver', 'XW-MANOEVER-'],
    ['obstructd', 'XW-VERSPERRT-'],
  ])('a slip leads to what was meant: %s', (typed, start) => {
    expect(everywhere.find(typed, { game: 'xwing', limit: 1 })[0]?.clause.id).toMatch(new RegExp(`^${start}`));
  });

  it.each([
    ['barell roll', 'barrel roll'],
    ['asteriod action', 'asteroid action'],
    ['asteriod aktion', 'asteroid aktion'],
  ])('a slip costs no place: %s', (typed, meant) => {
    expect(ids(within.xwing, typed, 50)).toEqual(ids(within.xwing, meant, 50));
  });

  it('the nearest word is meant, and one that starts alike before one that does not', () => {
    const search = createSearch(
      madeUpLedger({
        xwing: [
          line('XW-A-01', { de: 'Tabelle.' }),
          line('XW-A-02', { de: 'Barrel.' }),
          line('XW-A-03', { de: 'Bagger.' }),
        ],
      }).clauses,
    );
    expect(ids(search, 'barell')).toEqual(['XW-A-02']);
  });

  it('a word of the books is what it says, however near another one is', () => {
    const search = createSearch(
      madeUpLedger({ xwing: [line('XW-A-01', { de: 'Kreuzer.' }), line('XW-A-02', { de: 'Kratzer.' })] }).clauses,
    );
    expect(ids(search, 'kreuzer')).toEqual(['XW-A-01']);
  });

  it('a short word is taken as it is typed', () => {
    expect(ids(one('Der Bug.'), 'bud')).toEqual([]);
    expect(ids(one('Die Bombe.'), 'bembe')).toEqual(['XW-A-01']);
    expect(ids(one('Die Bombe.'), 'bemba')).toEqual([]);
  });

  it.each([
    ['maneuver', 'manoeuvre'],
    ['defense die', 'defence die'],
    ['color', 'colour'],
    ['ionized', 'ionised'],
    ['centered', 'centred'],
  ])('%s is %s', (american, british) => {
    expect(ids(everywhere, american, 20).length).toBeGreaterThan(0);
    expect(ids(everywhere, american, 200)).toEqual(ids(everywhere, british, 200));
  });

  it.each(['', '   ', 'darf ich das', '?!', 'xyzzyqwert'])('finds nothing for %j', (words) => {
    expect(everywhere.find(words)).toEqual([]);
  });
});

describe('canonicalId', () => {
  it.each([
    ['xw-angriff-08', 'XW-ANGRIFF-08'],
    ['xw angriff 8', 'XW-ANGRIFF-08'],
    ['XW-BERÜHREN-02', 'XW-BERUEHREN-02'],
    ['XW-ANGRIFF-08', 'XW-ANGRIFF-08'],
    ['ar-faq-staffeln', 'AR-FAQ-STAFFELN'],
  ])('reads %s as %s', (typed, id) => {
    expect(canonicalId(typed)).toBe(id);
  });
});

describe('what is wanted', () => {
  it('narrows to a game and a kind', () => {
    const found = everywhere.find('angriff', { game: 'armada', kind: 'faq' });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ clause }) => `${clause.game} ${clause.kind}`))).toEqual(new Set(['armada faq']));
  });

  it('narrows ids as well', () => {
    expect(everywhere.find('XW-ANGRIFF-08', { game: 'legion' })).toEqual([]);
  });

  it('no more than asked for', () => {
    expect(everywhere.find('angriff', { limit: 3 })).toHaveLength(3);
  });
});

describe('highlighting', () => {
  const marked = (text: string, terms: readonly string[]) =>
    highlight(text, terms)
      .map((stretch) => (stretch.hit ? `[${stretch.text}]` : stretch.text))
      .join('');

  it('marks inflected words and compounds, and nothing else', () => {
    const hit = createSearch(realLedger.clauses).find('beruehrt angreifen', { game: 'xwing', limit: 1 })[0];
    expect(marked('Ein Schiff kann kein Schiff angreifen, das es berührt.', hit?.terms ?? [])).toBe(
      'Ein Schiff kann kein Schiff [angreifen], das es [berührt].',
    );
    expect(marked('Der Verteidigungswürfel', ['wurfel'])).toBe('Der [Verteidigungswürfel]');
  });

  it('leaves the text whole', () => {
    for (const { text } of realLedger.clauses.slice(0, 50))
      expect(
        highlight(text.de, ['schiff'])
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text.de);
  });
});
