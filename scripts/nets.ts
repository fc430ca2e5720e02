// `npm run nets`: all that was written down of battles, cards and places, under test/golden of each game. `--renew` writes it
// anew and shows what is different; whoever meant the change commits it.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './project.ts';

const renew = process.argv.includes('--renew');
const files = globSync('packages/*/test/**/*.test.ts', { cwd: root }).filter((file) =>
  /toMatch(?:File|Inline)?Snapshot/.test(readFileSync(join(root, file), 'utf8')),
);
const args = ['run', '--project=rules', ...files, ...(renew ? ['--update=all'] : [])];
const { code } = await runTool('vitest', args, { env: { HOLOTISCH_FULL: '1' } });
if (renew) {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'inherit' });
  git('status', '--short', '--', 'packages/*/test');
  git('--no-pager', 'diff', '--stat', '--', 'packages/*/test');
  git('--no-pager', 'diff', '--unified=0', '--', 'packages/*/test');
}
process.exitCode = code;
