import { describe, expect, it } from 'vitest';
import { line, madeUpLedger } from './books.ts';

const faultsOf = (ledger: ReturnType<typeof madeUpLedger>) => ledger.faults.map((f) => `${f.code} ${f.subject}`);

describe('reading clauses', () => {
  it('keeps both languages, terms, cross-references and the edition', () => {
    const ledger = madeUpLedger({
      legion: [line('L2-A-01', { terms: ['Marker'], see: ['B'], edition: '2.6' })],
    });
    expect(ledger.byId.get('L2-A-01')).toEqual({
      game: 'legion',
      book: 'L2',
      id: 'L2-A-01',
      entry: { de: 'A', en: 'A in English' },
      kind: 'rule',
      text: { de: 'Deutsch.', en: 'English.' },
      terms: ['Marker'],
      see: ['B'],
      edition: '2.6',
    });
  });

  it('leaves out broken lines, names each, and reads on', () => {
    const broken = [
      '{"id": "XW-A-01"',
      'null',
      '[]',
      '"text"',
      line('XW-A-02', { de: ' ' }),
      line('XW-A-02', { clause: 7 }),
      line('XW-A-02', { kind: 'song' }),
      line('XW-A-02', { kind: '__proto__' }),
      line('XW-A-02', { see: 'B' }),
      line('XW-A-02', { terms: [1] }),
      line('AR-A-02'),
      line('XW-A'),
      line('__proto__'),
      line('constructor'),
      '{"__proto__": {"id": "XW-A-02", "entry": "A", "kind": "rule", "clause": "a", "de": "b", "terms": [], "see": []}}',
    ];
    const ledger = madeUpLedger({ xwing: [...broken, '', line('XW-A-09')], headings: { XW: { A: 'A' } } });
    expect([...ledger.byId.keys()]).toEqual(['XW-A-09']);
    expect(faultsOf(ledger)).toEqual(broken.map((_, i) => `broken-clause xwing.jsonl:${i + 1}`));
  });

  it('wants an edition for Legion', () => {
    expect(faultsOf(madeUpLedger({ legion: [line('LE-A-01')], headings: {} }))).toEqual([
      'broken-clause legion.jsonl:1',
    ]);
  });

  it('counts the first of two clauses with one id', () => {
    const ledger = madeUpLedger({ xwing: [line('XW-A-01'), line('XW-A-01', { de: 'Zweite.' })] });
    expect(ledger.clauses.map((clause) => clause.text.de)).toEqual(['Deutsch.']);
    expect(faultsOf(ledger)).toEqual(['duplicate-id XW-A-01']);
  });
});

describe('reading headings.json', () => {
  const xwing = [line('XW-A-01'), line('XW-A-02'), line('XW-B-01', { entry: 'B' })];
  const entryOf = (ledger: ReturnType<typeof madeUpLedger>, id: string) => ledger.byId.get(id)?.entry;

  it('keeps the books apart, which mean different things by one word', () => {
    const ledger = madeUpLedger({
      legion: [line('LE-A-01', { edition: '1.2' }), line('LC-A-01', { edition: '1.2' })],
      headings: { LE: { A: 'Rally' }, LC: { A: 'Collecting' } },
    });
    expect(entryOf(ledger, 'LE-A-01')).toEqual({ de: 'A', en: 'Rally' });
    expect(entryOf(ledger, 'LC-A-01')).toEqual({ de: 'A', en: 'Collecting' });
    expect(ledger.faults).toEqual([]);
  });

  it('names each entry without a heading once, and shows the German one in its place', () => {
    const ledger = madeUpLedger({ xwing, headings: { XW: { B: 'Bee' }, AR: { A: 'Other book' } } });
    expect(entryOf(ledger, 'XW-A-02')).toEqual({ de: 'A', en: 'A' });
    expect(faultsOf(ledger)).toEqual(['missing-heading XW A', 'unknown-heading AR A']);
  });

  it('takes no heading from nonsense', () => {
    const ledger = madeUpLedger({ xwing, headings: { XW: { A: ' ', B: 7 }, AR: 'A' } });
    expect(faultsOf(ledger)).toEqual([
      'broken-heading XW A',
      'broken-heading XW B',
      'broken-heading AR',
      'missing-heading XW A',
      'missing-heading XW B',
    ]);
  });

  it.each(['', '[]', '"{}"'])('takes %j for no list of headings', (headings) => {
    expect(faultsOf(madeUpLedger({ headings }))).toEqual(['broken-heading headings.json']);
  });
});

