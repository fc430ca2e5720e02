import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planFor, TASKS } from '../../boot/tasks.mjs';

const root = new URL('../../../', import.meta.url);
const { postinstall: _, ...scripts }: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
).scripts;

describe('tasks', () => {
  it('are there for every npm script', () => {
    for (const [name, command] of Object.entries(scripts)) expect(command).toBe(`node scripts/boot.mjs ${name}`);
    expect(Object.keys(TASKS)).toEqual(expect.arrayContaining(Object.keys(scripts)));
  });

  it.each(Object.entries(TASKS))('%s has a file, and one line of help or its own', (name, task) => {
    expect(existsSync(new URL(task.file, root))).toBe(true);
    for (const help of ['--help', '-h']) {
      const plan = planFor(name, ['something', help]);
      if (name === 'rules' || name === 'holotisch') expect(plan).toEqual({ task });
      else
        expect(plan).toEqual({ answer: expect.stringMatching(/^npm (run )?[a-z]+( -- \[.*\])? {4}.+ · .+$/), code: 0 });
    }
    expect(planFor(name, ['something'])).toEqual({ task });
  });

  it.each([
    ['start', '--port', '80'],
    ['start', '--port=80'],
    ['start', '-p', '80'],
    ['test', '--quick', 'apps/server'],
    ['test', '--full', '--record'],
    ['test', '--project=rules', '-t', 'a name'],
    ['mutants', '--game', 'xwing', '--sample', '60', '--seed', '-5', '--json'],
    ['fuzz', '--inputs', '20000', '--seed', '3', '--first', '7', '--game', 'toy', '--json'],
    ['flakes', '--runs', '10', '--load', '2', '--json'],
    ['bench', '--json'],
    ['holotisch', '--whatever'],
    ['rules', '--open', 'xwing'],
  ])('%s takes its options: %s %s', (name, ...args) => {
    expect(planFor(name, args)).toEqual({ task: TASKS[name] });
  });

  it.each([
    ['start', '--prot', '80'],
    ['start', '--por=80'],
    ['test', '--nonsense'],
    ['check', '--record'],
    ['bench', '--jsn'],
    ['mutants', '-5', '--games=xwing'],
    ['fuzz', '--input=5'],
    ['flakes', '--retry=3'],
    ['pictures', '-x'],
    ['format', '--fix'],
  ])('%s refuses others in one line, with its usage: %s', (name, ...args) => {
    const answer = expect.stringMatching(/^holotisch: „--?[a-z]+.* · there is no ".*" here: npm .+$/);
    expect(planFor(name, args)).toEqual({ answer, code: 2 });
  });

  it.each([undefined, '', 'strat', 'constructor'])('are listed for whoever asks for another: %s', (name) => {
    expect(planFor(name, [])).toEqual({
      answer: expect.stringMatching(/^holotisch: .*start, test, .* · .*$/),
      code: 2,
    });
  });

  it('are listed for whoever asks', () => {
    expect(planFor('--help', [])).toEqual({ answer: expect.stringContaining('start|test|check'), code: 0 });
  });
});
