import { describe, expect, it } from 'vitest';
import { openRoom, type RoomOptions } from '../src/index.ts';
import { Client, GAMES, GUARD, toyRoom, value } from './table.ts';

/** A computer that needs so many slices for each answer, and remembers how often it was told to hurry. */
function slow(slices: number) {
  const seen = { begun: 0, hurried: 0, levels: new Set<string | undefined>() };
  const options: Partial<RoomOptions> = {
    seats: ['human', 'computer'],
    trusted: true,
    level: 'ace',
    computer: () => 'nonsense',
    *thinking({ level }) {
      seen.begun++;
      seen.levels.add(level);
      for (let n = 0; n < slices; n++)
        if ((yield).hurry) {
          seen.hurried++;
          break;
        }
      return GUARD[1];
    },
  };
  return { seen, options };
}

describe('a computer that thinks in slices', () => {
  it('decides what it has thought of, and only when it has come to an end', () => {
    const { seen, options } = slow(3);
    const room = toyRoom(options);
    const a = new Client(room, [0]);
    expect([1, 2, 3, 4, 5].map(() => room.ponder(false))).toEqual([true, true, true, false, false]);
    expect(room.match.askOf(1)).toBeDefined();
    expect(room.step()).toBe(true);
    expect(room.match.askOf(1)).toBeUndefined();
    expect([seen.begun, [...seen.levels]]).toEqual([1, ['ace']]);
    value(a.decide(0, GUARD[0]));
    expect(room.match.taken).toMatchObject([{ seat: 1, answer: GUARD[1] }, { seat: 0 }]);
  });

  it('is told to hurry, and thinks anew where the question is another one', () => {
    const { seen, options } = slow(100);
    const room = toyRoom(options);
    const a = new Client(room, [0]);
    value(a.decide(0, GUARD[0]));
    expect(room.ponder(false)).toBe(true);
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: 0 } }));
    expect(room.ponder(false)).toBe(true);
    expect(seen.begun).toBe(2);
    expect(room.ponder(true)).toBe(false);
    expect(seen.hurried).toBe(1);
    expect(room.step()).toBe(true);
  });

  it('plays as well as it did when its match is opened again', () => {
    const { options } = slow(0);
    const file = JSON.stringify(toyRoom(options).file());
    expect(JSON.parse(file).table.level).toBe('ace');
    expect(value(openRoom(GAMES, file, { seats: ['human', 'computer'], aids: {} })).level).toBe('ace');
    expect(value(openRoom(GAMES, JSON.stringify(toyRoom().file()), { seats: [], aids: {} })).level).toBeUndefined();
  });
});