describe('reading not-applicable.json', () => {
  const xwing = [line('XW-A-01'), line('XW-A-02')];
  const reason = { de: 'Grund.', en: 'Reason.' };

  it('keeps the reason in both languages', () => {
    const ledger = madeUpLedger({ xwing, notApplicable: [{ id: 'XW-A-02', reason }] });
    expect([...ledger.notApplicable]).toEqual([['XW-A-02', { id: 'XW-A-02', reason }]]);
    expect(ledger.faults).toEqual([]);
  });

  it('refuses unknown clauses, missing reasons, doubles and nonsense', () => {
    const ledger = madeUpLedger({
      xwing,
      notApplicable: [
        { id: 'XW-A-03', reason },
        { id: '__proto__', reason },
        { id: 'XW-A-01', reason: { de: '', en: 'Reason.' } },
        { id: 'XW-A-01', reason: { de: 'Grund.' } },
        { id: 'XW-A-01' },
        { id: 'XW-A-02', reason },
        { id: 'XW-A-02', reason },
        'XW-A-01',
        null,
      ],
    });
    expect([...ledger.notApplicable.keys()]).toEqual(['XW-A-02']);
    expect(faultsOf(ledger)).toEqual([
      'unknown-exception XW-A-03',
      'unknown-exception __proto__',
      'missing-reason XW-A-01',
      'missing-reason XW-A-01',
      'missing-reason XW-A-01',
      'duplicate-exception XW-A-02',
      'broken-exception [7]',
      'broken-exception [8]',
    ]);
  });

  it.each(['', '{}', '[{', '"[]"'])('takes %j for no list', (text) => {
    expect(faultsOf(madeUpLedger({ xwing, notApplicable: text }))).toEqual(['broken-exception not-applicable.json']);
  });
});

describe('reading open.json', () => {
  const xwing = [1, 2, 3, 4].map((n) => line(`XW-A-0${n}`));
  const reason = { de: 'Grund.', en: 'Reason.' };

  it('gives one reason to all clauses of an entry', () => {
    const ledger = madeUpLedger({ xwing, leftOpen: [{ reason, clauses: ['XW-A-01', 'XW-A-03'] }] });
    expect([...ledger.leftOpen]).toEqual([
      ['XW-A-01', reason],
      ['XW-A-03', reason],
    ]);
    expect(ledger.faults).toEqual([]);
  });

  it('refuses unknown clauses, missing reasons, doubles, nonsense and what is not applicable', () => {
    const ledger = madeUpLedger({
      xwing,
      notApplicable: [{ id: 'XW-A-04', reason }],
      leftOpen: [
        { reason, clauses: ['XW-A-01', 'XW-A-09', 'XW-A-01', 'XW-A-04'] },
        { reason: { de: 'Grund.', en: '' }, clauses: ['XW-A-02'] },
        { reason, clauses: [] },
        { reason, clauses: [1] },
        null,
      ],
    });
    expect([...ledger.leftOpen.keys()]).toEqual(['XW-A-01']);
    expect(faultsOf(ledger)).toEqual([
      'unknown-open XW-A-09',
      'duplicate-open XW-A-01',
      'open-not-applicable XW-A-04',
      ...[1, 2, 3, 4].map((at) => `broken-open [${at}]`),
    ]);
  });

  it.each(['', '{}', '[{'])('takes %j for no list', (text) => {
    expect(faultsOf(madeUpLedger({ xwing, leftOpen: text }))).toEqual(['broken-open open.json']);
  });
});

