import { readdirSync, readFileSync } from 'node:fs';
import type { Phrase } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/data/types.ts';
import { text } from '../../src/text/index.ts';

/** What a phrase wants filled in; of a function, what it asks its arguments for. */
function holes(phrase: Phrase): string[] {
  if (typeof phrase === 'string') return [...phrase.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!).sort();
  const asked = new Set<string>();
  phrase(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
          return 'x';
        },
      },
    ),
  );
  return [...asked].sort();
}

const SRC = new URL('../../src/', import.meta.url);
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/^(text|data)\//.test(path))
  .map((path) => ({ path, source: readFileSync(new URL(path, SRC), 'utf8') }));

/** From the bracket at `from` to the one that closes it. */
function bracketed(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if ('({['.includes(source[at]!)) depth++;
    if (')}]'.includes(source[at]!) && --depth === 0) return source.slice(from, at + 1);
  }
  throw new Error('a bracket is never closed');
}

/** Every `say('ar.…', { … })`: its keys and everything that might be the name of an argument. */
const said = sources.flatMap(({ path, source }) =>
  [...source.matchAll(/\b(?:say|refusal|fault)\(/g)].flatMap(({ index, 0: { length } }) => {
    const call = bracketed(source, index + length - 1);
    const first = call.slice(0, call.indexOf(', {') + 1 || undefined);
    const keys = [...first.matchAll(/'(ar\.[\w.-]+)'/g)].map((m) => m[1]!);
    const open = call.indexOf('{');
    const given = open < 0 ? [] : [...bracketed(call, open).matchAll(/\b(\w+)\b(?=\s*[:,}])/g)].map((m) => m[1]!);
    // the arguments, or some of them, are a value of their own
    const spread = /^\([^{]*,\s*[\w.]+\)$|\.\.\.(?!say\b)\w/.test(call);
    return keys.map((key) => ({ path, key, given, spread }));
  }),
);

describe('words', () => {
  it('has every phrase in German and in English, with the same holes to fill', () => {
    expect(Object.keys(text.de).sort()).toEqual(Object.keys(text.en).sort());
    for (const key of Object.keys(text.de)) expect([key, holes(text.de[key]!)]).toEqual([key, holes(text.en[key]!)]);
  });

  it('has words for every key that the rules speak of', () => {
    const keys = sources.flatMap(({ source }) => [...source.matchAll(/'(ar\.[\w.-]+)'/g)].map((m) => m[1]!));
    expect(keys.length).toBeGreaterThan(150);
    expect([...new Set(keys)].filter((key) => !Object.hasOwn(text.de, key))).toEqual([]);
  });

  it('is given all that it wants filled in', () => {
    expect(said.length).toBeGreaterThan(120);
    const starved = said.flatMap(({ path, key, given, spread }) =>
      spread ? [] : holes(text.en[key]!).flatMap((hole) => (given.includes(hole) ? [] : `${path}: ${key} {${hole}}`)),
    );
    expect(starved).toEqual([]);
  });

  it('has words for the families whose members the rules name one by one', () => {
    const families = sources.flatMap(({ source }) => [...source.matchAll(/`(ar\.[\w.-]+)\.\$\{/g)].map((m) => m[1]!));
    // families.ts makes sure that the listed ones are whole; a new family has to be entered there and here.
    expect([...new Set(families)].sort()).toEqual([
      'ar.act',
      'ar.ask',
      'ar.command',
      'ar.event',
      'ar.fleet',
      'ar.import',
      'ar.keyword',
      'ar.marker',
      'ar.option',
      'ar.range',
      'ar.token',
      'ar.way',
      'ar.window',
      'ar.zone',
    ]);
    const UNITS = ['activate-squadron', 'deploy-order', 'nearest', 'displaced-order', 'card-unit'];
    const ASKS = [...UNITS, 'zone', 'redirect-zone', 'speed', 'redirect-amount', 'card-number', 'exogorth', 'purrgil'];
    for (const kind of ASKS) expect(text.de).toHaveProperty([`ar.ask.${kind}`]);
    for (const act of ['move', 'attack']) expect(text.de).toHaveProperty([`ar.act.${act}`]);
    for (const way of ['dial', 'token', 'both']) expect(text.de).toHaveProperty([`ar.way.${way}`]);
    for (const command of COMMANDS) expect(text.de).toHaveProperty([`ar.option.${command}`]);
  });

  it('names every stretch that a limit may count in', () => {
    for (const scope of ['attack', 'command', 'activation', 'turn', 'phase', 'round', 'game'])
      for (const words of [text.de, text.en]) expect(words).toHaveProperty([`engine.scope.${scope}`]);
  });
});
