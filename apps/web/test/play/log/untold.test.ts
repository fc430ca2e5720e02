import { describe, expect, it } from 'vitest';
import { untold } from '../../../src/play/log/untold.ts';

const upTo = (taken: number, moment = taken) => ({
  taken,
  moment,
  events: Array.from({ length: taken }, (_, i) => ({ at: i + 1, event: { type: `e${i + 1}` } })),
});
const types = (found: ReturnType<typeof untold>) => found.fresh.map((e) => e.event.type);

describe('what is told aloud', () => {
  it('only what is new, and only as far as the table shows it', () => {
    const first = untold(upTo(5), 4, 3);
    expect([types(first), first.told]).toEqual([['e4'], 4]);
    const second = untold(upTo(5), 5, first.told);
    expect([types(second), second.told]).toEqual([['e5'], 5]);
    expect(types(untold(upTo(5), 5, second.told))).toEqual([]);
  });

  it('nothing in a look back, nor on the way back to now', () => {
    expect(untold(upTo(5, 2), 5, 5)).toEqual({ fresh: [], told: 5 });
    expect(untold(upTo(5, 2), 5, 3)).toEqual({ fresh: [], told: 3 });
    expect(untold(upTo(5), 2, 5)).toEqual({ fresh: [], told: 5 });
    expect(untold(upTo(5), 5, 5)).toEqual({ fresh: [], told: 5 });
  });

  it('what was undone is told again when it happens again', () => {
    const undone = untold(upTo(3), 3, 5);
    expect(undone).toEqual({ fresh: [], told: 3 });
    expect(types(untold(upTo(4), 4, undone.told))).toEqual(['e4']);
  });

  it('not the whole history of another match', () => {
    expect(untold(upTo(200), 200, 5)).toEqual({ fresh: [], told: 200 });
  });
});
