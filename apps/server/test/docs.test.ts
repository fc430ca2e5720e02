import { readFileSync } from 'node:fs';
import { PROTOCOL } from '@holotisch/online';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name!)),
];

const page = read('docs/PROTOCOL.md');
const source = read('packages/online/src/protocol.ts');

describe('the page of the protocol', () => {
  it('names its version', () => {
    expect(page).toContain(`The version is **${PROTOCOL}**`);
  });

  it('tells every message of a client, and no other', () => {
    const spoken = found(source, /do: v\.literal\('(\w+)'\)/g);
    const told = found(
      page.slice(page.indexOf('| `do` |'), page.indexOf('Messages to the room')),
      /^\| `(\w+)` \|/gm,
    ).filter((name) => name !== 'do');
    expect(spoken.length).toBeGreaterThan(8);
    expect(told.sort()).toEqual(spoken.sort());
  });

  it('tells every message to the room', () => {
    const types = found(read('packages/room/src/protocol.ts'), /type: v\.literal\('(\w+)'\)/g);
    expect(types.length).toBeGreaterThan(8);
    for (const type of types) expect(page).toContain(`\`${type}`);
  });

  it('tells every member of what stands around a match, and of a new match', () => {
    const about = source.slice(source.indexOf('export type TableInfo'), source.indexOf('export type SeatInfo'));
    for (const name of found(about, /^ {2}readonly (\w+):/gm).filter(
      (one) => !['match', 'game', 'edition'].includes(one),
    ))
      expect(page).toContain(`\`${name}\``);
    const wanted = source.slice(source.indexOf('const newMatch'), source.indexOf('export type NewMatch '));
    for (const name of found(wanted, /^ {2}(\w+):/gm)) expect(page).toMatch(new RegExp(`\`${name}\\??\``));
  });

  it('tells every address', () => {
    const api = read('apps/server/src/net/api.ts');
    for (const path of found(api, /'(\/(?:api\/)?[a-z-]+)'/g).filter((one) => one !== '/api/'))
      expect(page).toContain(path);
  });
});

describe('the page for hosts', () => {
  it('tells every setting, and no other', () => {
    const hosting = read('docs/HOSTING.md');
    const known = found(
      read('apps/server/src/config.ts') + read('scripts/start.ts'),
      /['"]?((?:HOLOTISCH|DATABASE)_\w+)/g,
    );
    const told = found(hosting, /((?:HOLOTISCH|DATABASE)_\w+)/g);
    expect(told.sort()).toEqual(known.sort());
  });
});
