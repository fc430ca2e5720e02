import { describe, expect, it } from 'vitest';
import { familiesIn, holes, importFaultsIn, keysIn, saidIn, sourcesIn } from '../../../engine/test/words.ts';
import { COMMANDS } from '../../src/data/types.ts';
import { text } from '../../src/text/index.ts';

const sources = sourcesIn(new URL('../../src/', import.meta.url));
const said = saidIn(sources, 'ar');

describe('words', () => {
  it('has every phrase in German and in English, with the same holes to fill', () => {
    expect(Object.keys(text.de).sort()).toEqual(Object.keys(text.en).sort());
    for (const key of Object.keys(text.de)) expect([key, holes(text.de[key]!)]).toEqual([key, holes(text.en[key]!)]);
  });

  it('has words for every key that the rules speak of', () => {
    const keys = keysIn(sources, 'ar');
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => !Object.hasOwn(text.de, key))).toEqual([]);
  });

  it('is given all that it wants filled in', () => {
    expect(said.length).toBeGreaterThan(120);
    const starved = said.flatMap(({ path, key, given, spread }) =>
      spread ? [] : holes(text.en[key]!).flatMap((hole) => (given.includes(hole) ? [] : `${path}: ${key} {${hole}}`)),
    );
    expect(starved).toEqual([]);
  });

  it('has words for every list that cannot be read', () => {
    const keys = importFaultsIn(sources);
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) for (const words of [text.de, text.en]) expect(words).toHaveProperty([`ar.import.${key}`]);
  });

  it('has words for the families whose members the rules name one by one', () => {
    // families.ts makes sure that the listed ones are whole; a new family has to be entered there and here.
    expect(familiesIn(sources, 'ar')).toEqual([
      'ar.act',
      'ar.ask',
      'ar.command',
      'ar.event',
      'ar.fleet',
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
