// The dependency audit. A registry that does not answer is no fault of the project and only said.
import { execFile } from 'node:child_process';
import { root } from './project.ts';

export interface AuditOutcome {
  readonly ok: boolean;
  readonly summary: string;
}

const TIMEOUT = 30_000;
const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'] as const;

function npmAudit(): Promise<string> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT}`];
  const npm = process.env['npm_execpath'];
  const viaNode = npm?.endsWith('.js') === true;
  return new Promise((resolve) => {
    execFile(
      viaNode ? process.execPath : 'npm',
      viaNode ? [npm, ...args] : args,
      { cwd: root, timeout: TIMEOUT, shell: !viaNode && process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 },
      // npm exits non-zero both for findings and for a silent registry: its answer tells which.
      (_error, stdout) => resolve(stdout),
    );
  });
}

export function judgeAudit(answer: string): AuditOutcome {
  const silent = (why: string) => ({ ok: true, summary: `skipped, the registry does not answer${why}` });
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
    ok: (found['critical'] ?? 0) + (found['high'] ?? 0) === 0,
    summary: counts.length === 0 ? 'no known vulnerability' : `known vulnerabilities: ${counts.join(', ')}`,
  };
}

export const audit = async (): Promise<AuditOutcome> => judgeAudit(await npmAudit());
