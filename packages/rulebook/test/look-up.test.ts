import { describe, expect, it } from 'vitest';
import { lookUp } from '../src/index.ts';
import { line, madeUpLedger } from './books.ts';

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
