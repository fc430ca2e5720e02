import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkingCopy } from './copy.ts';
import { type Mutant, watched } from './places.ts';

/** A mutant and the file it stands in. */
export interface Sampled {
  readonly file: string;
  readonly text: string;
  readonly mutant: Mutant;
}

/** What every test file runs first while we look who reaches what. */
const SETUP = `
import { writeFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
const reached = new Set();
globalThis.mutantReached = (id) => reached.add(id);
afterAll(() => {
  const file = expect.getState().testPath;
  writeFileSync('reached/' + Buffer.from(file).toString('base64url').slice(-120) + '.json', JSON.stringify({ file, reached: [...reached] }));
});
`;

const CONFIG = `
export default { test: { include: ['packages/*/test/**/*.test.ts'], setupFiles: ['./reach-setup.mjs'], testTimeout: 60_000 } };
`;

interface Reach {
  /** The test files that reach each mutant, in the order of the mutants. */
  readonly files: readonly (readonly string[])[];
  /** Test files that fail as they are: they can prove nothing. */
  readonly failing: readonly string[];
}

const MOST_MS = 20 * 60_000;

/** Runs the tests once, with every sampled place marked, and finds out which test file reaches which place. */
export async function whoReaches(
  copy: WorkingCopy,
  tests: readonly string[],
  sample: readonly Sampled[],
): Promise<Reach> {
  copy.write('reached/.keep', '');
  copy.write('reach-setup.mjs', SETUP);
  copy.write('reach.config.mjs', CONFIG);
  const texts = new Map(sample.map((s) => [s.file, s.text]));
  for (const [file, text] of texts) {
    const marks = sample.flatMap(({ file: f, mutant }, id) =>
      f === file ? [{ mutant, call: `globalThis.mutantReached?.(${id})` }] : [],
    );
    copy.write(file, watched(text, marks));
  }
  await copy.test([...tests, '--config=reach.config.mjs', '--reporter=json', '--outputFile=result.json'], MOST_MS);
  for (const [file, text] of texts) copy.write(file, text);
  return read(copy, sample.length);
}

interface Result {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

function read(copy: WorkingCopy, count: number): Reach {
  const { testResults } = JSON.parse(readFileSync(copy.path('result.json'), 'utf8')) as Result;
  const failing = testResults.filter((r) => r.status !== 'passed').map((r) => r.name);
  const files: string[][] = Array.from({ length: count }, () => []);
  for (const name of readdirSync(copy.path('reached')).filter((n) => n.endsWith('.json'))) {
    const { file, reached } = JSON.parse(readFileSync(join(copy.path('reached'), name), 'utf8')) as {
      file: string;
      reached: readonly number[];
    };
    if (!failing.includes(file)) for (const id of reached) files[id]!.push(file);
  }
  return { files, failing };
}
