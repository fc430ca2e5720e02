import type { Entry } from '@holotisch/room';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchKeeper } from '../../src/match/keeper.ts';
import {
  damagedMatches,
  forgetMatch,
  keepEntry,
  keepMatch,
  keptElsewhere,
  keptEntries,
  keptFile,
  keptMatch,
  keptMatches,
} from '../../src/match/storage.ts';
import { fakeStorage } from './fake-storage.ts';

const FILE = { holotisch: 'match', version: 1, game: 'toy', edition: 'first', setup: {}, seed: 's', decisions: [] };
const head = (id: string, saved = 1) => ({
  id,
  file: FILE,
  seats: ['human', 'computer'] as const,
  aids: { odds: true },
  saved,
});
const entry = (n: number): Entry => ({ by: n % 2, answer: `answer ${n}`, taken: n + 1 });
const now = (saved: number, over = false) => ({ saved, over });

/** Keeps a match with so many decisions. */
function keepLong(id: string, entries: number): void {
  expect(keepMatch(head(id))).toBeUndefined();
  for (let n = 0; n < entries; n++) expect(keepEntry(id, n, entry(n), now(100 + n))).toBeUndefined();
}

let written: { letters: number };
beforeEach(() => {
  written = fakeStorage().written;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a kept match', () => {
  it('is there again with all that was done, and with who plays it', () => {
    keepLong('a', 100);
    expect(keptMatches()).toEqual([{ ...head('a', 199), over: false }]);
    expect(keptEntries('a')).toEqual(Array.from({ length: 100 }, (_, n) => entry(n)));
    expect(keptFile(keptMatch()!)['decisions']).toEqual(Array.from({ length: 100 }, (_, n) => [n % 2, `answer ${n}`]));
  });

  it('costs the same to keep early and late', () => {
    expect(keepMatch(head('a'))).toBeUndefined();
    const cost = (from: number, to: number) => {
      const before = written.letters;
      for (let n = from; n < to; n++) keepEntry('a', n, entry(n), now(n));
      return written.letters - before;
    };
    const early = cost(0, 64);
    cost(64, 960);
    expect(cost(960, 1024)).toBeLessThan(1.2 * early);
  });

  it('of old, when the whole file was written each time, opens as ever and goes on in pieces', () => {
    const old = { ...head('old', 5), file: { ...FILE, decisions: [[0, 'x']] } };
    localStorage.setItem('holotisch.match.old', JSON.stringify(old));
    expect(keptMatches()).toEqual([{ ...old, over: false }]);
    keepEntry('old', 0, { by: 1, answer: 'y', taken: 2 }, now(9));
    expect(keptFile(keptMatch()!)['decisions']).toEqual([
      [0, 'x'],
      [1, 'y'],
    ]);
  });

  it('that is over stays for a while; the oldest of them go', () => {
    for (let n = 0; n < 8; n++) {
      keepMatch(head(`m${n}`, n));
      keepEntry(`m${n}`, 0, entry(0), now(n, true));
    }
    keepMatch(head('new', 99));
    expect(keptMatches().map((m) => m.id)).toEqual(['new', 'm7', 'm6', 'm5', 'm4', 'm3']);
    expect(Object.keys(localStorage).some((key) => key.includes('m0'))).toBe(false);
  });

  it('is the one that this tab was in, or the latest that is not over', () => {
    keepLong('a', 1);
    keepLong('b', 2);
    keepEntry('b', 2, entry(2), now(500, true));
    expect(keptMatch()?.id).toBe('b');
    sessionStorage.setItem('holotisch.here', 'gone');
    expect(keptMatch()?.id).toBe('a');
  });
});

describe('a damaged match', () => {
  const spoil: readonly (readonly [string, () => void])[] = [
    ['a head that is no JSON', () => localStorage.setItem('holotisch.match.bad', '{"id":')],
    ['a head of something else', () => localStorage.setItem('holotisch.match.bad', '{"id":"bad","file":3}')],
    [
      'a head without aids',
      () => localStorage.setItem('holotisch.match.bad', JSON.stringify({ ...head('bad'), aids: null })),
    ],
    ['no head', () => localStorage.removeItem('holotisch.match.bad')],
    ['a piece that is no JSON', () => localStorage.setItem('holotisch.match.bad/1', 'x')],
    [
      'a piece with other things in it',
      () => localStorage.setItem('holotisch.match.bad/0', '{"saved":1,"over":false,"entries":[{"by":"me"}]}'),
    ],
    ['a missing piece', () => localStorage.removeItem('holotisch.match.bad/0')],
  ];
  it.each(spoil)('with %s is set aside, can be saved as it is, and does no harm to the others', (_what, harm) => {
    keepLong('good', 40);
    keepLong('bad', 70);
    harm();
    expect(keptMatches().map((m) => m.id)).toEqual(['good']);
    expect(damagedMatches().map((m) => m.id)).toEqual(['bad']);
    expect(damagedMatches()[0]?.text).toContain('answer 69');
    forgetMatch('bad');
    expect(damagedMatches()).toEqual([]);
    expect(keptEntries('good')?.length).toBe(40);
  });
});

