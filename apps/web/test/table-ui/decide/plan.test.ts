import { beforeEach, describe, expect, it } from 'vitest';
import type { AskView } from '../../../src/match/ask-view.ts';
import { always, follow, plannedFor, type Standing } from '../../../src/table-ui/decide/plan.ts';

/** A question of a kind; only that matters here, and what is open in it. */
const ask = (kind: string, ...ids: readonly string[]): AskView => ({
  type: 'choice',
  seat: 0,
  kind,
  prompt: { text: kind },
  clauses: [],
  options: ids.map((id) => ({ id, label: { text: id } })),
});
const step = (kind: string, id: string) => ({
  kind,
  answer: ({ options }: AskView) => (options?.some((one) => one.id === id) ? id : undefined),
});

// What was planned in a match ends with whatever comes earlier in it.
beforeEach(() => expect(plannedFor(ask('nothing'), -1)).toBeUndefined());

describe('what is answered together', () => {
  it('answers one question after the other, in their order', () => {
    follow([step('move', 'there'), step('action', 'dodge')], 4);
    expect(plannedFor(ask('move', 'there'), 5)).toBe('there');
    expect(plannedFor(ask('action', 'dodge', 'aim'), 6)).toBe('dodge');
    expect(plannedFor(ask('action', 'dodge', 'aim'), 7)).toBeUndefined();
  });
  it('ends with a question that nobody has thought of, and with an answer that is not open any more', () => {
    follow([step('move', 'there'), step('action', 'dodge')], 4);
    expect(plannedFor(ask('window', 'pass'), 5)).toBeUndefined();
    expect(plannedFor(ask('move', 'there'), 6)).toBeUndefined();
    follow([step('action', 'dodge'), step('action', 'aim')], 8);
    expect(plannedFor(ask('action', 'aim'), 9)).toBeUndefined();
    expect(plannedFor(ask('action', 'aim'), 10)).toBeUndefined();
  });
  it('is forgotten when something is taken back', () => {
    follow([step('action', 'dodge')], 4);
    expect(plannedFor(ask('action', 'dodge'), 4)).toBeUndefined();
    expect(plannedFor(ask('action', 'dodge'), 5)).toBeUndefined();
  });
  it('leaves out what is not always asked', () => {
    const both = [{ ...step('defender', '3'), may: true as const }, step('weapons', 'all')];
    follow(both, 4);
    expect(plannedFor(ask('weapons', 'all'), 5)).toBe('all');
    follow(both, 6);
    expect(plannedFor(ask('defender', '3'), 7)).toBe('3');
    expect(plannedFor(ask('weapons', 'all'), 8)).toBe('all');
  });
  it('holds for as many questions in a row as there are', () => {
    follow([{ ...step('wounded', 'plain'), repeats: true }], 4);
    for (const taken of [5, 6, 7]) expect(plannedFor(ask('wounded', 'plain', 'leader'), taken)).toBe('plain');
    expect(plannedFor(ask('wounded', 'leader'), 8)).toBeUndefined();
    expect(plannedFor(ask('wounded', 'plain'), 9)).toBeUndefined();
  });
});

describe('the same answer whenever it is asked', () => {
  it('holds whatever comes in between, until it does not fit or something is taken back', () => {
    always(step('activate', 'draw'), 4);
    expect(plannedFor(ask('drawn', '1', '2'), 5)).toBeUndefined();
    expect(plannedFor(ask('activate', '7', 'draw'), 9)).toBe('draw');
    expect(plannedFor(ask('activate', '7'), 12)).toBeUndefined();
    expect(plannedFor(ask('activate', '7', 'draw'), 13)).toBeUndefined();
    always(step('activate', 'draw'), 20);
    expect(plannedFor(ask('activate', '7', 'draw'), 20)).toBeUndefined();
  });
});

describe('a plan that holds for a while', () => {
  const fighting = (view: unknown) => view === 'fight';
  it('waits while something else is asked, and goes on afterwards', () => {
    follow([step('reroll', '1'), step('window', 'pass')], 4, fighting);
    expect(plannedFor(ask('card', 'x'), 5, 'fight')).toBeUndefined();
    expect(plannedFor(ask('reroll', '1'), 6, 'fight')).toBe('1');
    expect(plannedFor(ask('window', 'pass'), 7, 'fight')).toBe('pass');
  });
  it('is over when that is no longer so, or when its answer is not open any more', () => {
    follow([step('reroll', '1')], 4, fighting);
    expect(plannedFor(ask('reroll', '1'), 5, 'peace')).toBeUndefined();
    expect(plannedFor(ask('reroll', '1'), 6, 'fight')).toBeUndefined();
    follow([step('reroll', '1'), step('window', 'pass')], 8, fighting);
    expect(plannedFor(ask('reroll', '2'), 9, 'fight')).toBeUndefined();
    expect(plannedFor(ask('window', 'pass'), 10, 'fight')).toBeUndefined();
  });
  it('waits while another plan is followed that the player has begun in between', () => {
    follow([step('attack', 'it')], 4, fighting);
    follow([step('move', 'there')], 6);
    expect(plannedFor(ask('move', 'there'), 7, 'fight')).toBe('there');
    expect(plannedFor(ask('attack', 'it'), 8, 'fight')).toBe('it');
  });
  it('leaves out what is not open among what may be asked', () => {
    follow(
      [
        { ...step('window', 'a'), may: true },
        { ...step('window', 'b'), may: true },
      ],
      4,
    );
    expect(plannedFor(ask('window', 'b', 'pass'), 5)).toBe('b');
  });
});

describe('several answers for good', () => {
  const named = (id: string): Standing => ({ ...step('window', id), id, says: id });
  it('stand beside each other, and stay when they do not fit for once', () => {
    always(named('a'), 4);
    always(named('b'), 5);
    expect(plannedFor(ask('window', 'b', 'pass'), 6)).toBe('b');
    expect(plannedFor(ask('window', 'c', 'pass'), 7)).toBeUndefined();
    expect(plannedFor(ask('window', 'a', 'pass'), 8)).toBe('a');
  });
  it('do not end what was planned, and may begin something themselves', () => {
    always({ ...named('a'), onwards: () => ({ steps: [step('reroll', '1')], holds: undefined }) }, 4);
    follow([step('attack', 'it')], 4, () => true);
    expect(plannedFor(ask('window', 'a'), 5)).toBe('a');
    expect(plannedFor(ask('reroll', '1', '2'), 6)).toBe('1');
    expect(plannedFor(ask('reroll', '1', '2'), 7)).toBeUndefined();
    expect(plannedFor(ask('attack', 'it'), 8)).toBe('it');
  });
});
