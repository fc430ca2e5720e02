import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abilityCoverage } from '@holotisch/xwing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rulesCommand } from '../src/command/rules.ts';
import { wordsIn } from '../src/fault.ts';
import { realWorld } from '../src/world.ts';
import { call } from './fake.ts';

const clause = (id: string, more: object = {}) =>
  JSON.stringify({ id, entry: 'X', kind: 'rule', clause: `en ${id}`, de: `de ${id}`, terms: [], see: [], ...more });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'holotisch-test-'));
  mkdirSync(join(root, 'rules'));
  mkdirSync(join(root, '.cache'));
  write('rules/xwing.jsonl', `${clause('XW-ANGRIFF-01')}\n${clause('XW-ANGRIFF-02')}\n`);
  write('rules/armada.jsonl', `${clause('AR-A-01')}\n`);
  write('rules/legion.jsonl', `${clause('LE-A-01', { edition: '1.2.0' })}\n`);
  write('rules/headings.json', JSON.stringify({ XW: { X: 'Ex' }, AR: { X: 'Ex' }, LE: { X: 'Ex' } }));
  write('rules/RULINGS.md', '');
  write('rules/RULINGS.de.md', '');
  write('rules/not-applicable.json', '[]');
  write('rules/open.json', '[]');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const results = (complete: boolean, ...tests: readonly (readonly [string, boolean])[]) =>
  write(
    '.cache/test-results.json',
    JSON.stringify({
      version: 1,
      at: '2026-01-01T00:00:00.000Z',
      node: 'v24.0.0',
      complete,
      tests: tests.map(([title, passed]) => ({ title, file: 'a.test.ts', passed })),
    }),
  );
const rules = (args = '') => call(`rules ${args}`, {}, { root, open: (path) => createReadStream(path) });

describe('rules', () => {
  it('counts what the tests prove', async () => {
    results(true, ['[XW-ANGRIFF-01] works', true], ['something else', false]);
    const { code, out, err } = await rules('--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({
      games: {
        xwing: { clauses: 2, proven: 1, notApplicable: 0, open: 1, abilities: abilityCoverage() },
        armada: { clauses: 1, open: 1 },
        legion: { clauses: 1, open: 1 },
      },
      faults: [],
      tests: { at: '2026-01-01T00:00:00.000Z', complete: true, passed: 1, failed: 1 },
    });
    expect((await rules('--lang de')).out).toContain('Klauseln');
    expect((await rules()).out).toContain('clauses');
  });

  it('says plainly that there are no test results', async () => {
    const json = await rules('--json');
    expect(json.code).toBe(0);
    expect(json.err).toContain('There are no test results');
    expect(JSON.parse(json.out)).toMatchObject({ tests: null, games: { xwing: { proven: 0, open: 2 } } });
    expect((await rules('--lang de')).err).toContain('Es liegen keine Testergebnisse vor');
  });

  it('says that the results are incomplete', async () => {
    results(false);
    expect((await rules()).err).toContain('incomplete');
  });

  it('says no where a proof fails', async () => {
    results(true, ['[XW-ANGRIFF-01] works', false]);
    expect((await rules()).code).toBe(1);
  });

  it('lists the open clauses of a game', async () => {
    results(true, ['[XW-ANGRIFF-01] works', true]);
    expect((await rules('--open xwing --lang de')).out).toBe('XW-ANGRIFF-02 X (Regel): de XW-ANGRIFF-02\nOffen: 1\n');
    expect(JSON.parse((await rules('--open xwing --json')).out)).toEqual({
      game: 'xwing',
      open: [
        {
          id: 'XW-ANGRIFF-02',
          kind: 'rule',
          entry: { de: 'X', en: 'Ex' },
          text: { de: 'de XW-ANGRIFF-02', en: 'en XW-ANGRIFF-02' },
          reason: null,
        },
      ],
      tests: { at: '2026-01-01T00:00:00.000Z', complete: true },
    });
    const reason = { de: 'Grund.', en: 'Reason.' };
    write('rules/open.json', JSON.stringify([{ reason, clauses: ['XW-ANGRIFF-02'] }]));
    expect((await rules('--open xwing --lang de')).out).toContain('\n  offen gelassen: Grund.\n');
    expect(JSON.parse((await rules('--open xwing --json')).out)).toMatchObject({ open: [{ reason }] });
    expect((await rules('--lang de')).out).toContain('Offen mit Begründung: 1 von 1');
  });

  it('needs the rulebook', async () => {
    rmSync(join(root, 'rules/legion.jsonl'));
    const { code, err } = await rules();
    expect(code).toBe(3);
    expect(err).toContain('legion.jsonl: There is no such file.');
  });
});

