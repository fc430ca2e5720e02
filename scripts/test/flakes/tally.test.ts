import { describe, expect, it } from 'vitest';
import config from '../../../vitest.config.ts';
import { faultsOf, type RunReport, tallyOf } from '../../flakes/tally.ts';

const fileOf = (path: string) => path.replace('/there/', '');
const report = (success: boolean, ...failed: readonly string[]): RunReport => ({
  success,
  testResults: [
    {
      name: '/there/e2e/a.test.ts',
      status: failed.length > 0 ? 'failed' : 'passed',
      assertionResults: [
        { fullName: 'is fine', status: 'passed', failureMessages: [] },
        { fullName: 'is off', status: 'skipped' },
        ...failed.map((fullName) => ({
          fullName,
          status: 'failed',
          failureMessages: [`\u001b[31m${fullName}?\u001b[39m`],
        })),
      ],
    },
  ],
});
const faults = (...failed: readonly string[]) => faultsOf(report(failed.length === 0, ...failed), '', fileOf);

describe('several runs', () => {
  it('are told with what failed, in how many of them, and what it said first', () => {
    expect(tallyOf([faults('a'), faults(), faults('a', 'b')])).toEqual({
      runs: 3,
      green: 1,
      failed: [
        { test: 'a', file: 'e2e/a.test.ts', runs: 2, message: 'a?' },
        { test: 'b', file: 'e2e/a.test.ts', runs: 1, message: 'b?' },
      ],
    });
  });

  it('of which all are green have failed in nothing', () => {
    expect(tallyOf([faults(), faults()])).toEqual({ runs: 2, green: 2, failed: [] });
  });

  it('a test of the same name that fails twice in one run counts as one run', () => {
    expect(tallyOf([[...faults('a'), ...faults('a')]]).failed).toMatchObject([{ test: 'a', runs: 1 }]);
  });
});

describe('a run', () => {
  it('that has not come to its end is not green: what it printed last is told', () => {
    expect(faultsOf(undefined, 'out of memory\n', fileOf)).toEqual([
      { test: 'the run itself', file: '', message: 'out of memory' },
    ]);
  });

  it('with an error that belongs to no test is not green', () => {
    expect(faultsOf(report(false), 'Unhandled Rejection', fileOf)).toEqual([
      { test: 'the run itself', file: '', message: 'Unhandled Rejection' },
    ]);
  });

  it('with a file that cannot be loaded names the file', () => {
    const broken = { name: '/there/e2e/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
    expect(faultsOf({ success: false, testResults: [broken] }, '', fileOf)).toEqual([
      { test: 'the file itself', file: 'e2e/b.test.ts', message: 'no such module' },
    ]);
  });
});

it('nothing is tried twice: the settings of the tests know no retry', () => {
  expect(JSON.stringify(config)).toContain('"name":"browser"');
  expect(JSON.stringify(config)).not.toContain('retry');
});
