import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aliases, clauseIdsPage, entriesOf, germanId } from '../front-door/clause-ids.ts';

const read = (name: string) => readFileSync(new URL(`../../rules/${name}`, import.meta.url), 'utf8');
const headings = JSON.parse(read('headings.json'));
const games = [
  { name: 'X-Wing', file: 'xwing.jsonl' },
  { name: 'Armada', file: 'armada.jsonl' },
  { name: 'Legion', file: 'legion.jsonl' },
].map(({ name, file }) => {
  const lines = read(file).split('\n').filter(Boolean);
  return {
    name,
    entries: entriesOf(
      lines.map((line) => JSON.parse(line)),
      headings,
    ),
  };
});
const entries = games.flatMap((game) => game.entries);
const names = aliases(entries);

describe('clause ids in English', () => {
  it('have an alias for every entry, and no two the same', () => {
    expect([...names.keys()]).toEqual(entries.map(({ stem }) => stem));
    expect(new Set(names.values()).size).toBe(entries.length);
  });

  it('lead back to the German id', () => {
    for (const [german, english] of names) expect(germanId(`${english}-07`, names)).toBe(`${german}-07`);
    expect(germanId('XW-ATTACK-08', names)).toBe('XW-ANGRIFF-08');
    expect(germanId('XW-ANGRIFF-08', names)).toBe('XW-ANGRIFF-08');
    expect(germanId('XW-NONSENSE-08', names)).toBeUndefined();
  });

  it('never hide another entry, keep what kind it is, and end with a whole word', () => {
    const entry = (stem: string, german: string, english: string) => ({ stem, german, english });
    const some = aliases([
      entry('AR-FAQ-REICHWEITE', 'REICHWEITE', 'Range'),
      entry('AR-REICHWEITE', 'REICHWEITE', 'Range'),
      entry('AR-RANGE', 'RANGE', 'Something'),
      entry('AR-DISTANZ', 'DISTANZ', 'Range'),
      entry('AR-LANG', 'LANG', 'A Very Long Heading That Would Never Fit On One Line'),
    ]);
    expect([...some.values()]).toEqual([
      'AR-FAQ-RANGE',
      'AR-RANGE-B',
      'AR-SOMETHING',
      'AR-RANGE-C',
      'AR-A-VERY-LONG-HEADING-THAT-WOULD-NEVER-FIT',
    ]);
    expect(() => entriesOf([{ id: 'AR-NEU-01', entry: 'NEU' }], { AR: {} })).toThrow('no English heading');
  });

  it('stand in docs/CLAUSE-IDS.md', async () => {
    await expect(clauseIdsPage(games)).toMatchFileSnapshot('../../docs/CLAUSE-IDS.md');
  });
});
