import { canonical, type Json } from '@holotisch/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, changeOf } from '../src/index.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((x) => JSON.parse(JSON.stringify(x ?? null)) as Json);

describe('a change', () => {
  it('turns any piece of data into any other', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const change = changeOf(a, b);
        const wire = change === undefined ? undefined : JSON.parse(JSON.stringify(change));
        expect(canonical(wire === undefined ? a : changed(a, wire))).toBe(canonical(b));
      }),
      { numRuns: 500 },
    );
  });

  it('names only what is different, however deep, and leaves the rest the very same', () => {
    const before = { ships: [{ id: 0, pose: { x: 1, y: 2 } }, { id: 1, pose: null }, { id: 2 }], round: 3, gone: true };
    const after = {
      ships: [
        { id: 0, pose: { x: 9, y: 2 } },
        { id: 1, pose: null },
      ],
      round: 3,
      came: ['a'],
    };
    const change = changeOf(before, after)!;
    expect(change).toEqual({ ships: { '0': { pose: { x: [9] } }, '2': [] }, gone: [], came: [['a']] });
    const again = changed(before, change) as typeof before;
    expect(again).toEqual(after);
    expect(again.ships[1]).toBe(before.ships[1]);
    expect(changeOf(before, structuredClone(before))).toBeUndefined();
  });

  it('takes names that every record inherits for data like any other', () => {
    for (const name of ['toString', 'constructor', '__proto__']) {
      const named: Json = JSON.parse(`{"${name}": {"a": 1}}`);
      for (const [a, b] of [
        [{}, named],
        [named, {}],
        [named, JSON.parse(`{"${name}": {"a": 2}}`)],
      ] as const) {
        expect(canonical(changed(a, JSON.parse(JSON.stringify(changeOf(a, b)))))).toBe(canonical(b));
      }
    }
  });

  it('tells an empty list from nothing, and a list from a record', () => {
    expect(changed({ a: [1] }, changeOf({ a: [1] }, { a: [] })!)).toEqual({ a: [] });
    expect(changed({ a: [1] }, changeOf({ a: [1] }, { a: { '0': 1 } })!)).toEqual({ a: { '0': 1 } });
    expect(changed({ a: null }, changeOf({ a: null }, {})!)).toEqual({});
  });
});
