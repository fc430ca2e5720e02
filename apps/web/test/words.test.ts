import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What players read, judged as they read it: one spelling, no sentence of a translator, one and many told apart. */

const places = {
  ...import.meta.glob('../src/**/{text,words,*-text,text.??,*.en,*.de}.ts'),
  ...import.meta.glob('../src/**/text/**/*.ts'),
  ...import.meta.glob('../../../packages/*/src/text/**/*.ts'),
  ...import.meta.glob('../../../packages/*/src/text.ts'),
  ...import.meta.glob('../../../packages/{lessons,campaign}/src/**/*.ts'),
};
const files = Object.keys(places).map((place) => {
  const url = new URL(place, import.meta.url);
  return {
    name: relative(new URL('../../..', import.meta.url).pathname, url.pathname),
    text: readFileSync(url, 'utf8'),
  };
});

/** What stands between quotes and is no key, no id and no path. */
function sentences(text: string): string[] {
  const literals = text.matchAll(/'((?:[^'\\\n]|\\.)*)'(?!\s*:)|"((?:[^"\\\n]|\\.)*)"(?!\s*:)|`((?:[^`\\]|\\.)*)`/g);
  return [...literals]
    .map(([, a, b, c]) => (a ?? b ?? c ?? '').replace(/\$\{[^}]*\}/g, '…').replace(/\{\w+\}/g, '…'))
    .filter((words) => /\s/.test(words) || /^[A-Z][a-z]+$/.test(words));
}

/** What is printed on cards stays as it is printed. */
const PRINTED = /^Defense$|Point-Defense|Base Defense|Defense Liaison|Defense Corps|Command Center/g;
const AMERICAN =
  /\b(?:maneuver\w*|defenses?|colou?rless|colors?|colored|centers?|centered|gray|canceled|canceling|neighbors?|favorites?|honor|behaviors?|traveled|labeled|modeled|armored|analyze[ds]?|recognized?|organized?)\b/i;
const CLUMSY = [
  'Do it',
  'Seen',
  'Gesehen',
  'What is not open now',
  /\bHit: …/,
  /Fokusse\b/,
  /⌀/,
  /\bCounted are\b/,
  /\bPreset is\b/,
];
const isClumsy = (words: string) => CLUMSY.some((one) => (typeof one === 'string' ? words === one : one.test(words)));

describe('the words on the page', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap(({ text }) => sentences(text)).length).toBeGreaterThan(8000);
  });

  it('are spelt as the British do, in every game', () => {
    const found = files.flatMap(({ name, text }) =>
      sentences(text)
        .filter((words) => AMERICAN.test(words.replace(PRINTED, '')))
        .map((words) => `${name}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('are none that only a dictionary would say', () => {
    const found = files.flatMap(({ name, text }) =>
      sentences(text)
        .filter(isClumsy)
        .map((words) => `${name}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});

/** All that the functions of a dictionary say of one. */
function* saidOfOne(value: unknown, path: string): Generator<readonly [string, string]> {
  if (typeof value === 'function') {
    try {
      // Some take a number, some take it as it is written.
      const [counted, written] = [1, '1'].map((one) => value(...Array.from({ length: value.length }, () => one)));
      if (typeof counted === 'string') yield [path, MANY.test(counted) ? String(written) : counted];
    } catch {
      // It wants more than numbers.
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* saidOfOne(part, `${path}.${key}`);
}
/** '1 of 1' and an average of 1 are read otherwise. */
const MANY =
  /(?<!(?:Ø|of|von|most|[\d.,:–/+−-]) )\b1 (?:points|dials|ships|squadrons|hits|seconds|rounds|clauses|headings|futures|times|dice|pieces|wounds|cards|miniatures|enemies|units|tokens|decisions|matches|puzzles|shields|Punkte|Schiffe|Karten|Räder|Runden|Einheiten|Staffeln|Wunden|Miniaturen|Entscheidungen|Partien|Listen|Fortsetzungen|Sekunden|Rätsel-|kritische Treffer|Schadenskarten|Überschriften)\b/;

/** Averages, and numbers that are never one. */
const NEVER_ONE =
  /puzzles\/text\.\S+ \w+\.(?:judging|how|dealsMore|suffersLess|costsDamage)$|\.(?:countHits|bestHits|limit)$/;

describe('one and many', () => {
  const texts = import.meta.glob(['../src/**/text/*.ts', '../src/**/{text,words}.ts', '../src/**/text.??.ts'], {
    eager: true,
  });
  const dictionaries = Object.entries(texts).flatMap(([place, exported]) =>
    Object.entries(exported as object)
      .filter(([name, value]) => typeof value === 'object' && /^(?:de|en)$|(?:De|En|Text|WORDS)$/.test(name))
      .map(([name, value]) => [`${place} ${name}`, value] as const),
  );
  const said = dictionaries.flatMap(([place, exported]) => [...saidOfOne(exported, place)]);

  it('are told apart where something is counted', () => {
    expect(said.length).toBeGreaterThan(700);
    const counted = said.filter(([place]) => !NEVER_ONE.test(place));
    expect(counted.filter(([, words]) => MANY.test(words)).map(([place, words]) => `${place}: ${words}`)).toEqual([]);
  });
});
