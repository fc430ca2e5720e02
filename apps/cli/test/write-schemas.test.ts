import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages, schemas } from '../src/write-schemas.ts';

it('docs/schema is what the schemas of the engine make today', () => {
  const folder = new URL('../../../docs/schema/', import.meta.url);
  const written = readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]);
  expect(Object.fromEntries(written)).toEqual(JSON.parse(JSON.stringify(schemas)));
});

const GAMES = ['xwing', 'armada', 'legion'];

it('docs/ids-<game>.md and docs/windows-<game>.md are what the cards make today', () => {
  expect(Object.keys(pages)).toEqual(GAMES.flatMap((game) => [`ids-${game}.md`, `windows-${game}.md`]));
  for (const [name, page] of Object.entries(pages))
    expect(readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')).toBe(page);
});

it('every window of the page is one that has words, and every example in an id stands in its table', () => {
  for (const game of GAMES) {
    const page = pages[`windows-${game}.md`]!;
    const [introduction = '', ...parts] = page.split('\n## ');
    const patterns = [...introduction.matchAll(/`((?:N|command|battle):[^`]+)`/g)].map(([, id]) => id!);
    const examples = patterns.filter((id) => /[NS]/.test(id));
    expect(examples.length).toBeGreaterThan(0);
    for (const id of examples) expect(parts[1]).toContain(`| \`${id}\` |`);
    const asked = new Set(
      [
        ...parts
          .slice(0, 2)
          .join('')
          .matchAll(/`window:[^`]+`/g),
      ].map(([one]) => one),
    );
    for (const one of asked) expect(parts[2]).toContain(`| ${one} | `);
  }
});
