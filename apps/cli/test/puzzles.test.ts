import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Puzzle } from '@holotisch/lessons/puzzles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chosen, foundIn, shelfOf } from '../src/puzzles/shelf.ts';
import { call } from './fake.ts';

const kept = foundIn(shelfOf(join(import.meta.dirname, '../../..'), 'xwing'));
const puzzle = kept.find(({ ground }) => ground === 'shot')!;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'holotisch-puzzles-'));
  mkdirSync(join(root, 'packages/lessons/puzzles'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const written = (puzzles: readonly Puzzle[], path = shelfOf(root, 'xwing')): string => {
  writeFileSync(path, puzzles.map((one) => `${JSON.stringify(one)}\n`).join(''));
  return path;
};
const run = async (args: string) => {
  const { code, out, err } = await call(`puzzles ${args}`, {}, { root });
  return { code, err, json: out === '' ? undefined : JSON.parse(out) };
};

describe('puzzles verify', () => {
  it('counts those that hold', async () => {
    written([puzzle]);
    expect(await run('verify --game xwing --json')).toEqual({
      code: 0,
      err: '',
      json: { puzzles: 1, verified: 1, failed: 0, faults: [] },
    });
  });

  it('names one whose figures are others, one whose answer is none and one whose best answer is not the best', async () => {
    const { best, guess } = puzzle;
    const other = { ...best, facts: best.facts.map((fact) => ({ ...fact, answer: null })) };
    const turned = { ...puzzle, best: guess, guess: best };
    written([turned, { ...puzzle, best: other }, { ...puzzle, best: { ...best, line: ['primary>99'], facts: [] } }]);
    const { code, json } = await run('verify --game xwing --full --json --lang en');
    expect(code).toBe(1);
    expect(json).toMatchObject({ puzzles: 3, verified: 0, failed: 3 });
    expect(json.faults[0]).toContain('ahead of');
    expect(json.faults[1]).toContain('comes to [{"question":"prospect"');
    expect(json.faults[2]).toContain('primary>99');
  });
});

describe('puzzles keep', () => {
  it('keeps the clearest of every theme, each once, and leaves out what was cut off', async () => {
    const path = written(kept.slice(0, 3), join(root, 'found.jsonl'));
    writeFileSync(path, `${readFileSync(path, 'utf8')}${JSON.stringify(kept[0])}\n{"id":"half`);
    expect((await run(`keep --game xwing ${path} --json`)).json).toEqual({ found: 4, kept: 3 });
    expect(foundIn(shelfOf(root, 'xwing'))).toEqual(kept.slice(0, 3));
  });

  it('takes from each theme and level in turn', () => {
    const few = chosen(kept, 8);
    expect(few).toHaveLength(8);
    expect(new Set(few.map(({ theme, level }) => `${theme} ${level}`)).size).toBe(8);
  });
});

it('says what it needs', async () => {
  const said = async (args: string) => (await call(`puzzles ${args} --lang en`)).err;
  expect(await said('bake')).toContain('After puzzles comes make, keep with files, or verify, not “bake”.');
  expect(await said('make')).toContain('For which game?');
  expect(await said('make --game toy')).toContain('For which game?');
  expect(await said('make --game xwing --shard 4/3')).toContain('not “4/3”');
});
