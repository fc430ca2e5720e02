import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const run = (script: string, ...args: string[]) => {
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('wrong usage is told in one line and ends with 2', () => {
  it.each([
    ['start.ts', '--prot', '80'],
    ['start.ts', '--port', '99999'],
    ['start.ts', 'nonsense'],
    ['format.ts', 'no/such/file.ts'],
    ['flakes/run.ts', '--runs', '0'],
    ['flakes/run.ts', '--load', '-1'],
    ['flakes/run.ts', '--run', '3'],
    ['fuzz/run.ts', '--inputs', 'many'],
    ['fuzz/run.ts', '--game', 'chess'],
    ['fuzz/run.ts', '--inputs'],
    ['test.ts', '--game', 'chess'],
    ['test.ts', '--game=', ''],
  ])('%s %s %s', (script, ...args) => {
    const { status, stdout, stderr } = run(script, ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^holotisch: [^\n]+ · [^\n]+\n$/);
  });
});
