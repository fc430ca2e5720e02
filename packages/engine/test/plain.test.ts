import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  copy,
  engineText,
  modified,
  overlay,
  render,
  sameData,
  say,
  sha256Hex,
  stateHash,
} from '../src/index.ts';
import { toyText } from '../src/toy/index.ts';

describe('canonical text and hash', () => {
  it('do not depend on the order of keys, and survive a round trip through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const again = JSON.parse(JSON.stringify(value));
        const reversed = (x: unknown): unknown =>
          Array.isArray(x)
            ? x.map(reversed)
            : typeof x === 'object' && x !== null
              ? Object.fromEntries(
                  Object.entries(x)
                    .reverse()
                    .map(([k, v]) => [k, reversed(v)]),
                )
              : x;
        expect(canonical(again)).toBe(canonical(value));
        expect(canonical(reversed(value))).toBe(canonical(value));
        expect(stateHash(copy(value))).toBe(stateHash(value));
      }),
      { seed: 3, numRuns: 1000 },
    );
  });

  it('differ for different data, and take -0 for 0', () => {
    expect(sameData({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(sameData({ a: 1 }, { a: '1' })).toBe(false);
    expect(sameData([1, 2], [2, 1])).toBe(false);
    expect(canonical({ x: -0, y: undefined })).toBe('{"x":0}');
  });

  it('refuse what is not plain data', () => {
    for (const x of [Number.NaN, Number.POSITIVE_INFINITY, undefined, () => 1, 1n, Symbol('s')])
      expect(() => canonical([x])).toThrow(TypeError);
  });

  it('use SHA-256', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('continuous modifiers', () => {
  it('the latest replacement counts, then additions, then floors and caps', () => {
    expect(modified(3, [])).toBe(3);
    expect(modified(3, [{ set: 0 }, { add: 2 }, { set: 7 }, { add: -1 }])).toBe(8);
    expect(modified(1, [{ add: -4 }, { atLeast: 0 }])).toBe(0);
    expect(modified(9, [{ atLeast: 12 }, { atMost: 10 }])).toBe(10);
  });
});

describe('overlays', () => {
  it('replace a step for the steps that were not replaced, and can call what they replace', () => {
    interface Rules {
      size(r: Rules): number;
      double(r: Rules): number;
    }
    const base: Rules = { size: () => 2, double: (r) => 2 * r.size(r) };
    const second = overlay(base, (old) => ({ size: (r) => old.size(r) + 5 }));
    expect(second.double(second)).toBe(14);
    expect(base.double(base)).toBe(4);
  });

  it('refuse to replace what is not there', () => {
    expect(() => overlay<Record<string, number>>({ a: 1 }, () => ({ b: 2 }))).toThrow(/"b"/);
  });
});

describe('words', () => {
  it('fills in templates and nested messages, and never drops an unknown key', () => {
    const dictionary = {
      hello: 'Hello {who}!',
      who: 'the {n} of us',
      say: (a: Readonly<Record<string, string>>) => `${a['x']}?`,
    };
    expect(render([dictionary], say('hello', { who: { text: 'who', args: { n: 2 } } }))).toBe('Hello the 2 of us!');
    expect(render([{}, dictionary], say('say', { x: ['a', 'b'] }))).toBe('a, b?');
    expect(render([dictionary], say('toString', { n: 1 }))).toBe('toString (1)');
    expect(render([dictionary], say('hello'))).toBe('Hello {who}!');
  });

  it('has every phrase in German and in English, with the same holes to fill', () => {
    for (const text of [engineText, toyText]) {
      expect(Object.keys(text.de).sort()).toEqual(Object.keys(text.en).sort());
      const holes = (phrase: unknown) => [...String(phrase).matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
      for (const key of Object.keys(text.de)) expect([key, holes(text.de[key])]).toEqual([key, holes(text.en[key])]);
    }
  });
});
