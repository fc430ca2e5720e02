import { describe, expect, it } from 'vitest';
import { chordOf, isKey, isKeyBare, readBindings, taskOf } from '../../src/settings/keys.ts';

const press = (key: string, more: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys that can be changed', () => {
  it('writes a key down the same way whichever platform it was pressed on', () => {
    expect(chordOf(press('Z', { ctrlKey: true }))).toBe('Ctrl+z');
    expect(chordOf(press('z', { metaKey: true }))).toBe('Ctrl+z');
    expect(chordOf(press(']', { ctrlKey: true, altKey: true }))).toBe(']');
    expect(chordOf(press('Tab'))).toBeUndefined();
    expect(chordOf(press('ArrowUp'))).toBeUndefined();
    expect(chordOf(press(undefined as unknown as string))).toBeUndefined(); // Chromium, when it completes a field
  });

  it('keeps what a player chose and falls back to the usual keys for the rest, whatever is in the store', () => {
    expect(readBindings('{"ruler":"l","undo":7}')).toMatchObject({ ruler: 'l', undo: 'Ctrl+z', command: '/' });
    expect(readBindings('nonsense')).toMatchObject({ ruler: 'm' });
    expect(readBindings('null')).toMatchObject({ ruler: 'm' });
  });

  it('needs nothing by default that a German keyboard has only with AltGr, and no key twice', () => {
    const usual = Object.values(readBindings(null));
    expect(usual.filter((chord) => /[[\]{}@\\|~]/.test(chord))).toEqual([]);
    expect(new Set(usual).size).toBe(usual.length);
  });

  it('knows whether a key has a task already', () => {
    expect(taskOf(readBindings(null), 'm')).toBe('ruler');
    expect(taskOf(readBindings(null), 'x')).toBeUndefined();
  });

  it('tells a plain key from the same one with Ctrl, except where Ctrl means fine steps', () => {
    expect(isKey(press('q'), 'turnLeft')).toBe(true);
    expect(isKey(press('q', { ctrlKey: true }), 'turnLeft')).toBe(false);
    expect(isKeyBare(press('Q', { ctrlKey: true }), 'turnLeft')).toBe(true);
  });
});
