import { describe, expect, it } from 'vitest';
import {
  type Counting,
  countUse,
  endScope,
  forgetUse,
  isUsedUp,
  type Lasting,
  type Uses,
  usesOf,
} from '../../src/index.ts';

type Scope = 'attack' | 'round' | 'game';
const card = { key: '3.lucky' };

describe('scopes', () => {
  it('count what is used in them, each by itself, and forget it when they end', () => {
    const state: Counting = { uses: {} };
    const { uses } = state;
    countUse(uses, card, 'round');
    countUse(uses, card, 'round');
    countUse(uses, card, 'game');
    countUse(uses, { key: '4.lucky' }, 'round');
    expect(uses).toEqual({ 'round:3.lucky': 2, 'game:3.lucky': 1, 'round:4.lucky': 1 });
    expect([1, 2, 3].map((times) => isUsedUp(uses, card, { per: 'round', times }))).toEqual([true, true, false]);
    endScope(state, 'round');
    expect(state.uses).toEqual({ 'game:3.lucky': 1 });
  });

  it('that nest are told apart: an attack inside an attack ends without ending the outer one', () => {
    const uses: Uses = {};
    countUse(uses, card, 'attack', { attack: 1 });
    expect(isUsedUp(uses, card, { per: 'attack', times: 1 }, { attack: 2 })).toBe(false);
    countUse(uses, card, 'attack', { attack: 2 });
    const lasting: Lasting<Scope>[] = [
      { source: 'a', until: 'attack', instance: 1 },
      { source: 'b', until: 'attack', instance: 2 },
    ];
    const state = { uses, lasting };
    endScope(state, 'attack', 2);
    expect([1, 2].map((attack) => usesOf(state.uses, card, 'attack', { attack }))).toEqual([1, 0]);
    expect(lasting.map((l) => l.source)).toEqual(['a']);
  });

  it('end what lasts until then, and nothing else', () => {
    const lasting: Lasting<Scope>[] = [
      { source: 'a', until: 'round' },
      { source: 'b', until: 'game' },
      { source: 'c', until: 'round' },
    ];
    const over = endScope({ uses: {}, lasting }, 'round');
    expect(over.map((l) => l.source)).toEqual(['a', 'c']);
    expect(lasting.map((l) => l.source)).toEqual(['b']);
  });

  it('are matched by their whole name', () => {
    const state: Counting = { uses: {} };
    countUse(state.uses, card, 'rounds');
    endScope(state, 'round');
    expect(usesOf(state.uses, card, 'rounds')).toBe(1);
  });

  it('go on while the count of one thing in them is forgotten', () => {
    const state: Counting = { uses: {} };
    countUse(state.uses, card, 'game');
    countUse(state.uses, { key: '3.lucky/scan' }, 'game');
    forgetUse(state, card, 'game');
    expect(state.uses).toEqual({ 'game:3.lucky/scan': 1 });
    forgetUse(state, card, 'game');
    expect(state.uses).toEqual({ 'game:3.lucky/scan': 1 });
  });
});
