import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverage, games, openClauses, parseTestResults } from '../src/index.ts';
import { claimedIds } from '../src/test-results.ts';
import { line, madeUpLedger, realLedger, titled } from './books.ts';

const reason = { de: 'Grund.', en: 'Reason.' };
const ledger = madeUpLedger({
  xwing: [
    line('XW-A-01'),
    line('XW-A-02'),
    line('XW-A-03', { kind: 'setup' }),
    line('XW-A-04', { kind: 'reference' }),
    line('XW-A-05'),
  ],
  notApplicable: [{ id: 'XW-A-04', reason }],
  leftOpen: [{ reason, clauses: ['XW-A-05'] }],
});
const pass = (...ids: string[]) => ({ title: titled(...ids), passed: true });
const fail = (...ids: string[]) => ({ title: titled(...ids), passed: false });
const codes = (tests: readonly { title: string; passed: boolean }[]) =>
  coverage(ledger, tests).faults.map((fault) => `${fault.code} ${fault.detail ?? fault.subject}`);

describe('claimedIds', () => {
  it('reads what stands in brackets, one or several, each once', () => {
    const ids = ['XW-A-01', 'AR-B-02', 'LE-C-03', 'LC-D-04'];
    expect(claimedIds(`attack > ${titled('XW-A-01', 'L2-B-02', 'XW-A-01')}`)).toEqual(['XW-A-01', 'L2-B-02']);
    expect(claimedIds(`[${ids[0]}, ${ids[1]} ${ids[2]},${ids[3]}] several`)).toEqual(ids);
  });

  it('passes over ids outside brackets, other brackets and the engine’s made-up game', () => {
    expect(claimedIds('XW-A-01 [slow] [TOY-A-01] [] ] [')).toEqual([]);
  });

  it('keeps misspelt ids, so that they come out as unknown', () => {
    expect(claimedIds(titled('XW-A-1', 'XW-A-01..03'))).toEqual(['XW-A-1', 'XW-A-01..03']);
  });
});

