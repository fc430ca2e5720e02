import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineText, FILE_LIMITS, readJson, render } from '../../src/index.ts';

/** The message key and the place, or 'ok'. */
function verdict(text: string): string {
  const read = readJson(text);
  if (read.ok) return 'ok';
  const { message, line, column } = read.fault;
  return line === undefined ? message.text : `${message.text} ${line}:${column}`;
}

describe('reading a text from anywhere', () => {
  it('gives the same data as any JSON parser, with or without a byte order mark', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.boolean(), (value, mark) => {
        const text = JSON.stringify(value, null, mark ? 2 : 0);
        expect(readJson(mark ? `\uFEFF${text}` : text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it.each([
    ['', 'file.empty'],
    [' \n\t', 'file.empty'],
    ['{"a":1', 'file.endsEarly 1:7'],
    ['[1,\n2\n', 'file.endsEarly 2:2'],
    ['{\n', 'file.endsEarly 1:2'],
    ['["abc', 'file.endsEarly 1:6'],
    ['\0\u0001PK', 'file.unexpected 1:1'],
    ['{"a":1,\r\n "b":\r\n  oops}', 'file.unexpected 3:3'],
    ['[1 2]', 'file.unexpected 1:4'],
    ['{"a":1,}', 'file.unexpected 1:8'],
    ['[1]]', 'file.unexpected 1:4'],
    ['["two\nlines"]', 'file.brokenString 1:6'],
    ['[1,\n-1e999]', 'file.hugeNumber 2:1'],
    [`[${'9'.repeat(400)}]`, 'file.hugeNumber 1:2'],
    ['[1e308, 1e-999, 12e2]', 'ok'],
    ['{"a":{"__proto__":1}}', 'file.forbiddenName 1:7'],
    ['{"\\u005f_proto__":1}', 'file.forbiddenName 1:2'],
    ['{"constructor":1}', 'file.forbiddenName 1:2'],
    ['{"prototype" :1}', 'file.forbiddenName 1:2'],
    ['["__proto__", "constructor"]', 'ok'],
    ['{"a":1,\n "\\u0061":2}', 'file.nameTwice 2:2'],
    ['{"a":{"a":[{"a":1},{"a":"a"}]}}', 'ok'],
  ])('%j: %s', (text, expected) => expect(verdict(text)).toBe(expected));

  it('shows a character that nobody can see by its number', () => {
    const read = readJson('[\u0007]');
    expect(read.ok || render([engineText.en], read.fault.message)).toContain('U+0007');
  });

  it('takes nesting up to the limit and not one bracket more', () => {
    const nested = (n: number) => '['.repeat(n) + ']'.repeat(n);
    expect(verdict(nested(64))).toBe('ok');
    expect(verdict(nested(65))).toBe('file.tooDeep 1:65');
    expect(verdict(`["${'['.repeat(100)}"]`)).toBe('ok');
  });

  it('survives a hundred thousand brackets, closed or not, of either kind', () => {
    for (const bracket of ['[', '{"a":', '[{"a":'])
      expect(verdict(bracket.repeat(100_000))).toMatch(/^file.tooDeep 1:/);
    expect(verdict(']'.repeat(100_000))).toBe('file.unexpected 1:1');
  });

  it('takes a text up to the limit and not one character more', () => {
    const limits = { ...FILE_LIMITS, length: 10 };
    expect(readJson('"12345678"', limits).ok).toBe(true);
    expect(readJson('"123456789"', limits)).toMatchObject({ fault: { message: { text: 'file.tooLong' } } });
    expect(verdict(`"${' '.repeat(8 * 1024 * 1024)}"`)).toBe('file.tooLong');
  });

  it('agrees with the parser on what is JSON, and always finds a place for what is not', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '.5',
      'e9',
      'true',
      'nul',
      '\n',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const read = readJson(text);
        let parsed = true;
        try {
          JSON.parse(text);
        } catch {
          parsed = false;
        }
        if (!parsed && text.trim() !== '') expect(!read.ok && read.fault.line).toBeGreaterThan(0);
        if (read.ok) expect(parsed).toBe(true);
      }),
      { seed: 2, numRuns: 3000 },
    );
  });
});
