import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseTestResults } from '@holotisch/rulebook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn, mergeResults, resultsFile } from '../ledger-reporter.ts';

describe('mergeResults', () => {
  const of = (file: string, title: string) => ({ file, title, passed: true });
  const existing = new Set(['a.test.ts', 'b.test.ts']);

  it('replaces the files that ran, keeps the others and drops those that are gone', () => {
    const old = [of('a.test.ts', 'old'), of('b.test.ts', 'kept'), of('gone.test.ts', 'gone')];
    const ran = new Map([['a.test.ts', [of('a.test.ts', 'new')]]]);
    expect(mergeResults(old, ran, existing)).toEqual({
      tests: [of('b.test.ts', 'kept'), of('a.test.ts', 'new')],
      complete: true,
    });
  });

  it('is not complete while a file has never run', () => {
    const ran = new Map([['a.test.ts', [of('a.test.ts', 'new')]]]);
    expect(mergeResults([], ran, existing).complete).toBe(false);
  });
});

describe('the reporter in a run of its own', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'ledger-reporter-'));
    mkdirSync(join(root, 'sub'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const write = (file: string, source: string) => writeFileSync(join(root, file), source);
  const results = () => readFileSync(join(root, resultsFile), 'utf8');
  const tests = () =>
    parseTestResults(results())
      ?.tests.map(({ file, title, passed }) => `${file}: ${title}: ${passed}`)
      .sort();

  function run(...args: string[]): string {
    const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
    const reporter = fileURLToPath(new URL('../ledger-reporter.ts', import.meta.url));
    // The run must not take itself for a worker of the run it is tested in.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
    const options = ['--globals', '--no-color', '--root', root, '--reporter', reporter];
    return spawnSync(process.execPath, [vitest, 'run', ...options, ...args], { cwd: root, env, encoding: 'utf8' })
      .stdout;
  }

  it('waits while another run puts its results in', async () => {
    const turn = join(root, `${resultsFile}.turn`);
    mkdirSync(turn, { recursive: true });
    let done = false;
    const waiting = inTurn(root, () => {
      done = true;
      expect(existsSync(turn)).toBe(true);
    });
    await sleep(60);
    expect(done).toBe(false);
    rmSync(turn, { recursive: true });
    await waiting;
    expect([done, existsSync(turn)]).toEqual([true, false]);
  });

  it('keeps what it knows file by file', { timeout: 60_000 }, () => {
    write(
      'sub/a.test.ts',
      "describe('a', () => { it('good', () => {}); it('bad', () => { throw 1; }); it.skip('off', () => {}); });",
    );
    write('b.test.ts', "describe('hook', () => { beforeAll(() => { throw 1; }); it('never', () => {}); });");
    write('c.test.ts', "import './nowhere.ts'; it('unreached', () => {});");
    expect(run()).toContain('Tests: 1 passed, 3 failed, 2 skipped\n');
    expect(tests()).toEqual([
      'b.test.ts: hook: false',
      'c.test.ts: c.test.ts: false',
      'sub/a.test.ts: a > bad: false',
      'sub/a.test.ts: a > good: true',
    ]);
    expect(parseTestResults(results())?.complete).toBe(true);
    expect(readdirSync(join(root, '.cache'))).toEqual(['test-results.json']);

    write('c.test.ts', "it('reached', () => {});");
    write('new.test.ts', "it('new', () => {});");
    rmSync(join(root, 'b.test.ts'));
    expect(run('c.test.ts')).toContain('Tests: 1 passed, 0 failed, 0 skipped\n');
    expect(tests()).toEqual([
      'c.test.ts: reached: true',
      'sub/a.test.ts: a > bad: false',
      'sub/a.test.ts: a > good: true',
    ]);
    expect(parseTestResults(results())?.complete).toBe(false);

    const before = results();
    expect(run('-t', 'good')).toContain('Tests: 1 passed, 0 failed, 4 skipped\n');
    expect(results()).toBe(before);
  });
});
