import { Games, type Json, sampleAnswer } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { type ClientMessage, Mirror, type Past, type Seen } from '@holotisch/room';
import { describe, expect, it } from 'vitest';
import { files } from '../../src/match/files.ts';
import { LocalTable } from '../../src/match/local-table.ts';
import type { News, Reply, SeatKind, Snapshot } from '../../src/match/protocol.ts';
import { snapshotOf } from '../../src/match/snapshot.ts';

const SETUP: Json = {
  cards: [
    [['lucky'], []],
    [['shield'], ['counter']],
  ],
};
const AIDS = { measuring: true };
const guard = [
  { '0': 'guard', '1': 'guard' },
  { '2': 'guard', '3': 'guard' },
] as const;

const value = <T>(reply: Reply<T>): T => {
  if (!reply.ok) throw new Error(JSON.stringify(reply.fault));
  return reply.value;
};

/** What a page has: the table in its worker, and what that has told. */
class Page {
  readonly news: News[] = [];
  readonly #mirror = new Mirror();
  readonly table = new LocalTable(new Games([toyGame]), {
    computer: ({ ask, rng }) => sampleAnswer(ask, rng)!,
    files,
    layOut: (match) => void match.decide(0, guard[0]),
    tell: (news) => {
      this.news.push(news);
      if ('update' in news) this.seen = this.#mirror.take(news.update)!;
    },
  });
  seen!: Seen;

  start(seats: readonly SeatKind[]): Page {
    value(this.table.start({ game: 'toy', setup: SETUP, seed: 'h', seats, aids: AIDS }));
    return this;
  }
  get snapshot(): Snapshot {
    return snapshotOf(this.seen);
  }
  say<T>(message: ClientMessage): Reply<T> {
    return this.table.say(message) as Reply<T>;
  }
  decide(seat: number, answer: Json): void {
    value(this.say({ type: 'decide', at: this.seen.at, seat, answer }));
  }
  planned(): Page {
    this.decide(0, guard[0]);
    this.decide(1, guard[1]);
    return this;
  }
}

describe('the table of one machine', () => {
  it('is played by all its people from one screen, against each other or the computer', () => {
    const two = new Page().start(['human', 'human']);
    expect([two.snapshot.viewer, two.snapshot.own, two.table.step()]).toEqual(['nobody', [0, 1], false]);
    const alone = new Page().start(['human', 'computer']);
    expect([alone.snapshot.viewer, alone.snapshot.own]).toEqual([0, [0]]);
    expect(alone.table.step()).toBe(true);
    expect(alone.snapshot.awaited.map((a) => a.seat)).toEqual([0]);
    const none = new Page().start(['computer', 'computer']);
    while (none.table.step());
    expect(none.snapshot.result).toBeDefined();
  });

  it('lays the table before anybody sits down, if that is wanted', () => {
    const page = new Page();
    const start = { game: 'toy', setup: SETUP, seed: 'h', seats: ['human', 'human'], aids: AIDS } as const;
    expect(value(page.table.start({ ...start, layOut: true }))).toMatchObject({ number: 0 });
    expect([page.snapshot.taken, page.news.filter((news) => 'entry' in news)]).toEqual([1, []]);
  });

  it('tells of every entry, to be kept', () => {
    const page = new Page().start(['human', 'human']).planned();
    const entries = page.news.flatMap((news) => ('entry' in news ? [[news.number, news.entry, news.over]] : []));
    expect(entries).toEqual([
      [0, { by: 0, answer: guard[0], taken: 1 }, false],
      [1, { by: 1, answer: guard[1], taken: 2 }, false],
    ]);
  });

  it('hands out its file at any time, which tells who plays; it is opened again by whoever wants to play it', () => {
    const page = new Page().start(['human', 'computer']);
    const text = JSON.stringify(value(page.say({ type: 'file' })));
    const other = new Page().start(['human', 'human']);
    expect(value(other.table.read(text))).toMatchObject({ game: 'toy', seats: ['human', 'computer'], aids: AIDS });
    const opened = value(other.table.open({ text, log: [], seats: ['computer', 'human'], aids: {} }));
    expect(opened.number).toBe(0);
    expect(other.snapshot).toMatchObject({ seats: ['computer', 'human'], viewer: 1, aids: {}, edition: 'first' });
  });

  it('keeps the match in progress when another one cannot be opened', () => {
    const page = new Page().start(['human', 'human']).planned();
    const before = page.news.length;
    expect(page.table.open({ text: '{', log: [], seats: [], aids: {} })).toMatchObject({
      ok: false,
      fault: { line: 1 },
    });
    expect(page.table.start({ game: 'chess', setup: null, seed: '', seats: [], aids: {} }).ok).toBe(false);
    page.decide(0, 12);
    expect(page.news.length).toBeGreaterThan(before);
    expect(page.snapshot.taken).toBe(3);
  });

  it('tells nothing more after everybody has got up, and says so', () => {
    const page = new Page().start(['human', 'human']);
    page.table.leave();
    expect(page.say({ type: 'file' })).toMatchObject({ ok: false, fault: { message: { text: 'room.noMatch' } } });
    expect([page.table.step(), page.table.whole()]).toEqual([false, undefined]);
  });
});

describe('a snapshot', () => {
  it('of an earlier moment shows the table of then and the log of now, and asks nothing', () => {
    const page = new Page().start(['human', 'human']).planned();
    page.decide(0, 12);
    const past = value(page.say<Past>({ type: 'look', viewer: 'nobody', moment: 2 }));
    const then = snapshotOf(page.seen, past);
    expect([then.moment, then.taken, then.ask, then.awaited, then.undo]).toEqual([2, 3, undefined, [], undefined]);
    expect(then.events).toEqual(page.snapshot.events);
    expect(then.view).not.toEqual(page.snapshot.view);
    // A moment that has been taken back meanwhile is none any more.
    expect(snapshotOf(page.seen, { ...past, moment: 3 })).toEqual(page.snapshot);
  });

  it('keeps the very same pieces of what did not change', () => {
    const page = new Page().start(['human', 'human']).planned();
    const before = page.snapshot as Snapshot<{ drones: readonly object[] }>;
    page.decide(0, 12);
    const after = page.snapshot as Snapshot<{ drones: readonly object[] }>;
    expect(after.view.drones[0]).not.toBe(before.view.drones[0]);
    expect(after.view.drones[3]).toBe(before.view.drones[3]);
    expect(after.aids).toBe(before.aids);
  });
});

describe('two tabs', () => {
  it('at one match follow each other', () => {
    const here = new Page().start(['human', 'human']);
    const there = new Page().start(['human', 'human']);
    here.planned();
    const entries = here.news.flatMap((news) => ('entry' in news ? [news.entry] : []));
    expect(there.table.follow(0, entries)).toBe(true);
    expect(there.snapshot.view).toEqual(here.snapshot.view);
    expect(there.table.follow(7, entries)).toBe(false);
  });
});
