import { describe, expect, it } from 'vitest';
import { games, lookUp } from '../src/index.ts';
import { provenRecord, realLedger } from './books.ts';

describe('the ledger', () => {
  it('has all clauses of the three games, each id once, both languages, and no fault', () => {
    const counts = games.map((game) => realLedger.clauses.filter((clause) => clause.game === game).length);
    expect(counts).toEqual([539, 1448, 2059]);
    expect(realLedger.faults).toEqual([]);
  });

  it('keeps the Legion editions apart', () => {
    const editions = new Set(realLedger.clauses.map((clause) => `${clause.book} ${clause.edition}`));
    expect([...editions].sort()).toEqual(['AR undefined', 'L2 2.6', 'LC 1.2', 'LE 1.2', 'XW undefined']);
  });

  it('is German in German: clauses, rulings and reasons', () => {
    const english = /\b(?:the|and|of|with|is|are|not|this|that|which|cannot|while)\b/;
    const german = [
      ...realLedger.clauses.map(({ text }) => text),
      ...realLedger.rulings.flatMap(({ question, ruling, reason }) => [question, ruling, reason]),
      ...[...realLedger.notApplicable.values()].map(({ reason }) => reason),
    ].map(({ de }) => de);
    expect(german.filter((text) => english.test(text))).toEqual([]);
  });

  it('says nothing of the files it was cut from', () => {
    const notes = /\b(?:lines?|ll?\.|Zeilen?) ?\d|\b(?:seed|OCR)/i;
    const noted = realLedger.clauses.filter(({ text }) => notes.test(text.en) || notes.test(text.de));
    expect(noted.map(({ id }) => id)).toEqual([]);
  });

  it('points only at entries and clauses that exist, two headings excepted', () => {
    const unresolved = new Set(realLedger.clauses.flatMap((clause) => lookUp(realLedger, clause.id)?.unresolved ?? []));
    expect([...unresolved].sort()).toEqual([
      // The heading joins two entries of the reference which stand apart: BEFEHLE ERTEILEN is one of them.
      'BEFEHLE ERTEILEN UND EMPFANGEN',
      // Three entries under one name: OFFENE, ABGELEITETE and VERDECKTE INFORMATIONEN.
      'OFFENE, ABGELEITETE UND VERDECKTE INFORMATIONEN',
    ]);
  });
});

describe('the headings', () => {
  it('are English in English: no umlaut, no shouting, no German left over', () => {
    const entries = new Map(realLedger.clauses.map(({ book, entry }) => [`${book} ${entry.de}`, entry]));
    expect(entries.size).toBe(833);
    for (const { en } of entries.values()) {
      expect(en).not.toMatch(/[äöüßÄÖÜ„]|\b[A-Z]{5,}\b|\b(?:der|die|das|und|von|im|S\.)\s/);
      expect(en).toMatch(/^[“A-Z]/);
    }
  });
});

describe('the rulings', () => {
  it('are numbered in sequence for each book, none missing and none twice', () => {
    const numbers = realLedger.rulings.map((ruling) => ruling.number);
    const least = { XW: 24, AR: 48, LE: 63, L2: 16 };
    for (const [book, count] of Object.entries(least)) {
      const own = numbers.filter((n) => n.startsWith(`R-${book}-`));
      expect(own.length).toBeGreaterThanOrEqual(count);
      expect(own).toEqual(own.map((_, i) => `R-${book}-${String(i + 1).padStart(2, '0')}`));
    }
  });

  it('are written in two languages, with every stressed word closed', () => {
    for (const { number, question, ruling, reason } of realLedger.rulings) {
      const open = [question, ruling, reason]
        .flatMap(({ de, en }) => [de, en])
        .filter((t) => t.split('*').length % 2 === 0);
      expect(open, number).toEqual([]);
      expect(ruling.de, number).not.toBe(ruling.en);
    }
  });

  it('decide about clauses of their own game', () => {
    const foreign = realLedger.rulings.filter(({ number, clauses }) => {
      const book = number.slice(2, 4);
      const allowed = book === 'LE' ? ['LE', 'LC'] : [book];
      return clauses.some((id) => !allowed.includes(id.slice(0, 2)));
    });
    expect(foreign).toEqual([]);
  });

  it('reach every inferred reading of the X-Wing ledger and the derived ones of the Armada cards', () => {
    const clausesOf = (number: string) => realLedger.rulings.find((ruling) => ruling.number === number)?.clauses;
    const marked = realLedger.clauses.filter(({ inferred }) => inferred);
    const ids = (book: string) => marked.filter((clause) => clause.book === book).map((clause) => clause.id);
    expect(clausesOf('R-XW-24')).toEqual(ids('XW'));
    // The one derived answer of the FAQ is outside the sections the ruling names.
    expect(clausesOf('R-AR-48')).toEqual(ids('AR').filter((id) => id !== 'AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02'));
  });
});

