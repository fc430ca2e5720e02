import { describe, expect, it } from 'vitest';
import { type Json, Match } from '../src/index.ts';
import { toyGame } from '../src/toy/index.ts';

/** A toy match whose places count how often they are looked at, at the moment when the first drone is moved. */
function counted() {
  let looks = 0;
  const move = toyGame.regions['move']!;
  const check: typeof move.check = (...about) => {
    looks++;
    return move.check(...about);
  };
  const game = { ...toyGame, regions: { move: { ...move, check } } } as typeof toyGame;
  const setup: Json = {
    cards: [
      [[], []],
      [[], []],
    ],
  };
  const begun = Match.start(game, { setup, seed: 'judged' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const match = begun.value;
  match.decide(0, { '0': 'guard', '1': 'guard' });
  match.decide(1, { '2': 'guard', '3': 'guard' });
  const { seat, kind } = match.open[0]!;
  expect(kind).toBe('move');
  looks = 0;
  return { match, seat, looks: () => looks };
}

describe('an answer that was judged before it is decided', () => {
  const x = (match: Match, seat: number): Json => {
    const ask = match.askOf(seat);
    return ask?.type === 'region' ? ask.sample({ below: () => 0 })! : null;
  };

  it('is looked at once; the data that came is looked at each time', () => {
    const { match, seat, looks } = counted();
    const answer = x(match as never, seat);
    const judged = match.judge(seat, answer);
    expect(judged).toEqual({ ok: true, value: answer });
    expect(looks()).toBe(1);
    expect(match.taken).toHaveLength(2);
    expect(match.decide(seat, judged.ok ? judged.value : null)).toBeUndefined();
    expect(looks()).toBe(1);
    expect(match.taken).toHaveLength(3);
  });

  it('is no better for it when it is refused, or is another one', () => {
    const { match, seat, looks } = counted();
    const far = 1000;
    expect(match.judge(seat, far)).toMatchObject({ ok: false });
    expect(match.decide(seat, far)).toBeDefined();
    const answer = x(match as never, seat);
    match.judge(seat, answer);
    const before = looks();
    expect(match.decide(seat, far)).toBeDefined();
    expect(looks()).toBe(before + 1);
    expect(match.taken).toHaveLength(2);
  });

  it('is judged anew at the next question, which may read the same words otherwise', () => {
    const { match, seat, looks } = counted();
    const answer = x(match as never, seat);
    match.judge(seat, answer);
    match.decide(seat, answer);
    while (!match.over && match.open[0]!.kind !== 'move') match.decide(match.open[0]!.seat, 'none');
    const before = looks();
    match.decide(match.open[0]!.seat, answer);
    expect(looks()).toBe(before + 1);
  });
});
