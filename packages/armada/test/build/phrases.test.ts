import { readdirSync, readFileSync } from 'node:fs';
import { JOTTED } from '@holotisch/engine/list';
import { describe, expect, it } from 'vitest';
import { buildDe } from '../../src/text/build/de.ts';
import { buildEn } from '../../src/text/build/en.ts';

const holes = (phrase: unknown) => [...String(phrase).matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

describe('what is said about fleets', () => {
  it('is said in German and in English, with the same holes to fill', () => {
    expect(Object.keys(buildDe).sort()).toEqual(Object.keys(buildEn).sort());
    for (const key of Object.keys(buildDe)) expect([key, holes(buildDe[key])]).toEqual([key, holes(buildEn[key])]);
  });

  it('is exactly what the sources use', () => {
    const folder = new URL('../../src/build/', import.meta.url);
    const source = readdirSync(folder)
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .concat(Object.values(JOTTED).map((key) => `'${key}'`))
      .join('\n');
    for (const key of Object.keys(buildEn)) {
      const [, group, name] = /^ar\.(fleet|import|print)\.(\w+)$/.exec(key) ?? [];
      if (group) expect([key, source.includes(`'${name}'`) || source.includes(`'${key}'`)]).toEqual([key, true]);
    }
  });
});
