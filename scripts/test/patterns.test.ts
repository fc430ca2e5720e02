import { describe, expect, it } from 'vitest';
import { sourcesIn } from '../architecture/sources.ts';
import { patternsIn } from '../patterns/find.ts';
import { growthOf, isTooMuch } from '../patterns/growth.ts';
import { stepsOf } from '../patterns/steps.ts';

const ROOT = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');
/** What reads nothing but our own data, which lies beside it: nobody from outside can make it long. */
const OWN_DATA = ['packages/legion/src/data/cells.ts', 'packages/rulebook/src/ruling.ts'];
/** All that is shipped: lists, links, files, chat and names come through it, and nobody has to remember which part reads. */
const shipped = sourcesIn(ROOT, ['packages', 'apps']).filter(({ path }) => /^(?:packages|apps)\/\w+\/src\//.test(path));

describe('the regular expressions of everything that reads', () => {
  it('are found, all of them', () => {
    const all = shipped.flatMap(({ path, text }) => patternsIn(path, text));
    expect(all.length).toBeGreaterThan(150);
    for (const path of ['packages/legion/src/build/text-read.ts', 'packages/engine/src/list/phrase.ts'])
      expect(all.filter((one) => one.path === path).length).toBeGreaterThan(3);
    // Each is one: whatever was cut out of the text compiles.
    for (const { source, flags } of all) expect(() => new RegExp(source, flags)).not.toThrow();
  });

  it('do no more work than their input is long: four times the text is not sixteen times the steps', () => {
    const seen = new Set<string>();
    const slow = shipped
      .filter(({ path }) => !OWN_DATA.includes(path))
      .flatMap(({ path, text }) => patternsIn(path, text))
      .filter(({ source, flags }) => !seen.has(`${source}/${flags}`) && seen.add(`${source}/${flags}`))
      .map((one) => ({ ...one, growth: growthOf(one.source, one.flags) }))
      .filter(({ growth }) => isTooMuch(growth));
    expect(
      slow.map(
        ({ path, line, source, flags, growth }) =>
          `${path}:${line} /${source}/${flags} × ${growth.times} on ${growth.input}`,
      ),
    ).toEqual([]);
  });
});

describe('whoever looks for slow ones', () => {
  it('finds them', () => {
    for (const [source, flags] of [
      ['\\s+$', ''], // spaces and something behind: each space is a beginning
      ['^(a+)+$', ''],
      ['(?: ?\\[[^[\\]]*\\])+$', ''],
      ['^(.*?)\\s*[([]([^()[\\]]*)[)\\]]$', ''],
      [' ?[([].*$', ''],
    ] as const)
      expect([source, isTooMuch(growthOf(source, flags))]).toEqual([source, true]);
  });

  it('leaves the others alone', () => {
    for (const [source, flags] of [
      ['^\\s*$', ''],
      ['[^a-z0-9]', 'g'],
      ['^(\\d{1,2}) ?[x×] (.+)$', 'i'],
      ['<\\/?[a-z]>', 'gi'],
      ['^https?:\\/\\/\\S+$', ''],
      ['(?<=a)b|\\bc\\b|(?!d)e', 'u'],
    ] as const)
      expect([source, growthOf(source, flags).times <= 8]).toEqual([source, true]);
  });

  it('counts as a matcher goes', () => {
    const steps = (size: number) => stepsOf('\\s+$', '', `${' '.repeat(size)}x`);
    expect(steps(80) / steps(20)).toBeGreaterThan(12);
    expect(stepsOf('^a', '', 'b'.repeat(100))).toBeLessThan(10);
  });

  it('tells a regular expression from a division, a comment, a string and a tag', () => {
    const text = [
      'const a = b / c / d; // /no/',
      ['const e = ', "'/no/' + `/$", "{f.replace(/yes/g, '')}/no`; /* /no/ */"].join(''),
      'return /[/]yes\\/2/i.test(g) ? <br /> : <p>/no/</p>;',
    ].join('\n');
    expect(patternsIn('x.tsx', text).map(({ source, flags, line }) => [source, flags, line])).toEqual([
      ['yes', 'g', 2],
      ['[/]yes\\/2', 'i', 3],
    ]);
  });
});
