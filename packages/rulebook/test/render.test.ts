import { describe, expect, it } from 'vitest';
import { coverage, renderClauses, renderReport } from '../src/index.ts';
import { line, madeUpLedger, titled } from './books.ts';

const ledger = madeUpLedger({
  xwing: [line('XW-A-01'), line('XW-A-02', { kind: 'component', clause: 'A ship.', de: 'Ein Schiff.' })],
});
const report = coverage(ledger, [{ title: titled('XW-A-01', 'XW-B-01'), passed: true }], {
  xwing: { pool: 7, enforced: 3 },
});

describe('renderReport', () => {
  it('draws a table in English', () => {
    expect(renderReport(report, 'en').split('\n').slice(0, 6)).toEqual([
      'X-Wing (1st edition)  clauses  proven  not applicable  open',
      'rule                        1       1               0     0',
      'component                   1       0               0     1',
      'total                       2       1               0     1',
      'Abilities enforced: 3 of 7',
      '',
    ]);
  });

  it('draws it in German, faults included', () => {
    const lines = renderReport(report, 'de').split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'X-Wing (1. Edition)  Klauseln  belegt  nicht anwendbar  offen',
      'Regel                       1       1                0      0',
      'Spielmaterial               1       0                0      1',
      'Gesamt                      2       1                0      1',
      'Durchgesetzte Fähigkeiten: 3 von 7',
    ]);
    expect(lines.slice(-3)).toEqual([
      'Fehler: 1',
      `  ${titled('XW-A-01', 'XW-B-01')}: Titel trägt eine unbekannte Klausel (XW-B-01)`,
      '',
    ]);
  });
});

describe('renderClauses', () => {
  it('says below a clause why it is left open', () => {
    const why = new Map([['XW-A-02', { de: 'Grund.', en: 'Reason.' }]]);
    expect(renderClauses(ledger.clauses, 'en', why).split('\n').slice(1, 3)).toEqual([
      'XW-A-02 A in English (component): A ship.',
      '  left open: Reason.',
    ]);
  });

  it('prints id, heading, kind and text in the language asked for', () => {
    expect(renderClauses(ledger.clauses, 'en')).toBe(
      'XW-A-01 A in English (rule): English.\nXW-A-02 A in English (component): A ship.\n',
    );
    expect(renderClauses(ledger.clauses, 'de')).toBe(
      'XW-A-01 A (Regel): Deutsch.\nXW-A-02 A (Spielmaterial): Ein Schiff.\n',
    );
  });
});
