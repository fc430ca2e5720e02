import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Ran } from './fake.ts';

const root = join(import.meta.dirname, '../../..');
const duel = 'examples/toy/duel.holo.json';

/** The real command in a process of its own; `cut` closes its output after the first piece. */
function holotisch(
  args: readonly string[],
  options: { input?: string; cut?: boolean; lang?: string } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'apps/cli/src/main.ts'), ...args], {
      cwd: root,
      env: { ...process.env, LC_ALL: '', LANG: options.lang ?? 'C' },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (piece) => {
      out += piece;
      if (options.cut) child.stdout.destroy();
    });
    child.stderr.on('data', (piece) => {
      err += piece;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    child.stdin.end(options.input ?? '');
  });
}

describe.concurrent('the real command', () => {
  it('replays a file', async () => {
    expect(await holotisch(['replay', duel, '--verify'])).toMatchObject({ code: 0, err: '' });
  });

  it('reads the standard input', async () => {
    const input = readFileSync(join(root, duel), 'utf8');
    const { code, out } = await holotisch(['replay', '-', '--json'], { input });
    expect([code, JSON.parse(out).ok]).toEqual([0, true]);
  });

  it('runs a scenario, in German where the machine is German', async () => {
    const { code, out } = await holotisch(['scenario', 'examples/toy/shot-back.holo.json'], { lang: 'de_DE.UTF-8' });
    expect([code, out]).toEqual([0, expect.stringContaining('Alle Erwartungen sind erfüllt.')]);
  });

  it('prints the coverage of the real rulebooks as JSON', async () => {
    const { out } = await holotisch(['rules', '--json']);
    const { games } = JSON.parse(out) as { games: Record<string, { clauses: number }> };
    expect(Object.entries(games).map(([game, { clauses }]) => [game, clauses])).toEqual([
      ['xwing', 539],
      ['armada', 1448],
      ['legion', 2059],
    ]);
  });

  it('has no file, a folder, no command: says so in a line, without a stack', async () => {
    expect(await holotisch(['replay', 'nowhere.holo.json'])).toEqual({
      code: 3,
      out: '',
      err: 'holotisch: nowhere.holo.json: There is no such file.\n',
    });
    expect(await holotisch(['scenario', 'examples'])).toMatchObject({ code: 3, err: expect.stringMatching(/folder/) });
    expect((await holotisch([])).code).toBe(2);
  });

  it('does not mind a pipe that closes early', async () => {
    expect(await holotisch(['rules', '--open', 'legion'], { cut: true })).toMatchObject({
      code: 0,
      err: expect.not.stringContaining('EPIPE'),
    });
  });
});
