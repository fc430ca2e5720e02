import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../src/match/protocol.ts';
import { nextScenes, toldBy } from '../../../src/play/table/next-scenes.ts';

const happened = (...ats: readonly number[]) => ats.map((at, n) => ({ at, event: { type: `e${n}` }, after: n }));
const EVENTS = happened(0, 1, 1, 3, 4);
const at = (moment: number, taken = 5, events: Snapshot['events'] = EVENTS) => ({ moment, taken, events });
const played = (scenes: ReturnType<typeof nextScenes>) => scenes?.map(({ event }) => event.type);

describe('what the table plays', () => {
  it('is what was decided since, however much that is', () => {
    const before = at(1, 1, happened(0, 1, 1));
    expect(played(nextScenes(before, at(5)))).toEqual(['e3', 'e4']);
  });

  it('in a look back is the next thing that happens, also across decisions that nobody saw', () => {
    expect(played(nextScenes(at(0), at(1)))).toEqual(['e1', 'e2']);
    expect(played(nextScenes(at(1), at(3)))).toEqual(['e3']);
    expect(played(nextScenes(at(3), at(4)))).toEqual(['e4']);
  });

  it('is nothing where a step leads past something, or back', () => {
    expect(nextScenes(at(0), at(3))).toBeUndefined();
    expect(nextScenes(at(3), at(1))).toBeUndefined();
    expect(nextScenes(at(5), at(3))).toBeUndefined();
  });

  it('reaches the present the same way: the last thing is played, a leap is not', () => {
    expect(played(nextScenes(at(3), at(5)))).toEqual(['e4']);
    expect(nextScenes(at(0), at(5))).toBeUndefined();
  });

  it('is nothing of another match, and goes on with what it shows when only the viewer is another', () => {
    expect(nextScenes(at(1), at(3, 5, happened(0, 1, 2, 3, 5)))).toBeUndefined();
    expect(nextScenes(at(5), at(5))).toEqual([]);
  });

  it('is how it looked when it was told: now, or when the way there was told once more', () => {
    const looks = (scenes: ReturnType<typeof nextScenes>) => scenes?.map(({ after }) => after);
    expect(looks(nextScenes(at(0), at(1)))).toEqual([1, 2]);
    const way = (from: number, ...views: readonly string[]) => ({ ...at(1), way: { from, views } });
    expect(looks(nextScenes(at(0), way(0, 'then', 'and then')))).toEqual(['then', 'and then']);
    // One that was told for another step, or before something else happened, is none.
    expect(looks(nextScenes(at(0), way(1, 'then', 'and then')))).toEqual([1, 2]);
    expect(looks(nextScenes(at(0), way(0, 'then')))).toEqual([1, 2]);
  });

  it('is nothing where nobody has told how one of the events looked', () => {
    const untold = EVENTS.map(({ at: when, event, after }, n) => ({ at: when, event, ...(n !== 2 && { after }) }));
    expect(nextScenes(at(0, 5, untold), at(1, 5, untold))).toBeUndefined();
    expect(played(nextScenes(at(1, 5, untold), at(3, 5, untold)))).toEqual(['e3']);
  });

  it('does not stop because somebody decides meanwhile', () => {
    expect(nextScenes(at(1), at(1, 6, [...EVENTS, ...happened(6)]))).toEqual([]);
  });
});

it('as much has been told as had happened at the moment that is shown', () => {
  expect([0, 1, 2, 3].map((moment) => toldBy(at(moment)))).toEqual([1, 3, 3, 4]);
  expect(toldBy(at(5))).toBe(5);
});
