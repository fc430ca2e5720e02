import { readdirSync, readFileSync } from 'node:fs';
import { JOTTED } from '@holotisch/engine/list';
import { describe, expect, it } from 'vitest';
import { squadText } from '../../src/text/squads.ts';

const holes = (phrase: unknown) => [...String(phrase).matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

describe('what is said about squads', () => {
  it('is said in German and in English, with the same holes to fill', () => {
    expect(Object.keys(squadText.de).sort()).toEqual(Object.keys(squadText.en).sort());
    for (const key of Object.keys(squadText.de))
      expect([key, holes(squadText.de[key])]).toEqual([key, holes(squadText.en[key])]);
  });

  it('is exactly what the sources use', () => {
    const folder = new URL('../../src/build/', import.meta.url);
    const source = readdirSync(folder)
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .concat(Object.values(JOTTED).map((key) => `'${key}'`))
      .join('\n');
    for (const key of Object.keys(squadText.en)) {
      const [, group, name] = /^xw\.(squad|import|print)\.(\w+)$/.exec(key) ?? [];
      if (group) expect([key, source.includes(`'${name}'`) || source.includes(`'${key}'`)]).toEqual([key, true]);
    }
  });
});
