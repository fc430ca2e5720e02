// What the default run leaves to `--full`, and the quick one to the default.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NETS, SLOW } from '../../vitest.config.ts';
import { root } from '../project.ts';

const testsIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => file.endsWith('.test.ts'));

describe('tests that are left to a longer run', () => {
  it.each([...NETS, ...SLOW])('are there: %s', (pattern) => {
    expect(testsIn(pattern).length).toBeGreaterThan(0);
  });

  it('as nets prove no clause: whatever is proven is proven by every npm test', () => {
    const titled = NETS.flatMap(testsIn).filter((file) =>
      /\b(?:it|describe|test)\b.*\[[A-Z]{2,}-/.test(readFileSync(`${root}/${file}`, 'utf8')),
    );
    expect(titled).toEqual([]);
  });
});
