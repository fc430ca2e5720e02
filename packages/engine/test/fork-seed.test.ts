import { describe, expect, it } from 'vitest';
import { Match } from '../src/index.ts';
import { toyGame } from '../src/toy/index.ts';
import { SETUP } from './play.ts';

function begun() {
  const match = Match.start(toyGame, { setup: SETUP, seed: 's' }, { keep: 'last' });
  if (!match.ok) throw new Error('must start');
  match.value.decide(0, { 0: 'attack', 1: 'attack' });
  match.value.decide(1, { 2: 'attack', 3: 'attack' });
  return match.value;
}
type ToyMatch = ReturnType<typeof begun>;

/** Goes on with the first legal answer until dice have fallen so many times. */
function playOn(match: ToyMatch, decisions: number): ToyMatch {
  for (let n = 0; n < decisions && !match.over; n++) {
    const ask = match.open[0]!;
    const answer =
      ask.type === 'choice' ? ask.options[0]!.id : ask.type === 'region' ? ask.sample({ below: () => 0 }) : firsts(ask);
    expect(match.decide(ask.seat, answer!)).toBeUndefined();
  }
  return match;
}
const firsts = (ask: ToyMatch['open'][number]) =>
  ask.type === 'form' ? Object.fromEntries(ask.fields.map((f) => [f.id, f.options[0]!.id])) : [];

describe('a copy with another chance', () => {
  it('goes its own way from here on, the same one for the same seed, and the match does not notice', () => {
    const match = begun();
    const before = match.hash();
    const futures = ['a', 'a', 'b', 'c', 'd'].map((seed) => playOn(match.fork({ seed }), 12).hash());
    expect(futures[1]).toBe(futures[0]);
    expect(new Set(futures).size).toBeGreaterThan(2);
    expect(match.hash()).toBe(before);
    expect(playOn(match.fork(), 12).hash()).toBe(playOn(match, 12).hash());
  });

  it('keeps its chance when it is copied and taken back, however often it has changed', () => {
    const match = begun();
    for (const keep of ['last', 'none', 'all'] as const) {
      const once = playOn(match.fork({ seed: 'a', keep }), 3);
      const twice = playOn(once.fork({ seed: 'b' }), 3);
      const hash = twice.hash();
      expect(twice.fork().hash()).toBe(hash);
      const taken = twice.taken.length;
      playOn(twice, 2);
      twice.rewind(taken);
      expect(twice.hash()).toBe(hash);
      twice.rewind(once.taken.length);
      expect(playOn(twice, 3).hash()).toBe(hash);
    }
  });

  it('cannot be dreamt of where the game does not say what may be hidden', () => {
    expect(() => begun().fork({ seed: 'a', seenBy: 0 })).toThrow('nobody can say');
  });
});
