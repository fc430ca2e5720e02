import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseProven } from '@holotisch/rulebook';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLedger } from '../../apps/web/plugins/read-ledger.ts';
import { resultsFile } from '../ledger-reporter.ts';
import { checkRecord, recordFile } from '../proven-record.ts';

const ledger = readLedger();
const [first, second] = ['XW-ANGRIFF-01', 'XW-ANGRIFF-02'] as const;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'proven-record-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}
const ran = (complete: boolean, ...proven: string[]) =>
  write(resultsFile, {
    version: 1,
    at: '2026-03-04T05:06:07.000Z',
    node: 'v24.0.0',
    complete,
    tests: proven.map((id) => ({ title: `[${id}] holds`, file: 'a.test.ts', passed: true })),
  });
const recorded = (...clauses: string[]) => write(recordFile, { on: '2026-01-01', clauses });
const check = (asked = false) => checkRecord(root, ledger, asked);

it('is content with a record that the run bears out, and tells what it lacks', () => {
  ran(true, first, second);
  recorded(first);
  expect(check()).toEqual({
    ok: true,
    summary: 'clauses as recorded: 1, proven but not recorded yet: 1 (npm test -- --record)',
    stale: [],
  });
  expect(parseProven(readFileSync(join(root, recordFile), 'utf8'))?.on).toBe('2026-01-01');
});

it('lets no claim stand that the run does not bear out', () => {
  ran(true, first);
  recorded(first, second);
  expect(check()).toMatchObject({ ok: false, stale: [second] });
});

it('writes what the run proved when asked, and only of a run of all tests', () => {
  recorded(second);
  ran(false, first);
  expect(check(true)).toMatchObject({ ok: false });
  expect(parseProven(readFileSync(join(root, recordFile), 'utf8'))?.clauses).toEqual([second]);
  ran(true, first);
  expect(check(true)).toMatchObject({ ok: true });
  expect(parseProven(readFileSync(join(root, recordFile), 'utf8'))).toEqual({ on: '2026-03-04', clauses: [first] });
});

it('does not pass without a record', () => {
  ran(true, first);
  expect(check()).toMatchObject({ ok: false });
});
