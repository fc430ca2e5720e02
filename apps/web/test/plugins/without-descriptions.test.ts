import { describe, expect, it } from 'vitest';
import { withoutDescriptions } from '../../plugins/without-descriptions.ts';

describe('the page is built without what schemas say for docs/schema', () => {
  it('a described shape is the bare shape', () => {
    expect(withoutDescriptions("const x = told(v.number(), 'How many.');")).toBe('const x = (v.number());');
    expect(withoutDescriptions("told(upTo(4, told(whole(1, 2), 'It\\'s (one).')), 'All of them.')")).toBe(
      '(upTo(4, (whole(1, 2))))',
    );
  });
  it('descriptions of files are empty', () => {
    expect(withoutDescriptions("v.pipe(v.string(), v.description('A name, (any).'), v.maxLength(3))")).toBe(
      "v.pipe(v.string(), v.description(''), v.maxLength(3))",
    );
  });
  it('what is no description stays as it is', () => {
    for (const code of ['told(shape, text)', "retold('x')", "const told = (shape, text) => 'x';", "say('told(1)')"])
      expect(withoutDescriptions(code)).toBe(code);
  });
});
