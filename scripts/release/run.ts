// `npm run release -- 0.2.0`: new version, changelog by version, commit and tag. Pushing is left to whoever has looked at it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as project } from '../project.ts';
import { cut, NoRelease } from './cut.ts';

// A test cuts releases of a tree of its own.
const root = process.env['HOLOTISCH_RELEASE_ROOT'] ?? project;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

try {
  const [version = '', ...more] = process.argv.slice(2);
  if (version === '' || more.length > 0) throw new NoRelease('one version is wanted, such as 0.2.0.');
  if (git('status', '--porcelain').trim() !== '') throw new NoRelease('there are changes that are not committed.');
  const paths = git('ls-files', 'package.json', '*/package.json', 'package-lock.json', 'CHANGELOG.md').split('\n');
  const files = Object.fromEntries(paths.filter(Boolean).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const date = new Date().toISOString().slice(0, 10);
  for (const [path, text] of Object.entries(cut(files, version, date))) writeFileSync(join(root, path), text);
  git('commit', '--quiet', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', '--message', `Holotisch ${version}`, `v${version}`);
  console.log(`v${version}. Ansehen, dann schicken · look at it, then send it: git push --follow-tags`);
} catch (error) {
  if (!(error instanceof NoRelease)) throw error;
  console.error(`holotisch: kein Release · no release: ${error.message}`);
  process.exitCode = 2;
}
