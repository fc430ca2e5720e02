import { games } from '@holotisch/rulebook';
import { describe, expect, it } from 'vitest';
import { headingsOf, readable } from '../../plugins/clause-headings.ts';
import { readLedger } from '../../plugins/read-ledger.ts';
import { nameOf } from '../../src/ui/clause-name.ts';

describe('a clause by its heading', () => {
  it('is named in the language of the reader, without leading zeros; until the headings are there, by its id', () => {
    const headings = headingsOf('xwing');
    expect(nameOf('XW-PLANUNGSPHASE-01', headings, 'de')).toBe('§ Planungsphase 1');
    expect(nameOf('XW-PLANUNGSPHASE-01', headings, 'en')).toBe('§ Planning Phase 1');
    expect(nameOf('XW-UEBERSCHNEIDENDE-SCHIFFE-04', headings, 'de')).toBe('§ Überschneidende Schiffe 4');
    expect(nameOf('XW-ANGRIFF-40', headings, 'de')).toBe('§ Angriff 40');
    expect(nameOf('XW-ANGRIFF-40', undefined, 'de')).toBe('§ XW-ANGRIFF-40');
    expect(nameOf('XW-ANGRIFF-40', {}, 'de')).toBe('§ XW-ANGRIFF-40');
  });

  it('has one for every clause of every book', () => {
    for (const game of games) {
      const headings = headingsOf(game);
      const clauses = readLedger().clauses.filter((clause) => clause.game === game);
      expect(clauses.filter(({ id }) => nameOf(id, headings, 'en').includes(id)).map(({ id }) => id)).toEqual([]);
    }
  });

  it('is written as a reader would write it', () => {
    expect(readable('RUNDEN- UND ZEITLIMIT')).toBe('Runden- und Zeitlimit');
    expect(readable('SCHIFFE ZERSTÖREN')).toBe('Schiffe zerstören');
    expect(readable('GROSSE SCHIFFE')).toBe('Große Schiffe');
    expect(readable('ID-MARKER')).toBe('ID-Marker');
    expect(readable('NK-7-IONENKANONEN')).toBe('NK-7-Ionenkanonen');
    expect(readable('FESTER FEUERWINKEL: FRONT/HECK')).toBe('Fester Feuerwinkel: Front/Heck');
    expect(readable('SICHTLINIE, S. 11')).toBe('Sichtlinie');
    expect(readable('Der lange Marsch')).toBe('Der lange Marsch');
  });
});
