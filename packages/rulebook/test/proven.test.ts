import { describe, expect, it } from 'vitest';
import { latestProven, parseProven, provenBy, staleClaims, type TestResults } from '../src/index.ts';
import { line, madeUpLedger, titled } from './books.ts';

const ledger = madeUpLedger({ xwing: ['XW-A-01', 'XW-A-02', 'XW-A-03'].map((id) => line(id)) });
const results = (at: string, complete: boolean, ...proven: string[]): TestResults => ({
  version: 1,
  at,
  node: 'v24.0.0',
  complete,
  tests: proven.map((id) => ({ title: titled(id), file: 'a.test.ts', passed: true })),
});
const record = { on: '2026-03-02', clauses: ['XW-A-01'] };

describe('parseProven', () => {
  it('gives back what was written', () => {
    expect(parseProven(JSON.stringify(record))).toEqual(record);
  });

  it.each([
    '',
    'null',
    '[]',
    JSON.stringify({ ...record, on: 'yesterday' }),
    JSON.stringify({ ...record, on: undefined }),
    JSON.stringify({ ...record, clauses: 'XW-A-01' }),
    JSON.stringify({ ...record, clauses: [1] }),
  ])('refuses %j', (text) => {
    expect(parseProven(text)).toBeUndefined();
  });
});

describe('what is known to be proven', () => {
  it('is what a run proves, in the order of the book, with its day', () => {
    const run = results('2026-03-04T23:59:00.000Z', true, 'XW-A-03', 'XW-A-01');
    expect(provenBy(ledger, run)).toEqual({ on: '2026-03-04', clauses: ['XW-A-01', 'XW-A-03'] });
  });

  it.each([
    ['no run', undefined, record],
    ['an unfinished run', results('2026-03-04T00:00:00.000Z', false, 'XW-A-02'), record],
    ['an older run', results('2026-03-01T23:00:00.000Z', true, 'XW-A-02'), record],
    ['a run of that day', results('2026-03-02T01:00:00.000Z', true, 'XW-A-02'), { ...record, clauses: ['XW-A-02'] }],
    ['a newer run', results('2026-03-03T01:00:00.000Z', true), { on: '2026-03-03', clauses: [] }],
  ])('with %s', (_, run, known) => {
    expect(latestProven(ledger, record, run)).toEqual(known);
  });

  it('is nothing without record and results', () => {
    expect(latestProven(ledger, undefined, undefined)).toBeUndefined();
    expect(latestProven(ledger, undefined, results('2026-03-03T01:00:00.000Z', true))?.clauses).toEqual([]);
  });

  it('is not what is claimed any more', () => {
    expect(staleClaims({ on: '', clauses: ['XW-A-01', 'XW-B-01'] }, record)).toEqual(['XW-B-01']);
    expect(staleClaims(record, record)).toEqual([]);
  });
});
