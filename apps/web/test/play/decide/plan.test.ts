import { beforeEach, describe, expect, it } from 'vitest';
import type { AskView } from '../../../src/games/game-face.ts';
import { always, follow, plannedFor } from '../../../src/play/decide/plan.ts';

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
