// What became of a step of `npm test`, and how the summary tells it. What could not run has proven nothing: it is never 'ok'.
import { styleText } from 'node:util';

export type Verdict = 'ok' | 'failed' | 'not run';

export interface Outcome {
  readonly verdict: Verdict;
  readonly note?: string;
}

/** A step whose outcome is that of a tool. */
export const outcomeOf = (isFine: boolean): Outcome => ({ verdict: isFine ? 'ok' : 'failed' });

/** Several parts of one step: one that failed fails all, and all of it was run only if every part was. */
export function together(parts: readonly Outcome[]): Outcome {
  const verdicts = parts.map(({ verdict }) => verdict);
  const verdict = (['failed', 'not run'] as const).find((one) => verdicts.includes(one)) ?? 'ok';
  const notes = parts.flatMap(({ note }) => note ?? []);
  return { verdict, ...(notes.length > 0 && { note: notes.join(', ') }) };
}

const TOLD: Readonly<Record<Verdict, { readonly word: string; readonly colour: 'green' | 'red' | 'yellow' }>> = {
  ok: { word: 'ok', colour: 'green' },
  failed: { word: 'FAILED', colour: 'red' },
  'not run': { word: 'not run', colour: 'yellow' },
};

/** One line of the summary. */
export function rowOf(name: string, { verdict, note = '' }: Outcome, seconds: number): string {
  const { word, colour } = TOLD[verdict];
  return `${name.padEnd(16)} ${styleText(colour, word.padEnd(7))} ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd();
}
