import { describe, expect, it } from 'vitest';
import type { Description, OutlineItem } from '../../src/scene/description.ts';
import { actionsFor, lightsOf, withLayers } from '../../src/scene/layers.tsx';

const zone: OutlineItem = { kind: 'outline', key: 'zone', d: 'M0 0H1V1Z', tone: 'accent' };
const table: Description = { ground: { width: 9, depth: 9, look: 'plain' }, items: [] };
const own = { onPick: () => undefined };
const question = { onPick: () => undefined };

describe('what lies over a table', () => {
  it('is drawn with it', () => {
    expect(withLayers(table, [{ items: [zone] }]).items).toEqual([zone]);
    expect(withLayers(table, [{}])).toBe(table);
    expect(lightsOf([{ lights: { a: 'choice' } }, { lights: { b: 'target' } }])).toEqual({ a: 'choice', b: 'target' });
  });

  it('hears of its own items and of the pieces it lights up, before the table does', () => {
    const layers = [{ items: [zone], lights: { 'piece:1': 'choice' as const }, actions: question }];
    expect(actionsFor('zone', layers, own)).toEqual([question, own]);
    expect(actionsFor('piece:1', layers, own)).toEqual([question, own]);
    expect(actionsFor('piece:2', layers, own)).toEqual([own]);
    expect(actionsFor(undefined, layers, own)).toEqual([own]);
  });
});
