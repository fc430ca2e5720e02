// What became of a step of `npm test`, and how the summary tells it. What could not run has proven nothing: it is never 'ok'.
import { styleText } from 'node:util';

export type Verdict = 'ok' | 'failed' | 'not run';

export interface Outcome {
  readonly verdict: Verdict;
  readonly note?: string;
}

/** A step whose outcome is that of a tool. */
export const outcomeOf = (isFine: boolean): Outcome => ({ verdict: isFine ? 'ok' : 'failed' });

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
