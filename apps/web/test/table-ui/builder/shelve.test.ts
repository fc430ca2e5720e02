import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptLists, shelve } from '../../../src/table-ui/builder/keep.ts';

const named = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

describe('a list that was typed somewhere else than in the builder', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('lies on the shelf beside the others, under an id of its own', () => {
    const first = shelve('squads', named, ['Red']);
    const second = shelve('squads', named, ['Blue', 'Gold']);
    expect(first).not.toBe(second);
    const { entries, current } = keptLists('squads', named);
    expect(entries.map(({ list }) => list)).toEqual(['Red', 'Blue', 'Gold']);
    expect(current).toBe(second);
  });

  it('nothing is nothing, and takes nobody’s place', () => {
    shelve('squads', named, ['Red']);
    expect(shelve('squads', named, [])).toBeUndefined();
    expect(keptLists('squads', named).entries).toHaveLength(1);
  });
});
