// The sheets of the table overrule one another by their order, and only one file decides on it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/project.ts';

const src = join(root, 'apps', 'web', 'src');
const read = (path: string) => readFileSync(join(src, path), 'utf8');
const ordered = [...read('style/match.css').matchAll(/@import "\.\/([a-z-]+\.css)"/g)].map(([, name]) => name!);

describe('the sheet of the match', () => {
  it('says last what holds on small screens', () => {
    expect(ordered).toContain('play.css');
    expect(ordered.at(-1)).toBe('play-small.css');
  });

  it('is the only one to bring in its parts: a page that shares some of them would change their order', () => {
    const taken = globSync('**/*.{ts,tsx,css}', { cwd: src })
      .filter((path) => path !== join('style', 'match.css'))
      .flatMap((path) => ordered.filter((name) => read(path).includes(`/${name}`)).map((name) => `${path}: ${name}`));
    expect(taken).toEqual([]);
  });
});
