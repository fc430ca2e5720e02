import type { Pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { type Clock, Director } from '../../../src/play/table/director.ts';
import type { StageHandle } from '../../../src/scene/description.ts';
import type { GameWords, Telling } from '../../../src/table-ui/game-face.ts';
import type { Shown } from '../../../src/table-ui/playing.ts';

/** A game of two pieces that push each other along a line, to see the director at work. */
interface View {
  readonly x: readonly number[];
  readonly hits: number;
  readonly round: number;
}
type Event =
  | { readonly type: 'push'; readonly by: number }
  | { readonly type: 'hit'; readonly piece: number }
  | { readonly type: 'roll' }
  | { readonly type: 'laid'; readonly card: string }
  | { readonly type: 'lifted'; readonly card: string }
  | { readonly type: 'gone' }
  | { readonly type: 'round' };

const at = (x: number): Pose => ({ x, y: 0, hx: 0, hy: 1 });
const told = {
  push: {
    lasts: 1000,
    motion: ({ by }, { x }, t) => x.map((from, piece) => [piece, at(from + by * t)] as const),
    label: () => ({ piece: 0, text: 'pushed' }),
    log: 'line',
  } satisfies Telling<View, Extract<Event, { type: 'push' }>>,
  hit: {
    lasts: 400,
    marks: (_, __, milliseconds) => [{ kind: 'effect', key: 'bang', effect: 'hit', at: { x: 0, y: 0 }, milliseconds }],
    label: ({ piece }, _, language) => ({ piece, text: language === 'de' ? 'Treffer' : 'hit' }),
    log: 'line',
  } satisfies Telling<View, Extract<Event, { type: 'hit' }>>,
  roll: { lasts: 600, seenLast: true, banner: 'note', log: 'line' } satisfies Telling<View, Event>,
  laid: {
    banner: ({ card }) => ({ kind: 'note', text: card, about: card }),
    log: 'line',
  } satisfies Telling<View, Extract<Event, { type: 'laid' }>>,
  gone: { lasts: 500, changesLast: true, log: 'line' } satisfies Telling<View, Event>,
  lifted: { takesBack: ({ card }) => card, log: 'line' } satisfies Telling<View, Extract<Event, { type: 'lifted' }>>,
  round: {
    banner: 'chapter',
    log: 'heading',
  } satisfies Telling<View, Event>,
};
/** What the rules make of it. */
function changedBy(event: Event, view: View): View {
  switch (event.type) {
    case 'push':
      return { ...view, x: view.x.map((from) => from + event.by) };
    case 'hit':
      return { ...view, hits: view.hits + 1 };
    case 'gone':
      return { ...view, x: view.x.slice(0, -1) };
    case 'round':
      return { ...view, round: view.round + 1 };
    default:
      return view;
  }
}

const words: GameWords<View, Event> = {
  piece: (_, id) => String(id),
  message: (_, { text }) => text,
  event: (_, { type }) => `it is ${type}`,
  clause: ({ type }) => (type === 'hit' ? 'XW-ANGRIFF-35' : undefined),
};

function theatre(pace = 1) {
  let now = 0;
  const due = new Set<{ readonly when: number; readonly then: () => void }>();
  const later = (when: number, then: () => void) => {
    const one = { when, then };
    due.add(one);
    return () => void due.delete(one);
  };
  const FRAME = 16;
  const clock: Clock = {
    now: () => now,
    frame: (then) => later(now + FRAME, then),
    wait: (milliseconds, then) => later(now + milliseconds, then),
  };
  const poses = new Map<string, number>();
  let posed = 0;
  const heard: string[] = [];
  const stage: StageHandle = {
    pose(key, pose) {
      posed++;
      if (pose) poses.set(key, pose.x);
      else poses.delete(key);
    },
    poseOf: () => undefined,
    hears: () => ({ pan: 0, near: 1 }),
  };
  const told_: Shown<View, Event>[] = [];
  const start: View = { x: [0, 100], hits: 0, round: 1 };
  let reached = start;
  const director: Director<View, Event> = new Director<View, Event>(
    { view: start, taken: 0, told: 0 },
    { told, words, language: 'de', sound: ({ type }) => heard.push(type) },
    () => stage,
    clock,
    () => {
      told_.push(director.shown);
    },
  );
  director.pace = pace;
  /** Lets time pass, frame by frame; the page draws what it is told at once. */
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const next = [...due].sort((a, b) => a.when - b.when)[0];
      if (!next || next.when > end) break;
      now = next.when;
      due.delete(next);
      const before = told_.length;
      next.then();
      if (told_.length > before) director.drawn();
    }
    now = end;
  };
  /** One decision: what happens, as it looks when it is told, and what has come of all of it in the end. */
  const play = (events: readonly Event[], taken = 1, count = taken, end: Partial<View> = {}) => {
    const scenes = events.map((event) => {
      reached = changedBy(event, reached);
      return { event, after: reached };
    });
    reached = { ...reached, ...end };
    director.play({ scenes, view: reached, taken, told: count });
  };
  return { director, play, pass, poses, told: told_, heard, posed: () => posed, waiting: () => due.size, start };
}
describe('the director', () => {
  it('moves any number of pieces past the page, which hears of beginnings and ends only', () => {
    const { director, play, pass, poses, told, posed } = theatre();
    play([{ type: 'push', by: 50 }]);
    pass(500);
    expect(poses.get('piece:0')).toBeCloseTo(25, 0);
    expect(poses.get('piece:1')).toBeCloseTo(125, 0);
    expect(posed()).toBeGreaterThan(50);
    expect(told).toHaveLength(1);
    expect(director.shown).toMatchObject({ view: { x: [0, 100] }, taken: 0, act: { event: { type: 'push' } } });
    pass(600);
    expect(told).toHaveLength(2);
    expect(director.shown).toMatchObject({ view: { x: [50, 150] }, taken: 1, told: 1, act: undefined });
    // Once the page has drawn them there, the pieces stand by themselves.
    expect([...poses]).toEqual([]);
  });

  it('lets an event be heard when it begins, and nothing of what is skipped', () => {
    const { director, play, pass, heard } = theatre();
    const hit: Event = { type: 'hit', piece: 1 };
    play([{ type: 'push', by: 50 }, hit, hit]);
    expect(heard).toEqual(['push']);
    pass(1100);
    expect(heard).toEqual(['push', 'hit']);
    director.skip();
    expect(heard).toEqual(['push', 'hit']);
    expect(director.shown.view.hits).toBe(2);
  });

  it('keeps a piece where its move has led until the page has drawn it there', () => {
    const { director, play, poses } = theatre();
    play([{ type: 'push', by: 50 }]);
    director.skip();
    expect(poses.get('piece:0')).toBe(50);
    director.drawn();
    expect(poses.has('piece:0')).toBe(false);
  });

  it('shows what an event changes with the event, not with the decision', () => {
    const { director, play, pass } = theatre();
    const hit: Event = { type: 'hit', piece: 1 };
    play([hit, hit, hit]);
    const seen = [director.shown.view.hits];
    for (let i = 0; i < 3; i++) {
      pass(400);
      seen.push(director.shown.view.hits);
    }
    expect(seen).toEqual([1, 2, 3, 3]);
    expect(director.shown.taken).toBe(1);
  });

  it('shows at the end of an event what it takes away; a move has come to its end then, too', () => {
    const { director, play, pass } = theatre();
    play([{ type: 'gone' }, { type: 'hit', piece: 0 }]);
    expect(director.shown.view).toMatchObject({ x: [0, 100], hits: 0 });
    pass(500);
    expect(director.shown.view).toMatchObject({ x: [0], hits: 1 });
  });

  it('shows what nobody has told of when all has been told', () => {
    const { director, play, pass } = theatre();
    play([{ type: 'hit', piece: 0 }], 1, 1, { round: 2 });
    expect(director.shown.view).toMatchObject({ hits: 1, round: 1 });
    pass(400);
    expect(director.shown.view).toMatchObject({ hits: 1, round: 2 });
  });

  it('counts what has been told; dice are told of when they lie', () => {
    const { director, play, pass } = theatre();
    play([{ type: 'hit', piece: 0 }, { type: 'roll' }, { type: 'hit', piece: 0 }], 1, 3);
    const told = [director.shown.told];
    for (const lasts of [400, 600, 400]) {
      pass(lasts);
      told.push(director.shown.told);
    }
    expect(told).toEqual([1, 1, 3, 3]);
  });

  it('never tells of more than has begun, however quickly one decision comes after the other', () => {
    const { director, play, pass } = theatre();
    const all: Event[] = [];
    const told: (readonly Event[])[] = [];
    // As the panel reads it, between two frames and on every snapshot.
    const read = () => told.push(all.slice(0, director.shown.told));
    const decisions: Event[][] = [
      [
        { type: 'hit', piece: 0 },
        { type: 'push', by: 10 },
      ],
      [{ type: 'round' }, { type: 'roll' }],
      [
        { type: 'hit', piece: 1 },
        { type: 'hit', piece: 0 },
      ],
    ];
    decisions.forEach((events, i) => {
      all.push(...events);
      read();
      play(events, i + 1, all.length);
      read();
      pass(50);
      read();
    });
    for (let i = 0; i < 200; i++) {
      read();
      const { act } = director.shown;
      const reached = act ? all.indexOf(act.event) + 1 : all.length;
      expect(told.at(-1)!.length).toBeLessThanOrEqual(reached);
      pass(16);
    }
    const lengths = told.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths.slice(0, 9))).toEqual(new Set([0, 1]));
    expect(told.at(-1)).toEqual(all);
  });

  it('hangs words at the piece with their clause, in the language of the page, until they have been read', () => {
    const { director, play, pass, waiting } = theatre();
    play([{ type: 'hit', piece: 1 }]);
    expect(director.shown.labels).toMatchObject([{ piece: 1, text: 'Treffer', clause: 'XW-ANGRIFF-35' }]);
    pass(1500);
    expect(director.shown.labels).toHaveLength(1);
    pass(2000);
    expect(director.shown.labels).toEqual([]);
    expect(waiting()).toBe(0);
  });

  it('says what a move leads to only when it is there', () => {
    const { director, play, pass } = theatre();
    play([{ type: 'push', by: 50 }]);
    expect(director.shown.labels).toEqual([]);
    pass(1100);
    expect(director.shown.labels).toMatchObject([{ piece: 0, text: 'pushed' }]);
  });

  it('puts up a banner in the words of the event; the dice of a roll first', () => {
    const { director, play, pass } = theatre();
    play([{ type: 'round' }, { type: 'roll' }]);
    expect(director.shown.banners).toMatchObject([{ kind: 'chapter', text: 'it is round' }]);
    expect(director.shown.view.round).toBe(2);
    pass(600);
    expect(director.shown.banners.map(({ kind }) => kind)).toEqual(['chapter', 'note']);
  });

  it('has one chapter at a time, which takes no room from notes, and so many notes', () => {
    const { director, play } = theatre(0);
    const laid = (card: string): Event => ({ type: 'laid', card });
    const round: Event = { type: 'round' };
    play([laid('one'), laid('two'), round, laid('three'), round, round]);
    expect(director.shown.banners.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'it is round']);
    play([laid('four')], 2);
    expect(director.shown.banners.map(({ text }) => text)).toEqual(['it is round', 'two', 'three', 'four']);
  });

  it('takes back what it said of a card that has gone, and of no other', () => {
    const { director, play, pass } = theatre();
    const laid = (card: string): Event => ({ type: 'laid', card });
    play([laid('one'), laid('two'), { type: 'lifted', card: 'one' }]);
    pass(100);
    expect(director.shown.banners.map(({ text }) => text)).toEqual(['two']);
  });

  it('plays one decision after the other, and gives effects the time that they have', () => {
    const { director, play, pass } = theatre(0.5);
    play([{ type: 'hit', piece: 0 }], 1);
    play([{ type: 'hit', piece: 0 }], 2);
    const first = director.shown.marks;
    expect(first).toMatchObject([{ effect: 'hit', milliseconds: 200 }]);
    pass(200);
    expect(director.shown).toMatchObject({ taken: 1, view: { hits: 2 } });
    // The same effect again is another one.
    expect(director.shown.marks[0]?.key).not.toBe(first[0]?.key);
    pass(200);
    expect(director.shown).toMatchObject({ taken: 2, marks: [] });
    expect(director.busy).toBe(false);
  });

  it('without motion is at the end at once, and still says what happened', () => {
    const { director, play, told, posed } = theatre(0);
    const events: Event[] = [{ type: 'push', by: 50 }, { type: 'hit', piece: 0 }, { type: 'roll' }];
    play(events, 1, 3);
    expect(told).toHaveLength(1);
    expect(posed()).toBe(0);
    expect(director.shown).toMatchObject({ taken: 1, act: undefined, told: 3, view: { x: [50, 150] } });
    expect(director.shown.labels).toMatchObject([{ piece: 0, text: 'pushed · Treffer', clause: 'XW-ANGRIFF-35' }]);
    expect(director.shown.banners).toMatchObject([{ text: 'it is roll' }]);
  });

  it('skips to the end of all that waits', () => {
    const { director, play, pass } = theatre();
    play([{ type: 'push', by: 50 }], 1);
    play([{ type: 'push', by: 50 }], 2);
    pass(300);
    director.skip();
    expect(director.shown).toMatchObject({ view: { x: [100, 200] }, taken: 2, act: undefined });
    expect(director.busy).toBe(false);
    expect(director.pace).toBe(1);
  });

  it('looks at another moment without a word', () => {
    const { director, play, pass, waiting, start } = theatre();
    play([{ type: 'hit', piece: 0 }]);
    director.settle({ view: start, taken: 0, told: 0 });
    expect(director.shown).toMatchObject({ taken: 0, view: { hits: 0 }, labels: [], banners: [], act: undefined });
    expect(waiting()).toBe(0);
    pass(5000);
    expect(director.shown.view.hits).toBe(0);
  });
});
