import { describe, expect, it } from 'vitest';
import { headingsOf } from '../../clause-headings.ts';
import { clauseName } from '../../src/ui/use-clause-name.ts';

const headings = headingsOf('xwing');

describe('how a clause is called', () => {
  it('by its heading and number, in the language of the reader', () => {
    expect(clauseName('XW-ANGRIFF-08', 'de', headings)).toBe('ANGRIFF 8');
    expect(clauseName('XW-ANGRIFF-08', 'en', headings)).toBe('Attack 8');
    expect(clauseName('XW-UEBERSCHNEIDENDE-SCHIFFE-05', 'en', headings)).toBe('Overlapping Ships 5');
  });

  it('by its id where the heading is not known', () => {
    expect(clauseName('TOY-MOVE-01', 'de', undefined)).toBe('TOY-MOVE-01');
    expect(clauseName('XW-GIBTS-NICHT-99', 'en', headings)).toBe('XW-GIBTS-NICHT-99');
  });

  it('every clause of every game has a heading', () => {
    for (const game of ['xwing', 'armada', 'legion'])
      for (const names of Object.values(headingsOf(game))) expect(names.every((name) => name.trim() !== '')).toBe(true);
  });
});
