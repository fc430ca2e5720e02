import { describe, expect, it } from 'vitest';
import { familiesIn, holes, importFaultsIn, keysIn, saidIn, sourcesIn } from '../../../engine/test/words.ts';
import { text } from '../../src/text/index.ts';

const sources = sourcesIn(new URL('../../src/', import.meta.url));
const said = saidIn(sources, 'le');

describe('words', () => {
  it('has every phrase in German and in English, with the same holes to fill', () => {
    expect(Object.keys(text.de).sort()).toEqual(Object.keys(text.en).sort());
    for (const key of Object.keys(text.de)) expect([key, holes(text.de[key]!)]).toEqual([key, holes(text.en[key]!)]);
  });

  it('has words for every key that the rules speak of', () => {
    const keys = keysIn(sources, 'le');
    expect(keys.length).toBeGreaterThan(120);
    expect(keys.filter((key) => !Object.hasOwn(text.de, key))).toEqual([]);
  });

  it('is given all that it wants filled in', () => {
    expect(said.length).toBeGreaterThan(100);
    const starved = said.flatMap(({ path, key, given, spread }) =>
      spread || !Object.hasOwn(text.en, key)
        ? []
        : holes(text.en[key]!).flatMap((hole) => (given.includes(hole) ? [] : `${path}: ${key} {${hole}}`)),
    );
    expect(starved).toEqual([]);
  });

  it('has words for every list that cannot be read', () => {
    const keys = importFaultsIn(sources);
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) for (const words of [text.de, text.en]) expect(words).toHaveProperty([`le.import.${key}`]);
  });

  it('has words for the families whose members the rules name one by one', () => {
    // families.ts makes sure that most are whole; a new family has to be entered there and here.
    expect(familiesIn(sources, 'le')).toEqual([
      'le.act',
      'le.action',
      'le.army',
      'le.ask',
      'le.edge',
      'le.event',
      'le.no.stand',
      'le.option',
      'le.rank',
      'le.supply',
      'le.token',
      'le.window',
    ]);
    const ways = sources.flatMap(({ source }) =>
      [...source.matchAll(/chooseWay\(\s*[^,[\]]+,\s*\[([^\]]*)\]/g)].flatMap(([, list]) =>
        [...list!.matchAll(/'([\w-]+)'/g)].map(([, id]) => `le.option.${id}`),
      ),
    );
    expect(ways.filter((key) => !Object.hasOwn(text.de, key))).toEqual([]);
  });
});
