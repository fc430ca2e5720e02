import { describe, expect, it } from 'vitest';
import { broken, lineAt, placesIn, watched } from '../../mutants/places.ts';

/** Every text that a source can be broken into. */
const all = (text: string): string[] =>
  placesIn(text)
    .flat()
    .map((m) => broken(text, m));

describe('breaking a source text', () => {
  it.each([
    ['x = a < b;', ['x = a <= b;', 'x = a >= b;']],
    ['x = a === b;', ['x = a !== b;']],
    ['x = a && b;', ['x = (a || b);']],
    ['x = a + b;', ['x = a - b;']],
    ['x = !a;', ['x = (a);']],
    ['x = a ? b : c;', ['x = !(a) ? b : c;']],
    ['x = 2;', ['x = 3;', 'x = (1);']],
    ['x = true;', ['x = false;']],
    ['x = a.filter(f);', ['x = a;']],
    ['x = a.some(f);', ['x = a.every(f);']],
    ['x = Math.max(a, b);', ['x = Math.min(a, b);']],
  ])('%j', (text, expected) => {
    expect(all(text)).toEqual([';', ...expected]);
  });

  it('takes statements away and turns conditions round', () => {
    expect(all('const f = () => { if (a) return b; g(); };')).toEqual([
      'const f = () => { if (!(a)) return b; g(); };',
      'const f = () => { ; g(); };',
      'const f = () => { if (a) return b; ; };',
    ]);
  });

  it.each([
    'type A = { n: 1 } | true;',
    'const x: readonly [1, 2] = y as unknown as [1, 2];',
    "import a from './a.ts';",
    'const f = () => { if (a < 1) throw new Error(String(a + 1)); };',
    'g.emit({ type: "a", n: 1 + 1 });',
    'const m = say("a", { n: 1 });',
    'const q = { label: a && b, about: { n: 1 }, sample: () => 3 };',
    '// a < b',
    'const s = "a < b";',
  ])('leaves out what is no rule: %j', (text) => {
    expect(all(text)).toEqual([]);
  });

  it('finds its way through letters beyond ASCII', () => {
    const text = 'const ä = "Ü😀"; x(a < b);';
    expect(broken(text, placesIn(text)[1]![0]!)).toBe('const ä = "Ü😀"; x(a <= b);');
  });

  it('marks places without a change of meaning', () => {
    const text = 'let x = 1;\nif (x < 2 && !(x > 5)) x = x + 40;\nreached.push(x);';
    const marks = placesIn(text).map((mutants, i) => ({ mutant: mutants[0]!, call: `reached.push('${i}')` }));
    const reached: unknown[] = [];
    new Function('reached', watched(text, marks))(reached);
    expect(reached.filter((r) => typeof r === 'number')).toEqual([41]);
    expect(new Set(reached).size).toBe(marks.length + 1);
  });

  it('turns a maximum into a minimum, and nothing else: which of two equal ones is taken is no rule', () => {
    expect(all('x = a > b ? a : b;')).toEqual([';', 'x = !(a > b) ? a : b;']);
    expect(all('if (a > most) most = a;')).toEqual(['if (!(a > most)) most = a;', 'if (a > most) ;']);
    expect(all('x = a > b ? a : c;')).toContain('x = a >= b ? a : c;');
    expect(all('if (a > most) count = a;')).toContain('if (a >= most) count = a;');
  });

  it('leaves alone who looks for an answer, of which any legal one will do', () => {
    expect(all('function sampleTouching() { return a < b; }\nconst sampled = () => a < b;')).toHaveLength(2);
    expect(all('const sampleSpot = () => a < b;')).toEqual([]);
  });

  it('leaves alone what says of itself that it only makes something quicker, and the one statement alone', () => {
    const told = all('// Only quicker: the circles tell.\nif (a < b) x();\ny = c < d;').join(' ');
    expect(told).not.toContain('a >');
    expect(told).toContain('c >= d');
    expect(all('f(() => {\n  // Only quicker: why.\n  const x = a < b;\n  return x;\n});')).toEqual([';']);
    expect(all('// Only quicker:\nx = a < b;')).not.toEqual([]); // without a reason
  });

  it('counts lines as editors do', () => {
    expect(lineAt('a\nb\nc', 0)).toBe(1);
    expect(lineAt('a\nb\nc', 4)).toBe(3);
  });
});
