import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../table/test/tries.ts';
import { placeOf } from '../../src/file/place.ts';
import { offsetOfSyntaxFault } from '../../src/file/syntax.ts';
import { FILE_LIMITS, Games, readMatchFile } from '../../src/index.ts';
import { toyGame } from '../../src/toy/index.ts';

/** The part of the data at these steps. */
const partOf = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((part, step) => (part as Record<string | number, unknown>)[step], data);

/** All paths of some data, the whole first. */
function pathsOf(data: unknown): (string | number)[][] {
  if (typeof data !== 'object' || data === null) return [[]];
  const steps: (string | number)[] = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  return [[], ...steps.flatMap((step) => pathsOf(partOf(data, [step])).map((rest) => [step, ...rest]))];
}

const offsetIn = (text: string, { line, column }: { line: number; column: number }): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0) +
  column -
  1;

describe('the place of a part in a text', () => {
  it('is where the text of just that part begins, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 0, max: 3 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        for (const path of pathsOf(JSON.parse(text))) {
          const at = offsetIn(text, placeOf(text, path)!);
          const part = JSON.stringify(partOf(JSON.parse(text), path), null, indent);
          const found = text.slice(at).replace(/\s/g, '');
          expect(found.startsWith(part.replace(/\s/g, ''))).toBe(true);
        }
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it('is the nearest part that is there, or the name of a member', () => {
    const text = '{ "a": [1, {"b\\u0063": true}],\r\n  "d": "]" , "e": 5}';
    expect(placeOf(text, ['a', 1, 'bc'])).toEqual({ line: 1, column: 24 });
    expect(placeOf(text, ['a', 1, 'bc'], 'name')).toEqual({ line: 1, column: 13 });
    expect(placeOf(text, ['a', 7])).toEqual({ line: 1, column: 8 });
    expect(placeOf(text, ['e', 'f', 'g'])).toEqual({ line: 2, column: 19 });
    expect(placeOf(text, ['nothing'])).toEqual({ line: 1, column: 1 });
    expect(placeOf(`\uFEFF${text}`, ['d'])).toEqual({ line: 2, column: 8 });
    expect(placeOf('', ['d'])).toBeUndefined();
  });
});

describe('the first syntax fault', () => {
  const parses = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  it.each([
    ['tru', 3],
    ['[trux]', 4],
    ['[1.]', 3],
    ['[1e+]', 4],
    ['[01]', 2],
    ['[-]', 2],
    ['["\\x"]', 3],
    ['["\\u00g0"]', 6],
    ['{"a" 1}', 5],
    ['{1:1}', 1],
    ['[,1]', 1],
    ['{,}', 1],
    ['[1}', 2],
    ['{"a":}', 5],
    ['"a" "b"', 4],
    ['{"a":1,"b"', 10],
  ])('of %s is at %i', (text, offset) => expect(offsetOfSyntaxFault(text)).toBe(offset));

  it('is there exactly where a parser refuses the text, and never after the first letter that cannot be helped', () => {
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"',
        '\\',
        '\\u',
        '00',
        '1',
        '-',
        '.',
        'e',
        '+',
        'true',
        'nul',
        ' ',
        '\n',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        const offset = offsetOfSyntaxFault(text);
        expect(offset === undefined).toBe(parses(text));
        // What stands before the fault is the beginning of something: it lacks nothing but its end.
        if (offset !== undefined) expect(offsetOfSyntaxFault(text.slice(0, offset))).toBeOneOf([offset, undefined]);
      }),
      { seed: 3, numRuns: tries(20_000) },
    );
  });
});

describe('a fault near the size limit', () => {
  const games = new Games([toyGame]);
  const head = '{"holotisch":"match","version":1,"game":"toy","edition":"first","setup":{},"seed":"s",';
  /** What it takes of the processor to be told of a fault at the end of a text that is as long as may be. */
  function costOf(filler: string, end: string): { readonly ms: number; readonly fault: unknown } {
    const before = `${head}"decisions":[`;
    const room = Math.floor((FILE_LIMITS.length - before.length - end.length) / filler.length);
    const text = before + filler.repeat(room) + end;
    const started = process.cpuUsage();
    const read = readMatchFile(text, games);
    const { user, system } = process.cpuUsage(started);
    return { ms: (user + system) / 1000, fault: !read.ok && read.fault };
  }
  const decision = `[0,"${'x'.repeat(60)}"],\n`;

  it.each([
    ['a syntax fault', `${decision}`, '[0,1]]]', 'file.unexpected'],
    ['a wrong decision', `${decision}`, '[0,1,2]]}', 'file.decision'],
    ['a text that breaks off', `${decision}`, '[0,', 'file.endsEarly'],
    ['nothing but line breaks', '\n', '[0,1,2]]}', 'file.decision'],
    ['too many parts', '[],', '[]]}', 'file.tooManyParts'],
  ])('is found by going through the text: %s', (_what, filler, end, key) => {
    const before = process.memoryUsage().rss;
    const { ms, fault } = costOf(filler, end);
    expect(fault).toMatchObject({ message: { text: key }, line: expect.any(Number) });
    expect(ms).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });
});
