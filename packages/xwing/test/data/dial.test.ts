import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialOf, parseDial, SHIPS } from '../../src/data/index.ts';

const MOVES = ['s', 'k', 'bl', 'br', 'tl', 'tr'];
const TWISTS: Readonly<Record<string, readonly string[]>> = {
  s: ['', 'r'],
  k: [''],
  bl: ['', 's', 'r'],
  br: ['', 's', 'r'],
  tl: ['', 't'],
  tr: ['', 't'],
};

describe('dial notation', () => {
  it('reads every kind of manoeuvre', () => {
    expect(parseDial('s2g bl1w k4r tr3tr bl2sr s1rr br1rr s0r s3w2')).toEqual([
      { code: 's2', bearing: 'straight', speed: 2, side: null, difficulty: 'green' },
      { code: 'bl1', bearing: 'bank', speed: 1, side: 'left', difficulty: 'white' },
      { code: 'k4', bearing: 'koiogran', speed: 4, side: null, difficulty: 'red' },
      { code: 'tr3t', bearing: 'tallon', speed: 3, side: 'right', difficulty: 'red' },
      { code: 'bl2s', bearing: 'segnor', speed: 2, side: 'left', difficulty: 'red' },
      { code: 's1r', bearing: 'reversestraight', speed: 1, side: null, difficulty: 'red' },
      { code: 'br1r', bearing: 'reversebank', speed: 1, side: 'right', difficulty: 'red' },
      { code: 's0', bearing: 'stationary', speed: 0, side: null, difficulty: 'red' },
      { code: 's3', bearing: 'straight', speed: 3, side: null, difficulty: 'white', energy: 2 },
    ]);
  });

  it('gives back code and colour of whatever was written', () => {
    const written = fc
      .constantFrom(...MOVES)
      .chain((move) =>
        fc.tuple(
          fc.constant(move),
          fc.integer({ min: 1, max: 5 }),
          fc.constantFrom(...TWISTS[move]!),
          fc.constantFrom('g', 'w', 'r'),
        ),
      );
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 20 }), (list) => {
        const codes = list.map(([move, speed, twist]) => `${move}${speed}${twist}`);
        const parsed = parseDial(list.map((cell) => cell.join('')).join(' '));
        expect(parsed.map((move) => move.code)).toEqual(codes);
        expect(parsed.map((move) => move.difficulty.charAt(0))).toEqual(list.map(([, , , colour]) => colour));
      }),
    );
  });

  it.each(['', 's2', 'bl', 'x1g', 'k2sr', 'tl2sr', 's6g', 'bl1g,s1g'])('refuses %j', (text) => {
    expect(() => parseDial(text)).toThrow('not a manoeuvre');
  });
});

describe('dials', () => {
  it('[XW-MANOEVER-01] [XW-SCHWIERIGKEIT-01] hold each manoeuvre once, with speed, bearing and colour', () => {
    for (const ship of SHIPS) {
      const dial = dialOf(ship.id);
      expect([ship.id, new Set(dial.map((move) => move.code)).size]).toEqual([ship.id, dial.length]);
      for (const move of dial) expect(['green', 'white', 'red']).toContain(move.difficulty);
    }
  });

  it('[XW-GESCHWINDIGKEIT-01] a stationary manoeuvre has speed 0, every other one 1 to 5', () => {
    const moves = SHIPS.flatMap((ship) => dialOf(ship.id));
    for (const move of moves) expect(move.bearing === 'stationary').toBe(move.speed === 0);
    expect(Math.max(...moves.map((move) => move.speed))).toBe(5);
  });

  it('[XW-FLUGRICHTUNG-02] differ from type to type: no two small or large ships share one', () => {
    const dials = SHIPS.filter((ship) => ship.size !== 'huge').map((ship) => ship.dial);
    expect(new Set(dials).size).toBe(dials.length);
  });

  it('are the same to the left and to the right, but for the JumpMaster', () => {
    const mirrored = (id: string) => {
      const one = (side: string) =>
        dialOf(id)
          .filter((move) => move.side === side)
          .map((move) => `${move.bearing} ${move.speed} ${move.difficulty}`)
          .sort();
      return one('left').join() === one('right').join();
    };
    expect(SHIPS.filter((ship) => !mirrored(ship.id)).map((ship) => ship.id)).toEqual(['jumpmaster5000']);
  });

  it('gain energy on huge ships and nowhere else', () => {
    for (const ship of SHIPS) {
      for (const move of dialOf(ship.id)) expect(move.energy !== undefined).toBe(ship.size === 'huge');
    }
  });

  it('[XW-FLUGMANOEVER-02] the T-70 flies what the handbook draws', () => {
    const codes = dialOf('t70xwing').map((move) => move.code);
    expect(codes).toEqual('bl1 s1 br1 tl2 bl2 s2 br2 tr2 tl3 bl3 s3 br3 tr3 tl3t tr3t s4 k4'.split(' '));
  });

  it('[XW-FLUGMANOEVER-03] the TIE/fo flies what the handbook draws', () => {
    const codes = dialOf('tiefofighter').map((move) => move.code);
    expect(codes).toEqual('tl1 tr1 tl2 bl2 s2 br2 tr2 bl2s br2s tl3 bl3 s3 br3 tr3 s4 k4 s5'.split(' '));
  });
});
