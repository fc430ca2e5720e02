import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Usual, WorkingCopy } from './copy.ts';
import { type Mutant, watched } from './places.ts';

/** A mutant and the file it stands in. */
export interface Sampled {
  readonly file: string;
  readonly text: string;
  readonly mutant: Mutant;
}

/**
 * What every test file runs first while we look who reaches what. The rules are loaded once for all test files: what
 * their loading reaches is reached on behalf of every one, whoever reaches it again.
 */
const SETUP = `
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
const reached = new Set();
const loading = new Set();
let mine = loading;
globalThis.mutantReached = (id) => mine.add(id);
const began = performance.now();
beforeAll(() => { mine = reached; });
afterAll(() => {
  const file = expect.getState().testPath;
  const told = { file, reached: [...reached], loading: [...loading], ms: performance.now() - began };
  writeFileSync('reached/' + Buffer.from(file).toString('base64url').slice(-120) + '.json', JSON.stringify(told));
});
`;

interface Reach {
  /** The test files that reach each mutant, in the order of the mutants; the quickest one comes first. */
  readonly files: readonly (readonly string[])[];
  /** Test files that fail as they are: they can prove nothing. */
  readonly failing: readonly string[];
  readonly usual: Usual;
}

/** Runs the tests once, with every sampled place marked, and finds out which test file reaches which place. */
export async function whoReaches(
  copy: WorkingCopy,
  tests: readonly string[],
  sample: readonly Sampled[],
): Promise<Reach> {
  copy.write('reached/.keep', '');
  copy.write('reach-setup.mjs', SETUP);
  copy.configure('reach.config.mjs', { setupFiles: ['./reach-setup.mjs'] });
  const texts = new Map(sample.map((s) => [s.file, s.text]));
  for (const [file, text] of texts) {
    const marks = sample.flatMap(({ file: f, mutant }, id) =>
      f === file ? [{ mutant, call: `globalThis.mutantReached?.(${id})` }] : [],
    );
    copy.write(file, watched(text, marks));
  }
  await copy.test([...tests, '--config=reach.config.mjs', '--reporter=json', '--outputFile=result.json']);
  for (const [file, text] of texts) copy.write(file, text);
  return read(copy, sample.length);
}

interface Result {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

interface Told {
  readonly file: string;
  readonly reached: readonly number[];
  readonly loading: readonly number[];
  readonly ms: number;
}

function read(copy: WorkingCopy, count: number): Reach {
  const { testResults } = JSON.parse(readFileSync(copy.path('result.json'), 'utf8')) as Result;
  const failing = testResults.filter((r) => r.status !== 'passed').map((r) => r.name);
  const told = readdirSync(copy.path('reached'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(copy.path('reached'), name), 'utf8')) as Told)
    .filter(({ file }) => !failing.includes(file))
    .sort((a, b) => a.ms - b.ms);
  const loaded = told.flatMap((t) => t.loading);
  const files: string[][] = Array.from({ length: count }, () => []);
  for (const { file, reached } of told) for (const id of new Set([...reached, ...loaded])) files[id]!.push(file);
  return { files, failing, usual: new Map(told.map(({ file, ms }) => [file, ms])) };
}
