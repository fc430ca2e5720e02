import { Games, type Json } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { randomPlayer } from '@holotisch/players';
import { describe, expect, it } from 'vitest';
import { Host } from '../../src/match/host.ts';
import type { Aids, Reply, SeatKind, Snapshot } from '../../src/match/protocol.ts';

const AIDS: Aids = { preview: false, measuring: false, odds: true, hints: true };
const SETUP: Json = {
  cards: [
    [['lucky'], []],
    [['shield'], ['counter']],
  ],
};

function host(seats: readonly SeatKind[]): [Host, Snapshot] {
  const h = new Host(new Games([toyGame]), () => randomPlayer);
  return [h, value(h.start({ game: 'toy', setup: SETUP, seed: 'h', seats, aids: AIDS }))];
}
const value = <T>(reply: Reply<T>): T => {
  if (!reply.ok) throw new Error(JSON.stringify(reply.fault));
  return reply.value;
};
const guard = { '0': 'guard', '1': 'guard' };

describe('a match behind the page', () => {
  it('shows a secret question only to the seat that has sat down for it', () => {
    const [h, first] = host(['human', 'human']);
    expect(first.ask).toBeUndefined();
    expect(first.awaited.map((a) => [a.seat, a.secret])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(h.look(0).ask).toMatchObject({ seat: 0, kind: 'stances' });
    expect(h.look(1).ask).toMatchObject({ seat: 1, kind: 'stances' });
  });

  it('lets the computer take its own decisions, one step at a time, and only those', () => {
    const [h, first] = host(['human', 'computer']);
    expect(first.viewer).toBe(0);
    const stepped = value(h.step()!);
    expect(stepped.awaited.map((a) => a.seat)).toEqual([0]);
    expect(h.step()).toBeUndefined();
  });

  it('plays to the end and leafs back to any moment without changing the match', () => {
    const [h, first] = host(['computer', 'computer']);
    let last = first;
    for (let s = h.step(); s; s = h.step()) last = value(s);
    expect(last.result).toBeDefined();
    const past = h.look('nobody', 2);
    expect([past.moment, past.taken, past.ask]).toEqual([2, last.taken, undefined]);
    expect(past.events).toEqual(last.events);
    expect(past.view).not.toEqual(last.view);
    expect(h.look('nobody')).toEqual(last);
  });

  it('does again what was undone, and nothing once something else was decided', () => {
    const [h] = host(['human', 'human']);
    h.decide(0, guard);
    const before = value(h.decide(1, { '2': 'guard', '3': 'guard' }));
    h.undo(1, true);
    expect(h.undo(0)).toMatchObject({ taken: 0, redo: true, takebacks: [1] });
    expect(value(h.redo())).toMatchObject({ taken: 1, redo: true });
    const again = value(h.redo());
    expect(again).toMatchObject({ taken: before.taken, redo: false, takebacks: [1] });
    expect(again.events).toEqual(before.events);
    h.undo(0);
    expect(value(h.decide(0, { '0': 'attack', '1': 'guard' })).redo).toBe(false);
  });

  it('keeps a takeback by consent in the file of the match', () => {
    const [h] = host(['human', 'human']);
    h.decide(0, guard);
    h.undo(0, true);
    expect(h.file()).toMatchObject({ decisions: [], takebacks: [{ to: 0, undone: [[0, guard]] }] });
    expect(value(h.load(JSON.stringify(h.file()), ['human', 'human'], AIDS)).takebacks).toEqual([0]);
  });

  it('says whom an undo concerns', () => {
    const [h] = host(['human', 'human']);
    expect(h.look('nobody').undo).toBeUndefined();
    expect(value(h.decide(0, guard)).undo).toMatchObject({ to: 0, secrets: false, dice: false });
    expect(value(h.decide(1, { '2': 'guard', '3': 'guard' })).undo).toMatchObject({ free: false, secrets: true });
    const alone = host(['human', 'computer'])[0];
    value(alone.decide(0, guard));
    expect(value(alone.step()!).undo).toMatchObject({ to: 0, free: true });
    expect(alone.undo(0).taken).toBe(0);
  });

  it('refuses with the clause, checks a place without taking it, and loads what it saved', () => {
    const [h] = host(['human', 'human']);
    value(h.decide(0, guard));
    value(h.decide(1, { '2': 'guard', '3': 'guard' }));
    expect(h.check(0, 99)).toMatchObject({ clauses: ['TOY-MOVE-01'] });
    expect(h.check(0, 12)).toBeUndefined();
    const suggested = [0, 1, 2, 3, 4, 5].map((attempt) => h.sample(0, attempt)!);
    expect(suggested.map((place) => h.check(0, place))).toEqual(suggested.map(() => undefined));
    expect(new Set(suggested).size).toBeGreaterThan(1);
    expect(h.decide(0, 99)).toMatchObject({ ok: false, fault: { clauses: ['TOY-MOVE-01'] } });
    const saved = JSON.stringify(h.file());
    const other = new Host(new Games([toyGame]), () => randomPlayer);
    const loaded = value(other.load(saved, ['human', 'human'], AIDS));
    expect(loaded.view).toEqual(h.look('nobody').view);
    expect(other.load('{', ['human', 'human'], AIDS).ok).toBe(false);
    expect(other.look('nobody').taken).toBe(2); // the match in progress is still there
  });

  it('goes on from a scenario, and says where a bad one is wrong', () => {
    const [h] = host(['human', 'human']);
    value(h.decide(0, guard));
    const { holotisch: _h, hash: _c, ...rest } = h.file() as Record<string, Json>;
    const scenario = JSON.stringify({ ...rest, holotisch: 'scenario' });
    const other = new Host(new Games([toyGame]), () => randomPlayer);
    expect(value(other.load(scenario, ['human', 'human'], AIDS)).taken).toBe(1);
    const bad = other.load(scenario.replace('"setup"', '"setups"'), ['human', 'human'], AIDS);
    expect(bad).toMatchObject({ ok: false, fault: { line: 1 } });
  });

  it('answers questions about the table', () => {
    const [h] = host(['human', 'human']);
    expect(h.question('range', { from: 0, to: 2 })).toEqual({ ok: true, value: 80 });
    expect(h.question('toString', {}).ok).toBe(false);
  });

  it('answers them for the moment that is looked at, and the match goes on from now', () => {
    const [h] = host(['human', 'human']);
    h.decide(0, guard);
    h.decide(1, { '2': 'guard', '3': 'guard' });
    value(h.decide(0, 12));
    const now = h.question('range', { from: 0, to: 2 });
    expect(now).not.toEqual({ ok: true, value: 80 });
    expect(h.question('range', { from: 0, to: 2 }, 2)).toEqual({ ok: true, value: 80 });
    expect(h.question('range', { from: 0, to: 2 })).toEqual(now);
    expect(h.look('nobody').taken).toBe(3);
  });
});
