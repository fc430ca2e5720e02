import { Games, isObject, WORK_LIMITS } from '@holotisch/engine';
import { type Toy, toyGame } from '@holotisch/engine/toy';
import { describe, expect, it } from 'vitest';
import { openRoom, readHead, usualAids } from '../src/index.ts';
import { AIDS, BOTH, Client, GAMES, GUARD, planned, toyRoom, value, why } from './table.ts';

describe('match file and seed', () => {
  it('are for nobody before the end, but for whoever holds all human seats of a trusted table', () => {
    const file = (client: Client) => why(client.say('file', {}));
    const foreign = toyRoom();
    expect([[0], [1], [], [0, 1]].map((own) => file(new Client(foreign, own)))).toEqual(
      new Array(4).fill('room.notBeforeTheEnd'),
    );
    const local = toyRoom({ trusted: true });
    expect([[0], [1], [], [0, 1]].map((own) => file(new Client(local, own)))).toEqual([
      'room.notBeforeTheEnd',
      'room.notBeforeTheEnd',
      'room.notBeforeTheEnd',
      'taken',
    ]);
    expect(file(new Client(toyRoom({ trusted: true, seats: ['human', 'computer'] }), [0]))).toBe('taken');
  });

  it('are for everybody after it', () => {
    const room = toyRoom();
    const guest = new Client(room, []);
    const a = new Client(room, [0]);
    value(a.say('propose', { at: 0, seat: 0, what: { end: 'concede' } }));
    expect(value(guest.say('file', {}))).toMatchObject({ seed: 'room', result: { winner: 1 } });
    // Whoever knows the seed knows the dice to come: the match cannot be gone on with.
    expect(why(a.say('propose', { at: a.at, seat: 0, what: { takeback: 0 } }))).toBe('engine.over');
    const home = new Client(toyRoom({ trusted: true }), [0, 1]);
    value(home.say('propose', { at: 0, seat: 0, what: { end: 'concede' } }));
    expect(why(home.say('propose', { at: home.at, seat: 0, what: { takeback: 0 } }))).toBe('taken');
  });

  it('tell who plays and with which aids, and whoever opens one is told it first', () => {
    const room = toyRoom({ trusted: true, seats: ['human', 'computer'], aids: { measuring: false } });
    const text = JSON.stringify(room.file());
    expect(room.file()['table']).toEqual({ seats: ['human', 'computer'], aids: { measuring: false } });
    expect(value(readHead(GAMES, text))).toEqual({
      game: 'toy',
      edition: 'first',
      seats: ['human', 'computer'],
      aids: { measuring: false },
    });
    const { table: _, ...plain } = room.file();
    expect(value(readHead(GAMES, JSON.stringify(plain)))).toMatchObject({ seats: BOTH, aids: usualAids(toyGame) });
    expect(value(readHead(GAMES, `\uFEFF${text}`))).toMatchObject({ seats: ['human', 'computer'] });
    expect(readHead(GAMES, '{')).toMatchObject({ ok: false, fault: { line: 1 } });
    expect(value(openRoom(GAMES, text, { seats: BOTH, aids: AIDS })).seats).toEqual(BOTH);
  });

  it('a scenario goes on as a match does, and a bad one is told with its place', () => {
    const room = toyRoom({ trusted: true });
    value(new Client(room, [0]).decide(0, GUARD[0]));
    const { holotisch: _h, hash: _c, ...rest } = room.file();
    const scenario = JSON.stringify({ ...rest, holotisch: 'scenario' });
    const again = value(openRoom(GAMES, scenario, { seats: BOTH, aids: AIDS }));
    expect([again.match.taken.length, again.begun]).toEqual([1, 1]);
    const bad = openRoom(GAMES, scenario.replace('"setup"', '"setups"'), { seats: BOTH, aids: AIDS });
    expect(bad).toMatchObject({ ok: false, fault: { line: 1 } });
  });
});

