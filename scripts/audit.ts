// The dependency audit. A registry that does not answer is no fault of the project: then it was not run, and that is said.
import { startGroup } from './boot/own-group.mjs';
import type { Verdict } from './outcome.ts';
import { root } from './project.ts';

interface AuditOutcome {
  readonly verdict: Verdict;
  readonly summary: string;
}

const TIMEOUT = 30_000;
const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'] as const;

function npmAudit(): Promise<string> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT}`];
  const npm = process.env['npm_execpath'];
  const viaNode = npm?.endsWith('.js') === true;
  return new Promise((resolve) => {
    const child = startGroup(viaNode ? process.execPath : 'npm', viaNode ? [npm, ...args] : args, {
      cwd: root,
      most: TIMEOUT,
      shell: !viaNode && process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let answer = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    // npm exits non-zero both for findings and for a silent registry: its answer tells which.
    child.on('close', () => resolve(answer));
    child.on('error', () => resolve(''));
  });
}

export function judgeAudit(answer: string): AuditOutcome {
  const silent = (why: string): AuditOutcome => ({
    verdict: 'not run',
    summary: `the registry does not answer${why}`,
  });
  let report: { metadata?: { vulnerabilities?: Record<string, number> }; statusCode?: number; code?: string };
  try {
    report = JSON.parse(answer);
  } catch {
    return silent('');
  }
  const found = report.metadata?.vulnerabilities;
  if (!found) {
    const reason = report.statusCode ?? report.code;
    return silent(reason === undefined ? '' : ` (${reason})`);
  }
  const counts = LEVELS.filter((level) => (found[level] ?? 0) > 0).map((level) => `${found[level]} ${level}`);
  return {
    verdict: (found['critical'] ?? 0) + (found['high'] ?? 0) === 0 ? 'ok' : 'failed',
    summary: counts.length === 0 ? 'no known vulnerability' : `known vulnerabilities: ${counts.join(', ')}`,
  };
}

export const audit = async (): Promise<AuditOutcome> => judgeAudit(await npmAudit());
