// The sheets of the table overrule one another by their order, and only one file decides on it.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/project.ts';

const src = join(root, 'apps', 'web', 'src');
const read = (path: string) => readFileSync(join(src, path), 'utf8');
const sheet = 'style/match.css';
/** The parts of the sheet, each beside the component that it dresses. */
const ordered = [...read(sheet).matchAll(/@import "\.\.\/([a-z/-]+\.css)"/g)].map(([, path]) => path!);

/** The sheets that a file brings in. */
const sheetsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/(?:^|\n)\s*@?import ['"](\.[^'"]+\.css)['"]/g)].map(([, from]) =>
    posix.join(posix.dirname(path.replaceAll('\\', '/')), from!),
  );

describe('the sheet of the match', () => {
  it('says last what holds on small screens', () => {
    expect(ordered).toContain('play/match-table.css');
    expect(ordered.at(-1)).toBe('play/small-screens.css');
  });

  it('is the only one to bring in its parts: a page that shares some of them would change their order', () => {
    const taken = globSync('**/*.{ts,tsx,css}', { cwd: src })
      .filter((path) => path !== join(sheet))
      .flatMap((path) =>
        sheetsOf(path)
          .filter((one) => ordered.includes(one))
          .map((one) => `${path}: ${one}`),
      );
    expect(taken).toEqual([]);
  });
});
