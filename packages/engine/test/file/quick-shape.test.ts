import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readShape } from '../../src/file/index.ts';
import { told, upTo, whole } from '../../src/file/parts.ts';
import { readerOf, UNSURE } from '../../src/file/quick-shape.ts';
import type { Json } from '../../src/index.ts';

const Part = v.strictObject({
  kind: told(v.picklist(['a', 'b', 2]), 'One of three.'),
  count: v.optional(told(whole(-2, 3), 'How many.'), 1),
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2))),
  size: v.optional(v.number()),
  share: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});
const Whole = v.strictObject({
  parts: told(v.pipe(v.array(Part), v.minLength(1), v.maxLength(2)), 'One or two.'),
  flag: v.optional(v.boolean(), false),
  rest: v.optional(Part, { kind: 'b', share: null }),
  marks: v.optional(upTo(2, whole(0, 9)), [7]),
});

/** Mostly what belongs there, sometimes anything. */
const or = <T>(usual: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 40, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(null, true, 'a', 'abc', '', 2, 2.5, -3, 9, [], {}, undefined, Number.NaN) },
  );
const some = fc.record(
  {
    kind: or(fc.constantFrom('a', 'b', 2)),
    share: or(fc.constantFrom(null, 0, 0.5, 1)),
    count: or(fc.constantFrom(-2, 0, 3)),
    name: or(fc.constantFrom('x', 'xy')),
    size: fc.constantFrom(0, -5, 7, 1e9, Number.NaN),
  },
  { requiredKeys: ['kind', 'share'] },
);
const part = fc.oneof(
  { weight: 20, arbitrary: some },
  { weight: 1, arbitrary: some.map((one) => ({ ...one, odd: 1 })) },
  { weight: 1, arbitrary: some.map(({ kind: _, ...rest }) => rest) },
);
const anyWhole = fc.record(
  {
    parts: or(fc.array(or(part), { minLength: 1, maxLength: 2 })),
    flag: or(fc.boolean()),
    rest: or(part),
    marks: or(fc.array(or(fc.nat({ max: 9 })), { maxLength: 2 })),
  },
  { requiredKeys: ['parts'] },
);

describe('reading data with which nothing is wrong', () => {
  it('gives what valibot makes of them, and is sure of nothing that valibot refuses', () => {
    const count = { sure: 0, refused: 0 };
    fc.assert(
      fc.property(anyWhole, (data) => {
        const quick = readerOf(Whole)(data);
        const { success, output } = v.safeParse(Whole, data);
        if (!success) count.refused++;
        if (quick === UNSURE) return;
        count.sure++;
        expect(success).toBe(true);
        expect(quick).toStrictEqual(output);
      }),
      { seed: 11, numRuns: 3000 },
    );
    expect(count.sure).toBeGreaterThan(300);
    expect(count.refused).toBeGreaterThan(300);
  });

  it('is sure of whatever is as it should be', () => {
    const data = { parts: [{ kind: 2, count: 3, name: 'xy', share: 0.5 }], marks: [] };
    expect(readerOf(Whole)(data)).toStrictEqual({
      ...data,
      flag: false,
      rest: { kind: 'b', count: 1, share: null },
    });
  });

  it('hands out nothing that others have too: what is missing is made anew for everybody', () => {
    const data: Json = { parts: [{ kind: 'a', share: null }] };
    const [a, b] = [readShape(Whole, data), readShape(Whole, data)];
    if (!a.ok || !b.ok) throw new Error('refused');
    a.value.marks.push(1);
    a.value.parts[0]!.count = 3;
    expect(b.value).toMatchObject({ marks: [7], parts: [{ count: 1 }] });
    expect(data).toEqual({ parts: [{ kind: 'a', share: null }] });
  });

  it('leaves shapes that it does not know to valibot', () => {
    for (const shape of [
      v.union([v.string(), v.number()]),
      v.strictObject({ a: v.optional(v.string(), () => 'x') }),
      v.pipe(v.string(), v.regex(/^a/)),
      v.array(v.custom<Json>(() => true)),
      v.nullable(v.string(), 'x'),
    ])
      expect(readerOf(shape as v.GenericSchema)('a')).toBe(UNSURE);
  });

  it('leaves it to valibot to say what is wrong', () => {
    expect(readShape(Whole, { parts: [{ kind: 'c', share: null }] })).toMatchObject({
      ok: false,
      fault: { message: { text: 'file.notOneOf' }, where: ['parts', 0, 'kind'] },
    });
  });
});
