import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf, LookBack } from '../../src/analysis/look-back.ts';
import type { Analysis } from '../../src/analysis/orders.ts';
import { fakeStorage } from '../match/fake-storage.ts';
import { FakeWorkers } from '../ui/fake-worker.ts';

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

let workers: FakeWorkers;
beforeEach(() => {
  fakeStorage();
  workers = new FakeWorkers();
});
const open = (): LookBack => new LookBack(workers);
/** What each worker was told to look back at. */
const orders = () => workers.all.map(({ sent: [first] }) => (first as unknown as { looking: object }).looking);

describe('a look back on the page', () => {
  it('shows the curve at once, then how far it is, then what was found', () => {
    const look = open();
    let told = 0;
    look.subscribe(() => told++);
    expect(look.of(one).state).toBe('none');
    look.start(ONE);
    const [worker] = workers.all;
    expect(orders()).toMatchObject([{ file: ONE, known: [] }]);
    worker!.say({ curve: analysis.curve });
    worker!.say({ done: 1, of: 2, findings: findings.slice(0, 1) });
    expect(look.of(one)).toMatchObject({ state: 'running', done: 1, of: 2, curve: analysis.curve });
    worker!.say({ analysis });
    expect(look.of(one)).toMatchObject({ state: 'done', analysis });
    expect(worker!.isEnded).toBe(true);
    expect(told).toBe(4);
  });

  it('can be left, and goes on with what was found; done, nobody thinks about it again', () => {
    const look = open();
    look.start(ONE);
    workers.all[0]!.say({ done: 1, of: 2, findings });
    look.stop();
    expect(workers.all[0]!.isEnded).toBe(true);
    expect(look.of(one)).toMatchObject({ state: 'left', done: 1 });
    // Also on a page that was loaded anew.
    const later = open();
    expect(later.of(one)).toMatchObject({ state: 'left', done: 1 });
    later.start(ONE);
    expect(orders()[1]).toMatchObject({ known: findings });
    workers.all[1]!.say({ analysis });
    const last = open();
    expect(last.of(one).state).toBe('done');
    last.start(ONE);
    expect(workers.all).toHaveLength(2);
  });

  it('belongs to its match: another one is another, and does not stop it by being looked at', () => {
    const look = open();
    look.start(ONE);
    expect(look.of(two).state).toBe('none');
    expect(look.of(one).state).toBe('running');
    expect(look.of(undefined).state).toBe('none');
    look.start(TWO);
    expect(workers.all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(look.of(two).state).toBe('running');
  });

  it.each([
    ['says so', () => workers.last.say({ failed: 'out of memory' })],
    ['throws what nobody catches', () => workers.last.throw('gone')],
    ['dies without a word', () => workers.pass(25)],
  ])('says so when its worker %s, and may be begun again', (_, fail) => {
    const look = open();
    look.start(ONE);
    // Slow is not dead: as long as it tells something, it is waited for.
    for (let n = 0; n < 3; n++) {
      workers.pass(24);
      workers.last.say({ done: n, of: 9, findings: [] });
      expect(look.of(one).state).toBe('running');
    }
    fail();
    expect(look.of(one).state).toBe('failed');
    expect([workers.last.isEnded, workers.isLookedAfter]).toEqual([true, false]);
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
      workers.last.say({ analysis });
    }
    expect(files.map((file) => open().of(keyOf(file)).state)).toEqual(['none', 'done', 'done', 'done', 'done']);
  });
});
