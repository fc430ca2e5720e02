import { draftOf, keptDraft as kept, STORE as store } from '@holotisch/games/xwing/draft';
import { READY_SQUADS } from '@holotisch/xwing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedSquads } from '../../../../src/games/xwing/builder/kept-squads.ts';
import { keepLists, keptLists } from '../../../../src/table-ui/builder/keep.ts';

let content: Map<string, string>;
beforeEach(() => {
  content = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => content.set(key, value),
  });
});

const entry = (id: string, index: number) => ({ id, list: draftOf(READY_SQUADS[index]!.squad) });

describe('squads in the browser', () => {
  it('come back as they were', () => {
    const lists = { entries: [entry('a', 0), entry('b', 5)], current: 'b' };
    expect(keepLists(store, lists)).toBe(true);
    expect(keptLists(store, kept)).toEqual(lists);
  });

  it('are offered for a match, except empty ones', () => {
    const empty = { id: 'c', list: draftOf({ faction: 'scum', ships: [] }) };
    keepLists(store, { entries: [entry('a', 0), empty], current: 'c' });
    expect(storedSquads()).toEqual([{ id: 'a', squad: READY_SQUADS[0]!.squad }]);
  });

  it.each([
    ['no JSON', '{"entries":['],
    ['another shape', '[1, 2]'],
    ['null', 'null'],
    ['a squad without a faction', JSON.stringify({ entries: [entry('a', 0), { id: 'b', list: { squad: {} } }] })],
    [
      'a ship without upgrades',
      JSON.stringify({
        entries: [{ id: 'b', list: { squad: { faction: 'scum', ships: [{ type: 'x', pilot: 'y' }] } } }],
      }),
    ],
  ])('lays aside what it cannot read: %s', (_, text) => {
    content.set('holotisch.squads', text);
    const { entries } = keptLists(store, kept);
    expect(entries.every(({ id }) => id === 'a')).toBe(true);
    expect(content.get('holotisch.squads.unread')).toBe(text);
    expect(content.get('holotisch.squads')).toBe(text);
  });

  it('says so when the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new Error('full');
      },
    });
    expect(keepLists(store, { entries: [], current: null })).toBe(false);
    expect(keptLists(store, kept)).toEqual({ entries: [], current: null });
  });
});
