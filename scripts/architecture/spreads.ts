import { type Source, withoutWords } from './sources.ts';

/** `file:line` for each literal that is spread where its members could stand: `{ ...{ seat, kind }, options }`. */
export const literalSpreads = (sources: readonly Source[]): string[] =>
  sources.flatMap((s) =>
    withoutWords(s.text)
      .split('\n')
      .flatMap((line, i) => (/\.\.\.\{/.test(line) ? [`${s.path}:${i + 1}`] : [])),
  );