describe('a browser', () => {
  it('with a full storage says so, and keeps what was kept', () => {
    fakeStorage(3000);
    keepLong('a', 20);
    const before = keptEntries('a');
    let fault: unknown;
    for (let n = 20; !fault; n++) fault = keepEntry('a', n, entry(n), now(n));
    expect(fault).toBe('full');
    expect(keptEntries('a')?.length).toBeGreaterThanOrEqual(before!.length);
    expect(keepMatch({ ...head('a'), file: { ...FILE, note: 'x'.repeat(5000) } })).toBe('full');
    expect(keptMatches().map((m) => m.id)).toEqual(['a']);
  });

  it('makes room by forgetting matches that are over', () => {
    fakeStorage(3000);
    keepMatch({ ...head('done'), file: { ...FILE, note: 'x'.repeat(1500) } });
    keepEntry('done', 0, entry(0), now(1, true));
    expect(keepMatch({ ...head('new'), file: { ...FILE, note: 'x'.repeat(1500) } })).toBeUndefined();
    expect(keptMatches().map((m) => m.id)).toEqual(['new']);
  });

  it('without storage plays on all the same', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(keptMatches()).toEqual([]);
    expect(keptMatch()).toBeUndefined();
    expect(keepMatch(head('a'))).toBe('full');
  });
});

describe('another tab', () => {
  it('is told by what has just been written which entries are new', () => {
    keepLong('a', 33);
    const event = (key: string) => ({ key, newValue: localStorage.getItem(key) });
    expect(keptElsewhere(event('holotisch.match.a/1'), 'a')).toEqual({ number: 32, entries: [entry(32)] });
    expect(keptElsewhere(event('holotisch.match.a'), 'a')).toBe('anew');
    expect(keptElsewhere(event('holotisch.match.a/1'), 'b')).toBeUndefined();
    expect(keptElsewhere({ key: 'holotisch.match.a/1', newValue: null }, 'a')).toBeUndefined();
  });

  it('that was faster is not written over', () => {
    keepLong('a', 3);
    expect(keepEntry('a', 2, { by: 0, answer: 'other', taken: 3 }, now(9))).toBe('conflict');
    expect(keptEntries('a')?.[2]).toEqual(entry(2));
    expect(keepEntry('a', 5, entry(5), now(9))).toBe('gap');
  });
});

describe('the keeper of a match', () => {
  const told: string[] = [];
  const keeping = (whole: { file: typeof FILE; number: number }) => ({
    whole: async () => whole,
    onFull: () => void told.push('full'),
    onConflict: () => void told.push('conflict'),
  });
  beforeEach(() => {
    told.length = 0;
  });

  it('keeps entry by entry, from wherever the log of the room was', () => {
    const keeper = MatchKeeper.begin({ file: FILE, number: 7 }, ['human'], {}, keeping({ file: FILE, number: 7 }));
    keeper.keep(entry(0), 7, false);
    keeper.keep(entry(1), 8, true);
    expect(keptMatch()).toMatchObject({ id: keeper.id, over: true });
    expect(keptEntries(keeper.id)).toEqual([entry(0), entry(1)]);
    expect(keeper.inRoom(1)).toBe(8);
    MatchKeeper.goOn(keptMatch()!, keeping({ file: FILE, number: 2 })).keep(entry(2), 2, false);
    expect(keptEntries(keeper.id)?.length).toBe(3);
  });

  it('tells the player once that there is no room, and keeps the whole match as soon as there is', async () => {
    fakeStorage(1200);
    localStorage.setItem('ballast', 'x'.repeat(1150));
    const whole = { file: { ...FILE, decisions: [[0, 'a'] as never] }, number: 3 };
    const keeper = MatchKeeper.begin({ file: FILE, number: 0 }, ['human'], {}, keeping(whole));
    keeper.keep(entry(0), 0, false);
    await Promise.resolve();
    keeper.keep(entry(1), 1, false);
    await Promise.resolve();
    expect(told).toEqual(['full']);
    expect(keptMatches()).toEqual([]);
    localStorage.removeItem('ballast');
    keeper.keep(entry(2), 2, false);
    await Promise.resolve();
    await Promise.resolve();
    expect(keptFile(keptMatch()!)['decisions']).toEqual([[0, 'a']]);
    keeper.keep(entry(3), 3, false);
    expect(keptEntries(keeper.id)).toEqual([entry(3)]);
  });

  it('lets the other tab win', () => {
    const keeper = MatchKeeper.begin({ file: FILE, number: 0 }, ['human'], {}, keeping({ file: FILE, number: 0 }));
    keepEntry(keeper.id, 0, entry(0), now(1));
    keeper.keep({ by: 0, answer: 'mine', taken: 1 }, 0, false);
    expect(told).toEqual(['conflict']);
    expect(keptEntries(keeper.id)).toEqual([entry(0)]);
  });
});
