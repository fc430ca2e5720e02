import { describe, expect, it } from 'vitest';
import {
  added,
  amended,
  asKept,
  type Collection,
  changed,
  overtaken,
  removed,
  stepped,
  undone,
} from '../../../src/table-ui/builder/collection.ts';

const three: Collection<string> = {
  entries: ['a', 'b', 'c'].map((id) => ({ id, list: id.toUpperCase() })),
  current: 'b',
};

describe('lists', () => {
  it('puts the neighbour on the table when a list is removed, and nothing when none is left', () => {
    expect(removed(three, 'b').current).toBe('c');
    expect(removed({ ...three, current: 'c' }, 'c').current).toBe('b');
    expect(removed(three, 'a').current).toBe('b');
    expect(removed({ entries: three.entries.slice(0, 1), current: 'a' }, 'a')).toEqual({ entries: [], current: null });
  });

  it('takes back every step, a removed list too', () => {
    let history = stepped(asKept(three), removed(three, 'b'));
    history = stepped(history, added(history.now, [{ id: 'd', list: 'D' }]));
    expect(history.now.entries.map((e) => e.list)).toEqual(['A', 'C', 'D']);
    history = undone(undone(history));
    expect(history.now).toBe(three);
    expect(undone(history)).toBe(history);
  });

  it('takes back a name together with the step before it, not letter by letter', () => {
    const first = stepped(asKept(three), changed(three, 'b', 'new'));
    const typed = amended(amended(first, 'n'), 'na');
    expect(typed.now.entries[1]?.list).toBe('na');
    expect(undone(typed).now).toBe(three);
  });

  it('believes another window, but stays with the list it shows', () => {
    const theirs = added(three, [{ id: 'd', list: 'D' }]);
    const after = overtaken(stepped(asKept(three), changed(three, 'b', 'x')), theirs);
    expect(after).toEqual({ now: { ...theirs, current: 'b' }, past: [], kept: true });
    expect(overtaken(asKept(three), removed(three, 'b')).now.current).toBe('c');
  });
});
