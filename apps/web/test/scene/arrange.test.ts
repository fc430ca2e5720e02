import { describe, expect, it } from 'vitest';
import { arrange, besideBox, boxAt, crowded, type Side, type Written } from '../../src/scene/arrange.ts';

const plate = (key: string, x: number, y: number) => ({ key, x, y, width: 60, height: 16 });

describe('what is written at pieces', () => {
  it('is written in full where there is room', () => {
    expect(crowded([plate('a', 0, 0), plate('b', 61, 0), plate('c', 0, 17)])).toEqual(new Set());
  });

  it('is brief at those that would cover each other, and only at those', () => {
    expect(crowded([plate('a', 0, 0), plate('b', 40, 5), plate('c', 200, 0)])).toEqual(new Set(['a', 'b']));
  });

  it('counts a wide plate among narrow ones', () => {
    const broad = { ...plate('broad', 0, 0), width: 400 };
    expect(crowded([broad, plate('b', 150, 0), plate('c', 215, 0), plate('d', 240, 0)])).toEqual(
      new Set(['broad', 'b', 'c', 'd']),
    );
    expect(crowded([broad, plate('d', 240, 0)])).toEqual(new Set());
  });
});

describe('the side of a piece that something is written at', () => {
  const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];
  const plate = (piece: string, x: number, y: number): Written => ({
    key: `plate:${piece}`,
    at: { x, y },
    reach: 24,
    width: 60,
    height: 16,
    sides: SIDES,
  });
  const body = (_: string, x: number, y: number) => ({ x, y, width: 40, height: 40 });
  const screen = { x: 500, y: 500, width: 1000, height: 1000 };
  const sides = (all: readonly Written[], bodies: ReturnType<typeof body>[], before = new Map<string, Side>()) => [
    ...arrange(all, { bodies, screen, before }).values(),
  ];

  it('is the best one where there is room, whatever the piece itself covers', () => {
    expect(sides([plate('a', 500, 500)], [body('a', 500, 500), body('b', 700, 500)])).toEqual(['below']);
  });

  it('is another where a neighbour stands', () => {
    expect(sides([plate('a', 500, 500)], [body('a', 500, 500), body('b', 500, 545)])).toEqual(['above']);
    const between = [body('a', 500, 500), body('b', 500, 545), body('c', 500, 455), body('d', 545, 500)];
    expect(sides([plate('a', 500, 500)], between)).toEqual(['left']);
  });

  it('is another where a small neighbour stands, however much there is to be written', () => {
    const words = { ...plate('a', 500, 500), width: 270, height: 52 };
    const small = { x: 500, y: 550, width: 14, height: 14 };
    expect(sides([words], [small])).toEqual(['above']);
  });

  it('is another where a large neighbour stands: nobody would know whose it is', () => {
    const large = { x: 500, y: 580, width: 120, height: 110 };
    expect(sides([plate('a', 500, 500)], [body('a', 500, 500), large])).toEqual(['above']);
  });

  it('is another where something is written already', () => {
    // The second stands so that its plate would lie half upon that of the first.
    const found = sides([plate('a', 500, 500), plate('b', 530, 490)], []);
    expect(found).toEqual(['below', 'above']);
  });

  it('is another where it would only just touch what is written already', () => {
    expect(sides([plate('a', 500, 500), plate('b', 559, 500)], [])).toEqual(['below', 'above']);
    expect(sides([plate('a', 500, 500), plate('b', 561, 500)], [])).toEqual(['below', 'below']);
  });

  it('is one that is seen', () => {
    expect(sides([plate('a', 500, 985)], [])).toEqual(['above']);
    expect(sides([plate('a', 985, 985)], [])).toEqual(['left']);
  });

  it('is none from which words that are pushed back onto the screen would cover their own piece', () => {
    const words = { ...plate('a', 960, 500), width: 270, height: 52, sides: ['right', 'left'] as const };
    expect(sides([{ ...words, pushed: true }], [body('a', 960, 500)])).toEqual(['left']);
    // Where they just fit they stay.
    expect(sides([{ ...words, pushed: true, at: { x: 700, y: 500 } }], [body('a', 700, 500)])).toEqual(['right']);
  });

  it('is farther off rather than upon a piece for words about none; a plate stays where one sees whose it is', () => {
    const all = [body('b', 500, 545), body('c', 500, 455), body('d', 560, 500), body('e', 440, 500)];
    const words = { ...plate('a', 500, 500), width: 50, sides: [...SIDES, 'farBelow'] as const };
    const far = [{ ...words, loose: true }];
    expect(sides(far, all)).toEqual(['farBelow']);
    // Each of the near places covers a little of somebody: for a plate that is better than to be far from its own.
    expect(sides([{ ...words, loose: false }], all)).not.toEqual(['farBelow']);
  });

  it('is left only for a good reason', () => {
    const at = { 'plate:a': 'above' } as const;
    const before = new Map<string, Side>(Object.entries(at));
    expect(sides([plate('a', 500, 500)], [], before)).toEqual(['above']);
    expect(sides([plate('a', 500, 500)], [body('b', 500, 455)], before)).toEqual(['below']);
  });

  it('is next to the piece, or as far away that another has room between them', () => {
    const { at, reach, width, height } = plate('a', 500, 500);
    expect(boxAt({ at, reach, width, height }, 'right')).toEqual({ x: 554, y: 500, width, height });
    expect(boxAt({ at, reach, width, height }, 'below').y).toBe(532);
    expect(boxAt({ at, reach, width, height }, 'farBelow').y - 532).toBeGreaterThan(height);
  });
});

describe('dice beside a piece', () => {
  const screen = { x: 500, y: 400, width: 1000, height: 800 };
  const size = { width: 200, height: 60, gap: 10 };
  const piece = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

  it('lie on the side that is away from the other, off the piece', () => {
    expect(besideBox(screen, piece(500, 400), { x: 500, y: 100 }, size)).toMatchObject({ x: 500, y: 460 });
    expect(besideBox(screen, piece(500, 400), { x: 900, y: 400 }, size)).toMatchObject({ x: 370, y: 400 });
  });

  it('lie aslant or sideways where the screen ends, and still beside the piece', () => {
    const place = besideBox(screen, piece(500, 780), { x: 500, y: 100 }, size);
    expect(place.y + 30).toBeLessThanOrEqual(800);
    expect(Math.abs(place.x - 500)).toBeGreaterThanOrEqual(120);
  });

  it('keep off whoever stands there, and go farther off where all around is taken', () => {
    const [box, other] = [piece(500, 400), { x: 500, y: 100 }];
    const below = { x: 500, y: 460, width: 60, height: 60 };
    const aslant = besideBox(screen, box, other, size, [below]);
    expect(aslant).not.toMatchObject({ x: 500, y: 460 });
    const ring = { x: 500, y: 400, width: 500, height: 200 };
    const far = besideBox(screen, box, other, size, [ring]);
    expect(far.y - 30).toBeGreaterThanOrEqual(500);
  });

  it('never run out of the screen', () => {
    const place = besideBox({ x: 100, y: 50, width: 200, height: 100 }, piece(100, 50), { x: 100, y: 0 }, size);
    expect(place).toMatchObject({ x: 100 });
  });
});
