import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cliText } from '../src/text.ts';
import { call } from './fake.ts';

describe('usage', () => {
  it.each([
    ['', 'A command is missing. Known are: rules, replay, scenario, sim, arena, balance, analyse, validate, puzzles.'],
    [
      'sing',
      'There is no command “sing”. Known are: rules, replay, scenario, sim, arena, balance, analyse, validate, puzzles.',
    ],
    ['toString', 'There is no command “toString”.'],
    ['replay', 'Something is missing: FILE.'],
    ['replay a b', '“b” is one too many.'],
    ['replay a --open xwing', 'There is no option --open here.'],
    ['replay a --toString', 'There is no option --toString here.'],
    ['replay a --verify=yes', 'The option --verify takes no value.'],
    ['rules --open', 'The option --open needs a value.'],
    ['rules --open --json=1', 'The option --open needs a value.'],
    ['rules --open chess', 'There is no rulebook for the game “chess” here. Known are: xwing, armada, legion.'],
    ['rules sing', '“sing” is one too many.'],
    ['rules search', 'Something is missing: WORDS.'],
    ['rules --lang fr', 'There is no language “fr”.'],
    ['--loud', 'There is no option --loud here.'],
  ])('%j is answered with what is wrong and exit code 2', async (args, message) => {
    const { code, out, err } = await call(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toContain('holotisch --help');
  });

  it('complains to machines in JSON and nowhere else', async () => {
    const { code, out, err } = await call('sing --json --lang de');
    expect([code, err]).toEqual([2, '']);
    expect(JSON.parse(out)).toEqual({
      ok: false,
      error: {
        message:
          'Den Befehl „sing“ gibt es nicht. Bekannt sind: rules, replay, scenario, sim, arena, balance, analyse, validate, puzzles.',
        key: 'cli.unknownCommand',
      },
    });
  });

  it.each(['', 'rules ', 'replay ', 'scenario ', 'sim ', 'validate '])(
    '%j has help in both languages',
    async (command) => {
      const german = await call(`${command}--help --lang de`);
      const english = await call(`--lang en ${command}-h`);
      expect([german.code, english.code, german.err, english.err]).toEqual([0, 0, '', '']);
      expect(german.out).toMatch(/^Aufruf: holotisch/);
      expect(english.out).toMatch(/^Usage: holotisch/);
      expect(JSON.parse((await call(`${command}--help --json`)).out)).toEqual({ help: english.out.trimEnd() });
    },
  );

  it.each([
    [{}, 'A command'],
    [{ LANG: 'de_DE.UTF-8' }, 'Es fehlt'],
    [{ LANG: 'de' }, 'Es fehlt'],
    [{ LANG: 'den_CA' }, 'A command'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'A command'],
    [{ LANG: 'en_GB', LC_ALL: 'de_AT' }, 'Es fehlt'],
    [{ LANG: 'fr_FR', LC_ALL: '' }, 'A command'],
  ])('takes the language from %j', async (env, message) => {
    expect((await call('', {}, { env })).err).toContain(message);
  });
});

describe('the dictionary', () => {
  const holes = (phrase: unknown) => [...String(phrase).matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

  it('has every phrase in German and in English, with the same holes to fill', () => {
    expect(Object.keys(cliText.de).sort()).toEqual(Object.keys(cliText.en).sort());
    for (const key of Object.keys(cliText.de))
      expect([key, holes(cliText.de[key])]).toEqual([key, holes(cliText.en[key])]);
  });

  it('has exactly the phrases that the sources of the command line and of the file readers use', () => {
    const folders = [
      join(import.meta.dirname, '../src'),
      join(import.meta.dirname, '../../../packages/engine/src/file'),
    ];
    const used = new Set<string>(['cli.operand.FILE', 'cli.operand.WHAT']);
    for (const folder of folders)
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.ts') || name.endsWith('text.ts')) continue;
        for (const [, key] of readFileSync(join(folder, name), 'utf8').matchAll(/'((?:cli|file)\.[\w.]+)'/g))
          used.add(key!);
      }
    for (const command of ['rules', 'replay', 'scenario', 'sim', 'arena', 'balance', 'analyse', 'validate', 'puzzles'])
      used.add(`cli.help.${command}`);
    const known = Object.keys(cliText.en).filter((key) => /^(cli|file)\./.test(key));
    expect([...used].sort()).toEqual(known.sort());
  });
});
