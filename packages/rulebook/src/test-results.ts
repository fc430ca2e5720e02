import { books } from './clause.ts';
import { isRecord, isText, parseJson } from './json.ts';

export interface TestResult {
  /** Full name: the titles of the describe blocks and of the test. */
  readonly title: string;
  /** Path from the root of the project, with slashes. */
  readonly file: string;
  readonly passed: boolean;
}

/** What the last runs of the tests left behind, file by file. */
export interface TestResults {
  readonly version: 1;
  readonly at: string;
  readonly node: string;
  /** False while some test file has never been run. */
  readonly complete: boolean;
  readonly tests: readonly TestResult[];
}

const isTestResult = (value: unknown): value is TestResult =>
  isRecord(value) && isText(value['title']) && isText(value['file']) && typeof value['passed'] === 'boolean';

/** Undefined for anything but results of this version: then the tests have to run again. */
export function parseTestResults(text: string): TestResults | undefined {
  const raw = parseJson(text);
  if (!isRecord(raw) || raw['version'] !== 1) return undefined;
  const { at, node, complete, tests } = raw;
  if (!isText(at) || !isText(node) || typeof complete !== 'boolean') return undefined;
  if (!Array.isArray(tests) || !tests.every(isTestResult)) return undefined;
  return { version: 1, at, node, complete, tests };
}

const prefixes = Object.values(books)
  .flat()
  .map((book) => `${book}-`);

/** The clauses a title claims to prove: '[XW-ANGRIFF-08]', '[XW-ANGRIFF-08, XW-ANGRIFF-09]'. Misspelt ones as well. */
export function claimedIds(title: string): string[] {
  const words = [...title.matchAll(/\[([^[\]]*)\]/g)].flatMap(([, inside = '']) => inside.split(/[\s,]+/));
  return [...new Set(words.filter((word) => prefixes.some((prefix) => word.startsWith(prefix))))];
}
