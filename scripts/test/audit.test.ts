import { describe, expect, it } from 'vitest';
import { judgeAudit } from '../audit.ts';

const found = (vulnerabilities: Record<string, number>) => JSON.stringify({ metadata: { vulnerabilities } });

describe('the verdict on an audit', () => {
  it('passes without findings', () => {
    expect(judgeAudit(found({ info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 }))).toEqual({
      verdict: 'ok',
      summary: 'no known vulnerability',
    });
  });

  it('names lesser findings and passes', () => {
    expect(judgeAudit(found({ low: 2, moderate: 1, high: 0, critical: 0 }))).toEqual({
      verdict: 'ok',
      summary: 'known vulnerabilities: 1 moderate, 2 low',
    });
  });

  it.each(['high', 'critical'])('fails on one of level %s', (level) => {
    expect(judgeAudit(found({ [level]: 1 })).verdict).toBe('failed');
  });

  it.each([
    ['nothing at all', '', ''],
    ['a refusal', '{"message":"405 Method Not Allowed","statusCode":405}', ' (405)'],
    ['no network', '{"error":{"summary":"","detail":""},"code":"ENOTFOUND"}', ' (ENOTFOUND)'],
    ['a web page', '<html>proxy</html>', ''],
  ])('was not run where the registry is silent: %s', (_case, answer, reason) => {
    expect(judgeAudit(answer)).toEqual({ verdict: 'not run', summary: `the registry does not answer${reason}` });
  });
});
