import { describe, expect, it } from 'vitest';
import type { SeveralAskData } from '../src/index.ts';
import { ask, askAll, asker, asking, choose, type Flow, type Json, readingOf, say, settled } from '../src/index.ts';

const question = { kind: 'way', prompt: say('which way?'), clauses: ['TOY-X-01'] } as const;
const LEFT = { id: 'left' };
const RIGHT = { id: 'right' };

/** Runs a procedure with these answers: what it asks, and what comes of it. */
function run<R>(flow: Flow<R>, ...answers: readonly (readonly Json[])[]) {
  const kinds: string[][] = [];
  let step = flow.next([]);
  for (const answer of answers) {
    if (step.done) throw new Error('nothing more is asked');
    kinds.push(step.value.map(({ seat, kind }) => `${seat}:${kind}`));
    step = flow.next(answer);
  }
  return { kinds, over: step.done ? step.value : undefined };
}

describe('asking', () => {
  it('stops once, for all questions together, and goes on with what is made of the answers', () => {
    const both = [0, 1].map((seat) => ({ ...question, seat, type: 'choice' as const, options: [LEFT, RIGHT] }));
    const read = ([a, b]: readonly Json[]) => `${a} and ${b}`;
    expect(run(asking(both, read), ['left', 'right'])).toEqual({
      kinds: [['0:way', '1:way']],
      over: 'left and right',
    });
    expect(run(askAll(both), ['left', 'left']).over).toEqual(['left', 'left']);
    expect(run(ask(both[0]!), ['right']).over).toBe('right');
  });

  it('is over at once where there is nobody to ask, or nothing to choose', () => {
    expect(run(askAll([])).over).toEqual([]);
    expect(run(choose({ ...question, seat: 0, options: [RIGHT] })).over).toBe('right');
    expect(run(choose({ ...question, seat: 0, options: [LEFT, RIGHT] }), ['left'])).toEqual({
      kinds: [['0:way']],
      over: 'left',
    });
    const done = settled(7);
    expect([run(done).over, run(done).over]).toEqual([7, 7]); // it may be passed on again and again
  });

  it('goes through a procedure that passes it on', () => {
    function* twice(): Flow<string> {
      const first = yield* choose({ ...question, seat: 0, options: [LEFT, RIGHT] });
      return first + (yield* choose({ ...question, seat: 1, options: [LEFT, RIGHT] }));
    }
    expect(run(twice(), ['left'], ['right'])).toEqual({ kinds: [['0:way'], ['1:way']], over: 'leftright' });
  });
});

describe('the copy of an answer', () => {
  it('shares nothing with what the player holds in his hand', () => {
    const fields = [
      { id: '0', options: [LEFT, RIGHT] },
      { id: '1', options: [LEFT, RIGHT] },
    ];
    const form = { ...question, type: 'form' as const, seat: 0, fields };
    const given = { 1: 'left', 0: 'right' };
    const kept = readingOf(form, given);
    given[0] = 'left';
    expect(kept).toEqual({ 0: 'right', 1: 'left' });
    const several = { ...question, type: 'several' as const, seat: 0, options: [LEFT, RIGHT], min: 0, max: 2 };
    const list = ['left'];
    const copied = readingOf(several, list);
    list.push('right');
    expect(copied).toEqual(['left']);
  });
});

describe('some of a list', () => {
  const asks = asker<SeveralAskData>();
  const of = (min: number, max: number, options = [LEFT, RIGHT]) => ({ ...question, seat: 0, min, max, options });

  it('is no question where nothing may be taken, nor where all must be', () => {
    expect(run(asks.chooseSeveral(of(0, 2, []))).over).toEqual([]);
    expect(run(asks.chooseSeveral(of(0, 0))).over).toEqual([]);
    expect(run(asks.chooseSeveral(of(2, 2))).over).toEqual(['left', 'right']);
    expect(run(asks.chooseSeveral(of(1, 2)), ['left'])).toEqual({ kinds: [['0:way']], over: 'left' });
  });

  it('is asked all the same where players are to see what they must take, but never for nothing', () => {
    expect(run(asks.chooseSeveralAnyway(of(2, 2)), [['left', 'right']])).toEqual({
      kinds: [['0:way']],
      over: ['left', 'right'],
    });
    expect(run(asks.chooseSeveralAnyway(of(0, 2, []))).over).toEqual([]);
    expect(run(asks.chooseSeveralAnyway(of(0, 0))).over).toEqual([]);
  });
});