describe('the English of the ledger', () => {
  const saying = (words: RegExp) =>
    realLedger.clauses
      .filter(({ text }) => words.test(text.en.replace(PRINTED, '')))
      .map(({ id, text }) => `${id}: ${text.en}`);
  /** What is printed on cards stays as it is printed. */
  const PRINTED = /Base Defense|Point-Defense|Defense Liaison|Defense Corps|Defensive Retrofit|Command Center/g;

  it('tells readers what was inferred and nothing of how the ledger was made', () => {
    expect(saying(/\[(?:inferred|derived)|\bthe German (?:text|sentence|example)|^\s|\(\)/i)).toEqual([]);
    const { text, inferred } = realLedger.byId.get('XW-HINDERNISSE-01')!;
    expect([text.en, inferred]).toEqual([expect.stringContaining('(at its end position)'), true]);
  });

  it('is spelt as the British do', () => {
    expect(saying(/\b(?:maneuver|defense|colou?rless|color|center|gray|cancel(?:ed|ing))\b/i)).toEqual([]);
    const headings = realLedger.clauses.map(({ entry }) => entry.en.replace(PRINTED, ''));
    expect(headings.filter((words) => /maneuver|defense|center/i.test(words))).toEqual([]);
  });

  it('names what has an English name in English', () => {
    const names = [
      'Durchschlagen',
      'Scharfschütze',
      'Unerbittlich',
      'Wucht',
      'Draufgänger',
      'Hacker-Tools',
      'Kopfgeld',
    ];
    expect(saying(new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'i'))).toEqual([]);
  });
});

describe('proven.json', () => {
  it('claims clauses that exist and can be enforced, each once', () => {
    const { on, clauses } = provenRecord;
    expect(on).toMatch(/^20\d\d-/);
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(clauses.filter((id) => !realLedger.byId.has(id) || realLedger.notApplicable.has(id))).toEqual([]);
  });
});

describe('open.json', () => {
  it('lists what is neither proven nor not applicable', () => {
    const proven = new Set(provenRecord.clauses);
    expect([...realLedger.leftOpen.keys()].filter((id) => proven.has(id))).toEqual([]);
    expect(realLedger.faults).toEqual([]);
  });

  it('of Armada nothing but what the two campaigns are about', () => {
    const ids = [...realLedger.leftOpen.keys()].filter((id) => id.startsWith('AR-'));
    const reasons = ids.map((id) => realLedger.leftOpen.get(id)?.en ?? '');
    expect(reasons.filter((reason) => !/campaign/.test(reason))).toEqual([]);
  });
});

describe('not-applicable.json', () => {
  it('gives each clause its own reason, in both languages', () => {
    const reasons = [...realLedger.notApplicable.values()].flatMap(({ reason }) => [reason.de, reason.en]);
    expect(new Set(reasons).size).toBe(2 * realLedger.notApplicable.size);
    expect(realLedger.notApplicable.size).toBeGreaterThan(0);
  });
});
