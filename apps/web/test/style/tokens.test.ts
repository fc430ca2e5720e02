// Colours, corners and times have names (style/tokens.css); what one drawing alone is painted with stands beside it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/project.ts';

const src = join(root, 'apps', 'web', 'src');
const TOKENS = join('style', 'tokens.css');
const COLOUR = /(?<!url\()(?:#[0-9a-f]{3,8}\b|\brgba?\([^)]*\))/gi;

interface Sheet {
  readonly path: string;
  readonly text: string;
}
const sheets: readonly Sheet[] = globSync('**/*.css', { cwd: src }).map((path) => ({
  path,
  text: readFileSync(join(src, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));
const tokens = sheets.find(({ path }) => path === TOKENS)!.text;
const others = sheets.filter(({ path }) => path !== TOKENS);

/** Colours that two sheets write out, each in its own way: they would drift apart. */
function twiceWritten(all: readonly Sheet[]): readonly string[] {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of all)
    for (const [written] of text.matchAll(COLOUR)) {
      const colour = written.toLowerCase().replaceAll(/\s+/g, ' ');
      found.set(colour, (found.get(colour) ?? new Set()).add(path));
    }
  return [...found].flatMap(([colour, paths]) =>
    paths.size > 1 ? [`${colour}: ${[...paths].sort().join(', ')}`] : [],
  );
}

/** Colours by light and by dark that are no token: the two sets are one place. */
const pairs = (all: readonly Sheet[]): readonly string[] =>
  all.flatMap(({ path, text }) =>
    [...text.matchAll(/light-dark\(\s*(?:#|rgb)[^;]*/gi)].map(([written]) => `${path}: ${written}`),
  );

/** Corners in pixels that are no token. */
const corners = (all: readonly Sheet[]): readonly string[] =>
  all.flatMap(({ path, text }) =>
    [...text.matchAll(/border-(?:[a-z]+-)*radius:[^;]*\b(?:[2-9]|1[0-4])px[^;]*/g)].map(([line]) => `${path}: ${line}`),
  );

const names = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name!));

describe('the sheets of the page', () => {
  it('write no colour twice, no pair of light and dark, no corner: these are tokens', () => {
    expect(twiceWritten(others)).toEqual([]);
    expect(pairs(others)).toEqual([]);
    expect(corners(others)).toEqual([]);
  });

  it('use every token', () => {
    const used = names(sheets.map(({ text }) => text).join('\n'), /var\(--([\w-]+)/g);
    const idle = [...names(tokens, /^\s*--([\w-]+):/gm)].filter((name) => !used.has(name));
    expect(idle).toEqual([]);
  });

  it('use no name that nobody defines', () => {
    const code = globSync('**/*.{ts,tsx}', { cwd: src }).map((path) => readFileSync(join(src, path), 'utf8'));
    const known = new Set([
      ...names(sheets.map(({ text }) => text).join('\n'), /(?:^|[{;\s])--([\w-]+)\s*:/g),
      ...names(code.join('\n'), /['"`]--([\w-]+)['"`]/g),
    ]);
    const unknown = others.flatMap(({ path, text }) =>
      // With a fallback it may be missing.
      [...names(text, /var\(--([\w-]+)\)/g)].filter((name) => !known.has(name)).map((name) => `${path}: --${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('whoever looks after the sheets', () => {
  const one = (text: string): readonly Sheet[] => [{ path: 'a.css', text }];

  it('finds a colour in two sheets, however it is written, and none that one sheet repeats', () => {
    const two = [...one('i { color: #FF8D70; }'), { path: 'b.css', text: 'b { fill: #ff8d70 }' }];
    expect(twiceWritten(two)).toEqual(['#ff8d70: a.css, b.css']);
    expect(twiceWritten(one('i { color: #ff8d70; fill: #ff8d70 }'))).toEqual([]);
    expect(
      twiceWritten([...one('i { fill: url(#hatching) }'), { path: 'b.css', text: 'i { fill: url(#hatching) }' }]),
    ).toEqual([]);
  });

  it('finds pairs and corners that have no name, and lets names, none and half pass', () => {
    expect(pairs(one('i { color: light-dark(#fff, #000); }'))).toHaveLength(1);
    expect(pairs(one('i { color: light-dark(transparent, var(--glow)); }'))).toEqual([]);
    expect(corners(one('i { border-radius: 0 8px 8px 0; }'))).toHaveLength(1);
    expect(corners(one('i { border-top-left-radius: 12px; }'))).toHaveLength(1);
    expect(corners(one('i { border-radius: 50%; border-top-left-radius: var(--round-8); border-radius: 0 }'))).toEqual(
      [],
    );
  });
});
