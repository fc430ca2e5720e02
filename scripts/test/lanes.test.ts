// What the default run leaves to `--full`, and the quick one to the default.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NETS, SLOW } from '../../vitest.config.ts';
import { expectedIn } from '../ledger-reporter.ts';
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

  it('as nets are not missed by whoever counts what is proven; all others are', () => {
    const expected = expectedIn(root);
    expect(NETS.flatMap(testsIn).filter((file) => expected.has(file))).toEqual([]);
    expect(
      SLOW.flatMap(testsIn).filter((file) => !expected.has(file) && !NETS.flatMap(testsIn).includes(file)),
    ).toEqual([]);
    expect(expected).toContain('e2e/online.test.ts');
  });
});

describe('a test that has to wait', () => {
  const waiting = (pattern: string, how: RegExp) =>
    globSync(pattern, { cwd: root }).filter((file) => how.test(readFileSync(`${root}/${file}`, 'utf8')));

  it('in the browser waits for a state, never for a while', () => {
    expect(waiting('e2e/*.ts', /\.match/)).not.toEqual([]); // else nothing was looked at
    expect(waiting('e2e/*.ts', /waitForTimeout\(/)).toEqual([]);
  });

  it('in the browser asks for a text until it is there: it may come a moment later', () => {
    const once = /expect\(\(?await [^;]*?\.(?:textContent|innerText|allTextContents|allInnerTexts|inputValue)\(\)\)/;
    expect(once.test("expect(await page.locator('.log').textContent()).toBe('')")).toBe(true); // else nothing is found
    expect(waiting('e2e/*.ts', once)).toEqual([]);
  });

  it('of the server waits by `until`, and moves clocks and meters by hand', () => {
    expect(waiting('apps/server/test/*.ts', /setTimeout\(|waitForTimeout\(/)).toEqual(['apps/server/test/table.ts']);
    expect(waiting('apps/server/test/*.ts', /[cC]puUsage\(|performance\.now\(/)).toEqual([]);
  });
});
