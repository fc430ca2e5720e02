import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { rowOf, type Verdict } from '../outcome.ts';

const told = (verdict: Verdict, note?: string) =>
  stripVTControlCharacters(rowOf('audit', { verdict, ...(note !== undefined && { note }) }, 1.25));

describe('a step in the summary', () => {
  it('that could not run is told as not run, with the reason, and never as ok', () => {
    expect(told('not run', 'the registry does not answer')).toBe(
      'audit            not run    1.3 s  the registry does not answer',
    );
    expect(told('not run')).not.toMatch(/\bok\b/);
  });

  it('that went well is ok, one that did not has failed', () => {
    expect(told('ok')).toBe('audit            ok         1.3 s');
    expect(told('failed')).toBe('audit            FAILED     1.3 s');
  });
});