describe('rules search', () => {
  const search = (lang: 'de' | 'en', ...operands: readonly string[]) =>
    rulesCommand.run({
      world: { ...realWorld, root, err: () => {} },
      lang,
      operands: ['search', ...operands],
      options: {},
      words: wordsIn(lang),
    });
  beforeEach(() =>
    write(
      'rules/xwing.jsonl',
      [
        clause('XW-ZIELERFASSUNG-01', {
          de: 'Die Zielerfassung gilt.',
          clause: 'The lock holds.',
          see: ['XW-ANGRIFF-01'],
        }),
        clause('XW-ANGRIFF-01', { de: 'Der Angriff trifft.', clause: 'The attack hits.' }),
      ].join('\n'),
    ),
  );

  it('forgives slips and tells all about each hit', async () => {
    results(true, ['[XW-ZIELERFASSUNG-01] works', true]);
    const { ok, json, text } = await search('de', 'zielerfasung');
    expect(ok).toBe(true);
    expect(json).toEqual({
      results: [
        {
          id: 'XW-ZIELERFASSUNG-01',
          game: 'xwing',
          entry: { de: 'X', en: 'Ex' },
          kind: 'rule',
          text: { de: 'Die Zielerfassung gilt.', en: 'The lock holds.' },
          enforced: 'proven',
          rulings: [],
          related: ['XW-ANGRIFF-01'],
        },
      ],
      tested: '2026-01-01',
    });
    expect(text()).toBe('XW-ZIELERFASSUNG-01 X (Regel): Die Zielerfassung gilt.\n');
  });

  it('is called by its name', async () => {
    expect((await rules('search zielerfasung --lang de')).out).toBe(
      'XW-ZIELERFASSUNG-01 X (Regel): Die Zielerfassung gilt.\n',
    );
  });

  it('searches both languages whatever the output is in', async () => {
    expect((await search('en', 'angrif')).text()).toBe('XW-ANGRIFF-01 Ex (rule): The attack hits.\n');
  });

  const record = (on: string, ...clauses: readonly string[]) =>
    write('rules/proven.json', JSON.stringify({ on, clauses }));
  const found = async () => (await search('de', 'angriff')).json;

  it.each([
    [undefined, 'unknown', null],
    [false, 'unknown', null],
    [true, 'open', '2026-01-01'],
  ])('claims nothing that no test has shown: results complete %s', async (complete, enforced, tested) => {
    if (complete !== undefined) results(complete);
    expect(await found()).toMatchObject({ results: [{ id: 'XW-ANGRIFF-01', enforced }], tested });
  });

  it('goes by the record where the tests have not all run', async () => {
    record('2025-12-01', 'XW-ANGRIFF-01');
    expect(await found()).toMatchObject({ results: [{ enforced: 'proven' }], tested: '2025-12-01' });
    results(false);
    expect(await found()).toMatchObject({ results: [{ enforced: 'proven' }], tested: '2025-12-01' });
    results(true);
    expect(await found()).toMatchObject({ results: [{ enforced: 'open' }], tested: '2026-01-01' });
  });

  it('says what no program can enforce', async () => {
    write('rules/not-applicable.json', JSON.stringify([{ id: 'XW-ANGRIFF-01', reason: { de: 'x', en: 'x' } }]));
    expect((await search('de', 'angriff')).json).toMatchObject({ results: [{ enforced: 'notApplicable' }] });
  });

  it('says no where nothing is found', async () => {
    const { ok, json, text } = await search('de', 'xyzzyqwert', 'plugh');
    expect([ok, json]).toEqual([false, { results: [], tested: null }]);
    expect(text()).toBe('Nichts gefunden zu „xyzzyqwert plugh“.\n');
  });

  it('needs words', async () => {
    await expect(search('de')).rejects.toMatchObject({ code: 2 });
  });
});

describe('rules ask', () => {
  beforeEach(() => {
    write('rules/xwing.jsonl', clause('XW-PANIK-01', { de: 'Panik im Cockpit.' }));
    write(
      'rules/legion.jsonl',
      [
        clause('LE-PANIK-01', { edition: '1.2', de: 'Panik vor Schreck.' }),
        clause('L2-PANIK-01', { edition: '2.6', de: 'Panik vor Schreck und noch vieles andere mehr.' }),
      ].join('\n'),
    );
    write(
      'rules/headings.json',
      JSON.stringify({ XW: { X: 'Ex' }, AR: { X: 'Ex' }, LE: { X: 'Ex' }, L2: { X: 'Ex' } }),
    );
  });
  const ask = async (args: string): Promise<string[]> => {
    const { out } = await rules(`ask ${args} --json`);
    return JSON.parse(out).results.map(({ id }: { id: string }) => id);
  };

  it('asks the books of one game, and one edition before the other', async () => {
    expect(await ask('panik')).toContain('XW-PANIK-01');
    expect(await ask('panik --game legion')).toEqual(['LE-PANIK-01', 'L2-PANIK-01']);
    expect(await ask('panik --game legion --edition 2.6')).toEqual(['L2-PANIK-01', 'LE-PANIK-01']);
    expect(await ask('panik --game legion --edition 1.x')).toEqual(['LE-PANIK-01', 'L2-PANIK-01']);
  });

  it('knows how people ask, where that is written down', async () => {
    expect(await ask('muffensausen --game legion')).toEqual([]);
    mkdirSync(join(root, 'rules/asked'));
    write('rules/asked/words.json', '{ "muffensausen": "Panik" }');
    expect(await ask('muffensausen --game legion')).toEqual(['LE-PANIK-01', 'L2-PANIK-01']);
    write('rules/asked/legion.jsonl', JSON.stringify({ id: 'L2-PANIK-01', de: ['wer rennt davon'], en: ['who runs'] }));
    expect(await ask('rennt --game legion')).toEqual(['L2-PANIK-01']);
  });

  it.each(['--game chess', '--game legion --edition 3', '--game xwing --edition 2.6'])(
    'refuses %s',
    async (options) => {
      expect((await rules(`ask panik ${options}`)).code).toBe(2);
    },
  );
});
