// The package as whoever installs it finds it: in an empty folder, without this house around it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutWorkspaces } from '../pack/emit.ts';
import { pack } from '../pack/pack.ts';
import { root } from '../project.ts';

const home = mkdtempSync(join(tmpdir(), 'holotisch-pack-'));
const installed = join(home, 'node_modules', 'holotisch');
// Our Node first, for it may be another one that npm runs on.
const env = {
  ...process.env,
  HOME: home,
  USERPROFILE: home,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
};
const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [file, ...args], { cwd: home, env, encoding: 'utf8' });
const readmeOf = (name: string) => readFileSync(join(installed, 'packages', name, 'README.md'), 'utf8');

beforeAll(async () => {
  const page = join(home, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), 'the table');
  const file = await pack(home, page);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--offline', '--no-save', '--silent', '--prefix', home, file];
  execFileSync(npm, args, { env, shell: process.platform === 'win32' });
}, 300_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the package, installed in an empty folder', () => {
  it('serves the table, and two bots play a match on it', async () => {
    const server = spawn(process.execPath, [join(installed, 'bin', 'holotisch.mjs'), 'start', '--port', '0'], { env });
    const children: ChildProcess[] = [server];
    try {
      const url = await said(server, /http:\/\/localhost:\d+/);
      expect(await (await fetch(url)).text()).toBe('the table');
      const bot = (...args: string[]) => {
        const child = spawn(process.execPath, [join(installed, 'examples', 'bot', 'bot.mjs'), ...args], { env });
        children.push(child);
        return child;
      };
      const one = bot(url, 'toy', '--edition', 'first');
      const link = await said(one, /http:\S+\/online\/\S+/);
      const ends = await Promise.all([said(one, /over \{.*/), said(bot(link), /over \{.*/)]);
      expect(ends[0]).toBe(ends[1]);
    } finally {
      for (const child of children) child.kill();
    }
  });

  it('answers on the command line', () => {
    expect(run(join(installed, 'bin', 'holotisch.mjs'), 'rules', 'search', 'xw-angriff-08', '--lang', 'en')).toContain(
      'XW-ANGRIFF-08',
    );
    const played = run(join(installed, 'bin', 'holotisch.mjs'), 'sim', '--game', 'xwing', '--games', '2', '--json');
    expect(JSON.parse(played)).toMatchObject({ games: 2, errors: 0 });
  });

  it.each(['engine', 'xwing', 'armada', 'legion', 'odds', 'rulebook'])(
    'is a library: what its %s page shows comes out',
    (name) => {
      const [, code = ''] = /```js\n(.*?)```/s.exec(readmeOf(name)) ?? [];
      const shown = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, words]) => words);
      expect(shown.length).toBeGreaterThan(0);
      const file = join(home, `${name}.mjs`);
      writeFileSync(file, code);
      expect(run(file).trim().split('\n')).toEqual(shown);
    },
  );

  it('has types at every door', () => {
    const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    const doors = Object.keys(exports).filter((door) => door !== './package.json');
    expect(doors).toContain('./odds/xwing');
    const uses = doors.map((door, i) => `import * as door${i} from 'holotisch${door.slice(1)}';\nvoid door${i};`);
    const wrong =
      "import { attackOdds } from 'holotisch/odds/xwing';\nexport const text: string = attackOdds({ attackDice: 1, defenceDice: 0 }).expected;";
    writeFileSync(join(home, 'right.ts'), uses.join('\n'));
    writeFileSync(join(home, 'wrong.ts'), wrong);
    const tsc = (file: string) => {
      const options = ['--noEmit', '--strict', '--module', 'NodeNext', '--target', 'ES2024', '--skipLibCheck'];
      try {
        return run(join(root, 'node_modules', 'typescript', 'bin', 'tsc'), ...options, file);
      } catch (error) {
        return String((error as { stdout?: string }).stdout);
      }
    };
    expect(tsc('right.ts')).toBe('');
    expect(tsc('wrong.ts')).toContain("Type 'number' is not assignable to type 'string'");
  });
});

describe('a source on its way into the package', () => {
  const doors = new Map([['@holotisch/odds/xwing', 'packages/odds/src/xwing.ts']]);
  const made = (text: string) => withoutWorkspaces(text, 'packages/xwing/src/a/b.js', doors);

  it('names files where it named workspaces, and starts its threads from JavaScript', () => {
    expect(made("import { a } from '@holotisch/odds/xwing';")).toBe("import { a } from '../../../odds/src/xwing.js';");
    expect(made("import('@holotisch/odds/xwing')")).toBe("import('../../../odds/src/xwing.js')");
    expect(made("new URL('./worker.ts', import.meta.url)")).toBe("new URL('./worker.js', import.meta.url)");
  });

  it('that comes in where there is no door is refused', () => {
    expect(() => made("import '@holotisch/odds/legion';")).toThrow('packages/xwing/src/a/b.js');
  });
});

/** The first thing it says that looks like this. */
function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const heard = (more: string) => {
      text += more;
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.setEncoding('utf8').on('data', heard);
    child.stderr?.setEncoding('utf8').on('data', heard);
    child.on('close', () => reject(new Error(text)));
  });
}
