import { describe, expect, it } from 'vitest';
import { lookUp, mentionsIn } from '../src/index.ts';
import { line, madeUpLedger, realLedger } from './books.ts';

const legion = (id: string, entry: string, see: string[] = []) =>
  line(id, { entry, see, edition: id.startsWith('L2') ? '2.6' : '1.2' });
const relatedTo = (ledger: ReturnType<typeof madeUpLedger>, id: string) =>
  lookUp(ledger, id)?.related.map((clause) => clause.id);

describe('lookUp', () => {
  it('answers undefined for an id that does not exist, even one every object has', () => {
    const ledger = madeUpLedger({ xwing: [line('XW-A-01')] });
    expect(['XW-A-02', '__proto__', 'constructor', ''].map((id) => lookUp(ledger, id))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('brings the rulings on the clause', () => {
    const ledger = madeUpLedger({
      xwing: [line('XW-A-01'), line('XW-A-02')],
      rulings: '**R-XW-01** · XW-A-02\n- Q: Q\n- R: R\n- Why: W [sure]\n',
      rulingsDe: '**R-XW-01**\n- F: F\n- E: E\n- Grund: G\n',
    });
    expect(lookUp(ledger, 'XW-A-01')?.rulings).toEqual([]);
    expect(lookUp(ledger, 'XW-A-02')?.rulings.map((ruling) => ruling.number)).toEqual(['R-XW-01']);
  });

  it('follows ids and headings, each clause once and never back to itself', () => {
    const ledger = madeUpLedger({
      xwing: [
        line('XW-A-01', { entry: 'ANGRIFF', see: ['XW-B-02', 'SCHADEN', 'ANGRIFF', 'NIRGENDS'] }),
        line('XW-A-02', { entry: 'ANGRIFF' }),
        line('XW-B-01', { entry: 'SCHADEN' }),
        line('XW-B-02', { entry: 'SCHADEN' }),
      ],
    });
    expect(relatedTo(ledger, 'XW-A-01')).toEqual(['XW-B-02', 'XW-B-01', 'XW-A-02']);
    expect(lookUp(ledger, 'XW-A-01')?.unresolved).toEqual(['NIRGENDS']);
  });

  it('prefers the entry of the own book, whatever the case of its letters and the remark after it', () => {
    const ledger = madeUpLedger({
      legion: [
        legion('LE-A-01', 'PANIK', ['Deckung', 'Wucht X', 'Springen (errata, line 7)', 'Nur im Heft']),
        legion('LE-DECKUNG-01', 'DECKUNG'),
        legion('LE-WUCHT-01', 'WUCHT X (WAFFENSCHLÜSSELWORT)'),
        legion('LE-SPRINGEN-01', 'SPRINGEN, S. 16'),
        legion('LC-DECKUNG-01', 'Deckung'),
        legion('LC-WUCHT-01', 'Wucht X'),
        legion('LC-NUR-01', 'Nur im Heft'),
      ],
    });
    expect(relatedTo(ledger, 'LE-A-01')).toEqual(['LE-DECKUNG-01', 'LE-WUCHT-01', 'LE-SPRINGEN-01', 'LC-NUR-01']);
  });

  it('takes a remark that belongs to the name for part of it', () => {
    const ledger = madeUpLedger({
      xwing: [
        line('XW-A-01', { see: ['LEIA (PILOTIN) (errata, line 3)'] }),
        line('XW-A-02', { see: ['LEIA (PILOTIN)'] }),
        line('XW-B-01', { entry: 'LEIA (PILOTIN)' }),
        line('XW-C-01', { entry: 'LEIA (CREW)' }),
      ],
    });
    expect(relatedTo(ledger, 'XW-A-01')).toEqual(['XW-B-01']);
    expect(relatedTo(ledger, 'XW-A-02')).toEqual(['XW-B-01']);
  });
});

describe('what a clause names', () => {
  const named = (id: string, lang: 'de' | 'en') =>
    mentionsIn(realLedger, realLedger.byId.get(id)!, lang).flatMap(({ text, id: to }) => (to ? [`${text} ${to}`] : []));

  it('leads to its entry, in either language, and never to its own', () => {
    expect(named('LE-PANZERUNG-02', 'en')).toEqual(expect.arrayContaining(['Impact LE-WUCHT-X-01']));
    expect(named('LE-PANZERUNG-02', 'de')).toEqual(expect.arrayContaining(['Wucht LE-WUCHT-X-01']));
    expect(named('LE-PANZERUNG-02', 'en').filter((one) => one.includes('LE-PANZERUNG'))).toEqual([]);
  });

  it('stays in its own book where that has an entry, and takes nothing from the text', () => {
    for (const clause of realLedger.clauses)
      for (const lang of ['de', 'en'] as const) {
        const stretches = mentionsIn(realLedger, clause, lang);
        expect(stretches.map(({ text }) => text).join('')).toBe(clause.text[lang]);
      }
    expect(named('LC-WAFFENSCHLUESSELWOERTER-05', 'en')[0]).toMatch(/ LC-/);
  });
});

describe('what bears on a clause', () => {
  it('are the cards and keywords that point at it, each once', () => {
    const bearing = (id: string) => lookUp(realLedger, id)?.changedBy.map(({ entry }) => entry.de) ?? [];
    expect(bearing('AR-NAHKAMPF-02')).toEqual(['COLONEL JENDON', 'ADMIRAL CHIRANEAU', 'HETZER']);
    const rules = realLedger.clauses.filter(({ game, kind }) => game === 'armada' && kind === 'rule');
    const all = rules.map(({ id }) => bearing(id));
    expect(all.filter((entries) => new Set(entries).size < entries.length)).toEqual([]);
    expect(all.filter((entries) => entries.length > 0).length).toBeGreaterThan(60);
  });
});
