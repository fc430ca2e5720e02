import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalBytes } from '../src/canonical-bytes.ts';
import { sha256Hex, stateHash } from '../src/hash.ts';
import { canonical } from '../src/json.ts';
import { hash } from '../src/sha256.ts';

const text = (value: unknown): string => new TextDecoder().decode(canonicalBytes(value));

describe('the bytes of the canonical text', () => {
  it('are those of the text, whatever the data', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(text(value)).toBe(canonical(value));
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true })),
        (value) => {
          expect(text(value)).toBe(canonical(value));
        },
      ),
    );
  });

  it('sort keys, leave out what is undefined, and know one zero', () => {
    const value = {
      b: -0,
      a: [1, { d: undefined, c: undefined }],
      '"': 'Ä\n"\\\u007f',
      n: null,
      t: true,
      f: false,
      e: {},
    };
    expect(text(value)).toBe(canonical(value));
    expect(text({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
    expect(stateHash(value)).toBe(sha256Hex(canonical(value)));
  });

  it('refuse what is no plain data, and are right again afterwards', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, undefined, () => {}, { a: [1n] }])
      expect(() => canonicalBytes(wrong)).toThrow(TypeError);
    expect(text({ a: 'b' })).toBe('{"a":"b"}');
  });

  it('fit however many there are, and records of however many forms', () => {
    const long = Array.from({ length: 3000 }, (_, i) => ({ [`key ${i}`]: 'x'.repeat(i % 50), id: i }));
    for (const _ of [1, 2]) expect(text(long) === canonical(long)).toBe(true);
  });
});

describe('the fingerprint', () => {
  it('is the same in browsers, which bring no SHA-256 of their own that answers at once', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stateHash(value)).toBe(hash('sha256', canonicalBytes(value), 'hex'));
      }),
    );
  });
});
