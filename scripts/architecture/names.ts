import { builtinModules } from 'node:module';
import { type Source, withoutWords } from './sources.ts';

/**
 * What nothing under packages/ may use: the machine, the clock, the screen, chance that is not the match's own, and
 * functions whose last digits differ between browsers and would break replays.
 */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.random\b/, 'chance comes from the match'],
  [
    /\bMath\.(a?sinh?|a?cosh?|a?tanh?|atan2|hypot|exp|expm1|pow|log|log2|log10|log1p|cbrt)\b/,
    'differs between browsers: packages/table/src/trig.ts',
  ],
  [/\*\*/, 'differs between browsers: multiply'],
  [/\bMath\b(?!\s*\.\s*[a-zA-Z])/, 'Math is used name by name, so that each name can be seen'],
  [/(?<![.\w])Date\b(?!\s*:)/, 'packages know no clock'],
  [/(?<![.\w])performance\s*\./, 'packages know no clock'],
  [/(?<![.\w])(setTimeout|setInterval|setImmediate|requestAnimationFrame)\s*\(/, 'packages know no clock'],
  [
    /(?<![.\w])(document|window|navigator|localStorage|sessionStorage|indexedDB|globalThis)\s*(\.|\[)/,
    'packages know no screen',
  ],
  [/(?<![.\w])(HTML\w*Element|SVG\w*Element|XMLHttpRequest|WebSocket|Worker)\b/, 'packages know no screen'],
  [/(?<![.\w])fetch\s*\(/, 'packages know no network'],
  [/(?<![.\w])(process|Buffer|__dirname|__filename)\s*(\.|\[)/, 'packages know no machine'],
  [/(?<![.\w])crypto\s*\./, 'chance comes from the match'],
];

const BUILTIN = new Set(builtinModules);

/** `file:line name – why` for each forbidden name under packages/<any>/src. */
export function forbiddenNames(sources: readonly Source[]): string[] {
  const out: string[] = [];
  for (const s of sources) {
    if (!/^packages\/[^/]+\/src\//.test(s.path)) continue;
    for (const { from } of s.imports)
      if (from.startsWith('node:') || BUILTIN.has(from)) out.push(`${s.path} ${from} – packages know no machine`);
    for (const [i, line] of withoutWords(s.text).split('\n').entries())
      for (const [name, why] of FORBIDDEN) {
        const found = name.exec(line)?.[0];
        if (found !== undefined) out.push(`${s.path}:${i + 1} ${found} – ${why}`);
      }
  }
  return out;
}
