import { describe, expect, it } from 'vitest';
import { de } from '../../src/text/de.ts';
import { en } from '../../src/text/en.ts';

const holes = (phrase: unknown) => [...String(phrase).matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

describe('words', () => {
  it('has every phrase in German and in English, with the same holes to fill', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(de)) expect([key, holes(de[key])]).toEqual([key, holes(en[key])]);
  });
});