describe('coverage', () => {
  it('counts by game and kind', () => {
    const nothing = {
      clauses: 0,
      proven: 0,
      notApplicable: 0,
      open: 0,
      kinds: {},
      abilities: { pool: 0, enforced: 0 },
      leftOpen: 0,
    };
    const report = coverage(ledger, [pass('XW-A-01', 'XW-A-03')], { xwing: { pool: 9, enforced: 4 } });
    expect(report).toEqual({
      games: {
        xwing: {
          clauses: 5,
          proven: 2,
          notApplicable: 1,
          open: 2,
          kinds: {
            rule: { clauses: 3, proven: 1, notApplicable: 0, open: 2 },
            setup: { clauses: 1, proven: 1, notApplicable: 0, open: 0 },
            reference: { clauses: 1, proven: 0, notApplicable: 1, open: 0 },
          },
          abilities: { pool: 9, enforced: 4 },
          leftOpen: 1,
        },
        armada: nothing,
        legion: nothing,
      },
      faults: [],
    });
  });

  it.each([
    ['before', [fail('XW-A-01'), pass('XW-A-01')]],
    ['after', [pass('XW-A-01'), fail('XW-A-01')]],
  ])('lets a failing test %s the passing one undo the proof', (_, tests) => {
    expect(coverage(ledger, tests).games.xwing.proven).toBe(0);
    expect(codes(tests)).toEqual(['failing-proof XW-A-01']);
  });

  it('proves nothing by a title with five clauses', () => {
    const four = [pass('XW-A-01', 'XW-A-02', 'XW-A-03', 'XW-A-05')];
    expect(coverage(ledger, four)).toMatchObject({ games: { xwing: { proven: 4 } } });
    const five = [pass('XW-A-01', 'XW-A-02', 'XW-A-03', 'XW-A-04', 'XW-A-05')];
    expect(coverage(ledger, five)).toMatchObject({
      games: { xwing: { proven: 0 } },
      faults: [{ code: 'too-many-ids' }],
    });
  });

  it('reports unknown clauses, and proves the known ones beside them', () => {
    const tests = [pass('XW-A-01', 'XW-A-99'), fail('XW-A-2')];
    expect(coverage(ledger, tests).games.xwing.proven).toBe(1);
    expect(codes(tests)).toEqual(['unknown-id XW-A-99', 'unknown-id XW-A-2']);
  });

  it('counts a clause that is proven and listed as proven, and reports the stale entry', () => {
    const report = coverage(ledger, [pass('XW-A-04')]);
    expect(report.games.xwing).toMatchObject({ proven: 1, notApplicable: 0 });
    expect(report.faults).toEqual([{ code: 'stale-exception', subject: 'XW-A-04' }]);
  });

  it('reports a clause that is listed as left open and proven', () => {
    const report = coverage(ledger, [pass('XW-A-05')]);
    expect(report.games.xwing).toMatchObject({ proven: 1, leftOpen: 0 });
    expect(report.faults).toEqual([{ code: 'stale-open', subject: 'XW-A-05' }]);
  });

  it('does not call an entry stale because of a test that fails', () => {
    expect(codes([fail('XW-A-04')])).toEqual(['failing-proof XW-A-04']);
  });

  it('passes on the faults of the ledger itself', () => {
    const broken = madeUpLedger({ xwing: ['{'] });
    expect(coverage(broken, []).faults).toEqual([{ code: 'broken-clause', subject: 'xwing.jsonl:1' }]);
  });

  it('adds up for every game and kind, whatever the tests claim', () => {
    const id = fc.constantFrom(...realLedger.clauses.slice(0, 30).map((clause) => clause.id), 'XW-NO-01', '__proto__');
    const test = fc.record({
      title: fc.array(id, { maxLength: 6 }).map((ids) => titled(...ids)),
      passed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(test, { maxLength: 8 }), (tests) => {
        const report = coverage(realLedger, tests);
        for (const game of games) {
          const { kinds, ...total } = report.games[game];
          const rows = Object.values(kinds);
          for (const counts of [total, ...rows])
            expect(counts.proven + counts.notApplicable + counts.open).toBe(counts.clauses);
          expect(rows.reduce((sum, counts) => sum + counts.open, 0)).toBe(total.open);
          expect(openClauses(realLedger, tests, game)).toHaveLength(total.open);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('openClauses', () => {
  it('lists what is neither proven nor excepted, in the order of the book', () => {
    const open = openClauses(ledger, [pass('XW-A-02'), fail('XW-A-03')], 'xwing');
    expect(open.map((clause) => clause.id)).toEqual(['XW-A-01', 'XW-A-03', 'XW-A-05']);
    expect(openClauses(ledger, [], 'armada')).toEqual([]);
  });
});

describe('parseTestResults', () => {
  const good = { version: 1, at: '2024-01-01T00:00:00.000Z', node: 'v24.0.0', complete: true, tests: [] };

  it('gives back what a run has written', () => {
    const results = { ...good, tests: [{ title: 'a', file: 'b.test.ts', passed: false }] };
    expect(parseTestResults(JSON.stringify(results))).toEqual(results);
  });

  it.each([
    '',
    'null',
    '[]',
    JSON.stringify({ ...good, version: 2 }),
    JSON.stringify({ ...good, at: 7 }),
    JSON.stringify({ ...good, node: undefined }),
    JSON.stringify({ ...good, complete: 'yes' }),
    JSON.stringify({ ...good, tests: {} }),
    JSON.stringify({ ...good, tests: [{ title: 'a', file: 'b', passed: 1 }] }),
    JSON.stringify({ ...good, tests: [{ title: '', file: 'b', passed: true }] }),
    JSON.stringify({ ...good, tests: [null] }),
  ])('refuses %j', (text) => {
    expect(parseTestResults(text)).toBeUndefined();
  });
});