describe('a fault of ours', () => {
  /** The toy, but whoever moves to 13 breaks the rules of the universe. */
  const broken: typeof toyGame = {
    ...toyGame,
    *run(g, activity) {
      yield* toyGame.run(g, activity);
      if ((g.state as Toy).drones.some((d) => d.x === 13)) throw new Error('the dial of drone 3 says secret');
    },
  };

  it('is told to all, its report to those who may know everything; the match stays as it was and goes on', () => {
    for (const trusted of [true, false]) {
      const room = toyRoom({ trusted }, 'broken', broken);
      const [both, guest] = [new Client(room, [0, 1]), new Client(room, [])];
      planned(room, both);
      expect(why(both.decide(0, 13))).toBe('room.bug');
      expect(room.match.taken.length).toBe(2);
      const told = trusted ? 'the dial of drone 3 says secret' : null;
      expect([both.seen.sight.bug, guest.seen.sight.bug]).toEqual([{ message: told }, { message: null }]);
      expect(JSON.stringify(guest.updates)).not.toMatch(/says secret|"seed"|decisions/);
      const report = both.say('report', {});
      if (trusted) expect(value(report)).toMatchObject({ file: { seed: 'broken', decisions: { length: 3 } } });
      else expect(why(report)).toBe('room.notBeforeTheEnd');
      expect(why(guest.say('report', {}))).toBe('room.notBeforeTheEnd');
      value(both.decide(0, 12));
      expect(both.seen.sight.bug).toBeNull();
    }
  });

  it('of a computer player stops it, and does not end the match', () => {
    const room = toyRoom({ seats: ['human', 'computer'], computer: () => 'nonsense', trusted: true });
    const a = new Client(room, [0]);
    expect(room.step()).toBe(false);
    expect(a.seen.sight.bug?.message).toContain('illegal answer to stances');
    expect(room.step()).toBe(false);
    value(a.decide(0, GUARD[0]));
    expect(a.seen.sight.bug).toBeNull();
  });

  it('in answering a question concerns nobody but whoever asked', () => {
    const odd = {
      ...toyGame,
      questions: {
        range: () => {
          throw new TypeError('no');
        },
      },
    };
    const room = toyRoom({}, 'odd', odd);
    const [a, b] = [new Client(room, [0]), new Client(room, [1])];
    expect(why(a.say('ask', { question: 'range', args: {}, moment: undefined }))).toBe('room.bug');
    expect([room.bug, b.updates.length]).toEqual([undefined, 1]);
  });
});

describe('the computer', () => {
  it('takes its own decisions, one at a time, from its own view', () => {
    const views: unknown[] = [];
    const room = toyRoom({
      seats: ['human', 'computer'],
      computer: ({ seat, view, ask }) => {
        views.push(view);
        expect([seat, ask.seat]).toEqual([1, 1]);
        return GUARD[1];
      },
    });
    const a = new Client(room, [0]);
    expect(a.seen.viewer).toBe(0);
    expect(room.step()).toBe(true);
    expect(a.seen.sight.awaited.map((w) => [w.seat, w.computer])).toEqual([[0, false]]);
    expect(room.step()).toBe(false);
    expect(views.every((v) => isObject(v) && v['you'] === 1)).toBe(true);
  });

  it('is chosen by whoever opens the room; a seat that nobody named is for people', () => {
    const room = value(openRoom(new Games([toyGame]), JSON.stringify(toyRoom().file()), { seats: [], aids: {} }));
    expect(room.seats).toEqual(BOTH);
  });
});

describe('a match that grows and grows', () => {
  it('takes no more changes by hand than its file may have, and everything else goes on', () => {
    const room = toyRoom({ trusted: true, seats: ['human', 'computer'], computer: () => GUARD[1] });
    const a = new Client(room, [0]);
    const change = { drone: 0, x: 1 };
    for (let n = 0; n < WORK_LIMITS.changes; n++) room.match.override(change);
    expect(why(a.say('propose', { at: a.at, seat: 0, what: { change } }))).toBe('room.full');
    expect(why(a.decide(0, GUARD[0]))).toBe('taken');
    expect(openRoom(GAMES, JSON.stringify(room.file()), { seats: BOTH, aids: AIDS }).ok).toBe(true);
  });
});
