import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf, LookBack } from '../../src/analysis/look-back.ts';
import type { Analysis, LookNews, LookOrder } from '../../src/analysis/orders.ts';
import { fakeStorage } from '../match/fake-storage.ts';

/** A worker that says what a test lets it say. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly orders: LookOrder[] = [];
  ended = false;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(sent: unknown): void {
    this.orders.push((sent as { readonly looking: LookOrder }).looking);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(news: LookNews): void {
    this.onmessage?.({ data: news } as MessageEvent);
  }
}

const fileOf = (hash: string) => ({
  game: 'xwing',
  hash: hash.repeat(16),
  decisions: [
    [0, 'a'],
    [1, 'b'],
  ],
});
const ONE = fileOf('abcd');
const TWO = fileOf('9876');
const [one, two] = [keyOf(ONE)!, keyOf(TWO)!];
const findings = [0, 1, 2].map((at) => ({ at, fallen: { at, seat: 0, swing: 0.1 } }));
const analysis = { decisions: 2, curve: [{ at: 1, chance: 0.6 }], judged: [], turns: [] } as unknown as Analysis;

beforeEach(() => {
  fakeStorage();
  FakeWorker.all.length = 0;
});
const open = (): LookBack => new LookBack(() => new FakeWorker());

describe('a look back on the page', () => {
  it('shows the curve at once, then how far it is, then what was found', () => {
    const look = open();
    let told = 0;
    look.subscribe(() => told++);
    expect(look.of(one).state).toBe('none');
    look.start(ONE);
    const [worker] = FakeWorker.all;
    expect(worker!.orders).toMatchObject([{ file: ONE, known: [] }]);
    worker!.tell({ curve: analysis.curve });
    worker!.tell({ done: 1, of: 2, findings: findings.slice(0, 1) });
    expect(look.of(one)).toMatchObject({ state: 'running', done: 1, of: 2, curve: analysis.curve });
    worker!.tell({ analysis });
    expect(look.of(one)).toMatchObject({ state: 'done', analysis });
    expect(worker!.ended).toBe(true);
    expect(told).toBe(4);
  });

  it('can be left, and goes on with what was found; done, nobody thinks about it again', () => {
    const look = open();
    look.start(ONE);
    FakeWorker.all[0]!.tell({ done: 1, of: 2, findings });
    look.stop();
    expect(FakeWorker.all[0]!.ended).toBe(true);
    expect(look.of(one)).toMatchObject({ state: 'left', done: 1 });
    // Also on a page that was loaded anew.
    const later = open();
    expect(later.of(one)).toMatchObject({ state: 'left', done: 1 });
    later.start(ONE);
    expect(FakeWorker.all[1]!.orders).toMatchObject([{ known: findings }]);
    FakeWorker.all[1]!.tell({ analysis });
    const last = open();
    expect(last.of(one).state).toBe('done');
    last.start(ONE);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('belongs to its match: another one is another, and does not stop it by being looked at', () => {
    const look = open();
    look.start(ONE);
    expect(look.of(two).state).toBe('none');
    expect(look.of(one).state).toBe('running');
    expect(look.of(undefined).state).toBe('none');
    look.start(TWO);
    expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, false]);
    expect(look.of(two).state).toBe('running');
  });

  it('says so when it fails, and may be begun again', () => {
    const look = open();
    look.start(ONE);
    FakeWorker.all[0]!.tell({ failed: 'out of memory' });
    expect(look.of(one).state).toBe('failed');
    look.start(ONE);
    expect(look.of(one).state).toBe('running');
  });

  it('has no name for a match that does not say how it came out', () => {
    expect(keyOf({ decisions: [] })).toBeUndefined();
    expect(keyOf('nothing')).toBeUndefined();
    expect(one).not.toBe(two);
  });

  it('makes room: the oldest is forgotten first', () => {
    const files = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee'].map(fileOf);
    for (const file of files) {
      const look = open();
      look.start(file);
      FakeWorker.all.at(-1)!.tell({ analysis });
    }
    expect(files.map((file) => open().of(keyOf(file)).state)).toEqual(['none', 'done', 'done', 'done', 'done']);
  });
});
