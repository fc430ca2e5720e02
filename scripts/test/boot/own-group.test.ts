// What a command has started ends with it, however it ends, down to a grandchild that loops and listens to nobody.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../project.ts';

const PARENT = join(import.meta.dirname, 'own-group-parent.mjs');
const EVERYBODY = ['parent', 'child', 'grandchild'] as const;
type Member = (typeof EVERYBODY)[number];

let folder: string;
let pids: Map<Member, number>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holotisch-group-'));
  pids = new Map();
});
afterEach(() => {
  // Where the test has failed, nothing may go on looping.
  for (const who of EVERYBODY) if (isAlive(who)) process.kill(pids.get(who)!, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** It runs; one that has ended and that nobody has asked about yet does not. */
function isAlive(who: Member): boolean {
  const pid = pids.get(who);
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function toldBy(who: Member): number {
  try {
    return Number(readFileSync(join(folder, who), 'utf8'));
  } catch {
    return 0;
  }
}

/** The command, when its grandchild loops. */
async function looping(how: string): Promise<{ command: ChildProcess; ended: Promise<unknown>; said: () => string }> {
  const command = spawn(process.execPath, [PARENT, how, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  command.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise((resolve) => command.on('exit', (code, signal) => resolve(code ?? signal)));
  await expect.poll(() => EVERYBODY.every((who) => toldBy(who) > 0), { timeout: 30_000 }).toBe(true);
  for (const who of EVERYBODY) pids.set(who, toldBy(who));
  return { command, ended, said: () => said };
}

const nobodyIsLeft = (): Promise<void> =>
  expect.poll(() => EVERYBODY.filter(isAlive), { timeout: 15_000, interval: 30 }).toEqual([]);

describe.skipIf(process.platform === 'win32')('nothing is left running', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('when the command is called off by %s', async (signal, code) => {
    const { command, ended } = await looping('waits');
    command.kill(signal);
    expect(await ended).toBe(code);
    await nobodyIsLeft();
  });

  it('when it is asked to end: then it may tidy up first', async () => {
    const { command, ended } = await looping('tidies up');
    command.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(existsSync(join(folder, 'tidied'))).toBe(true);
    await nobodyIsLeft();
  });

  it('when the command is killed without a word', async () => {
    const { command, ended } = await looping('waits');
    command.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    await nobodyIsLeft();
  });

  it.each([
    ['throws', 1],
    ['exits', 0],
  ])('when the command %s', async (how, code) => {
    const { ended } = await looping(how);
    expect(await ended).toBe(code);
    await nobodyIsLeft();
  });

  it('when its time is up; the command goes on', async () => {
    const { ended, said } = await looping('time is up');
    expect(await ended).toBe(0);
    expect(said()).toBe('closed SIGKILL\n');
    await nobodyIsLeft();
  });

  it('when what was started has ended and left somebody behind, who would hold on to its output', async () => {
    const { ended, said } = await looping('child ends');
    expect(await ended).toBe(0);
    expect(said()).toBe('closed 3\n');
    await nobodyIsLeft();
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('when boot gets %s in the middle of a task', async (signal) => {
    const { command, ended } = await looping('boot');
    command.kill(signal);
    expect(await ended).toBe(signal === 'SIGKILL' ? signal : 1);
    await nobodyIsLeft();
  });
});

/** Whoever waits for the end of what he has started, in a group that is ended with him, leaves nothing behind. */
const WAITING = /^(?:type ChildProcess|spawnSync|execFileSync|execSync)$/;

it('no command starts anything in another way', () => {
  const starts = globSync('{scripts,bench,e2e,apps/cli/src,apps/server/src}/**/*.{ts,mjs}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/test/'))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const [, types, names = ''] = /import (type )?\{([^}]*)\} from 'node:child_process'/.exec(text) ?? [];
      return types === undefined && names.split(',').some((name) => name.trim() !== '' && !WAITING.test(name.trim()));
    });
  // The one that watches over all others, a question to a Node that has a time limit, and what is installed elsewhere.
  expect(starts.toSorted()).toEqual([
    'scripts/boot/own-group.mjs',
    'scripts/boot/project-node.mjs',
    'scripts/pack/bin/hand-over.mjs',
  ]);
});
