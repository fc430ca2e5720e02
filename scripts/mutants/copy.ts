import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endGroup, startGroup } from '../boot/own-group.mjs';
import { root } from '../project.ts';

/** What is said of a run that had to be ended. */
export const ENDLESS = 'it never ends';

/** What vitest writes down of a run. */
interface Run {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** How long each test file took on unbroken code, in milliseconds. */
export type Usual = ReadonlyMap<string, number>;

/**
 * A loop that never ends lets no test file end. A busy machine is no broken loop, so a file may take ten times as long
 * as it usually does, and a minute more; how many files there are does not matter.
 */
const mostOf = (file: string, usual: Usual): number =>
  60_000 + 10 * ([...usual].find(([name]) => file.endsWith(name))?.[1] ?? 0);

/** Tells which test file is at work. */
const BEGUN = `
import { writeFileSync } from 'node:fs';
import { beforeAll, expect } from 'vitest';
beforeAll(() => writeFileSync('begun', expect.getState().testPath));
`;

/** What the tests of a game need of the project. */
const NEEDED = ['packages', 'rules', 'examples', 'docs', ':!docs/pictures', 'package.json', 'tsconfig.json'];

/**
 * A copy of the working tree to break at will; the tree itself is never touched. Its packages find each other through
 * a node_modules folder of its own, everything else is linked to the one of the project.
 */
export class WorkingCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'holotisch-mutants-'));

  constructor() {
    const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...NEEDED], {
      cwd: root,
      encoding: 'utf8',
    });
    if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
    for (const file of new Set(listed.stdout.split('\0').filter((f) => f !== '')))
      cpSync(join(root, file), join(this.folder, file), { recursive: true, force: true });
    this.#linkModules();
    this.write('begun.mjs', BEGUN);
  }

  #linkModules(): void {
    const [from, to] = [join(root, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(join(to, '@holotisch'), { recursive: true });
    for (const name of readdirSync(from))
      if (name !== '@holotisch' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name), 'junction');
    for (const name of readdirSync(join(this.folder, 'packages')))
      symlinkSync(join(this.folder, 'packages', name), join(to, '@holotisch', name), 'junction');
    symlinkSync(join(this.folder, 'rules'), join(to, '@holotisch', 'rules'), 'junction');
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  /**
   * A configuration for vitest: one worker, all test files in the order in which they are named, the rules loaded once
   * for all of them, by Node itself where it can.
   */
  configure(name: string, { setupFiles = [] as readonly string[], order = [] as readonly string[] }): void {
    const include = order.length > 0 ? order : ['packages/*/test/**/*.test.ts'];
    const experimental = { viteModuleRunner: !process.features.typescript };
    const test = { include, setupFiles, testTimeout: 60_000, hookTimeout: 60_000, isolate: false, experimental };
    this.write(
      name,
      `const order = ${JSON.stringify(order)};
const placeOf = ({ moduleId }) => order.findIndex((file) => moduleId.endsWith(file));
class InOrder {
  shard(files) { return files; }
  sort(files) { return [...files].sort((a, b) => placeOf(a) - placeOf(b)); }
}
export default { test: { ...${JSON.stringify(test)}, sequence: { sequencer: InOrder } } };
`,
    );
  }

  /** Runs vitest in the copy, on one thread; whether all went well. Where it is told what is usual, whoever hangs is ended. */
  test(args: readonly string[], usual?: Usual): Promise<boolean> {
    this.write('begun', '');
    return new Promise((resolve, reject) => {
      const vitest = join(root, 'node_modules/vitest/vitest.mjs');
      const child = startGroup(process.execPath, [vitest, 'run', '--maxWorkers=1', ...args], {
        cwd: this.folder,
        stdio: 'ignore',
        env: { ...process.env, HOLOTISCH_GAMES: '80' }, // enough to fly every card, and no more: this is run again and again
      });
      // whatever loops is a process of its own below this one, and ends with it
      const watch = usual && setInterval(() => this.#hangs(usual) && endGroup(child), 1000);
      child.on('error', reject);
      child.on('close', (code) => {
        clearInterval(watch);
        resolve(code === 0);
      });
    });
  }

  #hangs(usual: Usual): boolean {
    const begun = this.path('begun');
    return Date.now() - statSync(begun).mtimeMs > mostOf(readFileSync(begun, 'utf8'), usual);
  }

  /** The full name of the first test that fails, the file that does not load, or why nothing is written down of the run. */
  async firstFailure(args: readonly string[], usual: Usual): Promise<string | undefined> {
    const written = 'failure.json';
    rmSync(this.path(written), { force: true });
    const went = await this.test([...args, '--reporter=json', `--outputFile=${written}`], usual);
    if (went) return undefined;
    if (!existsSync(this.path(written))) return ENDLESS;
    const { testResults } = JSON.parse(readFileSync(this.path(written), 'utf8')) as Run;
    const [failed] = testResults.filter(({ status }) => status !== 'passed');
    return failed?.assertionResults.find(({ status }) => status === 'failed')?.fullName ?? failed?.name ?? 'a crash';
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
