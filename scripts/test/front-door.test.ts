// Documents that name files and commands go stale in silence: whatever they name must be there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TASKS } from '../boot/tasks.mjs';
import { deadNames } from '../front-door/named.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const markdownIn = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.md'));

/** What is written from the code is held by tests of its own; the changelog tells of files that are gone. */
const pages = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md'),
  ...markdownIn('.github'),
  ...markdownIn('docs').filter((path) => !/^docs\/(ids|windows)-/.test(path)),
  ...readdirSync(new URL('packages', ROOT)).map((name) => `packages/${name}/README.md`),
].filter((path) => existsSync(new URL(path, ROOT)));

const ASIDE = new Set(['node_modules', 'dist', '.git', '.cache', '.data']);
const pathsIn = (folder: string): string[] =>
  readdirSync(new URL(`./${folder}`, ROOT), { withFileTypes: true })
    .filter((entry) => !ASIDE.has(entry.name))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      return entry.isDirectory() ? [path, ...pathsIn(`${path}/`)] : [path];
    });

const tree = { paths: pathsIn(''), commands: Object.keys(TASKS) };

describe('the front door', () => {
  it.each(pages)('%s names nothing that is not there', (path) => {
    expect(deadNames(path, read(path), tree)).toEqual([]);
  });

  it.each(['SECURITY.md', 'CODE_OF_CONDUCT.md', '.editorconfig', '.gitattributes', '.github/pull_request_template.md'])(
    'has %s',
    (path) => {
      expect(read(path).length).toBeGreaterThan(50);
    },
  );

  it('asks for a match file where the rules are in doubt', () => {
    const form = read('.github/ISSUE_TEMPLATE/wrong-ruling.yml');
    expect(form).toMatch(/id: match\n(?: +.*\n)*? +required: true/);
    expect(form).toContain('.holo.json');
  });

  it('writes lines alike in every editor and on every system', () => {
    expect(read('.editorconfig')).toMatch(/end_of_line = lf[\s\S]*max_line_length = 120/);
    expect(JSON.parse(read('biome.json')).formatter).toEqual({ indentStyle: 'space', indentWidth: 2, lineWidth: 120 });
    expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
  });

  it('knows how to be read in a few minutes', () => {
    expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThan(130);
    expect(read('README.md').split('\n').length).toBeLessThan(70);
  });
});

describe('whoever looks after the documents', () => {
  const some = {
    paths: ['docs/A.md', 'packages/engine/src/match.ts', 'packages/engine/src/cards'],
    commands: ['test'],
  };
  it.each([
    ['[a](docs/A.md#part), `match.ts`, `engine/src/match.ts`, `cards/`, `npm test`, `npm run test -- x`', []],
    ['[a](docs/B.md)', ['docs/B.md']],
    ['[a](https://example.org/B.md) `https://example.org/x.ts`', []],
    ['`packages/engine/src/gone.ts`', ['packages/engine/src/gone.ts']],
    ['`gone/match.ts`', ['gone/match.ts']],
    ['`npm run tset`', ['npm run tset']],
    ['```\nnpm run tset  # a comment\n```', ['npm run tset']],
    ['`<place>.ts`, `docs/windows-<game>.md`, `*.holo.json`, `packages/*/src`', []],
  ])('finds in %j: %j', (text, dead) => {
    expect(deadNames('README.md', text, some)).toEqual(dead);
  });

  it('reads a link from where it stands', () => {
    expect(deadNames('docs/B.md', '[a](A.md) [b](../docs/A.md)', some)).toEqual([]);
    expect(deadNames('docs/B.md', '[a](docs/A.md)', some)).toEqual(['docs/A.md']);
  });
});
