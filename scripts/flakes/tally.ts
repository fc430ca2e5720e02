// What several runs of the same tests have in common: nothing may fail in any of them.

/** What vitest's JSON reporter tells of a run, as far as it is looked at. */
export interface RunReport {
  readonly success: boolean;
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly message?: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface Flake {
  readonly test: string;
  readonly file: string;
  /** In how many runs it has failed. */
  readonly runs: number;
  /** What it said the first time. */
  readonly message: string;
}

export interface Flakes {
  readonly runs: number;
  readonly green: number;
  readonly failed: readonly Flake[];
}

type Fault = Omit<Flake, 'runs'>;

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const firstOf = (text: string): string => text.replace(ESCAPES, '').trim().slice(0, 2000);

/** What failed in one run. `said` is what it printed, for a run that has not come to its end. */
export function faultsOf(report: RunReport | undefined, said: string, fileOf: (path: string) => string): Fault[] {
  if (!report) return [{ test: 'the run itself', file: '', message: firstOf(said.slice(-2000)) }];
  const faults = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = fileOf(name);
    const tests = assertionResults.filter((one) => one.status === 'failed');
    if (tests.length === 0 && status === 'failed')
      return [{ test: 'the file itself', file, message: firstOf(message ?? '') }];
    return tests.map(({ fullName, failureMessages }) => ({
      test: fullName.trim(),
      file,
      message: firstOf(failureMessages?.[0] ?? ''),
    }));
  });
  // An error that belongs to no test, or a process that would not end.
  if (faults.length === 0 && !report.success)
    return [{ test: 'the run itself', file: '', message: firstOf(said.slice(-2000)) }];
  return faults;
}

export function tallyOf(runs: readonly (readonly Fault[])[]): Flakes {
  const failed = new Map<string, Flake>();
  for (const faults of runs) {
    for (const fault of new Map(faults.map((one) => [`${one.file} ${one.test}`, one])).values()) {
      const key = `${fault.file} ${fault.test}`;
      const known = failed.get(key);
      failed.set(key, known ? { ...known, runs: known.runs + 1 } : { ...fault, runs: 1 });
    }
  }
  const green = runs.filter((faults) => faults.length === 0).length;
  return { runs: runs.length, green, failed: [...failed.values()].sort((a, b) => b.runs - a.runs) };
}
