import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, judge, takeInstallLock } from '../../boot/install-lock.mjs';

const here = { host: 'tisch', isAlive: (pid: number) => pid === 1234 };
const stateOf = (text: string, silentMs = 0) => judge({ text, silentMs }, here).state;

describe('a claim', () => {
  it('holds while its process lives, and names it', () => {
    expect(judge({ text: 'held 1234 tisch\n', silentMs: 0 }, here)).toEqual({
      state: 'held',
      owner: { pid: 1234, host: 'tisch' },
    });
  });

  it('is void at once when its process is dead', () => {
    expect(stateOf('held 99 tisch\n')).toBe('dead');
  });

  it('is void when its process has been silent for long: the number may be another process now', () => {
    expect(stateOf('held 1234 tisch\n', 9_999)).toBe('held');
    expect(stateOf('held 1234 tisch\n', 10_000)).toBe('dead');
  });

  it('of another machine holds until it has been silent for long', () => {
    expect(stateOf('held 99 nebenan\n', 9_999)).toBe('held');
    expect(stateOf('held 99 nebenan\n', 10_000)).toBe('dead');
  });

  it('that is being written holds', () => {
    for (const text of ['', 'held', 'held 99', 'held 99 tisch']) {
      expect(stateOf(text)).toBe('held');
      expect(stateOf(text, 10_000)).toBe('dead');
    }
  });

  it('that was given back is free, whoever lives', () => {
    expect(stateOf('free 1234 tisch\n')).toBe('free');
  });
});

describe('a process', () => {
  it('lives until it has ended', async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    expect(isAlive(child.pid!)).toBe(true);
    child.kill('SIGKILL');
    await gone;
    expect(isAlive(child.pid!)).toBe(false);
    expect(isAlive(process.pid)).toBe(true);
  });
});

describe('the lock', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'holotisch-lock-')), 'lock');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  const take = (isDone = () => false) => {
    const told: string[] = [];
    const lock = takeInstallLock({
      folder,
      isDone,
      onWait: (owner) => told.push(`wait ${owner?.pid}`),
      onTakeOver: (owner) => told.push(`over ${owner?.pid}`),
    });
    return { lock, told };
  };
  const deadPid = async () => {
    const child = spawn(process.execPath, ['--eval', ''], { stdio: 'ignore' });
    await new Promise((resolve) => child.once('exit', resolve));
    return child.pid!;
  };

  it('is taken over at once from a process that was killed', async () => {
    const pid = await deadPid();
    mkdirSync(folder);
    writeFileSync(join(folder, '7'), `held ${pid} ${hostname()}\n`);
    const { lock, told } = take();
    const held = await lock;
    expect(told).toEqual([`over ${pid}`]);
    expect(readdirSync(folder)).toEqual(['8']);
    expect(readFileSync(join(folder, '8'), 'utf8')).toBe(`held ${process.pid} ${hostname()}\n`);
    held?.release();
    expect(readFileSync(join(folder, '8'), 'utf8')).toBe(`free ${process.pid} ${hostname()}\n`);
  });

  it('is waited for while its owner lives, and the owner is named', async () => {
    const first = await take().lock;
    const { lock, told } = take();
    await expect.poll(() => told).toEqual([`wait ${process.pid}`]);
    first?.release();
    (await lock)?.release();
    expect(told).toEqual([`wait ${process.pid}`]);
  });

  it('is not needed any more once the owner has done the work', async () => {
    const first = await take().lock;
    let done = false;
    const { lock, told } = take(() => done);
    await expect.poll(() => told.length).toBe(1);
    done = true;
    expect(await lock).toBeUndefined();
    first?.release();
  });

  it('tells an owner that slept too long that it is the owner no more', async () => {
    const held = await take().lock;
    rmSync(join(folder, '1'));
    await held?.lost;
    held?.release();
  });

  it('has one owner at a time, however many run for the lock of a dead one', async () => {
    const pid = await deadPid();
    mkdirSync(folder);
    writeFileSync(join(folder, '1'), `held ${pid} ${hostname()}\n`);
    const diary = join(folder, '..', 'diary');
    const module = new URL('../../boot/install-lock.mjs', import.meta.url).href;
    // Each writes when it comes and goes; the third dies in the middle without a word.
    const script = `
      import { appendFileSync } from 'node:fs';
      import { takeInstallLock } from ${JSON.stringify(module)};
      const nothing = () => {};
      const me = process.argv[1];
      const options = { folder: ${JSON.stringify(folder)}, isDone: () => false, onWait: nothing, onTakeOver: nothing };
      for (let turn = 0; turn < 5; turn++) {
        const lock = await takeInstallLock(options);
        appendFileSync(${JSON.stringify(diary)}, 'in ' + me + '\\n');
        if (me === '3') process.kill(process.pid, 'SIGKILL');
        await new Promise((resolve) => setTimeout(resolve, 5));
        appendFileSync(${JSON.stringify(diary)}, 'out ' + me + '\\n');
        lock.release();
      }`;
    const runs = Array.from({ length: 6 }, (_, i) => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', script, String(i)], { stdio: 'inherit' });
      return new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
    });
    expect(await Promise.all(runs)).toEqual([0, 0, 0, 'SIGKILL', 0, 0]);
    const lines = readFileSync(diary, 'utf8').trim().split('\n');
    expect(lines.length).toBe(5 * 5 * 2 + 1);
    const alone = lines.filter((line) => line !== 'in 3');
    for (let i = 0; i < alone.length; i += 2) expect(alone[i + 1]).toBe(alone[i]!.replace('in', 'out'));
  });
});