describe('reading rulings', () => {
  const xwing = [1, 2, 3, 4].map((n) => line(`XW-A-0${n}`)).concat(line('XW-A-B-01'), line('XW-B-01'));
  const ruling = (scope: string, why = 'because. [sure]') =>
    `Preface.\n\n**R-XW-01** · ${scope}\n- Q: What?\n- R: This.\n- Why: ${why}\n\n- Q: no part of it`;
  const rulingsDe = 'Kopf.\n\n**R-XW-01**\n- F: Was?\n- E: Das.\n- Grund: darum.\n\n- F: gehört nicht dazu';
  const idsOf = (scope: string) => madeUpLedger({ xwing, rulings: ruling(scope), rulingsDe }).rulings[0]?.clauses;

  it('expands ranges and whole entries, and leaves the entry with a longer name alone', () => {
    expect(idsOf('XW-A-02..04, XW-B-01')).toEqual(['XW-A-02', 'XW-A-03', 'XW-A-04', 'XW-B-01']);
    expect(idsOf('XW-A-*')).toEqual(['XW-A-01', 'XW-A-02', 'XW-A-03', 'XW-A-04']);
    expect(idsOf('XW-A-03, XW-A-03..04')).toEqual(['XW-A-03', 'XW-A-04']);
  });

  it('finds marked readings in the entries named', () => {
    const marked = { clause: 'English [inferred: so it is].' };
    const ledger = madeUpLedger({
      xwing: [line('XW-A-01', marked), line('XW-A-02'), line('XW-B-01', marked), line('XW-C-01', marked)],
      rulings: ruling('all clauses carrying an [inferred] note (entries A, C)'),
      rulingsDe,
    });
    expect(ledger.rulings[0]?.clauses).toEqual(['XW-A-01', 'XW-C-01']);
  });

  it('reads question, ruling and reason in both languages, and the confidence', () => {
    const ledger = madeUpLedger({
      xwing,
      rulings: ruling('XW-A-01', 'so [here] too. [likely; tie chosen]'),
      rulingsDe,
    });
    expect(ledger.rulings).toEqual([
      {
        number: 'R-XW-01',
        clauses: ['XW-A-01'],
        question: { de: 'Was?', en: 'What?' },
        ruling: { de: 'Das.', en: 'This.' },
        reason: { de: 'darum.', en: 'so [here] too.' },
        confidence: 'likely',
      },
    ]);
    expect(ledger.faults).toEqual([]);
  });

  it('names the patterns that fit no clause and keeps the rest', () => {
    const ledger = madeUpLedger({ xwing, rulings: ruling('XW-A-03..05, XW-A-02..01, XW-C-*, XW-B-01'), rulingsDe });
    expect(ledger.rulings[0]?.clauses).toEqual(['XW-A-03', 'XW-A-04', 'XW-B-01']);
    expect(ledger.faults.map((fault) => fault.detail)).toEqual(['XW-A-03..05', 'XW-A-02..01', 'XW-C-*']);
  });

  it.each([
    ['no confidence', ruling('XW-A-01', 'because.')],
    ['an unknown confidence', ruling('XW-A-01', 'because. [maybe]')],
    ['no question', ruling('XW-A-01').replace('- Q: What?\n', '')],
    ['no clause', ruling('everything')],
    ['nothing but a heading', '**R-XW-01** · XW-A-01'],
  ])('refuses a ruling with %s', (_, rulings) => {
    const ledger = madeUpLedger({ xwing, rulings, rulingsDe });
    expect(ledger.rulings).toEqual([]);
    expect(faultsOf(ledger)).toEqual(['broken-ruling R-XW-01']);
  });

  it.each([
    ['no German', '', 'untranslated-ruling'],
    ['a German heading alone', '**R-XW-01**', 'broken-translation'],
    ['no German question', rulingsDe.replace('- F: Was?\n', ''), 'broken-translation'],
    ['no German ruling', rulingsDe.replace('- E: Das.\n', '- E: \n'), 'broken-translation'],
    ['no German reason', rulingsDe.replace('- Grund: ', '- Why: '), 'broken-translation'],
  ])('refuses a ruling with %s', (_, german, code) => {
    const ledger = madeUpLedger({ xwing, rulings: ruling('XW-A-01'), rulingsDe: german });
    expect(ledger.rulings).toEqual([]);
    expect(faultsOf(ledger)).toEqual([`${code} R-XW-01`]);
  });

  it('names German entries that no ruling has or that come twice, and keeps the rest', () => {
    const another = '**R-XW-02**\n- F: Was?\n- E: Das.\n- Grund: darum.\n';
    const again = '**R-XW-01**\n- F: Wie?\n- E: So.\n- Grund: deshalb.\n';
    const german = `${rulingsDe}\n\n${another}\n${again}`;
    const ledger = madeUpLedger({ xwing, rulings: ruling('XW-A-01'), rulingsDe: german });
    expect(ledger.rulings.map((found) => found.question.de)).toEqual(['Was?']);
    expect(faultsOf(ledger)).toEqual(['duplicate-id R-XW-01', 'unknown-ruling R-XW-02']);
  });
});
